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

/// Says where by-value parameters are: in the parameter space of a kernel that
/// only reads them, else in local memory. InferAddressSpaces does the rest.
void markByValParameters(llvm::Function &F, bool IsKernel, const Target &T);

/// Whether \p U passes the memory behind an address by value.
bool isByValArgument(const llvm::Use &U);

/// Whether \p V, the address of a by-value parameter, is only read at constant
/// offsets, which loads from the parameter space can.
bool isOnlyRead(const llvm::Value *V);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_BYVALPARAMETERS_H
