//===- Spelling.cpp - Facts that are looked up by text --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/LLVMFinding.h"

using namespace llvm;

namespace opennvvm {

static constexpr LLVMFinding Findings[] = {
#include "opennvvm/Catalog/LLVMFindings.inc"
};

ArrayRef<LLVMFinding> llvmFindings() { return Findings; }

StringRef remedyForLLVM(StringRef Sentence) {
  const LLVMFinding *Longest = nullptr;
  for (const LLVMFinding &F : Findings)
    if (Sentence.starts_with(F.Sentence) &&
        (!Longest || F.Sentence.size() > Longest->Sentence.size()))
      Longest = &F;
  return Longest ? StringRef(Longest->Remedy) : StringRef();
}

} // namespace opennvvm
