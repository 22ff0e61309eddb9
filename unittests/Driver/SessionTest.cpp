//===- SessionTest.cpp - From modules to PTX, in order --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Driver/Session.h"
#include "Driver/PtxIndex.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr char Kernel[] = "define ptx_kernel void @k() {\n"
                          "  call void @f()\n"
                          "  ret void\n"
                          "}\n"
                          "declare void @f()\n";
constexpr char Helper[] = "define void @f() noinline { ret void }\n";
/// What a kernel returns is a violation of the profile, which LLVM does not
/// see.
constexpr char Wrong[] = "define ptx_kernel i32 @k() { ret i32 0 }\n";

CompileOptions requestFor(StringRef Machine) {
  CompileOptions Request;
  Request.Verifier.Machine.SM = findTarget(Machine);
  Request.Profiles = {Profile::NVPTX};
  return Request;
}

bool finds(const ProgramUnit &Unit, Rule R) {
  return any_of(Unit.Diags.diagnostics(),
                [&](const Diagnostic &D) { return D.ID == R; });
}

std::unique_ptr<MemoryBuffer> bufferOf(StringRef Text) {
  return MemoryBuffer::getMemBufferCopy(Text);
}

TEST(Session, ReadingCompletesTheTarget) {
  Session S(requestFor("sm_80"), {});
  ProgramUnit &Unit = S.read(bufferOf(Helper), "m.ll");
  ASSERT_TRUE(Unit.Input.Module);
  EXPECT_TRUE(Unit.IsSound);
  EXPECT_EQ(Unit.Input.Module->getTargetTriple().str(), "nvptx64-nvidia-cuda");
  EXPECT_EQ(Unit.Input.TargetTriple, "");
  EXPECT_EQ(Unit.How.Verifier.Machine.SM, findTarget("sm_80"));
}

TEST(Session, ReadingAsWrittenDoesNot) {
  Session S(requestFor("sm_80"), {});
  ProgramUnit &Unit = S.readAsWritten(bufferOf(Helper), "m.ll");
  ASSERT_TRUE(Unit.Input.Module);
  EXPECT_TRUE(Unit.Input.Module->getTargetTriple().str().empty());
}

TEST(Session, FindingsNameWhatIsShown) {
  Session S(requestFor("sm_80"), {});
  ProgramUnit &Unit = S.read(bufferOf(Wrong), "m.ll", "shown.ll");
  EXPECT_TRUE(Unit.Diags.diagnostics().empty());
  S.check(Unit);
  ASSERT_FALSE(Unit.Diags.diagnostics().empty());
  EXPECT_EQ(Unit.Diags.diagnostics().front().File, "shown.ll");
  std::unique_ptr<DiagnosticEngine> Findings = S.takeFindings(Unit);
  EXPECT_TRUE(Findings->hasErrors());
}

TEST(Session, FileThatIsNotThere) {
  Session S(requestFor("sm_80"), {});
  Expected<ProgramUnit *> Read = S.read("/no/such/file.ll");
  EXPECT_FALSE(Read);
  consumeError(Read.takeError());
  EXPECT_TRUE(S.units().empty());
}

TEST(Session, CompilesWithMarksAndIndex) {
  CompileOptions Request = requestFor("sm_80");
  Request.Emitter.MarkLines = true;
  Session S(std::move(Request), {});
  S.add("define ptx_kernel void @k(ptr %p) {\n"
        "  store i32 1, ptr %p\n"
        "  ret void\n"
        "}\n",
        "m.ll");
  ASSERT_TRUE(S.link(/*Checked=*/true));
  Products Out;
  ASSERT_TRUE(S.compile(Out));
  EXPECT_FALSE(Out.Marks.empty());
  PtxIndex Index = Out.index();
  ASSERT_EQ(Index.Functions.size(), 1u);
  EXPECT_EQ(Index.Functions[0].Name, "k");
  EXPECT_TRUE(Index.Functions[0].IsKernel);
}

TEST(Session, LinksToTheHigherMachine) {
  CompileOptions Request = requestFor("sm_80");
  Request.Verifier.Machine.SM = nullptr;
  Session S(std::move(Request), {});
  auto WithMachine = [](StringRef Text, StringRef Machine) {
    return (Text + "attributes #0 = { \"target-cpu\"=\"" + Machine + "\" }\n")
        .str();
  };
  std::string A =
      WithMachine("define ptx_kernel void @k() #0 { ret void }\n", "sm_80");
  std::string B = WithMachine("define void @f() #0 { ret void }\n", "sm_90");
  S.add(A, "a.ll");
  S.add(B, "b.ll");
  ASSERT_TRUE(S.link(/*Checked=*/true));
  EXPECT_EQ(S.options().Verifier.Machine.SM, findTarget("sm_90"));
}

TEST(Session, PartsThatWereShownAreNotCheckedAgain) {
  Session S(requestFor("sm_80"), {});
  S.read(bufferOf(Kernel), "a.ll");
  S.read(bufferOf(Helper), "b.ll");
  S.checkParts();
  // What the other part defines is not missing.
  EXPECT_TRUE(finds(*S.units()[0], Rule::TripleMissing));
  EXPECT_FALSE(finds(*S.units()[0], Rule::MiscUnresolvedExternal));
  ASSERT_TRUE(S.link({/*IsChecked=*/true, /*PartsAreShown=*/true}));
  EXPECT_TRUE(S.options().IsVerified);
  EXPECT_EQ(S.units().size(), 3u);
  Products Out;
  EXPECT_TRUE(S.compile(Out));
  EXPECT_TRUE(Out.text().contains("call.uni"));
}

TEST(Session, TwoDefinitionsAreAnErrorOfTheWhole) {
  for (bool AreShown : {false, true}) {
    Session S(requestFor("sm_80"), {});
    S.read(bufferOf(Helper), "a.ll");
    S.read(bufferOf(Helper), "b.ll");
    EXPECT_FALSE(S.link({/*IsChecked=*/true, AreShown}));
    EXPECT_EQ(S.linkFailure().Unit, "b.ll");
    EXPECT_TRUE(S.linked().Diags.hasErrors());
  }
}

TEST(Session, OutlivesACrash) {
  Session S(requestFor("sm_80"), {});
  ProgramUnit &Unit = S.read(bufferOf(Helper), "m.ll");
  EXPECT_FALSE(S.guard([] {}));
  EXPECT_TRUE(S.guard([] { std::abort(); }));
  bool Done = S.transform(Unit, [](ProgramUnit &) -> bool { std::abort(); });
  EXPECT_FALSE(Done);
  EXPECT_TRUE(Unit.Diags.gaveUp());
}

TEST(Session, WritesAssemblyOrBitcode) {
  Session S(requestFor("sm_80"), {});
  ProgramUnit &Unit = S.read(bufferOf(Helper), "m.ll");
  SmallVector<char, 0> Text, Bitcode;
  Session::write(*Unit.Input.Module, "", Text);
  EXPECT_TRUE(StringRef(Text.data(), Text.size()).contains("define void @f"));
  Session::write(*Unit.Input.Module, "LLVM7.0.1", Bitcode);
  EXPECT_TRUE(StringRef(Bitcode.data(), Bitcode.size()).starts_with("BC"));
}

} // namespace
