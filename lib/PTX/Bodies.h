//===- Bodies.h - All functions of a module ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_BODIES_H
#define OPENNVVM_LIB_PTX_BODIES_H

#include "PTX/Selection/FunctionEmitter.h"

namespace opennvvm::ptx {

/// Prints the functions that \p Ctx's module defines, in its order, in as many
/// threads as the options specify. \p Position numbers them. Neither the text
/// nor the findings depend on the number of threads.
void printBodies(
    Writer &Out, const ModuleContext &Ctx,
    const llvm::DenseMap<const llvm::Function *, unsigned> &Position);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_BODIES_H
