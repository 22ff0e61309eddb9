//===- Variadics.cpp - Functions with variable arguments ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Variadics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/IPO/ExpandVariadics.h"

using namespace llvm;

namespace opennvvm {

/// Whether ExpandVariadics splits \p F.
static bool isSplit(const Function &F) {
  return F.isVarArg() && F.hasExactDefinition() &&
         F.getCallingConv() == CallingConv::C &&
         !F.hasFnAttribute(Attribute::Naked);
}

/// Whether a parameter of \p F is in memory of its own. ExpandVariadics forgets
/// to say so of the function that remains.
static bool hasMemoryParameters(const Function &F) {
  return any_of(F.args(), [](const Argument &A) {
    return A.hasPassPointeeByValueCopyAttr() || A.hasByRefAttr() ||
           A.hasStructRetAttr();
  });
}

void exposeVariadics(Module &M) {
  SmallVector<std::pair<std::string, AttributeList>, 4> Split;
  for (const Function &F : M) {
    if (!isSplit(F))
      continue;
    if (!F.hasName() || hasMemoryParameters(F))
      return;
    Split.push_back({F.getName().str(), F.getAttributes()});
  }
  // The calls have no places afterwards, which LLVM's verifier rejects.
  if (Split.empty() || M.getNamedMetadata("llvm.dbg.cu"))
    return;
  ModuleAnalysisManager None;
  ExpandVariadicsPass(ExpandVariadicsMode::Optimize).run(M, None);
  for (const auto &[Name, Attributes] : Split)
    M.getFunction(Name)->setAttributes(Attributes);
}

} // namespace opennvvm
