//===- VerifierTest.cpp - The verifier as a library -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Verifier/Verifier.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr StringLiteral Header =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "target datalayout = "
    "\"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n"
    "!nvvmir.version = !{!100}\n!100 = !{i32 2, i32 0}\n";

class Verifier : public testing::Test {
protected:
  Verifier() { Options.Machine.SM = findTarget("sm_90"); }

  void parse(StringRef Body) {
    SMDiagnostic Error;
    M = parseAssemblyString((Header + Body).str(), Error, Context);
    ASSERT_TRUE(M) << Error.getMessage().str();
  }

  /// The rules that \p P finds broken, in order.
  std::vector<std::string> verify(Profile P = Profile::NVVM) {
    Diags.clear();
    Diags.setProfile(P);
    verifyNVVMModule(*M, Options, Diags);
    std::vector<std::string> Found;
    for (const Diagnostic &D : Diags.diagnostics())
      Found.push_back(ruleInfo(D.ID).ID.str());
    return Found;
  }

  std::string print() const {
    std::string Text;
    raw_string_ostream OS(Text);
    M->print(OS, nullptr);
    return Text;
  }

  using Rules = std::vector<std::string>;
  LLVMContext Context;
  std::unique_ptr<Module> M;
  VerifierOptions Options;
  DiagnosticEngine Diags;
};

TEST_F(Verifier, FindsNothingInAnEmptyModule) {
  parse("");
  for (Profile P : {Profile::NVVM, Profile::LibNVVM, Profile::NVPTX})
    EXPECT_EQ(verify(P), Rules());
}

TEST_F(Verifier, LeavesTheModuleAlone) {
  parse("define void @f(ptr %p) ssp {\n  fence seq_cst\n"
        "  br label %a, !pragma !0\na:\n  ret void\n}\n"
        "!0 = !{!\"unroll\", i32 4}\n");
  std::string Before = print();
  Rules First = verify();
  EXPECT_EQ(First, Rules({"attribute-ssp", "instruction-fence-standard",
                          "instruction-pragma-unroll"}));
  EXPECT_EQ(print(), Before);
  EXPECT_EQ(verify(), First);
}

TEST_F(Verifier, TakesTripleAndLayoutFromTheModuleOrTheOptions) {
  parse("");
  M->setTargetTriple(Triple("nvptx64-nvidia-nvcl"));
  EXPECT_EQ(verify(), Rules({"triple-standard"}));
  Options.HasOriginals = true;
  Options.TargetTriple = "nvptx64-nvidia-cuda";
  Options.DataLayout = "e-q";
  Options.LayoutError = "unknown specifier";
  EXPECT_EQ(verify(), Rules({"layout-unparsable"}));
  EXPECT_EQ(Diags.diagnostics()[0].Details.front(),
            "DataLayoutError: unknown specifier");
  Options.DataLayout = "";
  Options.LayoutError = "";
  EXPECT_EQ(verify(), Rules({"layout-empty"}));
}

// LLVM's verifier rejects this; without it, there is a finding all the
// same.
TEST_F(Verifier, ChecksCallsThatDisagreeWithTheirDeclaration) {
  parse("declare void @llvm.nvvm.internal.syncwarp(i32, i32)\n"
        "define ptx_kernel void @k() {\n"
        "  call void @llvm.nvvm.internal.syncwarp()\n"
        "  call void @llvm.nvvm.internal.syncwarp(i32 2, i32 0)\n"
        "  ret void\n}\n");
  EXPECT_EQ(verify(), Rules({"intrinsic-signature", "misc-syncwarp-mode",
                             "intrinsic-own-form"}));
}

// Modules that readers reject can still be built in memory.
TEST_F(Verifier, ChecksAnnotationsBuiltInMemory) {
  parse("define ptx_kernel void @k() {\n  ret void\n}\n"
        "@g = addrspace(1) global i32 0\n");
  auto *Named = M->getOrInsertNamedMetadata("nvvm.annotations");
  Metadata *One =
      ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Context), 1));
  Metadata *Kernel = MDString::get(Context, "kernel");
  Metadata *G = ConstantAsMetadata::get(M->getNamedGlobal("g"));
  Named->addOperand(MDNode::get(Context, {}));
  Named->addOperand(MDNode::get(Context, {Kernel, Kernel, One}));
  Named->addOperand(MDNode::get(Context, {G, Kernel}));
  Named->addOperand(MDNode::get(Context, {G, One, One}));
  Named->addOperand(MDNode::get(Context, {G, Kernel, One}));
  Named->addOperand(
      MDNode::get(Context, {G, MDString::get(Context, "align"), Kernel}));
  Named->addOperand(MDNode::get(Context, {nullptr, Kernel, One}));
  EXPECT_EQ(
      verify(),
      Rules({"misc-annotation-operand0", "misc-annotation-operand0",
             "misc-annotation-pairs", "misc-annotation-key",
             "misc-annotation-kernel-on-variable", "misc-annotation-value"}));
}

TEST_F(Verifier, AssumedMachinesAreTold) {
  parse("");
  Options.MachineSource = TargetSource::Assumed;
  EXPECT_EQ(verify(), Rules({"misc-arch-assumed"}));
  EXPECT_FALSE(Diags.hasErrors());
}

// Attribute sets are remembered; a clean one between two bad ones must not
// hide the second, and a bad one must not affect later ones.
TEST_F(Verifier, JudgesEveryCallByItsOwnAttributes) {
  parse("declare void @g() convergent\n"
        "define void @f() convergent {\n"
        "  call void @g() ssp\n  call void @g() convergent\n"
        "  call void @g() ssp\n  call void @g()\n  ret void\n}\n");
  EXPECT_EQ(verify(Profile::NVVM), Rules({"misc-unresolved-external",
                                          "attribute-ssp", "attribute-ssp"}));
}

// Declarations of intrinsics that are never called may have any type.
TEST_F(Verifier, SurvivesUncalledIntrinsics) {
  parse("declare void @llvm.memset.p0.i64()\n"
        "declare void @llvm.nvvm.no.such.thing(i7)\n");
  EXPECT_EQ(verify(), Rules());
}

// No module that LLVM's verifier accepts is known to crash a check.
TEST_F(Verifier, IsStoppedAtTheCrashBoundary) {
  parse("define void @f(ptr %p) {\n  store i32 0, ptr %p\n  ret void\n}\n");
  M->getFunction("f")->getEntryBlock().front().dropAllReferences();
  EXPECT_EQ(verify(), Rules({"misc-llvm-crash"}));
  EXPECT_TRUE(Diags.gaveUp());
  M.release(); // Broken.
}

} // namespace
