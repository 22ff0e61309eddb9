//===- BackEdges.h - Branches that continue a loop --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_BACKEDGES_H
#define OPENNVVM_LIB_PREPARE_BACKEDGES_H

namespace llvm {
class DominatorTree;
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Makes branches of \p F that continue a loop, of two the inner one, where a
/// comparison is false do so where the opposite comparison is true. Does not
/// change the blocks.
void turnBackEdges(llvm::Function &F, const llvm::DominatorTree &DT);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_BACKEDGES_H
