//===- ByValParameters.h - Where by-value parameters are --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_BYVALPARAMETERS_H
#define OPENNVVM_LIB_PREPARE_BYVALPARAMETERS_H

namespace llvm {
class Function;
class Use;
class Value;
} // namespace llvm

namespace opennvvm {
struct Target;
} // namespace opennvvm

namespace opennvvm::prepare {

/// Marks where by-value parameters are: in parameter space if a kernel only
/// reads them, otherwise in local memory. InferAddressSpaces does the rest.
void markByValParameters(llvm::Function &F, bool IsKernel, const Target &T);

/// Whether \p U passes the memory at an address by value.
bool isByValArgument(const llvm::Use &U);

/// Whether \p V, the address of a by-value parameter, is only read at constant
/// offsets, as loads from parameter space require.
bool isOnlyRead(const llvm::Value *V);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_BYVALPARAMETERS_H
