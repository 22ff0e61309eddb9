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

namespace opennvvm {

/// What a group of PTX instructions needs, as catalog/Mnemonics.td has it.
struct MnemonicGate {
  llvm::StringLiteral Start; ///< "cp.async.bulk".
  llvm::StringLiteral Parts; ///< "tile::gather4", with dots between several.
  Gate Tools;

  /// Whether \p Mnemonic, "cp.async.bulk.tensor.2d. …", belongs to the group.
  bool matches(llvm::StringRef Mnemonic) const;
};

/// All groups.
llvm::ArrayRef<MnemonicGate> mnemonicGates();

/// Whether \p Mnemonic is \p Start or goes on after it with a dot.
bool beginsWith(llvm::StringRef Mnemonic, llvm::StringRef Start);

/// Whether one of the parts of \p Mnemonic between dots is \p Part.
bool hasPart(llvm::StringRef Mnemonic, llvm::StringRef Part);

/// What \p Mnemonic needs: the machines that all its groups share, and the
/// newest of their PTX versions. All machines where no group has it.
Gate gateOfMnemonic(llvm::StringRef Mnemonic);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_MNEMONIC_H
