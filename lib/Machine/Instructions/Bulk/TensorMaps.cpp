//===- TensorMaps.cpp - Changes of tensor maps ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "tensormap.replace", "tensormap.cp_fenceproxy". A copy checks its
// tensor map as a whole; here, only what does not fit into the field is wrong.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Group.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/TensorMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// The first value that the field does not have.
static uint64_t limitOf(TensorMapField F) {
  switch (F) {
  case TensorMapField::Rank:
    return TensorMap::MaxRank;
  case TensorMapField::BoxDim:
    return 257;
  case TensorMapField::ElementStride:
    return 9;
  case TensorMapField::GlobalStride:
    return uint64_t(1) << 40;
  case TensorMapField::ElementType:
    return unsigned(TensorElement::B6x16) + 1;
  case TensorMapField::Interleave:
    return 3;
  case TensorMapField::SwizzleMode:
    return 5;
  case TensorMapField::SwizzleAtomicity:
    return 4;
  case TensorMapField::FillMode:
    return 2;
  default:
    return UINT64_MAX;
  }
}

static void replace(TensorMap &M, TensorMapField F, unsigned Index,
                    uint64_t Value) {
  switch (F) {
  case TensorMapField::None:
    return;
  case TensorMapField::GlobalAddress:
    M.Address = Value;
    return;
  case TensorMapField::Rank:
    M.LastDim = uint8_t(Value);
    return;
  case TensorMapField::BoxDim:
    M.Box[Index] = uint16_t(Value);
    return;
  case TensorMapField::GlobalDim:
    M.Dims[Index] = Value;
    return;
  case TensorMapField::GlobalStride:
    M.Strides[Index] = Value;
    return;
  case TensorMapField::ElementStride:
    M.ElementStrides[Index] = uint8_t(Value);
    return;
  case TensorMapField::ElementType:
    M.Element = TensorElement(Value);
    return;
  case TensorMapField::Interleave:
    M.Interleave = uint8_t(Value);
    return;
  case TensorMapField::SwizzleMode:
    M.SwizzleMode = uint8_t(Value);
    return;
  case TensorMapField::SwizzleAtomicity:
    M.SwizzleAtomicity = uint8_t(Value);
    return;
  case TensorMapField::FillMode:
    M.Fill = uint8_t(Value);
    return;
  }
}

/// The tensor map at \p Bytes, which may be all zero; false after
/// Exec::fail().
static bool readTiled(Exec &X, const uint8_t *Bytes, TensorMap &M) {
  if (all_of(ArrayRef(Bytes, TensorMap::Size), [](uint8_t B) { return !B; })) {
    M.Magic = TensorMap::Valid;
    return true;
  }
  Expected<TensorMap> Read = readTensorMap(Bytes);
  if (!Read)
    return X.fail(toString(Read.takeError()));
  M = *Read;
  return M.Layout == TensorLayout::Tiled ||
         X.fail("tensormap.replace.tile of a tensor map for im2col");
}

bool runReplaceTensorMap(Exec &X, const Instruction &I) {
  TensorMapField F = I.M.Bulk.Field;
  bool HasIndex = I.NumOps == 3;
  uint64_t Value = X.get64(I.Ops[I.NumOps - 1], bitsOf(I.M.T[0]));
  uint64_t Index = HasIndex ? X.get64(I.Ops[1], 32) : 0;
  bool IsStride = F == TensorMapField::GlobalStride;
  if (Index >= TensorMap::MaxRank - unsigned(IsStride))
    return X.fail("dimension " + Twine(Index) + " of a tensor map");
  if (Value >= limitOf(F))
    return X.fail("tensormap.replace with a value of " + Twine(Value));
  uint64_t Address = X.address(I.Ops[0]);
  if (I.M.Bulk.To == Space::Generic && !isGlobalAddress(Address) &&
      !isSharedAddress(Address))
    return X.fail("tensormap.replace outside of global and shared memory");
  uint8_t *Bytes = X.access(I.M.Bulk.To, Address, TensorMap::Size,
                            TensorMap::Align, {Access::Write});
  TensorMap M;
  if (!Bytes || !readTiled(X, Bytes, M))
    return false;
  replace(M, F, unsigned(Index), Value);
  std::memcpy(Bytes, &M, sizeof M);
  return true;
}

void copyTensorMap(Group &G) {
  bool IsFirst = true;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    if (X.S.Watch && !IsFirst)
      return X.S.Watch->fence(X, I);
    if (!IsFirst)
      return;
    IsFirst = false;
    if (X.get64(I.Ops[2], 32) != TensorMap::Size) {
      X.fail("a tensor map has 128 bytes");
      return;
    }
    const uint8_t *From = X.access(Space::Shared, X.address(I.Ops[1]),
                                   TensorMap::Size, 128, {Access::Read});
    uint8_t *To = From ? X.access(Space::Global, X.address(I.Ops[0]),
                                  TensorMap::Size, 128, {Access::Write})
                       : nullptr;
    if (To)
      std::memcpy(To, From, TensorMap::Size);
    if (To && X.S.Watch)
      X.S.Watch->fence(X, I);
  });
}

} // namespace opennvvm::ptxmachine
