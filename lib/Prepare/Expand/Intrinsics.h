//===- Intrinsics.h - llvm.* intrinsics in simpler terms --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics that the printers do not support are rewritten in terms of those
// that they do, once, before a function is printed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_INTRINSICS_H
#define OPENNVVM_LIB_PREPARE_EXPAND_INTRINSICS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Intrinsics.h"
#include <optional>

namespace llvm {
class Function;
class IntrinsicInst;
class IRBuilderBase;
class Module;
class Value;
} // namespace llvm

namespace opennvvm::prepare {

/// One intrinsic that is rewritten.
struct Expansion {
  llvm::Intrinsic::ID ID;
  /// Rewrites the intrinsic at the builder's position, which is before it.
  /// \returns its value, null if it has none; nothing if it is kept. The
  /// function is null if a pass handles the intrinsic instead.
  std::optional<llvm::Value *> (*Write)(llvm::IRBuilderBase &B,
                                        llvm::IntrinsicInst &I);
  /// Whether these types need it; if null, all do.
  bool (*Applies)(const llvm::IntrinsicInst &I);
};

llvm::ArrayRef<Expansion> accessExpansions();
llvm::ArrayRef<Expansion> activeLaneExpansions();
llvm::ArrayRef<Expansion> constrainedExpansions();
llvm::ArrayRef<Expansion> fixedPointExpansions();
llvm::ArrayRef<Expansion> floatPartExpansions();
llvm::ArrayRef<Expansion> maskedExpansions();
llvm::ArrayRef<Expansion> matrixExpansions();
llvm::ArrayRef<Expansion> overflowExpansions();
llvm::ArrayRef<Expansion> predicatedExpansions();
llvm::ArrayRef<Expansion> typeTestExpansions();
llvm::ArrayRef<Expansion> vectorShapeExpansions();
llvm::ArrayRef<Expansion> wideFloatExpansions();
llvm::ArrayRef<Expansion> wideReductionExpansions();

/// The intrinsics of one module that may have to be rewritten. Most modules
/// declare none, and then calls are not inspected at all.
class ExpandedIntrinsics {
public:
  explicit ExpandedIntrinsics(const llvm::Module &M);

  bool empty() const { return Declared.empty(); }
  /// Whether \p I has to be rewritten before it is printed.
  bool contains(const llvm::IntrinsicInst &I) const;

private:
  llvm::SmallDenseMap<llvm::Intrinsic::ID, const Expansion *, 4> Declared;
};

/// Replaces the predicated operations (llvm.vp) of \p F with ordinary or masked
/// ones. \returns whether there were any.
bool expandPredicated(llvm::Function &F);

/// Rewrites all intrinsics of \p F that need it, and those that this creates.
/// \returns whether anything changed.
bool expandIntrinsics(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_INTRINSICS_H
