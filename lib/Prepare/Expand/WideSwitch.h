//===- WideSwitch.h - switch on more than 64 bits ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_WIDESWITCH_H
#define OPENNVVM_LIB_PREPARE_EXPAND_WIDESWITCH_H

namespace llvm {
class Function;
class SwitchInst;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether the condition of \p Switch does not fit an integer register: a
/// predicate, or more than 64 bits.
bool isOddSwitch(const llvm::SwitchInst &Switch);

/// Turns each such switch of \p F into a chain of comparisons.
void expandOddSwitches(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_WIDESWITCH_H
