//===- InternalTexture.td - Textures and surfaces ----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"texsurf-dimensionality", "intrinsic",
           "dimensionality not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 3:0 of the mode: 0 1d, 1 2d, 2 3d, 3 cube, 4 1d array, 5 2d array, 6 cube array.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 6, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 5, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-lod-adjust", "intrinsic",
           "LOD Adjust mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 7:4 of the mode: 0 none, 1 bias, 2 level, 3 gradient, 4 level zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 48, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 32, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-binding", "intrinsic",
           "Binding Mode is not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 9:8 of the mode: 0 bound, 1 bindless, 2 independent.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 3072, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 2048, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-border", "intrinsic",
           "border mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 11:10 of the mode: 0 trap, 1 clamp, 2 zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.surface.load(i64 48, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.surface.load(i64 32, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-address-mode", "intrinsic",
           "address mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 15:12 of the mode: 0 wrap, 1 clamp_to_border, 2 clamp_to_edge, 3 mirror.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.surface.load(i64 384, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.surface.load(i64 256, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-scope", "intrinsic",
           "scope not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 19:16 of the mode: 0 gpu, 1 cta, 2 sys, 3 cluster.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.surface.load(i64 6442450944, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.surface.load(i64 4294967296, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-semantic", "intrinsic",
           "semantic mode not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 23:20 of the mode: 0 weak, 1 relaxed, 2 acquire, 3 release.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.surface.load(i64 939524096, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.surface.load(i64 805306368, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-query-mode", "intrinsic",
           "query mode is not a valid value">,
      Severities<Error, Error, Error, Error> {
  let Why = "The field selects a variant of the instruction, and only the values below are defined.";
  let Legal = "Bits 3:0 of the query: 0 width, 1 height, 2 depth, 3 channel_data_type, 4 channel_order, 5 num_mipmap_levels, 6 num_samples, 7 array_size.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; OpenNVVM, where the document is silent";
  let Bad = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.surface.load(i64 274877906944, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.surface.load(i64, i64, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.surface.load(i64 240518168576, i64 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-desc", "intrinsic",
           "Desc parameter is deprecated and should be undef.">,
      Severities<Warning, Warning, Off, Warning> {
  let Why = "The operand remains for compatibility. Of llvm.nvvm.ld and st it is the cache policy that bit 10 of the flags asks for, which libNVVM calls reserved.";
  let Legal = "undef or poison.";
  let Help = "pass undef";
  let Fix = DropUnreadOperand;
  let Source = "NVVM IR Verifier: H; libNVVM 13.0, measured";
  let Bad = "declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)\n"
            "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
            "  %a = call i32 @llvm.nvvm.ld(i64 0, ptr addrspace(1) %p, i64 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  %a = call i32 @llvm.nvvm.ld(i64 0, ptr addrspace(1) %p, i64 undef)\n"
             "  ret void\n"
             "}";
}
def : Rule<"reserved-texsurf", "intrinsic",
           "reserved flag bits used">,
      Severities<Error, Error, Error, Error> {
  let Why = "The bits are reserved: later machines may give them a meaning.";
  let Legal = "Bits 31:24 of a sampling or surface mode, and bits 31:4 of a query, are zero.";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: D; OpenNVVM, where the document is silent";
  let Bad = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 2097152, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "declare <4 x float> @llvm.nvvm.tex.load(i32, i64, i64, i32, i32, i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call <4 x float> @llvm.nvvm.tex.load(i32 1, i64 0, i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
def : Rule<"texsurf-handle-op0", "intrinsic",
           "Op0 of nvvm.texsurf.handle must be a metadata wrapper around a tex/surf GlobalVariable">,
      Severities<Error, Error, Error, Off> {
  let LibNVVMText = "Op0 of nvvm.texsurf.handle must be a metadata wrapper around a tex/surf GlobalVariable (e.g. metadata i64 addrspace(1)* @tex )";
  let Why = "The handle belongs to a variable, which must be known at compile time.";
  let Legal = "Metadata that refers to a variable which !nvvm.annotations marks as a texture or surface.";
  let Help = "wrap the variable: metadata ptr addrspace(1) @name";
  let Unmended = Intent;
  let Source = "NVVM IR Verifier: H; libNVVM 13.0, measured";
  let Bad = "declare i64 @llvm.nvvm.texsurf.handle.p1(metadata, ptr addrspace(1))\n"
            "@t = addrspace(1) global i64 0\n"
            "@u = addrspace(1) global i64 0\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i64 @llvm.nvvm.texsurf.handle.p1(metadata !\"t\", ptr addrspace(1) @t)\n"
            "  ret void\n"
            "}\n"
            "!nvvm.annotations = !{!0, !1}\n"
            "!0 = !{ptr addrspace(1) @t, !\"texture\", i32 1}\n"
            "!1 = !{ptr addrspace(1) @u, !\"texture\", i32 1}";
  let Good = "declare i64 @llvm.nvvm.texsurf.handle.p1(metadata, ptr addrspace(1))\n"
             "@t = addrspace(1) global i64 0\n"
             "@u = addrspace(1) global i64 0\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @t, ptr addrspace(1) @t)\n"
             "  ret void\n"
             "}\n"
             "!nvvm.annotations = !{!0, !1}\n"
             "!0 = !{ptr addrspace(1) @t, !\"texture\", i32 1}\n"
             "!1 = !{ptr addrspace(1) @u, !\"texture\", i32 1}";
}
def : Rule<"texsurf-handle-op1", "intrinsic",
           "Op1 must be the same tex/surf GV from Op0">,
      Severities<Error, Error, Error, Off> {
  let Why = "Both operands must name the variable whose handle is taken.";
  let Legal = "The same variable as in operand 0.";
  let Help = "pass the variable that operand 0 wraps";
  let Unmended = Intent;
  let Source = "libNVVM 13.0, measured";
  let Bad = "declare i64 @llvm.nvvm.texsurf.handle.p1(metadata, ptr addrspace(1))\n"
            "@t = addrspace(1) global i64 0\n"
            "@u = addrspace(1) global i64 0\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @t, ptr addrspace(1) @u)\n"
            "  ret void\n"
            "}\n"
            "!nvvm.annotations = !{!0, !1}\n"
            "!0 = !{ptr addrspace(1) @t, !\"texture\", i32 1}\n"
            "!1 = !{ptr addrspace(1) @u, !\"texture\", i32 1}";
  let Good = "declare i64 @llvm.nvvm.texsurf.handle.p1(metadata, ptr addrspace(1))\n"
             "@t = addrspace(1) global i64 0\n"
             "@u = addrspace(1) global i64 0\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @t, ptr addrspace(1) @t)\n"
             "  ret void\n"
             "}\n"
             "!nvvm.annotations = !{!0, !1}\n"
             "!0 = !{ptr addrspace(1) @t, !\"texture\", i32 1}\n"
             "!1 = !{ptr addrspace(1) @u, !\"texture\", i32 1}";
}
def : Rule<"texsurf-bindless-gate", "intrinsic",
           ".offset.bindless intrinsics are not supported on pre-Blackwell architectures">,
      Severities<Error, Error, Error, Error> {
  let Why = "Texel offsets in registers were introduced with Blackwell.";
  let Legal = "sm_120 and up.";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates; OpenNVVM, where the document is silent";
  let Bad = "; --arch=sm_100\n"
            "declare i32 @llvm.nvvm.tex.query.bindless.offset(i32, i32, i32, i32)\n"
            "define ptx_kernel void @k() {\n"
            "  %a = call i32 @llvm.nvvm.tex.query.bindless.offset(i32 0, i32 0, i32 0, i32 0)\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_120\n"
             "declare i32 @llvm.nvvm.tex.query.bindless.offset(i32, i32, i32, i32)\n"
             "define ptx_kernel void @k() {\n"
             "  %a = call i32 @llvm.nvvm.tex.query.bindless.offset(i32 0, i32 0, i32 0, i32 0)\n"
             "  ret void\n"
             "}";
}
