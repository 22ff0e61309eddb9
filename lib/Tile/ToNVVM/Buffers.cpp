//===- Buffers.cpp - Buffers in shared memory -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Buffers.h"
#include "LocalViews.h"
#include "TilePlaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// The least alignment of a buffer, and that of one which TMA may access.
static constexpr uint64_t LeastAlignment = 16, TensorAlignment = 128;
/// Rows of a swizzle that differ.
static constexpr uint64_t SwizzleRows = 8;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool isShared(Type T) {
  if (auto View = dyn_cast<TiledViewType>(T))
    return View.getResidency() == Residency::Smem;
  auto Tile = dyn_cast<TileType>(T);
  return Tile && isa_and_nonnull<SharedLayoutAttr>(Tile.getLayout());
}

bool Lowering::isBuffer(Value V) { return isTile(V) && isShared(V.getType()); }

Value bufferOf(Value V) {
  while (auto Window = V.getDefiningOp<BlockTileOp>()) {
    if (!isShared(Window.getSource().getType()))
      break;
    V = Window.getSource();
  }
  return V;
}

ArrayRef<int64_t> extentsOf(Type T) {
  if (auto View = dyn_cast<TiledViewType>(T))
    return View.getShape();
  if (auto Tile = dyn_cast<TileType>(T))
    return Tile.getShape();
  return {};
}

SharedLayoutAttr sharedLayoutOf(Type T) {
  return dyn_cast_or_null<SharedLayoutAttr>(getLayout(T));
}

static Type elementOf(Type T) {
  if (auto View = dyn_cast<TiledViewType>(T))
    return View.getElementType();
  if (auto Tile = dyn_cast<TileType>(T))
    return Tile.getElementType();
  return T;
}

/// The dimensions of a buffer from the contiguous one outwards.
static SmallVector<unsigned> orderOf(Type T) {
  size_t Rank = extentsOf(T).size();
  SmallVector<unsigned> Order;
  SharedLayoutAttr In = sharedLayoutOf(T);
  if (In && In.getOrder().size() == Rank) {
    for (int64_t D : In.getOrder())
      Order.push_back(unsigned(D));
    return Order;
  }
  for (size_t D = Rank; D-- > 0;)
    Order.push_back(unsigned(D));
  return Order;
}

static uint64_t bytesOfElement(Type T) {
  return std::max(8U, memoryBits(elementOf(T))) / 8;
}

BufferSize bufferSizeOf(Type T) {
  SharedLayoutAttr In = sharedLayoutOf(T);
  ArrayRef<int64_t> Shape = extentsOf(T);
  uint64_t Elements = 1;
  for (auto [Place, D] : llvm::enumerate(orderOf(T))) {
    Elements *= uint64_t(Shape[D]);
    if (!Place && In && !In.getSwizzle())
      Elements += uint64_t(In.getPadding());
  }
  uint64_t Alignment = LeastAlignment;
  if (isa<TiledViewType>(T))
    Alignment = TensorAlignment;
  if (In && In.getSwizzle())
    Alignment = std::max(Alignment, SwizzleRows * uint64_t(In.getSwizzle()));
  return {Elements * bytesOfElement(T), Alignment};
}

ViewParts partsOfBuffer(Lowering &L, Type T, Value Pointer) {
  ViewParts Parts;
  Parts.Pointer = Pointer;
  SharedLayoutAttr In = sharedLayoutOf(T);
  Parts.BaseDivisor = LeastAlignment;
  ArrayRef<int64_t> Shape = extentsOf(T);
  Parts.Dimensions.resize(Shape.size());
  SmallVector<unsigned> Order = orderOf(T);
  int64_t Stride = 1;
  for (auto [Place, D] : llvm::enumerate(Order)) {
    ViewParts::Dimension &New = Parts.Dimensions[D];
    New.KnownStride = Stride;
    New.Stride = L.constant64(Stride);
    New.StrideDivisor = uint64_t(Stride & -Stride);
    New.Size = L.constant64(Shape[D]);
    New.SizeDivisor = uint64_t(Shape[D] & -Shape[D]);
    Stride *= Shape[D];
    if (!Place && In && !In.getSwizzle())
      Stride += In.getPadding();
  }
  if (In && In.getSwizzle() && !Shape.empty()) {
    uint64_t RowBytes = uint64_t(Shape[Order[0]]) * bytesOfElement(T);
    uint64_t Rows = 1;
    for (unsigned D : ArrayRef(Order).drop_front())
      Rows *= uint64_t(Shape[D]);
    Parts.Swizzle = {unsigned(In.getSwizzle()), Order[0], RowBytes, Rows};
  }
  return Parts;
}

//===----------------------------------------------------------------------===//
// Whole buffers
//===----------------------------------------------------------------------===//

/// A tile of the type's shape, which has no layout.
static TileType plainTile(Type T) {
  return TileType::get(extentsOf(T), elementOf(T));
}

Registers readBuffer(Lowering &L, Type T, Value Pointer, const Layout &In) {
  ViewParts View = partsOfBuffer(L, T, Pointer);
  TilePlaces At(L, View, In, plainTile(T), /*IsInside=*/true);
  Registers Are;
  Are.reserve(In.registers());
  unsigned Count = 1U << At.vectorBits();
  for (unsigned R = 0; R < In.registers(); R += Count)
    Are.append(loadVector(L, At.pointer(R), registerType(elementOf(T)), Count));
  return Are;
}

void writeBuffer(Lowering &L, Type T, Value Pointer, const Layout &In,
                 const Registers &Are) {
  ViewParts View = partsOfBuffer(L, T, Pointer);
  TilePlaces At(L, View, In, plainTile(T), /*IsInside=*/true);
  auto Write = [&] {
    unsigned Count = 1U << At.vectorBits();
    for (unsigned R = 0; R < Are.size(); R += Count)
      storeVector(L, ArrayRef(Are).slice(R, Count), At.pointer(R));
  };
  Value IsOwner = L.isOwner(In);
  if (!IsOwner)
    return Write();
  OpBuilder::InsertionGuard Guard(L.B);
  L.B.setInsertionPointToStart(
      scf::IfOp::create(L.B, IsOwner, /*withElseRegion=*/false).thenBlock());
  Write();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static LogicalResult lowerAllocView(Lowering &L, AllocViewOp Op) {
  TiledViewType T = Op.getView().getType();
  if (T.getResidency() == Residency::Rmem)
    return lowerLocalView(L, Op);
  if (!isShared(T))
    return Op.emitOpError("of ") << T << " cannot be compiled to PTX yet";
  // Stages of a pipeline have memory of their own.
  if (llvm::all_of(Op->getUsers(),
                   [](Operation *User) { return isa<CreatePipelineOp>(User); }))
    return success();
  BufferSize Size = bufferSizeOf(T);
  L.setScalar(Op.getView(), L.allocateShared(Size.Bytes, Size.Alignment));
  return success();
}

static LogicalResult lowerAllocTensor(Lowering &L, AllocTensorOp Op) {
  Value Result = Op->getResult(0);
  if (!isShared(Result.getType()))
    return Op.emitOpError("of ")
           << Result.getType() << " cannot be compiled to PTX yet";
  BufferSize Size = bufferSizeOf(Result.getType());
  L.setScalar(Result, L.allocateShared(Size.Bytes, Size.Alignment));
  return success();
}

/// A result in registers is the same tile in the layout that is planned for it;
/// one in shared memory is a new buffer.
static LogicalResult lowerConvert(Lowering &L, ConvertLayoutOp Op) {
  Value Result = Op.getResult();
  Layout In = L.layoutOf(L.isBuffer(Result) ? Op.getSource() : Result);
  FailureOr<Registers> Are = L.get(Op.getSource(), In);
  if (failed(Are))
    return failure();
  L.B.setLoc(Op.getLoc());
  if (!L.isBuffer(Result)) {
    L.set(Result, In, std::move(*Are));
    return success();
  }
  BufferSize Size = bufferSizeOf(Result.getType());
  Value Pointer = L.allocateShared(Size.Bytes, Size.Alignment);
  L.setScalar(Result, Pointer);
  L.useShared(Result, SharedUse::Write);
  writeBuffer(L, Result.getType(), Pointer, In, *Are);
  return success();
}

void addBufferHandlers(Handlers &To) {
  On<lowerAllocView>::add(To);
  On<lowerAllocTensor>::add(To);
  On<lowerConvert>::add(To);
}

} // namespace opennvvm::tile
