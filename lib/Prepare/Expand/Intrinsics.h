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

/// What LLVM has that expands intrinsics.
enum class LLVMPass : uint8_t {
  None,
  ExpandVectorPredication,
  LowerMatrixIntrinsics,
  ScalarizeMaskedMemIntrin
};

/// How an intrinsic is rewritten.
struct Expansion {
  /// Rewrites the intrinsic at the builder's position, which is before it.
  /// \returns its value, null if it has none; nothing if it is kept. The
  /// function is null if a pass handles the intrinsic instead.
  std::optional<llvm::Value *> (*Write)(llvm::IRBuilderBase &B,
                                        llvm::IntrinsicInst &I);
  /// Whether these types need it; if null, all do.
  bool (*Applies)(const llvm::IntrinsicInst &I);
  LLVMPass Pass; ///< Which rewrites it where no function does.
};

// The functions that catalog/GenericIntrinsics.td names.
#define GENERIC_EXPANSION(Name)                                                \
  std::optional<llvm::Value *> Name(llvm::IRBuilderBase &,                     \
                                    llvm::IntrinsicInst &);
#define GENERIC_CONDITION(Name) bool Name(const llvm::IntrinsicInst &);
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_EXPANSION
#undef GENERIC_CONDITION

/// The lanes of \p V, a vector of a fixed number of them.
unsigned lanesOf(const llvm::Value *V);

/// How \p ID is rewritten; null if it never is.
const Expansion *findExpansion(llvm::Intrinsic::ID ID);

/// The intrinsics of one module that may have to be rewritten. Most modules
/// declare none, and then calls are not inspected at all.
class ExpandedIntrinsics {
public:
  explicit ExpandedIntrinsics(const llvm::Module &M);

  bool empty() const { return Declared.empty(); }
  /// How \p I has to be rewritten before it is printed; null if it need not be.
  const Expansion *lookup(const llvm::IntrinsicInst &I) const;

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
