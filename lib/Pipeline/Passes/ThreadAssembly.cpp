//===- ThreadAssembly.cpp - Assembly that is of one thread ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadAssembly.h"
#include "Catalog/Mnemonic.h"
#include "Catalog/MnemonicEffects.h"
#include "InlineAsm/Constraints.h"
#include "InlineAsm/Statement.h"
#include "InlineAsm/Syntax.h"
#include "InlineAsm/Template.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// Whether the text of \p Asm neither declares anything for others nor uses
/// what others declare: copies of such a text do not affect each other.
static bool isClosed(const InlineAsm &Asm) {
  SmallVector<char, 16> Letters(constraintsOf(Asm).size(), 0);
  AsmSurroundings Around;
  return findMistakes(Asm.getAsmString(), Letters, &Around).empty() &&
         Around.Declared.empty() && Around.Balance == 0;
}

static bool isOfThread(const InlineAsm &Asm) {
  std::string Text = plainText(Asm.getAsmString());
  PTXReader Reader(Text);
  while (const PTXStatement *S = Reader.next())
    if (!beginsWith(S->Mnemonic, ".reg") && !isOfThread(S->Mnemonic))
      return false;
  return isClosed(Asm);
}

void releaseAssembly(Module &M) {
  DenseMap<const InlineAsm *, bool> Known;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallInst>(&I);
      auto *Asm =
          Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
      if (!Asm || !Call->isConvergent())
        continue;
      auto [It, IsNew] = Known.try_emplace(Asm);
      if (IsNew)
        It->second = isOfThread(*Asm);
      if (It->second)
        Call->removeFnAttr(Attribute::Convergent);
    }
}

} // namespace opennvvm
