//===- Effects.cpp - What operations do to memory -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

using EffectList = SmallVectorImpl<MemoryEffects::EffectInstance>;
using SideEffects::Resource;

Resource *mlir::nv_tileas::getResource(Residency Where) {
  switch (Where) {
  case Residency::Gmem:
    return GlobalMemory::get();
  case Residency::Smem:
    return SharedMemory::get();
  case Residency::Tmem:
    return TensorMemory::get();
  case Residency::Rmem:
    break;
  }
  return RegisterMemory::get();
}

Resource *mlir::nv_tileas::getResource(Type T) {
  if (auto View = dyn_cast<TiledViewType>(T))
    return getResource(View.getResidency());
  auto Tile = dyn_cast<TileType>(T);
  if (!Tile)
    return nullptr;
  if (isa_and_nonnull<SharedLayoutAttr>(Tile.getLayout()))
    return SharedMemory::get();
  if (isa_and_nonnull<TmemLayoutAttr>(Tile.getLayout()))
    return TensorMemory::get();
  if (isa_and_nonnull<StridedLayoutAttr>(Tile.getLayout()))
    return GlobalMemory::get();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Words for effects
//===----------------------------------------------------------------------===//

static void addRead(EffectList &Effects, OpOperand &Of) {
  if (Resource *Memory = getResource(Of.get().getType()))
    Effects.emplace_back(MemoryEffects::Read::get(), &Of, Memory);
}

static void addWrite(EffectList &Effects, OpOperand &Of) {
  if (Resource *Memory = getResource(Of.get().getType()))
    Effects.emplace_back(MemoryEffects::Write::get(), &Of, Memory);
}

/// An access that is never merged with another, nor dropped.
static void addReadWrite(EffectList &Effects, Resource *Memory) {
  Effects.emplace_back(MemoryEffects::Read::get(), Memory);
  Effects.emplace_back(MemoryEffects::Write::get(), Memory);
}

static void addBarriers(EffectList &Effects) {
  addReadWrite(Effects, Barriers::get());
}

/// Asynchronous work is started.
static void addStart(EffectList &Effects) {
  Effects.emplace_back(MemoryEffects::Write::get(), Barriers::get());
}

static std::array<Resource *, 4> allMemories() {
  return {GlobalMemory::get(), SharedMemory::get(), TensorMemory::get(),
          RegisterMemory::get()};
}

/// Buffers among the results are new.
static void addAllocation(EffectList &Effects, OpResult Result,
                          bool IsWritten) {
  Resource *Memory = getResource(Result.getType());
  if (!Memory)
    return;
  Effects.emplace_back(MemoryEffects::Allocate::get(), Result, Memory);
  if (IsWritten)
    Effects.emplace_back(MemoryEffects::Write::get(), Result, Memory);
}

static bool hasByValuePayload(ArrayRef<Type> Types) {
  return llvm::any_of(Types, [](Type T) { return isa<TileType>(T); });
}

//===----------------------------------------------------------------------===//
// Tiles from tiles
//===----------------------------------------------------------------------===//

void mlir::nv_tileas::getTileEffects(Operation *Op, EffectList &Effects) {
  for (OpOperand &Operand : Op->getOpOperands())
    addRead(Effects, Operand);
  for (OpResult Result : Op->getResults())
    addAllocation(Effects, Result, /*IsWritten=*/true);
}

void mlir::nv_tileas::getProductEffects(Operation *Op, OpOperand &C,
                                        EffectList &Effects) {
  for (OpOperand &Operand : Op->getOpOperands())
    addRead(Effects, Operand);
  if (getResource(C.get().getType())) {
    addWrite(Effects, C);
    return;
  }
  for (OpResult Result : Op->getResults())
    addAllocation(Effects, Result, /*IsWritten=*/true);
}

Speculation::Speculatability
mlir::nv_tileas::getTileSpeculatability(Operation *Op) {
  auto IsBuffer = [](Type T) { return getResource(T) != nullptr; };
  if (llvm::any_of(Op->getOperandTypes(), IsBuffer) ||
      llvm::any_of(Op->getResultTypes(), IsBuffer))
    return Speculation::NotSpeculatable;
  return Op->getNumRegions() ? Speculation::RecursivelySpeculatable
                             : Speculation::Speculatable;
}

void AsyncDotOp::getEffects(EffectList &Effects) {
  getProductEffects(*this, getCMutable(), Effects);
  addBarriers(Effects);
}

void AllocTensorOp::getEffects(EffectList &Effects) {
  addAllocation(Effects, getOperation()->getResult(0), /*IsWritten=*/false);
}

//===----------------------------------------------------------------------===//
// Tiled memory
//===----------------------------------------------------------------------===//

/// A relaxed access also counts as a write: each one happens.
template <typename OpT> static void addTiledLoad(OpT Op, EffectList &Effects) {
  OpOperand &View = Op.getViewMutable();
  addRead(Effects, View);
  if (Op.getMemSemantic().value_or(MemSemantic::Weak) != MemSemantic::Weak)
    addWrite(Effects, View);
}

void TiledLoadOp::getEffects(EffectList &Effects) {
  addTiledLoad(*this, Effects);
}

void AsyncTiledLoadOp::getEffects(EffectList &Effects) {
  addTiledLoad(*this, Effects);
  addStart(Effects);
}

/// The operand that \p Effects count, besides the view, is a tile that is
/// stored; it may be a buffer.
template <typename OpT> static void addTiledStore(OpT Op, EffectList &Effects) {
  addRead(Effects, Op.getValueMutable());
  addWrite(Effects, Op.getViewMutable());
}

void TiledStoreOp::getEffects(EffectList &Effects) {
  addTiledStore(*this, Effects);
}

void TiledAtomicRMWOp::getEffects(EffectList &Effects) {
  addRead(Effects, getViewMutable());
  addTiledStore(*this, Effects);
}

void AsyncTiledAtomicRMWOp::getEffects(EffectList &Effects) {
  addRead(Effects, getViewMutable());
  addTiledStore(*this, Effects);
  addStart(Effects);
}

void CopyOp::getEffects(EffectList &Effects) {
  addRead(Effects, getSrcMutable());
  addWrite(Effects, getDstMutable());
}

void AsyncCopyOp::getEffects(EffectList &Effects) {
  addRead(Effects, getSrcMutable());
  addWrite(Effects, getDstMutable());
  addStart(Effects);
}

//===----------------------------------------------------------------------===//
// TMA
//===----------------------------------------------------------------------===//

/// A descriptor is read from what the host has made. Were there no effect, a
/// pass might move the operation, and the view it is of, into an arm of
/// `scf.if`, where a descriptor cannot be made.
void MakeTiledTMADescOp::getEffects(EffectList &Effects) {
  addRead(Effects, getViewMutable());
}

void AsyncTiledTMALoadOp::getEffects(EffectList &Effects) {
  Effects.emplace_back(MemoryEffects::Read::get(), GlobalMemory::get());
  addWrite(Effects, getDstMutable());
  addBarriers(Effects);
}

void AsyncTiledTMAStoreOp::getEffects(EffectList &Effects) {
  addRead(Effects, getSrcMutable());
  Effects.emplace_back(MemoryEffects::Write::get(), GlobalMemory::get());
  addStart(Effects);
}

//===----------------------------------------------------------------------===//
// Pipelines and queues
//===----------------------------------------------------------------------===//

void CreatePipelineOp::getEffects(EffectList &Effects) {
  addStart(Effects);
  addWrite(Effects, getBufferMutable());
}

void ProducerAcquireOp::getEffects(EffectList &Effects) {
  addBarriers(Effects);
}

void ConsumerWaitOp::getEffects(EffectList &Effects) { addBarriers(Effects); }

/// Accesses to the stage must not move across.
void ProducerCommitOp::getEffects(EffectList &Effects) {
  addBarriers(Effects);
  addReadWrite(Effects, SharedMemory::get());
}

void ConsumerReleaseOp::getEffects(EffectList &Effects) {
  addBarriers(Effects);
  addReadWrite(Effects, SharedMemory::get());
}

/// Besides the effects of the region.
template <typename OpT> static void addProduction(OpT Op, EffectList &Effects) {
  addBarriers(Effects);
  if (hasByValuePayload(Op.getToken().getType().getElementTypes()))
    Effects.emplace_back(MemoryEffects::Write::get(), SharedMemory::get());
}

void ProduceOneOp::getEffects(EffectList &Effects) {
  addProduction(*this, Effects);
}

void ProduceOneAsyncOp::getEffects(EffectList &Effects) {
  addProduction(*this, Effects);
}

void ProducerWriteOp::getEffects(EffectList &Effects) {
  addProduction(*this, Effects);
}

template <typename OpT>
static void addConsumption(OpT Op, EffectList &Effects) {
  addBarriers(Effects);
  if (hasByValuePayload(Op.getToken().getType().getElementTypes()))
    Effects.emplace_back(MemoryEffects::Read::get(), SharedMemory::get());
}

void ConsumerReadOp::getEffects(EffectList &Effects) {
  addConsumption(*this, Effects);
}

void ConsumeOneOp::getEffects(EffectList &Effects) {
  addConsumption(*this, Effects);
}

void ConsumeOneAsyncOp::getEffects(EffectList &Effects) {
  addConsumption(*this, Effects);
}

/// The join: nothing moves across it.
void AgentSwitchOp::getEffects(EffectList &Effects) { addBarriers(Effects); }

void QueuePutOp::getEffects(EffectList &Effects) {
  for (OpOperand &Value : getValuesMutable())
    addRead(Effects, Value);
  addBarriers(Effects);
  Effects.emplace_back(MemoryEffects::Write::get(), SharedMemory::get());
}

void QueueGetOp::getEffects(EffectList &Effects) {
  addBarriers(Effects);
  Effects.emplace_back(MemoryEffects::Read::get(), SharedMemory::get());
}

//===----------------------------------------------------------------------===//
// Storage and waiting
//===----------------------------------------------------------------------===//

void AllocViewOp::getEffects(EffectList &Effects) {
  addAllocation(Effects, getOperation()->getResult(0), /*IsWritten=*/false);
}

void CreateBarrierOp::getEffects(EffectList &Effects) {
  Effects.emplace_back(MemoryEffects::Allocate::get(),
                       getOperation()->getResult(0), Barriers::get());
}

void QueueCreateOp::getEffects(EffectList &Effects) {
  Effects.emplace_back(MemoryEffects::Allocate::get(),
                       getOperation()->getResult(0), Barriers::get());
}

/// What was copied may be in any memory.
void AsyncWaitOp::getEffects(EffectList &Effects) {
  addBarriers(Effects);
  for (Resource *Memory : allMemories())
    addReadWrite(Effects, Memory);
}

void ClusterSyncOp::getEffects(EffectList &Effects) {
  addBarriers(Effects);
  for (Resource *Memory : allMemories())
    addReadWrite(Effects, Memory);
}

void TmemStoreOp::getEffects(EffectList &Effects) {
  addRead(Effects, getValueMutable());
  addWrite(Effects, getDestMutable());
}

//===----------------------------------------------------------------------===//
// Tiles of indices
//===----------------------------------------------------------------------===//

/// All tiles are read if they are buffers.
static void addTileReads(Operation *Op, EffectList &Effects) {
  for (OpOperand &Operand : Op->getOpOperands())
    if (isa<TileType>(Operand.get().getType()))
      addRead(Effects, Operand);
}

void GatherLoadOp::getEffects(EffectList &Effects) {
  addRead(Effects, getViewMutable());
  addTileReads(*this, Effects);
}

void ScatterStoreOp::getEffects(EffectList &Effects) {
  addTileReads(*this, Effects);
  addWrite(Effects, getViewMutable());
}

void ScatterAtomicRMWOp::getEffects(EffectList &Effects) {
  addRead(Effects, getViewMutable());
  addTileReads(*this, Effects);
  addWrite(Effects, getViewMutable());
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

static void addGlobalRead(EffectList &Effects) {
  Effects.emplace_back(MemoryEffects::Read::get(), GlobalMemory::get());
}

static void addGlobalWrite(EffectList &Effects) {
  Effects.emplace_back(MemoryEffects::Write::get(), GlobalMemory::get());
}

/// An access that is not weak also counts as a write, as of views.
void LoadAtOp::getEffects(EffectList &Effects) {
  addTileReads(*this, Effects);
  addGlobalRead(Effects);
  if (getMemSemantic().value_or(MemSemantic::Weak) != MemSemantic::Weak)
    addGlobalWrite(Effects);
}

void StoreAtOp::getEffects(EffectList &Effects) {
  addTileReads(*this, Effects);
  addGlobalWrite(Effects);
}

void AtomicRMWAtOp::getEffects(EffectList &Effects) {
  addTileReads(*this, Effects);
  addReadWrite(Effects, GlobalMemory::get());
}

void AtomicCASAtOp::getEffects(EffectList &Effects) {
  addTileReads(*this, Effects);
  addReadWrite(Effects, GlobalMemory::get());
}

void FenceOp::getEffects(EffectList &Effects) {
  addReadWrite(Effects, GlobalMemory::get());
}

void AllocAtOp::getEffects(EffectList &Effects) {
  Effects.emplace_back(MemoryEffects::Allocate::get(),
                       getOperation()->getResult(0), GlobalMemory::get());
}

//===----------------------------------------------------------------------===//
// What a program says, and who waits
//===----------------------------------------------------------------------===//

void PrintOp::getEffects(EffectList &Effects) {
  addTileReads(*this, Effects);
  addReadWrite(Effects, Output::get());
}

void AssertOp::getEffects(EffectList &Effects) {
  addTileReads(*this, Effects);
  addReadWrite(Effects, Output::get());
}

void DependencyWaitOp::getEffects(EffectList &Effects) {
  addReadWrite(Effects, GlobalMemory::get());
}

void LaunchDependentsOp::getEffects(EffectList &Effects) {
  addReadWrite(Effects, GlobalMemory::get());
}
