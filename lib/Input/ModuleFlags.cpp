//===- ModuleFlags.cpp - Module flags that LLVM's readers look at ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleFlags.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// The version of the debug information; 0 if there is none. LLVM's own
/// function assumes that the flags are well formed; they are verified later.
static unsigned debugInfoVersion(const Module &M) {
  const NamedMDNode *Flags = M.getModuleFlagsMetadata();
  if (!Flags)
    return 0;
  for (const MDNode *Flag : Flags->operands()) {
    if (Flag->getNumOperands() != 3)
      continue;
    auto *Name = dyn_cast_or_null<MDString>(Flag->getOperand(1).get());
    auto *Version =
        mdconst::dyn_extract_or_null<ConstantInt>(Flag->getOperand(2).get());
    if (Name && Name->getString() == "Debug Info Version" && Version)
      return Version->getValue().getLimitedValue(UINT_MAX);
  }
  return 0;
}

SmallVector<MDNode *, 2> takeBrokenFlags(Module &M) {
  SmallVector<MDNode *, 2> Broken, Whole;
  NamedMDNode *Flags = M.getModuleFlagsMetadata();
  if (!Flags)
    return Broken;
  for (MDNode *Flag : Flags->operands())
    (Flag->getNumOperands() == 3 &&
             isa_and_nonnull<MDString>(Flag->getOperand(1))
         ? Whole
         : Broken)
        .push_back(Flag);
  if (Broken.empty())
    return Broken;
  Flags->clearOperands();
  for (MDNode *Flag : Whole)
    Flags->addOperand(Flag);
  return Broken;
}

void dropOldDebugInfo(Module &M, DiagnosticEngine &Diags) {
  unsigned Version = debugInfoVersion(M);
  if (Version == DEBUG_METADATA_VERSION || !StripDebugInfo(M))
    return;
  Diags.reportText(Rule::MiscDebugInfo, {},
                   {"its version is " + std::to_string(Version) + ", not " +
                    std::to_string(unsigned(DEBUG_METADATA_VERSION))});
}

} // namespace opennvvm
