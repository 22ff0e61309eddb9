//===- CompileTest.cpp - From NVVM IR to PTX ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/Compile.h"
#include "opennvvm/Input/Input.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr StringLiteral Header =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "target datalayout = "
    "\"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n";

class Compile : public testing::Test {
protected:
  Compile() : Diags({}, Profile::NVPTX) {
    Options.Verifier.Machine.SM = findTarget("sm_80");
    Options.Profiles = {Profile::NVPTX};
  }

  bool compile(StringRef Body) {
    Loaded = std::make_unique<LoadedModule>(loadModuleFromBuffer(
        MemoryBuffer::getMemBufferCopy((Header + Body).str()), "m.ll", *Context,
        Diags));
    EXPECT_TRUE(Loaded->Module);
    return compileModule(*Loaded->Module, Options, Diags, Out);
  }

  StringRef ptx() const { return {Out.data(), Out.size()}; }
  StringRef firstRule() const {
    return Diags.diagnostics().empty()
               ? StringRef()
               : StringRef(ruleInfo(Diags.diagnostics()[0].ID).ID);
  }

  std::unique_ptr<LLVMContext> Context = std::make_unique<LLVMContext>();
  std::unique_ptr<LoadedModule> Loaded;
  DiagnosticEngine Diags;
  CompileOptions Options;
  SmallVector<char, 0> Out;
};

TEST_F(Compile, WritesPTX) {
  EXPECT_TRUE(compile("define ptx_kernel void @k() { ret void }\n"));
  EXPECT_TRUE(ptx().contains(".target sm_80"));
  EXPECT_TRUE(ptx().contains(".entry k("));
  EXPECT_TRUE(Diags.diagnostics().empty());
}

TEST_F(Compile, AsksTheMachine) {
  Options.Verifier.Machine.SM = findTarget("sm_90a");
  EXPECT_TRUE(compile(R"(
@s = private addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr)
define void @f(ptr %p) {
  %r = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @s to ptr))
  store i32 %r, ptr %p
  ret void
}
)"));
  EXPECT_TRUE(ptx().contains("900;"));
  EXPECT_FALSE(ptx().contains("__nvvm_reflect"));
}

TEST_F(Compile, StopsAtViolations) {
  EXPECT_FALSE(compile("define ptx_kernel i32 @k() { ret i32 0 }\n"));
  EXPECT_TRUE(Diags.hasErrors());
  EXPECT_FALSE(Diags.gaveUp());
  EXPECT_TRUE(Out.empty());
}

TEST_F(Compile, LibraryThatIsNotThere) {
  Options.Libdevice = "/no/such/library.bc";
  EXPECT_FALSE(compile("declare float @__nv_sinf(float)\n"
                       "define float @f(float %x) {\n"
                       "  %y = call float @__nv_sinf(float %x)\n"
                       "  ret float %y\n}\n"));
  EXPECT_EQ(firstRule(), "link-libdevice");
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define UNDER_SANITIZER 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define UNDER_SANITIZER 1
#endif

TEST_F(Compile, OutlivesAHardFailure) {
#ifdef UNDER_SANITIZER
  GTEST_SKIP() << "a null pointer provokes the failure, which is what "
                  "sanitizers are there to report";
#endif
  // No check uses the machine here, and emission has none.
  Options.Profiles.clear();
  Options.Verifier.Machine.SM = nullptr;
  EXPECT_FALSE(compile("define ptx_kernel void @k() { ret void }\n"));
  EXPECT_TRUE(Diags.gaveUp());
  EXPECT_EQ(firstRule(), "emit-crash");
  // What the failure left behind is not destroyed.
  (void)Loaded.release();
  (void)Context.release();
}

/// Many small functions, each with something to prepare.
std::string manyFunctions(unsigned Count) {
  std::string Text;
  for (unsigned I = 0; I != Count; ++I)
    Text += "define i33 @f" + std::to_string(I) +
            "(i33 %x) {\n  %y = mul i33 %x, %x\n  ret i33 %y\n}\n";
  return Text;
}

TEST_F(Compile, CanBeStoppedAtEachFunction) {
  constexpr unsigned Functions = 50;
  unsigned Asked = 0, Limit = ~0U;
  auto Try = [&](unsigned Threads) {
    Asked = 0;
    Out.clear();
    Diags.clear();
    Options.Emitter.Threads = Threads;
    Options.ShouldStop = [&] { return ++Asked > Limit; };
    return compile(manyFunctions(Functions));
  };
  ASSERT_TRUE(Try(1));
  // When it is prepared and when it is printed.
  unsigned Times = Asked;
  EXPECT_GE(Times, 2 * Functions);
  for (Limit = 0; Limit < Times; Limit += 7) {
    EXPECT_FALSE(Try(1));
    EXPECT_TRUE(Diags.diagnostics().empty());
    // It is asked once more when it is known.
    EXPECT_LE(Asked, Limit + 2);
  }
}

} // namespace
