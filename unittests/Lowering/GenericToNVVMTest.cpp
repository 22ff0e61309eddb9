//===- GenericToNVVMTest.cpp - Globals into the global space --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/GenericToNVVM.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

class GenericToNVVM : public testing::Test {
protected:
  /// Parses \p IR and runs the pass; the result is in M and valid.
  void run(StringRef IR) {
    SMDiagnostic Error;
    M = parseAssemblyString(IR, Error, Context);
    ASSERT_TRUE(M) << Error.getMessage().str();
    Changed = moveGlobalsToGlobalSpace(*M);
    std::string Problem;
    raw_string_ostream OS(Problem);
    EXPECT_FALSE(verifyModule(*M, &OS)) << Problem;
  }

  unsigned space(StringRef Name) {
    const GlobalValue *GV = M->getNamedValue(Name);
    return GV ? GV->getAddressSpace() : ~0u;
  }

  std::string initialValue(StringRef Name) {
    std::string Text;
    raw_string_ostream OS(Text);
    M->getGlobalVariable(Name, true)->getInitializer()->print(OS);
    return Text;
  }

  LLVMContext Context;
  std::unique_ptr<Module> M;
  bool Changed = false;
};

TEST_F(GenericToNVVM, ClonesEverything) {
  run("$c = comdat any\n"
      "@a = linkonce_odr constant i32 7, section \"s\", comdat($c), align 32\n"
      "@b = external global i32\n@k = addrspace(4) constant i32 1\n");
  EXPECT_TRUE(Changed);
  const GlobalVariable *A = M->getGlobalVariable("a");
  ASSERT_TRUE(A);
  EXPECT_EQ(A->getAddressSpace(), 1u);
  EXPECT_TRUE(A->isConstant());
  EXPECT_EQ(A->getLinkage(), GlobalValue::LinkOnceODRLinkage);
  EXPECT_EQ(A->getSection(), "s");
  EXPECT_EQ(A->getAlign(), MaybeAlign(32));
  EXPECT_TRUE(A->hasComdat());
  EXPECT_EQ(initialValue("a"), "i32 7");
  EXPECT_EQ(space("b"), 1u);
  EXPECT_TRUE(M->getGlobalVariable("b")->isDeclaration());
  EXPECT_EQ(space("k"), 4u);
  EXPECT_EQ(M->global_size(), 3u);
}

TEST_F(GenericToNVVM, NothingToMove) {
  run("@a = addrspace(1) global i32 7");
  EXPECT_FALSE(Changed);
}

TEST_F(GenericToNVVM, KeepsOrder) {
  run("@c = global i32 1\n@k = addrspace(4) constant i32 1\n@a = global i32 2");
  std::string Names;
  for (const GlobalVariable &GV : M->globals())
    Names += GV.getName();
  EXPECT_EQ(Names, "cka");
}

TEST_F(GenericToNVVM, UsesGoThroughACast) {
  run("@a = global [4 x i32] zeroinitializer\n"
      "define i32 @f() {\n  %v = load i32, ptr getelementptr (i8, ptr @a, i64 "
      "4)\n  ret i32 %v\n}\n"
      "define ptr @g() {\n  ret ptr @a\n}");
  std::string Text;
  raw_string_ostream OS(Text);
  M->getFunction("f")->print(OS);
  M->getFunction("g")->print(OS);
  EXPECT_NE(Text.find("ptr addrspacecast (ptr addrspace(1) @a to ptr), i64 4"),
            std::string::npos)
      << Text;
  EXPECT_NE(Text.find("ret ptr addrspacecast (ptr addrspace(1) @a to ptr)"),
            std::string::npos)
      << Text;
}

TEST_F(GenericToNVVM, NestedConstantExpressions) {
  run("@a = global [4 x i32] zeroinitializer\n"
      "@t = addrspace(4) constant { i64, [2 x ptr] } { i64 add (i64 ptrtoint "
      "(ptr getelementptr (i8, ptr @a, i64 8) to i64), i64 3), [2 x ptr] [ptr "
      "@a, ptr getelementptr (i8, ptr @a, i64 4)] }\n");
  EXPECT_EQ(
      initialValue("t"),
      "{ i64, [2 x ptr] } { i64 add (i64 ptrtoint (ptr getelementptr (i8, "
      "ptr addrspacecast (ptr addrspace(1) @a to ptr), i64 8) to i64), "
      "i64 3), [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @a to ptr), "
      "ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @a to "
      "ptr), i64 4)] }");
}

TEST_F(GenericToNVVM, InitialValuesOfEachOther) {
  run("@a = global ptr @b\n@b = global ptr @a\n@s = global ptr @s");
  EXPECT_EQ(initialValue("a"),
            "ptr addrspacecast (ptr addrspace(1) @b to ptr)");
  EXPECT_EQ(initialValue("b"),
            "ptr addrspacecast (ptr addrspace(1) @a to ptr)");
  EXPECT_EQ(initialValue("s"),
            "ptr addrspacecast (ptr addrspace(1) @s to ptr)");
}

TEST_F(GenericToNVVM, LLVMsOwnStay) {
  run("@a = global i32 7\n@llvm.used = appending global [1 x ptr] [ptr @a], "
      "section \"llvm.metadata\"\n");
  EXPECT_EQ(space("a"), 1u);
  EXPECT_EQ(space("llvm.used"), 0u);
  EXPECT_EQ(initialValue("llvm.used"),
            "[1 x ptr] [ptr addrspacecast (ptr addrspace(1) @a to ptr)]");
}

TEST_F(GenericToNVVM, HandlesStayAnnotationsFollow) {
  run("@t = global i64 0\n@s = global i64 0\n@m = global i64 0\n@u = global "
      "i64 "
      "0\n!nvvm.annotations = !{!0, !1, !2, !3}\n"
      "!0 = !{ptr @t, !\"texture\", i32 1}\n!1 = !{ptr @s, !\"sampler\", i32 "
      "1}\n"
      "!2 = !{ptr @m, !\"managed\", i32 1}\n!3 = !{ptr @u, !\"surface\", i32 "
      "1}");
  EXPECT_EQ(space("t"), 0u);
  EXPECT_EQ(space("s"), 0u);
  EXPECT_EQ(space("u"), 0u);
  EXPECT_EQ(space("m"), 1u);
  const MDNode *Node = M->getNamedMetadata("nvvm.annotations")->getOperand(2);
  EXPECT_EQ(mdconst::extract<GlobalVariable>(Node->getOperand(0)),
            M->getGlobalVariable("m"));
}

TEST_F(GenericToNVVM, Aliases) {
  run("@a = global i32 7\n@x = alias i32, ptr @a\n"
      "define i32 @f() {\n  %v = load i32, ptr @x\n  ret i32 %v\n}");
  EXPECT_EQ(space("a"), 1u);
  EXPECT_EQ(M->getNamedAlias("x")->getAliaseeObject(), M->getNamedValue("a"));
}

TEST_F(GenericToNVVM, DebugInfoFollows) {
  run("@a = global i32 7, !dbg !0\n!llvm.dbg.cu = !{!2}\n"
      "!llvm.module.flags = !{!5}\n"
      "!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())\n"
      "!1 = distinct !DIGlobalVariable(name: \"a\", scope: !2, file: !3, line: "
      "1, type: !4, isLocal: false, isDefinition: true)\n"
      "!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, globals: "
      "!6)\n"
      "!3 = !DIFile(filename: \"a.c\", directory: \".\")\n"
      "!4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"
      "!5 = !{i32 2, !\"Debug Info Version\", i32 3}\n!6 = !{!0}");
  EXPECT_TRUE(M->getGlobalVariable("a")->hasMetadata("dbg"));
}

/// A table of many addresses must be rebuilt once, not once per address.
TEST_F(GenericToNVVM, LargeTable) {
  M = std::make_unique<Module>("m", Context);
  constexpr unsigned Count = 30000;
  Type *Int = Type::getInt32Ty(Context), *Ptr = PointerType::get(Context, 0);
  SmallVector<Constant *, 0> Addresses;
  for (unsigned I = 0; I < Count; ++I)
    Addresses.push_back(new GlobalVariable(*M, Int, false,
                                           GlobalValue::ExternalLinkage,
                                           ConstantInt::get(Int, I + 1)));
  ArrayType *Ty = ArrayType::get(Ptr, Count);
  new GlobalVariable(*M, Ty, true, GlobalValue::ExternalLinkage,
                     ConstantArray::get(Ty, Addresses), "table");
  EXPECT_TRUE(moveGlobalsToGlobalSpace(*M));
  EXPECT_EQ(space("table"), 1u);
  EXPECT_FALSE(verifyModule(*M));
}

} // namespace
