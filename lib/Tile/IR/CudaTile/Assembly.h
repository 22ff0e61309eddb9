//===- Assembly.h - Pieces of the text form ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inside of a module, types and words stand without the prefix of the dialect.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_CUDATILE_ASSEMBLY_H
#define OPENNVVM_LIB_TILE_IR_CUDATILE_ASSEMBLY_H

#include "mlir/IR/OpImplementation.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"

namespace mlir::cuda_tile {

/// `tile<2xf32>` or `!cuda_tile.tile<2xf32>`, or a type of another dialect.
ParseResult parseCudaTileType(AsmParser &P, Type &T);
void printCudaTileType(AsmPrinter &P, Type T);
inline void printCudaTileType(OpAsmPrinter &P, Operation *, Type T) {
  printCudaTileType(P, T);
}
/// The same, separated by commas.
ParseResult parseCudaTileTypes(AsmParser &P, SmallVectorImpl<Type> &List);
void printCudaTileTypes(AsmPrinter &P, TypeRange List);
inline void printCudaTileTypes(OpAsmPrinter &P, Operation *, TypeRange List) {
  printCudaTileTypes(P, List);
}

/// `<f32: [1.0, 2.0]> : tile<2xf32>`, `<i32: 5> : tile<i32>`.
ParseResult parseElements(OpAsmParser &P, TypedAttr &Value, Type &T);
void printElements(OpAsmPrinter &P, Operation *, TypedAttr Value, Type T);

} // namespace mlir::cuda_tile

#endif // OPENNVVM_LIB_TILE_IR_CUDATILE_ASSEMBLY_H
