//===- ArmAddresses.h - Addresses that several arms need --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_ARMADDRESSES_H
#define OPENNVVM_LIB_PREPARE_ARMADDRESSES_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

class FunctionPasses;

/// Where several conditional blocks of \p F follow each other and compute the
/// same address, as the copies of an unrolled loop do: computes it once, before
/// the first. Does not change the blocks.
/// \returns whether anything changed.
bool shareArmAddresses(llvm::Function &F, FunctionPasses &Passes);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_ARMADDRESSES_H
