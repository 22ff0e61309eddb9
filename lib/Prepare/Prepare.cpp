//===- Prepare.cpp - Bring a module into printable form -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One scan finds what a function contains that cannot be printed; passes run
// only if needed. At -O0, a function that needs none of them is printed as it
// was read.
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Prepare/Prepare.h"
#include "AccumulatorLoops.h"
#include "AddressSpaces.h"
#include "AddressSums.h"
#include "ArmAddresses.h"
#include "Assumptions.h"
#include "BackEdges.h"
#include "CarrylessProducts.h"
#include "ChooseValues.h"
#include "ChosenOperands.h"
#include "Complements.h"
#include "ConditionalSteps.h"
#include "DeadCycles.h"
#include "DemandedLanes.h"
#include "Divisibility.h"
#include "Expand/AtomicWords.h"
#include "Expand/ConstantExpressions.h"
#include "Expand/Divisions.h"
#include "Expand/FRem.h"
#include "Expand/Intrinsics.h"
#include "Expand/NarrowDivision.h"
#include "Expand/RuntimeInitials.h"
#include "Expand/VarArgs.h"
#include "Expand/WideFloat.h"
#include "Expand/WideSwitch.h"
#include "ExtendedSums.h"
#include "FunctionPasses.h"
#include "ImpliedComparisons.h"
#include "IndexExtensions.h"
#include "IndexSums.h"
#include "KnownIndices.h"
#include "LongProducts.h"
#include "LoopAddresses.h"
#include "LoopCounters.h"
#include "LoopPointers.h"
#include "LoopRows.h"
#include "LoopStarts.h"
#include "LowerMemory.h"
#include "Lowering/AsyncGroups.h"
#include "Lowering/GenericToNVVM.h"
#include "MaskedLoads.h"
#include "MemoryPieces.h"
#include "NarrowIntegers.h"
#include "OffsetChains.h"
#include "PackedSums.h"
#include "PairedBytes.h"
#include "PairedConversions.h"
#include "ReadOnlyLoads.h"
#include "Reloads.h"
#include "RepeatedComparisons.h"
#include "SharedSteps.h"
#include "SlowFusion.h"
#include "SpaceQueries.h"
#include "StrideSums.h"
#include "Target/Features.h"
#include "Target/Kernel.h"
#include "TiedComparisons.h"
#include "VectorCopies.h"
#include "VectorProducts.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/Scalar/DCE.h"
#include "llvm/Transforms/Scalar/LowerConstantIntrinsics.h"
#include "llvm/Transforms/Scalar/LowerMatrixIntrinsics.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/ScalarizeMaskedMemIntrin.h"
#include "llvm/Transforms/Scalar/SeparateConstOffsetFromGEP.h"
#include "llvm/Transforms/Scalar/SpeculativeExecution.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LowerInvoke.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace llvm;

namespace opennvvm::prepare {

/// LoadStoreVectorizer compares all pairs of accesses in a block: with more
/// than this many, it would take longer than everything else.
static constexpr unsigned MaxVectorizedAccesses = 512;

namespace {
/// What a function contains that the printers do not support.
struct Contents {
  bool MemoryIntrinsics = false, FRem = false, WideDivision = false,
       ConstantIntrinsics = false, Invokes = false, VarArgs = false,
       Expanded = false, WideConversions = false, OddSwitches = false,
       Masked = false, Matrices = false, Division = false, LongDivision = false,
       LongProduct = false, VectorProduct = false, Variables = false,
       Memory = false, SpaceQueries = false, Scalable = false, Lanes = false,
       Loops = false, Copies = false, LongChains = false,
       WritesConstants = false, Assumptions = false, Truncations = false,
       Conditions = false, PairedBytes = false, Choices = false,
       Remainders = false, UpperWords = false, Complements = false,
       Ties = false, KnownLanes = false, FusedBFloats = false;

  /// Whether a block loads what it has just stored.
  bool Reloads = false;

  /// Loads and stores in the block that has the most.
  unsigned MostAccesses = 0;
  /// Addresses that are computed as integers.
  unsigned AddressSums = 0;
  unsigned Comparisons = 0; ///< Of integers and pointers.

  bool any() const {
    return MemoryIntrinsics || FRem || WideDivision || ConstantIntrinsics ||
           Invokes || VarArgs || Expanded || WideConversions || OddSwitches;
  }
};
} // namespace

static void look(Instruction &I, const ExpandedIntrinsics &Expanded,
                 Contents &Found) {
  switch (I.getOpcode()) {
  case Instruction::FRem:
    Found.FRem = true;
    return;
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    Found.WideDivision |= I.getType()->getScalarSizeInBits() > 64;
    Found.Division = Found.Division || mayDivideShortNumbers(I);
    Found.LongDivision |=
        I.getType()->isIntegerTy(64) && !isa<Constant>(I.getOperand(1));
    Found.Remainders = Found.Remainders || isConstantRemainder(I);
    return;
  case Instruction::Mul:
    Found.LongProduct |= I.getType()->isIntegerTy(64);
    Found.VectorProduct = Found.VectorProduct || isVectorProduct(I);
    return;
  case Instruction::FMul:
    Found.FusedBFloats = Found.FusedBFloats || isFusedBFloat(I);
    return;
  case Instruction::Shl:
    Found.UpperWords = Found.UpperWords || isUpperWord(I);
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
  case Instruction::GetElementPtr:
    Found.LongChains = Found.LongChains || endsLongChain(I);
    return;
  case Instruction::PHI:
    Found.Loops |= I.getType()->isIntOrPtrTy();
    return;
  case Instruction::IntToPtr:
    ++Found.AddressSums;
    return;
  case Instruction::Xor:
    Found.Complements = Found.Complements || isComplement(I);
    return;
  case Instruction::ICmp:
    ++Found.Comparisons;
    return;
  case Instruction::Select:
    Found.Ties |= I.getType()->isIntegerTy(1);
    [[fallthrough]];
  case Instruction::And:
  case Instruction::Or:
    Found.Conditions |= I.getType()->isIntegerTy(1);
    Found.Choices = Found.Choices || isChoice(I);
    return;
  case Instruction::SExt:
  case Instruction::ZExt:
    Found.Choices = Found.Choices || isChoice(I);
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
  case Instruction::FPTrunc:
    Found.Truncations = true;
    return;
  case Instruction::Switch:
    Found.OddSwitches |= isOddSwitch(cast<SwitchInst>(I));
    return;
  case Instruction::Call:
    // Arguments may be addresses that are in another address space.
    Found.Memory =
        Found.Memory || any_of(cast<CallBase>(I).args(), [](const Use &U) {
          return U->getType()->isPointerTy();
        });
    if (auto *II = dyn_cast<IntrinsicInst>(&I)) {
      if (auto *Copy = dyn_cast<AnyMemIntrinsic>(II)) {
        bool IsStraight = isPrintedStraight(*Copy, I.getDataLayout());
        Found.Copies |= IsStraight;
        Found.WritesConstants |=
            Copy->getDestAddressSpace() == AddressSpace::Const;
        Found.MemoryIntrinsics |= !IsStraight;
      }
      Found.ConstantIntrinsics |=
          II->getIntrinsicID() == Intrinsic::is_constant ||
          II->getIntrinsicID() == Intrinsic::objectsize;
      Found.SpaceQueries |= isSpaceQuery(*II);
      Found.Assumptions |= isa<AssumeInst>(II);
      Found.KnownLanes = Found.KnownLanes || loadsKnownLanes(*II);
      const Expansion *E = Expanded.empty() ? nullptr : Expanded.lookup(*II);
      if (!E)
        return;
      Found.Expanded = true;
      Found.Masked |= E->Pass == LLVMPass::ScalarizeMaskedMemIntrin;
      Found.Matrices |= E->Pass == LLVMPass::LowerMatrixIntrinsics;
      return;
    }
    Found.PairedBytes |= hasPairedBytes(cast<CallInst>(I));
    return;
  default:
    return;
  }
}

/// SeparateConstOffsetFromGEP asks for the first index of an address that has
/// none.
static void dropEmptyOffsets(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto *GEP = dyn_cast<GetElementPtrInst>(&I);
        GEP && GEP->getNumIndices() == 0) {
      GEP->replaceAllUsesWith(GEP->getPointerOperand());
      GEP->eraseFromParent();
    }
}

/// SeparateConstOffsetFromGEP extends constant indices with instructions.
static void foldConstantCasts(Function &F, const DataLayout &DL) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      auto *Cast = dyn_cast<CastInst>(&I);
      auto *C = Cast ? dyn_cast<Constant>(Cast->getOperand(0)) : nullptr;
      if (!C)
        continue;
      Constant *Folded =
          ConstantFoldCastOperand(Cast->getOpcode(), C, Cast->getType(), DL);
      if (!Folded || isHardConstant(*Folded))
        continue;
      Cast->replaceAllUsesWith(Folded);
      Cast->eraseFromParent();
    }
}

/// \param Numbers also records the constants, unless it is null.
static Contents lookAt(Function &F, const ExpandedIntrinsics &Expanded,
                       NumberExpressions *Numbers = nullptr) {
  Contents Found;
  for (BasicBlock &BB : F) {
    unsigned Accesses = 0;
    const Value *Stored = nullptr;
    for (Instruction &I : BB) {
      look(I, Expanded, Found);
      if (auto *Store = dyn_cast<StoreInst>(&I))
        Stored = Store->getPointerOperand();
      else if (auto *Load = dyn_cast<LoadInst>(&I))
        Found.Reloads |= Load->getPointerOperand() == Stored;
      if (Numbers)
        Numbers->note(I);
      Accesses += isa<LoadInst, StoreInst>(I);
    }
    Found.MostAccesses = std::max(Found.MostAccesses, Accesses);
  }
  return Found;
}

static void legalize(Function &F, Contents Found, FunctionPasses &Passes) {
  // Expanding intrinsics may make the other steps necessary.
  if (Found.Matrices)
    Passes.run(F, LowerMatrixIntrinsicsPass(/*Minimal=*/true));
  if (Found.Expanded && expandIntrinsics(F))
    Found = lookAt(F, ExpandedIntrinsics(*F.getParent()));
  Passes.changed(F);
  if (Found.Masked)
    Passes.run(F, ScalarizeMaskedMemIntrinPass());
  if (Found.Invokes) {
    // There is no unwinding: code that only unwinding reaches is removed.
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

/// Makes registers of variables, also of those that hold accumulators and are
/// indexed.
static void promoteVariables(Function &F, FunctionPasses &Passes) {
  Passes.run(F, SROAPass(SROAOptions::PreserveCFG));
  if (!unrollAccumulatorLoops(F, Passes))
    return;
  // Unrolling folds instructions, some of them to what is not printed.
  NumberExpressions Numbers;
  for (Instruction &I : instructions(F))
    Numbers.note(I);
  Numbers.expand(F);
  Passes.changed(F);
  Passes.run(F, SROAPass(SROAOptions::PreserveCFG));
}

/// Chooses what advances with each iteration of a loop.
static void advanceLoops(Function &F, FunctionPasses &Passes) {
  if (mayAdvancePointers(F, Passes.get<LoopAnalysis>(F)) &&
      advancePointers(F, Passes.get<LoopAnalysis>(F),
                      Passes.get<ScalarEvolutionAnalysis>(F)))
    Passes.changed(F);
  simplifyCounters(F, Passes.get<DominatorTreeAnalysis>(F));
}

/// Has addresses share what they are computed from.
static void improveAddresses(Function &F, const Contents &Found,
                             FunctionPasses &Passes) {
  if (Found.Loops) {
    if (startLoopsLate(F, Passes))
      Passes.changed(F);
    shareSteps(F, Passes.get<DominatorTreeAnalysis>(F));
    shiftRows(F, Passes.get<LoopAnalysis>(F));
    shareAddresses(F, Passes.get<LoopAnalysis>(F));
    exposeDifferences(F);
  }
  if (Found.Complements)
    subtractComplemented(F);
  if (Found.AddressSums > 1) {
    if (shareAddressSums(F, Passes.get<DominatorTreeAnalysis>(F)))
      Passes.changed(F);
    addStrides(F);
  }
  if (Found.Conditions)
    dropImpliedComparisons(F);
  if (Found.Ties)
    joinTies(F);
  if (Found.Comparisons > 1 && dropRepeatedComparisons(F, Passes))
    Passes.changed(F);
  dropEmptyOffsets(F);
  Passes.run(F, SeparateConstOffsetFromGEPPass());
  if (Found.Loops && stepFromKnownIndices(F, Passes))
    Passes.changed(F);
  foldConstantCasts(F, F.getDataLayout());
  extendThroughWords(F);
  if (shareArmAddresses(F, Passes))
    Passes.changed(F);
  if (extendSums(F))
    Passes.changed(F);
  addIndexParts(F);
  if (Found.Loops)
    advanceLoops(F, Passes);
}

/// The -O2 steps before printing. With optnone, variables are expected in
/// memory, so such functions only get their address spaces inferred.
static void improve(Function &F, const Contents &Found, bool IsKernel,
                    const Target &T, FunctionPasses &Passes) {
  // Copies to constant memory are refused where they stand, which stores and
  // copies that replace them would not know.
  if (Found.WritesConstants)
    return;
  bool Plain = F.hasOptNone();
  if (Found.Variables && F.isVarArg() && !Plain)
    exposeLists(F);
  if (Found.Variables && Found.Copies && !Plain)
    exposeCopiesOfVariables(F);
  if (Found.Variables && !Plain)
    promoteVariables(F, Passes);
  if (Found.KnownLanes && !Plain)
    expandMaskedLoads(F);
  if (Found.Lanes && !Plain)
    narrowToDemandedLanes(F);
  inferAddressSpaces(F, IsKernel, T, Passes);
  if (Found.SpaceQueries && foldSpaceQueries(F)) {
    // Uses that remained only in deleted code.
    Passes.changed(F);
    Passes.run(F, DCEPass());
  }
  dropRoundTrips(F);
  if (Plain)
    return;
  if (IsKernel)
    markReadOnlyLoads(F);
  if (Found.Reloads)
    forwardStores(F);
  if (Found.PairedBytes && joinPairedBytes(F))
    Passes.changed(F);
  improveAddresses(F, Found, Passes);
  Passes.run(F, SpeculativeExecutionPass());
  if (chooseValues(F))
    Passes.changed(F);
  // The emitter reports scalable vectors; the pass crashes on them.
  if (!Found.Scalable && Found.MostAccesses <= MaxVectorizedAccesses)
    Passes.run(F, LoadStoreVectorizerPass());
  if (simplifyVectorCopies(F))
    Passes.changed(F);
  // Also of the vectors that stores have become.
  if (Found.Truncations && pairConversions(F))
    Passes.changed(F);
  if (widenNarrowIntegers(F))
    Passes.changed(F);
  if (Found.Loops) {
    if (stepConditionally(F))
      Passes.changed(F);
    turnBackEdges(F, Passes.get<DominatorTreeAnalysis>(F));
  }
}

void prepareModule(Module &M, const Target &T, unsigned OptLevel,
                   const SourceMap *Places, function_ref<bool()> ShouldStop) {
  prepareGlobals(M, Places);
  prepareFunctions(M, T, OptLevel, ShouldStop);
}

void prepareGlobals(Module &M, const SourceMap *Places) {
  moveGlobalsToGlobalSpace(M);
  expandAtomicWords(M, Places);
  expandConstantExpressions(M);
  expandRuntimeInitials(M);
}

void prepareFunctions(Module &M, const Target &T, unsigned OptLevel,
                      function_ref<bool()> ShouldStop) {
  Annotations Notes(M);
  ExpandedIntrinsics Expanded(M);
  std::optional<FunctionPasses> Passes;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    if (ShouldStop && ShouldStop())
      return;
    cutDeadCycles(F);
    NumberExpressions Numbers;
    Contents Found = lookAt(F, Expanded, &Numbers);
    if (Found.LongChains)
      shortenOffsetChains(F);
    if (Numbers.expand(F))
      Found = lookAt(F, Expanded);
    if (Found.Expanded && mayUseFreely(T, Feature::CarrylessProduct))
      selectCarrylessProducts(F);
    if (OptLevel > 0 && Found.FusedBFloats &&
        !hasFeature(*T.SM, Feature::BFloatFMA))
      separateBFloatProducts(F);
    if (OptLevel > 0 && Found.VectorProduct)
      splitVectorProducts(F);
    if (OptLevel > 0 && (Found.LongProduct || Found.VectorProduct))
      shortenProducts(F);
    bool Improve = OptLevel > 0 && (Found.Memory || Found.Lanes || Found.Loops);
    if (OptLevel > 0 && Found.Division)
      divideShortNumbers(F);
    if (OptLevel > 0 && Found.LongDivision)
      shortenDivisions(F);
    // ptxas waits for products whose accumulators are in memory.
    bool Promote = OptLevel == 0 && Found.Variables && !F.hasOptNone() &&
                   hasAccumulators(F);
    if (Found.any() || Improve || Promote) {
      if (!Passes)
        Passes.emplace(M, T);
      if (Found.any())
        legalize(F, Found, *Passes);
      // Copies become loops.
      Found.Loops |= Found.MemoryIntrinsics;
      if (Promote)
        promoteVariables(F, *Passes);
      if (Improve)
        improve(F, Found, isKernel(F, Notes), T, *Passes);
      Passes->done(F);
    }
    if (OptLevel > 0 && Found.Complements && !Improve && !F.hasOptNone())
      subtractComplemented(F);
    if (OptLevel > 0 && Found.Assumptions)
      dropAssumptions(F);
    if (OptLevel > 0 && Found.Remainders && !F.hasOptNone())
      simplifyDivisibility(F);
    if (OptLevel > 0 && Found.UpperWords && !F.hasOptNone())
      joinAddedWords(F);
    if (OptLevel > 0 && Found.Choices && !F.hasOptNone())
      chooseResults(F);
  }
}

} // namespace opennvvm::prepare
