//===- Constraints.cpp - Constraints of inline assembly -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Constraints.h"

using namespace llvm;

namespace opennvvm {

InlineAsm::ConstraintInfoVector constraintsOf(const InlineAsm &Asm) {
  InlineAsm::ConstraintInfoVector Constraints = Asm.ParseConstraints();
  if (StringRef(Asm.getConstraintString()).contains('+'))
    for (InlineAsm::ConstraintInfo &C : Constraints) {
      llvm::erase(C.Codes, "+");
      for (InlineAsm::SubConstraintInfo &Alternative : C.multipleAlternatives)
        llvm::erase(Alternative.Codes, "+");
    }
  return Constraints;
}

} // namespace opennvvm
