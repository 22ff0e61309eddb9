//===- InternalAtomic.td - Atomic intrinsics ---------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"atomic-cas-opcode", "intrinsic",
           "the opcode of atomic_cas must be CAS">,
      Severities<Error, Error, Error, Error> {
  let Why = "The operands are those of a compare-and-swap.";
  let Legal = "Bits 23:16 of the mode: 14 (CAS).";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.cas.i32(i32, ptr addrspace(1), i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.cas.i32(i32 65537, ptr addrspace(1) %p, i32 0, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.cas.i32(i32, ptr addrspace(1), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.cas.i32(i32 917505, ptr addrspace(1) %p, i32 0, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-rmw-opcode", "intrinsic",
           "the opcode of atomic_rmw must not be CAS, CAST or CAST_SPIN">,
      Severities<Error, Error, Error, Error> {
  let Why = "These operations need a value to compare with, which the intrinsic does not have.";
  let Legal = "Bits 23:16 of the mode: any operation but 14 (CAS), 15 (CAST) and 16 (CAST_SPIN).";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 917505, ptr addrspace(1) %p, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65537, ptr addrspace(1) %p, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-cast-opcode", "intrinsic",
           "the opcode of atomic_cast must be CAST or CAST_SPIN">,
      Severities<Error, Error, Error, Error> {
  let Why = "The operands are those of a check-and-store.";
  let Legal = "Bits 23:16 of the mode: 15 (CAST) or 16 (CAST_SPIN).";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.cast(i32, ptr addrspace(3), i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.cast(i32 917504, ptr addrspace(3) %p, i32 0, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.cast(i32, ptr addrspace(3), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.cast(i32 983040, ptr addrspace(3) %p, i32 0, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-cast-type", "intrinsic",
           "atomic.cast only overloads on i32 and i64">,
      Severities<Error, Error, Error, Error> {
  let Why = "Check-and-store only exists for 32 and 64 bits.";
  let Legal = "i32 and i64.";
  let Help = "use i32 or i64";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i16 @llvm.nvvm.atomic.cast(i32, ptr addrspace(3), i16, i16)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = call i16 @llvm.nvvm.atomic.cast(i32 983040, ptr addrspace(3) %p, i16 0, i16 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.cast(i32, ptr addrspace(3), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.cast(i32 983040, ptr addrspace(3) %p, i32 0, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-cast-space", "intrinsic",
           "atomic.cast is only allowed on shared pointers">,
      Severities<Error, Error, Error, Error> {
  let Why = "Check-and-store only exists for shared memory.";
  let Legal = "ptr addrspace(3).";
  let Help = "use llvm.nvvm.atomic.cas for other memory";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.cast(i32, ptr addrspace(1), i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.cast(i32 983040, ptr addrspace(1) %p, i32 0, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.cast(i32, ptr addrspace(3), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.cast(i32 983040, ptr addrspace(3) %p, i32 0, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-cast-ordering", "intrinsic",
           "atomic.cast works on shared memory, so cannot be ordered">,
      Severities<Error, Error, Error, Error> {
  let Why = "Check-and-store on shared memory takes no memory ordering.";
  let Legal = "Bits 3:0 of the mode: 0.";
  let Help = "clear bit 24 of the word";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.cast(i32, ptr addrspace(3), i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.cast(i32 17760256, ptr addrspace(3) %p, i32 0, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.cast(i32, ptr addrspace(3), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.cast(i32 983040, ptr addrspace(3) %p, i32 0, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-global-ordering", "intrinsic",
           "Global ordering on atomics is only allowed on generic/global pointers">,
      Severities<Error, Error, Error, Error> {
  let Why = "An ordering at gpu or system scope covers global memory. Shared memory is not visible at that scope.";
  let Legal = "A pointer in address space 0 or 1; or scope cta or cluster; or no ordering.";
  let Help = "narrow the scope to cta (bits 7:4 = 1), or use a generic or global pointer";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(3), i32)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 16842753, ptr addrspace(3) %p, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 16842753, ptr addrspace(1) %p, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-ordering-value", "intrinsic",
           "ordering mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 3:0 of the mode: 0 none, 1 relaxed, 2 acquire, 3 release, 4 acq_rel, 5 seq_cst.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65543, ptr addrspace(1) %p, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65537, ptr addrspace(1) %p, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-scope-value", "intrinsic",
           "scope mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 7:4 of the mode: 0 gpu, 1 cta, 2 sys, 3 cluster.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65601, ptr addrspace(1) %p, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65553, ptr addrspace(1) %p, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-cache-hint", "intrinsic",
           "Cache operation hint not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 11:8 of the mode: 0 none, 1 evict_first, 2 evict_last, 3 evict_unchanged, 4 no_allocate.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 94209, ptr addrspace(1) %p, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 69633, ptr addrspace(1) %p, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-operation-value", "intrinsic",
           "operation mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 23:16 of the mode: 0 exch, 1 add, 3 and, 5 or, 6 xor, 7 smax, 8 smin, 9 umax, 10 umin, 11 fadd, 12 inc, 13 dec, 14 CAS, 15 CAST, 16 CAST_SPIN.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: G; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 262145, ptr addrspace(1) %p, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 196609, ptr addrspace(1) %p, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-atomic", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Error, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bits 15:12 and 31:24 of the mode are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "; --libnvvm=13.0\n"
            "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 134283265, ptr addrspace(1) %p, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "; --libnvvm=13.0\n"
             "declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65537, ptr addrspace(1) %p, i32 1)\n"
             "  ret void\n"
             "}";
}
