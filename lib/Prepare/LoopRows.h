//===- LoopRows.h - Many rows in one loop -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_LOOPROWS_H
#define OPENNVVM_LIB_PREPARE_LOOPROWS_H

namespace llvm {
class Function;
class LoopInfo;
} // namespace llvm

namespace opennvvm::prepare {

/// Handles loops of \p F with many rows (k + first + C) << n that differ in the
/// constant C: shifts k and first, which does not change in the loop, once, and
/// adds C << n. Does not change the blocks. \returns whether anything changed.
bool shiftRows(llvm::Function &F, const llvm::LoopInfo &LI);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOOPROWS_H
