//===- InlineAsm.h - Inline assembly ----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_INLINEASM_H
#define OPENNVVM_LIB_PTX_SELECTION_INLINEASM_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

/// Prints a call of inline assembly.
void emitInlineAsm(FunctionEmitter &, const llvm::CallInst &);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_INLINEASM_H
