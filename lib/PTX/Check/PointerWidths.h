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

/// Calls \p Found for each address space of which \p M has pointers that its
/// data layout makes something else than an address of PTX, with the reason.
/// Generic pointers count even where there are none: PTX states their width.
void findBadPointers(
    const llvm::Module &M,
    llvm::function_ref<void(unsigned Space, llvm::StringRef Why)> Found);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_CHECK_POINTERWIDTHS_H
