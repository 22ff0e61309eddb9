//===- SplitOrder.h - Effects of what runs for each half --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_SPLITORDER_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_SPLITORDER_H

#include "SplitPlan.h"

namespace opennvvm::tile {

/// What is in the way of \p Plan, whose finish() has been true: an effect that
/// would happen for each half, or an access that would come before another one
/// that tokens order before it. Of the same place, each half has its own.
std::optional<SplitObstacle> orderObstacle(const SplitPlan &Plan);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_SPLITORDER_H
