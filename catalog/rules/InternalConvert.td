//===- InternalConvert.td - Conversion intrinsics ----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"convert-gate-base", "intrinsic",
           "this instrinsic is only supported for Volta (sm_72)+">,
      Severities<Error, Off, Error, Error> {
  let Why = "The conversions were introduced with sm_72.";
  let Legal = "sm_72 and up.";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates";
  let Bad = "; --arch=sm_70\n"
            "declare i32 @llvm.nvvm.cvt(i32, float)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt(i32 4, float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_72\n"
             "declare i32 @llvm.nvvm.cvt(i32, float)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt(i32 4, float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"convert-gate-extended", "intrinsic",
           "conversion type only supported for Turing (sm_75)+">,
      Severities<Error, Off, Off, Error> {
  let Why = "Conversions to bf16 and tf32 were introduced with Turing. Those of bf16 are lowered to IR from sm_72 on, so that nvptx allows them.";
  let Legal = "Types 3 (bf16) and 4 (tf32) of the documented word, and carriers with an operand or result of bfloat, on sm_75 and up.";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates";
  let Bad = "; --arch=sm_72\n"
            "declare bfloat @llvm.nvvm.cvt.bf16.f32(float, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call bfloat @llvm.nvvm.cvt.bf16.f32(float 1.0, i32 6, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_75\n"
             "declare bfloat @llvm.nvvm.cvt.bf16.f32(float, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call bfloat @llvm.nvvm.cvt.bf16.f32(float 1.0, i32 6, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"convert-gate-ada", "intrinsic",
           "this instrinsic is only supported for Ada (sm_89)+">,
      Severities<Error, Off, Error, Error> {
  let Why = "Eight-bit floating point was introduced with Ada.";
  let Legal = "sm_89 and up.";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates";
  let Bad = "; --arch=sm_86\n"
            "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 1, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_89\n"
             "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 1, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"convert-type-value", "intrinsic",
           "conversion type not a valid value">,
      Severities<Error, Off, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 3:1 of operand 1: 1 to 4.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: O";
  let Bad = "; --arch=sm_90\n"
            "declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 0, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"convert-dst-type", "intrinsic",
           "Invalid dst type">,
      Severities<Error, Error, Error, Error> {
  let Why = "The word names the type that the result is packed in.";
  let Legal = "Bits 3:0 of the word of llvm.nvvm.cvt.packfloat, the destination type, are 1 to 12. The deprecated llvm.nvvm.cvt.* and cvt.ext.*, as this project declared them: a result that the conversion type allows.";
  let Help = "choose a type that the conversion has";
  let Unmended = OtherTypes;
  let Source = "NVVM IR Verifier: O; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_89\n"
            "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_89\n"
             "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 1, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"convert-src-type", "intrinsic",
           "Invalid src type">,
      Severities<Error, Error, Error, Error> {
  let Why = "The word names the type of what is packed.";
  let Legal = "Bits 7:4 of the word of llvm.nvvm.cvt.packfloat, the source type, are 0 to 12. The deprecated llvm.nvvm.cvt.* and cvt.ext.*, as this project declared them: a source that the conversion type allows.";
  let Help = "choose a type that the conversion has";
  let Unmended = OtherTypes;
  let Source = "NVVM IR Verifier: O; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_89\n"
            "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 209, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_89\n"
             "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 1, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"convert-same-type", "intrinsic",
           "Src and dst type must be different types">,
      Severities<Error, Error, Error, Error> {
  let Why = "The result has the type of the source, so there is nothing to convert.";
  let Legal = "Bits 3:0 and 7:4 of the word of llvm.nvvm.cvt.packfloat differ.";
  let Help = "use the value directly";
  let Unmended = OtherTypes;
  let Source = "NVVM IR Verifier: O; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_89\n"
            "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 68, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_89\n"
             "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 4, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"convert-same-width", "intrinsic",
           "Src and dst type must be different bit widths">,
      Severities<Error, Error, Error, Error> {
  let Why = "The two types are as wide as each other, so there is nothing to pack.";
  let Legal = "The types of llvm.nvvm.cvt.packfloat are not e4m3x2 (2) and e5m2x2 (3), in either order.";
  let Help = "use the value directly";
  let Unmended = OtherTypes;
  let Source = "NVVM IR Verifier: O; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_89\n"
            "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 50, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_89\n"
             "declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 2, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"rounding-cvt", "intrinsic",
           "rounding mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 2:0 of operand 2: 1 rn, 2 rm, 3 rp, 4 rz.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: B";
  let Bad = "declare i32 @llvm.nvvm.cvt(i32, float)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt(i32 0, float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.cvt(i32, float)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt(i32 4, float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"subword-src", "intrinsic",
           "src subword mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 9:7 of operand 2: 0 the whole value, 1 the low half, 2 the high half.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: C";
  let Bad = "declare i32 @llvm.nvvm.cvt(i32, float)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt(i32 388, float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.cvt(i32, float)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt(i32 260, float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"subword-dest", "intrinsic",
           "dest subword mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 12:10 of operand 2: 0 the whole value, 1 the low half, 2 the high half.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: C";
  let Bad = "declare i32 @llvm.nvvm.cvt(i32, float)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt(i32 3076, float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.cvt(i32, float)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt(i32 2052, float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-cvt-mode", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Error, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bits 6:3 and 31:13 of operand 2 are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D";
  let Bad = "declare i32 @llvm.nvvm.cvt(i32, float)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.cvt(i32 16777220, float 1.0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.cvt(i32, float)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.cvt(i32 4, float 1.0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-cvt-conversion", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Off, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bits 31:4 of operand 1 are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_90\n"
            "declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 18, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg-op1", "intrinsic",
           "op1 of intrinsic not constant">,
      Severities<Error, Off, Error, Error> {
  let Why = "The operand is encoded in the instruction, so its value must be known at compile time.";
  let Legal = "A constant integer as operand 1 of the conversions.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: A; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_90\n"
            "declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)\n"
            "define ptx_kernel void @k(i32 %c) {\n"
            "  %a = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 %c, i32 1)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)\n"
             "  ret void\n"
             "}";
}
def : Rule<"const-arg-mode", "intrinsic",
           "Mode operand must be constant">,
      Severities<Error, Error, Error, Error> {
  let Why = "The operand is encoded in the instruction, so its value must be known at compile time.";
  let Legal = "A constant integer as the mode of llvm.nvvm.read.isbe and write.isbe, and of the deprecated forms that this project declared.";
  let Help = "pass a constant";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: A; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_90\n"
            "declare void @llvm.nvvm.write.isbe(i32, i32, i32)\n"
            "define ptx_kernel void @k(i32 %w) {\n"
            "  call void @llvm.nvvm.write.isbe(i32 %w, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.write.isbe(i32, i32, i32)\n"
             "define ptx_kernel void @k(i32 %w) {\n"
             "  call void @llvm.nvvm.write.isbe(i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
