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
#include "llvm/Support/Error.h"
#include <string>

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace opennvvm {

/// Runs \p Work, which links and returns an error message or an empty string,
/// inside the crash boundary. If LLVM reports an error itself, its message is
/// used instead.
llvm::Error guardedLink(llvm::LLVMContext &Context,
                        llvm::function_ref<std::string()> Work);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_LINK_H
