//===- LoopHints.h - What loops ask of ptxas --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop whose metadata forbids to unroll it (`#pragma unroll 1`, and what is
// left over of a loop that was unrolled) has `.pragma "nounroll"` at the start
// of its header: ptxas would else unroll it (again).
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_LOOPHINTS_H
#define OPENNVVM_LIB_PTX_LOOPHINTS_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class BasicBlock;
class Function;
} // namespace llvm

namespace opennvvm::ptx {

/// The loops of one function that are not to be unrolled.
class LoopHints {
public:
  /// Forgets everything and looks at \p F.
  void reset(const llvm::Function &F);
  /// Whether \p BB is the header of such a loop.
  bool isNotUnrolled(const llvm::BasicBlock &BB) const {
    return Headers.contains(&BB);
  }

private:
  llvm::SmallPtrSet<const llvm::BasicBlock *, 4> Headers;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_LOOPHINTS_H
