//===- Arithmetic.cpp - Arithmetic on numbers and bits --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names in the tables are those of docs/lowering.md, which explains why
// each rule is correct.
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

namespace opennvvm::lowering {

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

/// Whether the last operand asks for no saturation.
static bool asksForNone(const Match &M) {
  const CallInst &Call = M.call();
  if (Call.arg_empty())
    return false;
  auto *Word = dyn_cast<ConstantInt>(Call.getArgOperand(Call.arg_size() - 1));
  return Word && Word->isZero();
}

/// The same without that operand.
template <Intrinsic::ID ID> static Value *unsaturated(Match &M) {
  SmallVector<Value *, 4> Args(M.call().args());
  Args.pop_back();
  FunctionType *Ty = Intrinsic::getType(M.B.getContext(), ID);
  bool Fits = Ty->getReturnType() == M.type() &&
              equal(Ty->params(), Args,
                    [](Type *T, Value *V) { return T == V->getType(); });
  return Fits ? M.B.CreateIntrinsic(ID, {}, Args) : nullptr;
}

/// The upper half of a product computed with twice the width.
static Value *upperHalf(Match &M) {
  IRBuilderBase &B = M.B;
  unsigned Bits = M.type()->getScalarSizeInBits();
  return B.CreateTrunc(B.CreateLShr(B.CreateMul(M[0], M[1]), Bits), M.type());
}

/// The lower 32 bits of the product of the lower 24 bits.
template <bool Signed> static Value *multiply24(Match &M) {
  IRBuilderBase &B = M.B;
  auto Lower24 = [&](Value *V) {
    return Signed ? B.CreateAShr(B.CreateShl(V, 8), 8)
                  : B.CreateAnd(V, 0xFFFFFF);
  };
  Value *X = Lower24(M[0]), *Y = Lower24(M[1]);
  return B.CreateMul(X, Y);
}

/// The absolute difference of the first two, plus the third. Everything wraps.
template <bool Signed> static Value *addDistance(Match &M) {
  IRBuilderBase &B = M.B;
  Value *Less =
      B.CreateICmp(Signed ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT, M[0], M[1]);
  Value *Up = B.CreateSub(M[1], M[0]), *Down = B.CreateSub(M[0], M[1]);
  return B.CreateAdd(B.CreateSelect(Less, Up, Down), M[2]);
}

/// Whether counting leading zeros is equivalent: the number is not negative
/// and, for a shift, not zero.
template <bool Signed> static bool countsZeros(const Match &M) {
  SimplifyQuery Query(M.around().F.getDataLayout());
  return (!Signed || isKnownNonNegative(M.arg(0), Query)) &&
         (M.constant(1) == 0 || isKnownNonZero(M.arg(0), Query));
}

/// The position of the highest set bit, or how far to shift it to the top. If
/// no bit is set, the position is -1.
static Value *highestBit(Match &M) {
  IRBuilderBase &B = M.B;
  unsigned Bits = M[0]->getType()->getScalarSizeInBits();
  bool AsShift = M.constant(1);
  Value *Found =
      B.CreateBinaryIntrinsic(Intrinsic::ctlz, M[0], B.getInt1(AsShift));
  if (!AsShift)
    Found = B.CreateSub(ConstantInt::get(Found->getType(), Bits - 1), Found);
  return B.CreateIntCast(Found, M.type(), /*isSigned=*/true);
}

static bool isAmountKnown(const Match &M) {
  auto *C = dyn_cast<Constant>(M.arg(2));
  return (C && isa_and_nonnull<ConstantInt>(
                   C->getType()->isVectorTy() ? C->getSplatValue() : C)) ||
         computeKnownBits(M.arg(2), SimplifyQuery(M.around().F.getDataLayout()))
             .getMaxValue()
             .ult(M.type()->getScalarSizeInBits());
}

/// Shifts by at least the width give the operand that is shifted in.
template <bool Left> static Value *funnel(Match &M) {
  unsigned Bits = M.type()->getScalarSizeInBits();
  if (auto *C = dyn_cast<Constant>(M.arg(2))) {
    auto *Amount =
        cast<ConstantInt>(C->getType()->isVectorTy() ? C->getSplatValue() : C);
    if (Amount->getValue().uge(Bits))
      return M.arg(Left ? 1 : 0);
  }
  return M.B.CreateIntrinsic(Left ? Intrinsic::fshl : Intrinsic::fshr,
                             {M.type()}, {M.arg(0), M.arg(1), M.arg(2)});
}

/// The lowest bits of the first operand, as many as the second, a constant,
/// says, extended with zeros or with their highest bit.
template <bool Signed, bool Wraps> static Value *extendBits(Match &M) {
  IRBuilderBase &B = M.B;
  uint64_t Count = M.constant(1);
  if (Wraps)
    Count %= 32;
  if (Count == 0)
    return B.getInt32(0);
  if (Count >= 32)
    return M[0];
  if (Signed)
    return B.CreateAShr(B.CreateShl(M[0], 32 - Count), 32 - Count);
  return B.CreateAnd(M[0], maskTrailingOnes<uint32_t>(Count));
}

/// A sequence of ones from a position on, both constant.
template <bool Wraps> static Value *bitMask(Match &M) {
  uint32_t At = M.constant(0), Width = M.constant(1);
  if (Wraps) {
    At %= 32;
    Width %= 32;
  }
  if (At >= 32 || Width == 0)
    return M.B.getInt32(0);
  uint64_t Ones = maskTrailingOnes<uint64_t>(std::min(Width, 32u));
  return M.B.getInt32(uint32_t(Ones << At));
}

//===----------------------------------------------------------------------===//
// Address spaces
//===----------------------------------------------------------------------===//

/// The address space of the object that \p V points into, looking through casts
/// and offsets that stay inside the object; Generic if it is unknown.
static unsigned spaceOf(const Value *V) {
  while (V->getType()->getPointerAddressSpace() == AddressSpace::Generic) {
    if (isa<AllocaInst>(V))
      return AddressSpace::Local;
    if (auto *Cast = dyn_cast<AddrSpaceCastOperator>(V))
      V = Cast->getPointerOperand();
    else if (auto *GEP = dyn_cast<GEPOperator>(V); GEP && GEP->isInBounds())
      V = GEP->getPointerOperand();
    else
      break;
  }
  return V->getType()->getPointerAddressSpace();
}

/// Whether a pointer to \p Space passes the test \p ID; none if that is only
/// known at run time. A kernel's parameters can be in two spaces, and a
/// cluster's shared memory may belong to this block.
static std::optional<bool> passes(Intrinsic::ID ID, unsigned Space) {
  struct Test {
    Intrinsic::ID ID;
    unsigned Space;
  };
  static constexpr Test Tests[] = {
      {Intrinsic::nvvm_isspacep_global, AddressSpace::Global},
      {Intrinsic::nvvm_isspacep_local, AddressSpace::Local},
      {Intrinsic::nvvm_isspacep_shared, AddressSpace::Shared},
      {Intrinsic::nvvm_isspacep_shared_cluster, AddressSpace::SharedCluster},
      {Intrinsic::nvvm_isspacep_const, AddressSpace::Const},
  };
  static constexpr unsigned Known[] = {
      AddressSpace::Global, AddressSpace::Shared, AddressSpace::Const,
      AddressSpace::Local, AddressSpace::SharedCluster};
  if (!is_contained(Known, Space))
    return std::nullopt;
  if (ID == Intrinsic::nvvm_isspacep_shared &&
      Space == AddressSpace::SharedCluster)
    return std::nullopt;
  if (ID == Intrinsic::nvvm_isspacep_shared_cluster &&
      Space == AddressSpace::Shared)
    return true;
  for (const Test &T : Tests)
    if (T.ID == ID)
      return T.Space == Space;
  return std::nullopt;
}

static bool isSpaceKnown(const Match &M) {
  return passes(M.row().ID, spaceOf(M.arg(0))).has_value();
}

static Value *testSpace(Match &M) {
  return M.B.getInt1(*passes(M.row().ID, spaceOf(M.arg(0))));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

using enum Denormals;

static constexpr Guard Always = {};
static constexpr Guard Keeps = {.Mode = Kept};
static constexpr Guard Flushes = {.Mode = Flushed};
static constexpr Guard KeepsHalf = {.Mode = HalfKept};

static constexpr std::array<Operand, 3> TwoSigned = {
    {{Operand::Signed, 0}, {Operand::Signed, 1}}};
static constexpr std::array<Operand, 3> TwoUnsigned = {
    {{Operand::Unsigned, 0}, {Operand::Unsigned, 1}}};
static constexpr std::array<Operand, 3> One = {{direct(0)}};
static constexpr std::array<Operand, 3> Two = {{direct(0), direct(1)}};
static constexpr std::array<Operand, 3> Three = {
    {direct(0), direct(1), direct(2)}};
static constexpr Operand OneOver = {Operand::One, 0};

// An operation in f64, in f32 and in f32 that flushes.
#define THREE_KINDS(NAME, RULE, RECIPE)                                        \
  {Intrinsic::nvvm_##NAME##_d, RULE, Always, RECIPE},                          \
      {Intrinsic::nvvm_##NAME##_f, RULE, Keeps, RECIPE}, {                     \
    Intrinsic::nvvm_##NAME##_ftz_f, RULE, Flushes, RECIPE                      \
  }

#define MIN_MAX(OP, NUMBER, NUMBER_OR_NAN)                                     \
  {Intrinsic::nvvm_f##OP##_d, "minimum-maximum", Always, NUMBER},              \
      {Intrinsic::nvvm_f##OP##_f, "minimum-maximum", Keeps, NUMBER},           \
      {Intrinsic::nvvm_f##OP##_ftz_f, "minimum-maximum", Flushes, NUMBER},     \
      {Intrinsic::nvvm_f##OP##_f16, "minimum-maximum", KeepsHalf, NUMBER},     \
      {Intrinsic::nvvm_f##OP##_f16x2, "minimum-maximum", KeepsHalf, NUMBER},   \
      {Intrinsic::nvvm_f##OP##_bf16, "minimum-maximum", KeepsHalf, NUMBER},    \
      {Intrinsic::nvvm_f##OP##_bf16x2, "minimum-maximum", KeepsHalf, NUMBER},  \
      {Intrinsic::nvvm_f##OP##_nan_f, "minimum-maximum-nan", Keeps,            \
       NUMBER_OR_NAN},                                                         \
      {Intrinsic::nvvm_f##OP##_ftz_nan_f, "minimum-maximum-nan", Flushes,      \
       NUMBER_OR_NAN},                                                         \
      {Intrinsic::nvvm_f##OP##_nan_f16, "minimum-maximum-nan", KeepsHalf,      \
       NUMBER_OR_NAN},                                                         \
      {Intrinsic::nvvm_f##OP##_nan_f16x2, "minimum-maximum-nan", KeepsHalf,    \
       NUMBER_OR_NAN},                                                         \
      {Intrinsic::nvvm_f##OP##_nan_bf16, "minimum-maximum-nan", KeepsHalf,     \
       NUMBER_OR_NAN},                                                         \
  {                                                                            \
    Intrinsic::nvvm_f##OP##_nan_bf16x2, "minimum-maximum-nan", KeepsHalf,      \
        NUMBER_OR_NAN                                                          \
  }

static constexpr Recipe Smaller = generic(Intrinsic::minimumnum, 2),
                        Larger = generic(Intrinsic::maximumnum, 2),
                        SmallerOrNaN = generic(Intrinsic::minimum, 2),
                        LargerOrNaN = generic(Intrinsic::maximum, 2);

// Without an addition or a multiplication, it becomes the other one.
static constexpr Recipe Fused =
    leaving(Leeway::Contraction, generic(Intrinsic::fma, 3, Carry::Values));

static constexpr Row Rows[] = {
    // Signs. LLVM's backend flushes these like everything else.
    {Intrinsic::nvvm_fabs, "absolute-value", Always,
     leaving(Leeway::Flushing, generic(Intrinsic::fabs, 1))},
    {Intrinsic::nvvm_neg_bf16,
     "negation",
     Always,
     {Recipe::Custom, 0, One, Carry::All,
      [](Match &M) { return M.B.CreateFNeg(M[0]); }}},
    {Intrinsic::nvvm_neg_bf16x2,
     "negation",
     Always,
     {Recipe::Custom, 0, One, Carry::All,
      [](Match &M) { return M.B.CreateFNeg(M[0]); }}},

    // Rounding to integers in floating point.
    THREE_KINDS(ceil, "round-to-integral", generic(Intrinsic::ceil, 1)),
    THREE_KINDS(floor, "round-to-integral", generic(Intrinsic::floor, 1)),
    THREE_KINDS(trunc, "round-to-integral", generic(Intrinsic::trunc, 1)),
    THREE_KINDS(round, "round-to-integral", generic(Intrinsic::roundeven, 1)),

    // Additions and multiplications, rounded to nearest. A division by a power
    // of two becomes a multiplication.
    THREE_KINDS(
        add_rn, "nearest-arithmetic",
        leaving(Leeway::Contraction, binary(Instruction::FAdd, Carry::Values))),
    THREE_KINDS(
        mul_rn, "nearest-arithmetic",
        leaving(Leeway::Contraction, binary(Instruction::FMul, Carry::Values))),
    THREE_KINDS(
        div_rn, "nearest-arithmetic",
        leaving(Leeway::Contraction, binary(Instruction::FDiv, Carry::Values))),
    // LLVM selects rsqrt.approx for this combined with sqrt.approx.
    THREE_KINDS(
        rcp_rn, "nearest-reciprocal",
        leaving(Leeway::Approximation,
                binary(Instruction::FDiv, Carry::Values, OneOver, direct(0)))),
    THREE_KINDS(sqrt_rn, "nearest-square-root",
                generic(Intrinsic::sqrt, 1, Carry::Values)),
    {Intrinsic::nvvm_sqrt_f, "square-root-of-surroundings", Always,
     generic(Intrinsic::sqrt, 1, Carry::Values)},
    THREE_KINDS(fma_rn, "fused-multiply-add", Fused),
    {Intrinsic::nvvm_fma_rn_f16, "fused-multiply-add", KeepsHalf, Fused},
    {Intrinsic::nvvm_fma_rn_f16x2, "fused-multiply-add", KeepsHalf, Fused},
    {Intrinsic::nvvm_fma_rn_bf16, "fused-multiply-add", KeepsHalf, Fused},
    {Intrinsic::nvvm_fma_rn_bf16x2, "fused-multiply-add", KeepsHalf, Fused},

    MIN_MAX(min, Smaller, SmallerOrNaN),
    MIN_MAX(max, Larger, LargerOrNaN),

// With a constant that asks for no saturation.
#define OF_MODE(MODE)                                                          \
  UNSATURATED(fma, MODE), UNSATURATED(mul, MODE), UNSATURATED(add, MODE),      \
      {Intrinsic::not_intrinsic,                                               \
       "unsaturated",                                                          \
       {.Holds = asksForNone},                                                 \
       custom(unsaturated<Intrinsic::nvvm_fma_##MODE##_ftz_f>),                \
       LoweringLevel::Basic,                                                   \
       "llvm.nvvm.internal.satf.fma." #MODE ".ftz.f"}
#define UNSATURATED(OP, MODE)                                                  \
  {Intrinsic::not_intrinsic,                                                   \
   "unsaturated",                                                              \
   {.Holds = asksForNone},                                                     \
   custom(unsaturated<Intrinsic::nvvm_##OP##_##MODE##_f>),                     \
   LoweringLevel::Basic,                                                       \
   "llvm.nvvm.internal.satf." #OP "." #MODE ".f"},                             \
      {Intrinsic::not_intrinsic,                                               \
       "unsaturated",                                                          \
       {.Holds = asksForNone},                                                 \
       custom(unsaturated<Intrinsic::nvvm_##OP##_##MODE##_d>),                 \
       LoweringLevel::Basic,                                                   \
       "llvm.nvvm.internal.satf." #OP "." #MODE ".d"}
    OF_MODE(rn),
    OF_MODE(rm),
    OF_MODE(rp),
    OF_MODE(rz),
#undef UNSATURATED
#undef OF_MODE

    // Integers.
    {Intrinsic::nvvm_mulhi_s, "high-product", Always,
     custom(upperHalf, TwoSigned)},
    {Intrinsic::nvvm_mulhi_us, "high-product", Always,
     custom(upperHalf, TwoUnsigned)},
    {Intrinsic::nvvm_mulhi_i, "high-product", Always,
     custom(upperHalf, TwoSigned)},
    {Intrinsic::nvvm_mulhi_ui, "high-product", Always,
     custom(upperHalf, TwoUnsigned)},
    {Intrinsic::nvvm_mulhi_ll, "high-product", Always,
     custom(upperHalf, TwoSigned)},
    {Intrinsic::nvvm_mulhi_ull, "high-product", Always,
     custom(upperHalf, TwoUnsigned)},
    {Intrinsic::nvvm_mul24_i, "product-of-24-bits", Always,
     custom(multiply24<true>, Two)},
    {Intrinsic::nvvm_mul24_ui, "product-of-24-bits", Always,
     custom(multiply24<false>, Two)},
    {Intrinsic::nvvm_sad_s, "absolute-difference", Always,
     custom(addDistance<true>, Three)},
    {Intrinsic::nvvm_sad_us, "absolute-difference", Always,
     custom(addDistance<false>, Three)},
    {Intrinsic::nvvm_sad_i, "absolute-difference", Always,
     custom(addDistance<true>, Three)},
    {Intrinsic::nvvm_sad_ui, "absolute-difference", Always,
     custom(addDistance<false>, Three)},
    {Intrinsic::nvvm_sad_ll, "absolute-difference", Always,
     custom(addDistance<true>, Three)},
    {Intrinsic::nvvm_sad_ull, "absolute-difference", Always,
     custom(addDistance<false>, Three)},

    // Bits.
    {Intrinsic::nvvm_flo_s,
     "highest-bit",
     {.Constants = 2, .Holds = countsZeros<true>},
     custom(highestBit, One)},
    {Intrinsic::nvvm_flo_u,
     "highest-bit",
     {.Constants = 2, .Holds = countsZeros<false>},
     custom(highestBit, One)},
    {Intrinsic::nvvm_fshl_clamp,
     "funnel-shift",
     {.Holds = isAmountKnown},
     custom(funnel<true>)},
    {Intrinsic::nvvm_fshr_clamp,
     "funnel-shift",
     {.Holds = isAmountKnown},
     custom(funnel<false>)},
    {Intrinsic::nvvm_sext_clamp,
     "extend-bits",
     {.Constants = 2},
     custom(extendBits<true, false>, One)},
    {Intrinsic::nvvm_sext_wrap,
     "extend-bits",
     {.Constants = 2},
     custom(extendBits<true, true>, One)},
    {Intrinsic::nvvm_zext_clamp,
     "extend-bits",
     {.Constants = 2},
     custom(extendBits<false, false>, One)},
    {Intrinsic::nvvm_zext_wrap,
     "extend-bits",
     {.Constants = 2},
     custom(extendBits<false, true>, One)},
    {Intrinsic::nvvm_bmsk_clamp,
     "bit-mask",
     {.Constants = 3},
     custom(bitMask<false>)},
    {Intrinsic::nvvm_bmsk_wrap,
     "bit-mask",
     {.Constants = 3},
     custom(bitMask<true>)},

    {Intrinsic::nvvm_isspacep_const,
     "space-test",
     {.Holds = isSpaceKnown},
     custom(testSpace)},
    {Intrinsic::nvvm_isspacep_global,
     "space-test",
     {.Holds = isSpaceKnown},
     custom(testSpace)},
    {Intrinsic::nvvm_isspacep_local,
     "space-test",
     {.Holds = isSpaceKnown},
     custom(testSpace)},
    {Intrinsic::nvvm_isspacep_shared,
     "space-test",
     {.Holds = isSpaceKnown},
     custom(testSpace)},
    {Intrinsic::nvvm_isspacep_shared_cluster,
     "space-test",
     {.Holds = isSpaceKnown},
     custom(testSpace)},

    // Moves, which PTX only has because it has registers.
    {Intrinsic::nvvm_move_i16, "move", Always, operand(0)},
    {Intrinsic::nvvm_move_i32, "move", Always, operand(0)},
    {Intrinsic::nvvm_move_i64, "move", Always, operand(0)},
    {Intrinsic::nvvm_move_float, "move", Always, operand(0)},
    {Intrinsic::nvvm_move_double, "move", Always, operand(0)},
    {Intrinsic::nvvm_move_ptr, "move", Always, operand(0)},
};

const Category &arithmeticRules() {
  static constexpr Category All = {"arithmetic", Rows};
  return All;
}

} // namespace opennvvm::lowering
