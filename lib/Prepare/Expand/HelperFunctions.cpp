//===- HelperFunctions.cpp - Functions that expansions call ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HelperFunctions.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::prepare {

/// What tells a helper from a function of the input that has its name.
static constexpr StringLiteral Mark = "opennvvm-helper";

Function *helperFunction(Module &M, const Twine &Name, FunctionType *Ty,
                         function_ref<void(Function &)> Write) {
  std::string Stem = Name.str(), Tried = Stem;
  for (unsigned Next = 1; GlobalValue *Other = M.getNamedValue(Tried); ++Next) {
    auto *F = dyn_cast<Function>(Other);
    if (F && F->hasLocalLinkage() && F->hasFnAttribute(Mark) &&
        F->getFunctionType() == Ty)
      return F;
    Tried = Stem + "_" + std::to_string(Next);
  }
  auto *F = Function::Create(Ty, GlobalValue::InternalLinkage, Tried, M);
  F->addFnAttr(Mark);
  F->addFnAttr(Attribute::NoUnwind);
  F->setDoesNotAccessMemory();
  Write(*F);
  return F;
}

} // namespace opennvvm::prepare
