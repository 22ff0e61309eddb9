//===- AddressSpaceAATest.cpp - Alias analysis by address space -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/AddressSpaceAA.h"
#include "Lowering/Synchronization.h"
#include "opennvvm/Target/Target.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueSymbolTable.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {
/// The values of one function, by name, and what LLVM's passes learn about
/// them.
class AddressSpaces : public testing::Test {
protected:
  AddressSpaces() {
    FAM.registerPass([] { return AddressSpaceAA(); });
    FAM.registerPass([] {
      AAManager AA;
      AA.registerFunctionAnalysis<AddressSpaceAA>();
      return AA;
    });
    PB.registerModuleAnalyses(MAM);
    PB.registerCGSCCAnalyses(CGAM);
    PB.registerFunctionAnalyses(FAM);
    PB.registerLoopAnalyses(LAM);
    PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
    SMDiagnostic Error;
    M = parseAssemblyString(R"(
      @c = external addrspace(4) global i32
      declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
      declare void @llvm.nvvm.membar.gl()
      declare void @llvm.donothing()
      declare void @other()
      define ptx_kernel void @kernel(ptr %given, ptr byval(i32) %copy,
                                     ptr addrspace(1) %global,
                                     ptr addrspace(3) %shared,
                                     ptr addrspace(7) %cluster, i64 %i) {
        %variable = alloca [4 x i32]
        %local = getelementptr i32, ptr %variable, i64 %i
        %castlocal = addrspacecast ptr %local to ptr addrspace(5)
        %element = getelementptr i32, ptr %given, i64 %i
        %castshared = addrspacecast ptr addrspace(3) %shared to ptr
        %const = getelementptr i32, ptr addrspace(4) @c, i64 %i
        %loaded = load ptr, ptr %given
        call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
        call void @llvm.nvvm.membar.gl()
        call void @other()
        ret void
      }
      define void @device(ptr %given) {
        ret void
      })",
                            Error, C);
    if (!M) {
      Error.print("test", errs());
      return;
    }
    Kernel = M->getFunction("kernel");
  }

  const Value &named(StringRef Name) {
    return *Kernel->getValueSymbolTable()->lookup(Name);
  }
  MemoryLocation at(StringRef Name) {
    return MemoryLocation(&named(Name), LocationSize::precise(4));
  }
  AAResults &analysis() { return FAM.getResult<AAManager>(*Kernel); }
  bool mayAlias(StringRef A, StringRef B) {
    bool May = analysis().alias(at(A), at(B)) != AliasResult::NoAlias;
    bool Swapped = analysis().alias(at(B), at(A)) != AliasResult::NoAlias;
    EXPECT_EQ(May, Swapped);
    return May;
  }
  /// What the call of \p Callee does to the memory at \p Name.
  ModRefInfo effect(StringRef Callee, StringRef Name) {
    for (Instruction &I : instructions(*Kernel))
      if (auto *Call = dyn_cast<CallBase>(&I);
          Call && Call->getCalledFunction()->getName() == Callee)
        return analysis().getModRefInfo(Call, at(Name));
    ADD_FAILURE() << "no call of " << Callee.str();
    return ModRefInfo::ModRef;
  }

  LLVMContext C;
  std::unique_ptr<Module> M;
  Function *Kernel = nullptr;
  PassBuilder PB;
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
};
} // namespace

TEST_F(AddressSpaces, AreFoundFromObjects) {
  EXPECT_EQ(pointedSpace(named("given")), AddressSpace::Global);
  EXPECT_EQ(pointedSpace(named("element")), AddressSpace::Global);
  EXPECT_EQ(pointedSpace(named("castshared")), AddressSpace::Shared);
  EXPECT_EQ(pointedSpace(named("local")), AddressSpace::Local);
  EXPECT_EQ(pointedSpace(named("const")), AddressSpace::Const);
  // Parameters by value are in a space of their own, and what is loaded points
  // anywhere.
  EXPECT_EQ(pointedSpace(named("copy")), AddressSpace::Generic);
  EXPECT_EQ(pointedSpace(named("loaded")), AddressSpace::Generic);
  EXPECT_EQ(pointedSpace(*M->getFunction("device")->getArg(0)),
            AddressSpace::Generic);
}

TEST_F(AddressSpaces, DoNotAliasUnlessTheyOverlap) {
  static constexpr StringLiteral Names[] = {"given", "castshared", "cluster",
                                            "castlocal", "const"};
  for (StringRef A : Names)
    for (StringRef B : Names) {
      bool BothShared = (A == "castshared" || A == "cluster") &&
                        (B == "castshared" || B == "cluster");
      EXPECT_EQ(mayAlias(A, B), A == B || BothShared)
          << A.str() << ", " << B.str();
    }
  EXPECT_TRUE(mayAlias("given", "global"));
  EXPECT_TRUE(mayAlias("local", "castlocal"));
  for (StringRef A : Names) {
    EXPECT_TRUE(mayAlias("loaded", A)) << A.str();
    EXPECT_TRUE(mayAlias("copy", A)) << A.str();
  }
}

TEST_F(AddressSpaces, ConstantMemoryDoesNotChange) {
  EXPECT_TRUE(isNoModRef(analysis().getModRefInfoMask(at("const"))));
  EXPECT_TRUE(isModSet(analysis().getModRefInfoMask(at("given"))));
}

TEST_F(AddressSpaces, BarriersLeaveLocalMemoryAlone) {
  for (StringRef Callee : {"llvm.nvvm.barrier.cta.sync.aligned.all",
                           "llvm.nvvm.membar.gl", "other"}) {
    bool IsLocalSafe = Callee != "other";
    for (StringRef Name : {"local", "castlocal"})
      EXPECT_EQ(isNoModRef(effect(Callee, Name)), IsLocalSafe) << Callee.str();
    for (StringRef Name :
         {"given", "shared", "castshared", "cluster", "loaded"})
      EXPECT_TRUE(isModAndRefSet(effect(Callee, Name)))
          << Callee.str() << ", " << Name.str();
    EXPECT_TRUE(isNoModRef(effect(Callee, "const"))) << Callee.str();
  }
}

TEST_F(AddressSpaces, BarriersReturn) {
  EXPECT_TRUE(isSynchronizing(Intrinsic::nvvm_barrier_cluster_wait));
  EXPECT_FALSE(isSynchronizing(Intrinsic::donothing));
  markSynchronizing(*M);
  EXPECT_TRUE(M->getFunction("llvm.nvvm.membar.gl")->willReturn());
  EXPECT_TRUE(
      M->getFunction("llvm.nvvm.barrier.cta.sync.aligned.all")->willReturn());
  EXPECT_FALSE(M->getFunction("other")->willReturn());
}
