//===- OwnForms.h - What replaces deprecated forms --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each form in catalog/intrinsics/OwnForms.td has an intrinsic that means the
// same with different operands. Most of these intrinsics have one word more or
// less, whose fields have the same names.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_OWNFORMS_H
#define OPENNVVM_LIB_CATALOG_OWNFORMS_H

#include "Catalog/InternalIntrinsic.h"
#include <optional>

namespace opennvvm {

/// The call that does what a call of an own form does.
struct ReplacingCall {
  struct Operand {
    enum KindTy : uint8_t {
      Same,     ///< Operand From of the call that is replaced.
      Element,  ///< Element Value of it, a vector.
      Constant, ///< The number Value.
    };
    KindTy Kind;
    unsigned From;
    uint64_t Value;
  };
  /// Of an intrinsic; where types follow it, with those of the replaced call.
  std::string Name;
  llvm::FunctionType *Type = nullptr;
  llvm::SmallVector<Operand, 4> Operands;
  /// Its row; null if LLVM knows the intrinsic.
  const InternalIntrinsic *Row = nullptr;
  /// An intrinsic without operands that has to be called first; may be empty.
  llvm::StringRef Before;
};

/// The call that replaces \p Call, whose row is \p Row; none if the catalog
/// names none, if its types differ, or if it lacks an option of \p Call.
std::optional<ReplacingCall> replacementOf(const llvm::CallBase &Call,
                                           const InternalIntrinsic &Row);

/// The carrier that \p Row names as its replacement, for the type of \p Call;
/// null if it names none, or an intrinsic that LLVM knows.
const InternalIntrinsic *replacingCarrier(const llvm::CallBase &Call,
                                          const InternalIntrinsic &Row);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_OWNFORMS_H
