//===- TakeFunctions.cpp - Functions in a module of their own -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TakeFunctions.h"
#include "Target/Annotation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;

namespace opennvvm {

bool canTakeFunctions(const Module &M) {
  return M.ifunc_empty() && none_of(M, [](const Function &F) {
           return any_of(
               F, [](const BasicBlock &B) { return B.hasAddressTaken(); });
         });
}

/// A declaration of \p F, without a name and in no module.
static Function *declarationOf(const Function &F,
                               GlobalValue::LinkageTypes Linkage) {
  Function *New =
      Function::Create(F.getFunctionType(), Linkage, F.getAddressSpace());
  New->copyAttributesFrom(&F);
  // What only definitions have.
  New->setPersonalityFn(nullptr);
  New->setPrefixData(nullptr);
  New->setPrologueData(nullptr);
  return New;
}

namespace {

/// Declares in a module what its functions use of another.
class Declarer final : public ValueMaterializer {
public:
  Declarer(Module &To, ValueToValueMapTy &Known)
      : To(To), Mapper(Known,
                       RF_IgnoreMissingLocals | RF_ReuseAndMutateDistinctMDs |
                           RF_DoNotRemapAtoms,
                       /*TypeMapper=*/nullptr, this) {}

  void remap(Function &F) { Mapper.remapFunction(F); }

  MDNode *map(const MDNode &Node) { return Mapper.mapMDNode(Node); }

  Value *materialize(Value *V) override {
    auto *GV = dyn_cast<GlobalValue>(V);
    if (!GV || GV->getParent() == &To)
      return nullptr;
    if (auto *F = dyn_cast<Function>(GV))
      return declareFunction(*F);
    if (auto *Variable = dyn_cast<GlobalVariable>(GV))
      return declareVariable(*Variable);
    return declareAlias(cast<GlobalAlias>(*GV));
  }

private:
  static GlobalValue::LinkageTypes linkageOf(const GlobalValue &GV) {
    return GV.isDeclaration() ? GV.getLinkage() : GlobalValue::ExternalLinkage;
  }

  Function *declareFunction(Function &F) {
    Function *New = declarationOf(F, linkageOf(F));
    New->setName(F.getName());
    To.getFunctionList().push_back(New);
    return New;
  }

  GlobalVariable *declareVariable(GlobalVariable &GV) {
    auto *New = new GlobalVariable(
        To, GV.getValueType(), GV.isConstant(), linkageOf(GV), nullptr,
        GV.getName(), nullptr, GV.getThreadLocalMode(), GV.getAddressSpace());
    New->copyAttributesFrom(&GV);
    if (!GV.hasInitializer() || GV.isInterposable())
      return New;
    New->setLinkage(GlobalValue::AvailableExternallyLinkage);
    if (GV.isConstant())
      Mapper.scheduleMapGlobalInitializer(*New, *GV.getInitializer());
    else
      New->setInitializer(PoisonValue::get(GV.getValueType()));
    return New;
  }

  GlobalValue *declareAlias(GlobalAlias &GA) {
    if (auto *T = dyn_cast<FunctionType>(GA.getValueType()))
      return Function::Create(T, GlobalValue::ExternalLinkage,
                              GA.getAddressSpace(), GA.getName(), &To);
    return new GlobalVariable(
        To, GA.getValueType(), false, GlobalValue::ExternalLinkage, nullptr,
        GA.getName(), nullptr, GlobalValue::NotThreadLocal,
        GA.getAddressSpace());
  }

  Module &To;
  ValueMapper Mapper;
};

} // namespace

/// Moves \p F to \p To. \returns the declaration that it leaves.
static Function *moveFunction(Function &F, Module &To) {
  Module &From = *F.getParent();
  Function *Left = declarationOf(F, GlobalValue::ExternalLinkage);
  From.getFunctionList().insert(F.getIterator(), Left);
  Left->takeName(&F);
  F.replaceAllUsesWith(Left);
  F.removeFromParent();
  To.getFunctionList().push_back(&F);
  F.setName(Left->getName());
  return Left;
}

/// Copies the annotations of what \p To has, and the other metadata without
/// which its functions cannot be read back.
static void copyNamedMetadata(Module &From, Module &To,
                              const ValueToValueMapTy &Known,
                              Declarer &Declarations) {
  for (StringRef Name : {"llvm.module.flags", "llvm.dbg.cu", "nvvmir.version"})
    if (NamedMDNode *Node = From.getNamedMetadata(Name))
      for (MDNode *Operand : Node->operands())
        To.getOrInsertNamedMetadata(Name)->addOperand(Operand);
  NamedMDNode *Notes = From.getNamedMetadata(AnnotationsName);
  if (!Notes)
    return;
  for (const MDNode *Note : Notes->operands()) {
    auto *About =
        Note->getNumOperands() > 0
            ? dyn_cast_or_null<ConstantAsMetadata>(Note->getOperand(0))
            : nullptr;
    if (About && Known.count(About->getValue()))
      To.getOrInsertNamedMetadata(AnnotationsName)
          ->addOperand(Declarations.map(*Note));
  }
}

std::unique_ptr<Module> takeFunctions(Module &M,
                                      ArrayRef<Function *> Functions) {
  auto To = std::make_unique<Module>(M.getModuleIdentifier(), M.getContext());
  To->setTargetTriple(M.getTargetTriple());
  To->setDataLayout(M.getDataLayout());
  ValueToValueMapTy Known;
  for (Function *F : Functions)
    Known[moveFunction(*F, *To)] = F;
  Declarer Declarations(*To, Known);
  for (Function *F : Functions)
    Declarations.remap(*F);
  copyNamedMetadata(M, *To, Known, Declarations);
  return To;
}

} // namespace opennvvm
