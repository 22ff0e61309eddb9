//===- TensorCores.cpp - Products by the instructions of warps ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fragments.h"

using namespace mlir;

namespace opennvvm::tile {

using enum ProductDimension;

namespace {
/// The sums of one product, as instructions take and give them.
class TensorSums {
public:
  TensorSums(Lowering &L, const ProductPlan &Plan, Registers &Sums)
      : L(L), Plan(Plan), I(*Plan.Tensor),
        Numbers(ProductTile::C, Plan.Extents), Sums(Sums) {
    Layout In = sumLayout(Plan, L.Plan.warpBits());
    for (unsigned R = 0; R < In.registers(); ++R)
      By[In.ofRegister(R)] = R;
  }

  /// Adds the products of the fragments \p A and \p B to the sums of one
  /// instruction.
  void add(unsigned InBatch, unsigned RowGroup, unsigned ColumnGroup,
           ArrayRef<Value> A, ArrayRef<Value> B);

private:
  /// The register of sum \p S of an instruction. Rows and columns that the
  /// product lacks are others again.
  unsigned registerOf(unsigned InBatch, unsigned RowGroup, unsigned ColumnGroup,
                      unsigned S) const {
    return By.lookup(Numbers.at(Batch, InBatch) |
                     Numbers.at(Row, RowGroup << I.RowBits | (S >> 1) << 3) |
                     Numbers.at(Column, ColumnGroup << I.ColumnBits | (S & 1)));
  }

  Lowering &L;
  const ProductPlan &Plan;
  const TensorInstruction &I;
  ProductNumbers Numbers;
  Registers &Sums;
  DenseMap<uint32_t, unsigned> By;
};
} // namespace

void TensorSums::add(unsigned InBatch, unsigned RowGroup, unsigned ColumnGroup,
                     ArrayRef<Value> A, ArrayRef<Value> B) {
  ImplicitLocOpBuilder &Builder = L.B;
  bool IsHalf = Plan.Sum.isF16();
  Type Sum = registerType(Plan.Sum);
  Type Word = IsHalf ? Type(VectorType::get(2, Sum)) : Sum;
  unsigned Each = IsHalf ? 2 : 1, Words = I.sums() / Each;
  SmallVector<Value> Arguments(A);
  Arguments.append(B.begin(), B.end());
  for (unsigned W = 0; W < Words; ++W) {
    auto Old = [&](unsigned S) {
      return Sums[registerOf(InBatch, RowGroup, ColumnGroup, S)];
    };
    Arguments.push_back(IsHalf ? packed(L, {Old(2 * W), Old(2 * W + 1)})
                               : Old(W));
  }
  auto All = LLVM::LLVMStructType::getLiteral(Builder.getContext(),
                                              SmallVector<Type>(Words, Word));
  Value Result =
      LLVM::CallIntrinsicOp::create(
          Builder, Type(All), Builder.getStringAttr(Plan.Intrinsic), Arguments)
          .getResults();
  for (unsigned W = 0; W < Words; ++W) {
    Value New = LLVM::ExtractValueOp::create(Builder, Result, int64_t(W));
    for (unsigned S = 0; S < Each; ++S) {
      Value &To =
          Sums[registerOf(InBatch, RowGroup, ColumnGroup, Each * W + S)];
      To = IsHalf ? LLVM::ExtractElementOp::create(Builder, New,
                                                   L.constant(int32_t(S)))
                        .getResult()
                  : New;
    }
  }
}

/// The products of one round.
static void addRound(TensorSums &Sums, const ProductPlan &Plan,
                     FragmentSource &A, FragmentSource &B, const Rounds &All,
                     const Rounds &Now, unsigned Batches) {
  const ProductExtents &E = Plan.Extents;
  const TensorInstruction &I = *Plan.Tensor;
  unsigned Steps = E.Depth > I.DepthBits ? 1U << (E.Depth - I.DepthBits) : 1;
  auto IsNow = [](unsigned At, uint32_t Divided, uint32_t Round) {
    return ((At ^ Round) & Divided) == 0;
  };
  for (unsigned InBatch = 0; InBatch < Batches; ++InBatch) {
    if (!IsNow(InBatch, All.Batch, Now.Batch))
      continue;
    for (unsigned Step = 0; Step < Steps; ++Step) {
      if (!IsNow(Step << I.DepthBits, All.Depth, Now.Depth))
        continue;
      A.enter(InBatch, Step);
      B.enter(InBatch, Step);
      for (unsigned C = 0; C < B.groups(); ++C)
        for (unsigned R = 0; R < A.groups(); ++R)
          Sums.add(InBatch, R, C, A.group(R), B.group(C));
    }
  }
}

LogicalResult multiplyByTensorCores(Lowering &L, const ProductPlan &Plan,
                                    const Factor &OfA, const Factor &OfB,
                                    Registers &Are) {
  unsigned WarpBits = L.Plan.warpBits();
  const ProductExtents &E = Plan.Extents;
  WarpShares W = divideWarps(E, Plan.Tensor->RowBits,
                             TensorInstruction::ColumnBits, WarpBits);
  unsigned BatchBits = E.Batches - W.Batches;
  FragmentSource A(L, Plan, OfA), B(L, Plan, OfB);
  if (failed(A.prepare()) || failed(B.prepare()))
    return failure();
  unsigned DepthBits = std::min<unsigned>(Plan.Tensor->DepthBits, E.Depth);
  // What one instruction multiplies at a time may be too much for staging.
  auto RoundBytes = [&] {
    return (A.stagedBytes() + B.stagedBytes()) >>
           (E.Depth - DepthBits + BatchBits);
  };
  while (RoundBytes() > Lowering::MaxScratch)
    if (failed((A.stagedBytes() > B.stagedBytes() ? A : B).hold()))
      return failure();
  FailureOr<Rounds> All =
      roundsFor(L, E, A.stagedBytes() + B.stagedBytes(), DepthBits, BatchBits);
  if (failed(All))
    return failure();
  TensorSums Sums(L, Plan, Are);
  A.divide(*All);
  B.divide(*All);
  forEachRound(*All, [&](Rounds Now) {
    uint64_t Bytes = A.roundBytes() + B.roundBytes();
    if (Bytes) {
      Value Base = L.scratch().write(L, Bytes);
      A.write(Base, 0, Now);
      B.write(Base, A.roundBytes(), Now);
      L.scratch().read(L);
    }
    addRound(Sums, Plan, A, B, *All, Now, 1U << BatchBits);
  });
  return success();
}

} // namespace opennvvm::tile
