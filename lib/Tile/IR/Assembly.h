//===- Assembly.h - Short spellings of types --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_ASSEMBLY_H
#define OPENNVVM_LIB_TILE_IR_ASSEMBLY_H

#include "mlir/IR/OpImplementation.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"

// The directives used by assembly formats. A short type is a mnemonic of the
// dialect without `!nv_tileas.`, or any MLIR type.
namespace mlir::nv_tileas {

ParseResult parseShortType(AsmParser &P, Type &T);
void printShortType(AsmPrinter &P, Type T);

/// `[type, ...]`
ParseResult parseTypeList(AsmParser &P, SmallVectorImpl<Type> &Types);
void printTypeList(AsmPrinter &P, ArrayRef<Type> Types);

inline void printShortType(OpAsmPrinter &P, Operation *, Type T) {
  printShortType(P, T);
}

/// `type, ...`
ParseResult parseShortTypes(AsmParser &P, SmallVectorImpl<Type> &Types);
void printShortTypes(OpAsmPrinter &P, Operation *, TypeRange Types);
inline ParseResult parseShortTypes(AsmParser &P, Type &T) {
  return parseShortType(P, T);
}
inline void printShortTypes(OpAsmPrinter &P, Operation *, Type T) {
  printShortType(P, T);
}

/// `, type, ...`, possibly empty.
ParseResult parseMoreTypes(AsmParser &P, SmallVectorImpl<Type> &Types);
void printMoreTypes(OpAsmPrinter &P, Operation *, TypeRange Types);
ParseResult parseMoreTypes(AsmParser &P, Type &T);
void printMoreTypes(OpAsmPrinter &P, Operation *, Type T);

/// The region of a combiner, or nothing.
ParseResult parseCombine(OpAsmParser &P,
                         SmallVectorImpl<std::unique_ptr<Region>> &Regions);
void printCombine(OpAsmPrinter &P, Operation *,
                  MutableArrayRef<Region> Regions);

} // namespace mlir::nv_tileas

#endif // OPENNVVM_LIB_TILE_IR_ASSEMBLY_H
