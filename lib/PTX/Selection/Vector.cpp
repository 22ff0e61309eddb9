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
                       SmallVectorImpl<Op> &Out, Extend How = Extend::None) {
  TypeTable::Lane Where = E.Types.lane(V->getType(), L);
  if (E.parts(V->getType())[Where.Part].Lanes > 1) {
    Out.push_back(E.Values.useLane(V, L, How));
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
    // ptxas extends a byte at once if it is extracted, the lowest one, too.
    Extend How = any_of(I.users(), IsaPred<ZExtInst, UIToFPInst>)
                     ? Extend::Zero
                     : Extend::None;
    appendLane(E, V, CI->getValue().ult(N) ? CI->getZExtValue() : 0, Lane, How);
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

namespace {
/// Where a lane comes from: lane \p Lane of \p V or, if that is no vector, \p V
/// itself. Of poison, there is no \p V.
struct Source {
  const Value *V = nullptr;
  unsigned Lane = 0;

  bool isLane() const { return V && V->getType()->isVectorTy(); }
};

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

/// The register in which \p Lanes already are, each in its place; none if there
/// is no such register.
static std::optional<Reg> asTheyAre(FunctionEmitter &E,
                                    ArrayRef<Source> Lanes) {
  const Source *First = llvm::find_if(Lanes, [](Source S) { return S.V; });
  if (First == Lanes.end() || !First->isLane() || isa<Constant>(First->V))
    return std::nullopt;
  Type *Ty = First->V->getType();
  unsigned Part = E.Types.lane(Ty, First->Lane).Part;
  if (E.parts(Ty)[Part].Lanes != Lanes.size())
    return std::nullopt;
  for (auto [L, S] : enumerate(Lanes)) {
    if (!S.V)
      continue;
    TypeTable::Lane Where = E.Types.lane(Ty, S.Lane);
    if (S.V != First->V || Where.Part != Part || Where.Sub != L)
      return std::nullopt;
  }
  return E.Values.useReg(First->V, Part);
}

/// One prmt for the four bytes of \p To; \returns false if they come from more
/// than two registers, or from a register that is not of four bytes.
static bool permuteBytes(FunctionEmitter &E, Reg To, ArrayRef<Source> Lanes) {
  BytePermute Permute;
  for (auto [L, S] : enumerate(Lanes)) {
    if (!S.V)
      continue; // Any byte will do.
    if (!S.isLane())
      return false;
    TypeTable::Lane Where = E.Types.lane(S.V->getType(), S.Lane);
    if (E.parts(S.V->getType())[Where.Part].Lanes != 4 ||
        !Permute.add(L, S.V, Where.Part, Where.Sub))
      return false;
  }
  Op From[2] = {Op::imm(0), Op::imm(0)};
  for (unsigned I : {0u, 1u})
    if (Permute.From[I])
      From[I] = E.Values.use(Permute.From[I], Permute.Part[I]);
  E.Out.emit({Inst::Prmt, Mod::B32},
             {To, E.Values.inRegister(From[0], RegClass::B32), From[1],
              Op::imm(Permute.Selector)});
  return true;
}

/// The registers of \p S; for poison, those of any lane of \p Poison.
static void appendSource(FunctionEmitter &E, Source S, const Value *Poison,
                         SmallVectorImpl<Op> &Out) {
  if (!S.V || S.isLane())
    return appendLane(E, S.V ? S.V : Poison, S.Lane, Out);
  for (unsigned P = 0, N = E.parts(S.V->getType()).size(); P < N; ++P)
    Out.push_back(E.Values.use(S.V, P));
}

/// Defines \p I, a vector of \p Lanes. Registers that have what is wanted are
/// not copied. \p Any is a vector with such lanes.
static void defineVector(FunctionEmitter &E, const Instruction &I,
                         ArrayRef<Source> Lanes, const Value *Any) {
  SmallVector<Reg, 8> Rs;
  SmallVector<Op, 4> Ops;
  for (unsigned L = 0; L < Lanes.size();) {
    const Part &P = E.parts(I.getType())[Rs.size()];
    ArrayRef<Source> Own = Lanes.slice(L, P.Lanes);
    L += P.Lanes;
    if (std::optional<Reg> Same =
            P.Lanes > 1 ? asTheyAre(E, Own) : std::nullopt) {
      Rs.push_back(*Same);
      continue;
    }
    if (P.Lanes > 1 && !Rs.empty() && Rs.back().regClass() == P.Class &&
        llvm::none_of(Own, [](Source S) { return S.V; })) {
      Rs.push_back(Rs.back());
      continue;
    }
    Reg To = P.Lanes > 1 ? E.Regs.temp(P.Class) : Reg();
    if (P.Lanes == 4 && permuteBytes(E, To, Own)) {
      Rs.push_back(To);
      continue;
    }
    Ops.clear();
    for (Source S : Own)
      appendSource(E, S, Any, Ops);
    if (P.Lanes == 1) {
      for (Op O : Ops)
        Rs.push_back(
            E.Values.inRegister(O, E.parts(I.getType())[Rs.size()].Class));
      continue;
    }
    if (P.Lanes == 2)
      packHalves(E, To, Ops[0], Ops[1]);
    else
      packBytes(E, To, Ops);
    Rs.push_back(To);
  }
  E.Values.set(&I, Rs);
}

/// Defines the lanes that \p I and the insertions folded into it insert.
static void insertAll(FunctionEmitter &E, const Instruction &I) {
  unsigned N = laneCount(I.getType());
  SmallVector<Source, 8> Lanes(N);
  const Value *Base = &I;
  do {
    auto *Insert = cast<InsertElementInst>(Base);
    const APInt &At = cast<ConstantInt>(Insert->getOperand(2))->getValue();
    if (At.ult(N) && !Lanes[At.getZExtValue()].V)
      Lanes[At.getZExtValue()].V = Insert->getOperand(1);
    Base = Insert->getOperand(0);
  } while (isa<InsertElementInst>(Base) &&
           isFolded(*cast<Instruction>(Base), E));
  for (auto [L, S] : enumerate(Lanes))
    if (!S.V)
      S = {Base, unsigned(L)};
  defineVector(E, I, Lanes, Base);
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

void emitShuffleVector(FunctionEmitter &E, const Instruction &I) {
  if (!canHoldValues(E, I))
    return;
  auto &SV = cast<ShuffleVectorInst>(I);
  const Value *A = SV.getOperand(0), *B = SV.getOperand(1);
  int N = laneCount(A->getType());
  SmallVector<Source, 8> Lanes;
  for (int M : SV.getShuffleMask())
    Lanes.push_back(M < 0   ? Source()
                    : M < N ? Source{A, unsigned(M)}
                            : Source{B, unsigned(M - N)});
  defineVector(E, I, Lanes, A);
}

} // namespace opennvvm::ptx
