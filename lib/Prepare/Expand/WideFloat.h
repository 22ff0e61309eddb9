//===- WideFloat.h - Floats and integers of more than 64 bits ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_WIDEFLOAT_H
#define OPENNVVM_LIB_PREPARE_EXPAND_WIDEFLOAT_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I converts between floats and integers of more than 64 bits.
bool isWideConversion(const llvm::Instruction &I);

/// Replaces all such conversions of \p F with integer arithmetic.
void expandWideConversions(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_WIDEFLOAT_H
