//===- Shared.cpp - Shared memory and barriers ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "LoweringRemarks.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Scratch
//===----------------------------------------------------------------------===//

Value Scratch::write(Lowering &L, uint64_t Bytes) {
  remarkOnSharedUse(L, Bytes);
  Size = std::max(Size, Kept + llvm::alignTo(Bytes, 16));
  if (IsBeingRead)
    L.barrier();
  Value All = LLVM::AddressOfOp::create(
      L.B, LLVM::LLVMPointerType::get(L.B.getContext(), 3), Name);
  if (!Kept)
    return All;
  return LLVM::GEPOp::create(L.B, All.getType(), L.B.getI8Type(), All,
                             LLVM::GEPArg(int32_t(Kept)));
}

void Scratch::read(Lowering &L) {
  L.barrier();
  IsBeingRead = true;
}

void Lowering::barrier() {
  if (Now.IsBlock)
    NVVM::Barrier0Op::create(B);
  else if (Now.Warps == 1)
    NVVM::SyncWarpOp::create(B, constant(-1));
  else
    NVVM::BarrierOp::create(B, TypeRange(), constant(int32_t(Now.Barrier)),
                            constant(int32_t(Now.threads())),
                            NVVM::BarrierReductionAttr(), Value());
  HasRead = HasWritten = false;
  Shared.IsBeingRead = false;
  SharedUses.clear();
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

uint64_t Lowering::reserveShared(uint64_t Bytes, uint64_t Alignment) {
  uint64_t At = llvm::alignTo(BufferBytes, Alignment);
  BufferBytes = At + Bytes;
  BufferAlignment = std::max(BufferAlignment, Alignment);
  return At;
}

/// The variable that holds all buffers.
static std::string bufferName(const Lowering &L) {
  return L.SharedName + "_buffers";
}

Value Lowering::sharedAt(uint64_t Offset) {
  Type Pointer = LLVM::LLVMPointerType::get(B.getContext(), 3);
  Value All = LLVM::AddressOfOp::create(B, Pointer, bufferName(*this));
  if (!Offset)
    return All;
  return LLVM::GEPOp::create(B, Pointer, B.getI8Type(), All,
                             LLVM::GEPArg(int32_t(Offset)));
}

Value Lowering::allocateShared(uint64_t Bytes, uint64_t Alignment) {
  return sharedAt(reserveShared(Bytes, Alignment));
}

SmallVector<Lowering::SharedVariable> Lowering::sharedVariables() const {
  SmallVector<SharedVariable> All;
  if (BufferBytes)
    All.push_back({bufferName(*this), BufferBytes, BufferAlignment});
  if (Shared.size())
    All.push_back({Shared.name().str(), Shared.size(), HasCopies ? 128U : 16U});
  All.append(OtherScratch);
  return All;
}

//===----------------------------------------------------------------------===//
// Order of accesses to global memory
//===----------------------------------------------------------------------===//

void Lowering::orderBehind(Value Token, bool Writes) {
  if (!Token)
    return;
  if (auto Join = Token.getDefiningOp<nv_tileas::JoinTokensOp>())
    if (Join.getTokens().empty())
      return;
  // What other threads of the block have done is behind a barrier.
  if (HasWritten || (Writes && HasRead))
    barrier();
}

void Lowering::noteAccess(bool Writes) {
  HasRead |= !Writes;
  HasWritten |= Writes;
}

} // namespace opennvvm::tile
