//===- Shared.cpp - Shared memory and barriers ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Scratch
//===----------------------------------------------------------------------===//

Value Scratch::write(Lowering &L, uint64_t Bytes) {
  Size = std::max(Size, Kept + llvm::alignTo(Bytes, 16));
  if (IsBeingRead)
    L.barrier();
  Value All = LLVM::AddressOfOp::create(
      L.B, LLVM::LLVMPointerType::get(L.B.getContext(), 3), L.SharedName);
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
  NVVM::Barrier0Op::create(B);
  HasRead = HasWritten = false;
  Shared.IsBeingRead = false;
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
