//===- Regions.h - Regions in the text form ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_CUDATILE_REGIONS_H
#define OPENNVVM_LIB_TILE_IR_CUDATILE_REGIONS_H

#include "mlir/IR/OpImplementation.h"

namespace mlir::cuda_tile {

/// Adds a terminator named \p End without operands, unless there is one, and a
/// block.
void ensureEnd(Region &Body, Builder &B, Location Loc, StringRef End);

/// Prints \p Body without its arguments, and without a last operation \p End
/// that has no operands.
void printBody(OpAsmPrinter &P, Region &Body, StringRef End);

/// `(%a: tile<f32>, %b: tile<i32>)`.
ParseResult parseArgumentList(OpAsmParser &P,
                              SmallVectorImpl<OpAsmParser::Argument> &List);
void printArgumentList(OpAsmPrinter &P, Block::BlockArgListType List);

} // namespace mlir::cuda_tile

#endif // OPENNVVM_LIB_TILE_IR_CUDATILE_REGIONS_H
