//===- Lowering.cpp - One kernel of nv_tileas as code of a thread ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "Buffers.h"
#include "SharedTiles.h"
#include "TokenOrder.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

Handlers allHandlers() {
  Handlers All;
  addElementHandlers(All);
  addShapeHandlers(All);
  addControlHandlers(All);
  addAddressHandlers(All);
  addViewHandlers(All);
  addGatherHandlers(All);
  addAtomicHandlers(All);
  addOrderHandlers(All);
  addReductionHandlers(All);
  addScanHandlers(All);
  addProductHandlers(All);
  addHostHandlers(All);
  addBufferHandlers(All);
  addCopyHandlers(All);
  addAgentHandlers(All);
  addPipelineHandlers(All);
  addTensorHandlers(All);
  return All;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

bool Lowering::isTile(Value V) { return isa<TileType>(V.getType()); }

TileType Lowering::tileType(Value V) { return cast<TileType>(V.getType()); }

Layout Lowering::layoutOf(Value Tile) {
  if (!Plan.isFree(Tile))
    return Plan.home(Tile);
  SmallVector<unsigned> Rows = rowMajorOrder(tileType(Tile).getShape());
  return blockedLayout(Rows, 0, Plan.warpBits());
}

const Registers *Lowering::find(Value Tile, const Layout &In) const {
  for (const auto &Scope : llvm::reverse(Scopes)) {
    auto At = Scope.find(Tile);
    if (At == Scope.end())
      continue;
    for (const Known &K : At->second)
      if (K.In == In)
        return &K.Are;
  }
  return nullptr;
}

void Lowering::set(Value Tile, const Layout &In, Registers Are) {
  assert(Are.size() == In.registers() && "a value for each register");
  Scopes.back()[Tile].push_back({In, std::move(Are)});
}

FailureOr<Registers> Lowering::get(Value Tile, const Layout &In) {
  if (isBuffer(Tile)) {
    useShared(bufferOf(Tile), SharedUse::Read);
    return readBuffer(*this, Tile.getType(), scalar(Tile), In);
  }
  if (const Registers *Are = find(Tile, In))
    return *Are;
  if (auto Result = dyn_cast<OpResult>(Tile)) {
    auto At = Table.Wanted.find(Result.getOwner()->getName().getTypeID());
    bool IsFree = Plan.isFree(Tile);
    // A map that is not free has been computed where it stands.
    if (At != Table.Wanted.end() &&
        (IsFree || !isa<MapOp>(Result.getOwner()))) {
      FailureOr<Registers> Are = At->second(*this, Result, In);
      if (succeeded(Are) && !find(Tile, In))
        set(Tile, In, *Are);
      return Are;
    }
  }
  const Layout &Home = Plan.home(Tile);
  const Registers *Are = find(Tile, Home);
  if (auto At = SharedTiles.find(Tile); !Are && At != SharedTiles.end()) {
    Registers Read = readShared(*this, At->second, In);
    set(Tile, In, Read);
    return Read;
  }
  assert(Are && "the tile has been computed");
  FailureOr<Registers> New = convert(*Are, Home, In);
  if (succeeded(New))
    set(Tile, In, *New);
  return New;
}

std::optional<SharedTile> Lowering::sharedTile(Value Tile) const {
  if (SharedTiles.empty())
    return std::nullopt;
  ShapeSource From = shapeSource(Tile);
  auto At = SharedTiles.find(From.Source);
  if (At == SharedTiles.end())
    return std::nullopt;
  SharedTile Is = At->second;
  Is.Map = mapOfResult(Is.Map, From);
  return Is;
}

uint64_t Lowering::divisorOf(Value V) const {
  return uint64_t(std::min<int64_t>(Facts.of(V).Divisibility, 1 << 16));
}

Value Lowering::constant(int32_t Number) {
  return arith::ConstantIntOp::create(B, Number, 32);
}

Value Lowering::constant64(int64_t Number) {
  return arith::ConstantIntOp::create(B, Number, 64);
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

std::optional<SmallVector<Type>> Lowering::partTypes(Type T) const {
  Type I32 = IntegerType::get(B.getContext(), 32);
  if (isa<MemTokenType>(T))
    return SmallVector<Type>();
  if (isa<PipelineProducerTokenType, PipelineConsumerTokenType>(T))
    return SmallVector<Type>{I32};
  if (isa<PipelineIteratorType>(T))
    return SmallVector<Type>{I32, I32};
  if (isa<AsyncTokenType>(T))
    return SmallVector<Type>{LLVM::LLVMPointerType::get(B.getContext(), 3),
                             I32};
  return std::nullopt;
}

FailureOr<Registers> Lowering::flatten(ValueRange Values, ValueRange As) {
  Registers Flat;
  for (auto [V, To] : llvm::zip_equal(Values, As)) {
    if (isTile(V) && !isBuffer(V)) {
      FailureOr<Registers> Are = get(V, Plan.home(To));
      if (failed(Are))
        return failure();
      Flat.append(*Are);
    } else if (partTypes(V.getType())) {
      Flat.append(parts(V).begin(), parts(V).end());
    } else {
      Flat.push_back(scalar(V));
    }
  }
  return Flat;
}

SmallVector<Type> Lowering::flatTypes(ValueRange Values) {
  SmallVector<Type> Types;
  for (Value V : Values) {
    if (isShared(V.getType()))
      Types.push_back(LLVM::LLVMPointerType::get(B.getContext(), 3));
    else if (isTile(V))
      Types.append(Plan.home(V).registers(),
                   registerType(tileType(V).getElementType()));
    else if (auto Several = partTypes(V.getType()))
      Types.append(*Several);
    else
      Types.push_back(registerType(V.getType()));
  }
  return Types;
}

void Lowering::unflatten(ValueRange Values, ValueRange Flat) {
  size_t Next = 0;
  for (Value V : Values) {
    if (isTile(V) && !isBuffer(V)) {
      const Layout &Home = Plan.home(V);
      set(V, Home, Registers(Flat.slice(Next, Home.registers())));
      Next += Home.registers();
    } else if (auto Several = partTypes(V.getType())) {
      setParts(V, SmallVector<Value>(Flat.slice(Next, Several->size())));
      Next += Several->size();
    } else {
      setScalar(V, Flat[Next++]);
    }
  }
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

LogicalResult Lowering::lowerBody(mlir::Block &Body) {
  for (Operation &Op : Body.without_terminator())
    if (failed(lowerOperation(&Op)))
      return failure();
  return success();
}

/// Whether lowerNumber() has a say about \p Op.
static bool isNumberOp(Operation *Op) {
  return isa<arith::ArithDialect, math::MathDialect>(Op->getDialect()) ||
         isa<FpOp, FloatToIntOp>(Op);
}

LogicalResult Lowering::lowerOperation(Operation *Op) {
  if (Skipped.contains(Op))
    return success();
  B.setLoc(Op->getLoc());
  TokenOrder::Making Of(*Order, Op);
  auto At = Table.Here.find(Op->getName().getTypeID());
  if (At != Table.Here.end())
    return At->second(*this, Op);
  if (Table.Wanted.contains(Op->getName().getTypeID()) &&
      isTile(Op->getResult(0)))
    return success();
  bool HasTiles = llvm::any_of(Op->getOperands(), isTile) ||
                  llvm::any_of(Op->getResults(), isTile);
  if (HasTiles || !isNumberOp(Op))
    return Op->emitOpError("cannot be compiled to PTX yet");
  SmallVector<Value> Operands, Results;
  for (Value V : Op->getOperands())
    Operands.push_back(scalar(V));
  if (failed(lowerNumber(B, M, Op, Operands, Results)))
    return failure();
  for (auto [Result, New] : llvm::zip_equal(Op->getResults(), Results))
    setScalar(Result, New);
  return success();
}

FailureOr<Registers> Lowering::inlineScalars(mlir::Block &Body,
                                             ValueRange Arguments) {
  for (auto [Argument, Given] : llvm::zip_equal(Body.getArguments(), Arguments))
    setScalar(Argument, Given);
  if (failed(lowerBody(Body)))
    return failure();
  Registers Yielded;
  for (Value V : Body.getTerminator()->getOperands())
    Yielded.push_back(scalar(V));
  return Yielded;
}

} // namespace opennvvm::tile
