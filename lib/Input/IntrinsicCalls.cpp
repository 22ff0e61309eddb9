//===- IntrinsicCalls.cpp - What replaces calls of intrinsics -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntrinsicCalls.h"
#include "Catalog/UpgradedIntrinsic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

static FunctionType *typeOf(const CallInst &Call, ArrayRef<Value *> Operands) {
  SmallVector<Type *, 16> Types;
  for (const Value *V : Operands)
    Types.push_back(V->getType());
  return FunctionType::get(Call.getType(), Types, /*isVarArg=*/false);
}

CallInst *createIntrinsicCall(CallInst &Call, StringRef Name,
                              ArrayRef<Value *> Operands) {
  FunctionType *Ty = typeOf(Call, Operands);
  FunctionCallee Callee =
      Call.getModule()->getOrInsertFunction(("llvm.nvvm." + Name).str(), Ty);
  auto *F = cast<Function>(Callee.getCallee());
  F->setAttributes(
      Intrinsic::getAttributes(F->getContext(), F->getIntrinsicID(), Ty));
  return CallInst::Create(Callee, Operands, "", Call.getIterator());
}

/// \p Constraints, in which inputs are letters, for these \p Operands: with a
/// data layout that says so, an address is in a register of 32 bits.
static std::string constraintsFor(StringRef Constraints,
                                  ArrayRef<Value *> Operands,
                                  const DataLayout &DL) {
  SmallVector<StringRef, 16> Codes;
  Constraints.split(Codes, ',');
  unsigned Next = 0;
  for (StringRef &Code : Codes) {
    if (Code.starts_with("=") || Code.starts_with("~"))
      continue;
    const Type *Ty = Operands[Next++]->getType();
    if (Code == "l" && Ty->isPointerTy() &&
        DL.getPointerSizeInBits(Ty->getPointerAddressSpace()) == 32)
      Code = "r";
  }
  return join(Codes, ",");
}

CallInst *createAssembly(CallInst &Call, const IntrinsicAssembly &A,
                         ArrayRef<Value *> Operands) {
  auto *Assembly = InlineAsm::get(
      typeOf(Call, Operands), A.Text,
      constraintsFor(A.Constraints, Operands, Call.getDataLayout()),
      /*hasSideEffects=*/A.HasEffects);
  CallInst *New = CallInst::Create(Assembly, Operands, "", Call.getIterator());
  New->addFnAttr(
      Attribute::get(Call.getContext(), NewerIntrinsicAttribute, A.Intrinsic));
  New->setDoesNotThrow();
  if (A.IsConvergent)
    New->setConvergent();
  if (!A.HasEffects)
    New->setDoesNotAccessMemory();
  return New;
}

} // namespace opennvvm
