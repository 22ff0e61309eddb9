//===- CodeSize.cpp - How much code an instruction becomes ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeSize.h"
#include "Catalog/GenericIntrinsic.h"
#include "Target/PredicatedLoad.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// What makes the code of some instructions large.
struct SizedOpcode {
  unsigned Opcode;
  SizeTerm Term;
};
} // namespace

static constexpr SizedOpcode SizedOpcodes[] = {
    {Instruction::Mul, {SizeTerm::Limbs, 0, 1}},
    {Instruction::UDiv, {SizeTerm::WideSteps, 0, 24}},
    {Instruction::UDiv, {SizeTerm::Limbs, 0, 3}},
    {Instruction::UDiv, {SizeTerm::WideInsertions, 0, 1}},
    {Instruction::SDiv, {SizeTerm::WideSteps, 0, 24}},
    {Instruction::SDiv, {SizeTerm::Limbs, 0, 3}},
    {Instruction::SDiv, {SizeTerm::WideInsertions, 0, 1}},
    {Instruction::URem, {SizeTerm::WideSteps, 0, 24}},
    {Instruction::URem, {SizeTerm::Limbs, 0, 3}},
    {Instruction::URem, {SizeTerm::WideInsertions, 0, 1}},
    {Instruction::SRem, {SizeTerm::WideSteps, 0, 24}},
    {Instruction::SRem, {SizeTerm::Limbs, 0, 3}},
    {Instruction::SRem, {SizeTerm::WideInsertions, 0, 1}},
    {Instruction::FRem, {SizeTerm::Steps, 0, 8}},
    {Instruction::FRem, {SizeTerm::Insertions, 0, 1}},
    {Instruction::Shl, {SizeTerm::Limbs, 0, 1}},
    {Instruction::LShr, {SizeTerm::Limbs, 0, 1}},
    {Instruction::AShr, {SizeTerm::Limbs, 0, 1}},
    {Instruction::SIToFP, {SizeTerm::WideSteps, 0, 16}},
    {Instruction::SIToFP, {SizeTerm::Limbs, 0, 2}},
    {Instruction::SIToFP, {SizeTerm::WideInsertions, 0, 1}},
    {Instruction::UIToFP, {SizeTerm::WideSteps, 0, 16}},
    {Instruction::UIToFP, {SizeTerm::Limbs, 0, 2}},
    {Instruction::UIToFP, {SizeTerm::WideInsertions, 0, 1}},
    {Instruction::FPToSI, {SizeTerm::WideSteps, TypeRelation::Result, 16}},
    {Instruction::FPToSI, {SizeTerm::Limbs, TypeRelation::Result, 2}},
    {Instruction::FPToSI, {SizeTerm::WideInsertions, TypeRelation::Result, 1}},
    {Instruction::FPToUI, {SizeTerm::WideSteps, TypeRelation::Result, 16}},
    {Instruction::FPToUI, {SizeTerm::Limbs, TypeRelation::Result, 2}},
    {Instruction::FPToUI, {SizeTerm::WideInsertions, TypeRelation::Result, 1}},
    {Instruction::ExtractElement, {SizeTerm::Steps, 0, 1}},
    {Instruction::InsertElement, {SizeTerm::Steps, 0, 1}},
};

static uint64_t lanesOf(const Type *Ty) {
  auto *VT = dyn_cast<VectorType>(Ty);
  return VT ? VT->getElementCount().getKnownMinValue() : 1;
}

/// The 64-bit parts of integers of \p Bits; none if one register holds them.
static uint64_t limbsOf(uint64_t Bits) {
  return Bits > 64 ? divideCeil(Bits, 64) : 0;
}

/// LLVM's pass for matrices writes each element of the product as a sum, and
/// puts it into its column, a vector.
static uint64_t productSize(const CallBase &Call) {
  uint64_t Shape[3] = {0, 0, 0};
  for (unsigned D = 0; D != 3 && 2 + D < Call.arg_size(); ++D)
    if (auto *Size = dyn_cast<ConstantInt>(Call.getArgOperand(2 + D)))
      Shape[D] = Size->getLimitedValue();
  auto [Rows, Inner, Columns] = Shape;
  unsigned Bits = Call.getType()->getScalarSizeInBits();
  uint64_t Limbs = std::max<uint64_t>(limbsOf(Bits), 1);
  uint64_t Element =
      SaturatingAdd(SaturatingMultiply<uint64_t>(Inner, 6 * Limbs), Rows);
  return SaturatingMultiply(
      SaturatingMultiply(SaturatingMultiply(Rows, Columns), Element), Limbs);
}

/// Whether the lanes of the load \p I are loaded one by one. LLVM gives a
/// vp.gather without an alignment that of its lanes.
static bool isSplit(const CallBase &I) {
  Type *Lane = I.getType()->getScalarType();
  if (!Lane->isSized())
    return false;
  const DataLayout &DL = I.getDataLayout();
  Align Otherwise = I.getIntrinsicID() == Intrinsic::vp_gather
                        ? DL.getABITypeAlign(Lane)
                        : Align(1);
  return !isOneAccess(Lane, I.getParamAlign(0).value_or(Otherwise), DL);
}

/// How many units of \p T there are in \p I, which has \p Registers. LLVM's
/// verifier has not looked at \p I.
static uint64_t unitsOf(const Instruction &I, const SizeTerm &T,
                        uint64_t Registers) {
  if (T.Of != TypeRelation::Result && unsigned(T.Of) >= I.getNumOperands())
    return 0;
  const Type *Ty = T.Of == TypeRelation::Result ? I.getType()
                                                : I.getOperand(T.Of)->getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  switch (T.By) {
  case SizeTerm::Steps:
    return 1;
  case SizeTerm::Lanes:
    return lanesOf(Ty);
  case SizeTerm::SplitLanes:
    return isSplit(cast<CallBase>(I)) ? lanesOf(Ty) : 0;
  case SizeTerm::Bits:
    return Bits;
  case SizeTerm::WideSteps:
    return Bits > 64;
  case SizeTerm::Limbs:
    return limbsOf(Bits);
  case SizeTerm::LimbsOfTwice:
    return limbsOf(uint64_t(2) * Bits);
  case SizeTerm::Insertions:
    // Registers are named far faster than instructions are written.
    return std::max(lanesOf(I.getType()), lanesOf(Ty)) / 64;
  case SizeTerm::WideInsertions:
    return Bits > 64 ? lanesOf(Ty) / 64 : 0;
  case SizeTerm::MatrixShape:
    return divideCeil(productSize(cast<CallBase>(I)),
                      std::max<uint64_t>(Registers, 1));
  }
  return 0;
}

/// Whether \p I is a shift by a constant, or moves a constant lane.
static bool isByConstant(const Instruction &I) {
  return (I.isShift() || I.getOpcode() == Instruction::ExtractElement ||
          I.getOpcode() == Instruction::InsertElement) &&
         isa<ConstantData, ConstantVector>(
             I.getOperand(I.getNumOperands() - 1));
}

uint64_t codeSize(const Instruction &I, uint64_t Registers) {
  if (isByConstant(I))
    return Registers;
  uint64_t Each = 1;
  auto Add = [&](const SizeTerm &T) {
    Each = SaturatingAdd(
        Each, SaturatingMultiply(unitsOf(I, T, Registers), uint64_t(T.Each)));
  };
  if (auto *Call = dyn_cast<CallBase>(&I)) {
    const Function *F = Call->getCalledFunction();
    if (const GenericIntrinsic *Row =
            F ? lookupGeneric(F->getIntrinsicID()) : nullptr)
      for_each(sizeOf(*Row), Add);
  } else {
    for (const SizedOpcode &S : SizedOpcodes)
      if (S.Opcode == I.getOpcode())
        Add(S.Term);
  }
  return SaturatingMultiply(Registers, Each);
}

} // namespace opennvvm
