//===- Constraints.h - Constraints of inline assembly -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INLINEASM_CONSTRAINTS_H
#define OPENNVVM_LIB_INLINEASM_CONSTRAINTS_H

#include "llvm/IR/InlineAsm.h"

namespace opennvvm {

/// The constraints of \p Asm, without "+", which some front ends copy from C,
/// where it marks an operand that is read and written. LLVM's IR says that by a
/// tied input; llc and libNVVM take no notice of the sign.
llvm::InlineAsm::ConstraintInfoVector constraintsOf(const llvm::InlineAsm &Asm);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INLINEASM_CONSTRAINTS_H
