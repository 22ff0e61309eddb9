//===- Input.td - What is found while reading --------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// There is no module to go on with. Rules of layer "input" cannot be disabled.
class InputRule<string id, string text> : Rule<id, "input", text> {
  let NVVM = Error;
  let LibNVVM = Error;
  let NVPTX = Error;
  let Tileiras = Error;
}

def : InputRule<"misc-llvm-parser", "{0}"> {
  let LibNVVMText = "parse {0}";
  let Why = "The text or bitcode is not LLVM IR that LLVM 22 reads.";
  let Legal = "Assembly and bitcode that LLVM 22's readers take.";
  let Source = "LLVM Language Reference";
  let Bad = "define void @k( { ret void }";
  let Good = "define void @k() { ret void }";
}
def : InputRule<"misc-llvm-crash", "LLVM's reader cannot survive this input"> {
  let Why = "Some malformed modules make LLVM 22's reader fail hard; they are stopped at a crash boundary.";
  let Legal = "Modules that LLVM's reader and auto-upgrade finish.";
  let Help = "look at intrinsic declarations and metadata first: wrong signatures and shapes are what crashes it";
  let Source = "LLVM 22 bitcode reader, AutoUpgrade";
}
def : InputRule<"misc-llvm-verifier", "{0}"> {
  let Why = "LLVM's own verifier runs first: what breaks LLVM IR breaks NVVM IR.";
  let Legal = "IR that llvm::verifyModule accepts.";
  let Help = "the LLVM Language Reference says what is legal here; opt -verify-each finds the pass that made it";
  let Source = "LLVM Language Reference";
  let Bad = "define void @k() {\n  %a = add i32 %b, 1\n  %b = add i32 %a, 1\n  ret void\n}";
  let Good = "define void @k() {\n  %a = add i32 1, 1\n  ret void\n}";
}
def : InputRule<"misc-intrinsic-shape", "{0}: {1}"> {
  let Why = "LLVM's verifier lets an intrinsic choose each of its types alone, but its passes count on types that fit each other.";
  let Legal = "Types as the Language Reference has them: as many lanes in each vector, one value where one is meant.";
  let Help = "declare the intrinsic with types that fit, and name them in its suffixes";
  let Source = "LLVM Language Reference, intrinsic functions";
  let Bad = "declare i32 @llvm.fptosi.sat.i32.v2f32(<2 x float>)\ndefine i32 @f(<2 x float> %v) {\n  %r = call i32 @llvm.fptosi.sat.i32.v2f32(<2 x float> %v)\n  ret i32 %r\n}";
  let Good = "declare <2 x i32> @llvm.fptosi.sat.v2i32.v2f32(<2 x float>)\ndefine <2 x i32> @f(<2 x float> %v) {\n  %r = call <2 x i32> @llvm.fptosi.sat.v2i32.v2f32(<2 x float> %v)\n  ret <2 x i32> %r\n}";
}
def : InputRule<"misc-debug-info", "ignoring debug information: {0}"> {
  let Layer = "module";
  let NVVM = Warning;
  let LibNVVM = Off;
  let NVPTX = Warning;
  let Tileiras = Off;
  let Why = "Debug information that does not hold together is dropped; the code is still good.";
  let Legal = "Debug information of version 3 that llvm::verifyModule accepts.";
  let Help = "renew the debug information with the front end, or strip it: opt --strip-debug";
  let Source = "LLVM, Source Level Debugging";
  let Bad = "define void @k() !dbg !1 { ret void }\n!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 1}\n!1 = distinct !DISubprogram(name: \"k\")";
  let Good = "define void @k() { ret void }";
}
def : InputRule<"misc-annotation-pairs", "nvvm.annotations operands after the first must be key/value pairs"> {
  let Why = "LLVM 22's auto-upgrade reads the operands two by two and crashes on an odd one.";
  let Legal = "A global value, then any number of key and value.";
  let Help = "write: !{ptr @f, !\"key\", i32 value}";
  let Source = "NVVM IR specification, global properties";
  let Bad = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\"}";
  let Good = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\", i32 1}";
}
def : InputRule<"misc-annotation-value", "nvvm.annotations value must be a constant integer or a list of constant integers"> {
  let Why = "LLVM 22's auto-upgrade takes the value for an integer and crashes on a string.";
  let Legal = "A constant integer; for grid_constant a node of constant integers.";
  let Help = "write: !{ptr @f, !\"key\", i32 value}";
  let Source = "NVVM IR specification, global properties";
  let Bad = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\", !\"yes\"}";
  let Good = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\", i32 1}";
}
def : InputRule<"misc-annotation-kernel-on-variable", "nvvm.annotations key {0} is only allowed on functions"> {
  let Why = "Only functions are launched; readers crash on a variable that is called a kernel.";
  let Legal = "A function as the first operand.";
  let Help = "name the kernel function as the first operand";
  let Source = "NVVM IR specification, global properties";
  let Bad = "@g = addrspace(1) global i32 0\n!nvvm.annotations = !{!7}\n!7 = !{ptr addrspace(1) @g, !\"kernel\", i32 1}";
  let Good = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\", i32 1}";
}
def : InputRule<"intrinsic-signature", "intrinsic {0} is declared with a wrong signature"> {
  let Layer = "intrinsic";
  let LibNVVM = Off;
  let Why = "LLVM rewrites calls of old intrinsics by their expected types and crashes when the declared ones differ; operands of a documented intrinsic that LLVM does not know are found by their place.";
  let Legal = "The signature that `nvvmc intrinsics NAME` shows.";
  let Help = "declare it as nvvmc intrinsics NAME shows it";
  let Source = "LLVM's IntrinsicsNVVM.td; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.membar.cta(i32)\ndefine void @k() {\n  call void @llvm.nvvm.membar.cta(i32 0)\n  ret void\n}";
  let Good = "declare void @llvm.nvvm.membar.cta()\ndefine void @k() {\n  call void @llvm.nvvm.membar.cta()\n  ret void\n}";
}
