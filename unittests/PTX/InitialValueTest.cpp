//===- InitialValueTest.cpp - Initial values as bytes and addresses -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTX/Module/InitialValue.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm::ptx;

namespace {

/// The initial value of @x in \p IR, as text: bytes, then addresses.
std::string describe(StringRef IR) {
  LLVMContext Context;
  SMDiagnostic Error;
  std::string Text = "target datalayout = \"e-i64:64-i128:128\"\n";
  auto M = parseAssemblyString(Text + IR.str(), Error, Context);
  if (!M)
    return "does not parse: " + Error.getMessage().str();
  InitialValue V(*M->getGlobalVariable("x", true)->getInitializer(),
                 M->getDataLayout());
  if (!V.problem().empty())
    return ("problem: " + V.problem()).str();
  Text.clear();
  for (uint8_t B : V.bytes())
    Text += utohexstr(B, false, 2);
  for (const SymbolAddress &A : V.symbols())
    Text +=
        formatv(" {0}:{1}{2}{3}{4}/{5}", A.Offset, A.Generic ? "generic " : "",
                A.GV->getName(), A.Addend < 0 ? "" : "+", A.Addend, A.Width);
  return Text;
}

TEST(InitialValue, Numbers) {
  EXPECT_EQ(describe("@x = global i32 258"), "0201");
  EXPECT_EQ(describe("@x = global i1 true"), "01");
  EXPECT_EQ(describe("@x = global i24 -1"), "FFFFFF");
  EXPECT_EQ(describe("@x = global i128 18446744073709551616"),
            "000000000000000001");
  EXPECT_EQ(describe("@x = global float 1.0"), "0000803F");
  EXPECT_EQ(describe("@x = global half 1.0"), "003C");
  EXPECT_EQ(describe("@x = global bfloat 1.0"), "803F");
  EXPECT_EQ(describe("@x = global i64 undef"), "");
  EXPECT_EQ(describe("@x = global ptr null"), "");
}

TEST(InitialValue, Aggregates) {
  EXPECT_EQ(describe("@x = global [4 x i16] [i16 1, i16 2, i16 0, i16 0]"),
            "010002");
  EXPECT_EQ(describe("@x = global { i8, i32, i8 } { i8 1, i32 2, i8 3 }"),
            "010000000200000003");
  EXPECT_EQ(describe("@x = global <{ i8, i32 }> <{ i8 1, i32 2 }>"), "0102");
  EXPECT_EQ(describe("@x = global [2 x { i8, i16 }] [{ i8, i16 } { i8 1, i16 2 "
                     "}, { i8, i16 } undef]"),
            "010002");
  EXPECT_EQ(describe("@x = global <3 x i32> <i32 1, i32 2, i32 3>"),
            "010000000200000003");
  EXPECT_EQ(describe("@x = global <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 "
                     "0, i1 0, i1 1>"),
            "85");
  EXPECT_EQ(describe("@x = global <4 x i4> <i4 1, i4 2, i4 3, i4 4>"), "2143");
}

TEST(InitialValue, Addresses) {
  EXPECT_EQ(describe("@y = addrspace(1) global i32 0\n"
                     "@x = global ptr addrspace(1) @y"),
            " 0:y+0/8");
  EXPECT_EQ(describe("@y = addrspace(1) global i32 0\n"
                     "@x = global ptr addrspacecast (ptr addrspace(1) @y to "
                     "ptr)"),
            " 0:generic y+0/8");
  EXPECT_EQ(describe("@y = addrspace(1) global [4 x i32] zeroinitializer\n"
                     "@x = global { i8, i64 } { i8 7, i64 ptrtoint (ptr "
                     "getelementptr (i32, ptr addrspacecast (ptr addrspace(1) "
                     "@y to ptr), i64 -1) to i64) }"),
            "07 8:generic y-4/8");
  EXPECT_EQ(describe("@y = addrspace(1) global i32 0\n"
                     "@x = global i16 trunc (i64 ptrtoint (ptr addrspace(1) @y "
                     "to i64) to i16)"),
            " 0:y+0/2");
  EXPECT_EQ(describe("define void @y() {\n  ret void\n}\n@x = global ptr @y"),
            " 0:y+0/8");
  EXPECT_EQ(describe("@y = addrspace(1) global [4 x i32] zeroinitializer\n"
                     "@x = global i64 sub (i64 ptrtoint (ptr addrspace(1) "
                     "getelementptr (i8, ptr addrspace(1) @y, i64 12) to i64), "
                     "i64 ptrtoint (ptr addrspace(1) @y to i64))"),
            "0C");
  EXPECT_EQ(describe("@x = global ptr inttoptr (i64 4660 to ptr)"), "3412");
}

TEST(InitialValue, Problems) {
  EXPECT_EQ(describe("@y = addrspace(3) global i32 undef\n"
                     "@x = global ptr addrspace(3) @y"),
            "problem: the address of a shared or local variable is not known "
            "before the kernel runs");
  EXPECT_EQ(describe("define void @y() {\n  ret void\n}\n"
                     "@x = global ptr getelementptr (i8, ptr @y, i64 4)"),
            "problem: it points into a function");
  EXPECT_EQ(describe("@y = global i32 0\n@z = global i32 0\n"
                     "@x = global i64 sub (i64 ptrtoint (ptr @y to i64), i64 "
                     "ptrtoint (ptr @z to i64))"),
            "problem: it is the distance between two variables");
}

/// Trailing zeros take no space.
TEST(InitialValue, HugeTail) {
  EXPECT_EQ(
      describe("@x = global { i8, [4000000000 x i8] } { i8 1, [4000000000 "
               "x i8] zeroinitializer }"),
      "01");
}

} // namespace
