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

#include "ByValParameters.h"
#include "DemandedLanes.h"
#include "Expand/AtomicWords.h"
#include "Expand/ConstantExpressions.h"
#include "Expand/FRem.h"
#include "Expand/Intrinsics.h"
#include "Expand/Masked.h"
#include "Expand/RuntimeInitials.h"
#include "Expand/VarArgs.h"
#include "Expand/WideFloat.h"
#include "Expand/WideSwitch.h"
#include "LoopCounters.h"
#include "LowerMemory.h"
#include "MemoryPieces.h"
#include "ParamLayout.h"
#include "SpaceQueries.h"
#include "opennvvm/Lowering/GenericToNVVM.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/PTX/TargetCosts.h"
#include "opennvvm/Target/Kernel.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/BasicAliasAnalysis.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Scalar/DCE.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Scalar/LowerConstantIntrinsics.h"
#include "llvm/Transforms/Scalar/LowerMatrixIntrinsics.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/ScalarizeMaskedMemIntrin.h"
#include "llvm/Transforms/Scalar/SeparateConstOffsetFromGEP.h"
#include "llvm/Transforms/Scalar/SpeculativeExecution.h"
#include "llvm/Transforms/Utils/BypassSlowDivision.h"
#include "llvm/Transforms/Utils/IntegerDivision.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LowerInvoke.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace llvm;

namespace opennvvm::ptx {

/// LoadStoreVectorizer compares each access of a block with each: past this
/// many it would take longer than all the rest.
static constexpr unsigned MaxVectorizedAccesses = 512;

namespace {
/// What a function holds that the printers do not.
struct Findings {
  bool MemoryIntrinsics = false, FRem = false, WideDivision = false,
       ConstantIntrinsics = false, Invokes = false, VarArgs = false,
       Expanded = false, WideConversions = false, OddSwitches = false,
       Masked = false, Matrices = false,
       LongDivision = false, Variables = false, Memory = false,
       SpaceQueries = false, Scalable = false, Lanes = false, Loops = false,
       Copies = false;

  /// Loads and stores of the block that has most of them.
  unsigned MostAccesses = 0;

  bool any() const {
    return MemoryIntrinsics || FRem || WideDivision || ConstantIntrinsics ||
           Invokes || VarArgs || Expanded || WideConversions || OddSwitches;
  }
};
} // namespace

static void look(Instruction &I, const ExpandedIntrinsics &Expanded,
                 Findings &Found) {
  switch (I.getOpcode()) {
  case Instruction::FRem:
    Found.FRem = true;
    return;
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    Found.WideDivision |= I.getType()->getScalarSizeInBits() > 64;
    Found.LongDivision |= I.getType()->isIntegerTy(64) &&
                          !isa<Constant>(I.getOperand(1));
    return;
  case Instruction::Invoke:
  case Instruction::LandingPad:
  case Instruction::Resume:
    Found.Invokes = true;
    return;
  case Instruction::VAArg:
    Found.VarArgs = true;
    return;
  case Instruction::Alloca:
    Found.Variables = true;
    return;
  case Instruction::PHI:
    Found.Loops |= I.getType()->isIntegerTy();
    return;
  case Instruction::ExtractElement:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
    Found.Lanes = true;
    return;
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    Found.Memory = true;
    return;
  case Instruction::Load:
  case Instruction::Store:
    Found.Memory = true;
    Found.Scalable |= getLoadStoreType(&I)->isScalableTy();
    return;
  case Instruction::SIToFP:
  case Instruction::UIToFP:
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    Found.WideConversions |= isWideConversion(I);
    return;
  case Instruction::Switch:
    Found.OddSwitches |= isOddSwitch(cast<SwitchInst>(I));
    return;
  case Instruction::Call:
    // Arguments may be addresses that stand in another space.
    Found.Memory =
        Found.Memory || any_of(cast<CallBase>(I).args(), [](const Use &U) {
          return U->getType()->isPointerTy();
        });
    if (auto *II = dyn_cast<IntrinsicInst>(&I)) {
      if (auto *Copy = dyn_cast<AnyMemIntrinsic>(II)) {
        bool IsStraight = isPrintedStraight(*Copy, I.getDataLayout());
        Found.Copies |= IsStraight;
        Found.MemoryIntrinsics |= !IsStraight;
      }
      Found.ConstantIntrinsics |=
          II->getIntrinsicID() == Intrinsic::is_constant ||
          II->getIntrinsicID() == Intrinsic::objectsize;
      Found.SpaceQueries |= isSpaceQuery(*II);
      if (Expanded.empty() || !Expanded.contains(*II))
        return;
      Found.Expanded = true;
      Found.Masked |= needsScalariser(*II);
      Found.Matrices |= II->getCalledFunction()->getName().starts_with(
          "llvm.matrix.");
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
      Value *X = B.CreateExtractElement(BO->getOperand(0), L),
            *Y = B.CreateExtractElement(BO->getOperand(1), L),
            *Lane = B.CreateBinOp(BO->getOpcode(), X, Y);
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

/// SeparateConstOffsetFromGEP widens constant indices by instructions.
static void foldConstantCasts(Function &F, const DataLayout &DL) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      auto *Cast = dyn_cast<CastInst>(&I);
      auto *C = Cast ? dyn_cast<Constant>(Cast->getOperand(0)) : nullptr;
      if (!C)
        continue;
      Constant *Folded =
          ConstantFoldCastOperand(Cast->getOpcode(), C, Cast->getType(), DL);
      if (!Folded)
        continue;
      Cast->replaceAllUsesWith(Folded);
      Cast->eraseFromParent();
    }
}

/// Whether nothing writes what \p Ptr points to while the kernel runs: a
/// constant, or what a kernel reads through a pointer that is its only name.
static bool isReadOnly(const Value *Ptr) {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(Ptr, Objects);
  return llvm::all_of(Objects, [](const Value *V) {
    if (auto *A = dyn_cast<Argument>(V))
      return A->onlyReadsMemory() && A->hasNoAliasAttr();
    auto *GV = dyn_cast<GlobalVariable>(V);
    return GV && GV->isConstant();
  });
}

/// Lets loads and copies of global memory that nobody writes go through the
/// non-coherent cache.
static void markReadOnlyLoads(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      const Value *From = nullptr;
      if (auto *LI = dyn_cast<LoadInst>(&I); LI && LI->isSimple())
        From = LI->getPointerOperand();
      else if (auto *Copy = dyn_cast<MemTransferInst>(&I);
               Copy && !Copy->isVolatile())
        From = Copy->getRawSource();
      if (From &&
          From->getType()->getPointerAddressSpace() == AddressSpace::Global &&
          isReadOnly(From))
        I.setMetadata(LLVMContext::MD_invariant_load,
                      MDNode::get(F.getContext(), {}));
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

/// A 64-bit division calls a routine: where both operands turn out to need 32
/// bits, a 32-bit division takes its place.
static void shortenDivisions(Function &F) {
  const DenseMap<unsigned, unsigned> Widths = {{64, 32}};
  for (BasicBlock *BB = &F.getEntryBlock(); BB;) {
    // The blocks that are made on the way stand behind this one.
    BasicBlock *Next = BB->getNextNode();
    bypassSlowDivision(BB, Widths);
    BB = Next;
  }
}

namespace {
/// LLVM's passes, built one by one: no registry, no pass builder.
class FunctionPasses {
public:
  FunctionPasses(const Module &M, const Target &T) : TLII(M.getTargetTriple()) {
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
    FAM.registerPass([IsWide = hasWideAccess(T)] {
      return TargetIRAnalysis([IsWide](const Function &F) {
        return makeTargetInfo(F.getDataLayout(), IsWide);
      });
    });
  }

  template <typename Pass> void run(Function &F, Pass P) {
    PreservedAnalyses PA = P.run(F, FAM);
    FAM.invalidate(F, PA);
  }

  void simplifyCounters(Function &F) {
    ptx::simplifyCounters(F, FAM.getResult<DominatorTreeAnalysis>(F));
  }

  void changed(Function &F) { FAM.invalidate(F, PreservedAnalyses::none()); }
  /// Frees what is known of \p F.
  void done(Function &F) { FAM.clear(F, F.getName()); }
  const TargetLibraryInfoImpl &library() const { return TLII; }

private:
  TargetLibraryInfoImpl TLII;
  FunctionAnalysisManager FAM;
};
} // namespace

static Findings lookAt(Function &F, const ExpandedIntrinsics &Expanded) {
  Findings Found;
  for (BasicBlock &BB : F) {
    unsigned Accesses = 0;
    for (Instruction &I : BB) {
      look(I, Expanded, Found);
      Accesses += isa<LoadInst, StoreInst>(I);
    }
    Found.MostAccesses = std::max(Found.MostAccesses, Accesses);
  }
  return Found;
}

static void legalise(Function &F, Findings Found, FunctionPasses &Passes) {
  // What comes of the intrinsics may need the other steps.
  if (Found.Matrices)
    Passes.run(F, LowerMatrixIntrinsicsPass(/*Minimal=*/true));
  if (Found.Expanded && expandIntrinsics(F))
    Found = lookAt(F, ExpandedIntrinsics(*F.getParent()));
  Passes.changed(F);
  if (Found.Masked)
    Passes.run(F, ScalarizeMaskedMemIntrinPass());
  if (Found.Invokes) {
    // Nothing unwinds: what only unwinding reaches goes.
    Passes.run(F, LowerInvokePass());
    removeUnreachableBlocks(F);
  }
  if (Found.ConstantIntrinsics)
    lowerConstantIntrinsics(F, TargetLibraryInfo(Passes.library(), &F),
                            nullptr);
  if (Found.VarArgs)
    expandVarArgs(F);
  if (Found.MemoryIntrinsics)
    lowerMemoryIntrinsics(F);
  if (Found.FRem)
    expandFRem(F);
  if (Found.WideConversions)
    expandWideConversions(F);
  if (Found.OddSwitches)
    expandOddSwitches(F);
  if (Found.WideDivision)
    expandWideDivision(F);
  Passes.changed(F);
}

/// Gives generic addresses that are still asked for their old names: no cast to
/// where they are known to be, and back. By-value parameters and arguments keep
/// theirs, which say where they are read.
static void dropRoundTrips(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      auto *Back = dyn_cast<AddrSpaceCastInst>(&I);
      auto *There =
          Back ? dyn_cast<AddrSpaceCastInst>(Back->getPointerOperand()) : nullptr;
      if (!There || There->getSrcTy() != Back->getType())
        continue;
      auto *A = dyn_cast<Argument>(There->getPointerOperand());
      if (A && A->hasByValAttr())
        continue;
      Back->replaceUsesWithIf(There->getPointerOperand(), [](const Use &U) {
        return !isByValArgument(U);
      });
      if (Back->use_empty())
        Back->eraseFromParent();
    }
}

/// Whether what \p Address points to is named by its own space.
static bool isCastFromSpace(const Value *Address) {
  while (auto *GEP = dyn_cast<GEPOperator>(Address))
    Address = GEP->getPointerOperand();
  return isa<AddrSpaceCastOperator>(Address);
}

/// Freezes constant addresses that instructions compute from: where those are
/// in a cycle of phis, InferAddressSpaces would leave operands out. Addresses
/// that are cast from a space are none of these.
static SmallVector<FreezeInst *, 4> hideConstantBases(Function &F) {
  SmallVector<FreezeInst *, 4> Hidden;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      auto *GEP = dyn_cast<GetElementPtrInst>(&I);
      auto *Base = GEP ? dyn_cast<Constant>(GEP->getPointerOperand()) : nullptr;
      if (!Base || Base->getType() != PointerType::getUnqual(F.getContext()) ||
          isCastFromSpace(Base))
        continue;
      Hidden.push_back(new FreezeInst(Base, "", GEP->getIterator()));
      GEP->setOperand(GEP->getPointerOperandIndex(), Hidden.back());
    }
  return Hidden;
}

/// What -O2 does before printing. Who says optnone wants to see variables in
/// memory, and gets their address spaces only.
static void improve(Function &F, const Findings &Found, bool IsKernel,
                    const Target &T, FunctionPasses &Passes) {
  bool Plain = F.hasOptNone();
  if (Found.Variables && F.isVarArg() && !Plain)
    exposeLists(F);
  if (Found.Variables && Found.Copies && !Plain)
    exposeCopiesOfVariables(F);
  if (Found.Variables && !Plain)
    Passes.run(F, SROAPass(SROAOptions::PreserveCFG));
  if (Found.Lanes && !Plain)
    narrowToDemandedLanes(F);
  if (IsKernel)
    markKernelPointers(F);
  markByValParameters(F, IsKernel, T);
  markLocals(F);
  SmallVector<FreezeInst *, 4> Hidden = hideConstantBases(F);
  Passes.changed(F);
  Passes.run(F, InferAddressSpacesPass(AddressSpace::Generic));
  for (FreezeInst *FI : Hidden) {
    FI->replaceAllUsesWith(FI->getOperand(0));
    FI->eraseFromParent();
  }
  if (Found.SpaceQueries && foldSpaceQueries(F)) {
    // What only the code that is gone used.
    Passes.changed(F);
    Passes.run(F, DCEPass());
  }
  dropRoundTrips(F);
  if (Plain)
    return;
  if (IsKernel)
    markReadOnlyLoads(F);
  Passes.run(F, SeparateConstOffsetFromGEPPass());
  foldConstantCasts(F, F.getDataLayout());
  if (Found.Loops)
    Passes.simplifyCounters(F);
  Passes.run(F, SpeculativeExecutionPass());
  // The emitter reports scalable vectors; the pass dies of them.
  if (!Found.Scalable && Found.MostAccesses <= MaxVectorizedAccesses)
    Passes.run(F, LoadStoreVectorizerPass());
}

void prepareModule(Module &M, const Target &T, const EmitterOptions &Options) {
  prepareGlobals(M);
  prepareFunctions(M, T, Options);
}

void prepareGlobals(Module &M) {
  moveGlobalsToGlobalSpace(M);
  expandAtomicWords(M);
  expandConstantExpressions(M);
  expandRuntimeInitials(M);
}

void prepareFunctions(Module &M, const Target &T,
                      const EmitterOptions &Options) {
  Annotations Notes(M);
  ExpandedIntrinsics Expanded(M);
  std::optional<FunctionPasses> Passes;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    Findings Found = lookAt(F, Expanded);
    bool Improve =
        Options.OptLevel > 0 && (Found.Memory || Found.Lanes || Found.Loops);
    if (Options.OptLevel > 0 && Found.LongDivision)
      shortenDivisions(F);
    if (!Found.any() && !Improve)
      continue;
    if (!Passes)
      Passes.emplace(M, T);
    if (Found.any())
      legalise(F, Found, *Passes);
    if (Improve)
      improve(F, Found, isKernel(F, Notes), T, *Passes);
    Passes->done(F);
  }
}

} // namespace opennvvm::ptx
