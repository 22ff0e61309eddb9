//===- TargetCosts.cpp - Target information for LLVM's passes -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/TargetCosts.h"
#include "Target/Accuracy.h"
#include "Target/MaskedPointers.h"
#include "opennvvm/Target/Target.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TargetTransformInfoImpl.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm {

/// The size up to which loops are unrolled completely; and those that index
/// variables of the function, which then become registers.
static constexpr unsigned FullUnrollThreshold = 300,
                          IndexedUnrollThreshold = 4000;

/// A loop that has at most so many iterations is unrolled completely, with all
/// of its exits.
static constexpr unsigned MostBoundedCopies = 16;

/// Copies of a loop at run time.
static constexpr unsigned LeastCopies = 4;

/// The operations that computing a number of iterations may take, for a loop to
/// be unrolled at run time.
static constexpr unsigned CountBudget = 6;

/// Numbers that are divided by a reciprocal, in few instructions.
static constexpr unsigned ShortDivisionBits = 16;

/// The bytes of a variable that can become registers: half of what a thread
/// has.
static constexpr unsigned MostRegisterBytes = 1024;

/// The bytes of the variable that \p Pointer points into; 0 if it is not known
/// which one that is, or how large.
static uint64_t variableBytes(const Value *Pointer, const DataLayout &DL) {
  const Value *Object = getUnderlyingObject(Pointer);
  if (auto *Variable = dyn_cast<AllocaInst>(Object)) {
    std::optional<TypeSize> Size = Variable->getAllocationSize(DL);
    return Size && !Size->isScalable() ? Size->getFixedValue() : 0;
  }
  auto *GV = dyn_cast<GlobalVariable>(Object);
  return GV && !GV->isDeclaration()
             ? DL.getTypeAllocSize(GV->getValueType()).getFixedValue()
             : 0;
}

bool indexesVariables(const Loop &L) {
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      auto *GEP = dyn_cast<GetElementPtrInst>(&I);
      if (!GEP || GEP->hasAllConstantIndices() || L.isLoopInvariant(GEP))
        continue;
      auto *Variable = dyn_cast<AllocaInst>(getUnderlyingObject(GEP));
      if (!Variable || !Variable->isStaticAlloca())
        continue;
      uint64_t Bytes = variableBytes(Variable, Variable->getDataLayout());
      if (Bytes && Bytes <= MostRegisterBytes)
        return true;
    }
  return false;
}

/// How many iterations of \p L fit in the variables through which it steps;
/// UINT_MAX if there are none.
static unsigned iterationsThatFit(const Loop &L, ScalarEvolution &SE) {
  uint64_t Least = UINT_MAX;
  for (Instruction &I : *L.getHeader()) {
    Value *Pointer = getLoadStorePointerOperand(&I);
    if (!Pointer)
      continue;
    auto *Address = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Pointer));
    if (!Address || Address->getLoop() != &L || !Address->isAffine())
      continue;
    auto *Step = dyn_cast<SCEVConstant>(Address->getStepRecurrence(SE));
    uint64_t Bytes = variableBytes(Pointer, SE.getDataLayout());
    if (Step && Bytes)
      Least = std::min(
          Least, divideCeil(Bytes, Step->getAPInt().abs().getZExtValue()));
  }
  return Least;
}

/// Whether computing \p Count, of iterations, takes divisions, all of which are
/// shifts, as where a pointer moves to the end of an array.
static bool takesShifts(const SCEV *Count) {
  if (isa<SCEVCouldNotCompute>(Count))
    return false;
  bool IsShifted = false;
  bool IsDivided = SCEVExprContains(Count, [&](const SCEV *Part) {
    auto *Division = dyn_cast<SCEVUDivExpr>(Part);
    if (!Division)
      return false;
    IsShifted = true;
    auto *Divisor = dyn_cast<SCEVConstant>(Division->getRHS());
    return !Divisor || !Divisor->getAPInt().isPowerOf2();
  });
  return IsShifted && !IsDivided;
}

/// Whether computing \p Count takes a division of numbers for which there is
/// no short one.
static bool takesLongDivision(const SCEV *Count, ScalarEvolution &SE) {
  if (isa<SCEVCouldNotCompute>(Count))
    return false;
  return SCEVExprContains(Count, [&](const SCEV *Part) {
    auto *Division = dyn_cast<SCEVUDivExpr>(Part);
    return Division && !isa<SCEVConstant>(Division->getRHS()) &&
           std::max(SE.getUnsignedRange(Division->getLHS()).getActiveBits(),
                    SE.getUnsignedRange(Division->getRHS()).getActiveBits()) >
               ShortDivisionBits;
  });
}

/// The cost of an exact root or division: a routine, which takes longest for
/// the numbers that branches keep from it, negative ones or 0. It is more than
/// SpeculativeExecution, which runs before printing, moves ahead of a branch.
static constexpr unsigned RoutineCost = 2 * TargetTransformInfo::TCC_Expensive;

/// Whether roots and quotients of \p Ty are routines unless \p Flags or the
/// metadata of \p I, which may be null, allow approximate ones.
static bool isRoutine(const Type *Ty, FastMathFlags Flags,
                      const Instruction *I) {
  if (Ty->getScalarType()->isDoubleTy())
    return true;
  return !Flags.approxFunc() && !(I && isApproximate(*I));
}

namespace {
class PTXTargetInfo final
    : public TargetTransformInfoImplCRTPBase<PTXTargetInfo> {
public:
  PTXTargetInfo(const DataLayout &DL, bool HasWideAccess,
                bool (*IsPipeline)(const Loop &),
                const PointerIntrinsics *Pointers)
      : TargetTransformInfoImplCRTPBase(DL), HasWideAccess(HasWideAccess),
        IsPipeline(IsPipeline), Pointers(Pointers) {}

  unsigned getFlatAddressSpace() const override {
    return AddressSpace::Generic;
  }

  bool collectFlatAddressOperands(SmallVectorImpl<int> &Operands,
                                  Intrinsic::ID ID) const override {
    if (!Pointers || !Pointers->HasPointer(ID))
      return false;
    Operands.push_back(0);
    return true;
  }
  Value *rewriteIntrinsicWithAddressSpace(IntrinsicInst *I, Value *,
                                          Value *Pointer) const override {
    // InferAddressSpaces takes any mask for an address, and leaves instructions
    // without operands behind where one is not rewritten.
    if (I->getIntrinsicID() == Intrinsic::ptrmask)
      return maskPointer(*I, *Pointer, getDataLayout());
    return Pointers && Pointers->SetPointer(*I, *Pointer) ? I : nullptr;
  }

  bool hasBranchDivergence(const Function * = nullptr) const override {
    return true;
  }

  /// A module is compiled for one machine. Libraries name others, or features
  /// of their own.
  bool areInlineCompatible(const Function *, const Function *) const override {
    return true;
  }
  bool areTypesABICompatible(const Function *, const Function *,
                             ArrayRef<Type *>) const override {
    return true;
  }

  /// Calls pass their arguments through memory, and what has its address taken
  /// stays there: inlining gains more than on a CPU.
  unsigned getInliningThresholdMultiplier() const override { return 11; }

  /// ptxas unrolls loops whose bodies are small, too, but it neither forwards
  /// what an iteration stores to the next one nor vectorizes accesses.
  void getUnrollingPreferences(Loop *L, ScalarEvolution &SE,
                               TargetTransformInfo::UnrollingPreferences &UP,
                               OptimizationRemarkEmitter *) const override {
    if (IsPipeline && IsPipeline(*L)) {
      // With a threshold of 0, LLVM ignores pragmas, too.
      UP.Threshold = 1;
      UP.Partial = UP.Runtime = UP.UpperBound = false;
      return;
    }
    UP.Threshold =
        indexesVariables(*L) ? IndexedUnrollThreshold : FullUnrollThreshold;
    UP.PartialThreshold = FullUnrollThreshold;
    UP.Partial = UP.Runtime = UP.UnrollRemainder = true;
    UP.UpperBound = true;
    UP.MaxUpperBound = MostBoundedCopies;
    // In a nest of loops, the iterations would be counted again and again.
    UP.AllowExpensiveTripCount = L->isOutermost() && L->isInnermost() &&
                                 takesShifts(SE.getBackedgeTakenCount(L));
    if (!takesLongDivision(SE.getBackedgeTakenCount(L), SE))
      UP.SCEVExpansionBudget = CountBudget;
    // More copies than half of the iterations are hardly ever executed, but
    // take registers; and fewer than four save less than the remainder costs.
    unsigned Most = bit_floor(iterationsThatFit(*L, SE) / 2);
    if (Most < LeastCopies)
      Most = 1;
    UP.DefaultUnrollRuntimeCount = std::min(UP.DefaultUnrollRuntimeCount, Most);
  }

  void getPeelingPreferences(
      Loop *L, ScalarEvolution &SE,
      TargetTransformInfo::PeelingPreferences &PP) const override {
    TargetTransformInfoImplBase::getPeelingPreferences(L, SE, PP);
    PP.AllowPeeling &= !IsPipeline || !IsPipeline(*L);
  }

  /// NVPTX's own intrinsics for roots and quotients are never speculated.
  InstructionCost getIntrinsicInstrCost(
      const IntrinsicCostAttributes &Call,
      TargetTransformInfo::TargetCostKind Kind) const override {
    if (Call.getID() == Intrinsic::sqrt &&
        isRoutine(Call.getReturnType(), Call.getFlags(), Call.getInst()))
      return RoutineCost;
    return TargetTransformInfoImplBase::getIntrinsicInstrCost(Call, Kind);
  }

  /// Registers have 32 bits: operations on 64 take at least two instructions.
  InstructionCost getArithmeticInstrCost(
      unsigned Opcode, Type *Ty, TargetTransformInfo::TargetCostKind Kind,
      TargetTransformInfo::OperandValueInfo First =
          {TargetTransformInfo::OK_AnyValue, TargetTransformInfo::OP_None},
      TargetTransformInfo::OperandValueInfo Second =
          {TargetTransformInfo::OK_AnyValue, TargetTransformInfo::OP_None},
      ArrayRef<const Value *> Operands = {},
      const Instruction *Context = nullptr) const override {
    if (Opcode == Instruction::FDiv && isRoutine(Ty, FastMathFlags(), Context))
      return RoutineCost;
    InstructionCost Cost = TargetTransformInfoImplBase::getArithmeticInstrCost(
        Opcode, Ty, Kind, First, Second, Operands, Context);
    return Ty->isIntegerTy(64) ? Cost * 2 : Cost;
  }

  /// Lanes are in registers of their own, or in bytes of one, which cost
  /// nothing to name; an index that is not constant is compared with that of
  /// each lane.
  InstructionCost getVectorInstrCost(unsigned, Type *Ty,
                                     TargetTransformInfo::TargetCostKind,
                                     unsigned Index, const Value *,
                                     const Value *) const override {
    return laneCost(Ty, Index);
  }
  InstructionCost getVectorInstrCost(
      unsigned, Type *Ty, TargetTransformInfo::TargetCostKind, unsigned Index,
      Value *, ArrayRef<std::tuple<Value *, User *, int>>) const override {
    return laneCost(Ty, Index);
  }
  InstructionCost getVectorInstrCost(const Instruction &, Type *Ty,
                                     TargetTransformInfo::TargetCostKind,
                                     unsigned Index) const override {
    return laneCost(Ty, Index);
  }

  /// No access is better for being as wide as this.
  unsigned getMinVectorRegisterBitWidth() const override { return 0; }

  /// ld.volatile and st.volatile support these spaces, and atomics are always
  /// executed; no other thread writes to the others.
  bool hasVolatileVariant(Instruction *I, unsigned Space) const override {
    return isa<LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst>(I) &&
           Space <= AddressSpace::Shared;
  }

  /// [register + 32-bit immediate], [symbol + immediate].
  bool isLegalAddressingMode(Type *, GlobalValue *Base, int64_t Offset,
                             bool HasRegister, int64_t Scale, unsigned,
                             Instruction * = nullptr,
                             int64_t = 0) const override {
    if (!isInt<32>(Offset))
      return false;
    if (Base)
      return !HasRegister && Scale == 0;
    return Scale == 0 || (Scale == 1 && !HasRegister);
  }

  /// Instructions have immediate operands of their own width.
  bool isLegalAddImmediate(int64_t Value) const override {
    return isInt<32>(Value);
  }
  bool isLegalICmpImmediate(int64_t Value) const override {
    return isInt<32>(Value);
  }

  /// The most that a vector access moves, and its alignment.
  unsigned getLoadStoreVecRegBitWidth(unsigned Space) const override {
    return HasWideAccess && Space == AddressSpace::Global ? 256 : 128;
  }

  bool isLegalToVectorizeLoadChain(unsigned Bytes, Align Alignment,
                                   unsigned) const override {
    return Alignment >= Bytes;
  }

  bool isLegalToVectorizeStoreChain(unsigned Bytes, Align Alignment,
                                    unsigned) const override {
    return Alignment >= Bytes;
  }

private:
  static InstructionCost laneCost(const Type *Ty, unsigned Index) {
    constexpr unsigned Unknown = -1;
    auto *VT = dyn_cast<FixedVectorType>(Ty);
    return VT && Index == Unknown ? 2 * VT->getNumElements() : 0;
  }

  bool HasWideAccess;
  bool (*IsPipeline)(const Loop &);
  const PointerIntrinsics *Pointers;
};
} // namespace

TargetTransformInfo makeTargetInfo(const DataLayout &DL, bool HasWideAccess,
                                   bool (*IsPipeline)(const Loop &),
                                   const PointerIntrinsics *Pointers) {
  return TargetTransformInfo(
      std::make_unique<PTXTargetInfo>(DL, HasWideAccess, IsPipeline, Pointers));
}

} // namespace opennvvm
