//===- RecoverViews.cpp - Tiled accesses in place of addresses ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The view begins at the address of the first element, so its coordinates are
// those in the tile, and its extents are how many elements there are from there
// on: a bound x < n of numbers that begin at o leaves n - o of them, or none. A
// bound x >= 0 that is not known to hold moves the view back to where x is
// zero, and so does one that holds if the address becomes simpler: then it is
// that of the array.
//
//===----------------------------------------------------------------------===//

#include "RecoverViews.h"
#include "AffineMasks.h"
#include "LinearSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

namespace {
/// A view of memory, and where in it a tile is.
struct Window {
  Value View;
  SmallVector<Value> At;
  DenseBoolArrayAttr InBounds; ///< Null if everything is tested.
  bool IsInside = false;       ///< In all dimensions.
};

/// Makes the window of the addresses of one access.
class WindowMaker {
public:
  WindowMaker(ImplicitLocOpBuilder &B, const AxisFactsAnalysis &Facts,
              nv_tileas::TileType Tile)
      : B(B), Forms(B, Facts), Tile(Tile) {}

  std::optional<Window> make(Value Addresses, Value Mask, bool Writes);

private:
  /// Numbers that count up from First are less than Is.
  struct Limit {
    Value Is, First;
    bool IsNotNegative; ///< It is known of Is.
  };
  /// The bounds along a dimension.
  struct Side {
    SmallVector<Limit, 1> Limits;
    Value First; ///< Those that count up from it are not negative; or null.
    bool IsNotNegative = true; ///< It is known of all such numbers.
  };

  bool bound(const AxisBound &Bound);
  Value sizeOf(const Side &S, int64_t Extent);
  Value simplerBase(Value Base, Value First, Value Stride, int64_t Bytes);
  Value baseOf(Value Base, Side &S, Value Stride, int64_t Bytes);
  Value notNegative(Value V) {
    return B.createOrFold<arith::MaxSIOp>(V, Forms.constant(V.getType(), 0));
  }
  Value toIndex(Value V) { return Forms.resized(V, B.getIndexType(), true); }
  Value number(int64_t N) { return Forms.constant(B.getI64Type(), N); }

  ImplicitLocOpBuilder &B;
  AffineForms Forms;
  nv_tileas::TileType Tile;
  SmallVector<Side> Sides;
  SmallVector<Value> Conditions;
};
} // namespace

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Adds \p Bound to the side that it is of, or to the conditions.
bool WindowMaker::bound(const AxisBound &Bound) {
  Value First = Bound.Of.First;
  if (Bound.Of.isUniform()) {
    auto Compare = [&](arith::CmpIPredicate Predicate, Value With) {
      Conditions.push_back(
          B.createOrFold<arith::CmpIOp>(Predicate, First, With));
    };
    if (Bound.Limit)
      Compare(arith::CmpIPredicate::slt, Bound.Limit);
    if (Bound.IsFromZero)
      Compare(arith::CmpIPredicate::sge, number(0));
    return true;
  }
  size_t D = 0;
  while (!Bound.Of.stride(D))
    ++D;
  Side &S = Sides[D];
  if (Bound.IsFromZero) {
    if (S.First && S.First != First)
      return false;
    S.First = First;
  }
  if (Bound.Limit)
    S.Limits.push_back({Bound.Limit, First, Bound.IsSize});
  S.IsNotNegative &= Bound.IsNotNegative;
  return true;
}

/// The extent of memory along \p S, of which the tile has \p Extent elements.
Value WindowMaker::sizeOf(const Side &S, int64_t Extent) {
  if (S.Limits.empty())
    return number(Extent);
  if (S.First && S.Limits.size() == 1 && S.Limits[0].First == S.First)
    return S.Limits[0].IsNotNegative ? S.Limits[0].Is
                                     : notNegative(S.Limits[0].Is);
  Value Size;
  for (const Limit &L : S.Limits) {
    Value Count = notNegative(B.createOrFold<arith::SubIOp>(L.Is, L.First));
    Size = Size ? B.createOrFold<arith::MinSIOp>(Size, Count) : Count;
  }
  return S.First ? notNegative(Forms.sum(S.First, Size)) : Size;
}

/// The address that is \p First strides before \p Base, if it is a shorter sum;
/// or null.
Value WindowMaker::simplerBase(Value Base, Value First, Value Stride,
                               int64_t Bytes) {
  LinearSums Sums;
  auto From = Sums.of(Base), By = Sums.of(First), Each = Sums.of(Stride);
  if (!From || !By || !Each)
    return {};
  LinearSum Distance = LinearSums::product(*By, *Each);
  LinearSum Moved = LinearSums::sum(
      *From, LinearSums::product(Distance, LinearSums::constant(-Bytes)));
  if (Moved.size() >= From->size())
    return {};
  return Forms.made(Sums, Moved);
}

/// Where the view begins along \p S if it began at \p Base before. Perhaps the
/// side begins where its numbers are zero from now on.
Value WindowMaker::baseOf(Value Base, Side &S, Value Stride, int64_t Bytes) {
  if (S.First) {
    if (Value Simpler = simplerBase(Base, S.First, Stride, Bytes))
      return Simpler;
    Value Back = Forms.product(Forms.product(S.First, Stride), number(-Bytes));
    return Forms.sum(Base, Back);
  }
  if (S.Limits.size() != 1 || !S.IsNotNegative)
    return Base;
  Value First = S.Limits[0].First;
  Value Simpler = simplerBase(Base, First, Stride, Bytes);
  if (!Simpler)
    return Base;
  S.First = First;
  return Simpler;
}

std::optional<Window> WindowMaker::make(Value Addresses, Value Mask,
                                        bool Writes) {
  ArrayRef<int64_t> Shape = Tile.getShape();
  int64_t Bits = getElementBitWidth(Tile.getElementType());
  auto At = Forms.find(Addresses, Reading::Wrapped);
  auto Strides =
      At && Bits % 8 == 0 ? Forms.stridesOf(*At, Bits / 8) : std::nullopt;
  if (!Strides || Shape.empty())
    return std::nullopt;
  Strides->resize(Shape.size());
  // Which of several elements at one address is written is left open.
  for (auto [Extent, Stride] : llvm::zip_equal(Shape, *Strides))
    if (Writes && Extent > 1 && !Stride)
      return std::nullopt;
  Sides.resize(Shape.size());
  if (Mask) {
    auto M = findMask(Forms, Mask);
    if (!M || !llvm::all_of(M->Bounds,
                            [&](const AxisBound &Of) { return bound(Of); }))
      return std::nullopt;
    Conditions.append(M->Conditions);
  }
  Window W;
  Value Base = At->First;
  SmallVector<Value> Sizes;
  SmallVector<bool> InBounds;
  for (auto [D, S] : llvm::enumerate(Sides)) {
    Value &Stride = (*Strides)[D];
    Stride = Stride ? Stride : number(0);
    // A bound from below alone has no extent.
    if (S.First && S.Limits.empty())
      return std::nullopt;
    Base = baseOf(Base, S, Stride, Bits / 8);
    Value Size = sizeOf(S, Shape[D]);
    bool IsInside = S.Limits.empty();
    if (D == 0)
      for (Value Condition : Conditions) {
        Size = B.createOrFold<arith::SelectOp>(Condition, Size, number(0));
        IsInside = false;
      }
    Sizes.push_back(toIndex(Size));
    W.At.push_back(toIndex(S.First ? S.First : number(0)));
    InBounds.push_back(IsInside);
  }
  for (Value Stride : *Strides)
    Sizes.push_back(toIndex(Stride));
  int32_t Rank = int32_t(Shape.size());
  W.View = BlockTileOp::create(
      B, TiledViewType::get(Shape, Tile.getElementType()), toIndex(Base), Sizes,
      B.getDenseI32ArrayAttr({0, Rank, Rank}));
  W.IsInside = !llvm::is_contained(InBounds, false);
  if (llvm::is_contained(InBounds, true))
    W.InBounds = B.getDenseBoolArrayAttr(InBounds);
  return W;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Tiled accesses are weak or relaxed; fences order the others.
static bool needsFence(std::optional<MemSemantic> Semantic) {
  return Semantic && *Semantic != MemSemantic::Weak &&
         *Semantic != MemSemantic::Relaxed;
}

static MemSemanticAttr relaxed(MemSemanticAttr Semantic) {
  if (!Semantic || !needsFence(Semantic.getValue()))
    return Semantic;
  return MemSemanticAttr::get(Semantic.getContext(), MemSemantic::Relaxed);
}

static Value fence(ImplicitLocOpBuilder &B, Value Token, MemSemanticAttr How,
                   MemScopeAttr Where) {
  return FenceOp::create(B, MemTokenType::get(B.getContext()), Token, How,
                         Where, UnitAttr());
}

static AtomAttr plainCopy(OpBuilder &B) {
  return AtomAttr::get(B.getContext(), AtomKind::UniversalCopy);
}

static ValueRange optionalRange(const Value &V) {
  return V ? ValueRange(V) : ValueRange();
}

static bool recover(LoadAtOp Op, const AxisFactsAnalysis &Facts) {
  auto Tile = dyn_cast<nv_tileas::TileType>(Op.getResult().getType());
  if (!Tile || Op.getPadding())
    return false;
  ImplicitLocOpBuilder B(Op.getLoc(), Op);
  auto W = WindowMaker(B, Facts, Tile)
               .make(Op.getAddresses(), Op.getMask(), /*Writes=*/false);
  if (!W)
    return false;
  MemSemanticAttr How = Op.getMemSemanticAttr();
  bool IsFenced = needsFence(Op.getMemSemantic());
  bool HasDone = Op.getDone() || IsFenced;
  Value Token = Op.getToken();
  auto New = TiledLoadOp::create(
      B, Tile, HasDone ? MemTokenType::get(B.getContext()) : Type(), W->View,
      W->At, ValueRange(), optionalRange(Token), plainCopy(B), relaxed(How),
      Op.getMemScopeAttr(), W->InBounds,
      W->IsInside ? PaddingValueAttr() : Op.getPaddingValueAttr(),
      B.getI64IntegerAttr(0));
  New->setDiscardableAttrs(Op->getDiscardableAttrDictionary());
  Value Done = New.getDone();
  if (IsFenced)
    Done = fence(B, Done, How, Op.getMemScopeAttr());
  Op.getResult().replaceAllUsesWith(New.getResult());
  if (Op.getDone())
    Op.getDone().replaceAllUsesWith(Done);
  return true;
}

static bool recover(StoreAtOp Op, const AxisFactsAnalysis &Facts) {
  auto Tile = dyn_cast<nv_tileas::TileType>(Op.getValue().getType());
  if (!Tile)
    return false;
  ImplicitLocOpBuilder B(Op.getLoc(), Op);
  auto W = WindowMaker(B, Facts, Tile)
               .make(Op.getAddresses(), Op.getMask(), /*Writes=*/true);
  if (!W)
    return false;
  MemSemanticAttr How = Op.getMemSemanticAttr();
  Value Token = Op.getToken();
  if (needsFence(Op.getMemSemantic()))
    Token = fence(B, Token, How, Op.getMemScopeAttr());
  auto New = TiledStoreOp::create(
      B, Op.getDone() ? MemTokenType::get(B.getContext()) : Type(), W->View,
      Op.getValue(), W->At, ValueRange(), optionalRange(Token), plainCopy(B),
      relaxed(How), Op.getMemScopeAttr(), W->InBounds, PaddingValueAttr(),
      B.getI64IntegerAttr(0));
  New->setDiscardableAttrs(Op->getDiscardableAttrDictionary());
  if (Op.getDone())
    Op.getDone().replaceAllUsesWith(New.getDone());
  return true;
}

/// Recovers what it can in \p Function. What is replaced stays until the end,
/// since facts are of values that are there.
static void recoverIn(FunctionOpInterface Function) {
  AxisFactsAnalysis Facts(Function);
  SmallVector<Operation *> Accesses, Replaced;
  Function.walk([&](Operation *Op) {
    if (isa<LoadAtOp, StoreAtOp>(Op))
      Accesses.push_back(Op);
  });
  for (Operation *Op : Accesses) {
    auto Load = dyn_cast<LoadAtOp>(Op);
    if (Load ? recover(Load, Facts) : recover(cast<StoreAtOp>(Op), Facts))
      Replaced.push_back(Op);
  }
  for (Operation *Op : Replaced)
    Op->erase();
  Function->walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *Op) {
    if (isMemoryEffectFree(Op) && isOpTriviallyDead(Op))
      Op->erase();
  });
}

namespace {

struct RecoverViews : PassWrapper<RecoverViews, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RecoverViews)

  StringRef getArgument() const final { return "nv-tileas-recover-views"; }
  StringRef getDescription() const final {
    return "Make tiled accesses of those by addresses that have strides and "
           "bounds";
  }
  void getDependentDialects(DialectRegistry &Registry) const final {
    Registry.insert<arith::ArithDialect, NVTileASDialect>();
  }

  void runOnOperation() final {
    getOperation()->walk([](FunctionOpInterface F) { recoverIn(F); });
  }
};

} // namespace

std::unique_ptr<Pass> createRecoverViewsPass() {
  return std::make_unique<RecoverViews>();
}

void registerRecoverViewsPass() { registerPass(createRecoverViewsPass); }

} // namespace opennvvm::tile
