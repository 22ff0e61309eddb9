//===- ConvertWords.cpp - Conversions that words describe -----------------===//
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

/// The decoded word of the carrier llvm.nvvm.cvt.
struct Word {
  RoundTo Mode;
  bool Unsigned; ///< The result, if it is an integer.
  unsigned Source, Destination;

  explicit Word(const Match &M) {
    uint64_t Bits = M.constant(0);
    Mode = RoundTo(((Bits >> 2) & 7) - 1);
    Unsigned = (Bits >> 6) & 1;
    Source = (Bits >> 7) & 7;
    Destination = (Bits >> 10) & 7;
  }
};

/// The two decoded words of the own forms.
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

/// Whether the machine has the intrinsic.
static bool isOfMachine(const Match &M) {
  return M.around().SM.Number >=
         findInternalIntrinsic(*M.call().getCalledFunction())->Lowest;
}

static bool isTooNew(const Match &M) { return !isOfMachine(M); }

/// Whether each field has a legal value and the machine supports it. To and
/// from bfloat, every machine converts that has the intrinsic, whatever the
/// verifier requires.
static bool isLegal(const Match &M, std::optional<uint64_t> Ungated = {}) {
  const InternalIntrinsic &Row =
      *findInternalIntrinsic(*M.call().getCalledFunction());
  unsigned Lowest = Row.Lowest;
  for (const InternalField &F : fieldsOf(Row)) {
    uint64_t Value = F.of(M.constant(F.Arg));
    if (!F.accepts(Value))
      return false;
    for (const FieldGate &G : gatesOf(F))
      if (((G.Values >> Value) & 1) && Value != Ungated)
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

/// Whether PTX does not convert the carrier's types, lane by lane.
static bool hasOtherTypes(const Match &M) {
  Type *From = M.arg(1)->getType(), *To = M.type();
  auto Lanes = [](Type *T) {
    auto *V = dyn_cast<VectorType>(T);
    return V ? V->getElementCount() : ElementCount::getFixed(0);
  };
  auto IsOther = [](Type *T) {
    return !isInteger(T) && !isFloat(T, /*BFloatToo=*/true);
  };
  return Lanes(From) != Lanes(To) || Lanes(To).isScalable() ||
         IsOther(From->getScalarType()) || IsOther(To->getScalarType());
}

/// Whether the carrier's word selects the half of a number that has none.
static bool lacksHalf(const Match &M) {
  Word W(M);
  return !subwordOf(M.arg(1)->getType()->getScalarType(), W.Source) ||
         !subwordOf(M.type()->getScalarType(), W.Destination);
}

/// Whether the carrier converts a float to its own type.
static bool keepsFloat(const Match &M) {
  Type *Ty = M.type()->getScalarType();
  return Ty == M.arg(1)->getType()->getScalarType() && !isInteger(Ty);
}

static bool isConvertible(const Match &M) {
  return isOfMachine(M) && !hasOtherTypes(M) && !lacksHalf(M) && !keepsFloat(M);
}

static bool isPlain(const Match &M) {
  if (M.call().arg_size() != 3 || !isLegal(M, BFloat))
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

/// \p V, or the half of it that \p Which selects.
static Value *sourceOf(IRBuilderBase &B, Value *V, unsigned Which) {
  Type *Ty = subwordOf(V->getType(), Which);
  if (Which == HighHalf)
    V = B.CreateLShr(V, Ty->getIntegerBitWidth());
  return Which == WholeWord ? V : B.CreateTrunc(V, Ty);
}

/// Puts \p V into the half of a number of type \p To that \p Which selects; the
/// other is zero.
static Value *place(IRBuilderBase &B, Value *V, Type *To, unsigned Which) {
  if (Which == WholeWord)
    return V;
  unsigned Bits = V->getType()->getIntegerBitWidth();
  V = B.CreateZExt(V, To);
  return Which == HighHalf ? B.CreateShl(V, Bits) : V;
}

/// One lane of a carrier's conversion.
static Value *convertLane(IRBuilderBase &B, Converter &C, const Word &W,
                          Value *V, Type *Whole) {
  V = sourceOf(B, V, W.Source);
  Type *To = subwordOf(Whole, W.Destination);
  bool FromInteger = isInteger(V->getType());
  if (isInteger(To))
    V = FromInteger ? B.CreateIntCast(V, To, /*isSigned=*/true)
                    : C.floatToInteger(V, To, W.Unsigned);
  else
    V = FromInteger ? C.integerToFloat(V, To) : C.floatToFloat(V, To);
  return place(B, V, Whole, W.Destination);
}

static Value *convert(Match &M) {
  IRBuilderBase &B = M.B;
  Word W(M);
  Converter C(B, W.Mode, M.around().FlushesF32);
  Value *V = M.arg(1);
  auto *Vector = dyn_cast<FixedVectorType>(M.type());
  if (!Vector)
    return convertLane(B, C, W, V, M.type());
  Value *Result = PoisonValue::get(Vector);
  for (uint64_t I = 0; I < Vector->getNumElements(); ++I)
    Result =
        B.CreateInsertElement(Result,
                              convertLane(B, C, W, B.CreateExtractElement(V, I),
                                          Vector->getElementType()),
                              I);
  return Result;
}

static Value *convertPlain(Match &M) {
  Words W(M);
  Converter C(M.B, W.Mode, M.around().FlushesF32);
  Value *V = sourceOf(M.B, M.arg(0), W.Source);
  Type *To = subwordOf(M.type(), W.Destination);
  auto Placed = [&](Value *Part) {
    return place(M.B, Part, M.type(), W.Destination);
  };
  if (W.Kind == TF32)
    return Placed(C.floatToTF32(V, W.Saturate));
  if (isInteger(V->getType()) && isInteger(To)) {
    if (W.Saturate)
      V = C.clampTo(V, To);
    return Placed(M.B.CreateIntCast(V, To, /*isSigned=*/true));
  }
  if (isInteger(To))
    return Placed(C.floatToInteger(V, To));
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
  StringRef From = W.Kind == FromE4M3 ? "e4m3x2" : "e5m2x2";
  return M.B.CreateIntrinsic(Intrinsic::lookupIntrinsicID(
                                 ("llvm.nvvm." + From + ".to.f16x2.rn").str()),
                             {}, {M.arg(0)});
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_CONVERTWORDS
#include "opennvvm/Catalog/Lowering.inc"

const Category &convertWordRules() { return Table; }

} // namespace opennvvm::lowering
