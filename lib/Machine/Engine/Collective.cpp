//===- Collective.cpp - Whole warps that execute one instruction ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Collective.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Collectives.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
struct Row {
  Handler Run;
  Crowd Who;
  CollectiveResult (*Together)(Collective &);
};
} // namespace

static constexpr Row Rows[] = {
    {runMatrixMultiply, Crowd::Warpgroup, multiplyByWarpgroup},
    {runMatrixMultiplySparse, Crowd::Warpgroup, multiplyByWarpgroup},
    {runTensorAllocate, Crowd::WarpOfEachCta, allocateTensor},
    {runTensorFree, Crowd::WarpOfEachCta, freeTensor},
    {runTensorLoad, Crowd::Warp, loadTensor},
    {runTensorReduce, Crowd::Warp, loadTensor},
    {runTensorRelinquish, Crowd::WarpOfEachCta, relinquishTensor},
    {runTensorStore, Crowd::Warp, storeTensor},
};

static const Row *rowOf(const Instruction &I) {
  for (const Row &R : Rows)
    if (R.Run == I.Run)
      return &R;
  return nullptr;
}

bool waitForCrowd(Exec &X) {
  X.T.Status = Status::AtCollective;
  ++X.T.Home->AtCollective;
  return true;
}

static const Instruction &at(const Thread &T) {
  const Frame &Fr = T.Frames.back();
  return Fr.F->Code[Fr.PC - 1];
}

/// Appends the threads of a warp if all of them wait at \p I. \returns false if
/// they do not, or never will, which is an error.
static bool addWarp(Collective &Who, Cta &C, unsigned Warp) {
  size_t First = size_t(Warp) * 32;
  if (First >= C.Threads.size())
    return false;
  for (size_t N = First; N < First + 32; ++N) {
    if (N >= C.Threads.size() || C.Threads[N].Status == Status::Done) {
      Who.S.Error = "a warp without all of its threads";
      return false;
    }
    Thread &T = C.Threads[N];
    if (T.Status != Status::AtCollective || &at(T) != &Who.I)
      return false;
    Who.Threads.push_back(&T);
  }
  return true;
}

/// Adds the other warps, given the first one.
static bool addOthers(Collective &Who, Cta &C, unsigned Warp, Crowd Kind) {
  if (Kind == Crowd::Warpgroup) {
    for (unsigned Next = 1; Next < 4; ++Next)
      if (!addWarp(Who, C, Warp + Next))
        return false;
    return true;
  }
  if (Kind != Crowd::WarpOfEachCta || Who.I.M.Tensor.CtaGroup != 2)
    return true;
  if (unsigned Peer = C.Rank ^ 1; Peer < C.Home->Ctas.size()) {
    Cta &Other = C.Home->Ctas[Peer];
    for (unsigned W = 0; W * 32 < Other.Threads.size(); ++W)
      if (Thread &T = Other.Threads[size_t(W) * 32];
          T.Status == Status::AtCollective && &at(T) == &Who.I)
        return addWarp(Who, Other, W);
    return false;
  }
  Who.S.Error = ".cta_group::2 in a CTA that has no peer";
  return false;
}

/// Runs what the warp waits for, if everybody is there.
static bool tryWarp(Machine::State &S, Cta &C, unsigned Warp) {
  Thread &Leader = C.Threads[size_t(Warp) * 32];
  if (Leader.Status != Status::AtCollective)
    return false;
  const Instruction &I = at(Leader);
  const Row *R = rowOf(I);
  if (R->Who == Crowd::Warpgroup && Warp % 4)
    return false;
  Collective Who{S, I, {}};
  bool Complete = addWarp(Who, C, Warp) && addOthers(Who, C, Warp, R->Who);
  CollectiveResult Result =
      Complete ? R->Together(Who) : CollectiveResult::Blocked;
  if (!S.Error.empty()) {
    S.Error = "line " + std::to_string(I.Line) + ": " + S.Error;
    return false;
  }
  if (Result == CollectiveResult::Blocked)
    return false;
  for (Thread *T : Who.Threads) {
    T->Status = Status::Ready;
    --T->Home->AtCollective;
  }
  return true;
}

bool runCollectives(Machine::State &S, Cluster &Around) {
  bool Moved = false;
  for (Cta &C : Around.Ctas)
    if (C.AtCollective)
      for (unsigned Warp = 0; Warp * 32 < C.Threads.size() && S.Error.empty();
           ++Warp)
        Moved |= tryWarp(S, C, Warp);
  return Moved;
}

} // namespace opennvvm::ptxmachine
