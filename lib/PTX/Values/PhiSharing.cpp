//===- PhiSharing.cpp - Phis that may share registers ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PhiSharing.h"
#include "FunctionContext.h"
#include "opennvvm/Target/ElementOrder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Whether a debugger is told which registers variables are in.
static bool describesVariables(const Function &F) {
  const DISubprogram *Subprogram = F.getSubprogram();
  return Subprogram && Subprogram->getUnit() &&
         Subprogram->getUnit()->getEmissionKind() == DICompileUnit::FullDebug;
}

bool mayShareAnywhere(const Function &F, const FunctionContext &E) {
  return E.isOptimized() && !describesVariables(F) &&
         !F.hasFnAttribute(ElementsAttr);
}

bool fillsRegisters(const BasicBlock &BB, FunctionContext &E) {
  // Half of those that a thread has at most.
  constexpr unsigned Most = 127;
  unsigned Needed = 0;
  for (const PHINode &Phi : BB.phis())
    for (const Part &P : E.parts(Phi.getType()).Parts)
      Needed += (RegClasses[unsigned(P.Class)].Width + 31) / 32;
  return Needed > Most;
}

/// \p Depth is how many operations are between \p V and the phi. What is read
/// very often is taken for an index, so that this takes no time.
static bool isIndex(const Value &V, unsigned Depth) {
  constexpr unsigned MaxDepth = 2, MaxUses = 16;
  if (V.hasNUsesOrMore(MaxUses))
    return true;
  return any_of(V.users(), [&](const User *U) {
    return isa<GetElementPtrInst>(U) ||
           (Depth < MaxDepth && U->getType()->isIntegerTy() &&
            isa<CastInst, BinaryOperator>(U) && isIndex(*U, Depth + 1));
  });
}

bool makesAddresses(const Value &V) {
  return V.getType()->isPointerTy() ||
         (V.getType()->isIntegerTy() && isIndex(V, 0));
}

} // namespace opennvvm::ptx
