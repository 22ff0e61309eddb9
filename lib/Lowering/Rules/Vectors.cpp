//===- Vectors.cpp - Split wide calls -------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wide call becomes several narrow ones. The two function types determine
// which operands are split into lanes.
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "Catalog/InternalIntrinsic.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::lowering {

/// The type of the narrow calls: pairs of 16-bit floats, which share a
/// register, otherwise scalars.
static Type *narrowType(Type *Wide, unsigned Left) {
  auto *V = cast<FixedVectorType>(Wide);
  Type *Element = V->getElementType();
  bool Pairs = (Element->isHalfTy() || Element->isBFloatTy()) && Left >= 2;
  return Pairs ? FixedVectorType::get(Element, 2) : Element;
}

static unsigned lanesOf(Type *Ty) {
  auto *V = dyn_cast<FixedVectorType>(Ty);
  return V ? V->getNumElements() : 1;
}

/// Lanes \p At to \p At + \p Count of \p V.
static Value *slice(IRBuilderBase &B, Value *V, unsigned At, Type *To) {
  if (!isa<FixedVectorType>(To))
    return B.CreateExtractElement(V, At);
  SmallVector<int, 4> Mask;
  for (unsigned I = 0; I < lanesOf(To); ++I)
    Mask.push_back(At + I);
  return B.CreateShuffleVector(V, Mask);
}

/// Inserts \p Part into \p Whole from lane \p At on.
static Value *put(IRBuilderBase &B, Value *Whole, Value *Part, unsigned At) {
  if (!isa<FixedVectorType>(Part->getType()))
    return B.CreateInsertElement(Whole, Part, At);
  for (unsigned I = 0; I < lanesOf(Part->getType()); ++I)
    Whole =
        B.CreateInsertElement(Whole, B.CreateExtractElement(Part, I), At + I);
  return Whole;
}

//===----------------------------------------------------------------------===//
// Overloaded intrinsics of wide vectors
//===----------------------------------------------------------------------===//

/// Whether the result is wider than a register, which holds a pair of 16-bit
/// floats.
static bool isWide(const Match &M) {
  auto *V = dyn_cast<FixedVectorType>(M.type());
  return V && narrowType(V, V->getNumElements()) != V;
}

static Value *splitOverloaded(Match &M) {
  IRBuilderBase &B = M.B;
  Type *Wide = M.type();
  Value *Whole = PoisonValue::get(Wide);
  for (unsigned At = 0, N = lanesOf(Wide); At < N;) {
    Type *Narrow = narrowType(Wide, N - At);
    SmallVector<Value *, 3> Args;
    for (Value *V : M.call().args())
      Args.push_back(V->getType() == Wide ? slice(B, V, At, Narrow) : V);
    Value *Part = B.CreateIntrinsic(M.row().ID, {Narrow}, Args);
    Whole = put(B, Whole, Part, At);
    At += lanesOf(Narrow);
  }
  return Whole;
}

//===----------------------------------------------------------------------===//
// Wide calls of narrow intrinsics
//===----------------------------------------------------------------------===//

/// The intrinsic of which a name such as "llvm.nvvm.add.rn.f.v4f32" is a wide
/// call: the name without the vector type at its end.
static Intrinsic::ID narrowOf(StringRef Name) {
  auto [Stem, Suffix] = Name.rsplit('.');
  unsigned Lanes;
  if (!Suffix.consume_front("v") || Suffix.consumeInteger(10, Lanes))
    return Intrinsic::not_intrinsic;
  Intrinsic::ID ID = Intrinsic::lookupIntrinsicID(Stem);
  return ID && !Intrinsic::isOverloaded(ID) ? ID : Intrinsic::not_intrinsic;
}

/// How many times \p Narrow fits into \p Wide; 0 if it does not.
static unsigned timesIn(Type *Narrow, Type *Wide) {
  if (!isa<FixedVectorType>(Wide) || Narrow == Wide ||
      Narrow->getScalarType() != Wide->getScalarType() ||
      lanesOf(Wide) % lanesOf(Narrow) != 0)
    return 0;
  return lanesOf(Wide) / lanesOf(Narrow);
}

/// Whether each operand is either that of the narrow call, or as many times
/// wider as the result is.
static bool isWideCall(const Match &M) {
  const Function &F = *M.call().getCalledFunction();
  Intrinsic::ID ID = narrowOf(F.getName());
  if (!ID)
    return false;
  FunctionType *Narrow = Intrinsic::getType(F.getContext(), ID);
  unsigned Times = timesIn(Narrow->getReturnType(), F.getReturnType());
  if (Times == 0 || Narrow->getNumParams() != F.arg_size())
    return false;
  for (auto [From, To] : zip(F.getFunctionType()->params(), Narrow->params()))
    if (From != To && timesIn(To, From) != Times)
      return false;
  return true;
}

static Value *splitNamed(Match &M) {
  IRBuilderBase &B = M.B;
  Function &F = *M.call().getCalledFunction();
  Function *Narrow =
      Intrinsic::getOrInsertDeclaration(F.getParent(), narrowOf(F.getName()));
  unsigned Times = timesIn(Narrow->getReturnType(), M.type());
  Value *Whole = PoisonValue::get(M.type());
  for (unsigned I = 0; I < Times; ++I) {
    SmallVector<Value *, 3> Args;
    for (auto [V, To] :
         zip(M.call().args(), Narrow->getFunctionType()->params()))
      Args.push_back(V->getType() == To ? V.get()
                                        : slice(B, V, I * lanesOf(To), To));
    Value *Part = B.CreateCall(Narrow, Args);
    Whole = put(B, Whole, Part, I * lanesOf(Part->getType()));
  }
  return Whole;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_VECTORS
#include "opennvvm/Catalog/Lowering.inc"

const Category &vectorRules() { return Table; }

} // namespace opennvvm::lowering
