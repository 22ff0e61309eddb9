//===- UndefinedGroups.cpp - Undefined bits through warps -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Group.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/WarpMatrix.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// What lanes have in an operand.
struct LaneBits {
  Word Bits[32] = {};
  uint32_t Lanes = 0, Undefined = 0; ///< Those that take part; of these.
  OriginId From = 0;
};
} // namespace

static LaneBits bitsOfLanes(UndefinedBits &U, Group &G, unsigned Operand,
                            unsigned Bits) {
  LaneBits All;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    Undefined Own = U.get(X, X.operand(I, Operand), Bits);
    All.Bits[L] = Own.Bits;
    All.Lanes |= 1u << L;
    if (!Own.Bits)
      return;
    All.Undefined |= 1u << L;
    if (!All.From)
      All.From = Own.From;
  });
  return All;
}

/// Sets the result of all lanes.
static void setAll(UndefinedBits &U, Group &G, Word Bits, OriginId From,
                   bool Second = false) {
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    for (const Operand &O : X.elements(I.Ops[0]))
      U.set(X, O, {Bits, Bits ? From : 0});
    if (I.Ops[0].Second != UINT32_MAX)
      U.set(X.T, X.Fr->Registers + I.Ops[0].Second,
            {Second, Second ? From : 0});
  });
}

/// Registers of lanes have other values for a while.
namespace {
class Borrowed {
public:
  explicit Borrowed(Group &G) : G(G) {}
  ~Borrowed() {
    for (const auto &[Register, Value] : reverse(Saved))
      *Register = Value;
  }
  void put(Word &Register, Word Value) {
    Saved.emplace_back(&Register, Register);
    Register = Value;
  }
  void keep(Word &Register) { Saved.emplace_back(&Register, Register); }
  Group &G;

private:
  SmallVector<std::pair<Word *, Word>, 64> Saved;
};
} // namespace

/// What \p Run leaves in the results if the data are their shadows.
template <typename Fn>
static void runOnShadows(UndefinedBits &U, Group &G, const LaneBits &Data,
                         Fn Run) {
  Word Results[32] = {};
  {
    Borrowed Registers(G);
    forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
      for (const Operand *O : {&I.Ops[0], &I.Ops[1]})
        if (O->Kind == Operand::Register)
          Registers.keep(X.R[O->Index]);
      if (I.Ops[0].Second != UINT32_MAX)
        Registers.keep(X.R[I.Ops[0].Second]);
      if (I.Ops[1].Kind == Operand::Register)
        X.R[I.Ops[1].Index] = Data.Bits[L];
    });
    Run(G);
    forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
      if (I.Ops[0].Kind == Operand::Register)
        Results[L] = X.R[I.Ops[0].Index];
    });
  }
  // The instruction itself will say what is wrong.
  G.S.Error.clear();
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    U.set(X, I.Ops[0], {Results[L], Results[L] ? Data.From : 0});
    if (I.Ops[0].Second != UINT32_MAX)
      U.set(X.T, X.Fr->Registers + I.Ops[0].Second, {});
  });
}

/// Of what lanes have that take part.
static void followPresent(UndefinedBits &U, Group &G) {
  LaneBits Data = bitsOfLanes(U, G, 1, 32), Lane = bitsOfLanes(U, G, 2, 32),
           Clamp = bitsOfLanes(U, G, 3, 32);
  bool IsMixed = false;
  bool HasImmediate = false;
  forEach(G, [&](Exec &, const Instruction &I, unsigned) {
    auto Is = [&](const Operand &O) {
      return O.Kind == Operand::Register && O.Index == I.Ops[1].Index &&
             I.Ops[1].Kind == Operand::Register;
    };
    IsMixed |= Is(I.Ops[2]) || Is(I.Ops[3]);
    HasImmediate |= I.Ops[1].Kind != Operand::Register;
  });
  OriginId From = Data.From ? Data.From : Lane.From ? Lane.From : Clamp.From;
  if (!(Data.Undefined | Lane.Undefined | Clamp.Undefined) || HasImmediate)
    return setAll(U, G, 0, 0);
  if (Lane.Undefined | Clamp.Undefined)
    return setAll(U, G, ~Word(0), From, true);
  if (IsMixed)
    return setAll(U, G, ~Word(0), From);
  runOnShadows(U, G, Data, shuffleLanes);
}

static void followShuffle(UndefinedBits &U, Group &G) {
  uint32_t Absent = lanesWithoutSource(G);
  followPresent(U, G);
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    if (Absent >> L & 1)
      U.set(X, I.Ops[0], {0xFFFFFFFF, Origin::Lane});
  });
}

static void followVote(UndefinedBits &U, Group &G) {
  LaneBits Data = bitsOfLanes(U, G, 1, 1);
  if (!Data.Undefined)
    return setAll(U, G, 0, 0);
  bool HasTrue = false, HasFalse = false;
  Mode M = Mode::None;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    M = I.M.M;
    if (Data.Undefined >> L & 1)
      return;
    (X.getPredicate(I.Ops[1]) ? HasTrue : HasFalse) = true;
  });
  bool IsKnown = M == Mode::All   ? HasFalse
                 : M == Mode::Any ? HasTrue
                                  : HasTrue && HasFalse;
  Word Bits = M == Mode::All || M == Mode::Any || M == Mode::Uni
                  ? Word(!IsKnown)
                  : Word(Data.Undefined);
  setAll(U, G, Bits, Data.From);
}

static void followAnyToAll(UndefinedBits &U, Group &G) {
  LaneBits Data = bitsOfLanes(U, G, 1, 64);
  bool Any = Data.Undefined != 0;
  setAll(U, G, Any ? 0xFFFFFFFF : 0, Data.From, Any);
}

static void followElect(UndefinedBits &U, Group &G) { setAll(U, G, 0, 0); }

static void followMoveMatrix(UndefinedBits &U, Group &G) {
  LaneBits Data = bitsOfLanes(U, G, 1, 32);
  if (!Data.Undefined)
    return setAll(U, G, 0, 0);
  runOnShadows(U, G, Data, transposeMatrix);
}

void UndefinedBits::together(Group &G, const Instruction &I) {
  static constexpr struct {
    Handler Run;
    void (*Follow)(UndefinedBits &, Group &);
  } Rows[] = {
      {runShuffle, followShuffle},   {runVote, followVote},
      {runMatch, followAnyToAll},    {runRedux, followAnyToAll},
      {runElect, followElect},       {runMoveMatrix, followMoveMatrix},
      {runMma, followProduct},       {runMmaOrdered, followProduct},
      {runMmaSparse, followProduct}, {runWmma, followProduct},
  };
  for (const auto &Row : Rows)
    if (Row.Run == I.Run)
      return Row.Follow(*this, G);
}

} // namespace opennvvm::ptxmachine
