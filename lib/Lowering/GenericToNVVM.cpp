//===- GenericToNVVM.cpp - Globals into the global space --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Lowering/GenericToNVVM.h"
#include "opennvvm/Target/Target.h"
#include "opennvvm/Target/Kernel.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// Textures, surfaces and samplers are handles, not memory; LLVM's own
/// variables are bookkeeping.
static bool stays(const GlobalVariable &GV, const Annotations &Notes) {
  if (GV.getAddressSpace() != AddressSpace::Generic)
    return true;
  if (GV.getName().starts_with("llvm.") ||
      GV.getSection() == "llvm.metadata")
    return true;
  for (const Annotations::Entry &E : Notes.of(GV))
    if (E.Key == "texture" || E.Key == "surface" || E.Key == "sampler")
      return true;
  return false;
}

static GlobalVariable *cloneToGlobalSpace(GlobalVariable &Old) {
  auto *New = new GlobalVariable(
      *Old.getParent(), Old.getValueType(), Old.isConstant(), Old.getLinkage(),
      Old.hasInitializer() ? Old.getInitializer() : nullptr, "", &Old,
      Old.getThreadLocalMode(), AddressSpace::Global,
      Old.isExternallyInitialized());
  New->copyAttributesFrom(&Old);
  New->copyMetadata(&Old, 0);
  New->setComdat(Old.getComdat());
  return New;
}

/// An annotation names the variable itself, not its generic address.
static void retargetAnnotations(Module &M, GlobalVariable *Old,
                                GlobalVariable *New) {
  NamedMDNode *Named = M.getNamedMetadata("nvvm.annotations");
  if (!Named)
    return;
  Metadata *NewMD = ConstantAsMetadata::get(New);
  for (MDNode *Node : Named->operands())
    for (unsigned I = 0; I < Node->getNumOperands(); ++I)
      if (auto *MD =
              dyn_cast_or_null<ConstantAsMetadata>(Node->getOperand(I).get()))
        if (MD->getValue() == Old)
          Node->replaceOperandWith(I, NewMD);
}

bool moveGlobalsToGlobalSpace(Module &M) {
  Annotations Notes(M);
  SmallVector<std::pair<GlobalVariable *, GlobalVariable *>, 16> Moved;
  for (GlobalVariable &GV : make_early_inc_range(M.globals()))
    if (!stays(GV, Notes))
      Moved.push_back({&GV, cloneToGlobalSpace(GV)});

  for (auto [Old, New] : Moved) {
    retargetAnnotations(M, Old, New);
    // This rebuilds every constant expression and initialiser that holds the
    // address, however deep.
    Old->replaceAllUsesWith(
        ConstantExpr::getAddrSpaceCast(New, Old->getType()));
  }
  for (auto [Old, New] : Moved) {
    New->takeName(Old);
    Old->eraseFromParent();
  }
  return !Moved.empty();
}

PreservedAnalyses GenericToNVVMPass::run(Module &M, ModuleAnalysisManager &) {
  return moveGlobalsToGlobalSpace(M) ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}

} // namespace opennvvm
