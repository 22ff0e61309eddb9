//===- AddressSpaces.h - Where generic addresses point ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_ADDRESSSPACES_H
#define OPENNVVM_LIB_PREPARE_ADDRESSSPACES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm {
struct Target;
} // namespace opennvvm

namespace opennvvm::prepare {

class FunctionPasses;

/// Narrows the generic addresses of \p F if their address space is known:
/// LLVM's InferAddressSpaces, with additional facts that only PTX provides.
void inferAddressSpaces(llvm::Function &F, bool IsKernel, const Target &T,
                        FunctionPasses &Passes);

/// Freezes the addresses in \p F for which LLVM's InferAddressSpaces goes
/// wrong. \returns what showMisleadingBases() takes back.
llvm::SmallVector<llvm::WeakVH, 4> hideMisleadingBases(llvm::Function &F);
void showMisleadingBases(llvm::ArrayRef<llvm::WeakVH> Hidden);

/// Undoes casts of generic addresses that are still needed as generic: removes
/// casts to their known address space and back. By-value parameters and
/// arguments keep the casts, which show where they are read.
void dropRoundTrips(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_ADDRESSSPACES_H
