//===- Products.cpp - Products of tiles -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fragments.h"
#include "ProductCode.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static bool isKept(Type From, Type To) {
  // A tf32 is kept as the f32 that it is equal to.
  return From == To || (From.isTF32() && To.isF32());
}

/// Makes registers of elements of \p To out of \p Are, which are elements of
/// \p From, as the operation of arith does that changes one into the other.
static LogicalResult convertAll(Lowering &L, Registers &Are, Type From, Type To,
                                bool IsSigned) {
  if (isKept(From, To))
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

bool Factor::isAsLoaded(const Lowering &L) const {
  return !Scale && isKept(Lowering::tileType(Of).getElementType(), To);
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
  // More than that only where there is no other way.
  uint64_t Most = std::max<uint64_t>(Lowering::MaxScratch, L.M.sharedBytes());
  if (Left > Most)
    return mlir::emitError(L.B.getLoc())
           << "the operands of a product of depth " << (1U << DepthBits)
           << " take " << Left << " bytes of shared memory, and " << Most
           << " are there for it";
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

std::array<Factor, 2> factorsOf(Operation *Product, const ProductPlan &Plan) {
  Factor A{ProductTile::A, Product->getOperand(0), Plan.A, Plan.SignedA, {}},
      B{ProductTile::B, Product->getOperand(1), Plan.B, Plan.SignedB, {}};
  if (auto Scaled = dyn_cast<BlockScaledMMAOp>(Product)) {
    for (Factor *F : {&A, &B}) {
      bool IsA = F->Tile == ProductTile::A;
      F->IsSigned = true;
      F->Scale = IsA ? Scaled.getSfa() : Scaled.getSfb();
      if (!F->Scale)
        continue;
      ArrayRef<int64_t> Shape = Lowering::tileType(F->Scale).getShape();
      auto Blocks = uint64_t(IsA ? Shape.back() : Shape.drop_back().back());
      F->ScaleBits = Plan.Extents.Depth - llvm::Log2_64(Blocks);
    }
  }
  return {A, B};
}

std::optional<FragmentReader> sharedReader(Lowering &L, const ProductPlan &Plan,
                                           const Factor &Of) {
  if (!Of.isAsLoaded(L))
    return std::nullopt;
  if (!Plan.Tensor)
    return boxReader(L, Plan, Of);
  FragmentWay Way =
      fragmentWay(Plan, Of.Tile, L.layoutOf(Of.Of), L.Plan.warpBits());
  if (Way == FragmentWay::Registers)
    return std::nullopt;
  return fragmentReader(
      Plan, Of.Tile, Way,
      fragmentLayout(Of.Tile, Plan.Extents, *Plan.Tensor, L.Plan.warpBits()));
}

template <typename OpT> static LogicalResult lowerProduct(Lowering &L, OpT Op) {
  ProductPlan Plan = planProduct(Op, L.M);
  std::array<Factor, 2> Factors = factorsOf(Op, Plan);
  return lowerPlanned(L, Op, Plan, Factors[0], Factors[1]);
}
static constexpr auto LowerMma = lowerProduct<MmaOp>;
static constexpr auto LowerDot = lowerProduct<DotOp>;
static constexpr auto LowerScaled = lowerProduct<BlockScaledMMAOp>;

void addProductHandlers(Handlers &To) {
  On<LowerMma>::add(To);
  On<LowerDot>::add(To);
  On<LowerScaled>::add(To);
}

} // namespace opennvvm::tile
