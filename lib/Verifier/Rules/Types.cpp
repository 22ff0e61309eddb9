//===- Types.cpp - Floating-point types that GPUs lack --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

/// Whether a type with this ID can contain other types; for all others, the ID
/// alone decides whether it is supported.
static constexpr bool mayHoldTypes(Type::TypeID ID) {
  return ID == Type::StructTyID || ID == Type::ArrayTyID ||
         ID == Type::FixedVectorTyID || ID == Type::ScalableVectorTyID ||
         ID == Type::FP128TyID || ID == Type::X86_FP80TyID ||
         ID == Type::PPC_FP128TyID;
}

uint8_t Checker::badTypesInside(Type *T) {
  switch (T->getTypeID()) {
  case Type::FP128TyID:
    return FP128;
  case Type::X86_FP80TyID:
    return X86FP80;
  case Type::PPC_FP128TyID:
    return PPCFP128;
  default:
    break;
  }
  auto It = TypeCache.find(T);
  if (It != TypeCache.end())
    return It->second;
  uint8_t Bad = NoBadType;
  for (Type *Part : T->subtypes())
    Bad |= badTypes(Part);
  TypeCache[T] = Bad;
  return Bad;
}

uint8_t Checker::badTypes(Type *T) {
  return mayHoldTypes(T->getTypeID()) ? badTypesInside(T) : uint8_t(NoBadType);
}

void Checker::reportTypes(uint8_t Bad, Place At) {
  if (!Bad)
    return;
  // LLVM's NVPTX can move 128-bit floats, but not compute with them.
  bool Computes = At.I && (isa<UnaryOperator, BinaryOperator, CmpInst>(At.I) ||
                           (isa<CastInst>(At.I) && !isa<BitCastInst>(At.I)));
  if ((Bad & FP128) && (Computes || !is(Profile::NVPTX)))
    report(Rule::TypeFp128, At);
  if (Bad & X86FP80)
    report(Rule::TypeX86Fp80, At);
  if (Bad & PPCFP128)
    report(Rule::TypePpcFp128, At);
}

void Checker::checkTypes(const Instruction &I) {
  uint8_t Bad = badTypes(I.getType());
  for (const Use &Op : I.operands()) {
    Bad |= badTypes(Op->getType());
    if (isa<BlockAddress>(Op))
      report(Rule::TypeBlockaddress, I);
  }
  if (auto *GEP = dyn_cast<GetElementPtrInst>(&I); GEP && !is(Profile::NVPTX))
    Bad |= badTypes(GEP->getSourceElementType());
  if (Bad)
    reportTypes(Bad, I);
}

} // namespace opennvvm::verifier
