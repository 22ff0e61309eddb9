//===- KeptLibraryTest.cpp - Excerpts of a library ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input/KeptLibrary.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr StringLiteral Library = R"(
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-gpulibs"
@entry = internal constant ptr @last
@table = internal addrspace(1) constant [1 x ptr] [ptr @entry]
@other = internal addrspace(1) constant i32 1
declare i32 @reflect(ptr)
declare float @llvm.fabs.f32(float)
declare float @llvm.sqrt.f32(float)
define float @first(float %x) {
  %y = call float @helper(float %x)
  ret float %y
}
define float @second(float %x) {
  %y = call float @llvm.sqrt.f32(float %x)
  ret float %y
}
define internal float @helper(float %x) #0 {
  %p = load ptr, ptr addrspace(1) @table
  %y = call float %p(float %x), !fpmath !1
  ret float %y
}
define internal float @last(float %x) {
  %y = call float @llvm.fabs.f32(float %x)
  ret float %y
}
attributes #0 = { noinline }
!llvm.module.flags = !{!0}
!notes = !{!2}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!1 = !{float 2.5}
!2 = !{ptr @second, !"note"}
)";

std::unique_ptr<KeptLibrary> keep(StringRef Text) {
  auto Context = std::make_unique<LLVMContext>();
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Error, *Context);
  return std::make_unique<KeptLibrary>(std::move(Context), std::move(M));
}

/// The names of what an excerpt defines, and then declares, in order.
std::vector<std::string> contentsOf(ArrayRef<char> Bytes) {
  LLVMContext C;
  MemoryBufferRef Buffer({Bytes.data(), Bytes.size()}, "excerpt");
  Expected<std::unique_ptr<Module>> M = parseBitcodeFile(Buffer, C);
  if (!M)
    return {toString(M.takeError())};
  EXPECT_FALSE(verifyModule(**M, &errs()));
  EXPECT_EQ((*M)->getTargetTriple().str(), "nvptx64-nvidia-gpulibs");
  EXPECT_TRUE((*M)->getModuleFlag("nvvm-reflect-ftz"));
  std::vector<std::string> Names;
  for (bool IsDeclared : {false, true})
    for (const GlobalValue &GV : (*M)->global_values())
      if (GV.isDeclaration() == IsDeclared)
        Names.push_back((IsDeclared ? "declared " : "") + GV.getName().str());
  return Names;
}

using Names = std::vector<std::string>;

TEST(KeptLibrary, GivesWhatIsNeededInItsOrder) {
  std::unique_ptr<KeptLibrary> L = keep(Library);
  // Only a note refers to the second function.
  EXPECT_EQ(
      contentsOf(L->excerpt({"first"})),
      (Names{"first", "helper", "last", "entry", "table", "declared reflect",
             "declared llvm.fabs.f32", "declared second"}));
  EXPECT_EQ(contentsOf(L->excerpt({"second"})),
            (Names{"second", "declared reflect", "declared llvm.sqrt.f32"}));
  EXPECT_EQ(contentsOf(L->excerpt({"second", "last"})),
            (Names{"second", "last", "declared reflect",
                   "declared llvm.fabs.f32", "declared llvm.sqrt.f32"}));
  EXPECT_EQ(contentsOf(L->excerpt({"unknown"})),
            (Names{"declared reflect", "declared second"}));
}

TEST(KeptLibrary, GivesTheSameAgain) {
  std::unique_ptr<KeptLibrary> L = keep(Library);
  SmallVector<char, 0> First = L->excerpt({"first"});
  EXPECT_FALSE(First.empty());
  EXPECT_NE(L->excerpt({"second"}), First);
  EXPECT_EQ(L->excerpt({"first"}), First);
}

TEST(KeptLibrary, IsNotDividedIfPartsDependOnOthers) {
  for (StringRef Whole :
       {"@a = alias float (float), ptr @f", "module asm \".weak f\"",
        "@llvm.used = appending global [1 x ptr] [ptr @f]",
        "$g = comdat any\ndefine float @g(float %x) comdat {ret float %x}",
        "@v = global i32 0, !associated !0\n!0 = !{ptr @f}"}) {
    std::string Text = "define float @f(float %x) {ret float %x}\n";
    EXPECT_FALSE(keep(Text)->excerpt({"f"}).empty());
    EXPECT_TRUE(keep(Text + Whole.str())->excerpt({"f"}).empty())
        << Whole.str();
  }
}

TEST(KeptLibrary, DoesNotCopyMuch) {
  auto Sum = [](unsigned Instructions) {
    std::string Text = "define float @f(float %x0) {\n";
    for (unsigned I = 1; I != Instructions; ++I)
      Text += formatv("  %x{0} = fadd float %x{1}, %x0\n", I, I - 1);
    return Text + formatv("  ret float %x{0}\n}", Instructions - 1).str();
  };
  EXPECT_FALSE(keep(Sum(500))->excerpt({"f"}).empty());
  EXPECT_TRUE(keep(Sum(501))->excerpt({"f"}).empty());
}

} // namespace
