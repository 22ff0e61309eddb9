//===- IntrinsicShapes.cpp - Types that LLVM does not compare -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The overloaded types of an intrinsic are chosen independently, and "any
// integer" may be a vector. LLVM's verifier compares the types of many
// intrinsics, but not of all, and its passes then crash on what LangRef rules
// out. The table has LangRef's rules for these.
//
//===----------------------------------------------------------------------===//

#include "Scan.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace llvm;

namespace opennvvm {

namespace {

/// A type of an intrinsic: the number of an operand, or one of these.
enum Position : int8_t { Result = -1, Field0 = -2, Field1 = -3 };

enum class Relation : uint8_t {
  Single,    ///< Not a vector.
  SameLanes, ///< As many lanes as another type, or neither is a vector.
  Integers,  ///< Integers or a vector of integers, and so on.
  Floats,
  Pointers,
  Booleans,
  Comparable ///< Integers or pointers.
};

struct Shape {
  Relation Must;
  int8_t Of;
  ArrayRef<Intrinsic::ID> IDs;
  int8_t As = Result; ///< The type that SameLanes compares with.
};

// Lists for rules that apply to several intrinsics.
constexpr Intrinsic::ID Saturating[] = {Intrinsic::fptosi_sat,
                                        Intrinsic::fptoui_sat};
constexpr Intrinsic::ID FirstIsSingle[] = {
    Intrinsic::get_active_lane_mask, Intrinsic::convert_to_fp16,
    Intrinsic::experimental_get_vector_length};
constexpr Intrinsic::ID SecondIsSingle[] = {
    Intrinsic::experimental_vector_histogram_add,
    Intrinsic::experimental_vector_histogram_uadd_sat,
    Intrinsic::experimental_vector_histogram_umin,
    Intrinsic::experimental_vector_histogram_umax,
    Intrinsic::experimental_vp_strided_load,
    Intrinsic::matrix_column_major_load,
    Intrinsic::powi,
    Intrinsic::load_relative};
constexpr Intrinsic::ID ThirdIsSingle[] = {
    Intrinsic::experimental_vp_strided_store,
    Intrinsic::matrix_column_major_store,
    Intrinsic::memcpy,
    Intrinsic::memcpy_inline,
    Intrinsic::memcpy_element_unordered_atomic,
    Intrinsic::memmove,
    Intrinsic::memmove_element_unordered_atomic,
    Intrinsic::memset,
    Intrinsic::memset_inline,
    Intrinsic::memset_element_unordered_atomic,
    Intrinsic::experimental_memset_pattern};
constexpr Intrinsic::ID ResultIsSingle[] = {
    Intrinsic::experimental_cttz_elts, Intrinsic::vp_cttz_elts,
    Intrinsic::convert_from_fp16, Intrinsic::objectsize};
constexpr Intrinsic::ID Exponents[] = {
    Intrinsic::ldexp, Intrinsic::experimental_constrained_ldexp};
constexpr Intrinsic::ID FractionAndExponent[] = {Intrinsic::frexp};
constexpr Intrinsic::ID Histograms[] = {
    Intrinsic::experimental_vector_histogram_add,
    Intrinsic::experimental_vector_histogram_uadd_sat,
    Intrinsic::experimental_vector_histogram_umin,
    Intrinsic::experimental_vector_histogram_umax};
constexpr Intrinsic::ID Masks[] = {Intrinsic::loop_dependence_raw_mask,
                                   Intrinsic::loop_dependence_war_mask,
                                   Intrinsic::get_active_lane_mask};
constexpr Intrinsic::ID CountedLanes[] = {Intrinsic::experimental_cttz_elts,
                                          Intrinsic::vp_cttz_elts};
constexpr Intrinsic::ID IntegerLanes[] = {
    Intrinsic::vp_abs,      Intrinsic::vp_add,        Intrinsic::vp_and,
    Intrinsic::vp_ashr,     Intrinsic::vp_bitreverse, Intrinsic::vp_bswap,
    Intrinsic::vp_ctlz,     Intrinsic::vp_ctpop,      Intrinsic::vp_cttz,
    Intrinsic::vp_fshl,     Intrinsic::vp_fshr,       Intrinsic::vp_lshr,
    Intrinsic::vp_mul,      Intrinsic::vp_or,         Intrinsic::vp_sadd_sat,
    Intrinsic::vp_sdiv,     Intrinsic::vp_shl,        Intrinsic::vp_smax,
    Intrinsic::vp_smin,     Intrinsic::vp_srem,       Intrinsic::vp_ssub_sat,
    Intrinsic::vp_sub,      Intrinsic::vp_uadd_sat,   Intrinsic::vp_udiv,
    Intrinsic::vp_umax,     Intrinsic::vp_umin,       Intrinsic::vp_urem,
    Intrinsic::vp_usub_sat, Intrinsic::vp_xor};
constexpr Intrinsic::ID FloatLanes[] = {
    Intrinsic::vp_ceil,    Intrinsic::vp_copysign,    Intrinsic::vp_fabs,
    Intrinsic::vp_fadd,    Intrinsic::vp_fdiv,        Intrinsic::vp_floor,
    Intrinsic::vp_fma,     Intrinsic::vp_fmul,        Intrinsic::vp_fmuladd,
    Intrinsic::vp_fneg,    Intrinsic::vp_frem,        Intrinsic::vp_fsub,
    Intrinsic::vp_maximum, Intrinsic::vp_maxnum,      Intrinsic::vp_minimum,
    Intrinsic::vp_minnum,  Intrinsic::vp_nearbyint,   Intrinsic::vp_rint,
    Intrinsic::vp_round,   Intrinsic::vp_roundeven,   Intrinsic::vp_roundtozero,
    Intrinsic::vp_sqrt};
constexpr Intrinsic::ID IntegerSums[] = {
    Intrinsic::vp_reduce_add,  Intrinsic::vp_reduce_and,
    Intrinsic::vp_reduce_mul,  Intrinsic::vp_reduce_or,
    Intrinsic::vp_reduce_smax, Intrinsic::vp_reduce_smin,
    Intrinsic::vp_reduce_umax, Intrinsic::vp_reduce_umin,
    Intrinsic::vp_reduce_xor};
constexpr Intrinsic::ID FloatSums[] = {
    Intrinsic::vp_reduce_fadd,     Intrinsic::vp_reduce_fmax,
    Intrinsic::vp_reduce_fmaximum, Intrinsic::vp_reduce_fmin,
    Intrinsic::vp_reduce_fminimum, Intrinsic::vp_reduce_fmul};
constexpr Intrinsic::ID FloatOperand[] = {Intrinsic::vp_fcmp,
                                          Intrinsic::vp_is_fpclass};
constexpr Intrinsic::ID ComparedLanes[] = {Intrinsic::vp_icmp};

constexpr Shape Shapes[] = {
    {Relation::SameLanes, Result, Saturating, 0},
    {Relation::SameLanes, 1, Exponents, 0},
    {Relation::SameLanes, Field1, FractionAndExponent, Field0},
    {Relation::Single, Result, ResultIsSingle},
    {Relation::Single, 0, FirstIsSingle},
    {Relation::Single, 1, SecondIsSingle},
    {Relation::Single, 2, ThirdIsSingle},
    {Relation::Booleans, Result, Masks},
    {Relation::Pointers, 0, Histograms},
    {Relation::Integers, 0, CountedLanes},
    {Relation::Integers, Result, IntegerLanes},
    {Relation::Floats, Result, FloatLanes},
    {Relation::Integers, 1, IntegerSums},
    {Relation::Floats, 1, FloatSums},
    {Relation::Floats, 0, FloatOperand},
    {Relation::Comparable, 0, ComparedLanes},
};

/// A type and its position.
struct Named {
  const Type *Ty;
  std::string Name;
};

} // namespace

static Named typeAt(const FunctionType &Of, int8_t At) {
  std::string Name;
  const Type *Ty;
  if (At >= 0) {
    Name = "operand " + std::to_string(At);
    Ty = Of.getParamType(unsigned(At));
  } else if (At == Result) {
    Name = "the result";
    Ty = Of.getReturnType();
  } else {
    unsigned Field = At == Field0 ? 0 : 1;
    Name = "field " + std::to_string(Field) + " of the result";
    Ty = cast<StructType>(Of.getReturnType())->getElementType(Field);
  }
  raw_string_ostream(Name) << " (" << *Ty << ")";
  return {Ty, std::move(Name)};
}

static ElementCount lanesOf(const Type *Ty) {
  auto *VT = dyn_cast<VectorType>(Ty);
  return VT ? VT->getElementCount() : ElementCount::getFixed(0);
}

/// What is wrong with the types \p Of, as the end of a sentence.
static std::optional<std::string> problemOf(const FunctionType &Of,
                                            const Shape &S) {
  auto [Ty, Name] = typeAt(Of, S.Of);
  const Type *Lane = Ty->getScalarType();
  auto Unless = [&, &Name = Name](bool Good, const Twine &Text)
      -> std::optional<std::string> {
    if (Good)
      return std::nullopt;
    return (Name + Text).str();
  };
  switch (S.Must) {
  case Relation::Single:
    return Unless(!Ty->isVectorTy(), " must be one value, not a vector");
  case Relation::SameLanes: {
    Named Other = typeAt(Of, S.As);
    return Unless(lanesOf(Ty) == lanesOf(Other.Ty),
                  " must have as many lanes as " + Other.Name);
  }
  case Relation::Integers:
    return Unless(Lane->isIntegerTy(), " must consist of integers");
  case Relation::Floats:
    return Unless(Lane->isFloatingPointTy(),
                  " must consist of floating-point numbers");
  case Relation::Pointers:
    return Unless(Lane->isPointerTy(), " must consist of pointers");
  case Relation::Booleans:
    return Unless(Lane->isIntegerTy(1), " must consist of i1");
  case Relation::Comparable:
    return Unless(Lane->isIntOrPtrTy(),
                  " must consist of integers or pointers");
  }
  return std::nullopt;
}

/// What is wrong with the types of the intrinsic \p F.
static std::optional<std::string> problemOf(const Function &F) {
  for (const Shape &S : Shapes)
    if (is_contained(S.IDs, F.getIntrinsicID()))
      if (auto Problem = problemOf(*F.getFunctionType(), S))
        return Problem;
  return std::nullopt;
}

bool checkIntrinsicShapes(const Module &M, const UnsoundFunctions &Unsound,
                          DiagnosticEngine &Diags) {
  bool AreGood = true;
  for (const Function &F : M) {
    if (!F.isIntrinsic() || F.use_empty() || Unsound.contains(&F))
      continue;
    std::optional<std::string> Problem = problemOf(F);
    if (!Problem)
      continue;
    AreGood = false;
    for (const User *U : F.users())
      if (auto *Call = dyn_cast<CallBase>(U);
          Call && !Unsound.contains(Call->getFunction()))
        Diags.report(Rule::MiscIntrinsicShape, *Call,
                     {F.getName().str(), *Problem});
  }
  return AreGood;
}

} // namespace opennvvm
