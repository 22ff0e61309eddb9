//===- Handles.cpp - Accesses to textures, surfaces and samplers ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks from the variables to their uses, so that modules without textures cost
// nothing.
//
//===----------------------------------------------------------------------===//

#include "PTX/Check.h"
#include "PTX/Module/Globals.h"
#include "PTX/Selection/Generic.h"
#include "Reflection/LiveCode.h"
#include "Target/Annotation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Whether \p U passes an address to an intrinsic that accesses memory there.
/// Of intrinsics that LLVM does not know, nothing is known here.
static bool isAccessed(const IntrinsicInst &Call, const Use &U) {
  return Call.getIntrinsicID() != Intrinsic::not_intrinsic &&
         Call.isArgOperand(&U) && !Call.doesNotAccessMemory() &&
         !Call.onlyAccessesInaccessibleMemory() &&
         !printsNothing(Call.getIntrinsicID());
}

/// Whether \p U is an address that \p I accesses.
static bool isAccessed(const Instruction &I, const Use &U) {
  if (auto *Call = dyn_cast<IntrinsicInst>(&I))
    return isAccessed(*Call, U);
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return Store->getPointerOperand() == U;
  if (auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    return RMW->getPointerOperand() == U;
  if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    return Exchange->getPointerOperand() == U;
  return isa<LoadInst>(I);
}

/// The instructions that access memory at \p GV or at an offset from it.
static SmallVector<const Instruction *, 4>
findAccesses(const GlobalVariable &GV) {
  SmallVector<const Instruction *, 4> Found;
  SmallVector<const Value *, 8> Work = {&GV};
  SmallPtrSet<const Value *, 8> Seen;
  while (!Work.empty())
    for (const Use &U : Work.pop_back_val()->uses()) {
      const User *By = U.getUser();
      auto *I = dyn_cast<Instruction>(By);
      if (isa<GEPOperator, AddrSpaceCastOperator>(By) &&
          U.getOperandNo() == 0) {
        if (Seen.insert(By).second)
          Work.push_back(By);
      } else if (I && I->getFunction() && isAccessed(*I, U)) {
        Found.push_back(I);
      }
    }
  return Found;
}

void checkHandles(const Module &M, const UnsoundFunctions *Unsound,
                  const LiveCode *Live, DiagnosticEngine &Diags) {
  if (!M.getNamedMetadata(AnnotationsName))
    return;
  Annotations Notes(M);
  for (const GlobalVariable &GV : M.globals()) {
    GlobalKind Kind = handleKind(GV, Notes);
    if (!isHandle(Kind))
      continue;
    SmallVector<const Instruction *, 4> Accesses = findAccesses(GV);
    // A list of uses begins with the last one.
    for (const Instruction *I : reverse(Accesses))
      if (!(Unsound && Unsound->contains(I->getFunction())) &&
          !(Live && Live->isDead(*I)) && !Diags.hasErrorAt(*I))
        Diags.report(
            Rule::EmitUnsupportedInstruction, *I,
            {("an access to " + handleName(Kind) + " @" + GV.getName() +
              ", which is a handle and not memory")
                 .str()},
            {},
            "pass llvm.nvvm.texsurf.handle.internal of the variable to an "
            "intrinsic for textures or surfaces");
  }
}

} // namespace opennvvm::ptx
