//===- AddressSpaces.h - Where generic addresses point to -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_ADDRESSSPACES_H
#define OPENNVVM_LIB_PREPARE_ADDRESSSPACES_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm {
struct Target;
} // namespace opennvvm

namespace opennvvm::prepare {

class FunctionPasses;

/// Narrows the generic addresses of \p F where it is known what they point to:
/// LLVM's InferAddressSpaces, told what only PTX says.
void inferAddressSpaces(llvm::Function &F, bool IsKernel, const Target &T,
                        FunctionPasses &Passes);

/// Gives generic addresses that are still asked for their old names: no cast to
/// where they are known to be, and back. By-value parameters and arguments keep
/// theirs, which say where they are read.
void dropRoundTrips(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_ADDRESSSPACES_H
