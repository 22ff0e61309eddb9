//===- DemandedLanes.h - Unused lanes of vectors ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_DEMANDEDLANES_H
#define OPENNVVM_LIB_PREPARE_DEMANDEDLANES_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Narrows the vector operations of \p F to the lanes that are used.
/// \returns whether \p F changed.
bool narrowToDemandedLanes(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_DEMANDEDLANES_H
