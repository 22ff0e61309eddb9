//===- ContractForms.h - Bitcode that its readers accept --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_CONTRACTFORMS_H
#define OPENNVVM_LIB_PIPELINE_CONTRACTFORMS_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Replaces intrinsics that LLVM's passes make and the dialect does not let
/// anybody write: llvm.fabs and llvm.trunc, and counts, byte swaps and
/// arithmetic with overflow of other widths than it has. What is written as
/// bitcode is read by others, under that contract.
void useContractForms(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_CONTRACTFORMS_H
