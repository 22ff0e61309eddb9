//===- Mnemonics.h - What machines an instruction needs ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_MNEMONICS_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_MNEMONICS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/TableGen/Record.h"
#include <string>
#include <vector>

namespace opennvvm {

/// The rows of Machines.td that have the instruction \p Mnemonic, which is
/// written with its modifiers. \p For is where to report that Mnemonics.td says
/// nothing of it, which is fatal.
std::vector<const llvm::Record *>
machinesWith(const llvm::RecordKeeper &Records, llvm::StringRef Mnemonic,
             const llvm::Record *For);

/// The first word of \p Mnemonic, and its modifiers.
std::pair<llvm::StringRef, llvm::SmallVector<llvm::StringRef, 4>>
wordsOfMnemonic(llvm::StringRef Mnemonic);

/// The enumerator of opennvvm::Inst for the instructions that begin with
/// \p Root: "Mbarrier"; "DirectiveReg" for ".reg".
std::string instructionEnumerator(llvm::StringRef Root);

/// The enumerator of opennvvm::Mod for \p Word, a modifier or another word of
/// class Mnemonic: "SharedCluster", "Operands3" for "#3".
std::string modifierEnumerator(llvm::StringRef Word);

/// \p Mnemonic as an opennvvm::Opcode: "Opcode{Inst::Lg2, Mod::Approx}".
std::string opcodeOf(llvm::StringRef Mnemonic);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_MNEMONICS_H
