//===- HiddenNames.h - Intrinsics kept from LLVM's readers ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An intrinsic that is declared with a wrong type cannot be read: LLVM rewrites
// its calls by the types that it expects. Under a name of the same length that
// LLVM does not know, everything else can be read, at its place.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_HIDDENNAMES_H
#define OPENNVVM_LIB_INPUT_HIDDENNAMES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <string>

namespace opennvvm {

/// The name that stands for the intrinsic \p Name; \p Name itself when it is
/// none that LLVM could know.
std::string hiddenName(llvm::StringRef Name);

/// Gives the intrinsics \p Names their hidden names in assembly \p Text.
void hideInText(llvm::MutableArrayRef<char> Text,
                const llvm::StringSet<> &Names);

/// Gives the functions of \p Bitcode that \p IsHidden holds for their hidden
/// names. Bitcode that keeps names elsewhere than in a string table, as LLVM
/// wrote it before version 5, is left as it is.
/// \returns true when a name was changed.
bool hideInBitcode(llvm::MutableArrayRef<char> Bitcode,
                   llvm::function_ref<bool(llvm::StringRef)> IsHidden);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_HIDDENNAMES_H
