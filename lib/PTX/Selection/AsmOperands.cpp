//===- AsmOperands.cpp - Registers of inline assembly ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmOperands.h"
#include "BitCast.h"
#include "Lanes.h"
#include "PTX/Values/RegisterLists.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// A constraint letter and the class of registers that it names.
struct Letter {
  char Name;
  RegClass Class;
};
} // namespace

static constexpr Letter Letters[] = {
    {'b', RegClass::Pred}, {'c', RegClass::B16}, {'h', RegClass::B16},
    {'r', RegClass::B32},  {'l', RegClass::B64}, {'N', RegClass::B64},
    {'q', RegClass::B128}, {'f', RegClass::F32}, {'d', RegClass::F64},
};

static std::optional<RegClass> classOf(StringRef Code) {
  if (Code.size() != 1)
    return std::nullopt;
  for (const Letter &L : Letters)
    if (L.Name == Code[0])
      return L.Class;
  return std::nullopt;
}

/// A class with the same type in PTX, so that no move is needed.
static bool isSameType(RegClass A, RegClass B) {
  return A == B ||
         (A != RegClass::Pred && B != RegClass::Pred &&
          RegClasses[unsigned(A)].Type == RegClasses[unsigned(B)].Type);
}

/// Whether a value would lose bits in a register of class \p Constraint, or a
/// float would not be one there.
static bool mixesWidths(RegClass Value, unsigned Bits, RegClass Constraint) {
  unsigned Width = RegClasses[unsigned(Constraint)].Width;
  if (Bits > Width && Constraint != RegClass::Pred)
    return true;
  auto IsFloat = [](RegClass C) {
    return C == RegClass::F32 || C == RegClass::F64;
  };
  return Bits != Width && (IsFloat(Value) || IsFloat(Constraint));
}

/// The parts of \p TP that a register of class \p C holds: as many as have room
/// in it, and always the first.
static unsigned partsInside(const TypeParts &TP, RegClass C) {
  unsigned Count = 1, Bits = TP[0].Bits;
  while (Count < TP.size() &&
         Bits + TP[Count].Bits <= RegClasses[unsigned(C)].Width)
    Bits += TP[Count++].Bits;
  return Count;
}

/// The first \p Count parts of \p TP alone.
static TypeParts firstParts(const TypeParts &TP, unsigned Count) {
  TypeParts First;
  First.Parts.append(TP.Parts.begin(), TP.Parts.begin() + Count);
  return First;
}

/// All of register \p R as the parts of a value; 128 bits are two.
static TypeParts wholeRegister(Reg R) {
  TypeParts Whole;
  if (R.regClass() == RegClass::B128)
    Whole.Parts = {{RegClass::B64, 1, 64, 0}, {RegClass::B64, 1, 64, 8}};
  else
    Whole.Parts = {{R.regClass(), 1, uint16_t(R.width()), 0}};
  return Whole;
}

bool AsmOperands::makeOutput(const InlineAsm::ConstraintInfo &Info,
                             unsigned &Part) {
  StringRef Code = Info.Codes.empty() ? StringRef() : StringRef(Info.Codes[0]);
  std::optional<RegClass> C = classOf(Code);
  if (!C)
    return fail("unknown output constraint '" + Code + "'");
  Type *Ty = CI.getType();
  if (auto *Struct = dyn_cast<StructType>(Ty))
    Ty = Struct->getElementType(OutputIndex);
  const TypeParts &Parts = E.parts(Ty);
  if (Parts.size() == 0 || Ty->isAggregateType())
    return fail("a result has no single register that '" + Code +
                "' could name");
  SmallVector<Reg, 4> Own;
  for (unsigned P = 0; P < Parts.size(); ++P)
    Own.push_back(E.Values.def(&CI, Part++));
  if (Own.size() == 1 && isSameType(Own[0].regClass(), *C)) {
    Operands.push_back(Own[0]);
    return true;
  }
  Reg From = E.Regs.temp(*C);
  Operands.push_back(From);
  Moves.push_back({From, std::move(Own), Ty, {}});
  return true;
}

static bool isFloat(Reg R) {
  return R.regClass() == RegClass::F32 || R.regClass() == RegClass::F64;
}

/// A register of integers as wide as \p R.
static Reg integerLike(FunctionEmitter &E, Reg R) {
  return E.Regs.temp(R.width() == 32 ? RegClass::B32 : RegClass::B64);
}

/// Converts \p From to register \p To of another class, as LLVM does: the bits
/// are truncated or zero-extended.
static void convert(FunctionEmitter &E, Reg To, Reg From) {
  bool IsPredicate = From.regClass() == RegClass::Pred;
  if (!IsPredicate && To.width() == From.width())
    return E.Out.copy(To, From);
  // No conversion of floats keeps their bits.
  if (isFloat(From)) {
    Reg Bits = integerLike(E, From);
    E.Out.copy(Bits, From);
    From = Bits;
  }
  if (To.regClass() == RegClass::Pred)
    return testLowBit(E, To, From);
  Reg Whole = isFloat(To) ? integerLike(E, To) : To;
  if (IsPredicate) {
    E.Out.emit({Inst::Selp, typeMod('b', Whole.width())}, Whole, Op::imm(1),
               Op::imm(0), From);
  } else {
    E.Out.emit(
        {Inst::Cvt, typeMod('u', Whole.width()), typeMod('u', From.width())},
        Whole, From);
  }
  if (isFloat(To))
    E.Out.copy(To, Whole);
}

/// The low bits of \p V that a register of \p Width bits has room for, in its
/// only register or a new one; none for aggregates.
std::optional<Reg> AsmOperands::inputBits(const Value *V, unsigned Width) {
  const TypeParts &Parts = E.parts(V->getType());
  if (Parts.size() == 0 ||
      (Parts.size() > 1 && V->getType()->isAggregateType()))
    return std::nullopt;
  Reg R = E.Values.useReg(V, 0);
  unsigned Bits = Parts[0].Bits;
  if (unsigned Count = Width == 1 ? 1 : partsInside(Parts, integerClass(Width));
      Count > 1 || (Parts.size() > 1 && Bits < R.width())) {
    SmallVector<Reg, 8> From = {R};
    for (unsigned P = 1; P < Count; ++P)
      From.push_back(E.Values.useReg(V, P));
    Reg Whole = E.Regs.temp(integerClass(Width));
    castParts(E, Whole, wholeRegister(Whole), From, firstParts(Parts, Count));
    return Whole;
  }
  if (R.regClass() == RegClass::Pred || isFloat(R) || Width <= R.width() ||
      !V->getType()->isIntOrIntVectorTy())
    return R;
  return extendRegister(E, R, Bits, Extend::Zero);
}

/// Adds \p V in 128 bits.
bool AsmOperands::makeWideInput(const Value *V, Reg To) {
  const TypeParts &Parts = E.parts(V->getType());
  Reg Halves[] = {E.Regs.temp(RegClass::B64), E.Regs.temp(RegClass::B64)};
  if (Parts.size() == 1) {
    std::optional<Reg> Bits = inputBits(V, 64);
    convert(E, Halves[0], *Bits);
    E.Out.copy(Halves[1], Op::imm(0));
  } else if (Parts.size() == 0 || V->getType()->isAggregateType()) {
    return fail("an operand has no single register that could hold it");
  } else {
    unsigned Count = partsInside(Parts, RegClass::B128);
    SmallVector<Reg, 8> From;
    for (unsigned P = 0; P < Count; ++P)
      From.push_back(E.Values.useReg(V, P));
    if (Count == 2 && Parts[0].Class == RegClass::B64 &&
        Parts[1].Class == RegClass::B64 && Parts[1].Bits == 64)
      llvm::copy(From, Halves);
    else
      castParts(E, Halves, wholeRegister(Reg(RegClass::B128, 0)), From,
                firstParts(Parts, Count));
  }
  Reg R = To.isValid() ? To : E.Regs.temp(RegClass::B128);
  emitPack(E, {Inst::Mov, Mod::B128}, R, {Halves[0], Halves[1]});
  Operands.push_back(R);
  return true;
}

bool AsmOperands::makeRegisterInput(RegClass C, const Value *V, Reg To) {
  if (C == RegClass::B128)
    return makeWideInput(V, To);
  const TypeParts &Parts = E.parts(V->getType());
  if (To.isValid() && isa<UndefValue>(V)) {
    Operands.push_back(To); // Whatever is in the register will do.
    return true;
  }
  if (To.isValid() && Parts.size() == 1 && Parts[0].Class == To.regClass())
    if (Op O = E.Values.use(V); !O.isReg()) {
      TiedCopies.push_back({To, O});
      Operands.push_back(To);
      return true;
    }
  std::optional<Reg> Bits = inputBits(V, RegClasses[unsigned(C)].Width);
  if (!Bits)
    return fail("an operand has no single register that could hold it");
  Op O = *Bits;
  if (!To.isValid() && isSameType(O.R.regClass(), C)) {
    Operands.push_back(O);
    return true;
  }
  if (To.isValid() && To.width() == O.R.width() &&
      (To.regClass() == RegClass::Pred) == (O.R.regClass() == RegClass::Pred)) {
    TiedCopies.push_back({To, O});
    Operands.push_back(To);
    return true;
  }
  // A shared register may contain an operand that is still to be read.
  bool IsTied = To.isValid() && !E.Regs.isCoalesced(To);
  Reg R = IsTied ? To : E.Regs.temp(C);
  convert(E, R, O.R);
  if (To.isValid() && !IsTied)
    TiedCopies.push_back({To, R});
  Operands.push_back(To.isValid() ? To : R);
  return true;
}

/// Notes the parts of \p V that register \p Tied has no room for, which the
/// result gets unchanged.
void AsmOperands::keepRest(Reg Tied, const Value *V) {
  auto *M = find_if(Moves, [&](const Moved &M) { return M.From == Tied; });
  if (M == Moves.end() || M->Ty != V->getType() || isa<UndefValue>(V))
    return;
  for (unsigned P = partsInside(E.parts(M->Ty), Tied.regClass());
       P < M->To.size(); ++P) {
    // Results may be put into the operand's registers before it is read.
    Reg Part = E.Values.useReg(V, P);
    M->Rest.push_back(E.Regs.temp(Part.regClass()));
    E.Out.copy(M->Rest.back(), Part);
  }
}

bool AsmOperands::makeTiedInput(StringRef Code, const Value *V) {
  unsigned Tied;
  if (Code.getAsInteger(10, Tied) || Tied >= Operands.size() ||
      !Operands[Tied].isReg())
    return fail("operand '" + Code + "' is tied to nothing");
  Reg To = Operands[Tied].R;
  keepRest(To, V);
  return makeRegisterInput(To.regClass(), V, To);
}

/// Adds \p V as "name+4" if it is an address inside a variable.
bool AsmOperands::makeOffsetName(const Value *V) {
  if (!isa<ConstantExpr>(V) || !V->getType()->isPointerTy())
    return false;
  APInt Offset(E.DL.getIndexTypeSizeInBits(V->getType()), 0);
  auto *GV = dyn_cast<GlobalValue>(
      V->stripAndAccumulateConstantOffsets(E.DL, Offset, true));
  if (!GV || GV->getType() != V->getType())
    return false;
  int64_t By = Offset.getSExtValue();
  OffsetNames.push_back(
      (E.Ctx.Names.get(GV) + (By < 0 ? "" : "+") + Twine(By)).str());
  Operands.push_back(Op::text(OffsetNames.back()));
  return true;
}

/// Adds constant \p V as a number or a name; \returns false if it is neither.
bool AsmOperands::makeImmediate(const Value *V) {
  if (isa<ConstantPointerNull>(V)) {
    Operands.push_back(Op::imm(0));
    return true;
  }
  if (makeOffsetName(V))
    return true;
  auto *GV = dyn_cast<GlobalValue>(V);
  Op O = GV ? Op::symbol(GV) : isa<Constant>(V) ? E.Values.use(V) : Op();
  if (!isa<ConstantInt>(V) && O.Kind != Op::Symbol && O.Kind != Op::Float &&
      O.Kind != Op::Double)
    return false;
  if (auto *C = dyn_cast<ConstantInt>(V); C && C->getValue().isSignedIntN(64))
    O = Op::imm(C->getSExtValue());
  Operands.push_back(O);
  return true;
}

/// The class of registers with the most room for a value of \p Ty.
RegClass AsmOperands::classFor(Type *Ty) const {
  const TypeParts &Parts = E.parts(Ty);
  if (Parts.size() == 1)
    return Parts[0].Class;
  unsigned Bits = 0;
  for (const Part &P : Parts.Parts)
    Bits += P.Bits;
  return Bits <= 64 ? integerClass(Bits) : RegClass::B128;
}

bool AsmOperands::makeInput(const InlineAsm::ConstraintInfo &Info,
                            const Value *V) {
  StringRef Code = Info.Codes.empty() ? StringRef() : StringRef(Info.Codes[0]);
  if (!Code.empty() && isDigit(Code[0]))
    return makeTiedInput(Code, V);
  // "ri": prefer the number if there is one.
  bool TakesNumber = any_of(Info.Codes, [](StringRef C) {
    return C == "n" || C == "i" || C == "s" || C == "X";
  });
  if (TakesNumber && makeImmediate(V))
    return true;
  if (Code == "n" || Code == "i" || Code == "s")
    return fail("operand of '" + Code + "' is not a constant");
  if (Code == "m") {
    Operands.push_back(E.Pointers.operand(V).at());
    return true;
  }
  // The value's own class if any register is allowed.
  if (Code == "X" || Code == "g")
    return makeRegisterInput(classFor(V->getType()), V, Reg());
  std::optional<RegClass> C = classOf(Code);
  if (!C)
    return fail("unknown input constraint '" + Code + "'");
  return makeRegisterInput(*C, V, Reg());
}

/// Whether alternative \p Index of every constraint fits its operand.
bool AsmOperands::fits(unsigned Index) const {
  unsigned Arg = 0;
  for (const InlineAsm::ConstraintInfo &Info : Constraints) {
    bool IsInput = Info.Type == InlineAsm::isInput || Info.isIndirect;
    const Value *V = IsInput ? CI.getArgOperand(Arg++) : nullptr;
    if (!V || Info.isIndirect || E.parts(V->getType()).size() != 1 ||
        Index >= Info.multipleAlternatives.size() ||
        Info.multipleAlternatives[Index].Codes.empty())
      continue;
    StringRef Code = Info.multipleAlternatives[Index].Codes[0];
    std::optional<RegClass> C = classOf(Code);
    bool IsNumber = Code == "n" || Code == "i";
    if (C ? mixesWidths(E.parts(V->getType())[0].Class,
                        unsigned(E.DL.getTypeSizeInBits(V->getType())), *C)
          : IsNumber && !isa<Constant>(V))
      return false;
  }
  return true;
}

/// For "r|l", selects the first alternative that every operand fits.
void AsmOperands::selectAlternative() {
  size_t Count = 0;
  for (const InlineAsm::ConstraintInfo &Info : Constraints)
    Count = std::max(Count, Info.multipleAlternatives.size());
  unsigned Chosen = 0;
  while (Chosen < Count && !fits(Chosen))
    ++Chosen;
  for (InlineAsm::ConstraintInfo &Info : Constraints)
    if (Info.isMultipleAlternative && !Info.multipleAlternatives.empty())
      Info.selectAlternative(
          std::min<size_t>(Chosen, Info.multipleAlternatives.size() - 1));
}

bool AsmOperands::make() {
  selectAlternative();
  unsigned Part = 0, Arg = 0;
  for (const InlineAsm::ConstraintInfo &Info : Constraints) {
    if (Info.Type == InlineAsm::isClobber)
      continue;
    if (Info.Type == InlineAsm::isLabel)
      return fail("labels as operands are not possible");
    if (Info.Type == InlineAsm::isOutput && !Info.isIndirect) {
      if (!makeOutput(Info, Part))
        return false;
      ++OutputIndex;
      continue;
    }
    const Value *V = CI.getArgOperand(Arg++);
    if (Info.isIndirect) {
      Operands.push_back(E.Pointers.operand(V).at());
      continue;
    }
    if (!makeInput(Info, V))
      return false;
  }
  llvm::erase_if(TiedCopies, [](const InstWriter::Copy &C) {
    return C.From.isReg() && C.From.R == C.To;
  });
  E.Out.copyAtOnce(TiedCopies);
  return true;
}

void AsmOperands::finish(const Moved &M) {
  const TypeParts &Parts = E.parts(M.Ty);
  Reg From = M.From;
  if (Parts.size() == 1 && From.regClass() != RegClass::B128)
    return convert(E, M.To[0], From);
  SmallVector<Reg, 2> Source = {From};
  TypeParts SourceParts = wholeRegister(From);
  unsigned Count = partsInside(Parts, From.regClass());
  if (From.regClass() == RegClass::B128) {
    bool IsDirect = Count == 2 && Parts[0].Class == RegClass::B64 &&
                    Parts[1].Class == RegClass::B64;
    if (IsDirect)
      Source = {M.To[0], M.To[1]};
    else
      Source = {E.Regs.temp(RegClass::B64), E.Regs.temp(RegClass::B64)};
    emitUnpack(E, {Inst::Mov, Mod::B128}, Source, From);
    if (!IsDirect && Parts.size() == 1)
      convert(E, M.To[0], Source[0]);
    else if (!IsDirect)
      castParts(E, ArrayRef(M.To).take_front(Count), firstParts(Parts, Count),
                Source, SourceParts);
  } else {
    if (From.regClass() == RegClass::Pred) {
      Source[0] = E.Regs.temp(RegClass::B16);
      convert(E, Source[0], From);
      SourceParts = wholeRegister(Source[0]);
    }
    castParts(E, ArrayRef(M.To).take_front(Count), firstParts(Parts, Count),
              Source, SourceParts);
  }
  for (unsigned P = Count; P < M.To.size(); ++P)
    E.Out.copy(M.To[P], M.Rest.empty()
                            ? E.Values.useReg(Constant::getNullValue(M.Ty), P)
                            : M.Rest[P - Count]);
}

void AsmOperands::finish() {
  for (const Moved &M : Moves)
    finish(M);
}

} // namespace opennvvm::ptx
