//===- DataLayout.h - The data layout, property by property -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_DATALAYOUT_H
#define OPENNVVM_LIB_VERIFIER_RULES_DATALAYOUT_H

#include "RuleContext.h"

namespace opennvvm::verifier {

void checkDataLayout(RuleContext &Ctx);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_DATALAYOUT_H
