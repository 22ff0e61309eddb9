//===- LoopHints.h - What loops say to LLVM's optimizer ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_LOOPHINTS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_LOOPHINTS_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace opennvvm::tile {

/// The attribute that has what is said.
inline constexpr llvm::StringLiteral LoopHintsAttr = "llvm.loop_annotation";

/// What the optimizer must not do to a loop.
enum class Unrolling {
  Never,       ///< Unroll it.
  NotAtRunTime ///< Unroll it if the number of iterations is not a constant.
};

/// Has \p Loop say \p Kept to LLVM's optimizer. Unless it \p MayHoist, what
/// is the same in all iterations also stays in the loop, so that it has no
/// registers all the time.
void limitUnrolling(mlir::scf::ForOp Loop, Unrolling Kept,
                    bool MayHoist = true);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_LOOPHINTS_H
