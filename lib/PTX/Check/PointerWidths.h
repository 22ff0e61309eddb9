//===- PointerWidths.h - Pointers that no PTX register holds ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_CHECK_POINTERWIDTHS_H
#define OPENNVVM_LIB_PTX_CHECK_POINTERWIDTHS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

namespace opennvvm::ptx {

/// Calls \p Found, with the reason, for each address space whose pointers do
/// not fit an address of PTX by the data layout of \p M. Only spaces that \p M
/// has pointers to count, and the generic one always, since PTX states its
/// width.
void findBadPointers(
    const llvm::Module &M,
    llvm::function_ref<void(unsigned Space, llvm::StringRef Why)> Found);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_CHECK_POINTERWIDTHS_H
