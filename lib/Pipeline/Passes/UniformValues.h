//===- UniformValues.h - Values that all threads share ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_UNIFORMVALUES_H
#define OPENNVVM_LIB_PIPELINE_PASSES_UNIFORMVALUES_H

#include "llvm/ADT/DenseMap.h"

namespace llvm {
class Argument;
class Function;
class LoadInst;
class SCEV;
class Value;
} // namespace llvm

namespace opennvvm {

/// What is the same in all threads of a block that get to a place of a function
/// together: numbers, a kernel's parameters, special registers that tell of the
/// block and the grid, constant memory, and what is computed of these alone.
class UniformValues {
public:
  explicit UniformValues(const llvm::Function &F);

  bool isUniform(const llvm::Value *V) { return isUniform(V, MostDepth); }
  /// The same of a sum or count, also of one that counts an outer loop: threads
  /// that are together are in the same iteration.
  bool isUniform(const llvm::SCEV *Count);

private:
  /// How many operations may be between a value and a parameter or number.
  static constexpr unsigned MostDepth = 6;

  bool isUniform(const llvm::Value *V, unsigned Depth);
  bool isUniformLoad(const llvm::LoadInst &Load, unsigned Depth);
  bool isOnlyRead(const llvm::Argument &Parameter);

  bool IsKernel;
  llvm::SmallDenseMap<const llvm::Argument *, bool, 4> OnlyRead;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_UNIFORMVALUES_H
