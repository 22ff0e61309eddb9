//===- KnownIndices.h - Elements i + j where i is known ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_KNOWNINDICES_H
#define OPENNVVM_LIB_PREPARE_KNOWNINDICES_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

class FunctionPasses;

/// Computes the address of element i + j of an array from that of element i,
/// where it is known: one multiplication and one addition are enough then. It
/// is what LLVM's NaryReassociate does, without scalar evolution, which would
/// take longer than the rest of the preparation. Does not change the blocks.
/// \returns whether anything changed.
bool stepFromKnownIndices(llvm::Function &F, FunctionPasses &Passes);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_KNOWNINDICES_H
