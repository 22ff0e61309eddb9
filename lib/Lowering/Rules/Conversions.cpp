//===- Conversions.cpp - Conversions between number types -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::lowering {

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

/// Rounds, unless towards zero, which the conversion does, and saturates to the
/// range of the result.
template <Intrinsic::ID Round, Intrinsic::ID Convert>
static Value *saturating(Match &M) {
  Value *V = M[0];
  if (Round != Intrinsic::trunc)
    V = M.B.CreateIntrinsic(Round, {V->getType()}, {V});
  return M.B.CreateIntrinsic(Convert, {M.type(), V->getType()}, {V});
}

/// The bits of a half, which the intrinsic returns as an integer.
static Value *halfBits(Match &M) {
  IRBuilderBase &B = M.B;
  Value *V = M[0];
  if (V->getType()->isBFloatTy())
    V = makeCast(B, Instruction::FPExt, V, B.getFloatTy());
  return B.CreateBitCast(makeCast(B, Instruction::FPTrunc, V, B.getHalfTy()),
                         M.type());
}

/// Packs two floats into one register. PTX names the upper one first.
static Value *pack(Match &M) {
  IRBuilderBase &B = M.B;
  Value *Pair = PoisonValue::get(FixedVectorType::get(B.getFloatTy(), 2));
  Pair = B.CreateInsertElement(Pair, M[1], uint64_t(0));
  Pair = B.CreateInsertElement(Pair, M[0], uint64_t(1));
  return makeCast(B, Instruction::FPTrunc, Pair, M.type());
}

/// e5m2 is the upper byte of the half with the same value. The bytes go into a
/// vector of four, which targets can permute.
static Value *upperBytes(Match &M) {
  IRBuilderBase &B = M.B;
  Type *Bytes = FixedVectorType::get(B.getInt8Ty(), 4);
  Value *Four = B.CreateBitCast(M[0], Bytes);
  Value *Halves =
      B.CreateShuffleVector(Four, Constant::getNullValue(Bytes), {4, 0, 4, 1});
  return B.CreateBitCast(Halves, M.type());
}

static bool resultIsNeverNaN(const Match &M) { return M.call().hasNoNaNs(); }

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

using enum Denormals;

static constexpr Guard Always = {};
static constexpr Guard Keeps = {.Mode = Kept};
static constexpr Guard Flushes = {.Mode = Flushed};
static constexpr Guard NoNaN = {.NeverNaN = true};
static constexpr std::array<Operand, 3> One = {{direct(0)}};
static constexpr std::array<Operand, 3> Two = {{direct(0), direct(1)}};
static constexpr std::array<Operand, 3> Widened = {{{Operand::Unsigned, 0}}};

static constexpr Guard KeepsNoNaN = {.Mode = Kept, .NeverNaN = true};
static constexpr Guard FlushesNoNaN = {.Mode = Flushed, .NeverNaN = true};

// 53 bits hold every 32-bit integer, so there is no rounding.
#define EXACT(NAME, OPCODE)                                                    \
  {Intrinsic::nvvm_##NAME##_rn, "integer-to-float", Always, castTo(OPCODE)},   \
      {Intrinsic::nvvm_##NAME##_rz, "integer-to-float", Always,                \
       castTo(OPCODE)},                                                        \
      {Intrinsic::nvvm_##NAME##_rm, "integer-to-float", Always,                \
       castTo(OPCODE)},                                                        \
  {                                                                            \
    Intrinsic::nvvm_##NAME##_rp, "integer-to-float", Always, castTo(OPCODE)    \
  }

#define TO_INTEGER(NAME, ROUND, CONVERT, GUARD)                                \
  {Intrinsic::nvvm_##NAME, "float-to-integer", GUARD,                          \
   custom(saturating<Intrinsic::ROUND, Intrinsic::CONVERT>, One)}
// Only when rounding towards zero are subnormal numbers equivalent to zero.
#define IN_ALL_MODES(NAME, SUFFIX, CONVERT, TO_ZERO, OTHERWISE)                \
  TO_INTEGER(NAME##_rz##SUFFIX, trunc, CONVERT, TO_ZERO),                      \
      TO_INTEGER(NAME##_rn##SUFFIX, roundeven, CONVERT, OTHERWISE),            \
      TO_INTEGER(NAME##_rm##SUFFIX, floor, CONVERT, OTHERWISE),                \
      TO_INTEGER(NAME##_rp##SUFFIX, ceil, CONVERT, OTHERWISE)
#define FROM_FLOAT(NAME, CONVERT, TO_ZERO, KEEPS, FLUSHES)                     \
  IN_ALL_MODES(NAME, , CONVERT, TO_ZERO, KEEPS),                               \
      IN_ALL_MODES(NAME, _ftz, CONVERT, TO_ZERO, FLUSHES)

// LLVM may narrow the operation that a cast rounds, which may then be fused in
// the narrower type.
static constexpr Recipe Cast =
    leaving(Leeway::Contraction, castTo(Instruction::FPTrunc));
static constexpr Recipe ToHalfBits =
    leaving(Leeway::Contraction, custom(halfBits, One));
static constexpr Recipe Packed =
    leaving(Leeway::Contraction, custom(pack, Two));

static constexpr Row Rows[] = {
    EXACT(i2d, Instruction::SIToFP),
    EXACT(ui2d, Instruction::UIToFP),
    {Intrinsic::nvvm_i2f_rn, "integer-to-float", Always,
     castTo(Instruction::SIToFP)},
    {Intrinsic::nvvm_ui2f_rn, "integer-to-float", Always,
     castTo(Instruction::UIToFP)},
    {Intrinsic::nvvm_ll2f_rn, "integer-to-float", Always,
     castTo(Instruction::SIToFP)},
    {Intrinsic::nvvm_ull2f_rn, "integer-to-float", Always,
     castTo(Instruction::UIToFP)},
    {Intrinsic::nvvm_ll2d_rn, "integer-to-float", Always,
     castTo(Instruction::SIToFP)},
    {Intrinsic::nvvm_ull2d_rn, "integer-to-float", Always,
     castTo(Instruction::UIToFP)},

    // A NaN of f32 gives the 32-bit number 0, like llvm.fpto*.sat. For f64 or
    // 64-bit results, it gives another number.
    FROM_FLOAT(f2i, fptosi_sat, Always, Keeps, Flushes),
    FROM_FLOAT(f2ui, fptoui_sat, Always, Keeps, Flushes),
    FROM_FLOAT(f2ll, fptosi_sat, NoNaN, KeepsNoNaN, FlushesNoNaN),
    FROM_FLOAT(f2ull, fptoui_sat, NoNaN, KeepsNoNaN, FlushesNoNaN),
    IN_ALL_MODES(d2i, , fptosi_sat, NoNaN, NoNaN),
    IN_ALL_MODES(d2ui, , fptoui_sat, NoNaN, NoNaN),
    IN_ALL_MODES(d2ll, , fptosi_sat, NoNaN, NoNaN),
    IN_ALL_MODES(d2ull, , fptoui_sat, NoNaN, NoNaN),

    {Intrinsic::nvvm_d2f_rn, "narrow-float", Keeps, Cast},
    // Every subnormal f32 is too small to be more than 0 as a half.
    {Intrinsic::nvvm_f2h_rn, "narrow-float", Always, ToHalfBits},
    {Intrinsic::nvvm_f2h_rn_ftz, "narrow-float", Always, ToHalfBits},
    {Intrinsic::nvvm_bf2h_rn, "narrow-float", Always, ToHalfBits},
    {Intrinsic::nvvm_bf2h_rn_ftz, "narrow-float", Always, ToHalfBits},
    {Intrinsic::nvvm_f2f16_rn, "narrow-float", Always, Cast},
    {Intrinsic::nvvm_f2bf16_rn, "narrow-float", Keeps, Cast},
    {Intrinsic::nvvm_ff2f16x2_rn, "narrow-pair", Always, Packed},
    {Intrinsic::nvvm_ff2bf16x2_rn, "narrow-pair", Keeps, Packed},

    {Intrinsic::nvvm_e5m2x2_to_f16x2_rn,
     "bytes-of-halves",
     {.Holds = resultIsNeverNaN},
     custom(upperBytes, Widened)},
};

#undef EXACT
#undef TO_INTEGER
#undef IN_ALL_MODES
#undef FROM_FLOAT

const Category &conversionRules() {
  static constexpr Category All = {"conversions", Rows};
  return All;
}

} // namespace opennvvm::lowering
