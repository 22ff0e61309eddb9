//===- SpaceQueries.h - Where an address is known to be ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Libraries ask at run time whether a generic address is in some state space
// (`__isShared`), and have code for each answer. Once address spaces are
// inferred most answers are known, and the other code goes.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_SPACEQUERIES_H
#define OPENNVVM_LIB_PREPARE_SPACEQUERIES_H

namespace llvm {
class Function;
class IntrinsicInst;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p II asks for the state space of an address.
bool isSpaceQuery(const llvm::IntrinsicInst &II);

/// Answers the queries of \p F that can be, and removes what is not reached
/// then. \returns whether \p F changed.
bool foldSpaceQueries(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_SPACEQUERIES_H
