//===- SpaceQueries.h - Where an address is known to be ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Libraries ask at run time whether a generic address is in some state space
// (`__isShared`), and have code for both answers. Once address spaces are
// inferred, most answers are known, and the other code can be removed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_SPACEQUERIES_H
#define OPENNVVM_LIB_PREPARE_SPACEQUERIES_H

namespace llvm {
class Function;
class IntrinsicInst;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p II queries the state space of an address.
bool isSpaceQuery(const llvm::IntrinsicInst &II);

/// Folds the queries of \p F with known answers, and removes code that becomes
/// unreachable. \returns whether \p F changed.
bool foldSpaceQueries(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_SPACEQUERIES_H
