//===- UnifiedPairs.h - Two values after one key ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_UNIFIEDPAIRS_H
#define OPENNVVM_LIB_INPUT_UNIFIEDPAIRS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Writes the key "unified" of an annotation before each of its two values, if
/// it is only written once before both.
/// \returns the changed text; none if there is nothing to change.
std::optional<std::string> splitUnifiedPairs(llvm::StringRef Text);

/// The same in a module that LLVM has not upgraded yet.
void splitUnifiedPairs(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_UNIFIEDPAIRS_H
