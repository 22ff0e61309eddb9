//===- AsmMnemonics.cpp - Assembly that every PTX version knows -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmMnemonics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

// PTX ISA 3.2, chapter 8. Sorted.
static constexpr StringLiteral Words[] = {
    "abs", "add", "addc", "and", "approx", "arrive", "atom", "b16", "b32",
    "b64", "b8", "bar", "bfe", "bfi", "bfind", "bra", "brev", "brkpt", "call",
    "cc", "ceil", "clz", "cnot", "const", "copysign", "cos", "cvt", "cvta",
    "div", "eq", "equ", "ex2", "exch", "exit", "f16", "f32", "f64", "fma",
    "ftz", "full", "ge", "geu", "gl", "global", "gt", "gtu", "hi", "inc", "ld",
    "ldu", "le", "leu", "lg2", "lo", "local", "lt", "ltu", "mad", "madc", "max",
    "membar", "min", "mov", "mul", "mul24", "nan", "ne", "neg", "neu", "not",
    "num", "or", "param", "popc", "pred", "prefetch", "prmt", "rcp", "red",
    "reg", "rem", "ret", "rm", "rmi", "rn", "rni", "rp", "rpi", "rsqrt", "rz",
    "rzi", "s16", "s32", "s64", "s8", "sad", "sat", "selp", "set", "setp",
    "shared", "shl", "shr", "sin", "slct", "sqrt", "st", "sub", "subc", "sync",
    "sys", "testp", "to", "trap", "u16", "u32", "u64", "u8", "uni", "v2", "v4",
    "volatile", "wide", "x", "xor"};

static bool isKnown(StringRef Word) {
  auto It = llvm::lower_bound(Words, Word);
  return It != std::end(Words) && *It == Word;
}

/// The dotted words that begin an instruction.
static StringRef mnemonic(StringRef Line) {
  Line = Line.ltrim(" \t{}");
  if (Line.starts_with("@"))
    Line = Line.drop_until([](char C) { return C == ' ' || C == '\t'; }).ltrim();
  return Line.take_until([](char C) {
    return C == ' ' || C == '\t' || C == ';' || C == '}' || C == ':';
  });
}

static constexpr StringLiteral SpecialRegisters[] = {
    "clock",       "clock64",     "ctaid",       "gridid",      "laneid",
    "lanemask_eq", "lanemask_ge", "lanemask_gt", "lanemask_le", "lanemask_lt",
    "nctaid",      "nsmid",       "ntid",        "nwarpid",     "smid",
    "tid",         "warpid"};

/// Whether every %name is a special register that PTX always had.
static bool hasOnlyPlainRegisters(StringRef Text) {
  while (true) {
    Text = Text.drop_until([](char C) { return C == '%'; });
    if (Text.empty())
      return true;
    Text = Text.drop_front();
    StringRef Name =
        Text.take_while([](char C) { return isAlnum(C) || C == '_'; });
    if (!llvm::is_contained(SpecialRegisters, Name))
      return false;
  }
}

bool isPlainAssembly(StringRef Text) {
  if (!hasOnlyPlainRegisters(Text))
    return false;
  SmallVector<StringRef, 8> Lines;
  SplitString(Text, Lines, ";\n");
  for (StringRef Line : Lines) {
    SmallVector<StringRef, 6> Pieces;
    StringRef Instruction = mnemonic(Line.split("//").first);
    if (Instruction.empty() || Line.contains(':'))
      continue;
    Instruction.split(Pieces, '.', -1, /*KeepEmpty=*/false);
    if (!llvm::all_of(Pieces, isKnown))
      return false;
  }
  return true;
}

} // namespace opennvvm::ptx
