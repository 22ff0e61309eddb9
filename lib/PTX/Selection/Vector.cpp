//===- Vector.cpp - Vector elements ---------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"
#include "PTX/Values/Folding.h"
#include "Printers.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The registers of lane \p L of \p V.
static void appendLane(FunctionEmitter &E, const Value *V, unsigned L,
                       SmallVectorImpl<Op> &Out) {
  TypeTable::Lane Where = E.Types.lane(V->getType(), L);
  if (E.parts(V->getType())[Where.Part].Lanes > 1) {
    Out.push_back(E.Values.useLane(V, L));
    return;
  }
  for (unsigned C = 0; C < Where.Count; ++C)
    Out.push_back(E.Values.use(V, Where.Part + C));
}

/// Defines \p V from \p Lanes: as an alias of their registers if nothing is
/// packed.
static void defineLanes(FunctionEmitter &E, const Value *V,
                        ArrayRef<Op> Lanes) {
  const TypeParts &TP = E.parts(V->getType());
  if (llvm::any_of(TP.Parts, [](const Part &P) { return P.Lanes > 1; }))
    return E.Values.defineFromLanes(V, Lanes);
  SmallVector<Reg, 8> Rs;
  for (auto [O, P] : zip(Lanes, TP.Parts))
    Rs.push_back(E.Values.inRegister(O, P.Class));
  E.Values.set(V, Rs);
}

/// To = P ? A : B, for any class.
static void select(FunctionEmitter &E, Reg To, Reg P, Op A, Op B) {
  if (To.regClass() != RegClass::Pred) {
    E.Out.emit({Inst::Selp, RegClasses[unsigned(To.regClass())].Bits}, To, A, B,
               P);
    return;
  }
  E.Out.copy(To, B);
  E.Out.emitIf(P, {Inst::Mov, Mod::Pred}, {To, A});
}

void emitExtractElement(FunctionEmitter &E, const Instruction &I) {
  if (!canHoldValues(E, I))
    return;
  const Value *V = I.getOperand(0), *Index = I.getOperand(1);
  unsigned N = laneCount(V->getType());
  SmallVector<Op, 2> Lane;
  if (auto *CI = dyn_cast<ConstantInt>(Index)) {
    // Out of range, the result is poison, so any lane will do.
    appendLane(E, V, CI->getValue().ult(N) ? CI->getZExtValue() : 0, Lane);
    return defineLanes(E, &I, Lane);
  }
  Op Number = unsignedNumber(E, Index, 32);
  SmallVector<Reg, 2> Result;
  appendLane(E, V, 0, Lane);
  const TypeParts &TP = E.parts(I.getType());
  for (auto [O, P] : zip(Lane, TP.Parts))
    Result.push_back(E.Values.inRegister(O, P.Class));
  for (unsigned L = 1; L < N; ++L) {
    Reg Is = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Setp, Mod::Eq, Mod::B32}, Is, Number, Op::imm(L));
    Lane.clear();
    appendLane(E, V, L, Lane);
    for (unsigned P = 0; P < Result.size(); ++P) {
      Reg R = E.Regs.temp(Result[P].regClass());
      select(E, R, Is, Lane[P], Result[P]);
      Result[P] = R;
    }
  }
  E.Values.set(&I, Result);
}

/// Defines the lanes that \p I and the insertions folded into it insert.
static void insertAll(FunctionEmitter &E, const Instruction &I) {
  unsigned N = laneCount(I.getType());
  SmallVector<const Value *, 8> Elements(N);
  const Value *Base = &I;
  do {
    auto *Insert = cast<InsertElementInst>(Base);
    const APInt &At = cast<ConstantInt>(Insert->getOperand(2))->getValue();
    if (At.ult(N) && !Elements[At.getZExtValue()])
      Elements[At.getZExtValue()] = Insert->getOperand(1);
    Base = Insert->getOperand(0);
  } while (isa<InsertElementInst>(Base) &&
           isFolded(*cast<Instruction>(Base), E.DL));
  SmallVector<Op, 8> Lanes;
  for (unsigned L = 0; L < N; ++L)
    if (const Value *Element = Elements[L])
      for (unsigned P = 0, Size = E.parts(Element->getType()).size(); P < Size;
           ++P)
        Lanes.push_back(E.Values.use(Element, P));
    else
      appendLane(E, Base, L, Lanes);
  defineLanes(E, &I, Lanes);
}

void emitInsertElement(FunctionEmitter &E, const Instruction &I) {
  if (!canHoldValues(E, I))
    return;
  const Value *V = I.getOperand(0), *Element = I.getOperand(1),
              *Index = I.getOperand(2);
  unsigned N = laneCount(I.getType());
  if (isa<ConstantInt>(Index))
    return insertAll(E, I);
  SmallVector<Op, 2> New;
  for (unsigned P = 0, Size = E.parts(Element->getType()).size(); P < Size; ++P)
    New.push_back(E.Values.use(Element, P));
  Op Number = unsignedNumber(E, Index, 32);
  SmallVector<Op, 8> Lanes, Old;
  for (unsigned L = 0; L < N; ++L) {
    Old.clear();
    appendLane(E, V, L, Old);
    Reg Is = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Setp, Mod::Eq, Mod::B32}, Is, Number, Op::imm(L));
    const TypeParts &TP = E.parts(Element->getType());
    for (unsigned P = 0; P < New.size(); ++P) {
      Reg R = E.Regs.temp(TP[P].Class);
      select(E, R, Is, New[P], Old[P]);
      Lanes.push_back(R);
    }
  }
  defineLanes(E, &I, Lanes);
}

namespace {
/// The sources of the bytes in one register.
struct BytePermute {
  const Value *From[2] = {nullptr, nullptr};
  unsigned Part[2] = {0, 0};
  unsigned Selector = 0;

  /// Makes lane \p L of the register byte \p Sub of part \p P of \p V.
  /// \returns false if that would be a third source register.
  bool add(unsigned L, const Value *V, unsigned P, unsigned Sub) {
    for (unsigned Which : {0u, 1u}) {
      if (!From[Which]) {
        From[Which] = V;
        Part[Which] = P;
      }
      if (From[Which] != V || Part[Which] != P)
        continue;
      Selector |= (4 * Which + Sub) << 4 * L;
      return true;
    }
    return false;
  }
};
} // namespace

/// Creates each register of four bytes with one prmt. \returns false if the
/// lanes do not allow it or come from more than two registers.
static bool permuteBytes(FunctionEmitter &E, const ShuffleVectorInst &SV) {
  auto IsPacked = [&](const Value *V) {
    const TypeParts &TP = E.parts(V->getType());
    return llvm::all_of(TP.Parts, [](const Part &P) { return P.Lanes == 4; });
  };
  const Value *A = SV.getOperand(0), *B = SV.getOperand(1);
  if (!IsPacked(&SV) || !IsPacked(A))
    return false;
  int N = laneCount(A->getType());
  SmallVector<BytePermute, 4> Permutes(E.parts(SV.getType()).size());
  for (auto [L, M] : enumerate(SV.getShuffleMask())) {
    if (M < 0)
      continue; // Any byte will do.
    TypeTable::Lane Where = E.Types.lane(A->getType(), M % N);
    if (!Permutes[L / 4].add(L % 4, M < N ? A : B, Where.Part, Where.Sub))
      return false;
  }
  for (auto [P, Permute] : enumerate(Permutes)) {
    Op Source[2] = {Op::imm(0), Op::imm(0)};
    for (unsigned I : {0u, 1u})
      if (Permute.From[I])
        Source[I] = E.Values.use(Permute.From[I], Permute.Part[I]);
    E.Out.emit({Inst::Prmt, Mod::B32},
               {E.Values.def(&SV, P),
                E.Values.inRegister(Source[0], RegClass::B32), Source[1],
                Op::imm(Permute.Selector)});
  }
  return true;
}

void emitShuffleVector(FunctionEmitter &E, const Instruction &I) {
  if (!canHoldValues(E, I))
    return;
  auto &SV = cast<ShuffleVectorInst>(I);
  if (permuteBytes(E, SV))
    return;
  const Value *A = SV.getOperand(0), *B = SV.getOperand(1);
  int N = laneCount(A->getType());
  SmallVector<Op, 8> Lanes;
  for (int M : SV.getShuffleMask()) {
    // A lane without a source is poison, so lane 0 will do.
    M = std::max(M, 0);
    appendLane(E, M < N ? A : B, M < N ? M : M - N, Lanes);
  }
  defineLanes(E, &I, Lanes);
}

} // namespace opennvvm::ptx
