//===- ChooseValues.h - Selects for branches that choose --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_CHOOSEVALUES_H
#define OPENNVVM_LIB_PREPARE_CHOOSEVALUES_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Replaces branches and small switches of \p F that do nothing but choose
/// between values by selects. SimplifyCFG does so only if control gets to the
/// phis in no other way. Where lanes disagree, a branch makes them wait for
/// each other once more. \returns whether anything changed.
bool chooseValues(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_CHOOSEVALUES_H
