//===- GenericToNVVM.cpp - Move globals to the global space ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/GenericToNVVM.h"
#include "Target/Kernel.h"
#include "opennvvm/Target/Target.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;

namespace opennvvm {

/// Textures, surfaces and samplers are handles, not memory; LLVM's own
/// variables are bookkeeping.
static bool stays(const GlobalVariable &GV, const Annotations &Notes) {
  if (GV.getAddressSpace() != AddressSpace::Generic)
    return true;
  if (GV.getName().starts_with("llvm.") || GV.getSection() == "llvm.metadata")
    return true;
  return any_of(Notes.of(GV), [](const Annotations::Entry &E) {
    return E.Says == Annotation::Texture || E.Says == Annotation::Surface ||
           E.Says == Annotation::Sampler;
  });
}

namespace {

/// Moves the variables of one module: clones them, rewrites their uses, erases
/// the originals.
class Mover {
public:
  explicit Mover(Module &M) : M(M) {}

  bool run() {
    clone();
    if (Moved.empty())
      return false;
    rewriteAnnotations();
    rewriteInitialValues();
    rewriteUses();
    erase();
    return true;
  }

private:
  struct Pair {
    GlobalVariable *Old, *New;
  };

  void clone() {
    Annotations Notes(M);
    for (GlobalVariable &Old : make_early_inc_range(M.globals())) {
      if (stays(Old, Notes))
        continue;
      auto *New = new GlobalVariable(
          M, Old.getValueType(), Old.isConstant(), Old.getLinkage(),
          Old.hasInitializer() ? Old.getInitializer() : nullptr, "", &Old,
          Old.getThreadLocalMode(), AddressSpace::Global,
          Old.isExternallyInitialized());
      New->copyAttributesFrom(&Old);
      New->copyMetadata(&Old, 0);
      New->setComdat(Old.getComdat());
      Old.setInitializer(nullptr);
      Moved.push_back({&Old, New});
      Clone[&Old] = New;
      Map[&Old] = ConstantExpr::getAddrSpaceCast(New, Old.getType());
    }
  }

  /// An annotation refers to the variable itself, not to its generic address.
  void rewriteAnnotations() {
    NamedMDNode *Named = M.getNamedMetadata(AnnotationsName);
    if (!Named)
      return;
    for (unsigned I = 0, E = Named->getNumOperands(); I != E; ++I) {
      SmallVector<Metadata *, 4> Operands(Named->getOperand(I)->operands());
      bool Changed = false;
      for (Metadata *&MD : Operands) {
        auto *About = dyn_cast_or_null<ConstantAsMetadata>(MD);
        if (GlobalVariable *New =
                About ? Clone.lookup(About->getValue()) : nullptr) {
          MD = ConstantAsMetadata::get(New);
          Changed = true;
        }
      }
      if (Changed)
        Named->setOperand(I, MDNode::get(M.getContext(), Operands));
    }
  }

  /// Rebuilds each initializer once. Replacing the uses of one variable after
  /// the other would rebuild a table of addresses once per address.
  void rewriteInitialValues() {
    ValueMapper Mapper(Map);
    for (GlobalVariable &GV : M.globals())
      if (GV.hasInitializer() && !isa<ConstantData>(GV.getInitializer()))
        GV.setInitializer(Mapper.mapConstant(*GV.getInitializer()));
  }

  /// The remaining uses are in functions and aliases, directly or in constant
  /// expressions.
  void rewriteUses() {
    for (const Pair &P : Moved) {
      P.Old->removeDeadConstantUsers();
      P.Old->replaceAllUsesWith(
          ConstantExpr::getAddrSpaceCast(P.New, P.Old->getType()));
    }
  }

  void erase() {
    for (const Pair &P : Moved) {
      P.New->takeName(P.Old);
      P.Old->eraseFromParent();
    }
  }

  Module &M;
  SmallVector<Pair, 16> Moved;
  DenseMap<const Constant *, GlobalVariable *> Clone;
  ValueToValueMapTy Map;
};

} // namespace

bool moveGlobalsToGlobalSpace(Module &M) { return Mover(M).run(); }

PreservedAnalyses GenericToNVVMPass::run(Module &M, ModuleAnalysisManager &) {
  return moveGlobalsToGlobalSpace(M) ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}

} // namespace opennvvm
