//===- Products.cpp - Products of matrices --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Products.h"
#include "Tile/Eval/Numbers/Convert.h"
#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Program/Frame.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

namespace {
/// A product, or several with their own matrices each.
struct ProductPlan {
  ElementKind From, To;
  /// Float formats are multiplied in f32, which has their products exactly;
  /// f32, f64, and what is scaled in f64.
  bool IsWide;
  size_t Batch;
  ProductShape Shape;
  bool Signed[2]; ///< Of integers: the left and the right factor.
  ElementKind Scale;
  size_t ScaleBlock;       ///< Elements that share a scale; 0 without scales.
  uint32_t Temporaries[3]; ///< Slots for converted matrices.
};
} // namespace

/// An element is undetermined if one of its row or column is.
static void markProduct(Frame &F, const Step &S, const ProductPlan &Plan) {
  const uint8_t *Of[3];
  for (unsigned I = 0; I < 3; ++I)
    Of[I] = F.Slots[S.Operands[I]].Marks;
  if (!Of[0] && !Of[1] && !Of[2])
    return;
  uint8_t *Marks = F.mark(S.Result, S.Count);
  if (!Marks)
    return;
  auto [M, N, K] = Plan.Shape;
  for (size_t Row = 0; Row < Plan.Batch * M; ++Row) {
    uint8_t OfRow = 0;
    for (size_t I = 0; Of[0] && I < K; ++I)
      OfRow = std::max(OfRow, Of[0][Row * K + I]);
    for (size_t I = 0; I < N; ++I)
      Marks[Row * N + I] =
          std::max<uint8_t>(OfRow, Of[2] ? Of[2][Row * N + I] : 0);
    const uint8_t *B = Of[1] ? Of[1] + Row / M * K * N : nullptr;
    for (size_t I = 0; B && I < K * N; ++I)
      Marks[Row * N + I % N] = std::max(Marks[Row * N + I % N], B[I]);
  }
}

/// Memory for \p Count elements of a converted matrix.
template <typename T>
static T *temporary(Frame &F, const ProductPlan &Plan, unsigned Which,
                    size_t Count) {
  return reinterpret_cast<T *>(
      F.define(Plan.Temporaries[Which], Count * sizeof(T)));
}

template <typename T>
static void multiply(const ProductPlan &Plan, T *C, const T *A, const T *B) {
  auto [M, N, K] = Plan.Shape;
  for (size_t I = 0; I < Plan.Batch; ++I)
    addProduct(C + I * M * N, A + I * M * K, B + I * K * N, Plan.Shape);
}

static void releaseTemporaries(Frame &F, const ProductPlan &Plan) {
  for (uint32_t Which : Plan.Temporaries)
    F.release(Which);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// Multiplies the rows of \p A, and the columns of \p B, by their scales, which
/// is exact.
static void scale(Frame &F, const Step &S, const ProductPlan &Plan, double *A,
                  double *B) {
  auto [M, N, K] = Plan.Shape;
  size_t Blocks = K / Plan.ScaleBlock;
  const uint8_t *ScaleA = F.data(S.Operands[3]),
                *ScaleB = F.data(S.Operands[4]);
  for (size_t I = 0; I < Plan.Batch * M * K; ++I)
    A[I] *=
        toDouble(Plan.Scale, ScaleA + I / K * Blocks + I % K / Plan.ScaleBlock);
  for (size_t I = 0; I < Plan.Batch * K * N; ++I) {
    size_t Row = I / N, InBatch = Row % K / Plan.ScaleBlock;
    B[I] *=
        toDouble(Plan.Scale, ScaleB + (Row / K * Blocks + InBatch) * N + I % N);
  }
}

static Flow runProduct(Frame &F, const Step &S) {
  const ProductPlan &Plan = detailsOf<ProductPlan>(S);
  auto [M, N, K] = Plan.Shape;
  size_t CountA = Plan.Batch * M * K, CountB = Plan.Batch * K * N;
  uint8_t *Out = F.define(S.Result, size_t(S.Count) * S.Bytes);
  float *A = temporary<float>(F, Plan, 0, CountA),
        *B = temporary<float>(F, Plan, 1, CountB);
  if (!Out || !A || !B)
    return F.fail(S, "there is no memory for a tile");
  toFloats(Plan.From, A, F.data(S.Operands[0]), CountA);
  toFloats(Plan.From, B, F.data(S.Operands[1]), CountB);
  if (Plan.To == ElementKind::F32) {
    std::memcpy(Out, F.data(S.Operands[2]), size_t(S.Count) * S.Bytes);
    multiply(Plan, reinterpret_cast<float *>(Out), A, B);
  } else {
    float *C = temporary<float>(F, Plan, 2, S.Count);
    if (!C)
      return F.fail(S, "there is no memory for a tile");
    toFloats(Plan.To, C, F.data(S.Operands[2]), S.Count);
    multiply(Plan, C, A, B);
    fromFloats(Plan.To, Out, C, S.Count, Rounding::Even);
  }
  releaseTemporaries(F, Plan);
  markProduct(F, S, Plan);
  return Flow::Next;
}

/// Of f32, whose products an f32 has not, f64, and what is scaled.
static Flow runWideProduct(Frame &F, const Step &S) {
  const ProductPlan &Plan = detailsOf<ProductPlan>(S);
  auto [M, N, K] = Plan.Shape;
  size_t Counts[3] = {Plan.Batch * M * K, Plan.Batch * K * N, S.Count};
  double *Matrices[3];
  uint8_t *Out = F.define(S.Result, size_t(S.Count) * S.Bytes);
  for (unsigned I = 0; I < 3; ++I) {
    Matrices[I] = temporary<double>(F, Plan, I, Counts[I]);
    if (!Matrices[I] || !Out)
      return F.fail(S, "there is no memory for a tile");
    toDoubles(I == 2 ? Plan.To : Plan.From, Matrices[I], F.data(S.Operands[I]),
              Counts[I]);
  }
  if (Plan.ScaleBlock)
    scale(F, S, Plan, Matrices[0], Matrices[1]);
  multiply(Plan, Matrices[2], Matrices[0], Matrices[1]);
  fromDoubles(Plan.To, Out, Matrices[2], S.Count, Rounding::Even);
  releaseTemporaries(F, Plan);
  markProduct(F, S, Plan);
  return Flow::Next;
}

static bool planProduct(Decoder &D, Operation *Op, Step &S, ProductPlan &Plan) {
  TileShape A = shapeOf(Op->getOperand(0)), C = shapeOf(Op->getResult(0));
  size_t Rank = C.Extents.size();
  Plan.From = A.Kind;
  Plan.To = C.Kind;
  Plan.Batch = Rank == 3 ? size_t(C.Extents[0]) : 1;
  Plan.Shape = {size_t(C.Extents[Rank - 2]), size_t(C.Extents[Rank - 1]),
                size_t(A.Extents[Rank - 1])};
  for (uint32_t &Which : Plan.Temporaries)
    Which = D.newSlot();
  S.Details = &Plan;
  return true;
}

static bool decodeProduct(Decoder &D, Operation *Op, Step &S) {
  ProductPlan *Plan = D.make<ProductPlan>();
  planProduct(D, Op, S, *Plan);
  bool IsWide =
      Plan->From == ElementKind::F32 || Plan->From == ElementKind::F64;
  S.Run = IsWide ? runWideProduct : runProduct;
  return true;
}

static bool decodeScaledProduct(Decoder &D, Operation *Op, Step &S) {
  ProductPlan *Plan = D.make<ProductPlan>();
  planProduct(D, Op, S, *Plan);
  TileShape Scale = shapeOf(cast<MmaFScaledOp>(Op).getLhsScale());
  Plan->Scale = Scale.Kind;
  Plan->ScaleBlock = Plan->Shape.K / size_t(Scale.Extents.back());
  S.Run = runWideProduct;
  return true;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static void toWords(int32_t *To, const uint8_t *From, size_t N, bool IsSigned) {
  for (size_t I = 0; I < N; ++I)
    To[I] = IsSigned ? int32_t(int8_t(From[I])) : int32_t(From[I]);
}

static Flow runIntegerProduct(Frame &F, const Step &S) {
  const ProductPlan &Plan = detailsOf<ProductPlan>(S);
  auto [M, N, K] = Plan.Shape;
  size_t CountA = Plan.Batch * M * K, CountB = Plan.Batch * K * N;
  uint8_t *Out = F.define(S.Result, size_t(S.Count) * S.Bytes);
  int32_t *A = temporary<int32_t>(F, Plan, 0, CountA),
          *B = temporary<int32_t>(F, Plan, 1, CountB);
  if (!Out || !A || !B)
    return F.fail(S, "there is no memory for a tile");
  toWords(A, F.data(S.Operands[0]), CountA, Plan.Signed[0]);
  toWords(B, F.data(S.Operands[1]), CountB, Plan.Signed[1]);
  std::memcpy(Out, F.data(S.Operands[2]), size_t(S.Count) * S.Bytes);
  multiply(Plan, reinterpret_cast<int32_t *>(Out), A, B);
  releaseTemporaries(F, Plan);
  markProduct(F, S, Plan);
  return Flow::Next;
}

static bool decodeIntegerProduct(Decoder &D, Operation *Op, Step &S) {
  auto Product = cast<MmaIOp>(Op);
  ProductPlan *Plan = D.make<ProductPlan>();
  planProduct(D, Op, S, *Plan);
  Plan->Signed[0] = Product.getSignednessLhs() == Signedness::Signed;
  Plan->Signed[1] = Product.getSignednessRhs() == Signedness::Signed;
  S.Run = runIntegerProduct;
  return true;
}

static constexpr DecodeRow Rows[] = {
    {"mmaf", decodeProduct},
    {"mmaf_scaled", decodeScaledProduct},
    {"mmai", decodeIntegerProduct},
};

ArrayRef<DecodeRow> productRows() { return Rows; }

} // namespace opennvvm::tile
