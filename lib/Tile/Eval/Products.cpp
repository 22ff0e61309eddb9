//===- Products.cpp - dot and its kin -------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

/// An integer as 64 bits.
static uint64_t bitsOf(TypedAttr A, bool IsSigned) {
  const APInt Number = cast<IntegerAttr>(A).getValue();
  return IsSigned ? Number.getSExtValue() : Number.getZExtValue();
}

double numberOf(TypedAttr A) { return cast<FloatAttr>(A).getValueAsDouble(); }

/// C + sum of A * B. Integers wrap; floats are summed in double and rounded
/// once. \p StepB is from one row of B to the next.
static TypedAttr sumOfProducts(ArrayRef<TypedAttr> A, bool SignedA,
                               ArrayRef<TypedAttr> B, bool SignedB,
                               int64_t StepB, TypedAttr C) {
  if (isa<FloatAttr>(C)) {
    double Sum = numberOf(C);
    for (auto [L, X] : llvm::enumerate(A))
      Sum += numberOf(X) * numberOf(B[L * StepB]);
    return elementOf(C.getType(), Sum);
  }
  uint64_t Sum = bitsOf(C, /*IsSigned=*/true);
  for (auto [L, X] : llvm::enumerate(A))
    Sum += bitsOf(X, SignedA) * bitsOf(B[L * StepB], SignedB);
  unsigned Bits = C.getType().getIntOrFloatBitWidth();
  return IntegerAttr::get(C.getType(), APInt(64, Sum).trunc(Bits));
}

static bool isSigned(Operation &Op, StringRef Name) {
  auto Word = Op.getAttrOfType<SignednessAttr>(Name);
  return !Word || Word.getValue() == Signedness::Signed;
}

/// Writes A * B + C to \p To, which may be C.
static LogicalResult multiply(Operation &Op, const Elements &A,
                              const Elements &B, const Elements &C,
                              Elements &To) {
  bool SignedA = isSigned(Op, "signedness_a"),
       SignedB = isSigned(Op, "signedness_b");
  if (failed(check(Op, A.Data)) || failed(check(Op, B.Data)) ||
      failed(check(Op, C.Data)))
    return failure();
  std::vector<TypedAttr> D(C.Data.size());
  int64_t M = A.Shape[A.Shape.size() - 2], K = A.Shape.back(),
          N = B.Shape.back();
  for (int64_t I = 0, E = D.size(); I != E; ++I) {
    int64_t Batch = I / (M * N), Row = I / N % M, Column = I % N;
    D[I] =
        sumOfProducts(ArrayRef(A.Data).slice((Batch * M + Row) * K, K), SignedA,
                      ArrayRef(B.Data).drop_front(Batch * K * N + Column),
                      SignedB, N, C.Data[I]);
  }
  To.Data = std::move(D);
  return success();
}

/// A product is added to an accumulator in tensor memory in place; otherwise it
/// is a new tile.
static Storage targetOf(Operation &Op, const Storage &C) {
  return getResource(Op.getOperand(2).getType()) ? C : newTile(C->Shape);
}

Evaluator::Result Evaluator::runDot(Operation &Op) {
  Storage A = tile(Op.getOperand(0)), B = tile(Op.getOperand(1)),
          C = tile(Op.getOperand(2)), To = targetOf(Op, C);
  set(Op.getResult(0), To);
  return perform(Op,
                 {Touch::all(A, Access::Read), Touch::all(B, Access::Read),
                  Touch::all(C, Access::Read), Touch::all(To, Access::Write)},
                 [=, &Op] { return multiply(Op, *A, *B, *C, *To); });
}

/// The factor of row or column \p Line and the \p K-th of \p Ks products.
static double factorAt(const Elements *Factors, int64_t Line, int64_t K,
                       int64_t Ks, bool IsOfA) {
  if (!Factors)
    return 1;
  int64_t Rank = Factors->Shape.size();
  int64_t Blocks = Factors->Shape[IsOfA ? Rank - 1 : Rank - 2];
  int64_t Block = K / (Ks / Blocks);
  int64_t Columns = Factors->Shape[Rank - 1];
  return numberOf(
      Factors->Data[IsOfA ? Line * Columns + Block : Block * Columns + Line]);
}

/// Without batches. Sums in double and rounds once.
Evaluator::Result Evaluator::runScaledProduct(BlockScaledMMAOp Op) {
  const Elements &A = *tile(Op.getA()), &B = *tile(Op.getB()),
                 &C = *tile(Op.getC());
  const Elements *Sfa = Op.getSfa() ? tile(Op.getSfa()).get() : nullptr;
  const Elements *Sfb = Op.getSfb() ? tile(Op.getSfb()).get() : nullptr;
  if (A.Shape.size() != 2)
    return Op.emitError("the evaluator knows no batches here");
  for (const Elements *Tile : {&A, &B, &C, Sfa, Sfb})
    if (Tile && failed(check(*Op, Tile->Data)))
      return failure();
  Storage D = newTile(C.Shape), To = targetOf(*Op, tile(Op.getC()));
  int64_t Ks = A.Shape[1], N = B.Shape[1];
  for (int64_t I = 0, E = D->Data.size(); I != E; ++I) {
    int64_t Row = I / N, Column = I % N;
    double Sum = numberOf(C.Data[I]);
    for (int64_t K = 0; K != Ks; ++K)
      Sum += numberOf(A.Data[Row * Ks + K]) *
             factorAt(Sfa, Row, K, Ks, /*IsOfA=*/true) *
             numberOf(B.Data[K * N + Column]) *
             factorAt(Sfb, Column, K, Ks, /*IsOfA=*/false);
    D->Data[I] = elementOf(C.Data[I].getType(), Sum);
  }
  To->Data = std::move(D->Data);
  set(Op, To);
  return success();
}

} // namespace opennvvm::tile_eval
