#define _GNU_SOURCE
#include "counting.h"

#include <inttypes.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// For each number that Linux can give (2^22), which copy had it, counted from 1; 0 for none. Shared
// with the copies, because a copy makes copies too; of a mapping only what is touched takes memory.
enum { numbers = 1 << 22 };
static struct {
  uint32_t copies;
  uint32_t copy_of_number[numbers];
} *given;

static bool share_numbers(void) {
  if (given) return true;
  void *place = mmap(NULL, sizeof *given, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (place == MAP_FAILED) return false;
  given = place;
  return true;
}

// Gives a copy its number, unless an earlier one had it. Copy and original both ask, in any order.
static bool takes_number(uint32_t copy, pid_t number) {
  uint32_t *owner = &given->copy_of_number[number % numbers];
  if (*owner == 0) *owner = copy;
  return *owner == copy;
}

// Forks until the copy has a number that none had before.
static pid_t fork_under_new_number(void) {
  if (!share_numbers()) return -1;
  while (true) {
    uint32_t copy = ++given->copies;
    pid_t process = fork();
    if (process == 0 && !takes_number(copy, getpid())) _exit(0);
    if (process <= 0 || takes_number(copy, process)) return process;
    waitpid(process, NULL, 0);
  }
}

int32_t probe_fork(void) {
  pid_t process = fork_under_new_number();
  if (process == 0) {
    // A crash is an answer here, and valgrind would write a core file of it.
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
  }
  return process;
}

// Asks valgrind for something, and returns 0 where there is none.
static uint64_t request_of_valgrind(uint64_t code) {
  volatile uint64_t request[6] = {code, 0, 0, 0, 0, 0};
  volatile uint64_t result = 0;
  // Four rotations by 128 bits in all leave %rdi as it was; valgrind takes them and the exchange
  // that follows for a request, whose arguments lie at %rax and whose answer goes to %rdx.
  __asm__ volatile("rolq $3, %%rdi\n\trolq $13, %%rdi\n\t"
                   "rolq $61, %%rdi\n\trolq $51, %%rdi\n\t"
                   "xchgq %%rbx, %%rbx"
                   : "=d"(result)
                   : "a"(request), "0"(result)
                   : "cc", "memory");
  return result;
}

// valgrind.h: the tool base of 'C','T'. callgrind.h: its requests, counted from there.
enum { callgrind_base = 'C' << 24 | 'T' << 16, zero_stats = 1, start_instrumentation = 4 };

void probe_callgrind_start(void) { request_of_valgrind(callgrind_base + start_instrumentation); }

void probe_callgrind_zero(void) { request_of_valgrind(callgrind_base + zero_stats); }

bool probe_runs_under_valgrind(void) {
  // valgrind.h: RUNNING_ON_VALGRIND, which gives the number of valgrinds around the program.
  return request_of_valgrind(0x1001) != 0;
}

void probe_report_entered(int64_t index, int64_t kernel) {
  dprintf(STDOUT_FILENO, "entered %" PRId64 " %d %" PRId64 "\n", index, getpid(), kernel);
}

void probe_report_ended(int64_t index, int32_t status) {
  dprintf(STDOUT_FILENO, "ended %" PRId64 " %" PRId32 "\n", index, status);
}
