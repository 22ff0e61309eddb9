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
  let Why = "GPUs have no 128-bit floating-point arithmetic.";
  let Legal = "half, bfloat, float and double; in profile nvptx, fp128 can be loaded, stored and copied.";
  let Help = "use double";
  let Unmended = OtherTypes;
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
  let Why = "The type only exists on x86.";
  let Legal = "half, bfloat, float and double.";
  let Help = "use double";
  let Unmended = OtherTypes;
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
  let Why = "The type only exists on PowerPC.";
  let Legal = "half, bfloat, float and double.";
  let Help = "use double";
  let Unmended = OtherTypes;
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
  let Why = "PTX cannot take the address of a basic block.";
  let Legal = "Operands and initial values that are not a blockaddress; constant expressions and aggregates are not searched for one.";
  let Help = "number the blocks and use switch";
  let Unmended = OtherControl;
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
  let Why = "The loop passes do not read this pragma; they read llvm.loop metadata.";
  let Legal = "!llvm.loop with llvm.loop.unroll.count.";
  let Help = "attach !llvm.loop with !{!\"llvm.loop.unroll.count\", i32 N} to the latch";
  let Unmended = Intent;
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
  let Why = "Pragma metadata consists of a name and a value.";
  let Legal = "Exactly two operands.";
  let Help = "write: !{!\"name\", i32 value}";
  let Unmended = Intent;
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
  let Why = "PTX branches only to labels, directly or through a list of labels, and not to computed addresses.";
  let Legal = "br and switch.";
  let Help = "use a switch";
  let Unmended = OtherControl;
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
  let Unmended = OtherControl;
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
  let Unmended = OtherControl;
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
  let Legal = "Blocks that are not unwind destinations.";
  let Help = "compile without exceptions";
  let Unmended = OtherControl;
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
  let Why = "PTX inline assembly cannot jump to labels of the enclosing function.";
  let Legal = "call asm, followed by a branch on its result.";
  let Help = "return a condition from the assembly and branch on it";
  let Unmended = OtherControl;
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
  let Legal = "Blocks that are not unwind destinations.";
  let Help = "compile without exceptions";
  let Unmended = OtherControl;
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
  let Legal = "Blocks that are not unwind destinations.";
  let Help = "compile without exceptions";
  let Unmended = OtherControl;
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
  let Unmended = OtherControl;
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
  let Legal = "Blocks that are not unwind destinations.";
  let Help = "compile without exceptions";
  let Unmended = OtherControl;
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
  let Unmended = OtherControl;
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
  let Why = "Standard NVVM IR orders memory with membar intrinsics, whose names give the scope.";
  let Legal = "llvm.nvvm.membar.cta, .gl and .sys.";
  let Help = "call llvm.nvvm.membar.gl, .cta or .sys";
  let Fix = FenceToMembar;
  let Source = "NVVM IR Verifier: Per-Instruction 0x40; libNVVM 13.0, measured";
  let Bad = "; --libnvvm=13.0\n"
            "define ptx_kernel void @k() {\n"
            "  fence acq_rel\n"
            "  ret void\n"
            "}";
  let Good = "; --libnvvm=13.0\n"
             "declare void @llvm.nvvm.membar.gl()\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.membar.gl()\n"
             "  ret void\n"
             "}";
}
def : Rule<"instruction-fence-unified", "instruction",
           "fence is not supported">,
      Severities<Error, Off, Off> {
  let Why = "PTX's fences are fence.acq_rel and fence.sc. It has none for weaker orderings.";
  let Legal = "acq_rel and seq_cst, with any scope.";
  let Help = "use fence acq_rel";
  let Fix = StrengthenFence;
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
  let Why = "Local memory does not support a larger alignment.";
  let Legal = "At most 8388608 bytes.";
  let Help = "use align 8388608 or less";
  let Unmended = OtherMemory;
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
  let Why = "Stack memory is addressed through generic pointers.";
  let Legal = "addrspace(0).";
  let Help = "use a generic alloca, and addrspacecast where a local pointer is needed";
  let Fix = AllocateGeneric;
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
  let Why = "NVVM IR has atomic read-modify-write operations and fences, but no atomic loads or stores.";
  let Legal = "Plain and volatile loads.";
  let Help = "use a volatile load between membar calls, or atomicrmw";
  let Fix = AtomicToVolatile;
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
  let Why = "Only tcgen05 instructions can access tensor memory.";
  let Legal = "Any other address space.";
  let Help = "use llvm.nvvm.tcgen05.ld and .st";
  let Unmended = NoEquivalent;
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
  let Why = "NVVM IR has atomic read-modify-write operations and fences, but no atomic loads or stores.";
  let Legal = "Plain and volatile stores.";
  let Help = "use a volatile store between membar calls, or atomicrmw";
  let Fix = AtomicToVolatile;
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
  let Why = "Only tcgen05 instructions can access tensor memory.";
  let Legal = "Any other address space.";
  let Help = "use llvm.nvvm.tcgen05.ld and .st";
  let Unmended = NoEquivalent;
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
