//===- Bodies.h - All functions of a module ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_BODIES_H
#define OPENNVVM_LIB_PTX_BODIES_H

#include "PTX/Module/ModuleContext.h"
#include "PTX/Text/Writer.h"

namespace opennvvm::ptx {

class DwarfInfo;
class LineTable;

/// Prints the functions that \p Ctx's module defines, in its order, in as many
/// threads as the options specify, with the positions of \p Lines and what
/// debuggers need for \p Dwarf. \p Position numbers them. Neither the text
/// nor the findings depend on the number of threads.
void printBodies(
    Writer &Out, const ModuleContext &Ctx, const LineTable &Lines,
    const DwarfInfo &Dwarf,
    const llvm::DenseMap<const llvm::Function *, unsigned> &Position);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_BODIES_H
