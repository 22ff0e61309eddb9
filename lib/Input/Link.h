//===- Link.h - Linking inside a crash boundary -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_LINK_H
#define OPENNVVM_LIB_INPUT_LINK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace opennvvm {

/// Runs \p Work, which links and returns an error message or an empty string,
/// inside the crash boundary. If LLVM reports an error itself, its message is
/// used instead.
/// \param [out] Warnings receives its warnings; may be null.
/// \param [out] Crashed tells whether \p Context may be corrupt, so that it
/// must be leaked; may be null.
llvm::Error guardedLink(llvm::LLVMContext &Context,
                        llvm::function_ref<std::string()> Work,
                        std::vector<std::string> *Warnings = nullptr,
                        bool *Crashed = nullptr);

/// Gives everything that \p Names lists and \p M defines internal linkage, so
/// that what is unused after inlining can be removed. Kernels among it become
/// plain functions.
void internalizeLinked(llvm::Module &M, const llvm::StringSet<> &Names);

/// Gives calls whose result nothing reads the type of the function that is
/// called, if only the type of the result differs. Front ends that have no
/// void declare such functions.
void adaptIgnoredResults(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_LINK_H
