//===- Mnemonic.cpp - What instructions in text need ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Catalog/Mnemonic.h"

using namespace llvm;

namespace opennvvm {

static constexpr MnemonicGate Gates[] = {
#include "opennvvm/Catalog/Mnemonics.inc"
};

ArrayRef<MnemonicGate> mnemonicGates() { return Gates; }

bool beginsWith(StringRef Mnemonic, StringRef Start) {
  return Mnemonic.consume_front(Start) &&
         (Mnemonic.empty() || Mnemonic.front() == '.');
}

bool hasPart(StringRef Mnemonic, StringRef Part) {
  while (!Mnemonic.empty()) {
    StringRef First;
    std::tie(First, Mnemonic) = Mnemonic.split('.');
    if (First == Part)
      return true;
  }
  return false;
}

bool MnemonicGate::matches(StringRef Mnemonic) const {
  if (!beginsWith(Mnemonic, Start))
    return false;
  for (StringRef Rest = Parts; !Rest.empty();) {
    StringRef Part;
    std::tie(Part, Rest) = Rest.split('.');
    if (!hasPart(Mnemonic, Part))
      return false;
  }
  return true;
}

Gate gateOfMnemonic(StringRef Mnemonic) {
  Gate Needs;
  for (const MnemonicGate &G : Gates)
    if (G.matches(Mnemonic)) {
      Needs.SMs &= G.Tools.SMs;
      Needs.PTX = std::max(Needs.PTX, G.Tools.PTX);
    }
  return Needs;
}

} // namespace opennvvm
