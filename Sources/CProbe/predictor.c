#include "predictor.h"

// Valgrind's branch predictor (cachegrind/cg_branchpred.c, version 3.19) is two tables and a history:
//
// - 512 targets of indirect jumps, by the low 9 bits of the address; each jump writes its own.
// - 16,384 counters from 0 to 3, by the last 7 outcomes of conditional branches and the low 7 bits
//   of the address; a branch that is taken adds one to its own, one that is not takes one away.
//
// What any of them held before is gone once each target has been written and each counter has been
// moved three times, always to the same side.

// One jump at each address modulo 512: they lie 3 bytes apart, and 3 and 512 have no common divisor.
static void settle_targets(void) {
  uint64_t place, back, left;
  __asm__ volatile("leaq 2f(%%rip), %[place]\n\t"
                   "leaq 3f(%%rip), %[back]\n\t"
                   "movl $512, %k[left]\n"
                   "1:\n\t"
                   "jmpq *%[place]\n"
                   "2:\n\t"
                   ".rept 512\n\t"
                   "jmpq *%[back]\n\t"
                   "int3\n\t"
                   ".endr\n"
                   "3:\n\t"
                   "addq $3, %[place]\n\t"
                   "decl %k[left]\n\t"
                   "jnz 1b\n"
                   : [place] "=&a"(place), [back] "=&d"(back), [left] "=&c"(left)
                   :
                   : "cc");
}

// One branch at each address modulo 128: they lie 5 bytes apart, and lead to the next whether they
// are taken or not. What they do is a sequence of 128 bits in which any 7 in a row occur once (de
// Bruijn), and which goes on from bit to bit and from pass to pass, so that the 7 outcomes before a
// branch say its own: each counter is always moved to the same side. A pass has 129 branches, which
// puts each one bit further in the next: after 128 passes each has come after any 7 outcomes. Three
// times that, and one pass for what the history held at first.
static void settle_counters(void) {
  uint64_t low = 0xe17cae689e286080, high = 0xfea99dd2c6f6b648, left = 3 * 128 + 1;
  uint64_t again, done;
  __asm__ volatile("leaq 1f(%%rip), %[again]\n\t"
                   "leaq 2f(%%rip), %[done]\n"
                   "1:\n\t"
                   "movq %[low], %%rax\n\t"
                   "movq %[high], %%rdx\n\t"
                   ".rept 64\n\t"
                   "shrq %%rax\n\t"
                   "jc .+2\n\t"
                   ".endr\n\t"
                   ".rept 64\n\t"
                   "shrq %%rdx\n\t"
                   "jc .+2\n\t"
                   ".endr\n\t"
                   "btq $0, %[low]\n\t"
                   "jc .+2\n\t"
                   // The next pass begins one bit further.
                   "movq %[low], %%rax\n\t"
                   "shrdq $1, %[high], %[low]\n\t"
                   "shrdq $1, %%rax, %[high]\n\t"
                   // A conditional branch here would be one outcome more.
                   "decq %[left]\n\t"
                   "cmovzq %[done], %[again]\n\t"
                   "jmpq *%[again]\n"
                   "2:\n"
                   : [low] "+&r"(low), [high] "+&r"(high), [left] "+&r"(left),
                     [again] "=&r"(again), [done] "=&r"(done)
                   :
                   : "rax", "rdx", "cc");
}

void probe_settle_predictor(void) {
  settle_targets();
  settle_counters();
}
