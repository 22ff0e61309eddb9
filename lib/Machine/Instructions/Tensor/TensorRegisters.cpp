//===- TensorRegisters.cpp - tcgen05.ld and st ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Tensor Memory and Register Load/Store Instructions".
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/TensorMemory.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Collectives.h"
#include "Machine/Undefined/Shade.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

bool runTensorLoad(Exec &X, const Instruction &) { return waitForCrowd(X); }
bool runTensorReduce(Exec &X, const Instruction &) { return waitForCrowd(X); }
bool runTensorStore(Exec &X, const Instruction &) { return waitForCrowd(X); }
bool runTensorWaitLoad(Exec &X, const Instruction &) {
  return waitForTensor(X, /*Stores=*/false);
}
bool runTensorWaitStore(Exec &X, const Instruction &) {
  return waitForTensor(X, /*Stores=*/true);
}

namespace {
struct Place {
  unsigned Lane, Column;
};

/// A load or store of a warp.
struct Movement {
  const Instruction &I;
  uint32_t Address = 0;
  unsigned Split = 0; ///< immHalfSplitoff
  unsigned FirstLane = 0;
  ArrayRef<Operand> Registers = {};

  /// Where register \p R of lane \p L is, with packing not yet applied to the
  /// column ("Matrix fragments for shape").
  Place placeOf(unsigned L, unsigned R) const {
    switch (I.M.Tensor.Shape) {
    case TensorShape::L16B64:
      return {L / 4 + L % 2 * 8, R * 2 + L / 2 % 2};
    case TensorShape::L16B128:
      return {L / 4 + R % 2 * 8, R / 2 * 4 + L % 4};
    case TensorShape::L16B256:
      return {L / 4 + R / 2 % 2 * 8, R / 4 * 8 + L % 4 * 2 + R % 2};
    case TensorShape::L16B32x2:
      return {L % 16, R};
    default:
      return {L, R};
    }
  }
  /// The address of the register's first column.
  uint64_t addressOf(const Cta &C, unsigned L, unsigned R) const {
    Place At = placeOf(L, R);
    unsigned Column = At.Column * (I.M.Tensor.IsPacked ? 2 : 1);
    if (I.M.Tensor.Shape == TensorShape::L16B32x2 && L >= 16)
      Column += Split;
    return tensorAddress(C, FirstLane + At.Lane, (Address & 0xFFFF) + Column);
  }
};
} // namespace

/// The registers of a thread for .x1, and the lanes that are moved.
static unsigned registersOf(TensorShape S) {
  return S == TensorShape::L16B128 ? 2 : S == TensorShape::L16B256 ? 4 : 1;
}
static unsigned lanesOf(TensorShape S) {
  return S == TensorShape::L32B32 ? 32 : 16;
}

/// Checks what all threads of the warp have to agree on. \returns false after
/// Exec::fail().
static bool prepare(Collective &Who, Movement &V, const Operand &Address,
                    const Operand *Split, const Operand &Registers) {
  Exec X = Who.exec(0);
  const TensorMods &M = Who.I.M.Tensor;
  if (M.Shape == TensorShape::None || M.Shape > TensorShape::L32B32 ||
      !M.Repeat || (Split != nullptr) != (M.Shape == TensorShape::L16B32x2))
    return X.fail("a load or store of tensor memory without its shape");
  V.Address = uint32_t(X.address(Address));
  V.Split = Split ? unsigned(X.get64(*Split, 32)) : 0;
  V.Registers = X.elements(Registers);
  for (unsigned N = 1; N < 32; ++N)
    if (uint32_t(Who.exec(N).address(Address)) != V.Address)
      return X.fail("the threads of a warp do not agree on an address in "
                    "tensor memory");
  if (V.Registers.size() != size_t(registersOf(M.Shape)) * M.Repeat)
    return X.fail(Twine(V.Registers.size()) +
                  " registers for a part of tensor memory that has " +
                  Twine(registersOf(M.Shape) * M.Repeat));
  // "Access restrictions": a warp reaches a quarter of the lanes.
  V.FirstLane = V.Address >> 16;
  unsigned Own = X.T.Warp % 4 * 32;
  if (V.FirstLane < Own || V.FirstLane + lanesOf(M.Shape) > Own + 32 ||
      V.FirstLane % lanesOf(M.Shape))
    return X.fail("warp " + Twine(X.T.Warp % 4) +
                  " of its warpgroup has no access to lane " +
                  Twine(V.FirstLane) + " of tensor memory");
  return true;
}

/// Two halves of columns that are next to each other, or one column.
static uint32_t joined(const uint32_t (&Cells)[2], bool IsPacked) {
  return IsPacked ? (Cells[0] & 0xFFFF) | Cells[1] << 16 : Cells[0];
}

/// Reads what joined() joins, and its undefined bits.
static bool readColumn(Exec &X, uint64_t Address, bool IsPacked, uint32_t &To,
                       Undefined &U) {
  uint32_t Cells[2] = {};
  const uint8_t *From = X.find(Space::Tensor, Address, IsPacked ? 8 : 4, 4);
  if (!From)
    return false;
  unsigned Size = IsPacked ? 8 : 4;
  std::memcpy(Cells, From, Size);
  To = joined(Cells, IsPacked);
  Shade Bits(sizeof Cells);
  Bits.read(X, From, 0, Size);
  if (!Bits.From)
    return true;
  std::memcpy(Cells, Bits.Bits.data(), sizeof Cells);
  U.Bits = joined(Cells, IsPacked);
  U.From = U.Bits ? Bits.From : 0;
  return true;
}

/// The least or greatest of the values that tcgen05.ld.red has read.
static uint32_t reduce(const Mods &M, ArrayRef<uint32_t> Values) {
  bool IsMax = M.A == AtomOp::Max;
  uint64_t Result = Values[0];
  if (M.T[0] == Ty::F32)
    Result = floatExtreme(Result, Result, Ty::F32, M, IsMax);
  for (uint32_t V : Values.drop_front()) {
    if (M.T[0] == Ty::F32)
      Result = floatExtreme(Result, V, Ty::F32, M, IsMax);
    else if (M.T[0] == Ty::S32)
      Result = uint32_t(IsMax ? std::max(int32_t(Result), int32_t(V))
                              : std::min(int32_t(Result), int32_t(V)));
    else
      Result =
          IsMax ? std::max(uint32_t(Result), V) : std::min(uint32_t(Result), V);
  }
  return uint32_t(Result);
}

/// Reads and writes registers now, since what follows may use them without any
/// wait ("Register dependencies, same thread").
static bool loadLane(Exec &X, const Movement &V, unsigned L) {
  const Instruction &I = V.I;
  SmallVector<uint32_t, 128> Values(V.Registers.size());
  Undefined OfAny;
  for (auto [R, To] : enumerate(V.Registers)) {
    Undefined U;
    if (!readColumn(X, V.addressOf(*X.T.Home, L, unsigned(R)),
                    I.M.Tensor.IsPacked, Values[R], U))
      return false;
    X.set(To, Values[R]);
    if (!U.Bits)
      continue;
    X.S.Bits->set(X, To, U);
    OfAny = {~Word(0), U.From};
  }
  if (I.Run == runTensorReduce)
    X.set(I.Ops[1], reduce(I.M, Values));
  if (I.Run == runTensorReduce && OfAny.Bits)
    X.S.Bits->set(X, I.Ops[1], OfAny);
  return true;
}

/// The accesses of a load, for observers: they happen at any time until
/// tcgen05.wait::ld.
static bool startAccesses(Exec &X, const Movement &V, unsigned L) {
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &V.I;
  Operation.Group = AsyncGroup::Tensor;
  Operation.Run = [V, L, Home = X.T.Home](Exec &Inner) {
    for (unsigned R = 0; R < V.Registers.size(); ++R)
      if (!Inner.access(Space::Tensor, V.addressOf(*Home, L, R),
                        V.I.M.Tensor.IsPacked ? 8 : 4, 4,
                        {Access::Read, MemoryOrder::Weak, ThreadScope::None,
                         MemoryProxy::Async}))
        return false;
    return true;
  };
  return start(X, std::move(Operation));
}

static bool storeLane(Exec &X, const Cta &C, const Movement &V, unsigned L,
                      ArrayRef<uint32_t> Values, const Shade &Bits) {
  bool IsPacked = V.I.M.Tensor.IsPacked;
  for (auto [R, Value] : enumerate(Values)) {
    uint8_t *To = X.access(Space::Tensor, V.addressOf(C, L, unsigned(R)),
                           IsPacked ? 8 : 4, 4,
                           {Access::Write, MemoryOrder::Weak, ThreadScope::None,
                            MemoryProxy::Async});
    if (!To)
      return false;
    uint32_t Cells[2] = {IsPacked ? Value & 0xFFFF : Value, Value >> 16};
    std::memcpy(To, Cells, IsPacked ? 8 : 4);
    if (!Bits.From)
      continue;
    uint32_t Own = 0;
    std::memcpy(&Own, &Bits.Bits[4 * R], 4);
    uint32_t Parts[2] = {IsPacked ? Own & 0xFFFF : Own, Own >> 16};
    Shade OfCells(sizeof Parts);
    std::memcpy(OfCells.Bits.data(), Parts, sizeof Parts);
    OfCells.From = Own ? Bits.From : 0;
    OfCells.write(X, To, 0, IsPacked ? 8 : 4);
  }
  return true;
}

CollectiveResult loadTensor(Collective &Who) {
  const Instruction &I = Who.I;
  bool Reduces = I.Run == runTensorReduce;
  unsigned First = Reduces ? 2 : 1;
  Movement V{I};
  if (!prepare(Who, V, I.Ops[First],
               I.NumOps > First + 1 ? &I.Ops[First + 1] : nullptr, I.Ops[0]))
    return CollectiveResult::Failed;
  TensorShape S = I.M.Tensor.Shape;
  if (Reduces && (I.M.Tensor.Repeat < 2 || I.M.Tensor.IsPacked ||
                  (I.M.A != AtomOp::Min && I.M.A != AtomOp::Max) ||
                  (S != TensorShape::L32B32 && S != TensorShape::L16B32x2))) {
    Who.exec(0).fail("a reduction that tcgen05.ld.red does not have");
    return CollectiveResult::Failed;
  }
  for (unsigned L = 0; L < 32; ++L) {
    Exec X = Who.exec(L);
    if (!loadLane(X, V, L) || (X.S.Watch && !startAccesses(X, V, L)))
      return CollectiveResult::Failed;
  }
  return CollectiveResult::Done;
}

CollectiveResult storeTensor(Collective &Who) {
  const Instruction &I = Who.I;
  Movement V{I};
  unsigned Last = I.NumOps - 1u;
  if (!prepare(Who, V, I.Ops[0], Last > 1 ? &I.Ops[1] : nullptr, I.Ops[Last]))
    return CollectiveResult::Failed;
  for (unsigned L = 0; L < 32; ++L) {
    Exec X = Who.exec(L);
    SmallVector<uint32_t, 0> Values;
    Shade Bits(4 * V.Registers.size());
    for (const Operand &O : V.Registers) {
      Bits.read(X, O, 4 * Values.size(), 4);
      Values.push_back(uint32_t(X.get64(O, 32)));
    }
    AsyncOperation Operation;
    Operation.Issuer = &X.T;
    Operation.I = &I;
    Operation.Group = AsyncGroup::Tensor;
    Operation.Run = [V, L, Home = X.T.Home, Values = std::move(Values),
                     Bits = std::move(Bits)](Exec &Inner) {
      return storeLane(Inner, *Home, V, L, Values, Bits);
    };
    if (!start(X, std::move(Operation)))
      return CollectiveResult::Failed;
  }
  return CollectiveResult::Done;
}

} // namespace opennvvm::ptxmachine
