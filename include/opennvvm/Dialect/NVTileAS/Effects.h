//===- Effects.h - What operations do to memory -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_EFFECTS_H
#define OPENNVVM_DIALECT_NVTILEAS_EFFECTS_H

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"

namespace mlir::nv_tileas {

/// Global memory.
struct GlobalMemory : SideEffects::Resource::Base<GlobalMemory> {
  StringRef getName() final { return "nv_tileas.gmem"; }
};

/// Shared memory.
struct SharedMemory : SideEffects::Resource::Base<SharedMemory> {
  StringRef getName() final { return "nv_tileas.smem"; }
};

/// Tensor memory.
struct TensorMemory : SideEffects::Resource::Base<TensorMemory> {
  StringRef getName() final { return "nv_tileas.tmem"; }
};

/// Variables of an agent in registers.
struct RegisterMemory : SideEffects::Resource::Base<RegisterMemory> {
  StringRef getName() final { return "nv_tileas.rmem"; }
};

/// Everything that agents, and asynchronous work, wait for: mbarriers, groups
/// of copies, queues.
struct Barriers : SideEffects::Resource::Base<Barriers> {
  StringRef getName() final { return "nv_tileas.barriers"; }
};

/// What a program tells its user.
struct Output : SideEffects::Resource::Base<Output> {
  StringRef getName() final { return "nv_tileas.output"; }
};

/// The memory that views of \p Where look at.
SideEffects::Resource *getResource(Residency Where);

/// The memory that a value of type \p T names: that of a view, or of a tile
/// that is a buffer. Null for anything that is a value.
SideEffects::Resource *getResource(Type T);

/// The effects of an operation that computes tiles from tiles.
void getTileEffects(Operation *Op,
                    SmallVectorImpl<MemoryEffects::EffectInstance> &Effects);

/// Those of a product with the accumulator \p C.
void getProductEffects(Operation *Op, OpOperand &C,
                       SmallVectorImpl<MemoryEffects::EffectInstance> &Effects);

/// Speculatable if no operand or result is a buffer, and what a region computes
/// is.
Speculation::Speculatability getTileSpeculatability(Operation *Op);

} // namespace mlir::nv_tileas

#endif // OPENNVVM_DIALECT_NVTILEAS_EFFECTS_H
