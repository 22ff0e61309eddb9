//===- Intrinsics.h - llvm.* in simpler terms -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the printers do not know is written in terms of what they do, once,
// before a function is printed.
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
  /// Writes the intrinsic anew at the builder's place, which is before it.
  /// \returns its value, null where it has none; nothing when it stays. Null
  /// where not this but a pass takes care of it.
  std::optional<llvm::Value *> (*Write)(llvm::IRBuilderBase &B,
                                        llvm::IntrinsicInst &I);
  /// Whether these types need it; null says that all do.
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

/// The intrinsics of one module that may have to be rewritten: most modules
/// declare none, and then no call is looked at.
class ExpandedIntrinsics {
public:
  explicit ExpandedIntrinsics(const llvm::Module &M);

  bool empty() const { return Declared.empty(); }
  /// Whether \p I has to be rewritten before it is printed.
  bool contains(const llvm::IntrinsicInst &I) const;

private:
  llvm::SmallDenseMap<llvm::Intrinsic::ID, const Expansion *, 4> Declared;
};

/// Replaces the predicated operations (llvm.vp) of \p F by ordinary or masked
/// ones. \returns whether there were any.
bool expandPredicated(llvm::Function &F);

/// Rewrites all intrinsics of \p F that have to be, and what that makes.
/// \returns whether anything changed.
bool expandIntrinsics(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_INTRINSICS_H
