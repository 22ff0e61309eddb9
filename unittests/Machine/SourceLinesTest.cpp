//===- SourceLinesTest.cpp - Lines of the source of PTX -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/SourceLines.h"
#include "Machine/Machine.h"
#include "gtest/gtest.h"

using namespace opennvvm::ptxmachine;

static constexpr char Text[] = R"(.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 .ptr .global .align 4 o, .param .align 4 .b8 s[12])
{
  .loc 1 7 3
  mov.u32 %r1, 1;
  .loc 1 9 5 is_stmt 1
  .loc 2 3 63, function_name $str+4, inlined_at 1 9 5
  .loc 2 20 1, function_name $str, inlined_at 2 3 63
  bar.sync 0;
  ret;
}
.visible .entry plain()
{
  ret;
}
.file 1 "a.cu"
.file 2 "dir/b.h", 12, 34
.section .debug_str
{
$str:
.b8 105, 110, 0
.b8 120, 0
$other:
.b8 111, 0
}
)";

static std::string shown(const Module &M, unsigned Line) {
  std::string Out;
  for (const SourcePlace &P : sourceOf(M, Line))
    Out += P.File.str() + ":" + std::to_string(P.Line) + ":" +
           std::to_string(P.Column) + (P.Function.empty() ? "" : " ") +
           P.Function + ";";
  return Out;
}

static std::unique_ptr<Module> parsed() {
  std::string Fixed = Text;
  Fixed.replace(Fixed.find("  .loc 1 7"), 0, ".reg .b32 %r<2>; ");
  llvm::Expected<std::unique_ptr<Module>> M = parse(Fixed);
  if (!M) {
    ADD_FAILURE() << toString(M.takeError());
    return nullptr;
  }
  return std::move(*M);
}

TEST(SourceLines, OfLoc) {
  std::unique_ptr<Module> M = parsed();
  ASSERT_TRUE(M);
  EXPECT_EQ(shown(*M, 5), "");
  EXPECT_EQ(shown(*M, 7), "a.cu:7:3;");
}

TEST(SourceLines, Inlined) {
  std::unique_ptr<Module> M = parsed();
  ASSERT_TRUE(M);
  // The offset "+4" is within no string: its function has no name.
  EXPECT_EQ(shown(*M, 9), "dir/b.h:3:63;a.cu:9:5;");
  EXPECT_EQ(shown(*M, 12), "dir/b.h:20:1 in;dir/b.h:3:63;a.cu:9:5;");
}

TEST(SourceLines, EndWithTheFunction) {
  std::unique_ptr<Module> M = parsed();
  ASSERT_TRUE(M);
  EXPECT_EQ(shown(*M, 16), "");
}

TEST(SourceLines, Parameters) {
  std::unique_ptr<Module> M = parsed();
  ASSERT_TRUE(M);
  llvm::Expected<std::vector<Parameter>> List = parametersOf(*M, "k");
  ASSERT_TRUE(bool(List));
  ASSERT_EQ(List->size(), 2u);
  EXPECT_EQ((*List)[0].Name, "o");
  EXPECT_EQ((*List)[0].Type, ".u64");
  EXPECT_EQ((*List)[1].Type, ".b8");
  EXPECT_EQ((*List)[1].Size, 12u);
  EXPECT_EQ((*List)[1].Align, 4u);
  llvm::Expected<std::vector<Parameter>> None = parametersOf(*M, "other");
  EXPECT_EQ(toString(None.takeError()), "no kernel other");
}
