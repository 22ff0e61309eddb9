//===- Importer.h - One entry of Tile IR as a function ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles of rank 0 become scalars, pointers their addresses, tokens those of
// nv_tileas. Views dissolve into what they are made of. Each operation has a
// handler, which the files here add to one table.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_IMPORTER_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_IMPORTER_H

#include "Locations.h"
#include "Refusals.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/DenseMap.h"

namespace opennvvm::tile_import {

using mlir::LogicalResult;
using mlir::Operation;
using mlir::Type;
using mlir::Value;
using mlir::ValueRange;

class Importer;
using Handler = LogicalResult (*)(Importer &, Operation *);
/// What imports an operation, by its type.
using Handlers = llvm::DenseMap<mlir::TypeID, Handler>;

/// Lets \p Fn import operations of its second parameter's type.
template <auto Fn> struct On;
template <typename OpT, LogicalResult (*Fn)(Importer &, OpT)> struct On<Fn> {
  static void add(Handlers &To) {
    To[mlir::TypeID::get<OpT>()] = [](Importer &I, Operation *Op) {
      return Fn(I, llvm::cast<OpT>(Op));
    };
  }
};

void addElementHandlers(Handlers &To);
void addFloatHandlers(Handlers &To);
void addConversionHandlers(Handlers &To);
void addShapeHandlers(Handlers &To);
void addCombinationHandlers(Handlers &To);
void addProductHandlers(Handlers &To);
void addViewHandlers(Handlers &To);
void addPointerHandlers(Handlers &To);
void addHostHandlers(Handlers &To);

/// All of them, but for control flow.
Handlers allHandlers();

/// An array in memory: its address, an i64, and an `index` for each extent and
/// stride.
struct Tensor {
  Value Base;
  llvm::SmallVector<Value> Sizes, Strides;
};

/// The type of nv_tileas for one of cuda_tile: null for views.
Type importType(Type T);

/// The type of \p Element as an operand of scalar operations: an i64 for
/// pointers, and the bits, an i8, for fNV8E5M3FNU, which MLIR does not have.
Type importElement(Type Element);

/// What \p Pointer points to, in nv_tileas.
Type importPointee(mlir::cuda_tile::PointerType Pointer);

/// The tile or the element that an operand or result of \p T is.
mlir::cuda_tile::TileType tileOf(Value V);

/// Imports the body of one entry.
class Importer {
public:
  Importer(const Handlers &Table, Locations &Places,
           mlir::ImplicitLocOpBuilder &B)
      : B(B), Table(Table), Places(Places) {}

  /// Imports \p Body, whose arguments have been set, at the builder's place.
  LogicalResult importEntry(mlir::Region &Body);

  /// Imports one operation that is no control flow.
  LogicalResult importOperation(Operation *Op);

  /// What the values of cuda_tile have become.
  Value get(Value V) { return Known.lookup(V); }
  void set(Value V, Value To) { Known[V] = To; }
  llvm::SmallVector<Value> getAll(ValueRange Values);
  const Tensor &tensor(Value V) { return Tensors.find(V)->second; }
  void setTensor(Value V, Tensor To) { Tensors[V] = std::move(To); }

  /// An `index`, known or out of an integer.
  Value constantIndex(int64_t Number);
  Value toIndex(Value Number, bool IsSigned);

  /// The token of an access, or null; and its result, or null for none.
  Value tokenOf(Value Token) { return Token ? get(Token) : Value(); }

  /// Places of what is made from now on.
  void at(Operation *Op) { B.setLoc(Places.of(Op->getLoc())); }

  mlir::ImplicitLocOpBuilder &B;

private:
  friend class Structurizer;
  const Handlers &Table;
  Locations &Places;
  llvm::DenseMap<Value, Value> Known;
  llvm::DenseMap<Value, Tensor> Tensors;
};

/// Computes one element out of those of the operands.
using ElementFn =
    llvm::function_ref<llvm::SmallVector<Value>(mlir::OpBuilder &, ValueRange)>;

/// Imports \p Op as a scalar operation or, on tiles, as a map around it.
/// Operands that are one scalar everywhere stay scalars.
void mapElements(Importer &I, Operation *Op, ElementFn Fn);

/// The same for operands that have been imported; \p Results are the types.
llvm::SmallVector<Value> mapValues(mlir::ImplicitLocOpBuilder &B,
                                   ValueRange Operands, mlir::TypeRange Results,
                                   ElementFn Fn);

/// The number in f32, exactly, that \p Code, an i8, is in fNV8E5M3FNU.
Value widenE5M3(mlir::OpBuilder &B, mlir::Location Loc, Value Code);

/// The bits, an i8, of \p V in fNV8E5M3FNU: of its magnitude, since the format
/// has no sign, rounded to the nearest even number; the largest number if it is
/// larger, or an infinity. \p V is a float of any type of MLIR.
Value narrowE5M3(mlir::OpBuilder &B, mlir::Location Loc, Value V);

/// Imports \p Body, of a reduction or a scan, into \p To, whose block has the
/// arguments of nv_tileas.
LogicalResult importCombination(Importer &I, mlir::Block &Body,
                                mlir::Block &To);

} // namespace opennvvm::tile_import

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_IMPORTER_H
