//===- Collective.cpp - What threads execute together ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Collective.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/Mnemonic.h"
#include "FunctionView.h"
#include "InlineAsm/Statement.h"
#include "InlineAsm/Template.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::lint {

/// "bar" is the old name of the aligned "barrier"; bar.warp.sync names its
/// lanes.
static bool isAligned(StringRef Mnemonic) {
  return hasPart(Mnemonic, "aligned") ||
         (rootOf(Mnemonic) == "bar" && !beginsWith(Mnemonic, "bar.warp"));
}

std::string findMnemonic(const CallBase &Call,
                         function_ref<bool(StringRef)> Is) {
  auto *Asm = dyn_cast<InlineAsm>(Call.getCalledOperand());
  if (!Asm)
    return {};
  std::string Text = plainText(Asm->getAsmString());
  PTXReader Reader(Text);
  while (const PTXStatement *S = Reader.next())
    if (!S->Mnemonic.empty() && !S->isDirective() && Is(S->Mnemonic))
      return S->Mnemonic.str().str();
  return {};
}

std::string alignedIn(const CallBase &Call) {
  if (Call.isInlineAsm())
    return findMnemonic(Call, isAligned);
  const IntrinsicRow *Row = lookupIntrinsic(Call.getIntrinsicID());
  if (!Row || !Call.isConvergent())
    return {};
  StringRef Mnemonic = StringRef(Row->PTXText).split(' ').first;
  Mnemonic = Mnemonic.split(';').first;
  bool IsFound =
      isAligned(Mnemonic) || StringRef(Row->Name).contains(".aligned");
  return IsFound ? Row->Name.str() : std::string();
}

bool maySynchronize(const CallBase &Call) {
  // clang marks every call in device code as convergent.
  if (isMarker(Call) || isa<MemIntrinsic>(Call))
    return false;
  if (Call.isConvergent())
    return true;
  if (auto *Known = dyn_cast<IntrinsicInst>(&Call))
    return Known->mayReadOrWriteMemory() && !Known->isAssumeLikeIntrinsic();
  return Call.mayReadOrWriteMemory() || Call.isInlineAsm();
}

} // namespace opennvvm::lint
