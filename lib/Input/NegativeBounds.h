//===- NegativeBounds.h - Launch bounds as they were written ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_NEGATIVEBOUNDS_H
#define OPENNVVM_LIB_INPUT_NEGATIVEBOUNDS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// A negative launch bound in !nvvm.annotations.
struct NegativeBound {
  std::string Function, Key, Value;
};
using NegativeBounds = std::vector<NegativeBound>;

/// The negative bounds of a module that LLVM has not upgraded yet.
NegativeBounds negativeBounds(const llvm::Module &M);

/// Restores them in the attributes that LLVM's upgrade created.
void restoreBounds(llvm::Module &M, const NegativeBounds &Bounds);

/// The same for a module that was read from \p Text.
void restoreBounds(llvm::Module &M, llvm::StringRef Text);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_NEGATIVEBOUNDS_H
