//===- Facts.h - Promises about strides -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_OPERATIONS_FACTS_H
#define OPENNVVM_LIB_TILE_EVAL_OPERATIONS_FACTS_H

#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Program/Frame.h"

namespace opennvvm::tile {

/// A promise that a stride of an array is divisible. It is looked at when the
/// array is made: nothing depends on the stride of a dimension with one
/// element, nor on any of an empty array.
struct StrideFact {
  uint32_t Site;
  unsigned Dimension;
  uint64_t Divisor; ///< A power of two.
  llvm::StringRef Text;
};

/// What \p Op's strides are promised to be.
llvm::ArrayRef<StrideFact> strideFacts(Decoder &D,
                                       mlir::cuda_tile::MakeTensorViewOp Op);

/// Reports those of \p Facts that do not hold of an array with \p Extents and
/// \p Strides.
void checkStrides(Frame &F, llvm::ArrayRef<StrideFact> Facts,
                  llvm::ArrayRef<int64_t> Extents,
                  llvm::ArrayRef<int64_t> Strides);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_OPERATIONS_FACTS_H
