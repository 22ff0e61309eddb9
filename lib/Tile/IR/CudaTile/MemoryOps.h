//===- MemoryOps.h - What accesses have in common ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_CUDATILE_MEMORYOPS_H
#define OPENNVVM_LIB_TILE_IR_CUDATILE_MEMORYOPS_H

#include "opennvvm/Dialect/CudaTile/CudaTile.h"

namespace mlir::cuda_tile {

inline constexpr MemoryOrderingSemantics
    LoadOrders[] = {MemoryOrderingSemantics::Weak,
                    MemoryOrderingSemantics::Relaxed,
                    MemoryOrderingSemantics::Acquire},
    StoreOrders[] = {MemoryOrderingSemantics::Weak,
                     MemoryOrderingSemantics::Relaxed,
                     MemoryOrderingSemantics::Release},
    AtomicOrders[] = {
        MemoryOrderingSemantics::Relaxed, MemoryOrderingSemantics::Acquire,
        MemoryOrderingSemantics::Release, MemoryOrderingSemantics::AcqRel};

/// Reports unless \p Order is one of \p Allowed, with a scope unless it is
/// weak.
LogicalResult verifyOrdering(Operation *Op, MemoryOrderingSemantics Order,
                             std::optional<MemoryScope> Scope,
                             ArrayRef<MemoryOrderingSemantics> Allowed);

/// Reports if an atomic cannot do \p Mode on elements of \p T.
LogicalResult verifyAtomicMode(Operation *Op, AtomicRMWMode Mode, Type T);

} // namespace mlir::cuda_tile

#endif // OPENNVVM_LIB_TILE_IR_CUDATILE_MEMORYOPS_H
