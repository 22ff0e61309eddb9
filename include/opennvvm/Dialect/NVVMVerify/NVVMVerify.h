//===- NVVMVerify.h - The NVVM IR verifier on MLIR --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks parameter space, launches from device code and gates on gpu, nvvm and
// llvm operations: what the Tileiras verifier checks, but before translation to
// LLVM IR.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVVMVERIFY_NVVMVERIFY_H
#define OPENNVVM_DIALECT_NVVMVERIFY_NVVMVERIFY_H

#include "mlir/Support/LLVM.h"
#include "opennvvm/Verifier/Verifier.h"
#include <memory>

namespace mlir {
class Operation;
class Pass;
} // namespace mlir

namespace opennvvm::mlir_verify {

/// The target of the pass.
struct VerifyOptions {
  const SMInfo *SM = nullptr; ///< If null, the machine of the attributes, or
                              ///< else sm_75.
  std::optional<PTXVersion> PTX;
  ParamLimits Limits = ParamLimits::ByProfile; ///< The documented ones.
};

/// Checks \p Root and everything in it; reports through MLIR's diagnostics.
mlir::LogicalResult verifyNVVMIR(mlir::Operation *Root,
                                 const VerifyOptions &Options);

/// Creates the pass nvvm-ir-verify, which fails on any violation.
std::unique_ptr<mlir::Pass> createNVVMIRVerifyPass();
void registerNVVMVerifyPasses();

} // namespace opennvvm::mlir_verify

#endif // OPENNVVM_DIALECT_NVVMVERIFY_NVVMVERIFY_H
