//===- Instruction.td - Instructions and types -------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"type-fp128", "instruction",
           "fp128 type is not supported">,
      Severities<Error, Error, Warning> {
  let Why = "GPUs have no 128-bit floating point.";
  let Legal = "half, bfloat, float and double; profile nvptx lets it be loaded, stored and copied.";
  let Help = "use double";
  let Source = "libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = load fp128, ptr %p\n"
            "  %b = fadd fp128 %a, %a\n"
            "  store fp128 %b, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = load double, ptr %p\n"
             "  %b = fadd double %a, %a\n"
             "  store double %b, ptr %p\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-x86-fp80", "instruction",
           "x86_fp80 type is not supported">,
      Severities<Error, Error, Error> {
  let Why = "The type belongs to x86.";
  let Legal = "half, bfloat, float and double.";
  let Help = "use double";
  let Source = "libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = load x86_fp80, ptr %p\n"
            "  %b = fadd x86_fp80 %a, %a\n"
            "  store x86_fp80 %b, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = load double, ptr %p\n"
             "  %b = fadd double %a, %a\n"
             "  store double %b, ptr %p\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-ppc-fp128", "instruction",
           "ppc_fp128 type is not supported">,
      Severities<Error, Error, Error> {
  let Why = "The type belongs to PowerPC.";
  let Legal = "half, bfloat, float and double.";
  let Help = "use double";
  let Source = "libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = load ppc_fp128, ptr %p\n"
            "  %b = fadd ppc_fp128 %a, %a\n"
            "  store ppc_fp128 %b, ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = load double, ptr %p\n"
             "  %b = fadd double %a, %a\n"
             "  store double %b, ptr %p\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-blockaddress", "instruction",
           "blockaddress is not supported">,
      Severities<Error, Error, Off> {
  let Why = "PTX has no address of a block that a value could hold.";
  let Legal = "Operands and initial values that are no blockaddress; within constant expressions and aggregates it is not looked for.";
  let Help = "number the blocks and use switch";
  let Source = "libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  br label %a\n"
            "a:\n"
            "  store ptr blockaddress(@k, %a), ptr %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  br label %a\n"
             "a:\n"
             "  store ptr @k, ptr %p\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-pragma-unroll", "instruction",
           "pragma unroll is not supported. Please use llvm.loop.unroll.count instead">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "pragma unroll is not supported.  Please use llvm.loop.unroll.count instead";
  let Why = "The front end's pragma has a metadata of its own that the loop passes read.";
  let Legal = "!llvm.loop with llvm.loop.unroll.count.";
  let Help = "attach !llvm.loop with !{!\"llvm.loop.unroll.count\", i32 N} to the latch";
  let Source = "NVVM IR Verifier: Per-Instruction 0x1F; libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  br label %a, !pragma !0\n"
            "a:\n"
            "  ret void\n"
            "}\n"
            "!0 = !{!\"unroll\", i32 4}";
  let Good = "define ptx_kernel void @k() {\n"
             "  br label %a, !pragma !0\n"
             "a:\n"
             "  ret void\n"
             "}\n"
             "!0 = !{!\"nounroll\", i32 1}";
}
def : Rule<"instruction-pragma-operands", "instruction",
           "branch pragma metadata does not have 2 operands?">,
      Severities<Error, Error, Off> {
  let Why = "Pragma metadata is a name and a value.";
  let Legal = "Exactly two operands.";
  let Source = "NVVM IR Verifier: Per-Instruction 0x1F; libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  br label %a, !pragma !0\n"
            "a:\n"
            "  ret void\n"
            "}\n"
            "!0 = !{!\"foo\"}";
  let Good = "define ptx_kernel void @k() {\n"
             "  br label %a, !pragma !0\n"
             "a:\n"
             "  ret void\n"
             "}\n"
             "!0 = !{!\"foo\", i32 1}";
}
def : Rule<"instruction-indirectbr", "instruction",
           "indirectbr is not supported">,
      Severities<Error, Error, Error> {
  let LibNVVMText = "Illegal instruction: indirectbr";
  let Why = "PTX has branches to labels and through branch lists, not to computed addresses.";
  let Legal = "br and switch.";
  let Help = "use a switch";
  let Source = "NVVM IR Verifier: Per-Instruction; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  indirectbr ptr %p, [label %a]\n"
            "a:\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  br label %a\n"
             "a:\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-invoke", "instruction",
           "invoke is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: invoke";
  let Why = "There is no exception handling on a GPU.";
  let Legal = "call.";
  let Help = "run the lowerinvoke pass, or compile without exceptions";
  let Source = "NVVM IR Verifier: Per-Instruction; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define void @g() {\n"
            "  ret void\n"
            "}\n"
            "declare i32 @p(...)\n"
            "define void @k() personality ptr @p {\n"
            "  invoke void @g() to label %a unwind label %b\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  %l = landingpad { ptr, i32 } cleanup\n"
            "  unreachable\n"
            "}";
  let Good = "define void @g() {\n"
             "  ret void\n"
             "}\n"
             "declare i32 @p(...)\n"
             "define void @k() {\n"
             "  call void @g()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-resume", "instruction",
           "resume is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: resume";
  let Why = "There is no exception handling on a GPU.";
  let Legal = "unreachable after a call to a trap.";
  let Help = "compile without exceptions";
  let Source = "NVVM IR Verifier: Per-Instruction; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define void @g() {\n"
            "  ret void\n"
            "}\n"
            "declare i32 @p(...)\n"
            "define void @k() personality ptr @p {\n"
            "  invoke void @g() to label %a unwind label %b\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  %l = landingpad { ptr, i32 } cleanup\n"
            "  resume { ptr, i32 } %l\n"
            "}";
  let Good = "define void @g() {\n"
             "  ret void\n"
             "}\n"
             "declare i32 @p(...)\n"
             "define void @k() {\n"
             "  call void @g()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-landingpad", "instruction",
           "landingpad is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: landingpad";
  let Why = "There is no exception handling on a GPU.";
  let Legal = "Blocks that nothing unwinds to.";
  let Help = "compile without exceptions";
  let Source = "NVVM IR Verifier: Per-Instruction; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define void @g() {\n"
            "  ret void\n"
            "}\n"
            "declare i32 @p(...)\n"
            "define void @k() personality ptr @p {\n"
            "  invoke void @g() to label %a unwind label %b\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  %l = landingpad { ptr, i32 } catch ptr null\n"
            "  ret void\n"
            "}";
  let Good = "define void @g() {\n"
             "  ret void\n"
             "}\n"
             "declare i32 @p(...)\n"
             "define void @k() {\n"
             "  call void @g()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-callbr", "instruction",
           "callbr is not supported">,
      Severities<Error, Off, Off> {
  let Why = "PTX inline assembly cannot jump to labels of the function around it.";
  let Legal = "call asm, then a branch on its result.";
  let Help = "return a condition from the assembly and branch on it";
  let Source = "OpenNVVM lint";
  let Bad = "define void @k() {\n"
            "  callbr void asm \"\", \"!i\"() to label %a [label %b]\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  ret void\n"
            "}";
  let Good = "define void @k() {\n"
             "  call void asm sideeffect \"\", \"\"()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-catchswitch", "instruction",
           "catchswitch is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: catchswitch";
  let Why = "There is no exception handling on a GPU.";
  let Legal = "Blocks that nothing unwinds to.";
  let Help = "compile without exceptions";
  let Source = "OpenNVVM lint";
  let Bad = "define void @g() {\n"
            "  ret void\n"
            "}\n"
            "declare i32 @__CxxFrameHandler3(...)\n"
            "define void @k() personality ptr @__CxxFrameHandler3 {\n"
            "  invoke void @g() to label %a unwind label %b\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  %c = catchswitch within none [label %h] unwind to caller\n"
            "h:\n"
            "  %q = catchpad within %c [ptr null, i32 64, ptr null]\n"
            "  catchret from %q to label %a\n"
            "}";
  let Good = "define void @g() {\n"
             "  ret void\n"
             "}\n"
             "declare i32 @__CxxFrameHandler3(...)\n"
             "define void @k() {\n"
             "  call void @g()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-catchpad", "instruction",
           "catchpad is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: catchpad";
  let Why = "There is no exception handling on a GPU.";
  let Legal = "Blocks that nothing unwinds to.";
  let Help = "compile without exceptions";
  let Source = "OpenNVVM lint";
  let Bad = "define void @g() {\n"
            "  ret void\n"
            "}\n"
            "declare i32 @__CxxFrameHandler3(...)\n"
            "define void @k() personality ptr @__CxxFrameHandler3 {\n"
            "  invoke void @g() to label %a unwind label %b\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  %c = catchswitch within none [label %h] unwind to caller\n"
            "h:\n"
            "  %q = catchpad within %c [ptr null, i32 64, ptr null]\n"
            "  catchret from %q to label %a\n"
            "}";
  let Good = "define void @g() {\n"
             "  ret void\n"
             "}\n"
             "declare i32 @__CxxFrameHandler3(...)\n"
             "define void @k() {\n"
             "  call void @g()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-catchret", "instruction",
           "catchret is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: catchret";
  let Why = "There is no exception handling on a GPU.";
  let Legal = "br.";
  let Help = "compile without exceptions";
  let Source = "OpenNVVM lint";
  let Bad = "define void @g() {\n"
            "  ret void\n"
            "}\n"
            "declare i32 @__CxxFrameHandler3(...)\n"
            "define void @k() personality ptr @__CxxFrameHandler3 {\n"
            "  invoke void @g() to label %a unwind label %b\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  %c = catchswitch within none [label %h] unwind to caller\n"
            "h:\n"
            "  %q = catchpad within %c [ptr null, i32 64, ptr null]\n"
            "  catchret from %q to label %a\n"
            "}";
  let Good = "define void @g() {\n"
             "  ret void\n"
             "}\n"
             "declare i32 @__CxxFrameHandler3(...)\n"
             "define void @k() {\n"
             "  call void @g()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-cleanuppad", "instruction",
           "cleanuppad is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: cleanuppad";
  let Why = "There is no exception handling on a GPU.";
  let Legal = "Blocks that nothing unwinds to.";
  let Help = "compile without exceptions";
  let Source = "OpenNVVM lint";
  let Bad = "define void @g() {\n"
            "  ret void\n"
            "}\n"
            "declare i32 @__CxxFrameHandler3(...)\n"
            "define void @k() personality ptr @__CxxFrameHandler3 {\n"
            "  invoke void @g() to label %a unwind label %b\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  %c = cleanuppad within none []\n"
            "  cleanupret from %c unwind to caller\n"
            "}";
  let Good = "define void @g() {\n"
             "  ret void\n"
             "}\n"
             "declare i32 @__CxxFrameHandler3(...)\n"
             "define void @k() {\n"
             "  call void @g()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-cleanupret", "instruction",
           "cleanupret is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: cleanupret";
  let Why = "There is no exception handling on a GPU.";
  let Legal = "br.";
  let Help = "compile without exceptions";
  let Source = "OpenNVVM lint";
  let Bad = "define void @g() {\n"
            "  ret void\n"
            "}\n"
            "declare i32 @__CxxFrameHandler3(...)\n"
            "define void @k() personality ptr @__CxxFrameHandler3 {\n"
            "  invoke void @g() to label %a unwind label %b\n"
            "a:\n"
            "  ret void\n"
            "b:\n"
            "  %c = cleanuppad within none []\n"
            "  cleanupret from %c unwind to caller\n"
            "}";
  let Good = "define void @g() {\n"
             "  ret void\n"
             "}\n"
             "declare i32 @__CxxFrameHandler3(...)\n"
             "define void @k() {\n"
             "  call void @g()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-fence-standard", "instruction",
           "fence is not supported">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Illegal instruction: fence";
  let Why = "Standard NVVM IR orders memory with membar and fence intrinsics, which name their scope.";
  let Legal = "llvm.nvvm.membar.cta, .gl and .sys.";
  let Help = "call llvm.nvvm.membar.gl, .cta or .sys";
  let Source = "NVVM IR Verifier: Per-Instruction 0x40; libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  fence acq_rel\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.membar.gl()\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.membar.gl()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-fence-unified", "instruction",
           "fence is not supported">,
      Severities<Error, Off, Off> {
  let Why = "The machine has fence.acq_rel and fence.sc; weaker ones have no form.";
  let Legal = "acq_rel and seq_cst, of any scope.";
  let Help = "use fence acq_rel";
  let Source = "NVVM IR Verifier: Per-Instruction 0x40";
  let Bad = "; --mode=unified\n"
            "define ptx_kernel void @k() {\n"
            "  fence acquire\n"
            "  ret void\n"
            "}";
  let Good = "; --mode=unified\n"
             "define ptx_kernel void @k() {\n"
             "  fence seq_cst\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-alloca-align", "instruction",
           "alloca align must be <= 2^23">,
      Severities<Error, Error, Off> {
  let Why = "Local memory is not aligned more strongly.";
  let Legal = "At most 8388608 bytes.";
  let Source = "NVVM IR Verifier: Per-Instruction 0x3C; libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  %a = alloca i32, align 16777216\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  %a = alloca i32, align 8388608\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-alloca-space", "instruction",
           "Allocas are not supported on address spaces except Generic">,
      Severities<Error, Error, Off> {
  let Why = "A frame is reached through generic pointers.";
  let Legal = "addrspace(0).";
  let Help = "use a generic alloca, and addrspacecast where a local pointer is wanted";
  let Source = "NVVM IR Verifier: Per-Instruction 0x3C; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  %a = alloca i32, addrspace(5)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  %a = alloca i32\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-load", "instruction",
           "Atomic loads/stores are not supported">,
      Severities<Error, Error, Off> {
  let Why = "The dialect has atomic read-modify-write operations and fences, but no atomic loads and stores.";
  let Legal = "Plain and volatile loads.";
  let Help = "use a volatile load between membar calls, or atomicrmw";
  let Source = "NVVM IR Verifier: Per-Instruction 0x3D 0x3E";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = load atomic i32, ptr %p acquire, align 4\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  %a = load i32, ptr %p\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-load-tensor-memory", "instruction",
           "Tensor Memory loads/stores are not supported">,
      Severities<Error, Error, Error> {
  let Why = "Tensor memory is reached by tcgen05 operations only.";
  let Legal = "Any other address space.";
  let Help = "use llvm.nvvm.tcgen05.ld and .st";
  let Source = "NVVM IR Verifier: Tensor Memory Restrictions; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(6) %p) {\n"
            "  %a = load i32, ptr addrspace(6) %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = load i32, ptr addrspace(3) %p\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-store", "instruction",
           "Atomic loads/stores are not supported">,
      Severities<Error, Error, Off> {
  let Why = "The dialect has atomic read-modify-write operations and fences, but no atomic loads and stores.";
  let Legal = "Plain and volatile stores.";
  let Help = "use a volatile store between membar calls, or atomicrmw";
  let Source = "NVVM IR Verifier: Per-Instruction 0x3D 0x3E";
  let Bad = "define ptx_kernel void @k(ptr %p) {\n"
            "  store atomic i32 0, ptr %p release, align 4\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr %p) {\n"
             "  store i32 0, ptr %p\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-store-tensor-memory", "instruction",
           "Tensor Memory loads/stores are not supported">,
      Severities<Error, Error, Error> {
  let Why = "Tensor memory is reached by tcgen05 operations only.";
  let Legal = "Any other address space.";
  let Help = "use llvm.nvvm.tcgen05.ld and .st";
  let Source = "NVVM IR Verifier: Tensor Memory Restrictions; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(6) %p) {\n"
            "  store i32 0, ptr addrspace(6) %p\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  store i32 0, ptr addrspace(3) %p\n"
             "  ret void\n"
             "}";
}
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
  let Why = "Constant and local memory have no atomics.";
  let Legal = "addrspace 0, 1 and 3; profile nvptx also 7.";
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
def : Rule<"atomic-rmw-space", "instruction",
           "atomicrmw pointer operand must point to generic, global, or shared address space">,
      Severities<Error, Error, Error> {
  let Why = "Constant and local memory have no atomics.";
  let Legal = "addrspace 0, 1 and 3; profile nvptx also 7.";
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
      Severities<Error, Error, Error> {
  let Why = "The only 128-bit read-modify-write is the exchange.";
  let Legal = "xchg.";
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
def : Rule<"addrspace-cast-target", "instruction",
           "Invalid target address space">,
      Severities<Error, Error, Error> {
  let Why = "The machine has no such space to cast to.";
  let Legal = "0, 1, 3, 4 and 5; profile nvptx also 7 and 101.";
  let Source = "NVVM IR Verifier: Address Space Casting; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(0) %p) {\n"
            "  %a = addrspacecast ptr addrspace(0) %p to ptr addrspace(2)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(0) %p) {\n"
             "  %a = addrspacecast ptr addrspace(0) %p to ptr addrspace(1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-cast-source", "instruction",
           "Invalid source address space">,
      Severities<Error, Error, Error> {
  let Why = "The machine has no such space to cast from.";
  let Legal = "0, 1, 3, 4 and 5; profile nvptx also 7 and 101.";
  let Source = "NVVM IR Verifier: Address Space Casting; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(2) %p) {\n"
            "  %a = addrspacecast ptr addrspace(2) %p to ptr addrspace(0)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = addrspacecast ptr addrspace(3) %p to ptr addrspace(0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-cast-between-spaces", "instruction",
           "Cannot cast non-generic pointer to different non-generic pointer">,
      Severities<Error, Error, Off> {
  let Why = "Two specific spaces never hold the same address.";
  let Legal = "Casts with one side in addrspace 0.";
  let Help = "go through generic: cast to ptr, then to the other space";
  let Source = "NVVM IR Verifier: Address Space Casting; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = addrspacecast ptr addrspace(3) %p to ptr addrspace(1)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = addrspacecast ptr addrspace(3) %p to ptr addrspace(0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-inline-asm", "instruction",
           "Invalid type in inline assembly, must be {0}i8, i16, i32, i64, float, or double">,
      Severities<Error, Error, Off> {
  let Why = "A value must fit one PTX register class.";
  let Legal = "i1, i8, i16, i32, i64, float, double and pointers.";
  let Help = "bitcast it to an integer of the same width";
  let Source = "NVVM IR Verifier: F; libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"\", \"h\"(half 0.0)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"\", \"r\"(i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-operands", "instruction",
           "inline assembly refers to ${0}, which it does not have">,
      Severities<Warning, Off, Error> {
  let Why = "The text would be printed with a hole.";
  let Legal = "$0 up to the number of outputs and inputs less one.";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"mov.b32 %r0, $1;\", \"r\"(i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"mov.b32 %r0, $0;\", \"r\"(i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-constraint", "instruction",
           "constraint \"{0}\" does not fit type {1}">,
      Severities<Warning, Off, Warning> {
  let Why = "The letter chooses the register's type, and ptxas refuses another one.";
  let Legal = "b i1, c i8, h 16 bits, r 32-bit integer, l 64-bit integer, q i128, f float, d double, n immediate.";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"\", \"d\"(i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"\", \"d\"(double 0.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-convergent", "instruction",
           "inline assembly with {0} is not {1}">,
      Severities<Warning, Off, Warning> {
  let Why = "The optimiser may move, duplicate or delete the call, and threads then wait for each other forever.";
  let Legal = "convergent on the call, and sideeffect when it has no result.";
  let Help = "add convergent (and sideeffect) to the call";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"bar.sync 0;\", \"\"()\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"bar.sync 0;\", \"\"() convergent\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-arch", "instruction",
           "inline assembly with {0} needs {1}; the target is {2}">,
      Severities<Warning, Off, Warning> {
  let Why = "ptxas refuses the mnemonic for this machine.";
  let Legal = "The machines that the message names.";
  let Source = "OpenNVVM lint";
  let Bad = "; --arch=sm_80\n"
            "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"wgmma.fence.sync.aligned;\", \"\"() convergent\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90a\n"
             "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"wgmma.fence.sync.aligned;\", \"\"() convergent\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-barrier-not-convergent", "instruction",
           "call of {0} is not convergent">,
      Severities<Warning, Off, Warning> {
  let Why = "The optimiser may make the call depend on a thread's own condition, and the barrier then never completes.";
  let Legal = "convergent on the function and its calls.";
  let Help = "add convergent to the function";
  let Source = "OpenNVVM lint";
  let Bad = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
            "define void @f() {\n"
            "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
            "  ret void\n"
            "}\n"
            "define ptx_kernel void @k() {\n"
            "  call void @f()\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
             "define void @f() convergent {\n"
             "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
             "  ret void\n"
             "}\n"
             "define ptx_kernel void @k() {\n"
             "  call void @f() convergent\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-unresolved-external", "instruction",
           "function {0} is declared but not defined here">,
      Severities<Note, Off, Note> {
  let Why = "Somebody has to link it; ptxas and the driver refuse a module with open symbols otherwise.";
  let Legal = "A definition in the module or in what is linked later.";
  let Help = "link the module that defines it";
  let Source = "OpenNVVM lint";
  let Bad = "declare void @ext()\n"
            "define ptx_kernel void @k() {\n"
            "  call void @ext()\n"
            "  ret void\n"
            "}";
  let Good = "define void @ext() {\n"
             "  ret void\n"
             "}\n"
             "define ptx_kernel void @k() {\n"
             "  call void @ext()\n"
             "  ret void\n"
             "}";
}
