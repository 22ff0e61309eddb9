//===- NamesTest.cpp - PTX spelling of globals and functions --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTX/Text/Names.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm::ptx;

namespace {

/// The PTX names of all globals of \p IR, separated by spaces.
std::string names(StringRef IR) {
  LLVMContext Context;
  SMDiagnostic Error;
  auto M = parseAssemblyString(IR, Error, Context);
  if (!M)
    return "does not parse: " + Error.getMessage().str();
  NameTable Names(*M);
  std::string Text;
  for (const GlobalValue &GV : M->global_values()) {
    EXPECT_TRUE(isLegalName(Names.get(&GV)));
    EXPECT_EQ(Names.isChanged(&GV),
              GV.hasName() && Names.get(&GV) != GV.getName());
    Text += (Text.empty() ? "" : " ") + Names.get(&GV).str();
  }
  return Text;
}

TEST(Names, Legal) {
  for (const char *Name :
       {"a", "a1", "_a", "$a", "__", "add", "global", "Z$_9"})
    EXPECT_TRUE(isLegalName(Name)) << Name;
  for (const char *Name : {"", "_", "$", "1a", "a.b", "a@b", "%r1", "WARP_SZ",
                           "a b", "a\"", "\xC3\xA9"})
    EXPECT_FALSE(isLegalName(Name)) << Name;
}

TEST(Names, LegalOnesStay) {
  EXPECT_EQ(names("@add = global i32 0\n@_Z3foov = global i32 0"),
            "add _Z3foov");
}

TEST(Names, BytesAreReplaced) {
  EXPECT_EQ(names("@a.b = global i32 0\n@\"c@d\" = global i32 0\n"
                  "@\"1x\" = global i32 0\n@\"%r\" = global i32 0\n"
                  "@\"\\C3\\A9\" = global i32 0\n@\"_\" = global i32 0\n"
                  "@WARP_SZ = global i32 0"),
            "a_$_b c_$_d _1x _$_r _$__$_ __$1 WARP_SZ_$1");
}

TEST(Names, Collisions) {
  EXPECT_EQ(names("@a.b = global i32 0\n@\"a@b\" = global i32 0\n"
                  "@\"a_$_b\" = global i32 0\n@\"a_$_b_$1\" = global i32 0"),
            "a_$_b_$2 a_$_b_$3 a_$_b a_$_b_$1");
}

TEST(Names, Unnamed) {
  EXPECT_EQ(names("@0 = global i32 0\n@1 = global i32 0\n"
                  "@__unnamed = global i32 0"),
            "__unnamed_$1 __unnamed_$2 __unnamed");
}

/// A local name may not be hidden by what bodies declare; others are known to
/// other modules and stay.
TEST(Names, BodyNames) {
  EXPECT_EQ(
      names("@param0 = internal global i32 0\n"
            "@__local_depot1 = internal global i32 0\n"
            "@\"$L__BB0_1\" = internal global i32 0\n"
            "@retval0 = global i32 0\n@parameter = internal global i32 0"),
      "_param0 ___local_depot1 _$L__BB0_1 retval0 parameter");
}

TEST(Names, MangleMark) {
  EXPECT_EQ(names("@\"\\01x\" = global i32 0\n@\"\\01y\" = global i32 0\n"
                  "@y = global i32 0"),
            "x y_$1 y");
}

/// The stem \p S and the first parameter of the first function of \p IR.
std::string made(StringRef IR, Stem S) {
  LLVMContext Context;
  SMDiagnostic Error;
  auto M = parseAssemblyString(IR, Error, Context);
  if (!M)
    return "does not parse: " + Error.getMessage().str();
  NameTable Names(*M);
  std::string Text = Names.stem(S).str();
  return M->empty() ? Text : Text + " " + Names.parameter(*M->begin(), 0);
}

TEST(Names, MadeNamesGiveWay) {
  EXPECT_EQ(made("@x = global i32 0", Stem::Argument), "param");
  EXPECT_EQ(made("@param0 = global i32 0", Stem::Argument), "param$1_");
  EXPECT_EQ(made("@param0 = global i32 0\n@\"param$1_7\" = global i32 0",
                 Stem::Argument),
            "param$2_");
  EXPECT_EQ(
      made("@param = global i32 0\n@params1 = global i32 0", Stem::Argument),
      "param");
  EXPECT_EQ(made("@\"$L__BB0_1\" = global i32 0", Stem::Block), "$L__BB$1_");
  EXPECT_EQ(made("@__local_depot3 = alias i32, ptr @x\n@x = global i32 0",
                 Stem::Depot),
            "__local_depot$1_");
  EXPECT_EQ(made("declare void @retval0()", Stem::Result),
            "retval$1_ retval0_param_0");
}

/// Names with a suffix matter if the module has the function.
TEST(Names, MadeNamesOfFunctions) {
  EXPECT_EQ(
      made("@k_param_0 = global i32 0\ndeclare void @f(i32)", Stem::Parameter),
      "_param_ f_param_0");
  EXPECT_EQ(
      made("@k_param_0 = global i32 0\ndeclare void @k(i32)", Stem::Parameter),
      "_param_$1_ k_param_$1_0");
  // A function's name; one that is rewritten; one for the other's suffix.
  EXPECT_EQ(
      made("declare void @k(i32)\ndeclare void @k_param_12()", Stem::Parameter),
      "_param_$1_ k_param_$1_0");
  EXPECT_EQ(made("@\"a.b_param_0\" = global i32 0\ndeclare void @a.b(i32)",
                 Stem::Parameter),
            "_param_$1_ a_$_b_param_$1_0");
  EXPECT_EQ(made("@k_vararg = global i32 0\ndeclare void @k(i32, ...)",
                 Stem::VarArgs),
            "_vararg$1_ k_param_0");
}

/// Many names that become the same must not each require a search.
TEST(Names, ManyCollisions) {
  LLVMContext Context;
  Module M("m", Context);
  for (unsigned I = 0; I < 20000; ++I)
    new GlobalVariable(M, Type::getInt8Ty(Context), false,
                       GlobalValue::ExternalLinkage, nullptr);
  NameTable Names(M);
  const GlobalVariable &Last = *std::prev(M.global_end());
  EXPECT_EQ(Names.get(&Last), "__unnamed_$19999");
}

} // namespace
