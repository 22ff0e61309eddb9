//===- Conversion.cpp - Types of the conversion intrinsics ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {
/// Values of the field "type" of llvm.nvvm.cvt.
enum ConversionType : unsigned { FloatToFloat = 1, Integer, BF16, TF32 };

/// Values of the field "type" of llvm.nvvm.cvt.ext.
enum PackedConversionType : unsigned { ToE4M3x2 = 1, ToE5M2x2 };
} // namespace

static bool isIEEE(const Type *T) {
  return T->isHalfTy() || T->isFloatTy() || T->isDoubleTy();
}

static bool isInteger(const Type *T, unsigned Narrowest) {
  return T->isIntegerTy() && T->getIntegerBitWidth() >= Narrowest &&
         T->getIntegerBitWidth() <= 64 &&
         isPowerOf2_32(T->getIntegerBitWidth());
}

/// Whether \p T can be converted to and from bfloat.
static bool isBF16Partner(const Type *T) {
  return isIEEE(T) || isInteger(T, 16);
}

static bool isSource(uint64_t Conversion, const Type *Src) {
  switch (Conversion) {
  case FloatToFloat:
    return isIEEE(Src);
  case Integer:
    return isIEEE(Src) || isInteger(Src, 8);
  case BF16:
    return Src->isBFloatTy() || isBF16Partner(Src);
  default:
    return Src->isFloatTy();
  }
}

static bool isDestination(uint64_t Conversion, const Type *Dst,
                          const Type *Src) {
  switch (Conversion) {
  case FloatToFloat:
    return isIEEE(Dst);
  case Integer:
    return isInteger(Dst, 8) || (isIEEE(Dst) && !isIEEE(Src));
  case BF16:
    return Src->isBFloatTy() ? Dst->isBFloatTy() || isBF16Partner(Dst)
                             : Dst->isBFloatTy();
  default:
    return Dst->isIntegerTy(32);
  }
}

void checkConversion(InternalCall &Call) {
  std::optional<uint64_t> Conversion = Call.field("type");
  if (!Conversion)
    return;
  const Type *Dst = Call.resultType(), *Src = Call.type(0);
  bool Known = true;
  auto Require = [&](bool Holds, Rule R) {
    if (!Holds)
      Call.report(R);
    Known &= Holds;
  };
  Require(isSource(*Conversion, Src), Rule::ConvertSrcType);
  Require(isDestination(*Conversion, Dst, Src), Rule::ConvertDstType);
  if (!Known)
    return;
  if (*Conversion == FloatToFloat)
    Require(Dst != Src, Rule::ConvertSameWidth);
  else
    Require(Dst != Src, Rule::ConvertSameType);
}

/// Whether \p T is a vector of two halves or, with \p MayBeFloat, of two
/// floats.
static bool isPair(const Type *T, bool MayBeFloat) {
  auto *V = dyn_cast<FixedVectorType>(T);
  return V && V->getNumElements() == 2 &&
         (V->getElementType()->isHalfTy() ||
          (MayBeFloat && V->getElementType()->isFloatTy()));
}

void checkPackedConversion(InternalCall &Call) {
  std::optional<uint64_t> Conversion = Call.field("type");
  if (!Conversion)
    return;
  bool Packs = *Conversion == ToE4M3x2 || *Conversion == ToE5M2x2;
  const Type *Dst = Call.resultType(), *Src = Call.type(0);
  if (Packs ? !isPair(Src, /*MayBeFloat=*/true) : !Src->isIntegerTy(16))
    Call.report(Rule::ConvertSrcType);
  if (Packs ? !Dst->isIntegerTy(16) : !isPair(Dst, /*MayBeFloat=*/false))
    Call.report(Rule::ConvertDstType);
}

/// The lowest machine of what \p Older reports.
static unsigned lowestFor(Rule Older) {
  for (const InternalIntrinsic &Row : internalIntrinsics())
    for (const InternalField &F : fieldsOf(Row))
      for (const FieldGate &G : gatesOf(F))
        if (G.Older == Older)
          return G.Lowest;
  llvm_unreachable("the documented word has a type with this gate");
}

/// The carrier's word has no field for the type of the conversion, which its
/// operands tell.
void checkBFloat(InternalCall &Call) {
  if (!Call.by().isDocumented() ||
      (!Call.resultType()->getScalarType()->isBFloatTy() &&
       !Call.type(1)->getScalarType()->isBFloatTy()))
    return;
  unsigned Lowest = lowestFor(Rule::ConvertGateExtended),
           Number = Call.machine().number();
  // Below the gate of the intrinsic, that is reported.
  if (Number < Lowest && Number >= Call.row().Lowest)
    Call.report(Rule::ConvertGateExtended,
                "compile for sm_" + Twine(Lowest) + " or higher");
}

void checkPackedFloat(InternalCall &Call) {
  std::optional<uint64_t> Dst = Call.field("destination type"),
                          Src = Call.field("source type");
  if (!Dst || !Src)
    return;
  if (*Dst == *Src)
    return Call.report(Rule::ConvertSameType);
  StringRef To = Call.nameOf("destination type"),
            From = Call.nameOf("source type");
  auto IsEightBits = [](StringRef Name) {
    return Name == "e4m3x2" || Name == "e5m2x2";
  };
  if (IsEightBits(To) && IsEightBits(From))
    Call.report(Rule::ConvertSameWidth);
}

} // namespace opennvvm::verifier
