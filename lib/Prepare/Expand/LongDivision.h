//===- LongDivision.h - Divisions of 128-bit integers -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_LONGDIVISION_H
#define OPENNVVM_LIB_PREPARE_EXPAND_LONGDIVISION_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class BinaryOperator;
} // namespace llvm

namespace opennvvm::prepare {

/// Replaces divisions and remainders of scalars of 65 to 128 bits, in the order
/// of their function, by divisions of 64 bits. Those that have the same
/// operands in the same block share one.
void expandLongDivisions(llvm::ArrayRef<llvm::BinaryOperator *> Divisions);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_LONGDIVISION_H
