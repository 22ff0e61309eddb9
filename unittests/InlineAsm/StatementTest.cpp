//===- StatementTest.cpp - Statements of PTX in text ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Statement.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// The mnemonics of \p Text separated by spaces; guarded ones have an "@".
std::string mnemonics(StringRef Text) {
  std::string Out;
  PTXReader Reader(Text);
  while (const PTXStatement *S = Reader.next()) {
    if (!Out.empty())
      Out += ' ';
    if (S->IsGuarded)
      Out += '@';
    Out += S->Mnemonic.str();
  }
  return Out;
}

/// The operands of the only statement of \p Text.
std::string operands(StringRef Text) {
  std::string Out;
  PTXReader Reader(Text);
  const PTXStatement *S = Reader.next();
  if (!S)
    return "none";
  for (const PTXToken &T : S->Operands)
    Out += T.Text.str() + " ";
  return Out;
}

TEST(Statement, Separators) {
  EXPECT_EQ(mnemonics("add.s32 a, b, c; sub.s32 a, b, c;\r\n\tret;\r\n"),
            "add.s32 sub.s32 ret");
  EXPECT_EQ(mnemonics("trap"), "trap");
  EXPECT_EQ(mnemonics(" \n\t"), "");
  // Statements continue across line ends.
  EXPECT_EQ(mnemonics("add.s32\n  a,\n  b, c;"), "add.s32");
}

TEST(Statement, Comments) {
  EXPECT_EQ(mnemonics("/* one */ add.s32 a, b, c; // bar.sync 0;\nret;"),
            "add.s32 ret");
  EXPECT_EQ(mnemonics("// a /* b\nadd.s32 a, b, c;"), "add.s32");
  EXPECT_EQ(mnemonics("/* a // b */ ret; /* open bar.sync 0;"), "ret");
  EXPECT_EQ(mnemonics("add/*x*/.s32 a, b, c;"), "add.s32");
  EXPECT_EQ(mnemonics("ld .global /* x */ .L2::128B .u32 a, [b];"),
            "ld.global.L2::128B.u32");
}

TEST(Statement, Ratios) {
  EXPECT_EQ(mnemonics("spcompress.b8.sp::2:4.x1 {a}, {b}, {c, d}, e;"),
            "spcompress.b8.sp::2:4.x1");
  // No ratio ends in a letter, or begins with one.
  EXPECT_EQ(mnemonics("a.sp::2:b c;"), "a.sp::2");
  EXPECT_EQ(mnemonics("a.sp::b:4 c;"), "a.sp::b");
}

TEST(Statement, Labels) {
  EXPECT_EQ(mnemonics("L1: add.s32 a, b, c;"), "add.s32");
  EXPECT_EQ(mnemonics("L1 : $L_2:\n%x/**/: @p bra L1;"), "@bra");
  EXPECT_EQ(mnemonics("done:"), "");
  EXPECT_EQ(mnemonics("t: .branchtargets a, b;"), ".branchtargets");
}

TEST(Statement, Guards) {
  EXPECT_EQ(mnemonics("@p add.s32 a, b, c; @!%p1 ret; @ ! p/**/exit;"),
            "@add.s32 @ret @exit");
  EXPECT_EQ(mnemonics("@\1 trap;"), "@trap");
}

TEST(Statement, Braces) {
  EXPECT_EQ(mnemonics("{{ add.s32 a, b, c; } { .reg .pred p; } ret; }"),
            "add.s32 .reg.pred ret");
  EXPECT_EQ(mnemonics("{ mov.b64 {a, b}, l; mov.b64 l, {a, b}; }"),
            "mov.b64 mov.b64");
  EXPECT_EQ(operands("mov.b64 {a, b}, l;"), "{ a , b } , l ");
  // The semicolon is missing; ptxas says so.
  EXPECT_EQ(mnemonics("{ add.s32 a, b, c } ret;"), "add.s32 ret");
}

TEST(Statement, Directives) {
  EXPECT_EQ(mnemonics(".reg .b128 q<4>; .pragma \"a; b.c\"; ret;"),
            ".reg.b128 .pragma ret");
  EXPECT_EQ(mnemonics(".loc 1 2 3\nadd.s32 a, b, c;"), ".loc add.s32");
  EXPECT_EQ(mnemonics(".loc 1 2 3"), ".loc");
}

TEST(Statement, Operands) {
  EXPECT_EQ(operands("mov.u32 a, %tid.x;"), "a , %tid .x ");
  EXPECT_EQ(operands("@p ld.u32 a|b, [c+-8];"), "p a | b , [ c + - 8 ] ");
  EXPECT_EQ(operands("fma.rn.f32 a, 0f3F800000, 1.5e-3, 0x10;"),
            "a , 0f3F800000 , 1.5e-3 , 0x10 ");
}

TEST(Statement, AnyBytes) {
  for (const char *Text : {"@", "@!", ".", "..", "::", "\"", "}", "/", "/*",
                           "$", "%", "@@@;;{{", "a::b", ".a::", "\xff\x80"})
    mnemonics(Text);
}

} // namespace
