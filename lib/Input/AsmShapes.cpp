//===- AsmShapes.cpp - Constraints that do not fit their assembly ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmShapes.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

using namespace llvm;

namespace opennvvm {

bool checkInlineAsm(const Module &M, DiagnosticEngine &Diags) {
  bool Sound = true;
  SmallPtrSet<const InlineAsm *, 16> Seen;
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallBase>(&I);
      auto *Asm =
          Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
      if (!Asm || !Seen.insert(Asm).second)
        continue;
      if (Error E = InlineAsm::verify(Asm->getFunctionType(),
                                      Asm->getConstraintString())) {
        Diags.report(Rule::MiscLlvmParser, I, {toString(std::move(E))});
        Sound = false;
      }
    }
  return Sound;
}

} // namespace opennvvm
