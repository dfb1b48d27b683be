/// Costs that are known to the instruction and to the byte, for a gate to find.
#pragma once

/// Executes 64 instructions that do nothing.
static inline void probe_spend_64_instructions(void) {
  __asm__ volatile(".rept 64\n\tnop\n\t.endr");
}

/// Holds 4,096 bytes of code that is jumped over, at the cost of one instruction.
static inline void probe_hold_4_kibibytes(void) {
  __asm__ volatile("jmp 1f\n\t.skip 4096, 0xCC\n1:");
}
