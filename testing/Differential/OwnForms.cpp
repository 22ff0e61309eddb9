//===- OwnForms.cpp - Kernels with deprecated intrinsics ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OwnForms.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::differential {

namespace {
/// The calls that replace one instruction.
class Writer {
public:
  explicit Writer(Instruction &I) : I(I), B(&I) {}

  /// The call that computes what the instruction does; null if none does.
  Value *write();

private:
  Value *call(const Twine &Name, Type *Result, ArrayRef<Value *> Operands) {
    SmallVector<Type *, 4> Types;
    for (Value *V : Operands)
      Types.push_back(V->getType());
    return B.CreateCall(
        I.getModule()->getOrInsertFunction(
            ("llvm.nvvm." + Name).str(),
            FunctionType::get(Result, Types, /*isVarArg=*/false)),
        Operands);
  }
  /// "f32", as names of intrinsics spell \p T.
  static std::string nameOf(Type *T) {
    if (T->isHalfTy())
      return "f16";
    if (T->isFloatTy())
      return "f32";
    if (T->isDoubleTy())
      return "f64";
    std::string Name;
    raw_string_ostream(Name) << *T;
    return Name;
  }
  Value *arithmetic(StringRef Operation, ArrayRef<Value *> Operands);
  Value *convert(unsigned Rounding);
  std::optional<unsigned> modeOf(AtomicOrdering Order, SyncScope::ID Scope);
  Value *update(AtomicRMWInst &RMW);
  Value *exchange(AtomicCmpXchgInst &CmpXchg);

  Instruction &I;
  IRBuilder<> B;
};
} // namespace

Value *Writer::arithmetic(StringRef Operation, ArrayRef<Value *> Operands) {
  Type *T = I.getType();
  if ((!T->isFloatTy() && !T->isDoubleTy()) || I.getFastMathFlags().any())
    return nullptr;
  // The form never flushes denormal numbers, whatever the function does.
  if (I.getFunction()->getDenormalMode(T->getFltSemantics()) !=
      DenormalMode::getIEEE())
    return nullptr;
  SmallVector<Value *, 4> All(Operands);
  All.push_back(B.getInt32(0));
  return call("internal.satf." + Operation + ".rn." +
                  (T->isFloatTy() ? "f" : "d"),
              T, All);
}

/// Converts between floats, or between signed numbers.
Value *Writer::convert(unsigned Rounding) {
  enum Type : unsigned { FloatToFloat = 1, Integer };
  auto IsKnown = [](const llvm::Type *T) {
    return T->isHalfTy() || T->isFloatTy() || T->isDoubleTy() ||
           T->isIntegerTy(8) || T->isIntegerTy(16) || T->isIntegerTy(32) ||
           T->isIntegerTy(64);
  };
  llvm::Type *From = I.getOperand(0)->getType(), *To = I.getType();
  if (!IsKnown(From) || !IsKnown(To))
    return nullptr;
  bool IsFloat = From->isFloatingPointTy() && To->isFloatingPointTy();
  return call("cvt." + nameOf(To) + "." + nameOf(From), To,
              {I.getOperand(0),
               B.getInt32((IsFloat ? FloatToFloat : Integer) << 1),
               B.getInt32(Rounding)});
}

/// The order and scope in the word of an atomic operation.
std::optional<unsigned> Writer::modeOf(AtomicOrdering Order,
                                       SyncScope::ID Scope) {
  StringRef Name = I.getContext().getSyncScopeName(Scope).value_or("?");
  unsigned Where = Name == "device" ? 0 : Name == "block" ? 1 : 2;
  if (Where == 2 && !Name.empty())
    return std::nullopt;
  switch (Order) {
  case AtomicOrdering::Monotonic:
    return 1 | Where << 4;
  case AtomicOrdering::Acquire:
    return 2 | Where << 4;
  case AtomicOrdering::Release:
    return 3 | Where << 4;
  case AtomicOrdering::AcquireRelease:
    return 4 | Where << 4;
  case AtomicOrdering::SequentiallyConsistent:
    return 5 | Where << 4;
  default:
    return std::nullopt;
  }
}

static bool isWord(const Type *T) {
  return T->isIntegerTy(32) || T->isIntegerTy(64);
}

static std::string nameOfPointer(const Value *P) {
  return ".p" + std::to_string(P->getType()->getPointerAddressSpace());
}

Value *Writer::update(AtomicRMWInst &RMW) {
  static constexpr std::pair<AtomicRMWInst::BinOp, unsigned> Opcodes[] = {
      {AtomicRMWInst::Xchg, 0}, {AtomicRMWInst::Add, 1},
      {AtomicRMWInst::And, 3},  {AtomicRMWInst::Or, 5},
      {AtomicRMWInst::Xor, 6},  {AtomicRMWInst::Max, 7},
      {AtomicRMWInst::Min, 8},  {AtomicRMWInst::UMax, 9},
      {AtomicRMWInst::UMin, 10}};
  const auto *Opcode = find_if(Opcodes, [&](const auto &Row) {
    return Row.first == RMW.getOperation();
  });
  std::optional<unsigned> Mode =
      modeOf(RMW.getOrdering(), RMW.getSyncScopeID());
  Type *T = RMW.getType();
  if (Opcode == std::end(Opcodes) || !Mode || !isWord(T) || RMW.isVolatile())
    return nullptr;
  // PTX has no signed addition on 64 bits, but the unsigned one is the same.
  Value *P = RMW.getPointerOperand();
  return call(
      "atomic.rmw." + nameOf(T) + nameOfPointer(P), T,
      {P, RMW.getValOperand(), B.getInt32(*Mode | Opcode->second << 16)});
}

Value *Writer::exchange(AtomicCmpXchgInst &CmpXchg) {
  static constexpr unsigned Opcode = 14;
  std::optional<unsigned> Mode =
      modeOf(CmpXchg.getSuccessOrdering(), CmpXchg.getSyncScopeID());
  Type *T = CmpXchg.getCompareOperand()->getType();
  if (!Mode || !isWord(T) || CmpXchg.isVolatile())
    return nullptr;
  Value *P = CmpXchg.getPointerOperand();
  Value *Old = call("atomic.cas." + nameOf(T) + nameOfPointer(P), T,
                    {P, CmpXchg.getCompareOperand(), CmpXchg.getNewValOperand(),
                     B.getInt32(*Mode | Opcode << 16)});
  Value *Pair =
      B.CreateInsertValue(PoisonValue::get(CmpXchg.getType()), Old, 0);
  Value *IsSame = B.CreateICmpEQ(Old, CmpXchg.getCompareOperand());
  return B.CreateInsertValue(Pair, IsSame, 1);
}

Value *Writer::write() {
  enum : unsigned { Nearest = 1, ToZero = 4 };
  switch (I.getOpcode()) {
  case Instruction::FAdd:
    return arithmetic("add", {I.getOperand(0), I.getOperand(1)});
  case Instruction::FMul:
    return arithmetic("mul", {I.getOperand(0), I.getOperand(1)});
  case Instruction::FPTrunc:
  case Instruction::FPExt:
    return I.getFastMathFlags().any() ? nullptr : convert(Nearest);
  case Instruction::Trunc:
  case Instruction::SExt:
  case Instruction::SIToFP:
    return convert(Nearest);
  case Instruction::FPToSI:
    return convert(ToZero);
  case Instruction::AtomicRMW:
    return update(cast<AtomicRMWInst>(I));
  case Instruction::AtomicCmpXchg:
    return exchange(cast<AtomicCmpXchgInst>(I));
  case Instruction::Call:
    if (auto *Call = dyn_cast<IntrinsicInst>(&I);
        Call && Call->getIntrinsicID() == Intrinsic::fma)
      return arithmetic("fma", {Call->getArgOperand(0), Call->getArgOperand(1),
                                Call->getArgOperand(2)});
    return nullptr;
  default:
    return nullptr;
  }
}

bool replaceByOwnForm(Instruction &I) {
  Value *New = Writer(I).write();
  if (!New)
    return false;
  I.replaceAllUsesWith(New);
  I.eraseFromParent();
  return true;
}

} // namespace opennvvm::differential
