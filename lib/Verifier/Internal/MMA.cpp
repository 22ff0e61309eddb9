//===- MMA.cpp - The packed opcode of matrix multiplication ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {
/// Values of the field "operation".
enum MMAOperation : unsigned { Dense, Sparse, AndPopC, XorPopC };

/// Values of the fields "A type" and "B type".
enum ElementCode : unsigned {
  U8 = 1,
  S8,
  U4,
  S4,
  B1,
  BF16,
  TF32,
  F16,
  E4M3,
  E5M2,
  E3M2,
  E2M3,
  E2M1
};

/// Values of the fields "C type" and "D type".
enum AccumulatorCode : unsigned { AccF16, AccF32, AccS32 };

struct Shape {
  unsigned Code, M, N, K;
};

/// The meaning of an element code. Types of the same group can be mixed.
struct Element {
  unsigned Width;
  unsigned Group;
};
} // namespace

static constexpr Shape Shapes[] = {
    {0x01, 8, 8, 8},  {0x10, 16, 8, 8},  {0x17, 16, 8, 16},
    {0x18, 32, 8, 8}, {0x19, 16, 8, 16},
};

// Indexed by ElementCode; 6-bit and 4-bit floats occupy a byte.
static constexpr Element Elements[] = {
    {0, 0},  {8, 1},  {8, 1}, {4, 2}, {4, 2}, {1, 3}, {16, 4},
    {32, 5}, {16, 6}, {8, 7}, {8, 7}, {8, 7}, {8, 7}, {8, 7},
};

static const Shape *findShape(uint64_t Code) {
  return find_if(Shapes, [&](const Shape &S) { return S.Code == Code; });
}

/// The bits of a thread's share of \p Count elements.
static unsigned shareOf(unsigned Count, unsigned Width) {
  return std::max(32u, Count * Width / 32);
}

static bool isFragment(const Type *T) {
  return T->isIntegerTy() || T->isFloatingPointTy() || isa<FixedVectorType>(T);
}

static unsigned widthOf(const Type *T) {
  return T->getPrimitiveSizeInBits().getFixedValue();
}

/// Whether \p T holds elements of \p Code, packed or not.
static bool holdsElements(const Type *T, uint64_t Code) {
  if (!isFragment(T))
    return false;
  const Type *Scalar = T->getScalarType();
  if (Scalar->isIntegerTy(32))
    return true;
  return T->isVectorTy() && ((Code == F16 && Scalar->isHalfTy()) ||
                             (Code == BF16 && Scalar->isBFloatTy()) ||
                             (Code == TF32 && Scalar->isFloatTy()));
}

static bool holdsAccumulators(const Type *T, uint64_t Code) {
  if (!isFragment(T))
    return false;
  const Type *Scalar = T->getScalarType();
  switch (Code) {
  case AccF16:
    return Scalar->isHalfTy() || Scalar->isIntegerTy(32);
  case AccF32:
    return Scalar->isFloatTy();
  default:
    return Scalar->isIntegerTy(32);
  }
}

namespace {
class MMACheck {
public:
  explicit MMACheck(InternalCall &Call)
      : Call(Call), Operation(Call.field("operation")),
        AType(Call.field("A type")), BType(Call.field("B type")),
        CType(Call.field("C type")), DType(Call.field("D type")) {
    if (std::optional<uint64_t> MNK = Call.field("MNK"))
      Dims = findShape(*MNK);
  }

  void check() {
    checkOperation();
    checkElements();
    checkFactors();
    checkAccumulators();
  }

private:
  void checkOperation() {
    if (!Operation || !AType)
      return;
    bool Counts = *Operation == AndPopC || *Operation == XorPopC;
    if (Counts != (*AType == B1))
      Call.report(Rule::MmaOpcode);
  }

  void checkElements() {
    if (AType && BType && Elements[*AType].Group != Elements[*BType].Group)
      Call.report(Rule::MmaAbType);
  }

  void require(const Type *T, unsigned Bits, Rule R) {
    if (widthOf(T) != Bits)
      Call.report(R, "pass " + Twine(Bits) + " bits; here are " +
                         Twine(widthOf(T)));
  }

  /// The fragments of A and B, checked independently of each other.
  void checkFactors() {
    const Type *A = Call.type(1), *B = Call.type(2);
    if (!AType)
      return;
    if (!holdsElements(A, *AType))
      return Call.report(Rule::MmaFragAType);
    if (Dims) {
      unsigned Count = Dims->M * Dims->K;
      if (Operation == Sparse)
        Count /= 2;
      require(A, shareOf(Count, Elements[*AType].Width), Rule::MmaFragASize);
    }
    if (!isFragment(B) || A->getScalarType() != B->getScalarType())
      return Call.report(Rule::MmaFragElement);
    if (Dims && BType)
      require(B, shareOf(Dims->K * Dims->N, Elements[*BType].Width),
              Rule::MmaFragBSize);
  }

  /// C and D, which have the same IR type.
  void checkAccumulators() {
    const Type *C = Call.type(3);
    if (!CType || !DType)
      return;
    if (!holdsAccumulators(C, *CType) || !holdsAccumulators(C, *DType))
      return Call.report(Rule::MmaFragElement);
    if (Dims)
      require(C, Dims->M * Dims->N * (*CType == AccF16 ? 16 : 32) / 32,
              Rule::MmaFragCSize);
  }

  InternalCall &Call;
  std::optional<uint64_t> Operation, AType, BType, CType, DType;
  const Shape *Dims = nullptr;
};
} // namespace

void checkMMA(InternalCall &Call) {
  if (Call.constant(0))
    MMACheck(Call).check();
}

void checkAccumulator(InternalCall &Call) {
  const Type *T = Call.type(1);
  auto IsElement = [](const Type *E) {
    return (E->isIntOrIntVectorTy(32) || E->getScalarType()->isFloatTy()) &&
           !isa<ScalableVectorType>(E);
  };
  auto *S = dyn_cast<StructType>(T);
  bool Fits = S ? S->getNumElements() && all_of(S->elements(), IsElement)
                : IsElement(T);
  if (!Fits)
    Call.report(Rule::MmaElement);
}

} // namespace opennvvm::verifier
