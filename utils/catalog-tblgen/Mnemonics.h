//===- Mnemonics.h - What machines an instruction needs ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_MNEMONICS_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_MNEMONICS_H

#include "llvm/TableGen/Record.h"
#include <vector>

namespace opennvvm {

/// The rows of Machines.td that have the instruction \p Mnemonic, which is
/// written with its modifiers. \p For is where to report that Mnemonics.td says
/// nothing of it, which is fatal.
std::vector<const llvm::Record *>
machinesWith(const llvm::RecordKeeper &Records, llvm::StringRef Mnemonic,
             const llvm::Record *For);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_MNEMONICS_H
