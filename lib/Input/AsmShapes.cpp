//===- AsmShapes.cpp - Constraints that do not fit their assembly ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmShapes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

using namespace llvm;

namespace opennvvm {

/// The size of the code at the start of \p Text, which does not contain a
/// comma; 0 if it is cut short.
static size_t sizeOfCode(StringRef Text) {
  size_t Size = 1;
  switch (Text.front()) {
  case '{':
    // Something that LLVM rejects itself if it does not end.
    Size = std::min(Text.find('}'), Text.size() - 1) + 1;
    break;
  case '^':
    Size = 3;
    break;
  case '@':
    if (Text.size() < 2 || Text[1] < '1' || Text[1] > '9')
      return 0;
    Size = 2 + unsigned(Text[1] - '0');
    break;
  }
  return Size <= Text.size() ? Size : 0;
}

bool hasWholeCodes(StringRef Constraints) {
  SmallVector<StringRef, 8> Operands;
  Constraints.split(Operands, ',');
  for (StringRef Rest : Operands)
    while (!Rest.empty()) {
      size_t Size = sizeOfCode(Rest);
      if (!Size)
        return false;
      Rest = Rest.drop_front(Size);
    }
  return true;
}

/// What LLVM's text reader says of it; empty if it accepts it.
static std::string problemOf(const CallBase &Call, const InlineAsm &Asm) {
  if (Call.getFunctionType() != Asm.getFunctionType())
    return "the assembly has another type than its call";
  if (!hasWholeCodes(Asm.getConstraintString()))
    return CutShort.str();
  return toString(
      InlineAsm::verify(Asm.getFunctionType(), Asm.getConstraintString()));
}

bool checkInlineAsm(const Module &M, DiagnosticEngine &Diags) {
  bool Sound = true;
  // The type of the call and its assembly.
  SmallDenseSet<std::pair<const FunctionType *, const InlineAsm *>, 16> Seen;
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallBase>(&I);
      auto *Asm =
          Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
      if (!Asm || !Seen.insert({Call->getFunctionType(), Asm}).second)
        continue;
      if (std::string Problem = problemOf(*Call, *Asm); !Problem.empty()) {
        Diags.report(Rule::MiscLlvmParser, I, {std::move(Problem)});
        Sound = false;
      }
    }
  return Sound;
}

} // namespace opennvvm
