//===- Mnemonic.h - What instructions in text need --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_MNEMONIC_H
#define OPENNVVM_LIB_CATALOG_MNEMONIC_H

#include "Catalog/Opcode.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// Whether \p Mnemonic is \p Start or continues after it with a dot.
bool beginsWith(llvm::StringRef Mnemonic, llvm::StringRef Start);

/// Whether \p Part is one of the dot-separated parts of \p Mnemonic.
bool hasPart(llvm::StringRef Mnemonic, llvm::StringRef Part);

/// The first word of \p Mnemonic; for a directive, including its dot.
llvm::StringRef rootOf(llvm::StringRef Mnemonic);

/// What \p Mnemonic requires: the machines that all its groups share, and the
/// newest of the PTX versions in which \p SM has them. All machines if no group
/// matches.
Gate gateOfMnemonic(llvm::StringRef Mnemonic, const SMInfo &SM);

/// The same for an instruction that code names by its enumerators.
Gate gateOf(const Opcode &O, const SMInfo &SM);

/// Whether \p Word of an instruction that begins with \p Root is known: it
/// belongs to a group, or requires no more than the instruction does.
bool isKnownWord(llvm::StringRef Word, llvm::StringRef Root);

/// Whether \p Word is one of PTX: isKnownWord(), or a word of instructions
/// whose requirements it does not tell.
bool isPTXWord(llvm::StringRef Word, llvm::StringRef Root);

/// Calls \p Visit with the words that may follow \p Root in an instruction;
/// with the roots of all instructions if it is empty. Some come more than once.
void forEachWord(llvm::StringRef Root,
                 llvm::function_ref<void(llvm::StringRef)> Visit);

/// A special register, as catalog/SpecialRegisters.td has it.
struct SpecialRegister {
  llvm::StringLiteral Name; ///< Without its "%" and without a part, "tid".
  uint8_t Bits;             ///< Of one part; 1 for a predicate.
  bool HasDimensions;       ///< It has parts .x, .y, .z and .w.
  bool IsOfThread; ///< Two threads of a block may read different values.
  Gate Needs;
};

/// All special registers, in the order of their names.
llvm::ArrayRef<SpecialRegister> specialRegisters();

/// Special register \p Name, without its "%"; null when there is none of that
/// name.
const SpecialRegister *findSpecialRegister(llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_MNEMONIC_H
