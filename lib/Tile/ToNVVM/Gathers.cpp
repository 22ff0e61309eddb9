//===- Gathers.cpp - Elements of views at computed places -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessLayouts.h"
#include "Buffers.h"
#include "GatherPlaces.h"
#include "LoweringRemarks.h"
#include "Memory.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

void orderBehindAll(Lowering &L, bool Writes) {
  if (L.HasWritten || (Writes && L.HasRead))
    L.barrier();
}

FailureOr<GatherPlaces> GatherPlaces::make(Lowering &L, Operation *Op,
                                           Value View, ValueRange Indices,
                                           Value Mask, const Layout &In) {
  auto T = cast<TiledViewType>(View.getType());
  if (!memoryType(L, T.getElementType()))
    return failure();
  SmallVector<Registers> Numbers;
  for (Value Index : Indices) {
    FailureOr<Registers> Are = L.get(Index, In);
    if (failed(Are))
      return failure();
    Numbers.push_back(std::move(*Are));
  }
  FailureOr<Registers> Lets = Mask ? L.get(Mask, In) : Registers();
  if (failed(Lets))
    return failure();
  L.B.setLoc(Op->getLoc());
  FailureOr<ViewParts> Parts = viewOf(L, View, Op);
  if (failed(Parts))
    return failure();
  if (Parts->Swizzle.Bytes) {
    Op->emitOpError("of a buffer with swizzled rows cannot be compiled to PTX "
                    "yet");
    return failure();
  }
  // The memory at an address has the shape of the view unless it says more.
  for (auto [D, Extent] : llvm::zip_equal(Parts->Dimensions, T.getShape()))
    if (!D.Size)
      D.Size = L.constant64(Extent);
  SmallVector<SteppedTile> Stepped;
  for (auto [D, Index] : llvm::zip_equal(Parts->Dimensions, Indices))
    Stepped.push_back({Index, /*MayDiffer=*/D.KnownStride.has_value()});
  GatherPlaces New(RegisterSteps(L, Stepped, In));
  New.View = std::move(*Parts);
  New.Indices = std::move(Numbers);
  New.Mask = std::move(*Lets);
  New.Bytes = memoryBits(T.getElementType()) / 8;
  New.Pointers.resize(In.registers());
  return New;
}

Value GatherPlaces::index(Lowering &L, unsigned D, unsigned R) const {
  Value Index = Indices[D][R];
  if (Index.getType() != L.B.getI64Type())
    Index = arith::ExtSIOp::create(L.B, L.B.getI64Type(), Index);
  Value Origin = View.Dimensions[D].Origin;
  return Origin ? arith::AddIOp::create(L.B, Index, Origin) : Index;
}

Value GatherPlaces::pointer(Lowering &L, unsigned R) {
  ImplicitLocOpBuilder &B = L.B;
  if (unsigned First = Steps.first(R); First != R) {
    // Addresses wrap.
    uint64_t By = 0;
    for (auto [I, D] : llvm::enumerate(View.Dimensions))
      By += uint64_t(Steps.step(unsigned(I), R)) *
            uint64_t(D.KnownStride.value_or(0));
    return movedPointer(L, Pointers[First], int64_t(By * Bytes));
  }
  Value Address = View.Pointer ? L.constant64(0) : View.Base;
  for (auto [I, D] : llvm::enumerate(View.Dimensions)) {
    Value Step =
        arith::MulIOp::create(B, D.Stride, L.constant64(int64_t(Bytes)));
    Address = arith::AddIOp::create(
        B, Address, arith::MulIOp::create(B, index(L, unsigned(I), R), Step));
  }
  return View.Pointer
             ? LLVM::GEPOp::create(B, View.Pointer.getType(), B.getI8Type(),
                                   View.Pointer, LLVM::GEPArg(Address))
                   .getResult()
             : globalPointer(L, Address);
}

GatherPlaces::Place GatherPlaces::at(Lowering &L, unsigned R) {
  Place Found;
  if (!Mask.empty())
    Found.IsOn = Mask[R];
  // Below zero is far above as an unsigned number.
  for (auto [I, D] : llvm::enumerate(View.Dimensions))
    Found.IsOn = both(L, Found.IsOn,
                      arith::CmpIOp::create(L.B, arith::CmpIPredicate::ult,
                                            index(L, unsigned(I), R), D.Size));
  Found.Pointer = Pointers[R] = pointer(L, R);
  return Found;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

static LogicalResult lowerGather(Lowering &L, GatherLoadOp Op) {
  const Layout &Home = L.Plan.home(Op.getResult());
  Type Element = L.tileType(Op.getResult()).getElementType();
  FailureOr<GatherPlaces> Places = GatherPlaces::of(L, Op, Home);
  if (failed(Places))
    return failure();
  if (!beginShared(L, Op.getView(), SharedUse::Read))
    orderBehindAll(L, /*Writes=*/false);
  Value Padding = paddingOf(L.B, Element,
                            Op.getPaddingValue().value_or(PaddingValue::Zero));
  remarkOnAccess(L, {/*IsStore=*/false, L.tileType(Op.getResult()), Home, 0,
                     /*IsStrong=*/false});
  Registers Are;
  Are.reserve(Home.registers());
  for (unsigned R = 0; R < Home.registers(); ++R) {
    GatherPlaces::Place At = Places->at(L, R);
    Are.push_back(loadElement(L, At.Pointer, registerType(Element), At.IsOn,
                              Padding, {}));
  }
  if (!isShared(Op.getView().getType()))
    L.noteAccess(/*Writes=*/false);
  L.set(Op.getResult(), Home, std::move(Are));
  return success();
}

static LogicalResult lowerScatter(Lowering &L, ScatterStoreOp Op) {
  Value Tile = Op.getValue();
  Layout In = L.Plan.isFree(Tile)
                  ? accessLayout(L.tileType(Tile), L.Plan.access())
                  : L.Plan.home(Tile);
  FailureOr<Registers> Are = L.get(Tile, In);
  FailureOr<GatherPlaces> Places = GatherPlaces::of(L, Op, In);
  if (failed(Are) || failed(Places))
    return failure();
  if (!beginShared(L, Op.getView(), SharedUse::Write))
    orderBehindAll(L, /*Writes=*/true);
  Value IsOwner = L.isOwner(In);
  remarkOnAccess(L, {/*IsStore=*/true, L.tileType(Tile), In, 0,
                     /*IsStrong=*/false});
  for (auto [R, Element] : llvm::enumerate(*Are)) {
    GatherPlaces::Place At = Places->at(L, unsigned(R));
    storeElement(L, Element, At.Pointer, both(L, IsOwner, At.IsOn), {});
  }
  if (!isShared(Op.getView().getType()))
    L.noteAccess(/*Writes=*/true);
  return success();
}

void addGatherHandlers(Handlers &To) {
  On<lowerGather>::add(To);
  On<lowerScatter>::add(To);
}

} // namespace opennvvm::tile
