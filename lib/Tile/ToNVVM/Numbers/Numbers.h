//===- Numbers.h - One number of a tile in a register --------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What arith, math, nv_tileas.fp and nv_tileas.float_to_int compute of numbers,
// in operations of the llvm dialect that nvvmc compiles for every machine that
// tile programs run on. Rounding is what the operation says: nothing here has
// fast-math flags.
//
// Large functions become private functions of the module, one for all uses, so
// modules must not be changed in several threads at once.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_NUMBERS_NUMBERS_H
#define OPENNVVM_LIB_TILE_TONVVM_NUMBERS_NUMBERS_H

#include "Tile/ToNVVM/Machine.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::tile {

/// The type of an element in a register. Integers of fewer than 8 bits but i1
/// are in an i8 whose other bits are zero, and so are floats of fewer than 8
/// bits; floats of 8 bits are an i8, tf32 is an f32, index an i64. Other types
/// are as they are.
mlir::Type registerType(mlir::Type Element);

/// How many bits an element takes in memory; 4-bit numbers and floats are next
/// to each other in pairs, an i1 takes a byte.
unsigned memoryBits(mlir::Type Element);

/// Lowers \p Op, an operation on scalars of arith, math or nv_tileas, whose
/// operands have become \p Operands, of the types that registerType() gives.
/// \p Results gets one value for each result. Fails after a diagnostic at
/// \p Op if it is not supported.
mlir::LogicalResult lowerNumber(mlir::ImplicitLocOpBuilder &B, const Machine &M,
                                mlir::Operation *Op, mlir::ValueRange Operands,
                                llvm::SmallVectorImpl<mlir::Value> &Results);

/// One element of a constant, an integer or a float, in its register.
mlir::Value constantOf(mlir::ImplicitLocOpBuilder &B, mlir::TypedAttr Element);

/// What a load gives where there is nothing: \p Value as an element of type
/// \p Element, or null if the type has no such number.
mlir::Value paddingOf(mlir::ImplicitLocOpBuilder &B, mlir::Type Element,
                      mlir::nv_tileas::PaddingValue Value);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_NUMBERS_NUMBERS_H
