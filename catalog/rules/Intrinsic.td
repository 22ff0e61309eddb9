//===- Intrinsic.td - Intrinsic calls ----------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"addrspace-memcpy-constant", "intrinsic",
           "memmove/memcpy cannot target constant address space">,
      Severities<Error, Error, Error> {
  let Why = "Constant memory is read-only in a kernel.";
  let Legal = "Any other destination.";
  let Help = "copy to addrspace(1)";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier: E; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)\n"
            "define ptx_kernel void @k(ptr addrspace(4) %d, ptr %s) {\n"
            "  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %d, ptr %s, i64 4, i1 false)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %d, ptr %s) {\n"
             "  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %d, ptr %s, i64 4, i1 false)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-memset-constant", "intrinsic",
           "memset cannot point to constant address space">,
      Severities<Error, Error, Error> {
  let Why = "Constant memory is read-only in a kernel.";
  let Legal = "Any other destination.";
  let Help = "set memory in addrspace(1)";
  let Unmended = OtherMemory;
  let Source = "NVVM IR Verifier: E; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "declare void @llvm.memset.p4.i64(ptr addrspace(4), i8, i64, i1)\n"
            "define ptx_kernel void @k(ptr addrspace(4) %d) {\n"
            "  call void @llvm.memset.p4.i64(ptr addrspace(4) %d, i8 0, i64 4, i1 false)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %d) {\n"
             "  call void @llvm.memset.p1.i64(ptr addrspace(1) %d, i8 0, i64 4, i1 false)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-stackrestore", "intrinsic",
           "llvm.nvvm.stackrestore is only supported with local address space pointers">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Unsupported intrinsic: {0}";
  let Why = "The stack is in local memory.";
  let Legal = "A pointer in addrspace(5).";
  let Help = "use the .p5 form";
  let Fix = StackInLocal;
  let Source = "NVVM IR Verifier: E; libNVVM 13.0, measured";
  let Bad = "declare void @llvm.stackrestore.p0(ptr)\n"
            "define ptx_kernel void @k(ptr %p) {\n"
            "  call void @llvm.stackrestore.p0(ptr %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.stackrestore.p5(ptr addrspace(5))\n"
             "define ptx_kernel void @k(ptr addrspace(5) %p) {\n"
             "  call void @llvm.stackrestore.p5(ptr addrspace(5) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-stacksave", "intrinsic",
           "llvm.nvvm.stacksave is only supported with local address space pointers">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "Unsupported intrinsic: {0}";
  let Why = "The stack is in local memory.";
  let Legal = "A pointer in addrspace(5).";
  let Help = "use the .p5 form";
  let Fix = StackInLocal;
  let Source = "NVVM IR Verifier: E; libNVVM 13.0, measured";
  let Bad = "declare ptr @llvm.stacksave.p0()\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call ptr @llvm.stacksave.p0()\n"
            "  ret void\n"
            "}";
  let Good = "declare ptr addrspace(5) @llvm.stacksave.p5()\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call ptr addrspace(5) @llvm.stacksave.p5()\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-bswap", "intrinsic",
           "Invalid type for bswap, need i16, i32, or i64">,
      Severities<Error, Error, Off> {
  let Why = "Only these widths can be byte-swapped.";
  let Legal = "i16, i32 and i64.";
  let Help = "extend to the next legal width, swap, and shift";
  let Fix = WidenInteger;
  let Source = "NVVM IR Verifier: F; libNVVM 13.0, measured";
  let Bad = "declare i48 @llvm.bswap.i48(i48)\n"
            "define ptx_kernel void @k() {\n"
            "  %b = call i48 @llvm.bswap.i48(i48 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.bswap.i32(i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %b = call i32 @llvm.bswap.i32(i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-bswap-integer", "intrinsic",
           "bswap operand 0 not an integer?">,
      Severities<Error, Error, Off> {
  let Why = "Vectors must be byte-swapped one element at a time.";
  let Legal = "A scalar i16, i32 or i64.";
  let Help = "swap each element";
  let Fix = WidenInteger;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare <2 x i16> @llvm.bswap.v2i16(<2 x i16>)\n"
            "define ptx_kernel void @k() {\n"
            "  %b = call <2 x i16> @llvm.bswap.v2i16(<2 x i16> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare i16 @llvm.bswap.i16(i16)\n"
             "define ptx_kernel void @k() {\n"
             "  %b = call i16 @llvm.bswap.i16(i16 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-bitcount", "intrinsic",
           "Invalid type for ctpop/ctlz/cttz, need i8, i16, i32, i64, or vector of these">,
      Severities<Error, Error, Off> {
  let Why = "Only these widths have bit-counting operations.";
  let Legal = "i8, i16, i32, i64, and vectors of these.";
  let Help = "extend to the next legal width";
  let Fix = WidenInteger;
  let Source = "NVVM IR Verifier: F; libNVVM 13.0, measured";
  let Bad = "declare i24 @llvm.ctpop.i24(i24)\n"
            "define ptx_kernel void @k() {\n"
            "  %b = call i24 @llvm.ctpop.i24(i24 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.ctpop.i32(i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %b = call i32 @llvm.ctpop.i32(i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-overflow", "intrinsic",
           "Invalid type for arithmetic overflow intrinsic, need i16, i32, or i64">,
      Severities<Error, Error, Off> {
  let Why = "Only these widths have overflow-checking operations.";
  let Legal = "i16, i32 and i64.";
  let Help = "extend to the next legal width and compare";
  let Fix = WidenInteger;
  let Source = "NVVM IR Verifier: F; libNVVM 13.0, measured";
  let Bad = "declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)\n"
            "define ptx_kernel void @k() {\n"
            "  %b = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 1, i8 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %b = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 1, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"type-overflow-integer", "intrinsic",
           "arithmetic overflow operand 0 not an integer?">,
      Severities<Error, Error, Off> {
  let Why = "Overflow-checking operations work on scalars.";
  let Legal = "A scalar i16, i32 or i64.";
  let Help = "check each element";
  let Fix = WidenInteger;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare { <2 x i32>, <2 x i1> } @llvm.uadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)\n"
            "define ptx_kernel void @k() {\n"
            "  %b = call { <2 x i32>, <2 x i1> } @llvm.uadd.with.overflow.v2i32(<2 x i32> zeroinitializer, <2 x i32> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %b = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 1, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-unsupported-libm", "intrinsic",
           "Unsupported intrinsic: {0}">,
      Severities<Error, Error, Error> {
  let Why = "PTX has no instruction with full accuracy, and there is no C library to call.";
  let Legal = "floor, ceil, sqrt, fma and the functions of libdevice. Profile nvptx also accepts powi, intrinsics with afn that PTX can approximate (sin, cos, exp, log, pow, tanh and others), and those that the linked libdevice implements.";
  let Help = "compute it with the functions of libdevice: __nv_sinf, __nv_expf, __nv_powf and so on";
  let Unmended = OtherModule;
  let Source = "NVVM IR Verifier: P; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "declare float @llvm.sin.f32(float)\n"
            "define ptx_kernel void @k() {\n"
            "  %b = call float @llvm.sin.f32(float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "declare float @llvm.floor.f32(float)\n"
             "define ptx_kernel void @k() {\n"
             "  %b = call float @llvm.floor.f32(float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-unsupported-selected", "intrinsic",
           "Unsupported intrinsic: {0}">,
      Severities<Error, Error, Off> {
  let Why = "NVVM IR spells these operations differently, as llvm.nvvm.* intrinsics or libdevice functions.";
  let Legal = "llvm.nvvm.fabs.*, __nv_fabsf and so on; profile nvptx accepts the generic intrinsics.";
  let Help = "call the intrinsic llvm.nvvm.* or the function of libdevice that computes it; nvvmc intrinsics WORD lists those with WORD in their names";
  let Unmended = OtherFunction;
  let Source = "NVVM IR Verifier: P; libNVVM 13.0, measured; LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "declare float @llvm.fabs.f32(float)\n"
            "define ptx_kernel void @k() {\n"
            "  %b = call float @llvm.fabs.f32(float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "declare float @llvm.ceil.f32(float)\n"
             "define ptx_kernel void @k() {\n"
             "  %b = call float @llvm.ceil.f32(float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-unsupported-cpu", "intrinsic",
           "Unsupported intrinsic: {0}">,
      Severities<Error, Error, Error> {
  let Why = "The intrinsic deals with stack frames, trampolines or unwinding, which GPUs do not have.";
  let Legal = "There is no replacement.";
  let Help = "remove the call; a GPU has no replacement for it";
  let Unmended = NoEquivalent;
  let Source = "NVVM IR Verifier: P; libNVVM 13.0, measured";
  let Bad = "declare ptr @llvm.adjust.trampoline(ptr)\n"
            "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = call ptr @llvm.adjust.trampoline(ptr %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.donothing()\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.donothing()\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-null", "intrinsic", "{0} is null on a GPU">,
      Severities<Off, Off, Note> {
  let Why = "PTX exposes neither stack frames nor return addresses, so the intrinsic gives a null pointer, as LLVM's NVPTX target has it. Profile nvvm refuses the intrinsic.";
  let Legal = "Code that does not need the address, such as that of panics and sanitizers.";
  let Help = "remove the call if the address is needed";
  let Unmended = NoEquivalent;
  let Source = "LLVM 22 NVPTX, measured";
  let Bad = "declare ptr @llvm.returnaddress(i32)\n"
            "define ptr @f() {\n"
            "  %a = call ptr @llvm.returnaddress(i32 0)\n"
            "  ret ptr %a\n"
            "}";
  let Good = "define ptr @f() {\n"
             "  ret ptr null\n"
             "}";
}
def : Rule<"intrinsic-unknown", "intrinsic",
           "Unsupported intrinsic: {0}">,
      Severities<Error, Off, Error, Error> {
  let Why = "An unknown intrinsic would become a call to a function that nobody defines.";
  let Legal = "Names that `nvvmc intrinsics` lists, and LLVM's own.";
  let Help = "look for another: nvvmc intrinsics WORD lists those with WORD in their names";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: P fallback";
  let Bad = "declare void @llvm.nvvm.no.such.thing()\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.no.such.thing()\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.membar.cta()\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.membar.cta()\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-needs-arch", "intrinsic",
           "{0} needs {1}; the target is {2}">,
      Severities<Error, Off, Error, Error> {
  let Why = "Older machines do not have the instruction.";
  let Legal = "The machines that the message names.";
  let Help = "compile for a machine that the message names";
  let Unmended = OtherTarget;
  let Source = "OpenNVVM lint";
  let Bad = "; --arch=sm_60\n"
            "declare void @llvm.nvvm.nanosleep(i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.nanosleep(i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_70\n"
             "declare void @llvm.nvvm.nanosleep(i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.nanosleep(i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-needs-ptx", "intrinsic",
           "{0} needs PTX {1}; the version is {2}">,
      Severities<Error, Off, Error, Error> {
  let Why = "Older versions of PTX do not have the instruction.";
  let Legal = "The PTX version that the message names, or a newer one.";
  let Help = "raise --ptx, or omit it";
  let Unmended = OtherTarget;
  let Source = "OpenNVVM lint";
  let Bad = "; --arch=sm_90 --ptx=7.8\n"
            "declare void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90 --ptx=8.0\n"
             "declare void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-needs-feature", "intrinsic",
           "{0} needs {1}; the target is {2}">,
      Severities<Error, Off, Error, Error> {
  let Why = "Only one machine or family has the instruction; later ones do not inherit it.";
  let Legal = "The 'a' and 'f' targets that the message names.";
  let Help = "compile for a target that the message names";
  let Unmended = OtherTarget;
  let Source = "OpenNVVM lint";
  let Bad = "; --arch=sm_90\n"
            "declare void @llvm.nvvm.wgmma.fence.sync.aligned()\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.wgmma.fence.sync.aligned()\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90a\n"
             "declare void @llvm.nvvm.wgmma.fence.sync.aligned()\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.wgmma.fence.sync.aligned()\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-immediate-value", "intrinsic",
           "operand {0} of {1} must be {2}; it is {3}">,
      Severities<Error, Off, Error> {
  let Why = "The value is part of the instruction's name or encoding.";
  let Legal = "The values that the message names.";
  let Help = "pass a value that the message names";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "; --arch=sm_80\n"
            "declare void @llvm.nvvm.discard.global.L2(ptr addrspace(1), i64 immarg)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %p, i64 64)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_80\n"
             "declare void @llvm.nvvm.discard.global.L2(ptr addrspace(1), i64 immarg)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %p, i64 128)\n"
             "  ret void\n"
             "}";
}
