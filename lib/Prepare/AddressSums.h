//===- AddressSums.h - Addresses that share all but a constant  -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_ADDRESSSUMS_H
#define OPENNVVM_LIB_PREPARE_ADDRESSSUMS_H

namespace llvm {
class DominatorTree;
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Makes an address of \p F that is computed as an integer, and is known to be
/// a constant number of bytes behind one that has been computed before, an
/// offset of that one: accesses have offsets for nothing.
/// \returns whether \p F changed.
bool shareAddressSums(llvm::Function &F, const llvm::DominatorTree &DT);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_ADDRESSSUMS_H
