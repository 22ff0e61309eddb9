//===- ConvertWords.cpp - llvm.nvvm.cvt and llvm.nvvm.cvt.ext -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "ConvertWord.h"

using namespace llvm;

namespace opennvvm::lowering {

namespace {

/// The field "type" of llvm.nvvm.cvt and of llvm.nvvm.cvt.ext.
enum PlainKind : unsigned { FloatToFloat = 1, Integer, BFloat, TF32 };
enum PackedKind : unsigned { ToE4M3 = 1, ToE5M2, FromE4M3, FromE5M2 };
/// The fields "subword".
enum Subword : unsigned { WholeWord, LowHalf, HighHalf };

/// The two decoded words.
struct Words {
  bool Saturate;
  unsigned Kind;
  RoundTo Mode;
  unsigned Source, Destination;

  explicit Words(const Match &M) {
    uint64_t Conversion = M.constant(1), How = M.constant(2);
    Saturate = Conversion & 1;
    Kind = (Conversion >> 1) & 7;
    Mode = RoundTo((How & 7) - 1);
    Source = (How >> 7) & 7;
    Destination = (How >> 10) & 7;
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// What the verifier asks
//===----------------------------------------------------------------------===//

/// Whether each field has a legal value and the machine supports it.
static bool isLegal(const Match &M) {
  const InternalIntrinsic &Row =
      *findInternalIntrinsic(*M.call().getCalledFunction());
  unsigned Lowest = Row.Lowest;
  for (const InternalField &F : fieldsOf(Row)) {
    uint64_t Value = F.of(M.constant(F.Arg));
    if (!F.accepts(Value))
      return false;
    for (const FieldGate &G : gatesOf(F))
      if ((G.Values >> Value) & 1)
        Lowest = G.Lowest;
  }
  return M.around().SM.Number >= Lowest;
}

static bool isFloat(const Type *T, bool BFloatToo) {
  return T->isHalfTy() || T->isFloatTy() || T->isDoubleTy() ||
         (BFloatToo && T->isBFloatTy());
}

static bool isInteger(const Type *T) {
  return T->isIntegerTy(8) || T->isIntegerTy(16) || T->isIntegerTy(32) ||
         T->isIntegerTy(64);
}

/// The half of an integer that a subword selects; null if it has none.
static Type *subwordOf(Type *T, unsigned Which) {
  if (Which == WholeWord)
    return T;
  if (!isInteger(T) || T->isIntegerTy(8))
    return nullptr;
  return IntegerType::get(T->getContext(), T->getIntegerBitWidth() / 2);
}

static bool isPlain(const Match &M) {
  if (M.call().arg_size() != 3 || !isLegal(M))
    return false;
  Words W(M);
  Type *From = subwordOf(M.arg(0)->getType(), W.Source),
       *To = subwordOf(M.type(), W.Destination);
  if (!From || !To)
    return false;
  switch (W.Kind) {
  case FloatToFloat:
    return isFloat(From, false) && isFloat(To, false);
  case Integer:
    return (isInteger(From) && (isInteger(To) || isFloat(To, false))) ||
           (isFloat(From, false) && isInteger(To));
  case BFloat:
    return (From->isBFloatTy() && (isFloat(To, true) || isInteger(To))) ||
           (To->isBFloatTy() && (isFloat(From, true) || isInteger(From)));
  default:
    return From->isFloatTy() && To->isIntegerTy(32);
  }
}

static bool isPair(const Type *T) {
  auto *V = dyn_cast<FixedVectorType>(T);
  return V && V->getNumElements() == 2;
}

static bool isPacked(const Match &M) {
  if (M.call().arg_size() != 3 || !isLegal(M))
    return false;
  Words W(M);
  if (W.Source != WholeWord || W.Destination != WholeWord)
    return false;
  Type *From = M.arg(0)->getType(), *To = M.type();
  if (W.Kind == ToE4M3 || W.Kind == ToE5M2)
    return isPair(From) && To->isIntegerTy(16) &&
           (From->getScalarType()->isHalfTy() ||
            From->getScalarType()->isFloatTy());
  // No 16-bit integer is too large for a half.
  return From->isIntegerTy(16) && isPair(To) &&
         To->getScalarType()->isHalfTy() && !W.Saturate;
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

/// The operand, or the half of it that the word selects.
static Value *sourceOf(Match &M, const Words &W) {
  Value *V = M.arg(0);
  Type *Ty = subwordOf(V->getType(), W.Source);
  if (W.Source == HighHalf)
    V = M.B.CreateLShr(V, Ty->getIntegerBitWidth());
  return W.Source == WholeWord ? V : M.B.CreateTrunc(V, Ty);
}

/// Puts \p V into the half of the result that the word selects; the other is
/// zero.
static Value *place(Match &M, const Words &W, Value *V) {
  if (W.Destination == WholeWord)
    return V;
  unsigned Bits = V->getType()->getIntegerBitWidth();
  V = M.B.CreateZExt(V, M.type());
  return W.Destination == HighHalf ? M.B.CreateShl(V, Bits) : V;
}

static Value *convertPlain(Match &M) {
  Words W(M);
  Converter C(M.B, W.Mode, M.around().FlushesF32);
  Value *V = sourceOf(M, W);
  Type *To = subwordOf(M.type(), W.Destination);
  if (W.Kind == TF32)
    return place(M, W, C.floatToTF32(V, W.Saturate));
  if (isInteger(V->getType()) && isInteger(To)) {
    if (W.Saturate)
      V = C.clampTo(V, To);
    return place(M, W, M.B.CreateIntCast(V, To, /*isSigned=*/true));
  }
  if (isInteger(To))
    return place(M, W, C.floatToInteger(V, To));
  V = isInteger(V->getType()) ? C.integerToFloat(V, To) : C.floatToFloat(V, To);
  return W.Saturate ? C.clampToUnit(V) : V;
}

static constexpr Converter::Byte E4M3 = {3, 7, 0x7E, Converter::ByteNaN},
                                 E5M2 = {2, 15, 0x7B, 0x7C};

/// Converts two lanes to two bytes. PTX has an instruction for the case that
/// rounds to nearest and saturates to the largest number.
static Value *packBytes(Match &M, const Words &W) {
  IRBuilderBase &B = M.B;
  bool IsE4M3 = W.Kind == ToE4M3;
  Value *V = M.arg(0);
  bool Halves = V->getType()->getScalarType()->isHalfTy();
  if (W.Mode == RoundTo::Nearest && W.Saturate && Halves)
    return B.CreateIntrinsic(IsE4M3 ? Intrinsic::nvvm_f16x2_to_e4m3x2_rn
                                    : Intrinsic::nvvm_f16x2_to_e5m2x2_rn,
                             {}, {V});
  Value *Low = B.CreateExtractElement(V, uint64_t(0)),
        *High = B.CreateExtractElement(V, uint64_t(1));
  if (W.Mode == RoundTo::Nearest && W.Saturate)
    return B.CreateIntrinsic(IsE4M3 ? Intrinsic::nvvm_ff_to_e4m3x2_rn
                                    : Intrinsic::nvvm_ff_to_e5m2x2_rn,
                             {}, {High, Low});
  Converter C(B, W.Mode, M.around().FlushesF32);
  auto Lane = [&](Value *One) {
    if (Halves)
      One = makeCast(B, Instruction::FPExt, One, B.getFloatTy());
    return C.floatToByte(One, IsE4M3 ? E4M3 : E5M2, W.Saturate);
  };
  Low = Lane(Low);
  High = B.CreateShl(Lane(High), 8);
  return B.CreateTrunc(B.CreateOr(Low, High), M.type());
}

static Value *convertPacked(Match &M) {
  Words W(M);
  if (W.Kind == ToE4M3 || W.Kind == ToE5M2)
    return packBytes(M, W);
  return M.B.CreateIntrinsic(W.Kind == FromE4M3
                                 ? Intrinsic::nvvm_e4m3x2_to_f16x2_rn
                                 : Intrinsic::nvvm_e5m2x2_to_f16x2_rn,
                             {}, {M.arg(0)});
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_CONVERTWORDS
#include "opennvvm/Catalog/Lowering.inc"

const Category &convertWordRules() { return Table; }

} // namespace opennvvm::lowering
