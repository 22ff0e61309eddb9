//===- MMAWord.cpp - The word of llvm.nvvm.mma ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {

/// Values of the fields "A type" and "B type".
enum ElementCode : unsigned {
  B1 = 1,
  U4,
  S4,
  U8,
  S8,
  F16,
  BF16,
  TF32,
  F64,
  E4M3 = 12,
  E5M2
};

/// The value of the field "accumulators" that means halves.
constexpr uint64_t HalfAccumulators = 6;

struct Dimensions {
  unsigned M = 0, N = 0, K = 0;
};

/// Checks the fragments against the shape and the types of their elements, in
/// libNVVM's order. The first one that does not fit is reported.
class MMAWord {
public:
  explicit MMAWord(InternalCall &Call) : Call(Call), A(*Call.field("A type")) {}

  std::optional<Rule> problem() const;

private:
  uint64_t bits(unsigned Low, unsigned Count) const {
    return (*Call.constant(0) >> Low) & maskTrailingOnes<uint64_t>(Count);
  }
  Dimensions shape() const;
  bool holdsAccumulators(const Type *T, unsigned Count) const;
  bool isFactor(const Type *T) const;
  bool isAccumulator(const Type *T) const;
  bool isRounded() const;
  bool isOperation() const;
  bool areMixable(uint64_t B) const;

  InternalCall &Call;
  uint64_t A;
};

} // namespace

/// The width of an element in bits.
static unsigned widthOf(uint64_t Element) {
  switch (Element) {
  case B1:
    return 1;
  case U4:
  case S4:
    return 4;
  case F16:
  case BF16:
    return 16;
  case TF32:
    return 32;
  case F64:
    return 64;
  default:
    return 8;
  }
}

static bool holds(const Type *T, unsigned Elements, unsigned Width) {
  return T->getPrimitiveSizeInBits() ==
         TypeSize::getFixed(Elements * Width / 32);
}

/// The shape, which is the name of the field's value: "16x8x8".
Dimensions MMAWord::shape() const {
  Dimensions D;
  auto [M, Rest] = Call.nameOf("MNK").split('x');
  auto [N, K] = Rest.split('x');
  M.getAsInteger(10, D.M);
  N.getAsInteger(10, D.N);
  K.getAsInteger(10, D.K);
  return D;
}

/// Whether \p T has the size of \p Count accumulators, over all threads. They
/// are halves if the word says so, and in integers if the factors are f16.
/// Otherwise each is one element, of whatever width; what is no number is not
/// looked at.
bool MMAWord::holdsAccumulators(const Type *T, unsigned Count) const {
  bool AreHalves = Call.field("accumulators") == HalfAccumulators ||
                   (A == F16 && T->isIntOrIntVectorTy());
  if (AreHalves)
    return holds(T, Count, 16);
  if (!T->isIntOrIntVectorTy() && !T->isFPOrFPVectorTy())
    return true;
  auto *Vector = dyn_cast<FixedVectorType>(T);
  return (Vector ? Vector->getNumElements() : 1) == Count / 32;
}

bool MMAWord::isFactor(const Type *T) const {
  const Type *Element = T->getScalarType();
  return A == F64
             ? Element->isDoubleTy()
             : Element->isIntegerTy(32) || (A == TF32 && Element->isFloatTy());
}

bool MMAWord::isAccumulator(const Type *T) const {
  const Type *Element = T->getScalarType();
  return A == F64 ? Element->isDoubleTy()
                  : Element->isIntegerTy(32) || Element->isFloatTy();
}

bool MMAWord::isRounded() const {
  uint64_t Rounding = *Call.field("rounding");
  return A == F64 ? Rounding >= 1 && Rounding <= 4 : Rounding == 0;
}

bool MMAWord::isOperation() const {
  uint64_t Operation = *Call.field("operation");
  return A == B1 ? Operation == 1 || Operation == 2 : Operation == 0;
}

/// Signed and unsigned integers of one width can be mixed.
bool MMAWord::areMixable(uint64_t B) const {
  auto Both = [&](uint64_t X, uint64_t Y) {
    return (A == X || A == Y) && (B == X || B == Y);
  };
  return A == B || Both(U4, S4) || Both(U8, S8);
}

std::optional<Rule> MMAWord::problem() const {
  const Type *FragA = Call.type(1), *FragB = Call.type(2),
             *FragC = Call.type(3);
  if (Call.field("MNK")) {
    Dimensions D = shape();
    if (!holds(FragA, D.M * D.K, widthOf(A)))
      return Rule::MmaFragASize;
    if (!holds(FragB, D.K * D.N, widthOf(A)))
      return Rule::MmaFragBSize;
    if (!holdsAccumulators(FragC, D.M * D.N))
      return Rule::MmaFragCSize;
  }
  if (!isFactor(FragA))
    return Rule::MmaFragAType;
  if (!isRounded())
    return Rule::MmaRounding;
  if (!isOperation())
    return Rule::MmaOpcode;
  if (!areMixable(*Call.field("B type")))
    return Rule::MmaAbType;
  if (!isFactor(FragB) || !isAccumulator(FragC))
    return Rule::MmaFragElement;
  return std::nullopt;
}

void checkMMAWord(InternalCall &Call) {
  if (!Call.constant(0) || !Call.field("A type"))
    return;
  if (std::optional<Rule> Broken = MMAWord(Call).problem())
    Call.report(*Broken);
}

} // namespace opennvvm::verifier
