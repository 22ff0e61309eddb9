//===- Spelling.cpp - Facts that are looked up by text --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/VerifierMessage.h"

using namespace llvm;

namespace opennvvm {

static constexpr VerifierMessage Messages[] = {
#include "opennvvm/Catalog/VerifierMessages.inc"
};

ArrayRef<VerifierMessage> verifierMessages() { return Messages; }

StringRef remedyForLLVM(StringRef Sentence) {
  const VerifierMessage *Longest = nullptr;
  for (const VerifierMessage &F : Messages)
    if (Sentence.starts_with(F.Sentence) &&
        (!Longest || F.Sentence.size() > Longest->Sentence.size()))
      Longest = &F;
  return Longest ? StringRef(Longest->Remedy) : StringRef();
}

} // namespace opennvvm
