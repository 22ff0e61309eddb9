//===- LiveOps.h - What a machine reaches of MLIR ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MLIRVERIFY_LIVEOPS_H
#define OPENNVVM_LIB_MLIRVERIFY_LIVEOPS_H

#include "mlir/IR/Operation.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace opennvvm::mlir_verify {

/// What remains of an operation for a machine if calls of __nvvm_reflect answer
/// "__CUDA_ARCH" for it, and branches on constants are decided. Computed when
/// it is first asked for.
class LiveOps {
public:
  explicit LiveOps(mlir::Operation *Root) : Root(Root) {}

  /// Whether control never reaches \p Op, which is in the root, on \p SM.
  bool isDead(mlir::Operation *Op, const SMInfo &SM);

private:
  mlir::Operation *Root;
  /// The blocks that machines never reach.
  llvm::DenseMap<const SMInfo *, llvm::DenseSet<mlir::Block *>> Dead;
};

} // namespace opennvvm::mlir_verify

#endif // OPENNVVM_LIB_MLIRVERIFY_LIVEOPS_H
