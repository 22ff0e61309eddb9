//===- AccumulatorLoops.h - Accumulators stay in registers ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_ACCUMULATORLOOPS_H
#define OPENNVVM_LIB_PREPARE_ACCUMULATORLOOPS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

class FunctionPasses;

/// Completely unrolls the loops of \p F that would keep accumulators of
/// asynchronous products in memory. SROA then turns the variables into
/// registers.
/// \returns whether \p F changed; analyses of \p Passes are then invalid.
bool unrollAccumulatorLoops(llvm::Function &F, FunctionPasses &Passes);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_ACCUMULATORLOOPS_H
