//===- Input.td - What is found while reading --------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// Without a module there is nothing to check, so rules of layer "input" cannot
/// be disabled.
class InputRule<string id, string text> : Rule<id, "input", text> {
  let NVVM = Error;
  let LibNVVM = Error;
  let NVPTX = Error;
  let Tileiras = Error;
}

def : InputRule<"misc-llvm-parser", "{0}"> {
  let LibNVVMText = "parse {0}";
  let Why = "LLVM 22 cannot read the input as textual IR or as bitcode.";
  let Legal = "Assembly and bitcode that LLVM 22 can read.";
  let Unmended = NoModule;
  let Source = "LLVM Language Reference";
  let Bad = "define void @k( { ret void }";
  let Good = "define void @k() { ret void }";
}
def : InputRule<"misc-text-encoding", "the input is {0} text; LLVM assembly is read as UTF-8"> {
  let LibNVVMText = "parse expected top-level entity: the input is {0} text";
  let Why = "LLVM reads assembly byte by byte. Some editors and shells write two or four bytes for each character.";
  let Legal = "ASCII and UTF-8, and bitcode.";
  let Help = "convert it: iconv -f {0} -t UTF-8 FILE; in PowerShell, write it with Set-Content -Encoding utf8";
  let Unmended = NoModule;
  let Source = "LLVM Language Reference";
}
def : Rule<"misc-byte-order-mark", "input",
           "ignoring the byte-order mark at the beginning of the text">,
      Severities<Warning, Error, Warning, Warning> {
  let LibNVVMText = "parse expected top-level entity: the text begins with a byte-order mark";
  let Why = "UTF-8 needs no mark, and LLVM's own tools and libNVVM refuse a text that has one. Editors do not show it.";
  let Legal = "Text that begins with its first token, a comment or blanks.";
  let Help = "save it as UTF-8 without a mark";
  let Fix = RemoveMark;
  let Source = "LLVM Language Reference; libNVVM 13.0, measured";
}
def : InputRule<"misc-llvm-crash", "LLVM's reader crashed on this input"> {
  let Why = "Some malformed modules crash LLVM 22's reader. A crash boundary turns the crash into this error.";
  let Legal = "Modules that LLVM's reader and auto-upgrade can process.";
  let Help = "look at intrinsic declarations and metadata first: wrong signatures and malformed nodes cause most of these crashes";
  let Unmended = Defect;
  let Source = "LLVM 22 bitcode reader, AutoUpgrade";
}
def : InputRule<"misc-llvm-verifier", "{0}"> {
  let Why = "LLVM's own verifier runs first, because IR that it rejects is not valid NVVM IR either.";
  let Legal = "IR that llvm::verifyModule accepts.";
  let Help = "see the LLVM Language Reference; opt -verify-each finds the pass that produced the invalid IR";
  let Unmended = NoModule;
  let Source = "LLVM Language Reference";
  let Bad = "define void @k() {\n  %a = add i32 %b, 1\n  %b = add i32 %a, 1\n  ret void\n}";
  let Good = "define void @k() {\n  %a = add i32 1, 1\n  ret void\n}";
}
def : InputRule<"misc-intrinsic-shape", "{0}: {1}"> {
  let Why = "LLVM's verifier checks each overloaded type of an intrinsic on its own, but its passes assume that the types match each other.";
  let Legal = "Types as the Language Reference describes them: vectors with the same number of lanes, and scalars where a scalar is required.";
  let Help = "declare the intrinsic with matching types, and name them in its suffixes";
  let Unmended = Intent;
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
  let Why = "The debug information is inconsistent, so it is dropped. The code itself is not affected.";
  let Legal = "Debug information of version 3 that llvm::verifyModule accepts.";
  let Help = "regenerate the debug information with the front end, or strip it: opt --strip-debug";
  let Unmended = Informs;
  let Source = "LLVM, Source Level Debugging";
  let Bad = "define void @k() !dbg !1 { ret void }\n!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 1}\n!1 = distinct !DISubprogram(name: \"k\")";
  let Good = "define void @k() { ret void }";
}
def : InputRule<"misc-newer-ir", "ignoring {0}, which LLVM 22 does not know"> {
  let Layer = "module";
  let NVVM = Warning;
  let LibNVVM = Warning;
  let NVPTX = Warning;
  let Tileiras = Warning;
  let Why = "The module was written by a newer version of LLVM. Attributes and flags that state facts for the optimizer, and metadata, can be left out without changing what the code does.";
  let Legal = "What LLVM 22 knows. Types, constants and instructions that it does not know, and attributes that have a type, are errors.";
  let Help = "results stay the same; to keep what is left out, have the front end write for LLVM 22";
  let Unmended = Informs;
  let Source = "LLVM Language Reference; LLVM bitcode file format";
  let Bad = "define void @k() newerfact { ret void }";
  let Good = "define void @k() nounwind { ret void }";
}
def : InputRule<"misc-annotation-pairs", "nvvm.annotations operands after the first must be key/value pairs"> {
  let Why = "LLVM 22's auto-upgrade reads the operands in pairs and crashes if one is left over.";
  let Legal = "A global value, followed by any number of key/value pairs.";
  let Help = "write: !{ptr @f, !\"key\", i32 value}";
  let Unmended = Intent;
  let Source = "NVVM IR specification, global properties";
  let Bad = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\"}";
  let Good = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\", i32 1}";
}
def : InputRule<"misc-annotation-value", "nvvm.annotations value must be a constant integer or a list of constant integers"> {
  let Why = "LLVM 22's auto-upgrade assumes that the value is an integer and crashes on a string.";
  let Legal = "A constant integer; for grid_constant a node of constant integers.";
  let Help = "write: !{ptr @f, !\"key\", i32 value}";
  let Unmended = Intent;
  let Source = "NVVM IR specification, global properties";
  let Bad = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\", !\"yes\"}";
  let Good = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\", i32 1}";
}
def : InputRule<"misc-annotation-kernel-on-variable", "nvvm.annotations key {0} is only allowed on functions"> {
  let Why = "Only functions can be launched, and readers crash if a variable is marked as a kernel.";
  let Legal = "A function as the first operand.";
  let Help = "name the kernel function as the first operand";
  let Unmended = Intent;
  let Source = "NVVM IR specification, global properties";
  let Bad = "@g = addrspace(1) global i32 0\n!nvvm.annotations = !{!7}\n!7 = !{ptr addrspace(1) @g, !\"kernel\", i32 1}";
  let Good = "define void @k() { ret void }\n!nvvm.annotations = !{!7}\n!7 = !{ptr @k, !\"kernel\", i32 1}";
}
def : InputRule<"intrinsic-signature", "intrinsic {0} is declared with a wrong signature"> {
  let Layer = "intrinsic";
  let LibNVVM = Off;
  let Why = "LLVM upgrades calls to old intrinsics by the types it expects, and crashes if the declared types differ. If LLVM does not know a documented intrinsic, its operands are identified by position.";
  let Legal = "The signature that `nvvmc intrinsics NAME` shows.";
  let Help = "declare and call it with the types that are expected; nvvmc intrinsics {0} says what they mean";
  let Unmended = Intent;
  let Source = "LLVM's IntrinsicsNVVM.td; OpenNVVM, where the document is silent";
  let Bad = "declare void @llvm.nvvm.membar.cta(i32)\ndefine void @k() {\n  call void @llvm.nvvm.membar.cta(i32 0)\n  ret void\n}";
  let Good = "declare void @llvm.nvvm.membar.cta()\ndefine void @k() {\n  call void @llvm.nvvm.membar.cta()\n  ret void\n}";
}
