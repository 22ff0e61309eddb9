//===- Vocabulary.cpp - What a module can say of itself -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Vocabulary.h"

using namespace llvm;

namespace opennvvm {

static constexpr Term Terms[] = {
#include "opennvvm/Catalog/Vocabulary.inc"
};

ArrayRef<Term> vocabulary() { return Terms; }

const Term *findTerm(TermKind Kind, StringRef Name) {
  for (const Term &T : Terms)
    if (T.Kind == Kind && T.Name == Name)
      return &T;
  return nullptr;
}

} // namespace opennvvm
