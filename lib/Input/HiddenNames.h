//===- HiddenNames.h - Intrinsics hidden from LLVM's readers ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An intrinsic that is declared with the wrong type cannot be read: LLVM
// rewrites its calls, assuming the types that it expects. If it gets a name of
// the same length that LLVM does not know, everything else can be read, at its
// original location.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_HIDDENNAMES_H
#define OPENNVVM_LIB_INPUT_HIDDENNAMES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <string>

namespace opennvvm {

/// The name that replaces the intrinsic \p Name; \p Name itself if LLVM could
/// not know it.
std::string hiddenName(llvm::StringRef Name);

/// Gives the intrinsics \p Names their hidden names in assembly \p Text.
void hideInText(llvm::MutableArrayRef<char> Text,
                const llvm::StringSet<> &Names);

/// Gives the functions of \p Bitcode for which \p IsHidden returns true their
/// hidden names. Bitcode that does not store names in a string table, as
/// written before LLVM 5, is left unchanged.
/// \returns true if a name was changed.
bool hideInBitcode(llvm::MutableArrayRef<char> Bitcode,
                   llvm::function_ref<bool(llvm::StringRef)> IsHidden);

/// The functions of \p Bitcode, from that table, which could be hidden.
llvm::SmallVector<llvm::StringRef, 32>
namesThatCanBeHidden(llvm::StringRef Bitcode);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_HIDDENNAMES_H
