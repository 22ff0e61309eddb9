//===- TensorCopy.cpp - tcgen05.cp, shift and commit ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Tensor Memory Data Movement Instructions" and "Async
// Synchronization Operations".
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/TensorMemory.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Mbarrier.h"
#include "Machine/Instructions/Tensor/CtaPair.h"
#include "Machine/Instructions/Tensor/SharedMatrix.h"
#include "Machine/Undefined/Shade.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static constexpr Access Reads{Access::Read, MemoryOrder::Weak,
                              ThreadScope::None, MemoryProxy::Async},
    Writes{Access::Write, MemoryOrder::Weak, ThreadScope::None,
           MemoryProxy::Async};

static bool tellFence(Exec &X, const Instruction &I) {
  if (X.S.Watch)
    X.S.Watch->fence(X, I);
  return true;
}
bool runTensorFenceAfter(Exec &X, const Instruction &I) {
  return tellFence(X, I);
}
bool runTensorFenceBefore(Exec &X, const Instruction &I) {
  return tellFence(X, I);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

namespace {
/// Which lanes a row of the source becomes.
struct CopyForm {
  TensorShape Shape;
  WarpCopies Copies;
  unsigned Rows, Pieces;
  unsigned LaneStep; ///< From one row to the next.
  unsigned Break;    ///< After so many rows, lanes go on at BreakStep.
  unsigned BreakStep;
  unsigned Times, TimesStep; ///< How often the data are there.
};
} // namespace

static constexpr CopyForm CopyForms[] = {
    {TensorShape::L128B256, WarpCopies::None, 128, 2, 1, 128, 0, 1, 0},
    {TensorShape::L128B128, WarpCopies::None, 128, 1, 1, 128, 0, 1, 0},
    // One lane of each warp's.
    {TensorShape::L4B256, WarpCopies::None, 4, 2, 32, 4, 0, 1, 0},
    {TensorShape::L64B128, WarpCopies::Pairs02_13, 64, 1, 1, 64, 0, 2, 64},
    {TensorShape::L64B128, WarpCopies::Pairs01_23, 64, 1, 1, 32, 64, 2, 32},
    {TensorShape::L32B128, WarpCopies::All, 32, 1, 1, 32, 0, 4, 32},
};

static const CopyForm *formOf(const TensorMods &M) {
  for (const CopyForm &F : CopyForms)
    if (F.Shape == M.Shape && F.Copies == M.Copies)
      return &F;
  return nullptr;
}

/// "Optional Decompression": 16 elements of four or six bits, which padding
/// follows, become bytes. Four bits are the middle ones of their byte, which
/// makes them an e2m3 with two more bits of fraction.
static void widen(const uint8_t (&From)[16], unsigned Bits, uint8_t (&To)[16]) {
  for (unsigned N = 0; N < 16; ++N) {
    unsigned Low = N * Bits;
    unsigned V = From[Low / 8] | From[Low / 8 + 1] << 8;
    V = V >> Low % 8 & ((1u << Bits) - 1);
    To[N] = uint8_t(Bits == 4 ? V << 2 : V);
  }
}

namespace {
struct Copy {
  const CopyForm &Form;
  SharedMatrix From;
  uint32_t Address;
  unsigned SourceBits;
};
} // namespace

static bool copyRow(Exec &X, const Copy &C, Cta &Home, unsigned Row) {
  const CopyForm &F = C.Form;
  unsigned Lane = (C.Address >> 16) + Row % F.Break * F.LaneStep +
                  Row / F.Break * F.BreakStep;
  for (unsigned Piece = 0; Piece < F.Pieces; ++Piece) {
    uint64_t At = C.From.alongK(Row, Piece);
    const uint8_t *Source =
        X.access(Space::SharedCluster,
                 uint64_t(Home.Rank + 1) << RankShift | At, 16, 16, Reads);
    if (!Source)
      return false;
    uint8_t Bytes[16], Undefined[16];
    Shade Bits(16);
    Bits.read(X, Source, 0, 16);
    std::memcpy(Bytes, Source, 16);
    if (C.SourceBits) {
      uint8_t Packed[16];
      std::memcpy(Packed, Bytes, 16);
      widen(Packed, C.SourceBits, Bytes);
      std::memcpy(Packed, Bits.Bits.data(), 16);
      widen(Packed, C.SourceBits, Undefined);
      std::memcpy(Bits.Bits.data(), Undefined, 16);
    }
    for (unsigned Time = 0; Time < F.Times; ++Time) {
      uint8_t *To = X.access(Space::Tensor,
                             tensorAddress(Home, Lane + Time * F.TimesStep,
                                           (C.Address & 0xFFFF) + Piece * 4),
                             16, 4, Writes);
      if (!To)
        return false;
      std::memcpy(To, Bytes, 16);
      Bits.write(X, To, 0, 16);
    }
  }
  return true;
}

/// Starts an operation in the pipeline of the thread's CTA pair.
static bool startInOrder(Exec &X, const Instruction &I,
                         unique_function<bool(Exec &)> Run,
                         bool Tracks = false) {
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &I;
  Operation.Pipeline = pipelineOf(X);
  Operation.Tracks = Tracks;
  Operation.Run = std::move(Run);
  return start(X, std::move(Operation));
}

bool runTensorCopy(Exec &X, const Instruction &I) {
  const CopyForm *Form = formOf(I.M.Tensor);
  if (!Form)
    return X.fail("a shape or multicast that tcgen05.cp does not have");
  auto Ctas = ctasOf(X, I);
  Copy C{*Form, {}, uint32_t(X.address(I.Ops[0])), I.M.Tensor.SourceBits};
  if (Ctas.empty() || !SharedMatrix::ofTcgen05(X, X.get64(I.Ops[1]), C.From))
    return false;
  return startInOrder(X, I, [C, Ctas](Exec &Inner) {
    for (Cta *Home : Ctas)
      for (unsigned Row = 0; Row < C.Form.Rows; ++Row)
        if (!copyRow(Inner, C, *Home, Row))
          return false;
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

/// The lanes of a warp, except the last, get the 32 bytes of the next lane. A
/// tcgen05.cp.4x256b, which is executed after it, refreshes the last one.
static bool shiftLanes(Exec &X, const Cta &C, uint32_t Address) {
  unsigned First = Address >> 16, Column = Address & 0xFFFF;
  for (unsigned Lane = First; Lane < First + 31; ++Lane) {
    const uint8_t *From = X.access(
        Space::Tensor, tensorAddress(C, Lane + 1, Column), 32, 4, Reads);
    uint8_t *To = From ? X.access(Space::Tensor, tensorAddress(C, Lane, Column),
                                  32, 4, Writes)
                       : nullptr;
    if (!To)
      return false;
    Shade Bits(32);
    Bits.read(X, From, 0, 32);
    std::memcpy(To, From, 32);
    Bits.write(X, To, 0, 32);
  }
  return true;
}

bool runTensorShift(Exec &X, const Instruction &I) {
  auto Ctas = ctasOf(X, I);
  auto Address = uint32_t(X.address(I.Ops[0]));
  if (Ctas.empty())
    return false;
  if ((Address >> 16) % 32)
    return X.fail("tcgen05.shift at lane " + Twine(Address >> 16));
  return startInOrder(X, I, [Ctas, Address](Exec &Inner) {
    for (Cta *C : Ctas)
      if (!shiftLanes(Inner, *C, Address))
        return false;
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

/// An arrival that follows what the pipeline already has.
bool runTensorCommit(Exec &X, const Instruction &I) {
  Space Sp = I.M.Space;
  uint64_t Address = X.address(I.Ops[0]);
  if (!I.M.Multicast) {
    if (I.NumOps > 1)
      return X.fail("a mask of CTAs without .multicast::cluster");
    // Without a space it is a generic address. The CTA's own offsets have no
    // rank.
    return startInOrder(
        X, I,
        [Sp, Address](Exec &Inner) { return arriveOnce(Inner, Sp, Address); },
        /*Tracks=*/true);
  }
  if (I.NumOps < 2)
    return X.fail(".multicast::cluster without a mask of CTAs");
  auto Mask = uint32_t(X.get64(I.Ops[1], I.M.HasWideMask ? 32 : 16));
  if (Mask >> ctasAround(X.T).size())
    return X.fail("a mask of CTAs that the cluster does not have");
  uint64_t Offset = Address & maskTrailingOnes<uint64_t>(RankShift);
  if (Sp == Space::Generic)
    Offset = (Address - SharedWindow) & maskTrailingOnes<uint64_t>(RankShift);
  return startInOrder(
      X, I,
      [Mask, Offset](Exec &Inner) {
        for (uint64_t Rank = 0; Rank < 32; ++Rank)
          if ((Mask >> Rank & 1) &&
              !arriveOnce(Inner, Space::SharedCluster,
                          (Rank + 1) << RankShift | Offset))
            return false;
        return true;
      },
      /*Tracks=*/true);
}

} // namespace opennvvm::ptxmachine
