//===- SourceMapTest.cpp - From IR back to its text -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Support/SourceMap.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr StringLiteral Text = R"(@g = global i32 0
@"odd name" = global i32 1
@gg = global ptr @g
; declare void @f() in a comment
declare void @ff()
declare void @f()
define i32 @k(i32 %n) {
  %x = tail call i32 @k(i32 1)
  call void @f()
  ret i32 %x
}
!named = !{}
)";

class SourceMapTest : public testing::Test {
protected:
  SourceMapTest() : Map(MemoryBufferRef(Text, "m.ll")) {
    SMDiagnostic Error;
    M = parseAssembly(
        MemoryBufferRef(Text, "m.ll"), Error, C, nullptr,
        [](StringRef, StringRef) { return std::nullopt; },
        &Map.parserContext());
  }

  std::string at(Place P) const {
    TextRange R = Map.find(P);
    if (!R.isValid())
      return "nowhere";
    return utostr(R.Line) + ":" +
           Map.line(R.Line).slice(R.Column - 1, R.EndColumn - 1).str();
  }

  LLVMContext C;
  SourceMap Map;
  std::unique_ptr<Module> M;
};

TEST_F(SourceMapTest, Lines) {
  EXPECT_EQ(Map.line(1), "@g = global i32 0");
  EXPECT_EQ(Map.line(11), "}");
  EXPECT_EQ(Map.line(0), "");
  EXPECT_EQ(Map.line(99), "");
}

TEST_F(SourceMapTest, Globals) {
  EXPECT_EQ(at(*M->getNamedGlobal("g")), "1:@g");
  EXPECT_EQ(at(*M->getNamedGlobal("odd name")), "2:@\"odd name\"");
  EXPECT_EQ(at(*M->getNamedGlobal("gg")), "3:@gg");
  EXPECT_EQ(at(*M->getNamedMetadata("named")), "12:!named");
}

TEST_F(SourceMapTest, Functions) {
  EXPECT_EQ(at(*M->getFunction("ff")), "5:@ff");
  EXPECT_EQ(at(*M->getFunction("f")), "6:@f");
  EXPECT_EQ(at(*M->getFunction("k")), "7:@k");
}

TEST_F(SourceMapTest, Instructions) {
  auto It = M->getFunction("k")->getEntryBlock().begin();
  EXPECT_EQ(at(*It++), "8:call");
  EXPECT_EQ(at(*It++), "9:call");
  EXPECT_EQ(at(*It++), "10:ret");
}

TEST_F(SourceMapTest, WhatWasNotWritten) {
  Function *K = M->getFunction("k");
  Instruction *New = K->getEntryBlock().getTerminator()->clone();
  New->insertBefore(K->getEntryBlock().getTerminator()->getIterator());
  EXPECT_EQ(at(*New), "nowhere");
  New->eraseFromParent();
  EXPECT_EQ(at({}), "nowhere");
  EXPECT_FALSE(SourceMap().find(*K).isValid());
}

} // namespace
