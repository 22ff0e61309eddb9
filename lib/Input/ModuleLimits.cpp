//===- ModuleLimits.cpp - Resource limits for modules ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeSize.h"
#include "Limits.h"
#include "LoopNest.h"
#include "Support/SourceMap.h"
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

/// How deeply the parts of a constant are nested, and how many there are if
/// each is counted as often as it is reached.
struct Extent {
  unsigned Depth = 0;
  uint64_t Parts = 0;

  void add(const Extent &Part) {
    Depth = std::max(Depth, Part.Depth + 1);
    Parts = SaturatingAdd(Parts, Part.Parts);
  }
};

/// A constant whose operands before Next have been seen.
struct Visit {
  const Constant *C;
  unsigned Next;
  Extent Of;
};

/// The number of registers of values, and the extent of constants.
class Measure {
public:
  Measure(const Module &M, uint64_t FileSize, DiagnosticEngine &Diags)
      : M(M), FileSize(FileSize), Diags(Diags) {}

  bool checkVariable(const GlobalVariable &GV);
  bool checkAlias(const GlobalValue &GV) { return checkConstant(GV, GV); }
  bool checkBody(const Function &F);

private:
  uint64_t registers(Type *T);
  uint64_t registersOf(const Instruction &I);
  uint64_t wordsOf(Type *ByValue) const;
  bool checkConstant(const Constant &Root, Place At);
  bool checkElements(Place At, Type *T, uint64_t Count);
  bool checkLoops(const Function &F);
  bool refuse(Place At, const Twine &What);
  bool refuse(Place At, const Twine &What, uint64_t Limit) {
    return refuse(At, What + "; the limit is " + Twine(Limit));
  }

  const Module &M;
  uint64_t FileSize;
  DiagnosticEngine &Diags;
  uint64_t Total = 0, Bytes = 0;
  DenseMap<Type *, uint64_t> Registers;
  DenseMap<const Constant *, Extent> Extents;
};

} // namespace

/// Whether a value of type \p T needs only one register.
static bool isSmall(Type *T) {
  if (auto *Int = dyn_cast<IntegerType>(T))
    return Int->getBitWidth() <= 64;
  return !T->isAggregateType() && !T->isVectorTy();
}

bool Measure::refuse(Place At, const Twine &What) {
  Diags.report(Rule::MiscLlvmParser, At, {What.str()});
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

/// The registers of \p I: its result, operands that it splits, and those of the
/// code that it is expanded into.
uint64_t Measure::registersOf(const Instruction &I) {
  uint64_t Count = registers(I.getType());
  for (const Use &Op : I.operands())
    if (Type *T = Op->getType(); !isSmall(T))
      Count = SaturatingAdd(Count, registers(T));
  if (auto *Call = dyn_cast<CallBase>(&I))
    for (unsigned A = 0; A < Call->arg_size(); ++A)
      Count = SaturatingAdd(Count, wordsOf(Call->getParamByValType(A)));
  return codeSize(I, Count);
}

/// Whether \p C consists of others, or is another name for them.
static bool hasParts(const Constant &C) {
  return isa<ConstantExpr, ConstantAggregate, ConstantPtrAuth, GlobalAlias,
             GlobalIFunc>(C);
}

bool Measure::checkConstant(const Constant &Root, Place At) {
  if (!hasParts(Root) || Extents.contains(&Root))
    return true;
  // An extent is invalid as long as the constant is on the path.
  SmallVector<Visit, 16> Path;
  auto Enter = [&](const Constant &C) {
    Path.push_back({&C, 0, {1, 1}});
    Extents[&C] = Extent();
  };
  Enter(Root);
  while (!Path.empty()) {
    Visit &Top = Path.back();
    if (Top.Next < Top.C->getNumOperands()) {
      auto *Part = dyn_cast<Constant>(Top.C->getOperand(Top.Next++));
      if (!Part || !hasParts(*Part)) {
        ++Top.Of.Parts;
        continue;
      }
      auto It = Extents.find(Part);
      if (It == Extents.end()) {
        Enter(*Part);
      } else if (!It->second.Depth) {
        // LLVM's verifier reports a cycle, if nothing but names is in it.
        if (!all_of(Path, [](const Visit &V) { return isa<GlobalAlias>(V.C); }))
          return refuse(At, "Aliases cannot form a cycle");
      } else {
        Top.Of.add(It->second);
      }
      continue;
    }
    auto [C, Next, Of] = Path.pop_back_val();
    Extents[C] = Of;
    if (Of.Depth > MaxDepth)
      return refuse(
          At, "a constant that is nested " + std::to_string(Of.Depth) + " deep",
          MaxDepth);
    uint64_t MaxParts = MaxConstantParts + FileSize * ConstantPartsPerByte;
    if (Of.Parts > MaxParts) {
      // Without the place, which would be printed with all parts.
      TextRange Range =
          Diags.sourceMap() ? Diags.sourceMap()->find(At) : TextRange();
      Diags.reportText(Rule::MiscLlvmParser, Range,
                       {("a constant of " + Twine(Of.Parts) +
                         " parts; the limit is " + Twine(MaxParts))
                            .str()});
      return false;
    }
    if (!Path.empty())
      Path.back().Of.add(Of);
  }
  return true;
}

bool Measure::checkElements(Place At, Type *T, uint64_t Count) {
  Count = SaturatingMultiply(Count, registers(T));
  return Count <= MaxElements ||
         refuse(At, "a variable of " + std::to_string(Count) + " elements",
                MaxElements);
}

bool Measure::checkVariable(const GlobalVariable &GV) {
  if (!checkElements(GV, GV.getValueType(), 1))
    return false;
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

bool Measure::checkLoops(const Function &F) {
  if (F.size() <= MaxBlocksUnasked)
    return true;
  uint64_t Blocks = blocksInLoops(F);
  return Blocks <= MaxBlocksInLoops ||
         refuse(F, "nested loops of " + std::to_string(Blocks) + " blocks",
                MaxBlocksInLoops);
}

bool Measure::checkBody(const Function &F) {
  uint64_t Limit = MaxRegisters + FileSize * RegistersPerByte;
  if (F.isDeclaration())
    return true;
  if (!checkLoops(F))
    return false;
  for (const Argument &A : F.args())
    Total = SaturatingAdd(Total, wordsOf(A.getParamByValType()));
  for (const Instruction &I : instructions(F)) {
    for (const Use &Op : I.operands())
      if (auto *C = dyn_cast<Constant>(Op); C && !checkConstant(*C, I))
        return false;
    if (auto *AI = dyn_cast<AllocaInst>(&I)) {
      auto *Count = dyn_cast<ConstantInt>(AI->getArraySize());
      if (!checkElements(I, AI->getAllocatedType(),
                         Count ? Count->getLimitedValue() : 1))
        return false;
    }
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
                [&](auto &GV) { return Sizes.checkVariable(GV); }) &&
         all_of(M.aliases(), [&](auto &GA) { return Sizes.checkAlias(GA); }) &&
         all_of(M.ifuncs(), [&](auto &GI) { return Sizes.checkAlias(GI); }) &&
         all_of(M, [&](auto &F) { return Sizes.checkBody(F); });
}

} // namespace opennvvm
