//===- Engine.cpp - Apply one row to one call -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "Catalog/Intrinsic.h"
#include "SyncOrder.h"
#include "Target/Kernel.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::lowering {

bool isNeverNaN(const Value *V, const DataLayout &DL) {
  return isKnownNeverNaN(V, SimplifyQuery(DL));
}

Type *withLanesOf(Type *Like, Type *Element) {
  if (auto *V = dyn_cast<VectorType>(Like))
    return VectorType::get(Element, V->getElementCount());
  return Element;
}

Value *makeCast(IRBuilderBase &B, Instruction::CastOps Opcode, Value *V,
                Type *To) {
  return B.Insert(CastInst::Create(Opcode, V, To));
}

//===----------------------------------------------------------------------===//
// What is known of the function
//===----------------------------------------------------------------------===//

Surroundings::Surroundings(Function &F, LoweringLevel Level, const SMInfo &SM,
                           Leeway Permitted)
    : F(F), SM(SM), Level(Level), Permitted(Permitted) {
  // The emitter uses the same condition: results flushed, keeping their sign.
  DenormalMode Single = F.getDenormalMode(APFloat::IEEEsingle()),
               Half = F.getDenormalMode(APFloat::IEEEhalf());
  FlushesF32 = Single.Output == DenormalMode::PreserveSign;
  KeepsF32 = Single == DenormalMode::getIEEE();
  KeepsHalf = Half == DenormalMode::getIEEE();
}

Surroundings::~Surroundings() = default;

const SyncOrder &Surroundings::order() {
  if (!Order)
    Order = std::make_unique<SyncOrder>(F, start().IsKernel);
  return *Order;
}

const Surroundings::Start &Surroundings::start() {
  if (Known)
    return *Known;
  Known = {false, 0};
  Annotations Notes(*F.getParent());
  Known->IsKernel = isKernel(F, Notes);
  if (Known->IsKernel)
    if (Dim3 Block = launchBounds(F, Notes).ReqNTid)
      Known->BlockThreads = Block.product();
  return *Known;
}

//===----------------------------------------------------------------------===//
// Phases: types, operands, further checks
//===----------------------------------------------------------------------===//

/// Whether the replacement can have these types at all.
bool Match::typesFit() const {
  auto TypeOf = [&](unsigned I) {
    return arg(R.Becomes.Operands[I].Arg)->getType();
  };
  switch (R.Becomes.Kind) {
  case Recipe::TheOperand:
    return TypeOf(0) == type();
  case Recipe::Generic:
  case Recipe::Binary:
    for (unsigned I = 0; I < R.Becomes.Operands.size(); ++I)
      if (R.Becomes.Operands[I].Kind == Operand::Direct && TypeOf(I) != type())
        return false;
    return true;
  case Recipe::Cast:
    return CastInst::castIsValid(Instruction::CastOps(R.Becomes.What),
                                 TypeOf(0), type());
  case Recipe::Custom:
  case Recipe::Refusal:
    return true;
  }
  llvm_unreachable("unknown recipe");
}

bool Match::operandsFit() const {
  for (unsigned I = 0; I < Call.arg_size(); ++I) {
    if (!((R.When.Constants >> I) & 1))
      continue;
    auto *C = dyn_cast<ConstantInt>(arg(I));
    if (!C || C->getBitWidth() > 64)
      return false;
  }
  return true;
}

bool Match::denormalsFit() const {
  switch (R.When.Mode) {
  case Denormals::Any:
    return true;
  case Denormals::Kept:
    return Around.KeepsF32;
  case Denormals::Flushed:
    return Around.FlushesF32;
  case Denormals::HalfKept:
    return Around.KeepsHalf;
  }
  llvm_unreachable("unknown mode");
}

/// Whether no later stage may do more with the replacement than with the call.
/// Nothing flushes in a function that preserves subnormal numbers.
bool Match::leewayFits() const {
  Leeway Later = R.Becomes.Later;
  if (Around.KeepsF32)
    Later &= ~Leeway::Flushing;
  return (Later & ~Around.Permitted) == Leeway::None;
}

/// A call that the machine does not have is kept: it is an error, which its
/// replacement would hide.
bool Match::machineHasIt() const {
  const IntrinsicRow *Known = lookupIntrinsic(R.ID);
  if (!Known)
    return true;
  if (Known->Document.ID && Around.SM.Number < Known->Document.Lowest)
    return false;
  return gateOf(*Known, Call).allowsSM(Around.SM);
}

bool Match::fits() const {
  if (R.Level > Around.Level || !typesFit() || !operandsFit() ||
      !denormalsFit() || !leewayFits() || !machineHasIt())
    return false;
  const DataLayout &DL = Around.F.getDataLayout();
  if (R.When.NeverNaN) {
    auto *FP = dyn_cast<FPMathOperator>(&Call);
    if (!(FP && FP->hasNoNaNs()) && !isNeverNaN(arg(0), DL))
      return false;
  }
  if (R.When.Holds && !R.When.Holds(*this))
    return false;
  // Last, since it looks at the whole function.
  return !R.When.InOrder || Around.order().isInOrder(Call);
}

uint64_t Match::constant(unsigned I) const {
  return cast<ConstantInt>(arg(I))->getZExtValue();
}

//===----------------------------------------------------------------------===//
// Phase: build
//===----------------------------------------------------------------------===//

/// Creates one operand and adds it to the list for its kind.
Value *Match::take(const Operand &O) {
  auto Typed = [&](Value *V) {
    TypedList.push_back(V);
    return V;
  };
  auto Twice = [&](bool Signed) {
    Type *From = arg(O.Arg)->getType();
    Type *To = withLanesOf(From, B.getIntNTy(2 * From->getScalarSizeInBits()));
    return Typed(B.CreateIntCast(arg(O.Arg), To, Signed));
  };
  switch (O.Kind) {
  case Operand::None:
    return nullptr;
  case Operand::Direct:
    DirectList.push_back(arg(O.Arg));
    return arg(O.Arg);
  case Operand::Signed:
    return Twice(true);
  case Operand::Unsigned:
    return Twice(false);
  case Operand::Bytes: {
    unsigned Count = arg(O.Arg)->getType()->getPrimitiveSizeInBits() / 8;
    Value *V =
        B.CreateBitCast(arg(O.Arg), FixedVectorType::get(B.getInt8Ty(), Count));
    ShuffledList.push_back(V);
    return V;
  }
  case Operand::One:
    return Typed(ConstantFP::get(type(), 1.0));
  }
  llvm_unreachable("unknown operand");
}

void Match::listOperands() {
  for (const Operand &O : R.Becomes.Operands)
    if (Value *V = take(O))
      Assembled.push_back(V);
}

Value *Match::build() {
  listOperands();
  switch (R.Becomes.Kind) {
  case Recipe::TheOperand:
    return Assembled[0];
  case Recipe::Generic:
    return B.CreateIntrinsic(Intrinsic::ID(R.Becomes.What), {type()},
                             Assembled);
  case Recipe::Binary:
    return B.Insert(BinaryOperator::Create(
        Instruction::BinaryOps(R.Becomes.What), Assembled[0], Assembled[1]));
  case Recipe::Cast:
    return makeCast(B, Instruction::CastOps(R.Becomes.What), Assembled[0],
                    type());
  case Recipe::Custom:
    return R.Becomes.Build(*this);
  case Recipe::Refusal:
    return nullptr;
  }
  llvm_unreachable("unknown recipe");
}

} // namespace opennvvm::lowering
