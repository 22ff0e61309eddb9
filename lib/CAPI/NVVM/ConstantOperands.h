//===- ConstantOperands.h - Constants behind variables ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_CONSTANTOPERANDS_H
#define OPENNVVM_LIB_CAPI_NVVM_CONSTANTOPERANDS_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::capi {

/// Front ends that do not optimize pass constant operands of intrinsics through
/// variables and casts, which libNVVM accepts. Turns those variables into
/// values, so that the operands can be seen.
void promoteConstantOperands(llvm::Module &M);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_CONSTANTOPERANDS_H
