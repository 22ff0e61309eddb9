//===- Checks.h - What the checks on MLIR share -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MLIRVERIFY_CHECKS_H
#define OPENNVVM_LIB_MLIRVERIFY_CHECKS_H

#include "LiveOps.h"
#include "Verifier/ParameterSpace.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "opennvvm/Dialect/NVVMVerify/NVVMVerify.h"

namespace opennvvm::mlir_verify {

/// The type of a parameter in the documented contract. A memref is described by
/// its descriptor; a type without a lowered form is opaque.
ParamDesc describeParam(mlir::Type Ty);

/// The parameters of \p F; a by-value pointer is described by its pointee.
std::vector<Param> describeParams(mlir::FunctionOpInterface F);

/// Whether \p F is a kernel, by gpu.kernel, nvvm.kernel or its calling
/// convention.
bool isKernel(mlir::FunctionOpInterface F);

/// Whether \p Op is GPU code: inside a gpu.module, a kernel, or a module for
/// the GPU.
bool isDeviceCode(mlir::Operation *Op);

/// The machine that #nvvm.target or #nv_tileas.target specifies for \p Op; null
/// if neither does.
const SMInfo *targetOf(mlir::Operation *Op);

/// The documented message of \p R, without its arguments filled in.
llvm::StringRef messageOf(Rule R);

mlir::LogicalResult checkParameters(mlir::FunctionOpInterface F,
                                    const VerifyOptions &Options,
                                    const SMInfo &SM);
/// Checks \p Op if it launches a kernel: gpu.launch_func, or a call of
/// llvm.nvvm.launch.
mlir::LogicalResult checkLaunch(mlir::Operation *Op);
/// Whether the machine has \p Op, based on the intrinsics that it becomes, or
/// does not reach it.
mlir::LogicalResult checkGate(mlir::Operation *Op, const SMInfo &SM,
                              LiveOps &Live);

} // namespace opennvvm::mlir_verify

#endif // OPENNVVM_LIB_MLIRVERIFY_CHECKS_H
