//===- UpgradedIntrinsic.h - Intrinsics of older LLVM -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_UPGRADEDINTRINSIC_H
#define OPENNVVM_LIB_CATALOG_UPGRADEDINTRINSIC_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class FunctionType;
} // namespace llvm

namespace opennvvm {

/// An intrinsic of an older version of LLVM, which replaces a call of it when
/// it reads one, or of a newer version, from catalog/Upgraded.td.
struct UpgradedIntrinsic {
  llvm::StringLiteral Name;  ///< Without "llvm.nvvm."; types follow a period.
  llvm::StringLiteral Types; ///< Those types, in an example.
  llvm::StringLiteral Result, Parameters; ///< As assembly spells them.
  unsigned ParameterCount;
  llvm::StringLiteral Last; ///< The last operand, if it must be a constant.
  /// The inline assembly that replaces a call of a newer one, with its
  /// constraints. Empty if LLVM replaces the call, or if one of LLVM's own
  /// intrinsics does, of this name and without the last operand.
  llvm::StringLiteral Assembly, Constraints;
  /// The last operand, if that chooses between rows of one name, and is no
  /// operand of the assembly.
  llvm::StringLiteral Value;
  bool HasEffects;   ///< The assembly may read and write memory.
  bool IsConvergent; ///< The threads of a warp execute the assembly together.

  /// Whether only newer versions of LLVM have it.
  bool isNewer() const { return !Assembly.empty() || !Value.empty(); }
};

/// The attribute of inline assembly that a newer intrinsic became: its name.
inline constexpr llvm::StringLiteral NewerIntrinsicAttribute =
    "opennvvm-intrinsic";

/// All of them, ordered by name.
llvm::ArrayRef<UpgradedIntrinsic> upgradedIntrinsics();

/// The first row of \p Name, such as "llvm.nvvm.clz.i"; null if there is none.
const UpgradedIntrinsic *findUpgraded(llvm::StringRef Name);

/// The first row of \p Name for which isTypeOf() is true; null if there is
/// none. Versions of LLVM differ in the operands of some.
const UpgradedIntrinsic *findUpgraded(llvm::StringRef Name,
                                      const llvm::FunctionType &Ty);

/// Whether \p Ty is the type that LLVM assumes when it replaces a call of \p
/// Row; it does not check this itself.
bool isTypeOf(const UpgradedIntrinsic &Row, const llvm::FunctionType &Ty);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_UPGRADEDINTRINSIC_H
