//===- Annotations.h - The form of !nvvm.annotations ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_ANNOTATIONS_H
#define OPENNVVM_LIB_VERIFIER_RULES_ANNOTATIONS_H

#include "RuleContext.h"

namespace opennvvm::verifier {

/// The operands of each entry: a variable or function, then pairs of a key and
/// a value.
void checkAnnotations(RuleContext &Ctx);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_ANNOTATIONS_H
