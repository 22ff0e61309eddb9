//===- InternalMMA.td - Matrix multiplication --------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"mma-mnk", "intrinsic",
           "Invalid MMA MNK">,
      Severities<Error, Error, Error, Error> {
  let Why = "The hardware multiplies only matrices of these shapes. Other codes are reserved.";
  let Legal = "Byte 4 of the opcode: 0x01 8x8x8, 0x10 16x8x8, 0x17 16x8x16, 0x18 32x8x8, 0x19 16x8x16.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 30065165824, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-a-type", "intrinsic",
           "Invalid MMA AType">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bytes 1 and 2 of the opcode: 1 u8, 2 s8, 3 u4, 4 s4, 5 b1, 6 bf16, 7 tf32, 8 f16, 9 e4m3, 10 e5m2, 11 e3m2, 12 e2m3, 13 e2m1.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309807104, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-frag-a-size", "intrinsic",
           "Invalid MMA FragASize">,
      Severities<Error, Error, Error, Error> {
  let Why = "The threads of a warp share the M by K elements of matrix A, so the fragment size is fixed by shape and type.";
  let Legal = "M*K*width/32 bits, at least 32; half of it for mma.sp. Floating-point elements of six and four bits count as eight.";
  let Help = "pass a fragment of the size for this shape and type";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <2 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-frag-b-size", "intrinsic",
           "Invalid MMA FragBSize">,
      Severities<Error, Error, Error, Error> {
  let Why = "The threads of a warp share the K by N elements of matrix B, so the fragment size is fixed by shape and type.";
  let Legal = "K*N*width/32 bits, at least 32. Floating-point elements of six and four bits count as eight.";
  let Help = "pass a fragment of the size for this shape and type";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, i32, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, i32 0, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-frag-c-size", "intrinsic",
           "Invalid MMA FragCSize">,
      Severities<Error, Error, Error, Error> {
  let Why = "The threads of a warp share the M by N elements of matrix C, so the fragment size is fixed by shape and type.";
  let Legal = "M*N*width/32 bits.";
  let Help = "pass a fragment of the size for this shape and type";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N; OpenNVVM, where the document is silent";
  let Bad = "declare <2 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <2 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <2 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-frag-a-type", "intrinsic",
           "Invalid fragA type">,
      Severities<Error, Error, Error, Error> {
  let Why = "Fragments are packed in 32-bit registers.";
  let Legal = "i32, a vector of i32, or a vector of the element type.";
  let Help = "pack the fragment in i32";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <8 x half>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <8 x half> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-rounding", "intrinsic",
           "Invalid MMA Rounding Mode">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 2:0 of the opcode: 1 rn, 2 rm, 3 rp, 4 rz.";
  let Help = "set bits 2:0 of the word to 0, or to 1 to 4 for f64";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806081, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-opcode", "intrinsic",
           "Invalid MMA Opcode">,
      Severities<Error, Error, Error, Error> {
  let Why = "Matrices of single bits (b1) are combined with AND or XOR and a population count. All other types are multiplied.";
  let Legal = "Bits 7:4 of the opcode: 0 mma and 1 mma.sp for all types but b1, 2 and.popc and 3 xor.popc for b1.";
  let Help = "use and.popc (2) or xor.popc (3) for b1, mma (0) or mma.sp (1) for other types";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806096, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-ab-type", "intrinsic",
           "Mismatched MMA A B Type">,
      Severities<Error, Error, Error, Error> {
  let Why = "The instruction only combines matrices whose element types are of the same kind.";
  let Legal = "Equal types, both of u8 and s8, both of u4 and s4, or both of e4m3, e5m2, e3m2, e2m3 and e2m1.";
  let Help = "use element types of the same kind for both matrices";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309871616, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-frag-element", "intrinsic",
           "Mismatched fragA, fragB and fragC element type">,
      Severities<Error, Error, Error, Error> {
  let Why = "The IR types of the fragments must match each other and the accumulator type in the opcode.";
  let Legal = "A and B with the same IR element type; C of half or i32 for f16, float for f32, i32 for s32.";
  let Help = "declare the fragments with matching element types";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: N; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x float>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x float> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.mma(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.mma(i64 77309806080, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-mma", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Off, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bit 3, byte 3 and bytes 6 and 7 of the opcode are zero, and the type codes of C and D are at most 2.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790499223553, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64, <4 x i32>, <2 x i32>, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg-op0", "intrinsic",
           "op0 of intrinsic not constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The operand is encoded in the instruction, so its value must be known at compile time.";
  let Legal = "A constant integer as operand 0.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: A; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_90\n"
            "declare i32 @llvm.nvvm.cvt(i32, float)\n"
            "define ptx_kernel void @k(i32 %w) {\n"
            "  %a = call i32 @llvm.nvvm.cvt(i32 %w, float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare i32 @llvm.nvvm.cvt(i32, float)\n"
             "define ptx_kernel void @k(i32 %w) {\n"
             "  %a = call i32 @llvm.nvvm.cvt(i32 4, float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"mma-element", "intrinsic",
           "op1 of intrinsic not containing f32 or i32 element">,
      Severities<Error, Error, Error, Error> {
  let Why = "Accumulators are 32 bits wide.";
  let Legal = "f32 or i32, as a scalar, in a vector, or as every element of a structure.";
  let Help = "use float or i32";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: F; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.write.render.target(i32, <4 x half>)\n"
            "define ptx_kernel void @k() {\n"
            "  call void @llvm.nvvm.write.render.target(i32 0, <4 x half> zeroinitializer)\n"
            "  ret void\n"
            "}";
  let Good = "declare void @llvm.nvvm.write.render.target(i32, <4 x float>)\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.write.render.target(i32 0, <4 x float> zeroinitializer)\n"
             "  ret void\n"
             "}";
}
