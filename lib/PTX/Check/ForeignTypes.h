//===- ForeignTypes.h - Types that PTX has no registers for -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_CHECK_FOREIGNTYPES_H
#define OPENNVVM_LIB_PTX_CHECK_FOREIGNTYPES_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"
#include <optional>

namespace opennvvm::ptx {

/// A type of another target, or without a known size.
struct ForeignType {
  Place At;
  llvm::StringRef Problem; ///< The message of emit-unsupported-type.
};

/// Finds such types; remembers the structs that it has visited.
class ForeignTypes {
public:
  /// The first one in \p F; the others usually follow from it.
  std::optional<ForeignType> firstOf(const llvm::Function &F);

  /// Whether \p F is compiled at all.
  static bool isAsked(const llvm::Function &F) {
    return !F.isIntrinsic() && (!F.isDeclaration() || !F.use_empty());
  }

private:
  llvm::StringRef problemOf(llvm::Type *T);
  llvm::StringRef problemOf(const llvm::Instruction &I);

  llvm::DenseMap<llvm::Type *, llvm::StringRef> Structs;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_CHECK_FOREIGNTYPES_H
