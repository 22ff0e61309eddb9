//===- InstructionDescriptor.cpp - What a tcgen05.mma multiplies ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/InstructionDescriptor.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
struct KindRow {
  MmaKind Kind;
  unsigned K; ///< Of dense products.
  bool IsScaled;
  Ty Factors[6]; ///< By the number in the descriptor.
  Ty Results[3];
};
} // namespace

static constexpr Ty No = Ty::None;
static constexpr KindRow KindRows[] = {
    {MmaKind::F16, 16, false, {Ty::F16, Ty::BF16}, {Ty::F16, Ty::F32}},
    {MmaKind::TF32, 8, false, {No, No, Ty::TF32}, {No, Ty::F32}},
    {MmaKind::F8F6F4,
     32,
     false,
     {Ty::E4M3, Ty::E5M2, No, Ty::E2M3, Ty::E3M2, Ty::E2M1},
     {Ty::F16, Ty::F32}},
    {MmaKind::I8, 32, false, {Ty::U8, Ty::S8}, {No, No, Ty::S32}},
    {MmaKind::TI16, 16, false, {No, No, No, Ty::S1Z4M11}, {No, No, Ty::S32}},
    {MmaKind::MXF8F6F4,
     32,
     true,
     {Ty::E4M3, Ty::E5M2, No, Ty::E2M3, Ty::E3M2, Ty::E2M1},
     {Ty::F32}},
    {MmaKind::MXF4, 64, true, {No, Ty::E2M1}, {Ty::F32}},
    {MmaKind::MXF4NVF4, 64, true, {No, Ty::E2M1}, {Ty::F32}},
};

static const KindRow *rowOf(MmaKind Kind) {
  for (const KindRow &R : KindRows)
    if (R.Kind == Kind)
      return &R;
  return nullptr;
}

static unsigned field(uint32_t Bits, unsigned Low, unsigned Width) {
  return Bits >> Low & ((1u << Width) - 1);
}

/// How many scales a row has; 0 if the words do not fit the kind ("Valid
/// combinations of scale_vectorsize").
static unsigned countScales(const TensorMods &M) {
  unsigned Vector = M.ScaleVector, Block = M.ScaleBlock;
  switch (M.Kind) {
  case MmaKind::MXF8F6F4:
    return Vector == 1 || Block == 32 || (!Vector && !Block) ? 1 : 0;
  case MmaKind::MXF4:
    return Vector == 2 || Block == 32 || (!Vector && !Block) ? 2 : 0;
  case MmaKind::MXF4NVF4:
    return Vector == 2 || Block == 32 ? 2 : Vector == 4 || Block == 16 ? 4 : 0;
  default:
    return 0;
  }
}

static bool decodeScales(Exec &X, const TensorMods &Words, uint32_t Bits,
                         InstructionDescriptor &D) {
  D.Scales = countScales(Words);
  if (!Words.IsScaled || !D.Scales)
    return X.fail("a kind of tcgen05.mma with a vector of scales that it does "
                  "not have");
  D.AScaleId = field(Bits, 29, 2);
  D.BScaleId = field(Bits, 4, 2);
  // The scales of a row are in one word, at a multiple of their size.
  if (D.AScaleId % D.Scales || D.BScaleId % D.Scales)
    return X.fail("scale factor IDs " + Twine(D.AScaleId) + " and " +
                  Twine(D.BScaleId) + " for " + Twine(D.Scales) + " scales");
  D.Scale = field(Bits, 23, 1) ? Ty::UE8M0 : Ty::UE4M3;
  bool MayBeUE4M3 = Words.Kind == MmaKind::MXF4NVF4 && D.Scales == 4;
  return MayBeUE4M3 || D.Scale == Ty::UE8M0 ||
         X.fail("scales of type ue4m3 in a kind that has none");
}

/// PTX ISA, "Matrix Shape".
static bool isShape(const Instruction &I, MmaForm Form,
                    const InstructionDescriptor &D) {
  unsigned M = D.M, N = D.N;
  if (Form.IsStationary)
    return I.M.Tensor.CtaGroup == 1 && !D.Scales &&
           (M == 32 || M == 64 || M == 128) &&
           (N == 64 || N == 128 || (N == 256 && !Form.IsSparse));
  bool IsPair = I.M.Tensor.CtaGroup == 2, IsInteger = D.D == Ty::S32;
  unsigned Step = IsPair ? 16 : 8;
  if (IsInteger && (IsPair || N > 32))
    Step *= 2;
  // "Combinations of N shape with .cta_group qualifier for 8bit transpose B".
  if (D.BIsMNMajor && D.K >= 32)
    Step = IsPair ? 32 : 16;
  if (!N || N > 256 || N % Step)
    return false;
  unsigned Most = IsPair ? 256 : 128;
  bool MayBeHalf = !D.Scales || (IsPair && !Form.IsSparse);
  return M == Most || (M == Most / 2 && MayBeHalf);
}

bool InstructionDescriptor::decode(Exec &X, const Instruction &I, MmaForm Form,
                                   uint32_t Bits) {
  const TensorMods &Words = I.M.Tensor;
  const KindRow *Kind = rowOf(Words.Kind);
  if (!Kind)
    return X.fail("tcgen05.mma without .kind");
  bool IsF4 = Words.Kind == MmaKind::MXF4 || Words.Kind == MmaKind::MXF4NVF4;
  unsigned AType = field(Bits, 7, 3), BType = field(Bits, 10, IsF4 ? 2 : 3);
  A = AType < std::size(Kind->Factors) ? Kind->Factors[AType] : Ty::None;
  B = BType < std::size(Kind->Factors) ? Kind->Factors[BType] : Ty::None;
  unsigned DType = Kind->IsScaled ? 0 : field(Bits, 4, 2);
  D = DType < std::size(Kind->Results) ? Kind->Results[DType] : Ty::None;
  if (A == Ty::None || B == Ty::None || D == Ty::None)
    return X.fail("an instruction descriptor with types " + Twine(DType) +
                  ", " + Twine(AType) + ", " + Twine(BType) +
                  ", which its kind does not have");
  if (Words.Kind == MmaKind::F16 && (A != B || (A == Ty::BF16 && D == Ty::F16)))
    return X.fail("an instruction descriptor that mixes f16 and bf16");
  if (bool(field(Bits, 2, 1)) != Form.IsSparse)
    return X.fail("the sparsity of the instruction descriptor is not that of "
                  "the instruction");
  if (IsF4 && field(Bits, 31, 1))
    return X.fail("tcgen05.mma with K = 96 is not supported");
  K = Kind->K * (Form.IsSparse ? 2 : 1);
  N = field(Bits, 17, 6) * 8;
  M = Kind->IsScaled ? field(Bits, 27, 2) * 128 : field(Bits, 24, 5) * 16;
  ANegates = field(Bits, 13, 1);
  BNegates = field(Bits, 14, 1);
  AIsMNMajor = field(Bits, 15, 1);
  BIsMNMajor = field(Bits, 16, 1);
  Saturates = D == Ty::S32 && field(Bits, 3, 1);
  Selector = Kind->IsScaled ? 0 : field(Bits, 0, 2);
  if (Words.Kind == MmaKind::I8 && (ANegates || BNegates))
    return X.fail("integers cannot be negated by tcgen05.mma");
  // The tables of the ISA contradict each other about its transposition.
  if (Words.Kind == MmaKind::TI16 && (Saturates || AIsMNMajor || BIsMNMajor))
    return X.fail("matrices of kind::ti16 are neither transposed nor "
                  "saturated");
  if (IsF4 && (AIsMNMajor || BIsMNMajor))
    return X.fail("matrices of this kind cannot be transposed");
  if (Kind->IsScaled ? !decodeScales(X, Words, Bits, *this) : Words.IsScaled)
    return X.fail("a kind of tcgen05.mma that has no block scales");
  return isShape(I, Form, *this) ||
         X.fail("tcgen05.mma has no shape m" + Twine(M) + "n" + Twine(N) +
                " for its kind and .cta_group");
}

} // namespace opennvvm::ptxmachine
