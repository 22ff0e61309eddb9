//===- Prepare.cpp - Bring a module into printable form -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One scan says what a function holds that has no printer; only then a pass
// runs. At -O0 a function without any of it is printed as it was read.
//
//===----------------------------------------------------------------------===//

#include "ExpandFRem.h"
#include "LowerMemory.h"
#include "TargetCosts.h"
#include "opennvvm/Lowering/GenericToNVVM.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Target/Kernel.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/BasicAliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Scalar/LowerConstantIntrinsics.h"
#include "llvm/Transforms/Scalar/SeparateConstOffsetFromGEP.h"
#include "llvm/Transforms/Utils/IntegerDivision.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LowerInvoke.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// What a function holds that the printers do not.
struct Findings {
  bool MemoryIntrinsics = false, FRem = false, WideDivision = false,
       ConstantIntrinsics = false, Invokes = false, Memory = false;

  bool any() const {
    return MemoryIntrinsics || FRem || WideDivision || ConstantIntrinsics ||
           Invokes;
  }
};
} // namespace

static void look(const Instruction &I, Findings &Found) {
  switch (I.getOpcode()) {
  case Instruction::FRem:
    Found.FRem = true;
    return;
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    Found.WideDivision |= I.getType()->getScalarSizeInBits() > 64;
    return;
  case Instruction::Invoke:
  case Instruction::LandingPad:
  case Instruction::Resume:
    Found.Invokes = true;
    return;
  case Instruction::Load:
  case Instruction::Store:
    Found.Memory = true;
    return;
  case Instruction::Call:
    if (auto *II = dyn_cast<IntrinsicInst>(&I)) {
      Found.MemoryIntrinsics |= isa<AnyMemIntrinsic>(II);
      Found.ConstantIntrinsics |=
          II->getIntrinsicID() == Intrinsic::is_constant ||
          II->getIntrinsicID() == Intrinsic::objectsize;
    }
    return;
  default:
    return;
  }
}

/// Takes vectors of wide integers apart and expands their divisions.
static void expandWideDivision(Function &F) {
  SmallVector<BinaryOperator *, 8> Divisions;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (I.isIntDivRem() && I.getType()->getScalarSizeInBits() > 64)
        Divisions.push_back(cast<BinaryOperator>(&I));
  SmallVector<BinaryOperator *, 8> Scalars;
  for (BinaryOperator *BO : Divisions) {
    auto *VT = dyn_cast<FixedVectorType>(BO->getType());
    if (!VT) {
      Scalars.push_back(BO);
      continue;
    }
    IRBuilder<> B(BO);
    Value *Result = PoisonValue::get(VT);
    for (unsigned L = 0; L < VT->getNumElements(); ++L) {
      Value *Lane =
          B.CreateBinOp(BO->getOpcode(), B.CreateExtractElement(BO->getOperand(0), L),
                        B.CreateExtractElement(BO->getOperand(1), L));
      if (auto *Scalar = dyn_cast<BinaryOperator>(Lane))
        Scalars.push_back(Scalar);
      Result = B.CreateInsertElement(Result, Lane, L);
    }
    BO->replaceAllUsesWith(Result);
    BO->eraseFromParent();
  }
  for (BinaryOperator *BO : Scalars) {
    bool IsRemainder = BO->getOpcode() == Instruction::URem ||
                       BO->getOpcode() == Instruction::SRem;
    if (IsRemainder)
      expandRemainder(BO);
    else
      expandDivision(BO);
  }
}

/// Tells InferAddressSpaces that generic pointer parameters of kernels point
/// to global memory: the host has no other to pass.
static void markKernelPointers(Function &F) {
  Instruction *First = &*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca();
  for (Argument &A : F.args()) {
    auto *PT = dyn_cast<PointerType>(A.getType());
    if (!PT || PT->getAddressSpace() != AddressSpace::Generic ||
        A.hasByValAttr() || A.use_empty())
      continue;
    IRBuilder<> B(First);
    Type *GlobalPtr = PointerType::get(F.getContext(), AddressSpace::Global);
    auto *ToGlobal = cast<Instruction>(B.CreateAddrSpaceCast(&A, GlobalPtr));
    Value *Back = B.CreateAddrSpaceCast(ToGlobal, PT);
    A.replaceUsesWithIf(Back, [&](Use &U) { return U.getUser() != ToGlobal; });
  }
}

/// Tells InferAddressSpaces that variables of the frame are in local memory.
static void markLocals(Function &F) {
  Type *LocalPtr = PointerType::get(F.getContext(), AddressSpace::Local);
  for (Instruction &I : make_early_inc_range(F.getEntryBlock())) {
    auto *AI = dyn_cast<AllocaInst>(&I);
    if (!AI || AI->getAddressSpace() != AddressSpace::Generic ||
        AI->use_empty())
      continue;
    IRBuilder<> B(AI->getNextNode());
    auto *ToLocal = cast<Instruction>(B.CreateAddrSpaceCast(AI, LocalPtr));
    Value *Back = B.CreateAddrSpaceCast(ToLocal, AI->getType());
    AI->replaceUsesWithIf(Back, [&](Use &U) {
      auto *II = dyn_cast<IntrinsicInst>(U.getUser());
      return U.getUser() != ToLocal && !(II && II->isLifetimeStartOrEnd());
    });
  }
}

namespace {
/// LLVM's passes, built one by one: no registry, no pass builder.
class FunctionPasses {
public:
  explicit FunctionPasses(const Module &M) : TLII(M.getTargetTriple()) {
    FAM.registerPass([] { return PassInstrumentationAnalysis(); });
    FAM.registerPass([] { return AssumptionAnalysis(); });
    FAM.registerPass([] { return DominatorTreeAnalysis(); });
    FAM.registerPass([] { return LoopAnalysis(); });
    FAM.registerPass([] { return ScalarEvolutionAnalysis(); });
    FAM.registerPass([] { return BasicAA(); });
    FAM.registerPass([] { return ScopedNoAliasAA(); });
    FAM.registerPass([] { return TypeBasedAA(); });
    FAM.registerPass([] {
      AAManager AA;
      AA.registerFunctionAnalysis<BasicAA>();
      AA.registerFunctionAnalysis<ScopedNoAliasAA>();
      AA.registerFunctionAnalysis<TypeBasedAA>();
      return AA;
    });
    FAM.registerPass([this] { return TargetLibraryAnalysis(TLII); });
    FAM.registerPass([] {
      return TargetIRAnalysis(
          [](const Function &F) { return makeTargetInfo(F.getDataLayout()); });
    });
  }

  template <typename Pass> void run(Function &F, Pass P) {
    PreservedAnalyses PA = P.run(F, FAM);
    FAM.invalidate(F, PA);
  }

  void changed(Function &F) { FAM.invalidate(F, PreservedAnalyses::none()); }
  const TargetLibraryInfoImpl &library() const { return TLII; }

private:
  TargetLibraryInfoImpl TLII;
  FunctionAnalysisManager FAM;
};
} // namespace

static void legalise(Function &F, const Findings &Found,
                     FunctionPasses &Passes) {
  if (Found.Invokes) {
    // Nothing unwinds: what only unwinding reaches goes.
    Passes.run(F, LowerInvokePass());
    removeUnreachableBlocks(F);
  }
  if (Found.ConstantIntrinsics)
    lowerConstantIntrinsics(F, TargetLibraryInfo(Passes.library(), &F),
                            nullptr);
  if (Found.MemoryIntrinsics)
    lowerMemoryIntrinsics(F);
  if (Found.FRem)
    expandFRem(F);
  if (Found.WideDivision)
    expandWideDivision(F);
  Passes.changed(F);
}

void prepareModule(Module &M, const Target &T, const EmitterOptions &Options) {
  moveGlobalsToGlobalSpace(M);
  Annotations Notes(M);
  std::optional<FunctionPasses> Passes;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    Findings Found;
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        look(I, Found);
    bool Improve = Options.OptLevel > 0 && Found.Memory;
    if (!Found.any() && !Improve)
      continue;
    if (!Passes)
      Passes.emplace(M);
    if (Found.any())
      legalise(F, Found, *Passes);
    if (!Improve)
      continue;
    if (isKernel(F, Notes)) {
      markKernelPointers(F);
      Passes->changed(F);
    }
    markLocals(F);
    Passes->run(F, InferAddressSpacesPass(AddressSpace::Generic));
    Passes->run(F, SeparateConstOffsetFromGEPPass());
    Passes->run(F, LoadStoreVectorizerPass());
  }
}

} // namespace opennvvm::ptx
