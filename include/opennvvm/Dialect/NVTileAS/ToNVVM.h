//===- ToNVVM.h - Kernels of nv_tileas compiled -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of nv_tileas become functions of the llvm and nvvm dialects for
// each thread of a block. A kernel is then an llvm.func with
//
// - `nvvm.kernel` and `nvvm.reqntid`, the threads of a block,
// - `nvvm.cluster_dim` if blocks form clusters, and
// - `nv_tileas.dynamic_shared`, the bytes of shared memory that a launch must
//   give it. Without this attribute there are none, and what it needs is a
//   variable of the module.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_TONVVM_H
#define OPENNVVM_DIALECT_NVTILEAS_TONVVM_H

#include "llvm/ADT/StringRef.h"
#include <memory>
#include <string>

namespace mlir {
class OpPassManager;
class Pass;
} // namespace mlir

namespace mlir::nv_tileas {

/// The attribute that says how much shared memory a launch gives a kernel.
inline constexpr llvm::StringLiteral DynamicSharedAttr =
    "nv_tileas.dynamic_shared";

/// How kernels are compiled.
struct LowerOptions {
  unsigned SM = 80; ///< The number of the machine, without its suffix.
  char Suffix = 0;  ///< 'a' or 'f'; 0 if the machine has none.
  /// Warps of a block; 0: what the program says, or else what suits its tiles.
  unsigned Warps = 0;
  /// Whether all shared memory is a variable of the module, so that launches
  /// need not give any.
  bool StaticShared = false;

  /// "sm_90a".
  std::string arch() const;
};

/// Turns kernels of nv_tileas into functions of llvm, nvvm, arith and scf.
std::unique_ptr<Pass>
createConvertNVTileASToNVVMPass(const LowerOptions &Options);

/// Has launches give lowered kernels the shared memory that a module cannot
/// declare, or, with StaticShared, refuses such kernels.
std::unique_ptr<Pass> createPlaceSharedPass(const LowerOptions &Options);

/// Adds everything that turns a module of nv_tileas into one of llvm and nvvm:
/// callees are taken into kernels, what no lowering can translate is refused,
/// kernels are converted, and then what the conversion has left to the passes
/// of MLIR.
void buildToNVVMPipeline(OpPassManager &To, const LowerOptions &Options);

/// Registers both passes and `nv-tileas-to-nvvm`, the pipeline, whose options
/// are `arch=sm_80`, `warps=4` and `launch=static`.
void registerToNVVMPasses();

} // namespace mlir::nv_tileas

#endif // OPENNVVM_DIALECT_NVTILEAS_TONVVM_H
