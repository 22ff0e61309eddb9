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

/// Removes calls of llvm.assume, and the computations of their conditions.
/// Nothing is printed for the former, but instructions would be for the latter.
void dropAssumptions(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_ASSUMPTIONS_H
