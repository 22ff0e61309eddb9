//===- SourceMapTest.cpp - From IR back to its text -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/SourceMap.h"
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
define void @parts({ i8, i8 } %a, ptr byval({ i8 }) inreg %b)
    "k"="v" uwtable(sync) #0 section "s" {
s:
  call void @f() nounwind #0
  ret void
}
define [2 x ptr addrspace(1)] @array() { unreachable }
define noundef ptr addrspace(1) @pointer() { unreachable }
attributes #0 = { "x"="ssp" ssp }
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @f, !"maxntidx", i32 1}
!1 = !{ptr @parts, !"maxntidx", i32 -1, !"grid_constant", !{i32 1, i32 2}}
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

TEST_F(SourceMapTest, Parameters) {
  const Function &F = *M->getFunction("parts");
  EXPECT_EQ(at(Place::parameter(*F.getArg(0))), "13:{ i8, i8 } %a");
  EXPECT_EQ(at(Place::parameter(*F.getArg(1))),
            "13:ptr byval({ i8 }) inreg %b");
  EXPECT_EQ(at(Place::parameter(*F.getArg(1), "inreg")), "13:inreg");
  EXPECT_EQ(at(Place::parameter(*F.getArg(1), "byval")), "13:byval({ i8 })");
  // For an attribute that it lacks: the parameter.
  EXPECT_EQ(at(Place::parameter(*F.getArg(0), "inreg")), "13:{ i8, i8 } %a");
}

TEST_F(SourceMapTest, Results) {
  EXPECT_EQ(at(Place::result(*M->getFunction("parts"))), "13:void");
  EXPECT_EQ(at(Place::result(*M->getFunction("array"))),
            "19:[2 x ptr addrspace(1)]");
  EXPECT_EQ(at(Place::result(*M->getFunction("pointer"))),
            "20:ptr addrspace(1)");
}

TEST_F(SourceMapTest, Attributes) {
  const Function &F = *M->getFunction("parts");
  EXPECT_EQ(at(Place::attribute(F, "k")), "14:\"k\"=\"v\"");
  EXPECT_EQ(at(Place::attribute(F, "uwtable")), "14:uwtable(sync)");
  EXPECT_EQ(at(Place::attribute(F, "section")), "14:section");
  EXPECT_EQ(at(Place::attribute(F, "cold")), "13:@parts");
  TextRange Group;
  EXPECT_EQ(at(Place::attribute(F, "ssp")), "14:#0");
  Map.findAttribute(Place::attribute(F, "ssp"), Group);
  EXPECT_EQ(Group.Line, 21u);
  EXPECT_EQ(Group.Column, 29u);
  const Instruction &Call = F.getEntryBlock().front();
  EXPECT_EQ(at(Place::attribute(Call, "nounwind")), "16:nounwind");
  EXPECT_EQ(at(Place::attribute(Call, "ssp")), "16:#0");
  EXPECT_EQ(at(Place::attribute(Call, "cold")), "16:call");
}

TEST(SourceMapOfTarget, Strings) {
  SourceMap Map(MemoryBufferRef("; target triple = \"no\"\n"
                                "target triple = \"nvptx64-nvidia-cuda\"\n"
                                "target datalayout = \"e-p:32:32-i64:64\"\n",
                                "m.ll"));
  auto At = [&](Place P) {
    TextRange R = Map.find(P);
    return Map.line(R.Line).slice(R.Column - 1, R.EndColumn - 1).str();
  };
  EXPECT_EQ(At(Place::triple()), "\"nvptx64-nvidia-cuda\"");
  EXPECT_EQ(At(Place::layout()), "\"e-p:32:32-i64:64\"");
  EXPECT_EQ(At(Place::layout("p:32:32")), "p:32:32");
  EXPECT_EQ(At(Place::layout("p3:32:32")), "\"e-p:32:32-i64:64\"");
}

TEST_F(SourceMapTest, Annotations) {
  const Function &F = *M->getFunction("parts");
  const NamedMDNode &List = *M->getNamedMetadata("nvvm.annotations");
  // LLVM turns it into an attribute.
  EXPECT_EQ(at(Place::attribute(F, "nvvm.maxntid")),
            "24:!\"maxntidx\", i32 -1");
  EXPECT_EQ(at(Place::annotation(List, &F, "grid_constant")),
            "24:!\"grid_constant\", !{i32 1, i32 2}");
  EXPECT_EQ(at(Place::annotation(List, &F, "maxnreg")), "22:!nvvm.annotations");
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
