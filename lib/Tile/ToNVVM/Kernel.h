//===- Kernel.h - Kernels of nv_tileas as functions of llvm -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_KERNEL_H
#define OPENNVVM_LIB_TILE_TONVVM_KERNEL_H

#include "Lowering.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace opennvvm::tile {

/// Whether \p F is what a host launches: it says so, or no function of the
/// module does and it gives nothing.
bool isKernel(mlir::func::FuncOp F);

/// Replaces \p F by a function of llvm for each thread of a block of \p Warps
/// warps; 0 stands for as many as suit its tiles. Loops keep tiles in shared
/// memory as far as that of the kernel stays within \p SharedBytes. Fails after
/// a diagnostic at what cannot be compiled.
LogicalResult lowerKernel(mlir::func::FuncOp F, const Handlers &Table,
                          const Machine &M, unsigned Warps,
                          uint64_t SharedBytes);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_KERNEL_H
