//===- GlobalTable.cpp - The variables of a module ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Globals.h"
#include "ModuleScope.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

static bool isSkipped(const GlobalVariable &GV) {
  return isCompilersOwn(GV) || (GV.isDeclarationForLinker() && GV.use_empty());
}

GlobalKind handleKind(const GlobalVariable &GV, const Annotations &Notes) {
  for (const Annotations::Entry &E : Notes.of(GV)) {
    if (E.Value != 1)
      continue;
    if (E.Says == Annotation::Texture)
      return GlobalKind::Texture;
    if (E.Says == Annotation::Surface)
      return GlobalKind::Surface;
    if (E.Says == Annotation::Sampler)
      return GlobalKind::Sampler;
  }
  return GlobalKind::Data;
}

StringRef handleName(GlobalKind K) {
  assert(isHandle(K));
  return K == GlobalKind::Texture   ? "texture"
         : K == GlobalKind::Surface ? "surface"
                                    : "sampler";
}

/// The only function that uses \p GV, possibly through constant expressions;
/// null if there are none or several, or if another variable refers to it.
static const Function *onlyUser(const GlobalVariable &GV) {
  const Function *Only = nullptr;
  SmallPtrSet<const User *, 8> Seen;
  SmallVector<const User *, 8> Worklist(GV.users());
  while (!Worklist.empty()) {
    const User *U = Worklist.pop_back_val();
    if (auto *I = dyn_cast<Instruction>(U)) {
      const Function *F = I->getFunction();
      if (!F || (Only && Only != F))
        return nullptr;
      Only = F;
      continue;
    }
    if (auto *Other = dyn_cast<GlobalVariable>(U)) {
      if (!isSkipped(*Other))
        return nullptr;
      continue;
    }
    if (isa<GlobalValue>(U))
      return nullptr;
    if (Seen.insert(U).second)
      append_range(Worklist, U->users());
  }
  return Only;
}

/// A variable with contents stays where its initial value is reported.
static bool mayBeDemoted(const GlobalVariable &GV) {
  return GV.hasLocalLinkage() && GV.hasInitializer() &&
         GV.getAddressSpace() == AddressSpace::Shared &&
         (isa<UndefValue>(GV.getInitializer()) ||
          GV.getInitializer()->isNullValue());
}

GlobalTable::GlobalTable(const Module &M, const Annotations &Notes) {
  SmallVector<const GlobalVariable *, 0> Printed;
  for (const GlobalVariable &GV : M.globals()) {
    if (isSkipped(GV))
      continue;
    Printed.push_back(&GV);
    if (GlobalKind K = handleKind(GV, Notes); K != GlobalKind::Data) {
      Kinds[&GV] = K;
      continue;
    }
    if (!mayBeDemoted(GV))
      continue;
    if (const Function *F = onlyUser(GV)) {
      Kinds[&GV] = GlobalKind::Demoted;
      Demoted[F].push_back(&GV);
    }
  }
  Sorted = orderGlobals(Printed);
}

} // namespace opennvvm::ptx
