//===- LaneOrder.h - The order of lanes -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product of matrices without tensor cores is a chain of fused products of
// vectors, which have as many lanes as the thread has accumulators. Each begins
// with the lanes that the one before it ends with: their accumulators and
// factors are in registers, where ptxas, which keeps to the order of such long
// blocks, would otherwise spill them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_LANEORDER_H
#define OPENNVVM_LIB_PTX_SELECTION_LANEORDER_H

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

class LaneOrder {
public:
  /// Whether the last lane of \p I, to which \p Addend is added, comes first.
  bool isReversed(const llvm::Instruction &I, const llvm::Value *Addend) {
    // Shorter vectors fit into registers in any order.
    constexpr unsigned Least = 64;
    const auto *Ty = llvm::dyn_cast<llvm::FixedVectorType>(I.getType());
    const auto *Before = llvm::dyn_cast<llvm::Instruction>(Addend);
    if (!Ty || Ty->getNumElements() < Least || !Before ||
        Before->getParent() != I.getParent() ||
        llvm::isa<llvm::PHINode>(Before) || Reversed.contains(Before))
      return false;
    Reversed.insert(&I);
    return true;
  }

  void clear() { Reversed.clear(); }

private:
  llvm::SmallPtrSet<const llvm::Instruction *, 16> Reversed;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_LANEORDER_H
