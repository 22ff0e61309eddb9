//===- Reflect.cpp - Reflect queries in metadata --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reflect.h"
#include "Catalog/DeviceFunction.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// The string in metadata operand \p V, by itself or as the only operand of a
/// node; null if there is none.
static const MDString *stringOf(const Value *V) {
  auto *Wrapped = dyn_cast<MetadataAsValue>(V);
  const Metadata *MD = Wrapped ? Wrapped->getMetadata() : nullptr;
  if (auto *Node = dyn_cast_or_null<MDNode>(MD);
      Node && Node->getNumOperands() == 1)
    MD = Node->getOperand(0);
  return dyn_cast_or_null<MDString>(MD);
}

/// Makes \p Call pass a string in constant memory, like LLVM's intrinsic.
static void rewrite(CallInst &Call, const MDString &Name) {
  Module &M = *Call.getModule();
  Constant *Text =
      ConstantDataArray::getString(M.getContext(), Name.getString());
  constexpr unsigned ConstantSpace = 4;
  auto *Global =
      new GlobalVariable(M, Text->getType(), /*isConstant=*/true,
                         GlobalValue::PrivateLinkage, Text, "nvvm.reflect",
                         nullptr, GlobalValue::NotThreadLocal, ConstantSpace);
  Global->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  IRBuilder<> B(&Call);
  Value *Answer =
      B.CreateIntrinsic(Intrinsic::nvvm_reflect, {},
                        {ConstantExpr::getAddrSpaceCast(
                            Global, PointerType::get(M.getContext(), 0))});
  Call.replaceAllUsesWith(B.CreateIntCast(Answer, Call.getType(), false));
  Answer->takeName(&Call);
  Call.eraseFromParent();
}

void rewriteReflect(Module &M) {
  for (Function &F : make_early_inc_range(M)) {
    StringRef Name = F.getName();
    if (!F.isDeclaration() || F.arg_size() != 1 ||
        !F.getArg(0)->getType()->isMetadataTy() ||
        !F.getReturnType()->isIntegerTy() ||
        !lookupDeviceFunction(Name).AsksCompiler)
      continue;
    // LLVM's own intrinsic needs the name that this one has.
    F.setName(Name + ".metadata");
    for (User *U : make_early_inc_range(F.users()))
      if (auto *Call = dyn_cast<CallInst>(U);
          Call && Call->getCalledFunction() == &F)
        if (const MDString *Question = stringOf(Call->getArgOperand(0)))
          rewrite(*Call, *Question);
    if (F.use_empty())
      F.eraseFromParent();
    else
      F.setName(StringRef(F.getName()).drop_back(strlen(".metadata")).str());
  }
}

} // namespace opennvvm
