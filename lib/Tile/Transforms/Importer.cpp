//===- Importer.cpp - Values and elements of Tile IR ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_import {

//===----------------------------------------------------------------------===//
// Types and values
//===----------------------------------------------------------------------===//

Type importElement(Type Element) {
  if (isa<cuda_tile::PointerType>(Element))
    return IntegerType::get(Element.getContext(), 64);
  if (isa<cuda_tile::Float8E5M3Type>(Element))
    return IntegerType::get(Element.getContext(), 8);
  return Element;
}

Type importPointee(cuda_tile::PointerType Pointer) {
  Type To = Pointer.getPointeeType();
  return isa<cuda_tile::Float8E5M3Type>(To) ? importElement(To) : To;
}

Type importType(Type T) {
  if (isa<cuda_tile::TokenType>(T))
    return MemTokenType::get(T.getContext());
  auto Tile = dyn_cast<cuda_tile::TileType>(T);
  if (!Tile)
    return {};
  Type Element = importElement(Tile.getElementType());
  if (Tile.isScalar())
    return Element;
  return nv_tileas::TileType::get(Tile.getShape(), Element);
}

cuda_tile::TileType tileOf(Value V) {
  return cast<cuda_tile::TileType>(V.getType());
}

SmallVector<Value> Importer::getAll(ValueRange Values) {
  SmallVector<Value> All;
  for (Value V : Values)
    All.push_back(get(V));
  return All;
}

Value Importer::constantIndex(int64_t Number) {
  return arith::ConstantIndexOp::create(B, B.getLoc(), Number);
}

Value Importer::toIndex(Value Number, bool IsSigned) {
  Type Index = B.getIndexType();
  if (IsSigned)
    return B.createOrFold<arith::IndexCastOp>(Index, Number);
  return B.createOrFold<arith::IndexCastUIOp>(Index, Number);
}

Handlers allHandlers() {
  Handlers All;
  addElementHandlers(All);
  addFloatHandlers(All);
  addConversionHandlers(All);
  addShapeHandlers(All);
  addCombinationHandlers(All);
  addProductHandlers(All);
  addViewHandlers(All);
  addPointerHandlers(All);
  addHostHandlers(All);
  return All;
}

LogicalResult Importer::importOperation(Operation *Op) {
  Handler Import = Table.lookup(Op->getName().getTypeID());
  if (!Import)
    return refuseUnknown(Op);
  at(Op);
  return Import(*this, Op);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// The scalar that all elements of \p V are, made in front of \p At's block if
/// need be; null if there is none.
static Value scalarOf(OpBuilder &B, Value V) {
  if (!isa<nv_tileas::TileType>(V.getType()))
    return V;
  if (auto Splat = V.getDefiningOp<SplatOp>())
    return Splat.getSource();
  auto Constant = V.getDefiningOp<arith::ConstantOp>();
  auto Same =
      Constant ? dyn_cast<SplatElementsAttr>(Constant.getValue()) : nullptr;
  if (!Same)
    return {};
  auto Element = dyn_cast<TypedAttr>(Same.getSplatValue<Attribute>());
  return Element
             ? Value(arith::ConstantOp::create(B, Constant.getLoc(), Element))
             : Value();
}

SmallVector<Value> mapValues(ImplicitLocOpBuilder &B, ValueRange Operands,
                             TypeRange Results, ElementFn Fn) {
  auto First = dyn_cast<nv_tileas::TileType>(Results[0]);
  if (!First)
    return Fn(B, Operands);
  SmallVector<Value> Scalars, Sources;
  for (Value V : Operands) {
    Scalars.push_back(scalarOf(B, V));
    if (!Scalars.back())
      Sources.push_back(V);
  }
  if (Sources.empty()) {
    SmallVector<Value> Tiles;
    for (auto [Same, T] : llvm::zip_equal(Fn(B, Scalars), Results))
      Tiles.push_back(B.createOrFold<SplatOp>(T, Same));
    return Tiles;
  }
  auto Map = MapOp::create(B, B.getLoc(), Results, Sources);
  Block &Body = Map.getBody().emplaceBlock();
  for (Value &S : Scalars)
    if (!S) {
      Value Source = Sources[Body.getNumArguments()];
      S = Body.addArgument(
          cast<nv_tileas::TileType>(Source.getType()).getElementType(),
          B.getLoc());
    }
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToStart(&Body);
  TileYieldOp::create(B, B.getLoc(), Fn(B, Scalars));
  return SmallVector<Value>(Map.getResults());
}

void mapElements(Importer &I, Operation *Op, ElementFn Fn) {
  SmallVector<Type> Results;
  for (Type T : Op->getResultTypes())
    Results.push_back(importType(T));
  SmallVector<Value> New =
      mapValues(I.B, I.getAll(Op->getOperands()), Results, Fn);
  for (auto [Old, To] : llvm::zip_equal(Op->getResults(), New))
    I.set(Old, To);
}

//===----------------------------------------------------------------------===//
// Combinations of elements
//===----------------------------------------------------------------------===//

LogicalResult importCombination(Importer &I, Block &Body, Block &To) {
  OpBuilder::InsertionGuard Guard(I.B);
  I.B.setInsertionPointToStart(&To);
  size_t Count = Body.getNumArguments() / 2;
  // Of each operand, what comes earlier and then what comes later; nv_tileas
  // has all that come earlier in front.
  for (size_t N = 0; N != Count; ++N) {
    I.set(Body.getArgument(2 * N), To.getArgument(N));
    I.set(Body.getArgument(2 * N + 1), To.getArgument(Count + N));
  }
  for (Operation &Op : Body.without_terminator()) {
    if (Op.getNumRegions())
      return refuse(&Op, Refusal::Branches);
    if (failed(I.importOperation(&Op)))
      return failure();
  }
  for (Operation &Op : To)
    if (!isScalarOperation(&Op) && !isa<AssumeOp>(Op))
      return refuse(Body.getParentOp(), Refusal::Branches);
  // What is promised inside is of no use there.
  for (Operation &Op : llvm::make_early_inc_range(To))
    if (auto Assume = dyn_cast<AssumeOp>(Op)) {
      Assume.replaceAllUsesWith(Assume.getValue());
      for (Value V : Body.getTerminator()->getOperands())
        if (I.get(V) == Assume.getResult())
          I.set(V, Assume.getValue());
      Assume.erase();
    }
  TileYieldOp::create(I.B, I.B.getLoc(),
                      I.getAll(Body.getTerminator()->getOperands()));
  return success();
}

} // namespace opennvvm::tile_import
