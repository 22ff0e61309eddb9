//===- Types.cpp - Floating-point types that GPUs lack --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/Compiler.h"

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

namespace {
/// What types that contain others were found to contain.
struct TypeCache {
  DenseMap<Type *, uint8_t> Known;
};
} // namespace

static uint8_t badTypesInside(RuleContext &Ctx, Type *T);

/// Asked of every operand: nearly all types are told by their IDs.
LLVM_ATTRIBUTE_ALWAYS_INLINE static uint8_t badTypesOf(RuleContext &Ctx,
                                                       Type *T) {
  return mayHoldTypes(T->getTypeID()) ? badTypesInside(Ctx, T)
                                      : uint8_t(NoBadType);
}

static uint8_t badTypesInside(RuleContext &Ctx, Type *T) {
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
  auto &Known = Ctx.state<TypeCache>().Known;
  auto It = Known.find(T);
  if (It != Known.end())
    return It->second;
  uint8_t Bad = NoBadType;
  for (Type *Part : T->subtypes())
    Bad |= badTypesOf(Ctx, Part);
  Known[T] = Bad;
  return Bad;
}

uint8_t badTypes(RuleContext &Ctx, Type *T) { return badTypesOf(Ctx, T); }

void reportTypes(RuleContext &Ctx, uint8_t Bad, Place At) {
  if (!Bad)
    return;
  // LLVM's NVPTX can move 128-bit floats, but not compute with them.
  bool Computes = At.I && (isa<UnaryOperator, BinaryOperator, CmpInst>(At.I) ||
                           (isa<CastInst>(At.I) && !isa<BitCastInst>(At.I)));
  if ((Bad & FP128) && (Computes || !Ctx.is(Profile::NVPTX)))
    Ctx.report(Rule::TypeFp128, At);
  if (Bad & X86FP80)
    Ctx.report(Rule::TypeX86Fp80, At);
  if (Bad & PPCFP128)
    Ctx.report(Rule::TypePpcFp128, At);
}

void checkTypes(RuleContext &Ctx, const Instruction &I) {
  uint8_t Bad = badTypesOf(Ctx, I.getType());
  for (const Use &Op : I.operands()) {
    Bad |= badTypesOf(Ctx, Op->getType());
    if (isa<BlockAddress>(Op))
      Ctx.report(Rule::TypeBlockaddress, I);
  }
  if (auto *GEP = dyn_cast<GetElementPtrInst>(&I);
      GEP && !Ctx.is(Profile::NVPTX))
    Bad |= badTypesOf(Ctx, GEP->getSourceElementType());
  if (Bad)
    reportTypes(Ctx, Bad, I);
}

} // namespace opennvvm::verifier
