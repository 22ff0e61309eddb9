//===- Checks.h - What the checks on MLIR share -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DIALECT_NVVMVERIFY_CHECKS_H
#define OPENNVVM_LIB_DIALECT_NVVMVERIFY_CHECKS_H

#include "opennvvm/Dialect/NVVMVerify/NVVMVerify.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace opennvvm::mlir_verify {

/// The documented message of \p R, without its arguments filled in.
llvm::StringRef messageOf(Rule R);

mlir::LogicalResult checkParameters(mlir::FunctionOpInterface F,
                                    const VerifyOptions &Options,
                                    const SMInfo &SM);
mlir::LogicalResult checkLaunch(mlir::gpu::LaunchFuncOp Launch);
/// Whether the machine has \p Op, based on the intrinsics that it becomes.
mlir::LogicalResult checkGate(mlir::Operation *Op, const SMInfo &SM);

} // namespace opennvvm::mlir_verify

#endif // OPENNVVM_LIB_DIALECT_NVVMVERIFY_CHECKS_H
