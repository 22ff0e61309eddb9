//===- Flows.cpp - How instructions carry undefined bits along ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/Flow.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Where the sources of an instruction begin.
static unsigned firstSource(const FlowRow &Row) {
  return Row.Kind == FlowRow::Result ? 1 : 0;
}

/// Calls \p Do with each register that an operand has, and its number.
template <typename Fn> static void eachSource(const Flow &F, Fn Do) {
  for (unsigned N = firstSource(F.Row); N < F.I.NumOps; ++N)
    for (const Operand &O : F.X.elements(F.X.operand(F.I, N)))
      if (O.Kind == Operand::Register)
        Do(O, N);
}

OriginId Flow::origin() const {
  OriginId From = 0;
  eachSource(*this, [&](const Operand &O, unsigned) {
    if (!From)
      From = U.get(X, O).From;
  });
  return From;
}

void Flow::out(Word Bits) const {
  Undefined Result{Bits, Bits ? origin() : 0};
  for (const Operand &O : X.elements(I.Ops[0]))
    U.set(X, O, Result);
}

void Flow::outSecond(bool IsUndefined) const {
  if (I.Ops[0].Second != UINT32_MAX)
    U.set(X.T, X.Fr->Registers + I.Ops[0].Second,
          {IsUndefined, IsUndefined ? origin() : 0});
}

/// The bits that an operand of a type that is not known can have: those of the
/// widest one.
static unsigned widest(const Mods &M) {
  unsigned Bits = 0;
  for (unsigned N = 0; N < M.NumTypes; ++N)
    Bits = std::max(Bits, bitsOf(M.T[N]));
  return Bits ? Bits : 128;
}

bool Flow::anyIn() const {
  bool Any = false;
  unsigned Bits = widest(I.M);
  eachSource(*this, [&](const Operand &O, unsigned) {
    Any |= U.get(X, O, Bits).Bits != 0;
  });
  return Any;
}

//===----------------------------------------------------------------------===//
// Common flows
//===----------------------------------------------------------------------===//

void anyToAll(const Flow &F) {
  bool Any = F.anyIn();
  F.out(Any ? ~Word(0) : 0);
  F.outSecond(Any);
}

/// Runs the instruction with the shadows in place of the data, and with zeros:
/// where the two differ, an undefined bit has come to.
void byMoving(const Flow &F) {
  Exec &X = F.X;
  SmallVector<std::pair<uint32_t, Word>, 8> Saved;
  SmallVector<uint32_t, 4> Data;
  bool IsControlUndefined = false;
  auto IsData = [&](unsigned N) { return F.Row.Data >> N & 1; };
  eachSource(F, [&](const Operand &O, unsigned N) {
    if (IsData(N))
      Data.push_back(O.Index);
    else
      IsControlUndefined |= F.U.get(X, O, 64).Bits != 0;
  });
  bool IsBoth = false;
  eachSource(F, [&](const Operand &O, unsigned N) {
    IsBoth |= !IsData(N) && is_contained(Data, O.Index);
  });
  if (IsControlUndefined || IsBoth)
    return anyToAll(F);
  auto Save = [&](uint32_t Register) {
    Saved.emplace_back(Register, X.R[Register]);
  };
  for (uint32_t Register : Data)
    Save(Register);
  SmallVector<uint32_t, 4> Results;
  for (const Operand &O : X.elements(F.I.Ops[0]))
    if (O.Kind == Operand::Register)
      Results.push_back(O.Index);
  for (uint32_t Register : Results)
    Save(Register);
  size_t Base = X.Fr->Registers;
  for (uint32_t Register : Data)
    X.R[Register] = F.U.get(X.T, Base + Register).Bits;
  F.I.Run(X, F.I);
  SmallVector<Word, 4> Moved;
  for (uint32_t Register : Results)
    Moved.push_back(X.R[Register]);
  for (uint32_t Register : Data)
    X.R[Register] = 0;
  F.I.Run(X, F.I);
  OriginId From = F.origin();
  for (auto [Register, Bits] : zip_equal(Results, Moved)) {
    Bits ^= X.R[Register];
    F.U.set(X.T, Base + Register, {Bits, Bits ? From : 0});
  }
  for (auto [Register, Value] : reverse(Saved))
    X.R[Register] = Value;
}

//===----------------------------------------------------------------------===//
// What must be defined
//===----------------------------------------------------------------------===//

void checkAddresses(const Flow &F) {
  auto Check = [&](const Operand &O) {
    if (O.Kind == Operand::Register)
      F.U.require(F.X, "undefined-address", "the address",
                  F.U.get(F.X, O, O.IsNarrow ? 32 : 64));
  };
  for (unsigned N = 0; N < F.I.NumOps; ++N) {
    Operand O = F.X.operand(F.I, N);
    if (O.Kind != Operand::Memory)
      continue;
    for (unsigned C = 0; C < O.Count + O.Extras; ++C)
      for (const Operand &Part :
           F.X.elements(F.X.Fr->F->VectorPool[O.Second + C]))
        Check(Part);
    O.Kind = O.Base;
    Check(O);
  }
}

static void checkOperand(const Flow &F, unsigned N) {
  F.U.require(F.X, "undefined-mask", "which threads or bytes take part",
              F.in(N, F.X.operand(F.I, N).IsNarrow ? 32 : 64));
}

/// Registers that are not data say who takes part, or what happens.
void checkMask(const Flow &F) {
  for (unsigned N = firstSource(F.Row); N < F.I.NumOps; ++N)
    if (!(F.Row.Data >> N & 1))
      checkOperand(F, N);
  if (F.Row.Kind == FlowRow::Result)
    F.out(0);
}

/// bar and barrier; .red has a result, and a predicate of the thread.
static void checkBarrier(const Flow &F) {
  unsigned First = F.I.M.Red ? 1 : 0, Last = F.I.NumOps - First;
  for (unsigned N = First; N < Last; ++N)
    checkOperand(F, N);
  if (F.I.M.Red)
    F.out(F.isPredicateUndefined(F.I.NumOps - 1u) ? ~Word(0) : 0);
}

/// wgmma: the result has values, unless an accumulator without values is added.
/// Bits without value in the factors are not followed.
static void throughWarpgroup(const Flow &F) {
  checkMask(F);
  unsigned ScaleD = F.I.Run == runMatrixMultiplySparse ? 5 : 3;
  if (F.isPredicateUndefined(ScaleD) || F.predicate(ScaleD))
    return;
  for (const Operand &O : F.X.elements(F.I.Ops[0]))
    F.U.set(F.X, O, {});
}

/// tcgen05.ld.red has two results.
static void throughTensorReduce(const Flow &F) {
  for (unsigned N = 0; N < 2; ++N)
    for (const Operand &O : F.X.elements(F.I.Ops[N]))
      F.U.set(F.X, O, {});
}

/// spcompress has two results, its first operands.
static void throughCompress(const Flow &F) {
  OriginId From = 0;
  for (unsigned N = 2; N < F.I.NumOps; ++N)
    for (const Operand &O : F.X.elements(F.I.Ops[N]))
      From = From ? From : F.U.get(F.X, O, 32).From;
  for (unsigned N = 0; N < 2; ++N)
    for (const Operand &O : F.X.elements(F.I.Ops[N]))
      F.U.set(F.X, O, {From ? ~Word(0) : 0, From});
}

/// brx.idx
void checkIndex(const Flow &F) {
  F.U.require(F.X, "undefined-branch", "the index of the branch", F.in(0, 32));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr const char *Branch = "undefined-branch",
                            *Access = "undefined-predicate";

static constexpr auto Result = FlowRow::Result, Nothing = FlowRow::Nothing;

// The second column is for operands that are not all equal: bit N is set for
// operand N, whose bits byMoving moves, or which is data that something else
// carries along.
static constexpr FlowRow Rows[] = {
    {runAdd, throughAdd, Result},
    {runAddCarry, throughCarry, Result, nullptr, 0, true},
    {runSubtract, throughSubtract, Result},
    {runSubtractCarry, throughCarry, Result, nullptr, 0, true},
    {runMadCarry, throughCarry, Result, nullptr, 0, true},
    {runMultiply, throughMultiply, Result},
    {runMad, throughMad, Result},
    {runNegate, throughNegate, Result},
    {runAbs, throughParts, Result},
    {runMax, throughParts, Result},
    {runMin, throughParts, Result},
    {runFma, throughParts, Result},
    {runAnd, throughAnd, Result},
    {runOr, throughOr, Result},
    {runXor, throughXor, Result},
    {runNot, throughNot, Result},
    {runLogic3, throughLogic3, Result},
    {runCompress, throughCompress, Result, nullptr, 0, true},
    {runShiftLeft, byMoving, Result, nullptr, 1 << 1},
    {runShiftRight, byMoving, Result, nullptr, 1 << 1},
    {runFunnelShift, byMoving, Result, nullptr, 1 << 1 | 1 << 2},
    {runPermute, byMoving, Result, nullptr, 1 << 1 | 1 << 2},
    {runReverse, byMoving, Result, nullptr, 1 << 1},
    {runExtractField, byMoving, Result, nullptr, 1 << 1},
    {runInsertField, byMoving, Result, nullptr, 1 << 1 | 1 << 2},
    {runExtend, byMoving, Result, nullptr, 1 << 1},
    {runMove, byMoving, Result, nullptr, 1 << 1},
    {runConvert, throughConvert, Result, nullptr, 1 << 1},
    {runSelect, throughSelect, Result},
    {runSelectSign, throughSelectSign, Result},
    {runSet, throughSet, Result},
    {runSetPredicate, throughSetPredicate, Result},
    // Memory. UndefinedBits::access carries the data.
    {runLoad, nullptr, Nothing, Access},
    {runStore, nullptr, Nothing, Access},
    {runAtom, nullptr, Nothing, Access},
    {runReduce, nullptr, Nothing, Access},
    {runArriveBalanced, nullptr, Nothing, Access},
    {runArriveNoIncrement, nullptr, Nothing, Access},
    {runBarrierInit, checkMask, Nothing, Access},
    {runBarrierInvalidate, checkMask, Nothing, Access},
    {runCompleteTransaction, checkMask, Nothing, Access},
    {runExpectTransaction, checkMask, Nothing, Access},
    {runArrive, checkMask, Result, Access},
    {runArriveDrop, checkMask, Result, Access},
    {runArriveExpect, checkMask, Result, Access},
    {runArriveDropExpect, checkMask, Result, Access},
    {runArriveNoComplete, checkMask, Result, Access},
    {runArriveDropNoComplete, checkMask, Result, Access},
    {runTestWait, anyToAll, Result, Access},
    {runTestWaitParity, anyToAll, Result, Access},
    {runCheckLayout, nullptr, Result, Access},
    {runMultimemLoad, anyToAll, Result, Access},
    {runTryCancel, nullptr, Nothing, Access},
    {runCopyAsync, checkMask, Nothing, Access},
    {runCopyBulk, checkMask, Nothing, Access},
    {runReduceBulk, checkMask, Nothing, Access},
    {runFetchBulk, checkMask, Nothing, Access},
    {runTouchBulk, checkMask, Nothing, Access},
    {runMultimemCopyBulk, checkMask, Nothing, Access},
    {runMultimemReduceBulk, checkMask, Nothing, Access},
    {runCopyTensor, checkMask, Nothing, Access},
    {runReduceTensor, checkMask, Nothing, Access},
    {runFetchTensor, checkMask, Nothing, Access},
    {runTouchTensor, checkMask, Nothing, Access},
    {runReplaceTensorMap, checkMask, Nothing, Access},
    {runStoreAsync, nullptr, Nothing, Access},
    {runReduceAsync, nullptr, Nothing, Access},
    {runMultimemReduceAsync, nullptr, Nothing, Access},
    {runMultimemStoreAsync, nullptr, Nothing, Access},
    {runMultimemReduce, nullptr, Nothing, Access},
    {runMultimemStore, nullptr, Nothing, Access},
    {runStoreBulk, checkMask, Nothing, Access},
    {runDiscard, nullptr, Nothing, Access},
    {runTouch, nullptr, Nothing, nullptr},
    {runFetchLine, nullptr, Nothing, nullptr},
    {runSurfaceStore, nullptr, Nothing, Access},
    {runSurfaceStoreTexel, nullptr, Nothing, Access},
    {runSurfaceReduce, nullptr, Nothing, Access},
    {runSurfaceReduceTexel, nullptr, Nothing, Access},
    // Control.
    {runBranch, nullptr, Nothing, Branch},
    {runBranchTable, checkIndex, Nothing, Branch},
    {runCall, nullptr, Nothing, Branch, 0, true},
    {runReturn, nullptr, Nothing, Branch},
    {runExit, nullptr, Nothing, Branch},
    {runTrap, nullptr, Nothing, Branch},
    {runNothing, nullptr, Nothing, nullptr},
    {runFence, nullptr, Nothing, Access},
    {runBarrier, checkBarrier, Nothing, Access},
    {runBulkCommit, nullptr, Nothing, Access},
    {runBulkWait, nullptr, Nothing, Access},
    {runBulkWaitRead, nullptr, Nothing, Access},
    {runCopyCommit, nullptr, Nothing, Access},
    {runCopyWait, nullptr, Nothing, Access},
    {runCopyWaitAll, nullptr, Nothing, Access},
    {runStackRestore, nullptr, Nothing, nullptr},
    // Several threads. UndefinedBits::together carries the data.
    {runShuffle, checkMask, Nothing, Access, 1 << 0 | 1 << 1 | 1 << 2 | 1 << 3},
    {runVote, checkMask, Nothing, Access, 1 << 0 | 1 << 1},
    {runMatch, checkMask, Nothing, Access, 1 << 0 | 1 << 1},
    {runRedux, checkMask, Nothing, Access, 1 << 0 | 1 << 1},
    {runElect, checkMask, Nothing, Access, 1 << 0},
    {runCopyTensorMap, nullptr, Nothing, Access},
    {runLoadMatrix, nullptr, Nothing, Access},
    {runStoreMatrix, nullptr, Nothing, Access},
    {runMoveMatrix, nullptr, Nothing, Access},
    {runMma, nullptr, Nothing, Access},
    {runMmaOrdered, nullptr, Nothing, Access},
    {runMmaSparse, nullptr, Nothing, Access},
    {runLoadA, nullptr, Nothing, Access},
    {runLoadB, nullptr, Nothing, Access},
    {runLoadC, nullptr, Nothing, Access},
    {runStoreD, nullptr, Nothing, Access},
    {runWmma, nullptr, Nothing, Access},
    {runMatrixCommit, nullptr, Nothing, Access},
    {runMatrixFence, nullptr, Nothing, Access},
    {runMatrixMultiply, throughWarpgroup, Nothing, Access, 1 << 0 | 1 << 1,
     true},
    {runMatrixMultiplySparse, throughWarpgroup, Nothing, Access,
     1 << 0 | 1 << 1, true},
    {runMatrixWait, nullptr, Nothing, Access},
    {runTensorAllocate, checkMask, Nothing, Access},
    {runTensorFree, checkMask, Nothing, Access},
    {runTensorRelinquish, nullptr, Nothing, Access},
    {runTensorLoad, nullptr, Result, Access},
    {runTensorReduce, throughTensorReduce, Nothing, Access, 0, true},
    {runTensorStore, nullptr, Nothing, Access},
    {runTensorWaitLoad, nullptr, Nothing, Access},
    {runTensorWaitStore, nullptr, Nothing, Access},
    {runTensorCommit, checkMask, Nothing, Access},
    {runTensorCopy, checkMask, Nothing, Access},
    {runTensorFenceAfter, nullptr, Nothing, Access},
    {runTensorFenceBefore, nullptr, Nothing, Access},
    {runTensorShift, checkMask, Nothing, Access},
    {runTensorMultiply, checkMask, Nothing, Access},
    {runTensorMultiplySparse, checkMask, Nothing, Access},
    {runTensorMultiplyStationary, checkMask, Nothing, Access},
    {runTensorMultiplyStationarySparse, checkMask, Nothing, Access},
};

const FlowRow &flowOf(Handler Run) {
  static constexpr FlowRow Other{nullptr, anyToAll, Result};
  auto *It = find_if(Rows, [&](const FlowRow &R) { return R.Run == Run; });
  return It == std::end(Rows) ? Other : *It;
}

} // namespace opennvvm::ptxmachine
