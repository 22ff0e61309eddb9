//===- ContractForms.h - IR forms that bitcode readers accept ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_BITCODE_CONTRACTFORMS_H
#define OPENNVVM_LIB_BITCODE_CONTRACTFORMS_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Replaces intrinsics that LLVM's passes create but the NVVM dialect does not
/// allow: llvm.fabs and llvm.trunc; counts, byte swaps and overflow arithmetic
/// of widths that it does not have. Bitcode is read by other tools that follow
/// the profile.
void useContractForms(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_BITCODE_CONTRACTFORMS_H
