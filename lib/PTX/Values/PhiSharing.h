//===- PhiSharing.h - Phis that may share registers -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a copy for a phi does no harm by itself, there are still fewer
// instructions without it, since ptxas does not remove all of them. What speaks
// for copies is decided here.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_PHISHARING_H
#define OPENNVVM_LIB_PTX_VALUES_PHISHARING_H

#include "llvm/ADT/SmallVector.h"
#include <utility>

namespace llvm {
class BasicBlock;
class Function;
class PHINode;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class FunctionContext;

/// Whether the phis of \p F may share registers with their values although no
/// copy would do harm: when optimizing, unless debug information says where
/// variables are, or the function is one of tiles, which have as many registers
/// as there are: ptxas spills some if it gets fewer values to choose from.
bool mayShareAnywhere(const llvm::Function &F, const FunctionContext &E);

/// Whether the phis of \p BB need so many registers that few are left: the same
/// holds for them.
bool fillsRegisters(const llvm::BasicBlock &BB, FunctionContext &E);

/// Whether \p V is an address, or addresses are computed from it: coalescing
/// does not begin there. Such computations are used again as long as nothing
/// else is written to the registers that they read.
bool makesAddresses(const llvm::Value &V);

/// Whether \p Phi is a pointer that some paths through a loop leave as it was
/// in the iteration before. There, copies to the phi and back would be all that
/// is done with it.
bool mayKeepPointer(const llvm::PHINode &Phi);

/// Pairs of phis of different blocks of \p F that have the same values, where
/// the same branches go to both blocks: to a loop and its exit, say, if the
/// loop may be skipped. Neither block dominates the other, so nothing that is
/// computed from one phi is used in place of what is computed from the other,
/// although both may be in the same register.
llvm::SmallVector<std::pair<const llvm::PHINode *, const llvm::PHINode *>, 0>
equalPhis(const llvm::Function &F, FunctionContext &E);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_PHISHARING_H
