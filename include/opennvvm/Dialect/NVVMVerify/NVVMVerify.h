//===- NVVMVerify.h - The NVVM IR verifier on MLIR --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parameter space, launches from device code and gates, on gpu, nvvm and llvm
// operations: what the Tileiras verifier checks, before LLVM IR is made.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVVMVERIFY_NVVMVERIFY_H
#define OPENNVVM_DIALECT_NVVMVERIFY_NVVMVERIFY_H

#include "mlir/IR/Types.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "opennvvm/Verifier/ParameterSpace.h"
#include "opennvvm/Verifier/Verifier.h"
#include <memory>

namespace mlir {
class Pass;
} // namespace mlir

namespace opennvvm::mlir_verify {

/// The type of a parameter in the documented contract. A memref is its
/// descriptor; what has no lowered form is opaque.
ParamDesc describeParam(mlir::Type Ty);

/// The parameters of \p F; a by-value pointer is what it points to.
std::vector<Param> describeParams(mlir::FunctionOpInterface F);

/// Whether \p F is a kernel: gpu.kernel, nvvm.kernel or its calling convention.
bool isKernel(mlir::FunctionOpInterface F);

/// Whether \p Op is code of the GPU: inside of a gpu.module, of a kernel, or of
/// a module for it.
bool isDeviceCode(mlir::Operation *Op);

/// The machine that #nvvm.target or #nv_tileas.target gives for \p Op; null when
/// nothing does.
const SMInfo *targetOf(mlir::Operation *Op);

struct VerifyOptions {
  const SMInfo *SM = nullptr; ///< Null: what the attributes say, else sm_75.
  std::optional<PTXVersion> PTX;
  ParamLimits Limits = ParamLimits::ByProfile; ///< The documented ones.
};

/// Checks \p Root and all in it through MLIR's diagnostics.
mlir::LogicalResult verifyNVVMIR(mlir::Operation *Root,
                                 const VerifyOptions &Options);

/// nvvm-ir-verify, which fails on any violation.
std::unique_ptr<mlir::Pass> createNVVMIRVerifyPass();
void registerNVVMVerifyPasses();

} // namespace opennvvm::mlir_verify

#endif // OPENNVVM_DIALECT_NVVMVERIFY_NVVMVERIFY_H
