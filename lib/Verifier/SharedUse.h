//===- SharedUse.h - Which kernel uses which shared variable ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_SHAREDUSE_H
#define OPENNVVM_LIB_VERIFIER_SHAREDUSE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>
#include <vector>

namespace llvm {
class Constant;
class Function;
class GlobalVariable;
class Module;
} // namespace llvm

namespace opennvvm {
class LiveCode;
} // namespace opennvvm

namespace opennvvm::verifier {

/// The shared variables that kernels refer to, through calls and constants.
/// Each function is visited once, however many kernels call it.
class SharedUse {
public:
  /// \param Live what of their code counts; null for all of it.
  SharedUse(const llvm::Module &M,
            llvm::ArrayRef<const llvm::Function *> Kernels,
            const LiveCode *Live);

  /// The shared variables of \p Kernel, in the order of the module.
  llvm::SmallVector<const llvm::GlobalVariable *, 8>
  of(const llvm::Function &Kernel) const;

  /// A function or constant, what it refers to, and the shared variables among
  /// that.
  struct Node {
    llvm::SmallVector<Node *, 2> Edges;
    unsigned Variable = 0; ///< Its number, if it is a shared variable.
    unsigned Set = 0;      ///< Index into Sets.
  };

private:
  using NumberSet = llvm::SmallVector<unsigned, 4>;

  void build(llvm::ArrayRef<const llvm::Function *> Kernels,
             const LiveCode *Live);
  void collect();
  unsigned unite(llvm::ArrayRef<unsigned> Parts, NumberSet Own);

  /// The shared variables that are reached; number 0 means none.
  std::vector<const llvm::GlobalVariable *> Variables;
  /// Sorted numbers of variables; set 0 is empty. Most nodes share the set of
  /// something that they refer to.
  std::vector<NumberSet> Sets;
  std::deque<Node> Nodes;
  Node *Root = nullptr;
  llvm::DenseMap<const llvm::Constant *, Node *> NodeOf;
};

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_SHAREDUSE_H
