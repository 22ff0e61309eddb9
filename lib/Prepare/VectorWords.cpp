//===- VectorWords.cpp - Words in the elements of vectors -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorWords.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

/// Vectors are at most as long as the widest access; each element is looked up
/// by itself.
static constexpr unsigned MostBits = 256;

/// More than any element of such a vector is moved by.
static constexpr unsigned MostSteps = 64;

namespace {
/// Some bits of a value, from the lowest on that is named.
struct BitRange {
  Value *Whole;
  unsigned Begin;
};
} // namespace

static unsigned bitsOf(const Type *Ty) {
  return unsigned(Ty->getPrimitiveSizeInBits().getFixedValue());
}

static bool holdsBits(const Type *Ty) {
  return (Ty->isIntOrIntVectorTy() || Ty->isFPOrFPVectorTy()) &&
         !isa<ScalableVectorType>(Ty);
}

/// Goes from a vector to the element that has the bits, or to the vector that
/// it was inserted into.
static std::optional<BitRange>
behindInsertion(const InsertElementInst &Insertion, unsigned Begin,
                unsigned Width) {
  auto *Index = dyn_cast<ConstantInt>(Insertion.getOperand(2));
  unsigned Element = Insertion.getType()->getScalarSizeInBits();
  if (!Index || Begin % Element + Width > Element)
    return std::nullopt;
  if (Index->getValue() != Begin / Element)
    return BitRange{Insertion.getOperand(0), Begin};
  return BitRange{Insertion.getOperand(1), Begin % Element};
}

/// What \p Width bits of \p From are computed from, if they are the same there.
static std::optional<BitRange> sourceOf(BitRange From, unsigned Width) {
  Value *Operand;
  uint64_t At;
  if (auto *Insertion = dyn_cast<InsertElementInst>(From.Whole))
    return behindInsertion(*Insertion, From.Begin, Width);
  if (match(From.Whole, m_ExtractElt(m_Value(Operand), m_ConstantInt(At)))) {
    auto *Vector = dyn_cast<FixedVectorType>(Operand->getType());
    if (!Vector || At >= Vector->getNumElements())
      return std::nullopt;
    return BitRange{Operand,
                    From.Begin + unsigned(At) * Vector->getScalarSizeInBits()};
  }
  if (From.Whole->getType()->isIntegerTy() &&
      match(From.Whole, m_LShr(m_Value(Operand), m_ConstantInt(At))))
    return At + From.Begin + Width <= bitsOf(Operand->getType())
               ? std::optional(BitRange{Operand, From.Begin + unsigned(At)})
               : std::nullopt;
  if (From.Whole->getType()->isIntegerTy() &&
      match(From.Whole, m_Trunc(m_Value(Operand))))
    return BitRange{Operand, From.Begin};
  if (match(From.Whole, m_BitCast(m_Value(Operand))) &&
      holdsBits(Operand->getType()))
    return BitRange{Operand, From.Begin};
  return std::nullopt;
}

/// Where \p Width bits of \p From come from, behind all that only moves them. A
/// word with these bits at \p Place is where they are found unless \p IsDeep.
static BitRange bitSource(BitRange From, unsigned Width, unsigned Place,
                          bool IsDeep) {
  // Instructions that cannot be reached may use themselves.
  for (unsigned Steps = 0; Steps != MostSteps; ++Steps) {
    if (!IsDeep && From.Begin == Place &&
        From.Whole->getType()->isIntegerTy(32))
      break;
    std::optional<BitRange> Next = sourceOf(From, Width);
    if (!Next)
      break;
    From = *Next;
  }
  return From;
}

/// Whether \p From is a whole word: a value of 32 bits, or an element or half.
static bool isWord(const BitRange &From) {
  Type *Ty = From.Whole->getType();
  if (!holdsBits(Ty) || From.Begin % 32 != 0)
    return false;
  return bitsOf(Ty) == 32 || Ty->isIntegerTy(64) ||
         (Ty->isVectorTy() && Ty->getScalarSizeInBits() == 32);
}

static Value *makeWord(IRBuilder<> &B, const BitRange &From) {
  Value *Word = From.Whole;
  if (Word->getType()->isIntegerTy(64))
    return B.CreateTrunc(From.Begin ? B.CreateLShr(Word, From.Begin) : Word,
                         B.getInt32Ty());
  if (bitsOf(Word->getType()) > 32)
    Word = B.CreateExtractElement(Word, From.Begin / 32);
  return B.CreateBitCast(Word, B.getInt32Ty());
}

/// The word of \p Last that begins at bit \p Begin.
static std::optional<BitRange> wordAt(InsertElementInst &Last, unsigned Begin,
                                      bool IsDeep) {
  unsigned Width = Last.getType()->getScalarSizeInBits();
  std::optional<BitRange> Word;
  for (unsigned At = 0; At != 32; At += Width) {
    BitRange Part = bitSource({&Last, Begin + At}, Width, At, IsDeep);
    if (isa<UndefValue>(Part.Whole))
      continue;
    // Nor is there a word if the index of the last insertion is not known.
    if (Part.Begin < At || Part.Whole == &Last)
      return std::nullopt;
    Part.Begin -= At;
    if (Word && (Word->Whole != Part.Whole || Word->Begin != Part.Begin))
      return std::nullopt;
    Word = Part;
  }
  return Word && isWord(*Word) ? Word : std::nullopt;
}

Value *wordsBehind(InsertElementInst &Last) {
  auto *Ty = dyn_cast<FixedVectorType>(Last.getType());
  if (!Ty || !holdsBits(Ty))
    return nullptr;
  unsigned Width = Ty->getScalarSizeInBits(), Total = bitsOf(Ty);
  if ((Width != 8 && Width != 16) || Total % 32 != 0 || Total > MostBits)
    return nullptr;
  SmallVector<BitRange, 8> Words;
  for (unsigned Begin = 0; Begin != Total; Begin += 32) {
    std::optional<BitRange> Word = wordAt(Last, Begin, /*IsDeep=*/false);
    if (!Word)
      Word = wordAt(Last, Begin, /*IsDeep=*/true);
    if (!Word)
      return nullptr;
    Words.push_back(*Word);
  }
  IRBuilder<> B(&Last);
  if (Words.size() == 1)
    return makeWord(B, Words[0]);
  Value *Vector =
      PoisonValue::get(FixedVectorType::get(B.getInt32Ty(), Words.size()));
  for (auto [I, Word] : enumerate(Words))
    Vector = B.CreateInsertElement(Vector, makeWord(B, Word), I);
  return Vector;
}

} // namespace opennvvm::prepare
