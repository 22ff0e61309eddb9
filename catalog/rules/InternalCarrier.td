//===- InternalCarrier.td - Checks that only libNVVM has ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"texsurf-result-v4", "intrinsic",
           "type not v4">,
      Severities<Error, Error, Error, Error> {
  let Why = "A texture is read as four components.";
  let Legal = "A vector of four elements as the result.";
  let Help = "return a vector of four elements";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare <2 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <2 x float> @llvm.nvvm.tex.load(i32 1, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 1, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-element", "intrinsic",
           "texture element type not legal">,
      Severities<Error, Error, Error, Error> {
  let Why = "No texture has components of another type.";
  let Legal = "A vector of half, float or i32; loads without sampling also return i64.";
  let Help = "return <4 x float> or <4 x i32>";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare <4 x double> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x double> @llvm.nvvm.tex.load(i32 1, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 1, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-query-value", "intrinsic",
           "query mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "A query is encoded in the instruction.";
  let Legal = "Bits 7:4 of the word: 0 to 8.";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare i32 @llvm.nvvm.tex.query(i32, i64, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.tex.query(i32 144, i64 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.tex.query(i32, i64, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.tex.query(i32 128, i64 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-i128-opcode", "intrinsic",
           "only atomic EXCH allowed for 128b atomic rmw">,
      Severities<Error, Error, Error, Error> {
  let Why = "The only 128-bit read-modify-write operation is the exchange.";
  let Legal = "Bits 23:16 of the word: 0 (exch).";
  let Help = "use llvm.nvvm.atomic.cas.i128 in a loop for other operations";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --libnvvm=13.0\n"
            "declare i128 @llvm.nvvm.atomic.rmw.i128(i32, ptr addrspace(1), i128)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i128 @llvm.nvvm.atomic.rmw.i128(i32 65537, ptr addrspace(1) %p, i128 1)\n"
            "  ret void\n"
            "}";
  let Good = "; --libnvvm=13.0\n"
             "declare i128 @llvm.nvvm.atomic.rmw.i128(i32, ptr addrspace(1), i128)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i128 @llvm.nvvm.atomic.rmw.i128(i32 1, ptr addrspace(1) %p, i128 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-i128-operation", "intrinsic",
           "unsupported atomic operation for 128b atomic rmw">,
      Severities<Off, Error, Off> {
  let Why = "Since release 13.4, libNVVM asks for the operation before it asks for the machine.";
  let Legal = "Bits 23:16 of the word: 0 to 12, but not 4; the machine is refused then.";
  let Help = "use the instruction of LLVM, or take profile nvvm";
  let Unmended = Intent;
  let Source = "libNVVM 13.4, measured";
  let Bad = "declare i128 @llvm.nvvm.atomic.rmw.i128(i32, ptr addrspace(1), i128)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i128 @llvm.nvvm.atomic.rmw.i128(i32 262145, ptr addrspace(1) %p, i128 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i64 @llvm.nvvm.atomic.rmw.i64(i32, ptr addrspace(1), i64)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i64 @llvm.nvvm.atomic.rmw.i64(i32 1, ptr addrspace(1) %p, i64 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-i128-rmw", "intrinsic",
           "128b atomic rmw requires Hopper (SM 9.0+)">,
      Severities<Off, Error, Off> {
  let Why = "Since release 13.4, libNVVM's verifier refuses it for every machine, also for those that have it.";
  let Legal = "Nothing, whatever the machine; profile nvvm asks for the machines that have it.";
  let Help = "use the instruction of LLVM, or take profile nvvm";
  let Unmended = Intent;
  let Source = "libNVVM 13.4, measured";
  let Bad = "declare i128 @llvm.nvvm.atomic.rmw.i128(i32, ptr addrspace(1), i128)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i128 @llvm.nvvm.atomic.rmw.i128(i32 1, ptr addrspace(1) %p, i128 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i64 @llvm.nvvm.atomic.rmw.i64(i32, ptr addrspace(1), i64)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i64 @llvm.nvvm.atomic.rmw.i64(i32 1, ptr addrspace(1) %p, i64 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-i128-cas", "intrinsic",
           "128b atomic cas requires Hopper (SM 9.0+)">,
      Severities<Off, Error, Off> {
  let Why = "Since release 13.5, libNVVM's verifier refuses it for every machine, also for those that have it.";
  let Legal = "Nothing, whatever the machine; profile nvvm asks for the machines that have it.";
  let Help = "use the instruction of LLVM, or take profile nvvm";
  let Unmended = Intent;
  let Source = "libNVVM 13.5, measured";
  let Bad = "declare i128 @llvm.nvvm.atomic.cas.i128(i32, ptr addrspace(1), i128, i128)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i128 @llvm.nvvm.atomic.cas.i128(i32 917522, ptr addrspace(1) %p, i128 1, i128 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare i64 @llvm.nvvm.atomic.cas.i64(i32, ptr addrspace(1), i64, i64)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i64 @llvm.nvvm.atomic.cas.i64(i32 917522, ptr addrspace(1) %p, i64 1, i64 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-vector-opcode", "intrinsic",
           "the opcode of atomic_rmw_v2f32 and atomic_rmw_v4f32 must be FADD">,
      Severities<Error, Error, Error, Error> {
  let Why = "The machine can only add vectors of floats atomically.";
  let Legal = "Bits 23:16 of the word: 11 (fadd).";
  let Help = "use one llvm.nvvm.atomic.rmw.f32 for each element";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32, ptr addrspace(1), <2 x float>)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32 1, ptr addrspace(1) %p, <2 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32, ptr addrspace(1), <2 x float>)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32 720897, ptr addrspace(1) %p, <2 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"atomic-vector-space", "intrinsic",
           "Vector atomics are only allowed on generic/global pointers">,
      Severities<Error, Error, Error, Error> {
  let Why = "Shared memory has no atomic operations on vectors.";
  let Legal = "A pointer in address space 0 or 1.";
  let Help = "use one llvm.nvvm.atomic.rmw.f32 for each element";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32, ptr addrspace(3), <2 x float>)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
            "  %a = call <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32 720897, ptr addrspace(3) %p, <2 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32, ptr addrspace(1), <2 x float>)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32 720897, ptr addrspace(1) %p, <2 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-flags", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Error, Error, Error> {
  let Why = "Bits without a meaning today may get one in a later version.";
  let Legal = "Zero in the reserved bits of the word.";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare float @llvm.nvvm.sub(i32, float, float)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call float @llvm.nvvm.sub(i32 1025, float 1.0, float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "declare float @llvm.nvvm.sub(i32, float, float)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call float @llvm.nvvm.sub(i32 1, float 1.0, float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-bits", "intrinsic",
           "reserved bits used">,
      Severities<Error, Error, Error, Error> {
  let Why = "Bits without a meaning today may get one in a later version.";
  let Legal = "Zero in the reserved bits of the word.";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_80\n"
            "declare i32 @llvm.nvvm.redux.sync(i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.redux.sync(i32 16, i32 1, i32 -1)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_80\n"
             "declare i32 @llvm.nvvm.redux.sync(i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.redux.sync(i32 0, i32 1, i32 -1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-mma-word", "intrinsic",
           "Reserved bits-used">,
      Severities<Error, Error, Error, Error> {
  let Why = "Bits without a meaning today may get one in a later version.";
  let Legal = "Zero in bits 31:30 and 63:54 of the word.";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 78383547904, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-texture-domain", "intrinsic",
           "Use Texture Domain flag not allowed on stores">,
      Severities<Error, Error, Error, Error> {
  let Why = "Textures are read-only while a kernel runs.";
  let Legal = "Bit 0 of the word: 0.";
  let Help = "clear bit 0 of the word";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare void @llvm.nvvm.store(i32, i32, ptr addrspace(1))\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  call void @llvm.nvvm.store(i32 1, i32 0, ptr addrspace(1) %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.store(i32, i32, ptr addrspace(1))\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.store(i32 0, i32 0, ptr addrspace(1) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-cop2", "intrinsic",
           "COP2 is supported for v8i32 and v8f32 only">,
      Severities<Error, Error, Error, Error> {
  let Why = "The second cache operator belongs to 256-bit loads.";
  let Legal = "Zero in bits 23:20 of the flags, or a result of type <8 x i32> or <8 x float>.";
  let Help = "clear bits 23:20 of the flags";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.ld(i64 1048576, ptr addrspace(1) %p, i64 undef)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_100\n"
             "declare <8 x i32> @llvm.nvvm.ld(i64, ptr addrspace(1), i64)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call <8 x i32> @llvm.nvvm.ld(i64 1048576, ptr addrspace(1) %p, i64 undef)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-cache-hint-flag", "intrinsic",
           "Bit 10 of mode argument is reserved and should be unset.">,
      Severities<Warning, Warning, Off, Warning> {
  let Why = "The bit asks for a cache policy, which the last operand holds. libNVVM compiles it, but calls it reserved.";
  let Legal = "Bit 10 of the flags is 0.";
  let Help = "clear the bit";
  let Fix = ClearPolicyBit;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.ld(i64 1024, ptr addrspace(1) %p, i64 undef)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.ld(i64 0, ptr addrspace(1) %p, i64 undef)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-async-size", "intrinsic",
           "Byte size must be less than or equal to source size">,
      Severities<Error, Error, Error, Error> {
  let Why = "The copy writes as many bytes as operand 3 says, and reads no more of them than the source has. Despite the message, libNVVM rejects equal sizes as well.";
  let Legal = "Operand 3 less than operand 4.";
  let Help = "make operand 4 greater than operand 3";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s) {\n"
            "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr addrspace(1) %s, i32 16, i32 8)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s) {\n"
             "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr addrspace(1) %s, i32 8, i32 16)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-active-mask", "intrinsic",
           "Mask must be 0xFFFFFFFF">,
      Severities<Error, Error, Error, Error> {
  let Why = "All threads of the warp become active; no other set can be asked for.";
  let Legal = "The constant -1.";
  let Help = "pass the constant -1";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare void @llvm.nvvm.set.active.mask(i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.set.active.mask(i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.set.active.mask(i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.set.active.mask(i32 -1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-attribute-range", "intrinsic",
           "Attribute out of range">,
      Severities<Error, Error, Error, Error> {
  let Why = "A shader has 70 attributes.";
  let Legal = "0 to 69.";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare i32 @llvm.nvvm.read.attribute(i32, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.read.attribute(i32 0, i32 70, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.read.attribute(i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.read.attribute(i32 0, i32 69, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-render-target", "intrinsic",
           "op0 not between 0 and 7">,
      Severities<Error, Error, Error, Error> {
  let Why = "A pixel shader writes at most eight render targets.";
  let Legal = "0 to 7.";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare void @llvm.nvvm.write.render.target(i32, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.write.render.target(i32 8, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.write.render.target(i32, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.write.render.target(i32 7, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-arg0", "intrinsic",
           "arg0 invalid addrspace">,
      Severities<Error, Error, Error, Error> {
  let Why = "Matrices are loaded from and stored to global or shared memory.";
  let Legal = "A pointer in address space 1 or 3.";
  let Help = "cast to the space of the memory and use that pointer";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare i32 @llvm.nvvm.load.matrix.m8n8.f16(ptr, i32, i1)\n"
            "define ptx_kernel void @k(ptr %p) {\n"
            "  %a = call i32 @llvm.nvvm.load.matrix.m8n8.f16(ptr %p, i32 0, i1 false)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.load.matrix.m8n8.f16(ptr addrspace(3), i32, i1)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.load.matrix.m8n8.f16(ptr addrspace(3) %p, i32 0, i1 false)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-async-barrier", "intrinsic",
           "Barrier pointer must be in shared memory space">,
      Severities<Error, Error, Error, Error> {
  let Why = "An mbarrier object is in shared memory.";
  let Legal = "A pointer in address space 3.";
  let Help = "pass the address in shared memory";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare void @llvm.nvvm.memcpy.async.arrive(ptr)\n"
            "define ptx_kernel void @k(ptr %p) {\n"
            "  call void @llvm.nvvm.memcpy.async.arrive(ptr %p)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.memcpy.async.arrive(ptr addrspace(3))\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  call void @llvm.nvvm.memcpy.async.arrive(ptr addrspace(3) %p)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-async-destination", "intrinsic",
           "Destination must be in shared memory space">,
      Severities<Error, Error, Error, Error> {
  let Why = "The copy is from global to shared memory.";
  let Legal = "A pointer in address space 3 as operand 1.";
  let Help = "pass the address in shared memory";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(1), ptr addrspace(1), i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %d, ptr addrspace(1) %s) {\n"
            "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(1) %d, ptr addrspace(1) %s, i32 8, i32 16)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s) {\n"
             "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr addrspace(1) %s, i32 8, i32 16)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-async-source", "intrinsic",
           "Source must be in global memory space">,
      Severities<Error, Error, Error, Error> {
  let Why = "The copy is from global to shared memory.";
  let Legal = "A pointer in address space 1 as operand 2.";
  let Help = "pass the address in global memory";
  let Unmended = OtherMemory;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr, i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %d, ptr %s) {\n"
            "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr %s, i32 8, i32 16)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s) {\n"
             "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr addrspace(1) %s, i32 8, i32 16)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg-lop3", "intrinsic",
           "fourth argument must be a constant integer">,
      Severities<Error, Error, Error, Error> {
  let Why = "The table of results is part of the instruction.";
  let Legal = "A constant from 0 to 255.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "declare i32 @llvm.nvvm.lop3.i32(i32, i32, i32, i8)\n"
            "define ptx_kernel void @k(i8 %t) {\n"
            "  %a = call i32 @llvm.nvvm.lop3.i32(i32 1, i32 2, i32 3, i8 %t)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare i32 @llvm.nvvm.lop3.i32(i32, i32, i32, i8)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.lop3.i32(i32 1, i32 2, i32 3, i8 7)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-mode", "intrinsic",
           "Mode operand is not constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The word is part of the instruction's encoding.";
  let Legal = "A constant integer.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "declare i32 @llvm.nvvm.redux.sync(i32, i32, i32)\n"
            "define ptx_kernel void @k(i32 %w) {\n"
            "  %a = call i32 @llvm.nvvm.redux.sync(i32 %w, i32 1, i32 -1)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare i32 @llvm.nvvm.redux.sync(i32, i32, i32)\n"
             "define ptx_kernel void @k(i32 %w) {\n"
             "  %a = call i32 @llvm.nvvm.redux.sync(i32 0, i32 1, i32 -1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-byte-size", "intrinsic",
           "Byte size is not constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The number of bytes is part of the instruction.";
  let Legal = "A constant integer.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s, i32 %n) {\n"
            "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr addrspace(1) %s, i32 %n, i32 16)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s, i32 %n) {\n"
             "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr addrspace(1) %s, i32 8, i32 16)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-source-size", "intrinsic",
           "Source size is not constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The intrinsic takes the number of bytes to read as a constant.";
  let Legal = "A constant integer.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s, i32 %n) {\n"
            "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr addrspace(1) %s, i32 8, i32 %n)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %d, ptr addrspace(1) %s, i32 %n) {\n"
             "  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %d, ptr addrspace(1) %s, i32 8, i32 16)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-active-mask", "intrinsic",
           "Mask must be a constant integer">,
      Severities<Error, Error, Error, Error> {
  let Why = "The mask is part of the instruction's encoding.";
  let Legal = "The constant -1.";
  let Help = "pass the constant -1";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "declare void @llvm.nvvm.set.active.mask(i32)\n"
            "define ptx_kernel void @k(i32 %m) {\n"
            "  call void @llvm.nvvm.set.active.mask(i32 %m)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.set.active.mask(i32)\n"
             "define ptx_kernel void @k(i32 %m) {\n"
             "  call void @llvm.nvvm.set.active.mask(i32 -1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg2", "intrinsic",
           "arg2 not constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The layout of the matrix is part of the instruction.";
  let Legal = "A constant.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "declare i32 @llvm.nvvm.load.matrix.m8n8.f16(ptr addrspace(3), i32, i1)\n"
            "define ptx_kernel void @k(ptr addrspace(3) %p, i1 %c) {\n"
            "  %a = call i32 @llvm.nvvm.load.matrix.m8n8.f16(ptr addrspace(3) %p, i32 0, i1 %c)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare i32 @llvm.nvvm.load.matrix.m8n8.f16(ptr addrspace(3), i32, i1)\n"
             "define ptx_kernel void @k(ptr addrspace(3) %p) {\n"
             "  %a = call i32 @llvm.nvvm.load.matrix.m8n8.f16(ptr addrspace(3) %p, i32 0, i1 true)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-attribute", "intrinsic",
           "Attribute is not constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The number of the attribute is part of the instruction.";
  let Legal = "A constant integer from 0 to 69.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "declare i32 @llvm.nvvm.read.attribute(i32, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k(i32 %n) {\n"
            "  %a = call i32 @llvm.nvvm.read.attribute(i32 0, i32 %n, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare i32 @llvm.nvvm.read.attribute(i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k(i32 %n) {\n"
             "  %a = call i32 @llvm.nvvm.read.attribute(i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-syncwarp-mode", "intrinsic",
           "the mode parameter must be constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The mode is part of the instruction's encoding.";
  let Legal = "The constant 0.";
  let Help = "pass the constant 0";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "; --arch=sm_90\n"
            "declare void @llvm.nvvm.syncwarp(i32, i32)\n"
            "define ptx_kernel void @k(i32 %w) {\n"
            "  call void @llvm.nvvm.syncwarp(i32 %w, i32 -1)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.syncwarp(i32, i32)\n"
             "define ptx_kernel void @k(i32 %w) {\n"
             "  call void @llvm.nvvm.syncwarp(i32 0, i32 -1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-own-form", "intrinsic",
           "{0} is deprecated: only this project knows it">,
      Severities<Warning, Off, Warning, Warning> {
  let Why = "The form was invented before the intrinsics that libNVVM has for this were known. The next release does not read it any more.";
  let Legal = "The intrinsic that libNVVM knows.";
  let Help = "do without it: no intrinsic that libNVVM knows replaces it";
  let Fix = ReplaceOwnForm;
  let Source = "OpenNVVM";
  let Bad = "declare void @llvm.nvvm.internal.syncwarp(i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.internal.syncwarp(i32 0, i32 -1)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.syncwarp(i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.syncwarp(i32 0, i32 -1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-nvvm-stacksave", "intrinsic",
           "llvm.nvvm.stacksave is only supported with local address space pointers">,
      Severities<Error, Error, Off> {
  let Why = "The stack is in local memory.";
  let Legal = "A pointer in address space 5.";
  let Help = "return ptr addrspace(5)";
  let Fix = StackInLocal;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare ptr @llvm.nvvm.stacksave()\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call ptr @llvm.nvvm.stacksave()\n"
            "  ret void\n"
            "}";
  let Good = "declare ptr addrspace(5) @llvm.nvvm.stacksave()\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call ptr addrspace(5) @llvm.nvvm.stacksave()\n"
             "  ret void\n"
             "}";
}
def : Rule<"addrspace-nvvm-stackrestore", "intrinsic",
           "llvm.nvvm.stackrestore is only supported with local address space pointers">,
      Severities<Error, Error, Off> {
  let Why = "The stack is in local memory.";
  let Legal = "A pointer in address space 5.";
  let Help = "pass ptr addrspace(5)";
  let Fix = StackInLocal;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare void @llvm.nvvm.stackrestore(ptr)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.stackrestore(ptr null)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.stackrestore(ptr addrspace(5))\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.stackrestore(ptr addrspace(5) null)\n"
             "  ret void\n"
             "}";
}
