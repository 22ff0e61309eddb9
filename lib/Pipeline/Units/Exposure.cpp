//===- Exposure.cpp - Symbols as all units see them -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exposure.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// A linkage that other modules can refer to, and that no linker drops.
static GlobalValue::LinkageTypes exposed(GlobalValue::LinkageTypes Type) {
  switch (Type) {
  case GlobalValue::LinkOnceAnyLinkage:
    return GlobalValue::WeakAnyLinkage;
  case GlobalValue::LinkOnceODRLinkage:
    return GlobalValue::WeakODRLinkage;
  case GlobalValue::AvailableExternallyLinkage:
  case GlobalValue::InternalLinkage:
  case GlobalValue::PrivateLinkage:
    return GlobalValue::ExternalLinkage;
  default:
    return Type;
  }
}

std::vector<Linkage> exposeAll(Module &M) {
  std::vector<Linkage> Saved;
  for (GlobalValue &GV : M.global_values()) {
    if (GV.isDeclaration() || GV.hasAppendingLinkage())
      continue;
    if (auto *GO = dyn_cast<GlobalObject>(&GV))
      GO->setComdat(nullptr);
    if (auto *Variable = dyn_cast<GlobalVariable>(&GV);
        Variable && !Variable->getAlign() &&
        Variable->getValueType()->isSized())
      Variable->setAlignment(M.getDataLayout().getPreferredAlign(Variable));
    bool HasName = GV.hasName();
    bool IsDSOLocal = GV.isDSOLocal();
    GlobalValue::LinkageTypes Type = exposed(GV.getLinkage());
    if (Type == GV.getLinkage() && HasName && !IsDSOLocal)
      continue;
    if (!HasName)
      GV.setName("unnamed");
    Saved.push_back({GV.getName().str(), GV.getLinkage(), GV.getVisibility(),
                     HasName, IsDSOLocal});
    GV.setLinkage(Type);
    // Visibility other than the default one implies it.
    GV.setVisibility(GlobalValue::DefaultVisibility);
    GV.setDSOLocal(false);
  }
  return Saved;
}

void restore(Module &M, ArrayRef<Linkage> Saved) {
  for (const Linkage &Old : Saved) {
    GlobalValue *GV = M.getNamedValue(Old.Name);
    if (!GV || GV->isDeclaration())
      continue;
    // A local symbol must have default visibility.
    GV->setVisibility(GlobalValue::DefaultVisibility);
    GV->setLinkage(Old.Type);
    if (!GV->hasLocalLinkage())
      GV->setVisibility(Old.Visibility);
    GV->setDSOLocal(Old.IsDSOLocal);
    // The emitter names it as it does without units.
    if (!Old.HasName)
      GV->setName("");
  }
}

} // namespace opennvvm
