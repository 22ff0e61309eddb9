//===- Views.cpp - What views are made of ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Views.h"
#include "Buffers.h"
#include "Memory.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// The dimensions of memory of these extents, one row after the other.
static void addRows(Lowering &L, ArrayRef<int64_t> Shape, bool AreSizes,
                    ViewParts &To) {
  int64_t Stride = 1;
  To.Dimensions.resize(Shape.size());
  for (size_t D = Shape.size(); D-- > 0;) {
    ViewParts::Dimension &New = To.Dimensions[D];
    New.KnownStride = Stride;
    New.Stride = L.constant64(Stride);
    New.StrideDivisor = uint64_t(Stride & -Stride);
    if (AreSizes) {
      New.Size = L.constant64(Shape[D]);
      New.SizeDivisor = uint64_t(Shape[D] & -Shape[D]);
      New.IsShort = llvm::isInt<32>(Shape[D]);
    }
    Stride *= Shape[D];
  }
}

std::array<ValueRange, 3> groupsOf(BlockTileOp Op) {
  ValueRange All = Op.getPosition();
  std::array<size_t, 3> Counts = {All.size(), 0, 0};
  if (std::optional<ArrayRef<int32_t>> Groups = Op.getGroups())
    for (auto [I, Count] : llvm::enumerate(*Groups))
      Counts[I] = size_t(Count);
  return {All.take_front(Counts[0]), All.slice(Counts[0], Counts[1]),
          All.slice(Counts[0] + Counts[1], Counts[2])};
}

static void moveBy(Lowering &L, ViewParts::Dimension &D, Value By) {
  Value Number = L.scalar(By);
  D.Origin = D.Origin ? arith::AddIOp::create(L.B, D.Origin, Number).getResult()
                      : Number;
  D.OriginDivisor = std::min(D.OriginDivisor, L.divisorOf(By));
  D.MayBeNegative |= !L.Facts.of(By).isWithin(0, int64_t(1) << 60);
}

/// Takes the groups of operands of \p Op.
static void takeGroups(Lowering &L, BlockTileOp Op, ViewParts &Parts) {
  auto [At, Sizes, Strides] = groupsOf(Op);
  for (auto [D, V] : llvm::enumerate(Sizes)) {
    Parts.Dimensions[D].Size = L.scalar(V);
    Parts.Dimensions[D].SizeDivisor = L.divisorOf(V);
    Parts.Dimensions[D].IsShort = L.Facts.of(V).isWithin(0, INT32_MAX);
  }
  for (auto [D, V] : llvm::enumerate(Strides)) {
    Parts.Dimensions[D].Stride = L.scalar(V);
    Parts.Dimensions[D].StrideDivisor = L.divisorOf(V);
    APInt Number;
    Parts.Dimensions[D].KnownStride = std::nullopt;
    if (matchPattern(V, m_ConstantInt(&Number)))
      Parts.Dimensions[D].KnownStride = Number.getSExtValue();
  }
  for (auto [D, V] : llvm::enumerate(At))
    moveBy(L, Parts.Dimensions[D], V);
}

/// A view of fewer dimensions has the last ones: the others only move it.
static void dropOuter(Lowering &L, TiledViewType T, ViewParts &Parts) {
  while (Parts.Dimensions.size() > T.getShape().size()) {
    ViewParts::Dimension &Outer = Parts.Dimensions.front();
    if (Outer.Origin && Parts.Pointer) {
      Value By = arith::MulIOp::create(L.B, Outer.Origin, Outer.Stride);
      By = arith::MulIOp::create(
          L.B, By, L.constant64(memoryBits(T.getElementType()) / 8));
      Parts.Pointer =
          LLVM::GEPOp::create(L.B, Parts.Pointer.getType(), L.B.getI8Type(),
                              Parts.Pointer, LLVM::GEPArg(By));
      Parts.BaseDivisor = std::min(Parts.BaseDivisor,
                                   Outer.OriginDivisor * Outer.StrideDivisor *
                                       (memoryBits(T.getElementType()) / 8));
    } else if (Outer.Origin) {
      Value By = arith::MulIOp::create(
          L.B, arith::MulIOp::create(L.B, Outer.Origin, Outer.Stride),
          L.constant64(memoryBits(T.getElementType()) / 8));
      Parts.Base = arith::AddIOp::create(L.B, Parts.Base, By);
      Parts.BaseDivisor = std::min(Parts.BaseDivisor,
                                   Outer.OriginDivisor * Outer.StrideDivisor *
                                       (memoryBits(T.getElementType()) / 8));
    }
    Parts.Dimensions.erase(Parts.Dimensions.begin());
  }
}

/// Whether \p View, a window of a buffer in shared memory, has its layout, and
/// as many dimensions where rows are swizzled.
static LogicalResult checkWindow(Value View) {
  Value Root = bufferOf(View);
  SharedLayoutAttr Of = sharedLayoutOf(Root.getType()),
                   Own = sharedLayoutOf(View.getType());
  if (Own && Own != Of)
    return failure();
  return success(!Of || !Of.getSwizzle() ||
                 extentsOf(Root.getType()).size() ==
                     extentsOf(View.getType()).size());
}

static FailureOr<ViewParts> sharedViewOf(Lowering &L, Value View,
                                         Operation *User) {
  auto Op = View.getDefiningOp<BlockTileOp>();
  if (!Op || !isShared(Op.getSource().getType())) {
    if (!Op && L.scalar(View))
      return partsOfBuffer(L, View.getType(), L.scalar(View));
    return User->emitError()
           << "'" << User->getName()
           << "' of an address in shared memory cannot be compiled to PTX yet";
  }
  ViewParts Parts;
  if (isa<TiledViewType>(Op.getSource().getType())) {
    FailureOr<ViewParts> Outer = sharedViewOf(L, Op.getSource(), User);
    if (failed(Outer))
      return failure();
    Parts = std::move(*Outer);
  } else {
    Parts =
        partsOfBuffer(L, Op.getSource().getType(), L.scalar(Op.getSource()));
  }
  // Sizes and strides are those of addresses.
  for (auto [D, V] : llvm::enumerate(groupsOf(Op)[0]))
    moveBy(L, Parts.Dimensions[D], V);
  dropOuter(L, cast<TiledViewType>(View.getType()), Parts);
  return Parts;
}

FailureOr<ViewParts> viewOf(Lowering &L, Value View, Operation *User) {
  auto Refuse = [&]() -> InFlightDiagnostic {
    return User->emitError() << "'" << User->getName() << "' ";
  };
  auto T = cast<TiledViewType>(View.getType());
  if (isShared(T)) {
    if (succeeded(checkWindow(View)))
      return sharedViewOf(L, View, User);
    return Refuse() << "of " << T
                    << ", a window whose layout is not that of its buffer, "
                       "cannot be compiled to PTX yet";
  }
  if (T.getResidency() != Residency::Gmem || T.getLayout())
    return Refuse() << "of " << T << " cannot be compiled to PTX yet";
  ViewParts Parts;
  auto Op = View.getDefiningOp<BlockTileOp>();
  if (!Op) {
    if (!L.scalar(View))
      return Refuse() << "needs a view that block_tile or a parameter gives";
    Parts.Base = L.scalar(View);
    Parts.BaseDivisor = 16;
    addRows(L, T.getShape(), /*AreSizes=*/true, Parts);
    return Parts;
  }
  Value Source = Op.getSource();
  if (isa<TiledViewType>(Source.getType())) {
    FailureOr<ViewParts> Outer = viewOf(L, Source, User);
    if (failed(Outer))
      return failure();
    Parts = std::move(*Outer);
  } else if (isa<IndexType>(Source.getType()) ||
             isa<LLVM::LLVMPointerType>(Source.getType())) {
    Parts.Base = L.scalar(Source);
    if (isa<LLVM::LLVMPointerType>(Source.getType()))
      Parts.Base = LLVM::PtrToIntOp::create(L.B, L.B.getI64Type(), Parts.Base);
    Parts.BaseDivisor = L.divisorOf(Source);
    addRows(L, T.getShape(), /*AreSizes=*/false, Parts);
  } else {
    return Refuse() << "of a view of " << Source.getType()
                    << " cannot be compiled to PTX yet";
  }
  takeGroups(L, Op, Parts);
  dropOuter(L, T, Parts);
  return Parts;
}

/// Views are looked up where they are used.
static LogicalResult lowerBlockTile(Lowering &, BlockTileOp) {
  return success();
}

void addViewHandlers(Handlers &To) {
  On<lowerBlockTile>::add(To);
  addTiledAccessHandlers(To);
}

} // namespace opennvvm::tile
