//===- AsyncGroups.h - Groups of asynchronous work --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The registers of a wgmma that is under way must not be touched: if anything
// copies them, ptxas waits for what should overlap. A loop that issues groups
// of such work therefore stays as it is written, and the accumulators stay in
// registers, which nothing can index.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_ASYNCGROUPS_H
#define OPENNVVM_LIB_LOWERING_ASYNCGROUPS_H

namespace llvm {
class Function;
class Instruction;
class Loop;
} // namespace llvm

namespace opennvvm {

/// Whether \p I ends a group of asynchronous instructions, or waits for some.
bool endsAsyncGroup(const llvm::Instruction &I);

/// Whether \p F has instructions that read registers after they are issued.
bool hasAccumulators(const llvm::Function &F);

/// Whether \p L ends groups of asynchronous instructions, or waits for some.
bool isAsyncPipeline(const llvm::Loop &L);

/// Whether accumulators would stay in memory unless \p L is unrolled: it
/// indexes variables that fit in registers, or issues parts of one group. Its
/// function has accumulators.
bool indexesAccumulators(const llvm::Loop &L);

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_ASYNCGROUPS_H
