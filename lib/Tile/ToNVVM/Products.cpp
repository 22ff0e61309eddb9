//===- Products.cpp - Products of tiles -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProductCode.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Makes registers of elements of \p To out of \p Are, which are elements of
/// \p From, as the operation of arith does that changes one into the other.
static LogicalResult convertAll(Lowering &L, Registers &Are, Type From, Type To,
                                bool IsSigned) {
  // A tf32 is kept as the f32 that it is equal to.
  if (From == To || (From.isTF32() && To.isF32()))
    return success();
  ImplicitLocOpBuilder &B = L.B;
  if (From.isF32() && To.isTF32()) {
    for (Value &V : Are)
      V = LLVM::CallIntrinsicOp::create(B, Type(B.getI32Type()),
                                        B.getStringAttr("llvm.nvvm.f2tf32.rna"),
                                        ValueRange(V))
              .getResults();
    return success();
  }
  // Operations of the program's own types, which are never part of it.
  OpBuilder Apart(B.getContext());
  auto Source =
      UnrealizedConversionCastOp::create(Apart, B.getLoc(), From, ValueRange());
  Value In = Source.getResult(0);
  Operation *Change =
      isa<FloatType>(From)
          ? arith::ExtFOp::create(Apart, B.getLoc(), To, In).getOperation()
      : IsSigned
          ? arith::ExtSIOp::create(Apart, B.getLoc(), To, In).getOperation()
          : arith::ExtUIOp::create(Apart, B.getLoc(), To, In).getOperation();
  LogicalResult Done = success();
  for (Value &V : Are) {
    SmallVector<Value> Results;
    Done = lowerNumber(B, L.M, Change, V, Results);
    if (failed(Done))
      break;
    V = Results[0];
  }
  Change->erase();
  Source.erase();
  return Done;
}

/// The layout of scales for elements in layout \p In: elements of one block
/// have the same.
static Layout scaleLayout(const Layout &In, const Factor &F) {
  SmallVector<Field> Elements = fieldsOf(Lowering::tileType(F.Of).getShape()),
                     Scales = fieldsOf(Lowering::tileType(F.Scale).getShape());
  SmallVector<int> To(32, -1);
  size_t Along =
      F.Tile == ProductTile::A ? Elements.size() - 1 : Elements.size() - 2;
  for (auto [D, New] : enumerate(Scales)) {
    unsigned Skipped = D == Along ? F.ScaleBits : 0;
    for (unsigned I = 0; I < New.Bits; ++I)
      To[Elements[D].Shift + Skipped + I] = int(New.Shift + I);
  }
  return renamed(In, To);
}

FailureOr<Registers> Factor::in(Lowering &L, const Layout &In) const {
  FailureOr<Registers> Are = L.get(Of, In);
  if (failed(Are) || failed(convertAll(L, *Are, L.tileType(Of).getElementType(),
                                       To, IsSigned)))
    return failure();
  if (!Scale)
    return Are;
  Layout Coarse = scaleLayout(In, *this);
  FailureOr<Registers> Scales = L.get(Scale, Coarse);
  if (failed(Scales) ||
      failed(convertAll(L, *Scales, L.tileType(Scale).getElementType(), To,
                        /*IsSigned=*/true)))
    return failure();
  // A register of the elements, less the bits inside of blocks, is one of the
  // scales.
  SmallVector<unsigned> Kept;
  for (auto [I, Basis] : enumerate(In.Register)) {
    Layout Alone;
    Alone.Register = {Basis};
    if (!scaleLayout(Alone, *this).Register.empty())
      Kept.push_back(unsigned(I));
  }
  for (auto [R, V] : enumerate(*Are)) {
    unsigned Of = 0;
    for (auto [I, Bit] : enumerate(Kept))
      Of |= unsigned(R >> Bit & 1) << I;
    V = arith::MulFOp::create(L.B, V, (*Scales)[Of]);
  }
  return Are;
}

//===----------------------------------------------------------------------===//
// Rounds
//===----------------------------------------------------------------------===//

FailureOr<Rounds> roundsFor(Lowering &L, const ProductExtents &E,
                            uint64_t Bytes, unsigned DepthBits,
                            unsigned BatchBits) {
  Rounds R;
  uint64_t Left = Bytes;
  for (unsigned I = E.Depth; Left > Lowering::MaxScratch && I > DepthBits;
       Left /= 2)
    R.Depth |= uint32_t(1) << --I;
  for (unsigned I = BatchBits; Left > Lowering::MaxScratch && I > 0; Left /= 2)
    R.Batch |= uint32_t(1) << --I;
  if (Left > Lowering::MaxScratch)
    return mlir::emitError(L.B.getLoc())
           << "the operands of a product of depth " << (1U << DepthBits)
           << " take " << Left << " bytes of shared memory, and "
           << Lowering::MaxScratch << " are there for it";
  return R;
}

void forEachRound(const Rounds &All, function_ref<void(Rounds)> Do) {
  Rounds Now;
  do {
    do {
      Do(Now);
      // The next number that has only these bits.
      Now.Depth = (Now.Depth - All.Depth) & All.Depth;
    } while (Now.Depth);
    Now.Batch = (Now.Batch - All.Batch) & All.Batch;
  } while (Now.Batch);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult lowerPlanned(Lowering &L, Operation *Op, const ProductPlan &Plan,
                           const Factor &A, const Factor &B) {
  if (!Plan.Refusal.empty())
    return Op->emitError() << "cannot be compiled to PTX: " << Plan.Refusal;
  Layout Home = sumLayout(Plan, L.Plan.warpBits());
  FailureOr<Registers> Sums = L.get(Op->getOperand(2), Home);
  if (failed(Sums))
    return failure();
  Registers Are = std::move(*Sums);
  if (failed(Plan.Tensor ? multiplyByTensorCores(L, Plan, A, B, Are)
                         : multiplyAlone(L, Plan, A, B, Are)))
    return failure();
  L.set(Op->getResult(0), Home, std::move(Are));
  return success();
}

template <typename OpT> static LogicalResult lowerProduct(Lowering &L, OpT Op) {
  ProductPlan Plan = planProduct(Op, L.M);
  Factor A{ProductTile::A, Op.getA(), Plan.A, Plan.SignedA, {}},
      B{ProductTile::B, Op.getB(), Plan.B, Plan.SignedB, {}};
  return lowerPlanned(L, Op, Plan, A, B);
}

static LogicalResult lowerMma(Lowering &L, MmaOp Op) {
  return lowerProduct(L, Op);
}

static LogicalResult lowerDot(Lowering &L, DotOp Op) {
  return lowerProduct(L, Op);
}

static LogicalResult lowerScaled(Lowering &L, BlockScaledMMAOp Op) {
  ProductPlan Plan = planProduct(Op, L.M);
  Factor A{ProductTile::A, Op.getA(), Plan.A, true, {}},
      B{ProductTile::B, Op.getB(), Plan.B, true, {}};
  for (Factor *F : {&A, &B}) {
    bool IsA = F->Tile == ProductTile::A;
    F->Scale = IsA ? Op.getSfa() : Op.getSfb();
    if (!F->Scale)
      continue;
    ArrayRef<int64_t> Shape = L.tileType(F->Scale).getShape();
    auto Blocks = uint64_t(IsA ? Shape.back() : Shape.drop_back().back());
    F->ScaleBits = Plan.Extents.Depth - llvm::Log2_64(Blocks);
  }
  return lowerPlanned(L, Op, Plan, A, B);
}

void addProductHandlers(Handlers &To) {
  On<lowerMma>::add(To);
  On<lowerDot>::add(To);
  On<lowerScaled>::add(To);
}

} // namespace opennvvm::tile
