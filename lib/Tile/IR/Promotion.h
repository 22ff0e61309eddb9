//===- Promotion.h - Views that become values -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_PROMOTION_H
#define OPENNVVM_LIB_TILE_IR_PROMOTION_H

#include "mlir/IR/MLIRContext.h"

namespace mlir::nv_tileas {

/// Tells --mem2reg about the operations of the dialect, which \p Context has
/// loaded.
void attachPromotion(MLIRContext &Context);

} // namespace mlir::nv_tileas

#endif // OPENNVVM_LIB_TILE_IR_PROMOTION_H
