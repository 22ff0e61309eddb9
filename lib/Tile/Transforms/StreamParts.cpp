//===- StreamParts.cpp - Parts of tiles, computed of parts ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Streamer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Copies of operations
//===----------------------------------------------------------------------===//

Operation *Streamer::copy(Operation *Op, ValueRange Operands,
                          ArrayRef<int64_t> Box) {
  Operation *New = Op->clone();
  New->setOperands(Operands);
  for (Value Result : New->getResults())
    if (TileType T = tileTypeOf(Result))
      Result.setType(withShape(T, Box));
  New->walk([&](Operation *In) {
    if (In != New)
      for (OpOperand &Of : In->getOpOperands())
        Of.set(find(Of.get()));
  });
  return B.insert(New);
}

Value Streamer::behindReads(Value Old) {
  Values Tokens = {find(Old)};
  for (const auto &[Load, Of] : Reads)
    Tokens.append(Of);
  return Tokens.size() == 1 ? Tokens[0] : join(Tokens);
}

Streamer::Values Streamer::accessOperands(Operation *Op, const Part &P) {
  OperandRange Coordinates = Op->getOperands().take_front(0);
  bool IsTiled = true;
  TypeSwitch<Operation *>(Op)
      .Case<TiledLoadOp, TiledStoreOp, TiledAtomicRMWOp>(
          [&](auto Access) { Coordinates = Access.getCoords(); })
      .Default([&](Operation *) { IsTiled = false; });
  // Tiles first: what they read is what a token may have to wait for.
  Values Operands;
  for (Value V : Op->getOperands())
    Operands.push_back(tileTypeOf(V) ? part(V, P) : find(V));
  B.setLoc(Op->getLoc());
  for (auto [V, Of] : llvm::zip_equal(Op->getOperands(), Operands)) {
    if (IsTiled && isa<TiledViewType>(V.getType()))
      Of = resizedView(B, find(V), P.Box);
    else if (isa<MemTokenType>(V.getType()) && !isTileLoad(Op))
      Of = behindReads(V);
  }
  if (Coordinates.empty())
    return Operands;
  unsigned First = Coordinates.getBeginOperandIndex();
  for (size_t D = 0; D < P.At.size(); ++D) {
    Value &Of = Operands[First + D];
    Value At = P.At[D];
    if (!At)
      continue;
    if (!Of.getType().isIndex())
      At = arith::IndexCastOp::create(B, Of.getType(), At);
    Of = sum(Of, At);
  }
  return Operands;
}

//===----------------------------------------------------------------------===//
// Where parts of operands are
//===----------------------------------------------------------------------===//

/// \p P, of a tile of shape \p From, in one of shape \p To with the same
/// row-major numbers, where it is a box of shape \p Box.
Part Streamer::reshapedPart(ArrayRef<int64_t> From, ArrayRef<int64_t> To,
                            const Part &P, BoxShape Box) {
  Part New{std::move(Box), Values(To.size())};
  Value Number;
  int64_t Stride = elementsOf(From);
  for (auto [Extent, At] : llvm::zip_equal(From, P.At)) {
    Stride /= Extent;
    if (At)
      Number =
          sum(Number,
              Stride == 1 ? At : arith::MulIOp::create(B, At, index(Stride)));
  }
  if (!Number)
    return New;
  Stride = elementsOf(To);
  for (size_t D = 0; D < To.size(); ++D) {
    int64_t Above = Stride;
    Stride /= To[D];
    if (New.Box[D] == To[D])
      continue;
    Value At = Number;
    if (Stride != 1)
      At = arith::DivUIOp::create(B, At, index(Stride));
    if (Above != elementsOf(To))
      At = arith::RemUIOp::create(B, At, index(To[D]));
    New.At[D] = At;
  }
  return New;
}

Part Streamer::operandPart(Operation *Op, unsigned Number, const Part &P) {
  Part New{*operandBox(Op, Number, P.Box), P.At};
  ArrayRef<int64_t> Shape = tileTypeOf(Op->getOperand(Number)).getShape();
  TypeSwitch<Operation *>(Op)
      .Case([&](BroadcastOp) {
        for (auto [D, Extent] : llvm::enumerate(Shape))
          if (Extent == 1)
            New.At[D] = {};
      })
      .Case([&](ExpandDimsOp Expand) {
        New.At.erase(New.At.begin() + Expand.getAxis());
      })
      .Case([&](PermuteOp Permute) {
        for (auto [D, S] : llvm::enumerate(Permute.getPermutation()))
          New.At[size_t(S)] = P.At[D];
      })
      .Case([&](ReshapeOp Reshape) {
        New = reshapedPart(tileTypeOf(Reshape.getResult()).getShape(), Shape, P,
                           New.Box);
      })
      .Case([&](ReinterpretOp Other) {
        int64_t Now = tileTypeOf(Other.getResult()).getShape()[0];
        if (New.At[0] && Shape[0] > Now)
          New.At[0] =
              arith::MulIOp::create(B, New.At[0], index(Shape[0] / Now));
        else if (New.At[0] && Shape[0] < Now)
          New.At[0] =
              arith::DivUIOp::create(B, New.At[0], index(Now / Shape[0]));
      })
      .Case([&](ExtractPartOp Extract) {
        ArrayRef<int64_t> Whole = tileTypeOf(Extract.getResult()).getShape();
        for (auto [D, Which] : llvm::enumerate(Extract.getPart())) {
          Value First = find(Which);
          if (Whole[D] != 1)
            First = arith::MulIOp::create(B, First, index(Whole[D]));
          New.At[D] = sum(First, New.At[D]);
        }
      });
  return New;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Coordinates are those in the whole tile.
Value Streamer::generatePart(GenerateOp Op, const Part &P) {
  auto New = cast<GenerateOp>(copy(Op, {}, P.Box));
  OpBuilder::InsertionGuard Guard(B);
  mlir::Block &Body = New.getBody().front();
  B.setInsertionPointToStart(&Body);
  for (auto [Argument, At] : llvm::zip_equal(Body.getArguments(), P.At)) {
    if (!At)
      continue;
    auto Sum = arith::AddIOp::create(B, Argument, At);
    Argument.replaceAllUsesExcept(Sum, Sum);
  }
  return New.getResult();
}

/// A fact of all elements is one of a part, but what a fact says of groups of
/// elements may not be.
static bool isFactOfParts(AssumeOp Op) {
  auto Divisor = dyn_cast<DivByAttr>(Op.getFact());
  return isa<BoundedAttr>(Op.getFact()) || (Divisor && !Divisor.getEvery());
}

/// The part of a tile that is neither in local memory nor a whole.
Value Streamer::makePart(Value V, const Part &P) {
  Operation *Op = V.getDefiningOp();
  B.setLoc(Op->getLoc());
  if (isTileLoad(Op)) {
    Operation *New = copy(Op, accessOperands(Op, P), P.Box);
    for (Value Result : New->getResults())
      if (isa<MemTokenType>(Result.getType()))
        Reads[Op].push_back(Result);
    return New->getResult(0);
  }
  if (auto Generate = dyn_cast<GenerateOp>(Op))
    return generatePart(Generate, P);
  if (auto Extract = dyn_cast<ExtractPartOp>(Op))
    return part(Extract.getSource(), operandPart(Op, 0, P));
  if (auto Assume = dyn_cast<AssumeOp>(Op); Assume && !isFactOfParts(Assume))
    return part(Assume.getValue(), P);
  if (auto Constant = dyn_cast<arith::ConstantOp>(Op)) {
    auto Elements = cast<DenseElementsAttr>(Constant.getValue());
    return arith::ConstantOp::create(
        B, Elements.resizeSplat(withShape(tileTypeOf(V), P.Box)));
  }
  Values Operands;
  for (OpOperand &Of : Op->getOpOperands()) {
    bool IsTile = bool(tileTypeOf(Of.get()));
    Operands.push_back(
        IsTile ? part(Of.get(), operandPart(Op, Of.getOperandNumber(), P))
               : find(Of.get()));
  }
  B.setLoc(Op->getLoc());
  Operation *New = copy(Op, Operands, P.Box);
  for (auto [Old, Now] : llvm::zip_equal(Op->getResults(), New->getResults()))
    if (Old != V)
      Known.back().push_back({Old, P, Now});
  return New->getResult(cast<OpResult>(V).getResultNumber());
}

/// The part of a tile that is there as a whole.
Value Streamer::takePart(Value V, const Part &P) {
  TileType T = tileTypeOf(V);
  if (llvm::equal(T.getShape(), P.Box))
    return find(V);
  Values Which;
  for (auto [At, Extent] : llvm::zip_equal(P.At, P.Box))
    Which.push_back(
        !At ? index(0)
        : Extent == 1
            ? At
            : arith::DivUIOp::create(B, At, index(Extent)).getResult());
  return ExtractPartOp::create(B, withShape(T, P.Box), find(V), Which);
}

Value Streamer::part(Value V, const Part &P) {
  for (const auto &InScope : llvm::reverse(Known))
    for (const Made &M : InScope)
      if (M.Of == V && M.Where == P)
        return M.Is;
  Value Is;
  if (Plan.isKept(V))
    Is = readStored(storageOf(V), P);
  else if (Plan.canMake(V, P.Box))
    Is = makePart(V, P);
  else
    Is = takePart(V, P);
  Known.back().push_back({V, P, Is});
  return Is;
}

Streamer::Values Streamer::parts(ValueRange Tiles, const Part &P) {
  return llvm::map_to_vector(Tiles, [&](Value V) { return part(V, P); });
}

} // namespace opennvvm::tile
