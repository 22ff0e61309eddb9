//===- Types.h - Floating-point types that GPUs lack ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_TYPES_H
#define OPENNVVM_LIB_VERIFIER_RULES_TYPES_H

#include "RuleContext.h"

namespace llvm {
class Instruction;
class Type;
} // namespace llvm

namespace opennvvm::verifier {

/// Floating-point types that GPUs do not support, as bits.
enum BadTypes : uint8_t { NoBadType = 0, FP128 = 1, X86FP80 = 2, PPCFP128 = 4 };

/// Those that \p T is, or contains.
uint8_t badTypes(RuleContext &Ctx, llvm::Type *T);
void reportTypes(RuleContext &Ctx, uint8_t Bad, Place At);

/// The types of \p I and of its operands.
void checkTypes(RuleContext &Ctx, const llvm::Instruction &I);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_TYPES_H
