//===- ModuleLimits.cpp - Resource limits for modules ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm {

namespace {

/// The number of registers of values, and the nesting depth of constants.
class Measure {
public:
  Measure(const Module &M, uint64_t FileSize, DiagnosticEngine &Diags)
      : M(M), FileSize(FileSize), Diags(Diags) {}

  bool checkInitialValue(const GlobalVariable &GV);
  bool checkBody(const Function &F);

private:
  uint64_t registers(Type *T);
  uint64_t registersOf(const Instruction &I);
  uint64_t wordsOf(Type *ByValue) const;
  bool checkConstant(const Constant &Root, Place At);
  bool refuse(Place At, const Twine &What, uint64_t Limit);

  const Module &M;
  uint64_t FileSize;
  DiagnosticEngine &Diags;
  uint64_t Total = 0, Bytes = 0;
  DenseMap<Type *, uint64_t> Registers;
  DenseMap<const Constant *, unsigned> Depths;
};

} // namespace

/// Whether a value of type \p T needs only one register.
static bool isSmall(Type *T) {
  if (auto *Int = dyn_cast<IntegerType>(T))
    return Int->getBitWidth() <= 64;
  return !T->isAggregateType() && !T->isVectorTy();
}

bool Measure::refuse(Place At, const Twine &What, uint64_t Limit) {
  Diags.report(Rule::MiscLlvmParser, At,
               {(What + "; the limit is " + Twine(Limit)).str()});
  return false;
}

/// The number of 64-bit registers, or of bytes if the parts are smaller. Types
/// are not nested more deeply than MaxDepth.
uint64_t Measure::registers(Type *T) {
  if (isSmall(T))
    return 1;
  if (auto *Int = dyn_cast<IntegerType>(T))
    return divideCeil(Int->getBitWidth(), 64);
  if (auto It = Registers.find(T); It != Registers.end())
    return It->second;
  uint64_t Count = 0;
  if (auto *Vector = dyn_cast<VectorType>(T))
    Count = SaturatingMultiply<uint64_t>(
        Vector->getElementCount().getKnownMinValue(),
        registers(Vector->getElementType()));
  else if (auto *Array = dyn_cast<ArrayType>(T))
    Count = SaturatingMultiply(Array->getNumElements(),
                               registers(Array->getElementType()));
  else if (auto *Struct = dyn_cast<StructType>(T))
    for (Type *Part : Struct->elements())
      Count = SaturatingAdd(Count, registers(Part));
  return Registers[T] = Count;
}

/// The number of words copied to pass \p ByValue, which may be null.
uint64_t Measure::wordsOf(Type *ByValue) const {
  if (!ByValue || !ByValue->isSized() || ByValue->isScalableTy())
    return 0;
  return M.getDataLayout().getTypeAllocSize(ByValue).getFixedValue() / 4;
}

/// The registers of \p I: its result, operands that it splits, and the partial
/// products of wide multiplications and divisions.
uint64_t Measure::registersOf(const Instruction &I) {
  uint64_t Count = registers(I.getType());
  for (const Use &Op : I.operands())
    if (Type *T = Op->getType(); !isSmall(T))
      Count = SaturatingAdd(Count, registers(T));
  if (auto *Call = dyn_cast<CallBase>(&I))
    for (unsigned A = 0; A < Call->arg_size(); ++A)
      Count = SaturatingAdd(Count, wordsOf(Call->getParamByValType(A)));
  if (auto *Wide = dyn_cast<IntegerType>(I.getType()->getScalarType());
      Wide && Wide->getBitWidth() > 64)
    switch (I.getOpcode()) {
    case Instruction::Mul:
    case Instruction::UDiv:
    case Instruction::SDiv:
    case Instruction::URem:
    case Instruction::SRem:
      return SaturatingMultiply(Count, registers(Wide));
    }
  return Count;
}

/// Whether \p C is a constant, not a global, that consists of others.
static bool hasParts(const Constant &C) {
  return isa<ConstantExpr, ConstantAggregate>(C);
}

bool Measure::checkConstant(const Constant &Root, Place At) {
  if (!hasParts(Root) || Depths.contains(&Root))
    return true;
  SmallVector<std::pair<const Constant *, unsigned>, 16> Path;
  Path.push_back({&Root, 0});
  Depths[&Root] = 1;
  while (!Path.empty()) {
    auto &[C, Next] = Path.back();
    if (Next < C->getNumOperands()) {
      auto *Part = dyn_cast<Constant>(C->getOperand(Next++));
      if (!Part || !hasParts(*Part))
        continue;
      auto [It, New] = Depths.try_emplace(Part, 1);
      if (New)
        Path.push_back({Part, 0});
      else
        Depths[C] = std::max(Depths[C], It->second + 1);
      continue;
    }
    unsigned Whole = Depths[C];
    Path.pop_back();
    if (Whole > MaxDepth)
      return refuse(
          At, "a constant that is nested " + std::to_string(Whole) + " deep",
          MaxDepth);
    if (!Path.empty())
      Depths[Path.back().first] =
          std::max(Depths[Path.back().first], Whole + 1);
  }
  return true;
}

bool Measure::checkInitialValue(const GlobalVariable &GV) {
  if (!GV.hasInitializer() || !GV.getValueType()->isSized() ||
      GV.getValueType()->isScalableTy())
    return true;
  const Constant &C = *GV.getInitializer();
  if (!checkConstant(C, GV))
    return false;
  if (C.isNullValue() || isa<UndefValue>(C))
    return true;
  uint64_t Size = M.getDataLayout().getTypeAllocSize(GV.getValueType());
  Bytes = SaturatingAdd(Bytes, Size);
  uint64_t Limit = MaxInitialBytes + FileSize * InitialBytesPerByte;
  return Bytes <= Limit ||
         refuse(GV, "initial values of " + std::to_string(Bytes) + " bytes",
                Limit);
}

bool Measure::checkBody(const Function &F) {
  uint64_t Limit = MaxRegisters + FileSize * RegistersPerByte;
  if (F.isDeclaration())
    return true;
  for (const Argument &A : F.args())
    Total = SaturatingAdd(Total, wordsOf(A.getParamByValType()));
  for (const Instruction &I : instructions(F)) {
    for (const Use &Op : I.operands())
      if (auto *C = dyn_cast<Constant>(Op); C && !checkConstant(*C, I))
        return false;
    Total = SaturatingAdd(Total, registersOf(I));
    if (Total > Limit)
      return refuse(I, "values of " + std::to_string(Total) + " registers",
                    Limit);
  }
  return true;
}

bool checkModuleLimits(const Module &M, uint64_t FileSize,
                       DiagnosticEngine &Diags) {
  Measure Sizes(M, FileSize, Diags);
  return all_of(M.globals(),
                [&](auto &GV) { return Sizes.checkInitialValue(GV); }) &&
         all_of(M, [&](auto &F) { return Sizes.checkBody(F); });
}

} // namespace opennvvm
