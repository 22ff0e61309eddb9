//===- VectorCopies.cpp - Vectors that are only copied --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorCopies.h"
#include "VectorWords.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

/// The value that \p Part has the bits of, from bit \p Begin on: an element of
/// a vector, or a truncated integer. Null if there is none.
static Value *wholeOf(Value *Part, unsigned Begin) {
  Value *Whole;
  uint64_t At;
  unsigned Width = Part->getType()->getScalarSizeInBits();
  if (match(Part, m_ExtractElt(m_Value(Whole), m_ConstantInt(At))))
    return isa<FixedVectorType>(Whole->getType()) && At * Width == Begin
               ? Whole
               : nullptr;
  if (match(Part, m_Trunc(m_LShr(m_Value(Whole), m_ConstantInt(At)))))
    return At == Begin ? Whole : nullptr;
  if (match(Part, m_Trunc(m_Value(Whole))))
    return Begin == 0 ? Whole : nullptr;
  return nullptr;
}

/// The value of as many bits as \p Last, the last insertion into a vector, that
/// its elements are the parts of.
static Value *rebuiltFrom(InsertElementInst &Last) {
  auto *Type = dyn_cast<FixedVectorType>(Last.getType());
  if (!Type || Type->getElementType()->isPointerTy())
    return nullptr;
  Value *Whole = nullptr;
  for (unsigned I = 0; I != Type->getNumElements(); ++I) {
    Value *Part = findScalarElement(&Last, I);
    Value *From =
        Part ? wholeOf(Part, I * Type->getScalarSizeInBits()) : nullptr;
    if (!From || (Whole && From != Whole))
      return nullptr;
    Whole = From;
  }
  return CastInst::isBitCastable(Whole->getType(), Type) ? Whole : nullptr;
}

static bool joinParts(InsertElementInst &Last) {
  if (Last.use_empty() || any_of(Last.users(), IsaPred<InsertElementInst>))
    return false;
  Value *Whole = rebuiltFrom(Last);
  if (!Whole)
    return false;
  Last.replaceAllUsesWith(
      IRBuilder<>(&Last).CreateBitCast(Whole, Last.getType()));
  return true;
}

/// The type to copy values of \p From by: elements of 32 bits, or what there is
/// of one. Null if that is what \p From has, or if its size is odd.
static Type *wordsOf(Type *From) {
  auto *Vector = dyn_cast<FixedVectorType>(From);
  if (!Vector || !Vector->getElementType()->isIntegerTy() ||
      Vector->getScalarSizeInBits() >= 32 ||
      Vector->getScalarSizeInBits() % 8 != 0)
    return nullptr;
  unsigned Bits = Vector->getPrimitiveSizeInBits();
  if (!isPowerOf2_32(Bits))
    return nullptr;
  Type *Word = IntegerType::get(From->getContext(), std::min(Bits, 32U));
  return Bits <= 32 ? Word : FixedVectorType::get(Word, Bits / 32);
}

/// Whether \p U stores what it uses in memory that has \p Alignment.
static bool isPlainStore(const Use &U, Align Alignment) {
  auto *Store = dyn_cast<StoreInst>(U.getUser());
  return Store && Store->isSimple() && Store->getAlign() >= Alignment &&
         U.getOperandNo() == 0;
}

/// Replaces \p Load if what it loads is only stored again.
static bool copyByWords(LoadInst &Load) {
  Type *Words = wordsOf(Load.getType());
  if (!Words || !Load.isSimple() || Load.use_empty())
    return false;
  Align Alignment(Words->getScalarSizeInBits() / 8);
  if (Load.getAlign() < Alignment || !all_of(Load.uses(), [&](const Use &U) {
        return isPlainStore(U, Alignment);
      }))
    return false;
  LoadInst *New = IRBuilder<>(&Load).CreateAlignedLoad(
      Words, Load.getPointerOperand(), Load.getAlign(), Load.getName());
  copyMetadataForLoad(*New, Load);
  for (Use &U : make_early_inc_range(Load.uses()))
    U.set(New);
  return true;
}

/// Whether \p U needs no elements that are narrower than words.
static bool takesWords(const Use &U) {
  auto *Cast = dyn_cast<BitCastInst>(U.getUser());
  return isPlainStore(U, Align(4)) ||
         (Cast && Cast->getType()->getScalarSizeInBits() >= 32);
}

/// Replaces a vector whose elements are the parts of words.
static bool joinWords(InsertElementInst &Last) {
  if (Last.use_empty() || !all_of(Last.uses(), takesWords))
    return false;
  Value *Words = wordsBehind(Last);
  if (!Words)
    return false;
  for (Use &U : make_early_inc_range(Last.uses()))
    U.set(Words);
  return true;
}

/// Stores an integer as it is instead of as a vector.
static bool storeWhole(StoreInst &Store) {
  auto *Cast = dyn_cast<BitCastInst>(Store.getValueOperand());
  if (!Cast || !Store.isSimple() || !Cast->getType()->isVectorTy() ||
      !Cast->getSrcTy()->isIntegerTy() ||
      Store.getAlign().value() * 8 < Cast->getSrcTy()->getIntegerBitWidth())
    return false;
  Store.setOperand(0, Cast->getOperand(0));
  return true;
}

/// Whether elements of \p Ty share registers, which \p Alignment allows no
/// access to.
static bool isStoredInHalves(const FixedVectorType &Ty, Align Alignment) {
  Type *Element = Ty.getElementType();
  return (Element->isHalfTy() || Element->isBFloatTy()) && Alignment == 2;
}

/// Stores the elements of a vector that are values of their own where they
/// would be packed and, since they are not aligned, unpacked again.
static bool storeElements(StoreInst &Store) {
  auto *Last = dyn_cast<InsertElementInst>(Store.getValueOperand());
  auto *Ty = Last ? dyn_cast<FixedVectorType>(Last->getType()) : nullptr;
  if (!Ty || !Last->hasOneUse() || !Store.isSimple() ||
      !isStoredInHalves(*Ty, Store.getAlign()))
    return false;
  SmallVector<Value *, 8> Elements;
  for (unsigned I = 0; I != Ty->getNumElements(); ++I) {
    Elements.push_back(findScalarElement(Last, I));
    if (!Elements.back())
      return false;
  }
  IRBuilder<> B(&Store);
  for (auto [I, Element] : enumerate(Elements)) {
    Value *At = B.CreateConstGEP1_32(Ty->getElementType(),
                                     Store.getPointerOperand(), I);
    StoreInst *New = B.CreateAlignedStore(Element, At, Store.getAlign());
    New->copyMetadata(Store, {LLVMContext::MD_nontemporal});
  }
  Store.eraseFromParent();
  return true;
}

bool simplifyVectorCopies(Function &F) {
  SmallVector<WeakTrackingVH, 8> Dead;
  for (Instruction &I : instructions(F))
    if (auto *Insertion = dyn_cast<InsertElementInst>(&I);
        Insertion && (joinParts(*Insertion) || joinWords(*Insertion)))
      Dead.push_back(Insertion);
  bool Changed = !Dead.empty();
  // The parts use the loads that the next step looks at.
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (auto *Load = dyn_cast<LoadInst>(&I)) {
      if (copyByWords(*Load))
        Dead.push_back(Load);
    } else if (auto *Store = dyn_cast<StoreInst>(&I)) {
      Value *Stored = Store->getValueOperand();
      if (storeWhole(*Store) || storeElements(*Store))
        Dead.push_back(Stored);
    }
  }
  Changed |= !Dead.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  return Changed;
}

} // namespace opennvvm::prepare
