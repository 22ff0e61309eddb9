//===- ConstantExpressions.cpp - Constants as instructions ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nearly all constant expressions that LLVM does not fold refer to a global and
// are found from there. The rest is found while the instructions are scanned
// anyway.
//
//===----------------------------------------------------------------------===//

#include "ConstantExpressions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace llvm;

namespace opennvvm::prepare {

// The printers can compute addresses, and integers that fit one register.
bool isHardConstant(const Constant &C) {
  auto *CE = dyn_cast<ConstantExpr>(&C);
  if (!CE)
    return false;
  const Type *Ty = C.getType(), *From = CE->getOperand(0)->getType();
  if (Ty->isIntegerTy())
    return Ty->isIntegerTy(1) || Ty->getIntegerBitWidth() > 64 ||
           !(From->isIntegerTy() || From->isPointerTy());
  if (!Ty->isPointerTy())
    return true;
  if (auto *GEP = dyn_cast<GEPOperator>(CE))
    return !GEP->hasAllConstantIndices();
  // The bits of a register above an odd width are unspecified.
  return From->isIntegerTy() && From->getIntegerBitWidth() != 16 &&
         From->getIntegerBitWidth() != 32 && From->getIntegerBitWidth() != 64;
}

/// The function that \p C is equivalent to; null for other constants.
static GlobalValue *equivalent(Constant &C) {
  if (auto *Local = dyn_cast<DSOLocalEquivalent>(&C))
    return Local->getGlobalValue();
  if (auto *Plain = dyn_cast<NoCFIValue>(&C))
    return Plain->getGlobalValue();
  return nullptr;
}

/// Only in \p Where, unless it is null.
static bool writeAsInstructions(ArrayRef<Constant *> Hard, Function *Where) {
  return convertUsersOfConstantsToInstructions(
      Hard, Where, /*RemoveDeadConstants=*/false, /*IncludeSelf=*/true);
}

void NumberExpressions::note(Constant &Outermost) {
  SmallVector<Constant *, 8> Work = {&Outermost};
  while (!Work.empty()) {
    Constant *C = Work.pop_back_val();
    if (!isa<ConstantExpr, ConstantAggregate>(C) || !Seen.insert(C).second)
      continue;
    if (isHardConstant(*C))
      Hard.insert(C);
    for (const Use &U : C->operands())
      Work.push_back(cast<Constant>(U.get()));
  }
}

bool NumberExpressions::expand(Function &F) {
  // Other modules may contain the same constants.
  return !Hard.empty() && writeAsInstructions(Hard.getArrayRef(), &F);
}

void expandConstantExpressions(Module &M) {
  SmallSetVector<Constant *, 8> Hard, Equivalents;
  SmallPtrSet<Constant *, 16> Seen;
  SmallVector<Constant *, 16> Work;
  // Intrinsics are only called: no constant uses their addresses.
  for (Function &F : M)
    if (!F.isIntrinsic())
      Work.push_back(&F);
  for (GlobalVariable &GV : M.globals())
    Work.push_back(&GV);
  for (GlobalAlias &GA : M.aliases())
    Work.push_back(&GA);
  for (GlobalIFunc &GI : M.ifuncs())
    Work.push_back(&GI);
  while (!Work.empty())
    for (User *U : Work.pop_back_val()->users()) {
      auto *C = dyn_cast<Constant>(U);
      if (!C || isa<GlobalValue>(C) || !Seen.insert(C).second)
        continue;
      if (isHardConstant(*C))
        Hard.insert(C);
      if (equivalent(*C))
        Equivalents.insert(C);
      Work.push_back(C);
    }
  writeAsInstructions(Hard.getArrayRef(), /*Where=*/nullptr);
  for (Constant *C : Equivalents)
    C->replaceAllUsesWith(equivalent(*C));
}

} // namespace opennvvm::prepare
