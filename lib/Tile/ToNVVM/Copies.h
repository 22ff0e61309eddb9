//===- Copies.h - Copies, and waiting for them ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_COPIES_H
#define OPENNVVM_LIB_TILE_TONVVM_COPIES_H

#include "Lowering.h"
#include "Tile/Analysis/Lint.h"

namespace opennvvm::tile {

/// Waits for the asynchronous work that \p Token stands for.
void awaitToken(Lowering &L, Value Token);

/// The same for those of \p Tokens that stand for such work.
void awaitTokens(Lowering &L, ValueRange Tokens);

/// Says that the work of \p Token is over when the operation is.
void setDone(Lowering &L, Value Token);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_COPIES_H
