//===- Folding.cpp - Instructions printed inside their users --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folding moves the read of an operand to a later place. This is safe even for
// operands that are phis, whose registers change on edges: a path from the
// folded instruction to its user that enters the phi's block again would also
// be a path to the user that avoids the folded instruction, which dominates it.
//
//===----------------------------------------------------------------------===//

#include "Folding.h"
#include "Catalog/GenericIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "FunctionContext.h"
#include "Fusion.h"
#include "PTX/Module/ParamLayout.h"
#include "PTX/Text/Register.h"
#include "Prepare/ByValParameters.h"
#include "Prepare/MemoryPieces.h"
#include "opennvvm/Target/Target.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace opennvvm::ptx {

/// From how many uses on a half is converted, not read by each of them.
static constexpr unsigned MostMixedUses = 16;

static bool isConstantGEP(const Value *V) {
  auto *GEP = dyn_cast<GetElementPtrInst>(V);
  return GEP && GEP->hasAllConstantIndices() && !GEP->getType()->isVectorTy();
}

bool isHomeName(const Value *V) {
  auto *Cast = dyn_cast<AddrSpaceCastInst>(V);
  if (!Cast)
    return false;
  const Value *Object = Cast->getPointerOperand();
  unsigned Space = Cast->getDestAddressSpace();
  if (auto *AI = dyn_cast<AllocaInst>(Object))
    return AI->isStaticAlloca() && Space == AddressSpace::Local;
  auto *A = dyn_cast<Argument>(Object);
  if (!A || !A->hasByValAttr() ||
      A->getType()->getPointerAddressSpace() != AddressSpace::Generic)
    return false;
  // In parameter space only if it is not copied.
  return Space == AddressSpace::Local ||
         (Space == AddressSpace::Param &&
          llvm::all_of(A->users(), [](const User *U) {
            auto *Other = dyn_cast<AddrSpaceCastInst>(U);
            return Other && Other->getDestAddressSpace() == AddressSpace::Param;
          }));
}

bool isByValSource(const Value *V) {
  auto *Cast = dyn_cast<AddrSpaceCastInst>(V);
  return Cast && Cast->getDestAddressSpace() == AddressSpace::Generic &&
         !Cast->getType()->isVectorTy() && !Cast->use_empty() &&
         llvm::all_of(Cast->uses(), prepare::isByValArgument);
}

bool isAddressUse(const Use &U) {
  auto *I = cast<Instruction>(U.getUser());
  if (isByValSource(I))
    return true;
  if (isa<LoadInst>(I))
    return true;
  if (isa<StoreInst>(I))
    return U.getOperandNo() == StoreInst::getPointerOperandIndex();
  if (isa<AtomicRMWInst>(I))
    return U.getOperandNo() == AtomicRMWInst::getPointerOperandIndex();
  if (isa<AtomicCmpXchgInst>(I))
    return U.getOperandNo() == AtomicCmpXchgInst::getPointerOperandIndex();
  if (auto *II = dyn_cast<IntrinsicInst>(I))
    return II->isLifetimeStartOrEnd() ||
           prepare::isMemoryOperand(U, /*OrWrites=*/true);
  if (isHomeName(I))
    return isAddressOnly(I);
  return isConstantGEP(I) && isAddressOnly(I);
}

bool needsAddress(const Value &V) {
  return llvm::any_of(V.uses(), [](const Use &U) {
    return !isAddressUse(U) && !isHomeName(U.getUser());
  });
}

bool isAddressOnly(const Value *V) {
  return llvm::all_of(V->uses(), isAddressUse);
}

std::optional<BitTest> matchBitTest(const ICmpInst &Cmp) {
  BitTest T;
  const Value *And, *Shl;
  using namespace PatternMatch;
  if (!Cmp.isEquality() ||
      !match(&Cmp, m_ICmp(m_OneUse(m_Value(And)), m_Zero())) ||
      !match(And, m_c_And(m_CombineAnd(m_OneUse(m_Shl(m_ConstantInt(T.Mask),
                                                      m_Value(T.Amount))),
                                       m_Value(Shl)),
                          m_Value(T.Value))) ||
      isa<Constant>(T.Amount) || isa<Constant>(T.Value))
    return std::nullopt;
  unsigned Bits = And->getType()->getScalarSizeInBits();
  if (Bits != 32 && Bits != 64)
    return std::nullopt;
  T.And = And;
  T.Shl = Shl;
  return T;
}

bool isInBitTest(const Instruction &I) {
  if (!I.hasOneUse())
    return false;
  const User *U = *I.user_begin();
  if (I.getOpcode() == Instruction::Shl && U->hasOneUse())
    U = *U->user_begin();
  auto *Cmp = dyn_cast<ICmpInst>(U);
  std::optional<BitTest> T = Cmp ? matchBitTest(*Cmp) : std::nullopt;
  return T && (T->And == &I || T->Shl == &I);
}

/// The stride of \p U if it is an index of 32 bits that the computation of an
/// address of 64 bits widens while it multiplies, also by one where it is
/// optimized; 0 if it is not.
static uint64_t widenedStride(const Use &U, const FunctionContext &E) {
  auto *GEP = dyn_cast<GetElementPtrInst>(U.getUser());
  if (!GEP || GEP->getType()->isVectorTy() || U.getOperandNo() == 0 ||
      E.DL.getPointerTypeSizeInBits(GEP->getType()) != 64)
    return 0;
  auto It = gep_type_begin(*GEP);
  std::advance(It, U.getOperandNo() - 1);
  uint64_t Stride = It.getSequentialElementStride(E.DL);
  return (Stride != 1 || E.isOptimized()) && isInt<32>(int64_t(Stride)) ? Stride
                                                                        : 0;
}

/// Whether all that reads product \p I are addresses that multiply by all the
/// factors of an index at once.
static bool isInScaledIndices(const Instruction &I, const FunctionContext &E) {
  return E.isOptimized() && !I.use_empty() &&
         llvm::all_of(I.users(), [&](const User *Ext) {
           auto *Cast = dyn_cast<CastInst>(Ext);
           return Cast && isa<SExtInst, ZExtInst>(Cast) &&
                  Cast->getType()->isIntegerTy(64) && !Cast->use_empty() &&
                  llvm::all_of(Cast->uses(), [&](const Use &U) {
                    uint64_t Stride = widenedStride(U, E);
                    return Stride && scaledIndex(*Cast, Stride).Number != &I;
                  });
         });
}

bool isUnused(const Instruction &I) {
  return I.use_empty() && !I.isTerminator() && !I.mayHaveSideEffects();
}

bool isFoldedInsert(const Instruction &I) {
  if (!I.hasOneUse() || !isa<ConstantInt>(I.getOperand(2)))
    return false;
  auto *Next = dyn_cast<InsertElementInst>(*I.user_begin());
  return Next && Next->getParent() == I.getParent() &&
         Next->getOperand(0) == &I && isa<ConstantInt>(Next->getOperand(2));
}

/// Whether extension \p I is read by its users as it was before, in 16 bits. A
/// value of many users is converted once.
static bool isMixedOperand(const Instruction &I) {
  return !I.use_empty() && !I.hasNUsesOrMore(MostMixedUses) &&
         llvm::all_of(I.uses(), [](const Use &U) { return isMixedUse(U); });
}

bool isFolded(const Instruction &I, const FunctionContext &E) {
  switch (I.getOpcode()) {
  case Instruction::GetElementPtr:
    return isConstantGEP(&I) && isAddressOnly(&I);
  case Instruction::AddrSpaceCast:
    return isByValSource(&I) || (isHomeName(&I) && isAddressOnly(&I));
  case Instruction::Xor:
    // "not" of a condition becomes "@!%p".
    return I.getType()->isIntegerTy(1) && I.hasOneUse() &&
           isa<BranchInst>(*I.user_begin()) &&
           PatternMatch::match(&I,
                               PatternMatch::m_Not(PatternMatch::m_Value()));
  case Instruction::SExt:
  case Instruction::ZExt: {
    if (isa<Constant>(I.getOperand(0)) || I.getType()->isVectorTy())
      return false;
    bool MayIndex = I.getType()->isIntegerTy(64) &&
                    I.getOperand(0)->getType()->isIntegerTy(32);
    return llvm::all_of(I.uses(), [&](const Use &U) {
      return (MayIndex && widenedStride(U, E)) || isOperandOfWideProduct(U);
    });
  }
  case Instruction::Mul:
    return isPartOfIdiom(I) || isInScaledIndices(I, E);
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::ICmp:
  case Instruction::Sub:
  case Instruction::Select:
    return isPartOfIdiom(I);
  case Instruction::And:
    return isInBitTest(I);
  case Instruction::Shl:
    return isInBitTest(I) || isInScaledIndices(I, E);
  case Instruction::FMul:
    return isFoldedMul(I);
  case Instruction::FPExt:
    return E.hasMixedPrecision() && isMixedOperand(I);
  case Instruction::InsertElement:
    return isFoldedInsert(I);
  case Instruction::Call:
    return isFoldedRounding(I) || isPartOfIdiom(I);
  default:
    return false;
  }
}

/// Whether cast \p I between integers or pointers, which have at most 64 bits,
/// is a conversion between registers of different widths.
static bool changesWidth(const CastInst &I, const DataLayout &DL) {
  auto Width = [&](Type *Ty) {
    return DL.getTypeSizeInBits(Ty->getScalarType()).getFixedValue();
  };
  uint64_t From = Width(I.getSrcTy()), To = Width(I.getDestTy());
  if (std::max(From, To) > 64)
    return false;
  return From == 1 || To == 1 || registerBits(From) != registerBits(To);
}

/// Whether \p U, of an address, reads a register that holds it, and does not
/// add a constant offset itself.
static bool isPlainUse(const Use &U) {
  auto *I = cast<Instruction>(U.getUser());
  return isa<PHINode, ICmpInst>(I) ||
         (isa<StoreInst>(I) &&
          U.getOperandNo() != StoreInst::getPointerOperandIndex());
}

/// Whether \p GEP adds a product, or a constant where it stands.
static bool computesAddress(const GetElementPtrInst &GEP,
                            const DataLayout &DL) {
  if (GEP.getType()->isVectorTy())
    return false;
  if (APInt Offset(DL.getIndexTypeSizeInBits(GEP.getType()), 0);
      GEP.accumulateConstantOffset(DL, Offset))
    return !Offset.isZero() && llvm::all_of(GEP.uses(), isPlainUse);
  for (gep_type_iterator It = gep_type_begin(GEP), End = gep_type_end(GEP);
       It != End; ++It)
    if (!isa<Constant>(It.getOperand()) && It.getSequentialElementStride(DL))
      return true;
  return false;
}

static bool returnsOwnRegisters(const CallInst &Call) {
  auto *II = dyn_cast<IntrinsicInst>(&Call);
  if (!II || lookupIntrinsic(II->getIntrinsicID()))
    return true;
  const GenericIntrinsic *Row = lookupGeneric(II->getIntrinsicID());
  return Row && !Row->IsFirstOperand;
}

bool hasOwnRegisters(const Instruction &I, const FunctionContext &E) {
  if (isFolded(I, E) || isReadThrough(I))
    return false;
  switch (I.getOpcode()) {
  case Instruction::AddrSpaceCast:
  case Instruction::BitCast:
  case Instruction::ExtractElement:
  case Instruction::ExtractValue:
  case Instruction::Freeze:
  case Instruction::InsertElement:
  case Instruction::InsertValue:
  case Instruction::ShuffleVector:
    return false;
  case Instruction::IntToPtr:
  case Instruction::PtrToAddr:
  case Instruction::PtrToInt:
  case Instruction::SExt:
  case Instruction::Trunc:
  case Instruction::ZExt:
    return changesWidth(cast<CastInst>(I), E.DL);
  case Instruction::SDiv: // Division by one is its operand.
  case Instruction::UDiv:
    return !isa<Constant>(I.getOperand(1));
  case Instruction::GetElementPtr:
    return computesAddress(cast<GetElementPtrInst>(I), E.DL);
  case Instruction::Call:
    return returnsOwnRegisters(cast<CallInst>(I));
  default:
    return true;
  }
}

} // namespace opennvvm::ptx
