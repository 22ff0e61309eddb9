//===- Atomic.cpp - Atomic operations of PTX ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Atomic.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr AtomicForm Forms[] = {
#define OPENNVVM_ATOMIC_FORMS
#include "opennvvm/Catalog/Atomics.inc"
#undef OPENNVVM_ATOMIC_FORMS
};

static constexpr unsigned Spaces[] = {
#define OPENNVVM_ATOMIC_SPACES
#include "opennvvm/Catalog/Atomics.inc"
#undef OPENNVVM_ATOMIC_SPACES
};

static constexpr AtomicScope Scopes[] = {
#define OPENNVVM_ATOMIC_SCOPES
#include "opennvvm/Catalog/Atomics.inc"
#undef OPENNVVM_ATOMIC_SCOPES
};

const AtomicForm *findAtomicForm(AtomicRMWInst::BinOp Op, AtomicType Type,
                                 const SMInfo &SM) {
  for (const AtomicForm &F : Forms)
    if (F.Op == Op && F.Type == Type)
      return F.Needs.allowsSM(SM) ? &F : nullptr;
  return nullptr;
}

bool hasAtomics(unsigned Space) { return is_contained(Spaces, Space); }

const AtomicScope *findAtomicScope(StringRef Name) {
  const auto *S =
      find_if(Scopes, [&](const AtomicScope &S) { return S.IR == Name; });
  return S == std::end(Scopes) ? nullptr : S;
}

const AtomicScope *scopeOfWord(Mod PTX, bool HasOrder, StringRef Hint) {
  bool HasScope = PTX != Mod::None;
  const auto *S = find_if(Scopes, [&](const AtomicScope &S) {
    return S.IsOfWord && S.PrintsScope == HasScope &&
           (!HasScope || S.PTX == PTX) && S.PrintsOrder == HasOrder &&
           S.Hint == Hint;
  });
  return S == std::end(Scopes) ? nullptr : S;
}

} // namespace opennvvm
