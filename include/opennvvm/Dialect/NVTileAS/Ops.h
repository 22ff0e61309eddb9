//===- Ops.h - Operations ---------------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPS_H
#define OPENNVVM_DIALECT_NVTILEAS_OPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Traits.h"

namespace mlir::nv_tileas {

/// Checks a region that computes scalars: its arguments, what it yields, and
/// that it only has scalar operations.
LogicalResult verifyScalarRegion(Operation *Op, Region &Body,
                                 TypeRange Arguments, TypeRange Yields);

/// Whether the region of a map, a reduction or a scan may have \p Op: it is
/// scalar and has no effects.
bool isScalarOperation(Operation *Op);

/// Checks that \p C, if there is one, combines elements of type \p Element.
LogicalResult verifyCombiner(Operation *Op, std::optional<Combiner> C,
                             Type Element);

/// Checks the region by which \p Op combines two elements of each of \p
/// Sources, if \p Combine has one.
LogicalResult verifyCombination(Operation *Op, ValueRange Sources,
                                MutableArrayRef<Region> Combine);

} // namespace mlir::nv_tileas

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsPipeline.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsMemory.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsTma.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsLayout.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsMma.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsShape.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsTile.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsSync.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsGather.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsScalar.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsAddress.h.inc"

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsHost.h.inc"

#endif // OPENNVVM_DIALECT_NVTILEAS_OPS_H
