//===- Atomic.td - cmpxchg and atomicrmw -------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"atomic-cmpxchg-type", "instruction",
           "Atomic operations on non-i32/i64/i128 types are not supported">,
      Severities<Error, Error, Off> {
  let Why = "PTX's compare-and-swap works on whole registers.";
  let Legal = "i32, i64 and i128.";
  let Help = "operate on the containing i32; cast pointers to i64";
  let Fix = ExpandAtomic;
  let Source = "NVVM IR Verifier: Cmpxchg Restrictions; libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = cmpxchg ptr %p, i8 0, i8 1 seq_cst seq_cst\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-cmpxchg-space", "instruction",
           "cmpxchg pointer operand must point to generic, global, or shared address space">,
      Severities<Error, Error, Error> {
  let Why = "PTX has no atomics on constant and local memory.";
  let Legal = "addrspace 0, 1 and 3; profile nvptx also accepts 5, where no other thread can interfere, and 7.";
  let Help = "use a pointer to global or shared memory, or a generic pointer to either";
  let Fix = UnshareAtomic;
  let Source = "NVVM IR Verifier: Cmpxchg Restrictions; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(4) %p) {\n"
            "  %a = cmpxchg ptr addrspace(4) %p, i32 0, i32 1 seq_cst seq_cst\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = cmpxchg ptr addrspace(3) %p, i32 0, i32 1 seq_cst seq_cst\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-rmw-type", "instruction",
           "Atomic operations on non-i32/i64/i128 types are not supported">,
      Severities<Error, Error, Off> {
  let Why = "PTX's integer atomics work on whole registers.";
  let Legal = "i32, i64 and i128; floating-point values and pairs of them; pointers for xchg.";
  let Help = "operate on the containing i32";
  let Fix = ExpandAtomic;
  let Source = "libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = atomicrmw add ptr %p, i8 1 seq_cst\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = atomicrmw add ptr %p, i32 1 seq_cst\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-rmw-order", "instruction",
           "atomicrmw {0} without a syncscope is printed without its order, {1}">,
      Severities<Note, Off, Note> {
  let Why = "Front ends write CUDA's relaxed, device-scope atomics as an atomicrmw with an ordering but without a syncscope, and that is how it is printed. Code that relies on the ordering, or on system scope, gets neither. The note is given once per function, and only with --show-info.";
  let Legal = "Nothing is wrong if only the value matters. With a syncscope, the ordering is printed.";
  let Help = "where the order counts, name a syncscope (device, block …), or compile with --strict-atomics";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "; --show-info\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst\n"
            "  ret void\n"
            "}";
  let Good = "; --show-info\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope(\"device\") seq_cst\n"
             "  %b = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-rmw-space", "instruction",
           "atomicrmw pointer operand must point to generic, global, or shared address space">,
      Severities<Error, Error, Error> {
  let Why = "PTX has no atomics on constant and local memory.";
  let Legal = "addrspace 0, 1 and 3; profile nvptx also accepts 5, where no other thread can interfere, and 7.";
  let Help = "use a pointer to global or shared memory, or a generic pointer to either";
  let Fix = UnshareAtomic;
  let Source = "libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(4) %p) {\n"
            "  %a = atomicrmw add ptr addrspace(4) %p, i32 1 seq_cst\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-rmw-operation", "instruction",
           "atomicrmw does not support operation: '{0}'.">,
      Severities<Error, Error, Off> {
  let Why = "PTX has no such atomic, and NVVM IR does not expand it into a loop.";
  let Legal = "Operations other than usub_cond and usub_sat; fadd on half, bfloat, float, double and packed pairs.";
  let Help = "write a cmpxchg loop";
  let Fix = ExpandAtomic;
  let Source = "libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = atomicrmw usub_cond ptr %p, i32 1 seq_cst\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = atomicrmw sub ptr %p, i32 1 seq_cst\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-rmw-i128", "instruction",
           "Atomic operations on i128 types are only supported for xchg operation">,
      Severities<Error, Error, Off> {
  let Why = "Exchange is the only read-modify-write operation that PTX has for 128 bits.";
  let Legal = "xchg; from sm_90 on, profile nvptx also accepts the other operations and prints a loop.";
  let Help = "write a cmpxchg loop";
  let Fix = ExpandAtomic;
  let Source = "libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = atomicrmw add ptr %p, i128 1 seq_cst\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = atomicrmw xchg ptr %p, i128 1 seq_cst\n"
             "  ret void\n"
             "}";
}
