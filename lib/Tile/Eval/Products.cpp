//===- Products.cpp - dot and its kin -------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Products.h"
#include "Evaluator.h"
#include "Tile/Eval/Numbers/Convert.h"
#include <cmath>
#include <cstring>
#include <limits>

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

/// An integer as 64 bits.
static uint64_t bitsOf(TypedAttr A, bool IsSigned) {
  const APInt Number = cast<IntegerAttr>(A).getValue();
  return IsSigned ? Number.getSExtValue() : Number.getZExtValue();
}

double numberOf(TypedAttr A) {
  double Number = cast<FloatAttr>(A).getValueAsDouble();
  // A NaN of eight bits has no payload that a wider one would get.
  if (std::isnan(Number) && A.getType().getIntOrFloatBitWidth() <= 8)
    return std::numeric_limits<double>::quiet_NaN();
  return Number;
}

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

namespace {
/// Products of matrices, one after the other.
struct Batches {
  int64_t Count;
  numbers::ProductShape Shape;
};
} // namespace

static Batches batchesOf(const Elements &A, const Elements &B) {
  int64_t M = A.Shape[A.Shape.size() - 2], K = A.Shape.back(),
          N = B.Shape.back();
  return {
      static_cast<int64_t>(A.Data.size()) / (M * K),
      {static_cast<size_t>(M), static_cast<size_t>(N), static_cast<size_t>(K)}};
}

template <typename T>
static void addProducts(const Batches &Of, std::vector<T> &C,
                        const std::vector<T> &A, const std::vector<T> &B) {
  auto [M, N, K] = Of.Shape;
  for (int64_t I = 0; I != Of.Count; ++I)
    numbers::addProduct(C.data() + I * M * N, A.data() + I * M * K,
                        B.data() + I * K * N, Of.Shape);
}

static std::vector<float> floatsOf(const Column &C) {
  std::vector<float> To(C.count());
  numbers::toFloats(C.Kind, To.data(), C.at(0), To.size());
  return To;
}
static std::vector<double> doublesOf(const Column &C) {
  std::vector<double> To(C.count());
  numbers::toDoubles(C.Kind, To.data(), C.at(0), To.size());
  return To;
}
static std::vector<int32_t> wordsOf(const Column &C, bool IsSigned) {
  std::vector<int32_t> To(C.count());
  for (size_t I = 0; I != To.size(); ++I)
    To[I] = IsSigned ? static_cast<int8_t>(*C.at(I)) : *C.at(I);
  return To;
}

/// C + A * B by loops: products of short floats are summed in f32, which has
/// them exactly, others in f64.
static std::optional<Column> multiplyColumns(Operation &Op, const Batches &Of,
                                             const Column &A, const Column &B,
                                             const Column &C) {
  using numbers::ElementKind;
  Column D(C.Type, C.count());
  if (A.Kind == ElementKind::I8 && C.Kind == ElementKind::I32) {
    std::vector<int32_t> Sums(C.count());
    std::memcpy(Sums.data(), C.at(0), C.Bytes.size());
    addProducts(Of, Sums, wordsOf(A, isSigned(Op, "signedness_a")),
                wordsOf(B, isSigned(Op, "signedness_b")));
    std::memcpy(D.at(0), Sums.data(), D.Bytes.size());
    return D;
  }
  if (!numbers::infoOf(A.Kind).IsFloat || !numbers::infoOf(B.Kind).IsFloat ||
      !numbers::infoOf(C.Kind).IsFloat)
    return std::nullopt;
  if (A.Kind == ElementKind::F32 || A.Kind == ElementKind::F64) {
    std::vector<double> Sums = doublesOf(C);
    addProducts(Of, Sums, doublesOf(A), doublesOf(B));
    numbers::fromDoubles(D.Kind, D.at(0), Sums.data(), Sums.size(),
                         numbers::Rounding::Even);
    return D;
  }
  std::vector<float> Sums = floatsOf(C);
  addProducts(Of, Sums, floatsOf(A), floatsOf(B));
  if (C.Kind == ElementKind::F32)
    std::memcpy(D.at(0), Sums.data(), D.Bytes.size());
  else
    numbers::fromFloats(D.Kind, D.at(0), Sums.data(), Sums.size(),
                        numbers::Rounding::Even);
  return D;
}

static Type elementTypeOf(mlir::Value V) {
  return cast<TileType>(V.getType()).getElementType();
}

/// Writes A * B + C to \p To, which may be C.
static LogicalResult multiply(Operation &Op, const Elements &A,
                              const Elements &B, const Elements &C,
                              Elements &To) {
  if (failed(check(Op, A.Data)) || failed(check(Op, B.Data)) ||
      failed(check(Op, C.Data)))
    return failure();
  Batches Of = batchesOf(A, B);
  Type TypeA = elementTypeOf(Op.getOperand(0)),
       TypeB = elementTypeOf(Op.getOperand(1)),
       TypeC = elementTypeOf(Op.getOperand(2));
  if (kindOf(TypeA) && kindOf(TypeB) && kindOf(TypeC))
    if (std::optional<Column> D =
            multiplyColumns(Op, Of, Column(TypeA, A.Data),
                            Column(TypeB, B.Data), Column(TypeC, C.Data))) {
      To.Data = D->elements();
      return success();
    }
  bool SignedA = isSigned(Op, "signedness_a"),
       SignedB = isSigned(Op, "signedness_b");
  std::vector<TypedAttr> D(C.Data.size());
  int64_t M = Of.Shape.M, K = Of.Shape.K, N = Of.Shape.N;
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
                       int64_t Ks, bool IsOfA, int64_t Batch) {
  if (!Factors)
    return 1;
  int64_t Rank = Factors->Shape.size();
  int64_t Blocks = Factors->Shape[IsOfA ? Rank - 1 : Rank - 2];
  int64_t Block = K / (Ks / Blocks);
  int64_t Columns = Factors->Shape[Rank - 1];
  return numberOf(
      Factors->Data[IsOfA ? Line * Columns + Block
                          : (Batch * Blocks + Block) * Columns + Line]);
}

/// Sums in double and rounds once.
Evaluator::Result Evaluator::runScaledProduct(BlockScaledMMAOp Op) {
  const Elements &A = *tile(Op.getA()), &B = *tile(Op.getB()),
                 &C = *tile(Op.getC());
  const Elements *Sfa = Op.getSfa() ? tile(Op.getSfa()).get() : nullptr;
  const Elements *Sfb = Op.getSfb() ? tile(Op.getSfb()).get() : nullptr;
  for (const Elements *Tile : {&A, &B, &C, Sfa, Sfb})
    if (Tile && failed(check(*Op, Tile->Data)))
      return failure();
  Storage D = newTile(C.Shape), To = targetOf(*Op, tile(Op.getC()));
  Batches Of = batchesOf(A, B);
  int64_t M = Of.Shape.M, Ks = Of.Shape.K, N = Of.Shape.N;
  for (int64_t I = 0, E = D->Data.size(); I != E; ++I) {
    int64_t Batch = I / (M * N), Row = I / N, Column = I % N;
    double Sum = numberOf(C.Data[I]);
    for (int64_t K = 0; K != Ks; ++K)
      Sum += numberOf(A.Data[Row * Ks + K]) *
             factorAt(Sfa, Row, K, Ks, /*IsOfA=*/true, 0) *
             numberOf(B.Data[(Batch * Ks + K) * N + Column]) *
             factorAt(Sfb, Column, K, Ks, /*IsOfA=*/false, Batch);
    D->Data[I] = elementOf(C.Data[I].getType(), Sum);
  }
  To->Data = std::move(D->Data);
  set(Op, To);
  return success();
}

} // namespace opennvvm::tile_eval
