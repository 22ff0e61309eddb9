//===- Mnemonic.h - What instructions in text need --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_MNEMONIC_H
#define OPENNVVM_CATALOG_MNEMONIC_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace opennvvm {

/// What a group of PTX instructions needs, as catalog/Mnemonics.td has it.
struct MnemonicGate {
  llvm::StringLiteral Start;   ///< "cp.async.bulk".
  llvm::StringLiteral Root;    ///< The first word of it, "cp".
  llvm::StringLiteral Parts;   ///< "tile::gather4", with dots between several.
  llvm::StringLiteral Without; ///< Of these it has none.
  Gate Tools;

  /// Whether \p Mnemonic, "cp.async.bulk.tensor.2d. …", belongs to the group.
  bool matches(llvm::StringRef Mnemonic) const;
};

/// All groups of the instructions that begin with \p Root, "cp".
llvm::ArrayRef<MnemonicGate> mnemonicGates(llvm::StringRef Root);

/// Whether \p Mnemonic is \p Start or goes on after it with a dot.
bool beginsWith(llvm::StringRef Mnemonic, llvm::StringRef Start);

/// Whether one of the parts of \p Mnemonic between dots is \p Part.
bool hasPart(llvm::StringRef Mnemonic, llvm::StringRef Part);

/// The first word of \p Mnemonic; of a directive with its dot.
llvm::StringRef rootOf(llvm::StringRef Mnemonic);

/// What \p Mnemonic needs: the machines that all its groups share, and the
/// newest of their PTX versions. All machines where no group has it.
Gate gateOfMnemonic(llvm::StringRef Mnemonic);

/// Whether \p Word of an instruction that begins with \p Root is known: that
/// of a group, or one that needs no more than the instruction does.
bool isKnownWord(llvm::StringRef Word, llvm::StringRef Root);

/// Whether the threads of a warp or a block run \p Mnemonic together.
bool isCollective(llvm::StringRef Mnemonic);

/// What special register \p Name, without its "%", needs; nothing when there
/// is none of that name.
std::optional<Gate> gateOfSpecialRegister(llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_MNEMONIC_H
