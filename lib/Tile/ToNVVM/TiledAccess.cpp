//===- TiledAccess.cpp - Tiles read and written by views ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessLayouts.h"
#include "Buffers.h"
#include "Copies.h"
#include "LocalViews.h"
#include "LoweringRemarks.h"
#include "PackedRegisters.h"
#include "TilePlaces.h"
#include "TokenOrder.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

static Registers readWhole(Lowering &L, TilePlaces &At, const Layout &In,
                           Type Register) {
  Registers Are;
  Are.reserve(In.registers());
  unsigned Count = 1U << At.vectorBits();
  for (unsigned R = 0; R < In.registers(); R += Count)
    Are.append(loadVector(L, At.pointer(R), Register, Count));
  return Are;
}

/// The vectors of registers that are accessed by one mask, as words.
static VectorType wordsOf(const PackedRegisters &Packed) {
  SmallVector<Type> Words = Packed.types();
  return VectorType::get(int64_t(Words.size()), Words[0]);
}

static Value repeated(Lowering &L, Value Mask, int64_t Count) {
  Value All =
      LLVM::PoisonOp::create(L.B, VectorType::get(Count, Mask.getType()));
  for (int64_t I = 0; I < Count; ++I)
    All = LLVM::InsertElementOp::create(L.B, All, Mask, L.constant(int32_t(I)));
  return All;
}

static Value together(Lowering &L, const Registers &Words, VectorType Type) {
  Value All = LLVM::PoisonOp::create(L.B, Type);
  for (auto [I, Word] : llvm::enumerate(Words))
    All = LLVM::InsertElementOp::create(L.B, All, Word, L.constant(int32_t(I)));
  return All;
}

static mlir::IntegerAttr alignmentOf(Lowering &L, VectorType Words) {
  return L.B.getI32IntegerAttr(
      int32_t(Words.getNumElements() * Words.getElementTypeBitWidth() / 8));
}

/// Reads vectors, all of which are inside or outside as one.
static Registers readTogether(Lowering &L, TilePlaces &At, const Layout &In,
                              Type Memory, Type Register, Value Padding) {
  Registers Are;
  Are.reserve(In.registers());
  unsigned Count = 1U << At.vectorBits();
  PackedRegisters Packed(L, Memory, Count);
  VectorType Type = wordsOf(Packed);
  Value Outside =
      together(L, Packed.pack(Registers(Count, toMemory(L, Padding))), Type);
  for (unsigned R = 0; R < In.registers(); R += Count) {
    Value Pointer = At.pointer(R),
          Mask = repeated(L, At.isInside(R), Type.getNumElements());
    Value Got = LLVM::MaskedLoadOp::create(L.B, Type, Pointer, Mask, Outside,
                                           alignmentOf(L, Type));
    Registers Words;
    for (int64_t I = 0; I < Type.getNumElements(); ++I)
      Words.push_back(
          LLVM::ExtractElementOp::create(L.B, Got, L.constant(int32_t(I))));
    for (Value Element : Packed.unpack(Words))
      Are.push_back(fromMemory(L, Element, Register));
  }
  return Are;
}

static Registers readTested(Lowering &L, TilePlaces &At, const Layout &In,
                            Type Register, Value Padding, Value IsOwner,
                            const Ordering &O) {
  Registers Are;
  Are.reserve(In.registers());
  for (unsigned R = 0; R < In.registers(); ++R)
    Are.push_back(loadElement(L, At.pointer(R), Register,
                              both(L, IsOwner, At.isInside(R)), Padding, O));
  return Are;
}

/// Says where an access to a view in global memory is.
template <typename OpT>
static void notePlaces(Lowering &L, OpT Op, const Layout &In) {
  SmallVector<Value> Where = {Op.getView()};
  llvm::append_range(Where, Op.getCoords());
  llvm::append_range(Where, Op.getOffsets());
  if (!isShared(Op.getView().getType()))
    L.Order->notePlaces(Op, Where, In);
}

template <typename OpT> static LogicalResult readTile(Lowering &L, OpT Op) {
  Ordering O = orderingOf(Op);
  const Layout &Home = L.Plan.home(Op.getResult());
  TileType Tile = L.tileType(Op.getResult());
  FailureOr<ViewParts> View = viewOf(L, Op.getView(), Op);
  if (failed(View) || !memoryType(L, Tile.getElementType()))
    return failure();
  Type Register = registerType(Tile.getElementType());
  Value Padding = paddingOf(L.B, Tile.getElementType(),
                            Op.getPaddingValue().value_or(PaddingValue::Zero));
  auto Places = [&] {
    return TilePlaces(L, *View, Home, Tile, Op.getCoords(), Op.getOffsets(),
                      Op.getInBounds());
  };
  TilePlaces At = Places();
  notePlaces(L, Op, Home);
  remarkOnAccess(L, {/*IsStore=*/false, Tile, Home,
                     O.isStrong() ? 0 : At.vectorBits(), O.isStrong()});
  Value IsWhole = At.isAllInside();
  Registers Are;
  if (O.isStrong()) {
    FailureOr<Registers> All = L.shareOwners(
        readTested(L, At, Home, Register, Padding, L.isOwner(Home), O), Home);
    if (failed(All))
      return failure();
    Are = std::move(*All);
  } else if (!IsWhole) {
    Are = readWhole(L, At, Home, Register);
  } else if (!At.vectorBits()) {
    Are = readTested(L, At, Home, Register, Padding, {}, O);
  } else if (At.areNeighborsTogether()) {
    Are = readTogether(L, At, Home, memoryType(L, Tile.getElementType()),
                       Register, Padding);
  } else {
    // What one way computes is not there on the other.
    PackedRegisters Packed(L, Register, Home.registers());
    Are = Packed.unpack(eitherWay(
        L, IsWhole, Packed.types(),
        [&] {
          TilePlaces Own = At;
          return Packed.pack(readWhole(L, Own, Home, Register));
        },
        [&] {
          TilePlaces Own = At;
          return Packed.pack(
              readTested(L, Own, Home, Register, Padding, {}, O));
        }));
  }
  L.set(Op.getResult(), Home, std::move(Are));
  return success();
}

/// The order behind tokens: the first one that is of memory.
static Value memoryToken(ValueRange Tokens) {
  for (Value Token : Tokens)
    if (isa<MemTokenType>(Token.getType()))
      return Token;
  return {};
}

/// A result that is a token of asynchronous work, of an access that is over.
static void finish(Lowering &L, Value Done) {
  if (Done && isa<AsyncTokenType>(Done.getType()))
    setDone(L, Done);
}

template <typename OpT> static LogicalResult lowerLoad(Lowering &L, OpT Op) {
  awaitTokens(L, Op.getTokens());
  beginAccess(L, Op.getView(), SharedUse::Read, orderingOf(Op),
              memoryToken(Op.getTokens()));
  if (failed(readTile(L, Op)))
    return failure();
  endAccess(L, Op.getView(), SharedUse::Read, orderingOf(Op));
  finish(L, Op.getDone());
  return success();
}

static LogicalResult lowerTiledLoad(Lowering &L, TiledLoadOp Op) {
  if (localViewOf(Op.getView()))
    return lowerLocalLoad(L, Op);
  return lowerLoad(L, Op);
}

/// The load is made where it begins.
static LogicalResult lowerAsyncLoad(Lowering &L, AsyncTiledLoadOp Op) {
  if (Op.getAtomAttr().isTma() || localViewOf(Op.getView()))
    return Op.emitOpError("with this atom or of such a view cannot be compiled "
                          "to PTX yet");
  return lowerLoad(L, Op);
}

//===----------------------------------------------------------------------===//
// Stores
//===----------------------------------------------------------------------===//

static void writeWhole(Lowering &L, TilePlaces &At, const Registers &Are) {
  unsigned Count = 1U << At.vectorBits();
  for (unsigned R = 0; R < Are.size(); R += Count)
    storeVector(L, ArrayRef(Are).slice(R, Count), At.pointer(R));
}

/// Writes vectors, all of which are inside or outside as one.
static void writeTogether(Lowering &L, TilePlaces &At, const Registers &Are,
                          Type Memory) {
  unsigned Count = 1U << At.vectorBits();
  PackedRegisters Packed(L, Memory, Count);
  VectorType Type = wordsOf(Packed);
  for (unsigned R = 0; R < Are.size(); R += Count) {
    Registers Own =
        llvm::map_to_vector(ArrayRef(Are).slice(R, Count), [&](Value Element) {
          return toMemory(L, Element);
        });
    Value Pointer = At.pointer(R),
          Mask = repeated(L, At.isInside(R), Type.getNumElements());
    LLVM::MaskedStoreOp::create(L.B, together(L, Packed.pack(Own), Type),
                                Pointer, Mask, alignmentOf(L, Type));
  }
}

static void writeTested(Lowering &L, TilePlaces &At, const Registers &Are,
                        Value IsOwner, const Ordering &O) {
  for (auto [R, Element] : llvm::enumerate(Are))
    storeElement(L, Element, At.pointer(unsigned(R)),
                 both(L, IsOwner, At.isInside(unsigned(R))), O);
}

static LogicalResult writeTile(Lowering &L, TiledStoreOp Op) {
  Ordering O = orderingOf(Op);
  TileType Tile = L.tileType(Op.getValue());
  std::optional<unsigned> Inner = innerDimension(Op.getView(), Tile, L.Facts);
  Layout In = L.Plan.isFree(Op.getValue())
                  ? accessLayout(Tile, L.Plan.access(), Inner)
                  : storeLayout(L.Plan.home(Op.getValue()), Tile,
                                L.Plan.access(), Inner);
  FailureOr<Registers> Are = L.get(Op.getValue(), In);
  FailureOr<ViewParts> View = viewOf(L, Op.getView(), Op);
  if (failed(Are) || failed(View) || !memoryType(L, Tile.getElementType()))
    return failure();
  L.B.setLoc(Op.getLoc());
  TilePlaces At(L, *View, In, Tile, Op.getCoords(), Op.getOffsets(),
                Op.getInBounds());
  notePlaces(L, Op, In);
  Value IsOwner = L.isOwner(In), IsWhole = At.isAllInside();
  bool IsTested = O.isStrong() || IsOwner;
  remarkOnAccess(L, {/*IsStore=*/true, Tile, In, IsTested ? 0 : At.vectorBits(),
                     O.isStrong()});
  if (IsTested || (IsWhole && !At.vectorBits())) {
    writeTested(L, At, *Are, IsOwner, O);
  } else if (!IsWhole) {
    writeWhole(L, At, *Are);
  } else if (At.areNeighborsTogether()) {
    writeTogether(L, At, *Are, memoryType(L, Tile.getElementType()));
  } else {
    eitherWay(
        L, IsWhole, {},
        [&] {
          TilePlaces Own = At;
          writeWhole(L, Own, *Are);
          return ValueRange();
        },
        [&] {
          TilePlaces Own = At;
          writeTested(L, Own, *Are, {}, O);
          return ValueRange();
        });
  }
  return success();
}

static LogicalResult lowerTiledStore(Lowering &L, TiledStoreOp Op) {
  if (localViewOf(Op.getView()))
    return lowerLocalStore(L, Op);
  awaitTokens(L, Op.getTokens());
  beginAccess(L, Op.getView(), SharedUse::Write, orderingOf(Op),
              memoryToken(Op.getTokens()));
  if (failed(writeTile(L, Op)))
    return failure();
  endAccess(L, Op.getView(), SharedUse::Write, orderingOf(Op));
  finish(L, Op.getDone());
  return success();
}

void addTiledAccessHandlers(Handlers &To) {
  On<lowerTiledLoad>::add(To);
  On<lowerAsyncLoad>::add(To);
  On<lowerTiledStore>::add(To);
}

} // namespace opennvvm::tile
