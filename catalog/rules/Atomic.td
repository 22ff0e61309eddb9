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
  let Why = "The machine compares and swaps whole registers.";
  let Legal = "i32, i64 and i128.";
  let Help = "work on the i32 around it; for pointers, cast to i64";
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
  let Legal = "addrspace 0, 1 and 3; profile nvptx also 5, which one thread has for itself, and 7.";
  let Help = "use a pointer to global or shared memory, or a generic one to either";
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
  let Why = "The machine's integer atomics work on whole registers.";
  let Legal = "i32, i64 and i128; floating-point values and pairs of them; pointers for xchg.";
  let Help = "work on the i32 around it";
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
  let Why = "Front ends write CUDA's relaxed, device-wide atomics as an atomicrmw with an order and no syncscope. It is printed as they mean it; code that relies on the order, and on the whole system, gets neither. Told once a function, on request.";
  let Legal = "Nothing is wrong where only the value counts. An order is printed beside a syncscope.";
  let Help = "where the order counts, name a syncscope (device, block …), or compile with --strict-atomics";
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
  let Legal = "addrspace 0, 1 and 3; profile nvptx also 5, which one thread has for itself, and 7.";
  let Help = "use a pointer to global or shared memory, or a generic one to either";
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
  let Why = "The machine has no such atomic, and the dialect no loop for it.";
  let Legal = "Operations other than usub_cond and usub_sat; fadd on half, bfloat, float, double and packed pairs.";
  let Help = "write a cmpxchg loop";
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
  let Why = "The only 128-bit read-modify-write is the exchange.";
  let Legal = "xchg; profile nvptx takes the others too, from sm_90 on, and prints a loop.";
  let Help = "write a cmpxchg loop";
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
