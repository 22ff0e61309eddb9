//===- RegisterLists.h - Lists of registers in braces -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_REGISTERLISTS_H
#define OPENNVVM_LIB_PTX_VALUES_REGISTERLISTS_H

#include "FunctionContext.h"
#include "llvm/ADT/ArrayRef.h"

namespace opennvvm::ptx {

/// "{List}"
void printList(FunctionContext &E, llvm::ArrayRef<Op> List);
/// "\tmnemonic \tTo, {Parts};"
void emitPack(FunctionContext &E, Opcode Name, Reg To,
              llvm::ArrayRef<Op> Parts);
/// "\tmnemonic \t{Parts}, From;"
void emitUnpack(FunctionContext &E, Opcode Name, llvm::ArrayRef<Reg> Parts,
                Op From);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_REGISTERLISTS_H
