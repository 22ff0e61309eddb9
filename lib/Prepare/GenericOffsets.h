//===- GenericOffsets.h - Generic addresses keep their width ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// InferAddressSpaces moves the computation of a generic address into the
// address space that it points to. If pointers to that space are short, an
// address that temporarily leaves its object wraps at 4 GiB. This does not
// affect accesses to that space, but it does affect a generic address that is
// computed from it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_GENERICOFFSETS_H
#define OPENNVVM_LIB_PREPARE_GENERICOFFSETS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {
class Function;
class PHINode;
class Type;
class Value;
} // namespace llvm

namespace opennvvm::prepare {

/// Moves offsets that InferAddressSpaces has moved back, for addresses that are
/// generic in the end.
class GenericOffsets {
public:
  /// Records what \p F itself computes with short pointers.
  explicit GenericOffsets(llvm::Function &F);
  /// Processes what was added since then.
  /// \returns whether \p F changed.
  bool restore();

private:
  bool isShort(const llvm::Type *Ty) const;
  void findStarts();
  /// The generic pointer from which short pointer \p V was made.
  llvm::Value *generic(llvm::Value *V);
  llvm::Value *createGeneric(llvm::Value *V);
  void completePhi(llvm::SmallVectorImpl<llvm::Value *> &Work);

  llvm::Function &F;
  bool AnyShort;
  llvm::SmallVector<llvm::WeakVH, 0> Before;
  llvm::SmallPtrSet<const llvm::Value *, 16> Own;
  /// Added short pointers that may have left their object, and wrapped.
  llvm::SmallPtrSet<const llvm::Value *, 16> StartsOver;
  llvm::DenseMap<llvm::Value *, llvm::Value *> Known;
  /// Those in Known that have no incoming values yet.
  llvm::SmallVector<llvm::PHINode *, 4> Phis;
};

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_GENERICOFFSETS_H
