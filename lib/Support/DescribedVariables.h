//===- DescribedVariables.h - What a debugger is told -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_DESCRIBEDVARIABLES_H
#define OPENNVVM_LIB_SUPPORT_DESCRIBEDVARIABLES_H

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"

namespace opennvvm {

/// Whether a debugger is told which registers the variables of \p F are in.
inline bool describesVariables(const llvm::Function &F) {
  const llvm::DISubprogram *Subprogram = F.getSubprogram();
  return Subprogram && Subprogram->getUnit() &&
         Subprogram->getUnit()->getEmissionKind() ==
             llvm::DICompileUnit::FullDebug;
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_DESCRIBEDVARIABLES_H
