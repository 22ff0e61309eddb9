//===- ByValParameters.h - Where by-value parameters are --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_BYVALPARAMETERS_H
#define OPENNVVM_LIB_PTX_BYVALPARAMETERS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm {
struct Target;
} // namespace opennvvm

namespace opennvvm::ptx {

/// Says where by-value parameters are: in the parameter space of a kernel that
/// only reads them, else in local memory. InferAddressSpaces does the rest.
void markByValParameters(llvm::Function &F, bool IsKernel, const Target &T);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_BYVALPARAMETERS_H
