//===- Refusals.h - What has no form in nv_tileas ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_REFUSALS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_REFUSALS_H

#include "mlir/IR/Operation.h"

namespace opennvvm::tile_import {

enum class Refusal {
  Multimem, ///< Memory of several GPUs at one address.
  Scale,    ///< The scale of eight bits that is a preview.
  Nibbles,  ///< Addresses of half bytes.
  Branches, ///< Control flow in a combination of elements.
  Unknown,  ///< An operation without a handler.
};

/// Reports that \p Op is not imported, why, and what may be done. Fails.
llvm::LogicalResult refuse(mlir::Operation *Op, Refusal Why);

} // namespace opennvvm::tile_import

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_REFUSALS_H
