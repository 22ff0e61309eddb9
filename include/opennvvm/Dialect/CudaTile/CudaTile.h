//===- CudaTile.h - Dialect, attributes, types, operations ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_CUDATILE_H
#define OPENNVVM_DIALECT_CUDATILE_CUDATILE_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <optional>

#include "opennvvm/Dialect/CudaTile/Dialect.h.inc"

#include "opennvvm/Dialect/CudaTile/Enums.h.inc"

#include "opennvvm/Dialect/CudaTile/AttrInterfaces.h.inc"

#define GET_ATTRDEF_CLASSES
#include "opennvvm/Dialect/CudaTile/Attrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "opennvvm/Dialect/CudaTile/Types.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/CudaTile/Ops.h.inc"

namespace mlir::cuda_tile {

/// The most elements that a tile may have.
inline constexpr int64_t MaxTileElements = 16'777'216;

/// i1, i8, i16, i32 or i64: what operations on integers take.
bool isAnyInt(Type T);
/// f16, bf16, f32 or f64: what arithmetic on floats takes.
bool isBaseFloat(Type T);
/// Any float that a tile may have.
bool isFloat(Type T);
/// Any element but a pointer.
bool isNumber(Type T);
/// Bits of an element in a tile.
unsigned elementBits(Type T);

/// Partition, strided, and gather and scatter views.
bool isTileView(Type T);
/// The array that a view of tiles cuts, null if \p T is none.
TensorViewType tensorOf(Type T);
/// The extents of the tiles that \p View gives.
llvm::ArrayRef<int32_t> tileShapeOf(Type View);

} // namespace mlir::cuda_tile

#endif // OPENNVVM_DIALECT_CUDATILE_CUDATILE_H
