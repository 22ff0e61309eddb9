//===- StreamPlan.cpp - Which tiles are computed in parts -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StreamPlan.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

bool isTileLoad(Operation *Op) {
  return isa<TiledLoadOp, LoadAtOp, GatherLoadOp>(Op);
}

bool isProduct(Operation *Op) {
  return isa<MmaOp, DotOp, BlockScaledMMAOp>(Op);
}

SmallVector<Value> tileOperands(Operation *Op) {
  SmallVector<Value> Tiles;
  llvm::copy_if(Op->getOperands(), std::back_inserter(Tiles), tileTypeOf);
  return Tiles;
}

bool holdBehind(Value V, function_ref<bool(Value)> Holds,
                function_ref<bool(Operation *)> Ends) {
  llvm::DenseSet<Value> Seen;
  SmallVector<Value> Open = {V};
  while (!Open.empty()) {
    Value At = Open.pop_back_val();
    if (!Seen.insert(At).second)
      continue;
    if (!Holds(At))
      return false;
    if (Operation *Op = At.getDefiningOp(); Op && !(Ends && Ends(Op)))
      Open.append(tileOperands(Op));
  }
  return true;
}

/// The groups of tiles that \p Op reads, makes or hands on with the same
/// elements, or with elements at the same places.
static void forEachGroup(Operation *Op,
                         function_ref<void(ArrayRef<Value>)> Visit) {
  auto AllTiles = [&] {
    SmallVector<Value> All = tileOperands(Op);
    llvm::copy_if(Op->getResults(), std::back_inserter(All), tileTypeOf);
    Visit(All);
  };
  TypeSwitch<Operation *>(Op)
      .Case<MapOp, OffsetOp, AssumeOp, ReshapeOp, PermuteOp, ExpandDimsOp,
            ReinterpretOp, ScanOp, LoadAtOp, StoreAtOp, AtomicRMWAtOp,
            AtomicCASAtOp, GatherLoadOp, ScatterStoreOp, ScatterAtomicRMWOp,
            TiledAtomicRMWOp, arith::SelectOp>([&](auto) { AllTiles(); })
      .Case([&](ReduceOp Reduce) {
        Visit(SmallVector<Value>(Reduce.getSources()));
        Visit(SmallVector<Value>(Reduce.getResults()));
      })
      .Case([&](InsertPartOp Insert) {
        Visit({Insert.getDest(), Insert.getResult()});
      })
      .Case([&](scf::ForOp For) {
        for (auto [I, Argument] : llvm::enumerate(For.getRegionIterArgs()))
          Visit({Argument, For.getInitArgs()[I], For.getResult(I),
                 For.getBody()->getTerminator()->getOperand(I)});
      })
      .Case([&](scf::IfOp If) {
        for (auto [I, Result] : llvm::enumerate(If.getResults()))
          Visit({Result, If.thenYield().getOperand(I),
                 If.elseYield().getOperand(I)});
      })
      .Case([&](scf::WhileOp While) {
        for (auto [I, Argument] : llvm::enumerate(While.getBeforeArguments()))
          Visit({Argument, While.getInits()[I],
                 While.getYieldOp().getOperand(I)});
        for (auto [I, Result] : llvm::enumerate(While.getResults()))
          Visit({Result, While.getConditionOp().getArgs()[I],
                 While.getAfterArguments()[I]});
      });
}

//===----------------------------------------------------------------------===//
// Large tiles
//===----------------------------------------------------------------------===//

static uint64_t bitsOf(TileType T) {
  Type Element = T.getElementType();
  unsigned Bits = Element.isIntOrFloat() ? Element.getIntOrFloatBitWidth()
                                         : IndexType::kInternalStorageBitWidth;
  return uint64_t(elementsOf(T.getShape())) * std::max(8U, Bits);
}

/// Whether each element of the operand of \p Op is so many of the result that
/// few registers of a thread have them.
static bool repeatsMuch(Operation *Op) {
  constexpr uint64_t Many = 32;
  return isa<BroadcastOp>(Op) && bitsOf(tileTypeOf(Op->getOperand(0))) * Many <=
                                     bitsOf(tileTypeOf(Op->getResult(0)));
}

/// Whether \p V is only numbers, coordinates, rows or columns that are
/// repeated, and what is computed of them, so that it needs few registers
/// before its elements are wanted.
bool StreamPlan::isCheap(Value V) const {
  auto NeedsFew = [&](Value At) {
    Operation *Op = At.getDefiningOp();
    return Op && !isKept(At) && isByBox(Op) &&
           !isa<ExtractPartOp, ReinterpretOp, arith::SelectOp>(Op);
  };
  return holdBehind(V, NeedsFew, repeatsMuch);
}

/// Adds the tiles that are in a group with a large one.
void StreamPlan::spread() {
  for (bool Changed = true; Changed;) {
    Changed = false;
    F.walk([&](Operation *Op) {
      forEachGroup(Op, [&](ArrayRef<Value> Group) {
        if (llvm::none_of(Group, [&](Value V) { return isLarge(V); }))
          return;
        for (Value V : Group)
          if (tileTypeOf(V))
            Changed |= Large.insert(V).second;
      });
    });
  }
}

bool StreamPlan::concerns(Operation *Op) const {
  auto IsLarge = [&](Value V) { return isLarge(V); };
  return llvm::any_of(Op->getOperands(), IsLarge) ||
         llvm::any_of(Op->getResults(), IsLarge);
}

static bool isKnown(Operation *Op) {
  if (isTileLoad(Op) || isProduct(Op) || isByBox(Op))
    return true;
  return isa<TiledStoreOp, StoreAtOp, ScatterStoreOp, TiledAtomicRMWOp,
             AtomicRMWAtOp, AtomicCASAtOp, ScatterAtomicRMWOp, AssertOp,
             ReduceOp, ScanOp, CatOp, InsertPartOp, scf::ForOp, scf::IfOp,
             scf::WhileOp, scf::YieldOp, scf::ConditionOp>(Op);
}

LogicalResult StreamPlan::check() {
  WalkResult Found = F.walk([&](Operation *Op) {
    if (!concerns(Op))
      return WalkResult::advance();
    Operation *Around = Op->getParentOp();
    while (isa<scf::ForOp, scf::IfOp, scf::WhileOp>(Around))
      Around = Around->getParentOp();
    if (!isKnown(Op) || Around != F) {
      Op->emitOpError("cannot be compiled for a tile that the registers of a "
                      "block have no room for");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(Found.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Reading later
//===----------------------------------------------------------------------===//

bool mayWriteMemory(Operation *Op) {
  auto Effects = getEffectsRecursively(Op);
  if (!Effects)
    return true;
  return llvm::any_of(*Effects, [](const MemoryEffects::EffectInstance &E) {
    return !isa<MemoryEffects::Read, MemoryEffects::Allocate>(E.getEffect()) &&
           (E.getResource() == GlobalMemory::get() ||
            E.getResource() == SideEffects::DefaultResource::get());
  });
}

Value doneOf(Operation *Op) {
  for (Value Result : Op->getResults())
    if (isa<MemTokenType>(Result.getType()))
      return Result;
  return {};
}

bool isBehind(Value Token, Value Done) {
  llvm::DenseSet<Value> Seen;
  SmallVector<Value> Open = {Token};
  while (!Open.empty()) {
    Value At = Open.pop_back_val();
    if (!Seen.insert(At).second)
      continue;
    Operation *Op = At.getDefiningOp();
    if (At == Done || !Op || Op->getNumRegions())
      return true;
    llvm::copy_if(Op->getOperands(), std::back_inserter(Open),
                  [](Value V) { return isa<MemTokenType>(V.getType()); });
  }
  return false;
}

/// The operations that want boxes of \p V.
void StreamPlan::collectRoots(Value V, SetVector<Operation *> &Roots) const {
  SetVector<Operation *> Users(V.user_begin(), V.user_end());
  // It grows meanwhile.
  for (size_t I = 0; I < Users.size(); ++I) {
    Operation *User = Users[I];
    if (!isByBox(User) || isKept(User->getResult(0)) ||
        !isLarge(User->getResult(0)))
      Roots.insert(User);
    else
      Users.insert(User->user_begin(), User->user_end());
  }
}

/// Whether \p V has elements of \p Load at other places than the load has them;
/// \p IsMoved says so of what is between \p V and the user.
static bool isMoved(Value V, Operation *Load, bool IsMoved,
                    llvm::SmallDenseSet<std::pair<Value, unsigned>> &Seen) {
  Operation *Op = V.getDefiningOp();
  if (Op == Load)
    return IsMoved;
  if (!Op || !isByBox(Op) || !Seen.insert({V, IsMoved}).second)
    return false;
  IsMoved |= !isa<MapOp, AssumeOp, arith::SelectOp>(Op);
  return llvm::any_of(tileOperands(Op), [&](Value Of) {
    return isMoved(Of, Load, IsMoved, Seen);
  });
}

/// Whether \p Store writes each element where \p Load read what it is computed
/// of.
static bool isInPlace(Operation *Load, Operation *Store) {
  auto From = dyn_cast<TiledLoadOp>(Load);
  auto To = dyn_cast<TiledStoreOp>(Store);
  llvm::SmallDenseSet<std::pair<Value, unsigned>> Seen;
  return From && To && From.getView() == To.getView() &&
         llvm::equal(From.getCoords(), To.getCoords()) &&
         llvm::equal(From.getOffsets(), To.getOffsets()) &&
         !isMoved(To.getValue(), Load, /*IsMoved=*/false, Seen);
}

/// Whether a load may happen where its elements are wanted, perhaps several
/// times: nothing in between changes memory that it reads.
bool StreamPlan::canReadLater(Operation *Load) const {
  if (auto Semantic = Load->getAttrOfType<MemSemanticAttr>("mem_semantic");
      Semantic && Semantic.getValue() != MemSemantic::Weak)
    return false;
  SetVector<Operation *> Roots;
  collectRoots(Load->getResult(0), Roots);
  Value Done = doneOf(Load);
  mlir::Block *Here = Load->getBlock();
  Operation *Last = Load;
  for (Operation *Root : Roots) {
    Operation *At = Here->findAncestorOpInBlock(*Root);
    if (!At || (Done && !Done.use_empty() && At != Root))
      return false;
    for (Operation *Op = Load->getNextNode(); Op != At; Op = Op->getNextNode())
      if (mayWriteMemory(Op))
        return false;
    if (Last->isBeforeInBlock(At))
      Last = At;
    if (!mayWriteMemory(At))
      continue;
    if (At != Root)
      return false;
    bool IsOrdered =
        Done && llvm::any_of(Root->getOperands(), [&](Value V) {
          return isa<MemTokenType>(V.getType()) && isBehind(V, Done);
        });
    if (IsOrdered && !isInPlace(Load, Root))
      return false;
  }
  // What is ordered behind the load comes after all of its reads.
  return !Done || llvm::all_of(Done.getUsers(), [&](Operation *User) {
    return Roots.contains(User) ||
           (User->getBlock() == Here && Last->isBeforeInBlock(User));
  });
}

SetVector<Operation *> StreamPlan::readsBehind(ValueRange Tiles) const {
  SetVector<Operation *> Reads;
  llvm::DenseSet<Value> Seen;
  SmallVector<Value> Open(Tiles);
  while (!Open.empty()) {
    Value V = Open.pop_back_val();
    Operation *Op = V.getDefiningOp();
    if (!Op || !isLarge(V) || isKept(V) || !Seen.insert(V).second)
      continue;
    if (isTileLoad(Op) && doneOf(Op) && !doneOf(Op).use_empty())
      Reads.insert(Op);
    Open.append(tileOperands(Op));
  }
  return Reads;
}

//===----------------------------------------------------------------------===//
// What is kept
//===----------------------------------------------------------------------===//

/// Whether what \p Op makes cannot be made again for each use.
bool StreamPlan::keepsResults(Operation *Op) const {
  if (isTileLoad(Op))
    return !canReadLater(Op);
  return !isByBox(Op);
}

void StreamPlan::keep() {
  F.walk([&](mlir::Block *Body) {
    for (Value Argument : Body->getArguments())
      if (isLarge(Argument))
        Kept.insert(Argument);
    for (Operation &Op : *Body)
      if (concerns(&Op) && !isTileLoad(&Op) && keepsResults(&Op))
        for (Value Result : Op.getResults())
          if (isLarge(Result))
            Kept.insert(Result);
  });
  F.walk([&](ReduceOp Op) {
    BoxShape Box = boxFor(Op);
    ArrayRef<int64_t> Shape = tileTypeOf(Op.getSources()[0]).getShape();
    for (size_t D = 0; D < Shape.size(); ++D)
      if (isLarge(Op.getSources()[0]) && int64_t(D) != int64_t(Op.getAxis()) &&
          Box[D] != Shape[D])
        Kept.insert(Op.getResults().begin(), Op.getResults().end());
  });
  F.walk([&](Operation *Op) {
    if (isTileLoad(Op) && concerns(Op) && keepsResults(Op))
      Kept.insert(Op->getResult(0));
  });
  for (bool Changed = true; Changed;) {
    size_t Before = Kept.size();
    F.walk([&](Operation *Op) {
      for (const BoxOf &B : boxesOf(Op))
        if (isLarge(B.Tile) && !canMake(B.Tile, B.Box))
          keepObstacle(B.Tile, B.Box);
    });
    Changed = Kept.size() != Before;
  }
}

/// Keeps what is between \p V and the tile of which no box is wanted.
void StreamPlan::keepObstacle(Value V, ArrayRef<int64_t> Box) {
  Operation *Op = V.getDefiningOp();
  if (!Op || isKept(V) || !isByBox(Op))
    return;
  for (OpOperand &Of : Op->getOpOperands()) {
    if (!isLarge(Of.get()))
      continue;
    std::optional<BoxShape> Source = operandBox(Op, Of.getOperandNumber(), Box);
    if (!Source) {
      Kept.insert(V);
      return;
    }
    if (!canMake(Of.get(), *Source))
      keepObstacle(Of.get(), *Source);
  }
}

bool StreamPlan::canMake(Value V, ArrayRef<int64_t> Box) const {
  llvm::DenseMap<Value, SmallVector<BoxShape, 1>> Seen;
  SmallVector<BoxOf> Open = {{V, BoxShape(Box)}};
  while (!Open.empty()) {
    BoxOf At = Open.pop_back_val();
    if (isKept(At.Tile) || llvm::is_contained(Seen[At.Tile], At.Box))
      continue;
    Operation *Op = At.Tile.getDefiningOp();
    if (!Op || (!isLarge(At.Tile) && !isCheap(At.Tile)))
      return false;
    if (!isByBox(Op) && !isTileLoad(Op))
      return false;
    for (OpOperand &Of : Op->getOpOperands()) {
      if (!isByBox(Op) || !tileTypeOf(Of.get()))
        continue;
      std::optional<BoxShape> Source =
          operandBox(Op, Of.getOperandNumber(), At.Box);
      if (!Source)
        return false;
      if (isLarge(Of.get()))
        Open.push_back({Of.get(), std::move(*Source)});
    }
    Seen[At.Tile].push_back(std::move(At.Box));
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

/// Whether neighbors in a tile of which \p V is made are no neighbors in \p V.
static bool isTurned(Value V) {
  auto KeepsLast = [](Value At) {
    auto Permute = At.getDefiningOp<PermuteOp>();
    if (!Permute)
      return true;
    auto Order = Permute.getPermutation();
    return Order.empty() || int64_t(Order.back()) == int64_t(Order.size()) - 1;
  };
  return !holdBehind(V, KeepsLast, [](Operation *Op) { return !isByBox(Op); });
}

BoxShape StreamPlan::boxFor(ValueRange Tiles) const {
  ArrayRef<int64_t> Shape = tileTypeOf(Tiles.front()).getShape();
  SmallVector<BoxShape, 2> All = {rowsBox(Shape, partElements()),
                                  evenBox(Shape, partElements())};
  if (llvm::any_of(Tiles, [](Value V) { return isTurned(V); }))
    std::swap(All[0], All[1]);
  for (const BoxShape &Box : All)
    if (llvm::all_of(Tiles,
                     [&](Value V) { return !isLarge(V) || canMake(V, Box); }))
      return Box;
  return rowsBox(Shape, partElements());
}

/// All dimensions but the axis as a whole, if that leaves neighbors together.
BoxShape StreamPlan::boxFor(ReduceOp Op) const {
  constexpr int64_t Neighbors = 32;
  ArrayRef<int64_t> Shape = tileTypeOf(Op.getSources()[0]).getShape();
  int64_t Axis = Op.getAxis();
  BoxShape Box(Shape);
  int64_t Others = elementsOf(Shape) / Shape[size_t(Axis)];
  bool IsLast = Axis == int64_t(Shape.size()) - 1;
  if (Others * (IsLast ? Neighbors : 1) > partElements())
    return boxFor(Op.getSources());
  Box[size_t(Axis)] = std::min(Shape[size_t(Axis)], partElements() / Others);
  return Box;
}

BoxShape productOperandBox(Operation *Op, unsigned Number,
                           const ProductBox &Of) {
  BoxShape Box = Of.Result;
  size_t Rank = Box.size();
  bool IsA = Number == 0 || Number == 3, IsC = Number == 2;
  if (IsC)
    return Box;
  int64_t K = tileTypeOf(Op->getOperand(0)).getShape()[Rank - 1];
  ArrayRef<int64_t> Shape = tileTypeOf(Op->getOperand(Number)).getShape();
  size_t Along = IsA ? Rank - 1 : Rank - 2;
  // A scale factor is for several elements along K.
  Box[Along] = Of.K * Shape[Along] / K;
  return Box;
}

ProductBox StreamPlan::boxForProduct(Operation *Op) const {
  constexpr int64_t LeastK = 64;
  ArrayRef<int64_t> Shape = tileTypeOf(Op->getResult(0)).getShape();
  size_t Rank = Shape.size();
  BoxShape Box(Shape);
  if (isLarge(Op->getResult(0))) {
    Box.assign(Rank, 1);
    llvm::copy(evenBox(Shape.take_back(2), partElements()), Box.end() - 2);
  }
  int64_t K = tileTypeOf(Op->getOperand(0)).getShape()[Rank - 1];
  int64_t Rows = std::max(Box[Rank - 1], Box[Rank - 2]);
  if (Rank > 2)
    Rows *= Box[0];
  int64_t Fits = std::max<int64_t>(1, partElements() / Rows);
  return {Box, std::min(K, std::max(LeastK, Fits))};
}

/// The boxes that \p Op wants.
SmallVector<BoxOf> StreamPlan::boxesOf(Operation *Op) const {
  SmallVector<BoxOf> All;
  if (!concerns(Op))
    return All;
  auto Together = [&](ValueRange Tiles) {
    BoxShape Box = boxFor(Tiles);
    for (Value V : Tiles)
      All.push_back({V, Box});
  };
  if (isProduct(Op)) {
    ProductBox Box = boxForProduct(Op);
    for (auto [I, V] : llvm::enumerate(Op->getOperands()))
      All.push_back({V, productOperandBox(Op, unsigned(I), Box)});
  } else if (auto Reduce = dyn_cast<ReduceOp>(Op)) {
    BoxShape Box = boxFor(Reduce);
    for (Value V : Reduce.getSources())
      All.push_back({V, Box});
  } else if (isByBox(Op)) {
    Value Result = Op->getResult(0);
    ArrayRef<int64_t> Shape = tileTypeOf(Result).getShape();
    if (!isLarge(Result))
      All.push_back({Op->getOperand(0), BoxShape(Shape)});
    else if (isKept(Result))
      All.push_back({Op->getOperand(0),
                     *operandBox(Op, 0, rowsBox(Shape, partElements()))});
  } else if (isa<scf::ForOp, scf::WhileOp, scf::YieldOp, scf::ConditionOp,
                 CatOp, InsertPartOp>(Op)) {
    for (Value V : tileOperands(Op))
      if (isLarge(V))
        Together(V);
  } else if (SmallVector<Value> Tiles = tileOperands(Op); !Tiles.empty()) {
    Together(Tiles);
  }
  return All;
}

StreamPlan::StreamPlan(func::FuncOp F, StreamSizes Sizes) : F(F), Sizes(Sizes) {
  F.walk([&](Operation *Op) {
    for (Value Result : Op->getResults())
      if (TileType T = tileTypeOf(Result);
          T && bitsOf(T) > Sizes.LargeBits && !isCheap(Result))
        Large.insert(Result);
  });
  spread();
  if (isNeeded())
    keep();
}

} // namespace opennvvm::tile
