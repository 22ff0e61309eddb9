//===- LoopNest.h - How deeply the loops of a function nest -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_LOOPNEST_H
#define OPENNVVM_LIB_INPUT_LOOPNEST_H

#include <cstdint>

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm {

/// The number of blocks in all natural loops of \p F, each block counted once
/// for each loop that it is in: what LLVM's LoopInfo allocates. Takes almost
/// linear time.
uint64_t blocksInLoops(const llvm::Function &F);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_LOOPNEST_H
