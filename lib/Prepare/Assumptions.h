//===- Assumptions.h - Remove what was only assumed -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_ASSUMPTIONS_H
#define OPENNVVM_LIB_PREPARE_ASSUMPTIONS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Removes llvm.assume, for which nothing is printed, and the computations of
/// the conditions, for which instructions would be.
void dropAssumptions(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_ASSUMPTIONS_H
