//===- Constrained.cpp - Constrained floating point -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A GPU has no floating-point environment: it has no exceptions, and the
// dynamic rounding mode is to nearest. A directed mode is part of the
// instruction. PTX has such instructions for float and double; halves go
// through float, since rounding twice in the same direction equals rounding
// once.
//
//===----------------------------------------------------------------------===//

#include "FloatLayout.h"
#include "Intrinsics.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::prepare {

//===----------------------------------------------------------------------===//
// What is constrained
//===----------------------------------------------------------------------===//

namespace {

/// The ordinary operation for a constrained one: an opcode or an intrinsic.
struct Counterpart {
  Intrinsic::ID Constrained;
  unsigned Opcode;
  Intrinsic::ID Ordinary;
};

constexpr Counterpart Counterparts[] = {
#define INSTRUCTION(Name, Args, Rounds, ID)                                    \
  {Intrinsic::ID, Instruction::Name, Intrinsic::not_intrinsic},
#define FUNCTION(Name, Args, Rounds, ID) {Intrinsic::ID, 0, Intrinsic::Name},
#define DAG_FUNCTION(Name, Args, Rounds, ID, Node)                             \
  FUNCTION(Name, Args, Rounds, ID)
#include "llvm/IR/ConstrainedOps.def"
};

const Counterpart &counterpartOf(Intrinsic::ID ID) {
  return *find_if(Counterparts,
                  [&](const Counterpart &C) { return C.Constrained == ID; });
}

Value *writeOrdinary(IRBuilderBase &B, const Counterpart &C,
                     ConstrainedFPIntrinsic &I) {
  SmallVector<Value *, 3> Args;
  for (unsigned N = 0; N != I.getNonMetadataArgCount(); ++N)
    Args.push_back(I.getArgOperand(N));
  if (auto *Compare = dyn_cast<ConstrainedFPCmpIntrinsic>(&I))
    return B.CreateFCmp(Compare->getPredicate(), Args[0], Args[1]);
  if (Instruction::isCast(C.Opcode))
    return B.CreateCast(Instruction::CastOps(C.Opcode), Args[0], I.getType());
  if (C.Opcode != 0)
    return B.CreateBinOp(Instruction::BinaryOps(C.Opcode), Args[0], Args[1]);
  SmallVector<Type *, 2> Overloads;
  switch (C.Ordinary) {
  case Intrinsic::lrint:
  case Intrinsic::llrint:
  case Intrinsic::lround:
  case Intrinsic::llround:
    Overloads = {I.getType(), Args[0]->getType()};
    break;
  case Intrinsic::powi:
  case Intrinsic::ldexp:
    Overloads = {I.getType(), Args[1]->getType()};
    break;
  default:
    Overloads = {I.getType()};
  }
  return B.CreateIntrinsic(C.Ordinary, Overloads, Args);
}

//===----------------------------------------------------------------------===//
// Directed rounding
//===----------------------------------------------------------------------===//

/// Indices into the tables below; None has no instruction.
enum Direction { ToZero, Down, Up, None };

Direction directionOf(RoundingMode Mode) {
  return Mode == RoundingMode::TowardZero       ? ToZero
         : Mode == RoundingMode::TowardNegative ? Down
         : Mode == RoundingMode::TowardPositive ? Up
                                                : None;
}

/// The intrinsics of one operation in the three directions.
struct Directed {
  Intrinsic::ID Constrained;
  Intrinsic::ID OfFloat[3], OfDouble[3];
};

#define THREE(Op, Type)                                                        \
  {Intrinsic::nvvm_##Op##_rz_##Type, Intrinsic::nvvm_##Op##_rm_##Type,         \
   Intrinsic::nvvm_##Op##_rp_##Type}
constexpr Directed DirectedOps[] = {
    {Intrinsic::experimental_constrained_fadd, THREE(add, f), THREE(add, d)},
    {Intrinsic::experimental_constrained_fsub, THREE(add, f), THREE(add, d)},
    {Intrinsic::experimental_constrained_fmul, THREE(mul, f), THREE(mul, d)},
    {Intrinsic::experimental_constrained_fdiv, THREE(div, f), THREE(div, d)},
    {Intrinsic::experimental_constrained_fma, THREE(fma, f), THREE(fma, d)},
    {Intrinsic::experimental_constrained_fmuladd, THREE(fma, f), THREE(fma, d)},
    {Intrinsic::experimental_constrained_sqrt, THREE(sqrt, f), THREE(sqrt, d)},
};
#undef THREE

/// Conversions, by the integer type: 32 or 64 bits, signed or not.
#define THREE(Op)                                                              \
  {Intrinsic::nvvm_##Op##_rz, Intrinsic::nvvm_##Op##_rm,                       \
   Intrinsic::nvvm_##Op##_rp}
constexpr Intrinsic::ID NarrowDouble[3] = THREE(d2f),
                        IntToFloat[3] = THREE(i2f),
                        UIntToFloat[3] = THREE(ui2f),
                        LongToFloat[3] = THREE(ll2f),
                        ULongToFloat[3] = THREE(ull2f),
                        LongToDouble[3] = THREE(ll2d),
                        ULongToDouble[3] = THREE(ull2d);
#undef THREE

/// Converts \p V, a float, to half in direction \p To with the instruction.
Value *narrowToHalf(IRBuilderBase &B, Value *V, Type *Ty, Direction To) {
  RoundingMode Mode = To == ToZero ? RoundingMode::TowardZero
                      : To == Down ? RoundingMode::TowardNegative
                                   : RoundingMode::TowardPositive;
  auto *Text = MDString::get(B.getContext(), *convertRoundingModeToStr(Mode));
  return B.CreateIntrinsic(Intrinsic::fptrunc_round, {Ty, V->getType()},
                           {V, MetadataAsValue::get(B.getContext(), Text)});
}

/// The same to bfloat: rounds to nearest, then moves to the next one if that is
/// on the wrong side. PTX has the instruction for newer machines only.
Value *narrowToBFloat(IRBuilderBase &B, Value *V, Type *Ty, Direction To) {
  Value *Nearest = B.CreateFPTrunc(V, Ty);
  FloatLayout L(Ty);
  Value *Bits = B.CreateBitCast(Nearest, L.Int);
  Value *Back = B.CreateFPExt(Nearest, V->getType());
  Value *IsNegative = B.CreateICmpSLT(Bits, L.num(0));
  auto Step = [&](int N) { return ConstantInt::getSigned(L.Int, N); };
  auto Next = [&](bool Upwards) {
    // The bits of negative numbers grow downwards.
    return B.CreateSelect(IsNegative, Step(Upwards ? -1 : 1),
                          Step(Upwards ? 1 : -1));
  };
  Value *IsWrong, *By;
  if (To == ToZero) {
    Value *After = B.CreateUnaryIntrinsic(Intrinsic::fabs, Back),
          *Before = B.CreateUnaryIntrinsic(Intrinsic::fabs, V);
    IsWrong = B.CreateFCmpOGT(After, Before);
    By = Step(-1);
  } else {
    IsWrong = To == Up ? B.CreateFCmpOLT(Back, V) : B.CreateFCmpOGT(Back, V);
    By = Next(To == Up);
  }
  return B.CreateBitCast(B.CreateSelect(IsWrong, B.CreateAdd(Bits, By), Bits),
                         Ty);
}

Value *narrow(IRBuilderBase &B, Value *V, Type *Ty, Direction To) {
  if (V->getType() == Ty)
    return V;
  if (V->getType()->isDoubleTy())
    V = B.CreateIntrinsic(NarrowDouble[To], {}, {V});
  return Ty->isHalfTy()     ? narrowToHalf(B, V, Ty, To)
         : Ty->isBFloatTy() ? narrowToBFloat(B, V, Ty, To)
                            : V;
}

/// Converts an integer to a float; null if it has too many bits.
Value *fromInteger(IRBuilderBase &B, Value *V, Type *Ty, bool IsSigned,
                   Direction To) {
  unsigned Bits = V->getType()->getIntegerBitWidth();
  if (Bits > 64)
    return nullptr;
  bool IsLong = Bits > 32, IsDouble = Ty->isDoubleTy();
  Type *Int = B.getIntNTy(IsLong ? 64 : 32);
  V = IsSigned ? B.CreateSExt(V, Int) : B.CreateZExt(V, Int);
  if (IsDouble && !IsLong)
    return IsSigned ? B.CreateSIToFP(V, Ty) : B.CreateUIToFP(V, Ty);
  const Intrinsic::ID *Table =
      IsDouble ? (IsSigned ? LongToDouble : ULongToDouble)
      : IsLong ? (IsSigned ? LongToFloat : ULongToFloat)
               : (IsSigned ? IntToFloat : UIntToFloat);
  return narrow(B, B.CreateIntrinsic(Table[To], {}, {V}), Ty, To);
}

/// Rounds to an integral value in direction \p To.
Value *roundToIntegral(IRBuilderBase &B, Value *V, Direction To) {
  return B.CreateUnaryIntrinsic(To == ToZero ? Intrinsic::trunc
                                : To == Down ? Intrinsic::floor
                                             : Intrinsic::ceil,
                                V);
}

/// One lane; null where PTX has no instruction for it.
Value *writeDirected(IRBuilderBase &B, Intrinsic::ID ID,
                     MutableArrayRef<Value *> Args, Type *Ty, Direction To) {
  for (const Directed &D : DirectedOps) {
    if (D.Constrained != ID)
      continue;
    Type *Wide = Ty->isDoubleTy() ? Ty : B.getFloatTy();
    for (Value *&A : Args)
      A = B.CreateFPExt(A, Wide);
    if (ID == Intrinsic::experimental_constrained_fsub)
      Args[1] = B.CreateFNeg(Args[1]);
    Intrinsic::ID Op = (Wide->isDoubleTy() ? D.OfDouble : D.OfFloat)[To];
    return narrow(B, B.CreateIntrinsic(Op, {}, Args), Ty, To);
  }
  switch (ID) {
  case Intrinsic::experimental_constrained_sitofp:
    return fromInteger(B, Args[0], Ty, /*IsSigned=*/true, To);
  case Intrinsic::experimental_constrained_uitofp:
    return fromInteger(B, Args[0], Ty, /*IsSigned=*/false, To);
  case Intrinsic::experimental_constrained_fptrunc:
  case Intrinsic::fptrunc_round:
    return narrow(B, Args[0], Ty, To);
  case Intrinsic::experimental_constrained_rint:
  case Intrinsic::experimental_constrained_nearbyint:
    return roundToIntegral(B, Args[0], To);
  default:
    return B.CreateIntrinsic(
        ID == Intrinsic::experimental_constrained_lrint ? Intrinsic::lrint
                                                        : Intrinsic::llrint,
        {Ty, Args[0]->getType()}, {roundToIntegral(B, Args[0], To)});
  }
}

/// Whether the direction matters for operation \p ID, and PTX supports it. The
/// other operations are exact, or approximate in any case.
bool hasDirection(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::experimental_constrained_sitofp:
  case Intrinsic::experimental_constrained_uitofp:
  case Intrinsic::experimental_constrained_fptrunc:
  case Intrinsic::experimental_constrained_rint:
  case Intrinsic::experimental_constrained_nearbyint:
  case Intrinsic::experimental_constrained_lrint:
  case Intrinsic::experimental_constrained_llrint:
    return true;
  default:
    return any_of(DirectedOps,
                  [&](const Directed &D) { return D.Constrained == ID; });
  }
}

std::optional<Value *> expandDirected(IRBuilderBase &B, IntrinsicInst &I,
                                      unsigned Count, RoundingMode Mode) {
  Direction To = directionOf(Mode);
  if (To == None)
    return std::nullopt;
  auto *VT = dyn_cast<FixedVectorType>(I.getType());
  Value *Result = VT ? PoisonValue::get(VT) : nullptr;
  for (unsigned L = 0; L != (VT ? VT->getNumElements() : 1); ++L) {
    SmallVector<Value *, 3> Args;
    for (unsigned N = 0; N != Count; ++N)
      Args.push_back(VT ? B.CreateExtractElement(I.getArgOperand(N), L)
                        : I.getArgOperand(N));
    Value *Lane = writeDirected(B, I.getIntrinsicID(), Args,
                                I.getType()->getScalarType(), To);
    if (!Lane)
      return std::nullopt;
    if (!VT)
      return Lane;
    Result = B.CreateInsertElement(Result, Lane, L);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// The intrinsics
//===----------------------------------------------------------------------===//

bool isToNearest(std::optional<RoundingMode> Mode) {
  return !Mode || *Mode == RoundingMode::Dynamic ||
         *Mode == RoundingMode::NearestTiesToEven;
}

} // namespace

std::optional<Value *> expandConstrained(IRBuilderBase &B, IntrinsicInst &I) {
  auto &C = cast<ConstrainedFPIntrinsic>(I);
  std::optional<RoundingMode> Mode = C.getRoundingMode();
  if (isToNearest(Mode) || !hasDirection(I.getIntrinsicID()))
    return writeOrdinary(B, counterpartOf(I.getIntrinsicID()), C);
  return expandDirected(B, I, C.getNonMetadataArgCount(), *Mode);
}

/// The rounding mode of an llvm.fptrunc.round.
static std::optional<RoundingMode> modeOf(const IntrinsicInst &I) {
  auto *Text =
      cast<MDString>(cast<MetadataAsValue>(I.getArgOperand(1))->getMetadata());
  return convertStrToRoundingMode(Text->getString());
}

bool isNotDirectedToHalf(const IntrinsicInst &I) {
  std::optional<RoundingMode> Mode = modeOf(I);
  return !I.getType()->isHalfTy() ||
         !I.getArgOperand(0)->getType()->isFloatTy() || !Mode ||
         directionOf(*Mode) == None;
}

std::optional<Value *> expandTruncRound(IRBuilderBase &B, IntrinsicInst &I) {
  std::optional<RoundingMode> Mode = modeOf(I);
  // LLVM's verifier does not check this.
  Value *Wide = I.getArgOperand(0);
  if (Wide->getType()->getScalarSizeInBits() <=
      I.getType()->getScalarSizeInBits())
    return std::nullopt;
  if (isToNearest(Mode))
    return B.CreateFPTrunc(Wide, I.getType());
  return expandDirected(B, I, 1, *Mode);
}

/// Always to nearest, since nothing can change it.
std::optional<Value *> expandGetRounding(IRBuilderBase &B, IntrinsicInst &I) {
  return ConstantInt::get(I.getType(),
                          uint64_t(RoundingMode::NearestTiesToEven));
}

} // namespace opennvvm::prepare
