//===- LoopHints.h - Loops that must not be unrolled ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If metadata forbids unrolling a loop (`#pragma unroll 1`, and the remainder
// of a loop that was unrolled), its header starts with `.pragma "nounroll"`:
// otherwise ptxas would unroll it (again).
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_LOOPHINTS_H
#define OPENNVVM_LIB_PTX_SELECTION_LOOPHINTS_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class BasicBlock;
class Function;
} // namespace llvm

namespace opennvvm::ptx {

/// The loops of one function that are not to be unrolled.
class LoopHints {
public:
  /// Discards everything and analyzes \p F.
  void reset(const llvm::Function &F);
  /// Whether \p BB is the header of such a loop.
  bool isNotUnrolled(const llvm::BasicBlock &BB) const {
    return Headers.contains(&BB);
  }

private:
  llvm::SmallPtrSet<const llvm::BasicBlock *, 4> Headers;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_LOOPHINTS_H
