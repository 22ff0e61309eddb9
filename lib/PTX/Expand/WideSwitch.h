//===- WideSwitch.h - switch on more than 64 bits ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_EXPAND_WIDESWITCH_H
#define OPENNVVM_LIB_PTX_EXPAND_WIDESWITCH_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::ptx {

/// Turns each switch of \p F on more than 64 bits into a chain of comparisons.
void expandWideSwitches(llvm::Function &F);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_EXPAND_WIDESWITCH_H
