//===- NVTileAS.h - Dialect, attributes and types ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_NVTILEAS_H
#define OPENNVVM_DIALECT_NVTILEAS_NVTILEAS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"

#include "opennvvm/Dialect/NVTileAS/Dialect.h.inc"

#include "opennvvm/Dialect/NVTileAS/Enums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "opennvvm/Dialect/NVTileAS/Attrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "opennvvm/Dialect/NVTileAS/Types.h.inc"

namespace mlir::nv_tileas {

/// Whether \p T is a float, including FloatNV4E0M3F, which MLIR does not count
/// as one.
bool isFloatLike(Type T);

/// Whether \p T is one of the two 4-bit floats that block-scaled MMA supports.
bool isFp4(Type T);

/// Bits of an element in memory.
int64_t getElementBitWidth(Type T);

/// Whether \p T can be the element type of a tile.
bool isTileElementType(Type T);

/// Layouts of memory: shared, tmem and strided.
bool isMemLayout(Attribute Layout);

/// Layouts of registers: blocked and mma.
bool isRegisterLayout(Attribute Layout);

/// The layout of a tile or a view, or null.
Attribute getLayout(Type T);

/// The atom of a TMA descriptor, or that of an MMA layout; null otherwise.
AtomAttr getCarriedAtom(Type T);

/// The `nv_tileas.target` of the nearest operation from \p Op outwards; null if
/// there is none.
TargetAttr getTarget(Operation *Op);

} // namespace mlir::nv_tileas

#endif // OPENNVVM_DIALECT_NVTILEAS_NVTILEAS_H
