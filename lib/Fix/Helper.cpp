//===- Helper.cpp - Functions that a remedy adds --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helper.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::fix {

/// Whether the contract wants integers of type \p T to be extended.
static bool isNarrow(const Type *T) {
  return T->isIntegerTy() && T->getIntegerBitWidth() < 32;
}

Helper::Helper(Remedy &R, StringRef Name, FunctionType *Type)
    : R(R), Own("helper", R.module().getContext()) {
  Own.setDataLayout(R.module().getDataLayout());
  Own.setTargetTriple(R.module().getTargetTriple());
  // An earlier round may have added the function; another one of the same name
  // is the user's.
  std::string Full = ("__opennvvm_" + Name).str();
  while (const GlobalValue *Other = R.module().getNamedValue(Full)) {
    auto *Same = dyn_cast<Function>(Other);
    IsThere =
        Same && Same->hasInternalLinkage() && Same->getFunctionType() == Type;
    if (IsThere)
      break;
    Full += "_";
  }
  F = Function::Create(Type, GlobalValue::InternalLinkage, Full, Own);
  for (Argument &A : F->args())
    if (isNarrow(A.getType()))
      A.addAttr(Attribute::ZExt);
  if (isNarrow(Type->getReturnType()))
    F->addRetAttr(Attribute::ZExt);
}

std::string Helper::spell(Type *T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T->print(OS);
  if (isNarrow(T))
    OS << " zeroext";
  return Text;
}

void Helper::addToModule() {
  if (IsThere)
    return;
  std::string Text;
  raw_string_ostream OS(Text);
  for (Function &Used : Own)
    if (Used.isDeclaration() && !Used.use_empty()) {
      // Attributes of intrinsics are LLVM's own, and groups have no number
      // here.
      Used.setAttributes({});
      std::string Declaration;
      raw_string_ostream To(Declaration);
      Used.print(To);
      R.declare(Used.getName(), StringRef(Declaration).trim());
    }
  for (BasicBlock &BB : *F)
    for (Instruction &I : BB)
      if (auto *Call = dyn_cast<CallBase>(&I))
        Call->setAttributes({});
  F->print(OS);
  R.addToModule(StringRef(Text).trim());
}

} // namespace opennvvm::fix
