//===- BitCast.cpp - The same bits in other registers ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BitCast.h"
#include "Printers.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// A register and the bits of the value that it holds.
struct Piece {
  Reg R;
  unsigned At, Bits;
};
} // namespace

static SmallVector<Piece, 8> pieces(const TypeParts &TP, ArrayRef<Reg> Rs) {
  SmallVector<Piece, 8> Out;
  unsigned At = 0;
  for (auto [P, R] : zip(TP.Parts, Rs)) {
    Out.push_back({R, At, P.Bits});
    At += P.Bits;
  }
  return Out;
}

static void printBraced(FunctionEmitter &E, ArrayRef<Piece> Ps) {
  for (unsigned I = 0; I < Ps.size(); ++I) {
    E.Out.writer().text(I ? ", " : "{");
    E.Out.printOp(Ps[I].R);
  }
  E.Out.writer().text("}");
}

/// Whether one mov can join or split pieces of this width.
static bool isVectorMov(ArrayRef<Piece> Ps, unsigned Width) {
  return (Width == 32 || Width == 64) && (Ps.size() == 2 || Ps.size() == 4) &&
         llvm::all_of(Ps, [&](const Piece &P) {
           return P.Bits == P.R.width() && P.Bits * Ps.size() == Width &&
                  P.Bits >= 16;
         });
}

/// Moves whole registers where the two lists line up.
/// \returns false when they do not.
static bool castWhole(FunctionEmitter &E, ArrayRef<Piece> From,
                      ArrayRef<Piece> To) {
  struct Step {
    ArrayRef<Piece> From, To;
  };
  SmallVector<Step, 8> Steps;
  unsigned I = 0, J = 0;
  while (I < From.size() && J < To.size()) {
    unsigned F = 1, T = 1;
    unsigned FromBits = From[I].Bits, ToBits = To[J].Bits;
    while (FromBits != ToBits) {
      if (FromBits < ToBits) {
        if (I + F == From.size())
          return false;
        FromBits += From[I + F++].Bits;
      } else {
        if (J + T == To.size())
          return false;
        ToBits += To[J + T++].Bits;
      }
    }
    Step S{From.slice(I, F), To.slice(J, T)};
    bool OneToOne =
        F == 1 && T == 1 && S.From[0].R.width() == S.To[0].R.width();
    if (!OneToOne && !(T == 1 && isVectorMov(S.From, S.To[0].R.width())) &&
        !(F == 1 && isVectorMov(S.To, S.From[0].R.width())))
      return false;
    Steps.push_back(S);
    I += F;
    J += T;
  }
  for (const Step &S : Steps) {
    if (S.From.size() == 1 && S.To.size() == 1) {
      E.Out.copy(S.To[0].R, S.From[0].R);
      continue;
    }
    bool Join = S.To.size() == 1;
    unsigned Width = (Join ? S.To : S.From)[0].R.width();
    E.Out.start({Inst::Mov, Width == 64 ? Mod::B64 : Mod::B32});
    if (Join)
      E.Out.printOp(S.To[0].R);
    else
      printBraced(E, S.To);
    E.Out.writer().text(", ");
    if (Join)
      printBraced(E, S.From);
    else
      E.Out.printOp(S.From[0].R);
    E.Out.writer().text(";\n");
  }
  return true;
}

void castParts(FunctionEmitter &E, ArrayRef<Reg> To, const TypeParts &ToParts,
               ArrayRef<Reg> From, const TypeParts &FromParts) {
  SmallVector<Piece, 8> Source = pieces(FromParts, From);
  SmallVector<Piece, 8> Target = pieces(ToParts, To);
  bool SameSize = Source.back().At + Source.back().Bits ==
                  Target.back().At + Target.back().Bits;
  if (!SameSize || !castWhole(E, Source, Target))
    E.Memory.castBits(To, ToParts, From, FromParts);
}

void emitBitCast(FunctionEmitter &E, const Instruction &I) {
  const Value *V = I.getOperand(0);
  const TypeParts &From = E.parts(V->getType()), &To = E.parts(I.getType());
  SmallVector<Reg, 8> Source;
  for (unsigned P = 0; P < From.size(); ++P)
    Source.push_back(E.Values.useReg(V, P));

  bool Same = From.size() == To.size();
  for (unsigned P = 0; Same && P < From.size(); ++P)
    Same = From[P].Class == To[P].Class && From[P].Bits == To[P].Bits;
  if (Same)
    return E.Values.set(&I, Source);

  SmallVector<Reg, 8> Target(E.Values.regs(&I));
  castParts(E, Target, To, Source, From);
}

} // namespace opennvvm::ptx
