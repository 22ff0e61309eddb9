//===- LocalViews.cpp - Views of local memory -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocalViews.h"
#include "LayoutPlan.h"
#include "LoweringRemarks.h"
#include "Memory.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

AllocViewOp localViewOf(Value View) {
  auto T = dyn_cast<TiledViewType>(View.getType());
  if (!T || T.getResidency() != Residency::Rmem)
    return {};
  while (auto Op = View.getDefiningOp<BlockTileOp>()) {
    if (!Op.getPosition().empty())
      return {};
    View = Op.getSource();
  }
  return View.getDefiningOp<AllocViewOp>();
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// The bits of numbers of a tile of shape \p Whole that differ in a box.
static uint32_t bitsInBox(ArrayRef<int64_t> Whole, ArrayRef<int64_t> Box) {
  uint32_t Bits = 0;
  for (auto [F, Extent] : llvm::zip_equal(fieldsOf(Whole), Box))
    Bits |= (uint32_t(Extent) - 1) << F.Shift;
  return Bits;
}

/// The bits that differ in all boxes that are accessed.
static uint32_t commonBits(Value View, ArrayRef<int64_t> Whole) {
  uint32_t Common = ~uint32_t(0);
  for (Operation *User : View.getUsers()) {
    if (auto Box = dyn_cast<BlockTileOp>(User))
      Common &= commonBits(Box.getView(), Whole);
    else if (auto T = dyn_cast<TiledViewType>(View.getType()))
      Common &= bitsInBox(Whole, T.getShape());
  }
  return Common;
}

static Layout storageLayout(AllocViewOp Op, unsigned WarpBits) {
  TiledViewType T = Op.getView().getType();
  SmallVector<unsigned> Order = rowMajorOrder(T.getShape());
  uint32_t All = bitsInBox(T.getShape(), T.getShape());
  uint32_t Common = commonBits(Op.getView(), T.getShape()) & All;
  llvm::erase_if(Order, [&](unsigned Bit) { return !(Common >> Bit & 1); });
  unsigned Threads = 5 + WarpBits;
  unsigned Spare =
      Order.size() > Threads ? unsigned(Order.size()) - Threads : 0;
  unsigned Bytes = std::max(1U, memoryBits(T.getElementType()) / 8);
  return completed(blockedLayout(Order,
                                 std::min(Spare, llvm::Log2_32(16 / Bytes)),
                                 WarpBits),
                   All);
}

/// Where bits of the whole's numbers are in those of a box; none where they
/// say which box it is.
static SmallVector<int> bitsOfBox(ArrayRef<int64_t> Whole,
                                  ArrayRef<int64_t> Box) {
  SmallVector<int> To(32, -1);
  for (auto [W, B] : llvm::zip_equal(fieldsOf(Whole), fieldsOf(Box)))
    for (unsigned I = 0; I < B.Bits; ++I)
      To[W.Shift + I] = int(B.Shift + I);
  return To;
}

Layout localLayout(Value View, unsigned WarpBits) {
  AllocViewOp Op = localViewOf(View);
  return renamed(storageLayout(Op, WarpBits),
                 bitsOfBox(Op.getView().getType().getShape(),
                           cast<TiledViewType>(View.getType()).getShape()));
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

namespace {
/// The elements of one box in the array of a thread.
class BoxPlaces {
public:
  BoxPlaces(Lowering &L, Value View, ValueRange Coordinates);

  const Layout &layout() const { return In; }
  /// How many registers are neighbors in the array.
  unsigned neighbors() const { return Neighbors; }
  /// A pointer to the element of register \p R.
  Value pointer(unsigned R);

private:
  Lowering &L;
  Type Word;
  Layout In;
  SmallVector<unsigned> Places; ///< Of each bit of a register in the array.
  unsigned Neighbors = 1;
  Value First;
};
} // namespace

/// The part of an element's place in the array that \p Coordinate, along \p F,
/// decides: the bits of \p Which.
static Value placeAlong(Lowering &L, const Layout &Storage, Field F,
                        uint32_t Which, Value Coordinate) {
  ImplicitLocOpBuilder &B = L.B;
  Value Sum;
  for (size_t I = 0; I < Storage.Register.size();) {
    uint32_t Basis = Storage.Register[I];
    if (!(Basis & Which & F.mask())) {
      ++I;
      continue;
    }
    size_t End = I + 1;
    while (End < Storage.Register.size() &&
           Storage.Register[End] == Basis << (End - I) &&
           (Storage.Register[End] & Which & F.mask()))
      ++End;
    unsigned From = unsigned(llvm::countr_zero(Basis)) - F.Shift;
    Value Bits = arith::TruncIOp::create(B, B.getI32Type(), Coordinate);
    if (From)
      Bits = arith::ShRUIOp::create(B, Bits, L.constant(int32_t(From)));
    Bits =
        arith::AndIOp::create(B, Bits, L.constant((1 << int32_t(End - I)) - 1));
    if (I)
      Bits = arith::ShLIOp::create(B, Bits, L.constant(int32_t(I)));
    Sum = Sum ? arith::OrIOp::create(B, Sum, Bits).getResult() : Bits;
    I = End;
  }
  return Sum;
}

BoxPlaces::BoxPlaces(Lowering &L, Value View, ValueRange Coordinates) : L(L) {
  AllocViewOp Op = localViewOf(View);
  ArrayRef<int64_t> Whole = Op.getView().getType().getShape(),
                    Box = cast<TiledViewType>(View.getType()).getShape();
  Layout Storage = storageLayout(Op, L.Plan.warpBits());
  SmallVector<int> To = bitsOfBox(Whole, Box);
  In = renamed(Storage, To);
  Word = toMemory(
             L, LLVM::PoisonOp::create(
                    L.B, registerType(Op.getView().getType().getElementType())))
             .getType();
  uint32_t Inside = bitsInBox(Whole, Box);
  for (auto [I, Basis] : llvm::enumerate(Storage.Register))
    if (Basis & Inside)
      Places.push_back(unsigned(I));
  unsigned Bytes = std::max(8U, Word.getIntOrFloatBitWidth()) / 8;
  for (unsigned I = 0;
       I < Places.size() && Places[I] == I && Neighbors * Bytes < 16; ++I)
    Neighbors *= 2;
  First = L.scalar(Op.getView());
  Value Offset;
  for (auto [F, Coordinate] : llvm::zip_equal(fieldsOf(Whole), Coordinates)) {
    Value Part = placeAlong(L, Storage, F, ~Inside, L.scalar(Coordinate));
    if (Part)
      Offset =
          Offset ? arith::OrIOp::create(L.B, Offset, Part).getResult() : Part;
  }
  if (Offset)
    First = LLVM::GEPOp::create(L.B, First.getType(), Word, First,
                                LLVM::GEPArg(Offset));
}

Value BoxPlaces::pointer(unsigned R) {
  uint32_t Offset = 0;
  for (auto [I, Place] : llvm::enumerate(Places))
    Offset |= (R >> I & 1) << Place;
  return LLVM::GEPOp::create(L.B, First.getType(), Word, First,
                             LLVM::GEPArg(int32_t(Offset)));
}

/// Accesses other than those of aligned boxes that are in bounds are refused.
template <typename OpT>
static LogicalResult checkAccess(OpT Op, ArrayRef<int64_t> Box) {
  std::optional<ArrayRef<bool>> InBounds = Op.getInBounds();
  if (!localViewOf(Op.getView()) || !Op.getOffsets().empty() || !InBounds ||
      llvm::is_contained(*InBounds, false) ||
      size_t(Op.getCoords().size()) != Box.size())
    return Op.emitOpError("cannot be compiled: a view of rmem is accessed by "
                          "aligned tiles in bounds, without offsets");
  return success();
}

LogicalResult lowerLocalLoad(Lowering &L, TiledLoadOp Op) {
  TileType T = L.tileType(Op.getResult());
  if (failed(checkAccess(Op, T.getShape())))
    return failure();
  BoxPlaces At(L, Op.getView(), Op.getCoords());
  Registers Are;
  Are.reserve(At.layout().registers());
  for (unsigned R = 0; R < At.layout().registers(); R += At.neighbors())
    Are.append(loadVector(L, At.pointer(R), registerType(T.getElementType()),
                          At.neighbors()));
  L.set(Op.getResult(), At.layout(), std::move(Are));
  return success();
}

LogicalResult lowerLocalStore(Lowering &L, TiledStoreOp Op) {
  if (failed(checkAccess(Op, L.tileType(Op.getValue()).getShape())))
    return failure();
  Layout In = localLayout(Op.getView(), L.Plan.warpBits());
  FailureOr<Registers> Are = L.get(Op.getValue(), In);
  if (failed(Are))
    return failure();
  L.B.setLoc(Op.getLoc());
  BoxPlaces At(L, Op.getView(), Op.getCoords());
  for (unsigned R = 0; R < Are->size(); R += At.neighbors())
    storeVector(L, ArrayRef(*Are).slice(R, At.neighbors()), At.pointer(R));
  return success();
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

static uint64_t bytesOf(AllocViewOp Op, unsigned WarpBits) {
  unsigned Bits = memoryBits(Op.getView().getType().getElementType());
  return storageLayout(Op, WarpBits).registers() *
         uint64_t(std::max(8U, Bits) / 8);
}

LogicalResult lowerLocalView(Lowering &L, AllocViewOp Op) {
  TiledViewType T = Op.getView().getType();
  if (T.getResidency() != Residency::Rmem || T.getLayout() ||
      !llvm::all_of(T.getShape(), [](int64_t Extent) {
        return llvm::isPowerOf2_64(uint64_t(Extent));
      }))
    return Op.emitOpError("of ") << T << " cannot be compiled to PTX yet";
  uint64_t Bytes = 0;
  Op->getParentOfType<FunctionOpInterface>()->walk([&](AllocViewOp Other) {
    if (Other.getView().getType().getResidency() == Residency::Rmem)
      Bytes += bytesOf(Other, L.Plan.warpBits());
  });
  if (Bytes > MostLocalBytes)
    return Op.emitOpError("cannot be compiled: the kernel needs ")
           << Bytes << " bytes of local memory for each thread, and there are "
           << MostLocalBytes;
  remarkOnLocalMemory(L, T, bytesOf(Op, L.Plan.warpBits()));
  OpBuilder::InsertionGuard Guard(L.B);
  Type Word =
      toMemory(L, LLVM::PoisonOp::create(L.B, registerType(T.getElementType())))
          .getType();
  Value Count =
      L.constant(int32_t(storageLayout(Op, L.Plan.warpBits()).registers()));
  L.setScalar(
      Op.getView(),
      LLVM::AllocaOp::create(L.B, LLVM::LLVMPointerType::get(L.B.getContext()),
                             Word, Count, /*alignment=*/16));
  return success();
}

} // namespace opennvvm::tile
