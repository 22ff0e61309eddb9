//===- LoweringRow.td - Classes of lowering rows -----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What replaces a call of an NVVM intrinsic, and when. The engine of
// lib/Lowering reads the rows in the order in which they are written and takes
// the first that applies. Conditions and replacements that a row cannot express
// are functions of lib/Lowering/Rules, which the row names.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LOWERING_ROW
#define OPENNVVM_LOWERING_ROW

include "IntrinsicRow.td"
include "intrinsics/Internal.td"

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// A section of docs/lowering-rules.md; the notes under its table are Markdown.
class LoweringCategory<string name, string title, string notes = ""> {
  string Name = name;
  string Title = title;
  string Notes = notes;
  string Level = "Basic"; // opennvvm::LoweringLevel
}

/// A file of lib/Lowering/Rules, named like the record.
class LoweringFile<LoweringCategory category> {
  LoweringCategory Category = category;
}

/// Rows that replace calls by the same idea. The texts are the columns of
/// docs/lowering-rules.md.
class LoweringRule<string name, LoweringFile file> {
  string Name = name;
  LoweringFile File = file;
  string Calls = ?;
  string Guard = ""; // when, other than by the types
  string Becomes = ?;
  string Why = "";   // why it is the same
  string Later = ""; // why later stages have no leeway, or what they do with it
}

// Why several rules leave nothing to later stages.
defvar IntegerLater =
    "integers, without `nsw`, `nuw` or `exact`; operations that can yield poison are used only where the guard proves that they do not";
defvar IntrinsicLater = "it becomes intrinsics, with the same rounding";

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

/// The enumerators of opennvvm::lowering::Denormals.
class Denormals<string name> {
  string Name = name;
}
def AnyDenormals : Denormals<"Any">;
def Kept : Denormals<"Kept">;
def Flushed : Denormals<"Flushed">;
def HalfKept : Denormals<"HalfKept">;

/// When a row applies, besides that types fit. \p holds is a function of the
/// rule's file.
class Guard<Denormals mode = AnyDenormals, list<int> constants = [],
            bit neverNaN = 0, bit inOrder = 0, code holds = "nullptr"> {
  Denormals Mode = mode;
  list<int> Constants = constants; // operands that must be constant integers
  bit NeverNaN = neverNaN;         // neither operand 0 nor the result is a NaN
  bit InOrder = inOrder;           // all threads execute it, together
  code Holds = holds;
}

def Always : Guard;
def Keeps : Guard<Kept>;
def Flushes : Guard<Flushed>;
def KeepsHalf : Guard<HalfKept>;
def NoNaN : Guard<neverNaN = 1>;
def KeepsNoNaN : Guard<Kept, neverNaN = 1>;
def FlushesNoNaN : Guard<Flushed, neverNaN = 1>;
def InOrder : Guard<inOrder = 1>;

class If<code holds> : Guard<holds = holds>;
class IfInOrder<code holds> : Guard<inOrder = 1, holds = holds>;
class IfConstant<list<int> operands, code holds = "nullptr">
    : Guard<constants = operands, holds = holds>;

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

/// How an operand of the replacement is made of operand \p arg of the call; an
/// enumerator of opennvvm::lowering::Operand.
class Operand<string kind, int arg = 0> {
  string Kind = kind;
  int Arg = arg;
}
class Direct<int arg> : Operand<"Direct", arg>;
class Signed<int arg> : Operand<"Signed", arg>;
class Unsigned<int arg> : Operand<"Unsigned", arg>;
class Bytes<int arg> : Operand<"Bytes", arg>;
def One : Operand<"One">;

/// The flags that the replacement keeps: opennvvm::lowering::Carry.
class Carry;
def All : Carry;
def Values : Carry;

/// What a later stage may do with the replacement, but not with the call:
/// opennvvm::Leeway.
class Leeway;
def Contraction : Leeway;
def Approximation : Leeway;
def Flushing : Leeway;

class Recipe<string kind, list<Operand> operands, Carry flags> {
  string Kind = kind; // opennvvm::lowering::Recipe::KindTy
  list<Operand> Operands = operands;
  Carry Flags = flags;
  Intrinsic Callee = ?; // what Kind or Build asks for: an intrinsic, or
  code What = "0";      // any other number
  code Build = "nullptr";
  list<Leeway> Later = [];
  string Why = ""; // for a Refusal
}

/// Operand \p arg.
class TheOperand<int arg> : Recipe<"TheOperand", [Direct<arg>], All>;

/// A call of llvm.* with the same operands.
class Call<Intrinsic callee, Carry flags = All>
    : Recipe<"Generic",
             !foreach(I, !range(!size(callee.ParamTypes)), Direct<I>), flags> {
  let Callee = callee;
}

class Binary<string opcode, list<Operand> operands = [Direct<0>, Direct<1>]>
    : Recipe<"Binary", operands, Values> {
  let What = "Instruction::" # opcode;
}

class Cast<string opcode> : Recipe<"Cast", [Direct<0>], Values> {
  let What = "Instruction::" # opcode;
}

/// What the function \p build of the file makes of \p operands.
class Built<code build, list<Operand> operands = [], Carry flags = Values>
    : Recipe<"Custom", operands, flags> {
  let Build = build;
}
/// The same for one, two or three unchanged operands.
class Built1<code build> : Built<build, [Direct<0>]>;
class Built2<code build> : Built<build, [Direct<0>, Direct<1>]>;
class Built3<code build> : Built<build, [Direct<0>, Direct<1>, Direct<2>]>;

/// The same with a number that the function asks for.
class BuiltWith<code build, code number> : Built<build> { let What = number; }
/// The same with the intrinsic that the function calls.
class BuiltCall<code build, string callee> : Built<build> {
  let Callee = Nvvm<callee>.ret;
}

/// The call has no replacement, because of \p why. "{rounding}" is the name of
/// the value that the field "rounding" of the call's word has.
class Refusal<string why> : Recipe<"Refusal", [], All> { let Why = why; }

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

class LoweringRow<Recipe becomes, Guard when> {
  LoweringRule Rule = ?;
  Intrinsic Of = ?;
  string Internal = ""; // an intrinsic that LLVM does not know
  Guard When = when;
  Recipe Becomes = becomes;
  // The mode of a function does not guarantee that results are flushed, but an
  // instruction with .ftz does; and LLVM applies the f32 mode to f16 as well.
  bit MayFlush = !or(!eq(when.Mode, Flushed), !eq(when.Mode, HalfKept));
  list<Leeway> Later =
      !listconcat(becomes.Later, !if(MayFlush, [Flushing], []<Leeway>));
}

/// A call of llvm.nvvm.NAME.
class Lower<string name, Recipe becomes, Guard when = Always>
    : LoweringRow<becomes, when> {
  let Of = Nvvm<name>.ret;
}

/// A call of llvm.nvvm.NAME, which is a row of intrinsics/Internal.td.
class LowerInternal<string name, Recipe becomes, Guard when>
    : LoweringRow<becomes, when> {
  let Internal = name;
}

/// A call of the carrier llvm.nvvm.NAME whose constants are legal. Rows of a
/// carrier that end with Refuse say why any other call is not lowered.
class LowerCarrier<string name, Recipe becomes, Guard when = Always>
    : LowerInternal<name, becomes, when>;

class Refuse<string name, string why, Guard when = Always>
    : LowerCarrier<name, Refusal<why>, when>;

/// A call of any llvm.nvvm.* that neither LLVM nor Internal.td knows.
class LowerUnknown<Recipe becomes, Guard when> : LoweringRow<becomes, when>;

#endif // OPENNVVM_LOWERING_ROW
