//===- Dispatch.h - From opcode to printer ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_DISPATCH_H
#define OPENNVVM_LIB_PTX_SELECTION_DISPATCH_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

/// Prints one instruction, by its opcode.
void emitInstruction(FunctionEmitter &, const llvm::Instruction &);

/// Whether instructions of \p Opcode have a printer.
bool isPrintedOpcode(unsigned Opcode);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_DISPATCH_H
