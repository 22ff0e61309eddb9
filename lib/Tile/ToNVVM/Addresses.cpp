//===- Addresses.cpp - Accesses by the address of each element ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessLayouts.h"
#include "AddressPlaces.h"
#include "LoweringRemarks.h"
#include "Offsets.h"
#include "OwnerNumbers.h"
#include "PackedRegisters.h"
#include "RegisterSteps.h"
#include "TilePlaces.h"
#include "TokenOrder.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static LogicalResult loadNumber(Lowering &L, LoadAtOp Op) {
  Ordering O = orderingOf(Op);
  Type Register = registerType(Op.getResult().getType());
  if (!memoryType(L, Op.getResult().getType()))
    return failure();
  Value Mask = Op.getMask() ? L.scalar(Op.getMask()) : Value();
  Value Padding = paddingOf(L.B, Op.getResult().getType(),
                            Op.getPaddingValue().value_or(PaddingValue::Zero));
  Value Pointer = globalPointer(L, L.scalar(Op.getAddresses()));
  if (!O.isStrong()) {
    L.setScalar(Op.getResult(),
                loadElement(L, Pointer, Register, Mask, Padding, O));
    return success();
  }
  // Threads that read at different times may read different numbers.
  Layout One = replicatedLayout(0, L.Plan.warpBits());
  Value Read = loadElement(L, Pointer, Register, both(L, L.isOwner(One), Mask),
                           Padding, O);
  return setOwnerNumber(L, Op.getResult(), Read);
}

static LogicalResult storeNumber(Lowering &L, StoreAtOp Op) {
  if (!memoryType(L, Op.getValue().getType()))
    return failure();
  Value Mask = L.isOwner(replicatedLayout(0, L.Plan.warpBits()));
  if (Op.getMask())
    Mask = both(L, Mask, L.scalar(Op.getMask()));
  storeElement(L, L.scalar(Op.getValue()),
               globalPointer(L, L.scalar(Op.getAddresses())), Mask,
               orderingOf(Op));
  return success();
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// The registers of a mask; none if there is no mask.
static FailureOr<Registers> maskOf(Lowering &L, Value Mask, const Layout &In) {
  if (!Mask)
    return Registers();
  return L.get(Mask, In);
}

unsigned neighborBits(const AxisFactsAnalysis &Facts, Value Addresses,
                      Value Mask, unsigned D, unsigned Bytes) {
  const AxisFacts &At = Facts.of(Addresses);
  if (D >= At.Axes.size() || At.Axes[D].Step != int64_t(Bytes))
    return 0;
  auto Allows = [&](unsigned More) {
    int64_t Count = int64_t(1) << More;
    if (Mask) {
      const AxisFacts &Lets = Facts.of(Mask);
      if (D >= Lets.Axes.size() || Lets.Axes[D].Step != 0 ||
          Lets.Axes[D].Run < Count)
        return false;
    }
    Axis Part = At.Axes[D].shortened(Count);
    return Part.Run >= Count && Part.Divisibility >= Count * int64_t(Bytes) &&
           Count * int64_t(Bytes) <= 16;
  };
  unsigned Bits = 0;
  while (Allows(Bits + 1))
    ++Bits;
  return Bits;
}

unsigned neighborBits(Lowering &L, Value Addresses, Value Mask,
                      const Layout &In, unsigned Bytes) {
  for (auto [D, F] :
       llvm::enumerate(fieldsOf(L.tileType(Addresses).getShape()))) {
    unsigned Most =
        std::min({F.Bits, unsigned(In.Register.size()),
                  neighborBits(L.Facts, Addresses, Mask, unsigned(D), Bytes)});
    unsigned Bits = 0;
    while (Bits < Most && In.Register[Bits] == 1U << (F.Shift + Bits))
      ++Bits;
    if (Bits)
      return Bits;
  }
  return 0;
}

Registers globalPointers(Lowering &L, Value Tile, const Registers &Addresses,
                         const Layout &In) {
  RegisterSteps Steps(L, {{Tile}}, In);
  Registers Are;
  Are.reserve(Addresses.size());
  for (unsigned R = 0; R < Addresses.size(); ++R)
    Are.push_back(Steps.first(R) == R
                      ? globalPointer(L, Addresses[R])
                      : movedPointer(L, Are[Steps.first(R)], Steps.step(0, R)));
  return Are;
}

/// Reads vectors, where the mask is true.
static Registers loadVectors(Lowering &L, const Registers &Pointers,
                             const Registers &Mask, unsigned Count,
                             Type Register, Value Padding) {
  Registers Are;
  Are.reserve(Pointers.size());
  PackedRegisters Packed(L, Register, Count);
  for (unsigned R = 0; R < Pointers.size(); R += Count) {
    Value Pointer = Pointers[R];
    if (Mask.empty()) {
      Are.append(loadVector(L, Pointer, Register, Count));
      continue;
    }
    Are.append(Packed.unpack(eitherWay(
        L, Mask[R], Packed.types(),
        [&] { return Packed.pack(loadVector(L, Pointer, Register, Count)); },
        [&] { return Packed.pack(Registers(Count, Padding)); })));
  }
  return Are;
}

static void storeVectors(Lowering &L, const Registers &Are,
                         const Registers &Pointers, const Registers &Mask,
                         unsigned Count, Value IsOwner) {
  for (unsigned R = 0; R < Pointers.size(); R += Count) {
    Value Lets = both(L, IsOwner, Mask.empty() ? Value() : Mask[R]);
    OpBuilder::InsertionGuard Guard(L.B);
    if (Lets)
      L.B.setInsertionPointToStart(
          scf::IfOp::create(L.B, Lets, /*withElseRegion=*/false).thenBlock());
    storeVector(L, ArrayRef(Are).slice(R, Count), Pointers[R]);
  }
}

static LogicalResult loadTile(Lowering &L, LoadAtOp Op) {
  Ordering O = orderingOf(Op);
  const Layout &Home = L.Plan.home(Op.getResult());
  Type Element = L.tileType(Op.getResult()).getElementType();
  FailureOr<Registers> Addresses = L.get(Op.getAddresses(), Home),
                       Mask = maskOf(L, Op.getMask(), Home);
  if (failed(Addresses) || failed(Mask) || !memoryType(L, Element))
    return failure();
  L.B.setLoc(Op.getLoc());
  L.Order->notePlaces(Op, Op.getAddresses(), Home);
  Value Padding = paddingOf(L.B, Element,
                            Op.getPaddingValue().value_or(PaddingValue::Zero));
  // Copies that are read at different times may differ.
  Value IsOwner = O.isStrong() ? L.isOwner(Home) : Value();
  unsigned Vector = O.isStrong()
                        ? 0
                        : neighborBits(L, Op.getAddresses(), Op.getMask(), Home,
                                       memoryBits(Element) / 8);
  remarkOnAccess(L, {/*IsStore=*/false, L.tileType(Op.getResult()), Home,
                     Vector, O.isStrong()});
  Registers Pointers = globalPointers(L, Op.getAddresses(), *Addresses, Home);
  if (Vector) {
    L.set(Op.getResult(), Home,
          loadVectors(L, Pointers, *Mask, 1U << Vector, registerType(Element),
                      Padding));
    return success();
  }
  Registers Are;
  Are.reserve(Home.registers());
  for (auto [R, Pointer] : llvm::enumerate(Pointers)) {
    Value Lets = Mask->empty() ? Value() : (*Mask)[R];
    Are.push_back(loadElement(L, Pointer, registerType(Element),
                              both(L, Lets, IsOwner), Padding, O));
  }
  FailureOr<Registers> All =
      O.isStrong() ? L.shareOwners(Are, Home) : FailureOr<Registers>(Are);
  if (succeeded(All))
    L.set(Op.getResult(), Home, std::move(*All));
  return All;
}

static LogicalResult storeTile(Lowering &L, StoreAtOp Op) {
  TileType Tile = L.tileType(Op.getValue());
  std::optional<unsigned> Inner =
      innerDimension(Op.getAddresses(), Tile, L.Facts);
  Layout In = accessLayout(Tile, L.Plan.access(), Inner);
  if (!L.Plan.isFree(Op.getValue()))
    In = storeLayout(L.Plan.home(Op.getValue()), Tile, L.Plan.access(), Inner);
  else if (!L.Plan.isFree(Op.getAddresses()))
    In = L.Plan.home(Op.getAddresses());
  FailureOr<Registers> Are = L.get(Op.getValue(), In),
                       Addresses = L.get(Op.getAddresses(), In),
                       Mask = maskOf(L, Op.getMask(), In);
  if (failed(Are) || failed(Addresses) || failed(Mask) ||
      !memoryType(L, L.tileType(Op.getValue()).getElementType()))
    return failure();
  L.B.setLoc(Op.getLoc());
  L.Order->notePlaces(Op, Op.getAddresses(), In);
  Value IsOwner = L.isOwner(In);
  unsigned Vector =
      orderingOf(Op).isStrong()
          ? 0
          : neighborBits(
                L, Op.getAddresses(), Op.getMask(), In,
                memoryBits(L.tileType(Op.getValue()).getElementType()) / 8);
  remarkOnAccess(
      L, {/*IsStore=*/true, Tile, In, Vector, orderingOf(Op).isStrong()});
  Registers Pointers = globalPointers(L, Op.getAddresses(), *Addresses, In);
  if (Vector) {
    storeVectors(L, *Are, Pointers, *Mask, 1U << Vector, IsOwner);
    return success();
  }
  for (auto [R, Pointer] : llvm::enumerate(Pointers)) {
    Value Lets = Mask->empty() ? Value() : (*Mask)[R];
    storeElement(L, (*Are)[R], Pointer, both(L, Lets, IsOwner), orderingOf(Op));
  }
  return success();
}

static LogicalResult lowerLoadAt(Lowering &L, LoadAtOp Op) {
  beginOrdered(L, orderingOf(Op), Op.getToken(), /*Writes=*/false);
  if (failed(L.isTile(Op.getResult()) ? loadTile(L, Op) : loadNumber(L, Op)))
    return failure();
  endOrdered(L, orderingOf(Op), /*Writes=*/false);
  return success();
}

static LogicalResult lowerStoreAt(Lowering &L, StoreAtOp Op) {
  beginOrdered(L, orderingOf(Op), Op.getToken(), /*Writes=*/true);
  if (failed(L.isTile(Op.getValue()) ? storeTile(L, Op) : storeNumber(L, Op)))
    return failure();
  endOrdered(L, orderingOf(Op), /*Writes=*/true);
  return success();
}

void addAddressHandlers(Handlers &To) {
  addOffsetHandlers(To);
  On<lowerLoadAt>::add(To);
  On<lowerStoreAt>::add(To);
}

} // namespace opennvvm::tile
