//===- InlineAsm.cpp - Inline assembly ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The text of an asm expression is printed unchanged between two comments, with
// its operands substituted: $0, ${0}, $$ and ${:uid} have the same meaning as
// in LLVM; ${:function} is the function's name in PTX. An operand whose
// register class differs from its constraint is moved.
//
//===----------------------------------------------------------------------===//

#include "llvm/IR/InlineAsm.h"
#include "InlineAsm/Needs.h"
#include "InlineAsm/Template.h"
#include "Lanes.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include <list>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptx;

namespace {

/// A constraint letter and the class of registers that it names.
struct Letter {
  char Name;
  RegClass Class;
};

constexpr Letter Letters[] = {
    {'b', RegClass::Pred}, {'c', RegClass::B16}, {'h', RegClass::B16},
    {'r', RegClass::B32},  {'l', RegClass::B64}, {'N', RegClass::B64},
    {'q', RegClass::B128}, {'f', RegClass::F32}, {'d', RegClass::F64},
};

std::optional<RegClass> classOf(StringRef Code) {
  if (Code.size() != 1)
    return std::nullopt;
  for (const Letter &L : Letters)
    if (L.Name == Code[0])
      return L.Class;
  return std::nullopt;
}

class AsmPrinter {
public:
  AsmPrinter(FunctionEmitter &E, const CallInst &CI)
      : E(E), CI(CI), Asm(*cast<InlineAsm>(CI.getCalledOperand())),
        Constraints(Asm.ParseConstraints()) {}

  void print() {
    if (!makeOperands())
      return;
    requireVersion();
    printText();
  }

private:
  bool fail(const Twine &Why) {
    E.fail(Rule::EmitInlineAsm, CI, {Why.str()});
    return false;
  }

  bool makeOperands();
  bool makeOutput(const InlineAsm::ConstraintInfo &Info, unsigned &Part);
  bool makeInput(const InlineAsm::ConstraintInfo &Info, const Value *V);
  bool makeRegisterInput(RegClass C, const Value *V, Reg To, StringRef Code);
  bool makeImmediate(const Value *V);
  bool makeOffsetName(const Value *V);
  bool fits(unsigned Alternative) const;
  void selectAlternative();
  bool has128Bits(Type *Ty) const;
  std::optional<Reg> inputBits(const Value *V, unsigned Width);
  void finishOutputs();

  void requireVersion();
  void printText();
  bool expand(std::string &Out);
  std::string textForCatalog();
  bool appendSpecial(StringRef Name, std::string &Out);
  bool appendOperand(const AsmPiece &Piece, std::string &Out);

  /// The number that ${:uid} stands for everywhere in this text.
  unsigned uid() {
    if (!Uid)
      Uid = E.nextAsm();
    return *Uid;
  }

  /// An output that its constraint puts into another register than its own.
  struct Moved {
    Reg From;
    SmallVector<Reg, 2> To;
  };

  FunctionEmitter &E;
  const CallInst &CI;
  const InlineAsm &Asm;
  InlineAsm::ConstraintInfoVector Constraints;
  SmallVector<Op, 8> Operands; ///< By number, clobbers left out.
  SmallVector<Moved, 2> Moves;
  /// To results from the operands that are tied to them.
  SmallVector<InstWriter::Copy, 8> TiedCopies;
  std::list<std::string> OffsetNames; ///< What operands of kind Text hold.
  std::optional<unsigned> Uid;
  unsigned OutputIndex = 0; ///< The next member of a result structure.
};

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// A class with the same type in PTX, so that no move is needed.
bool isSameType(RegClass A, RegClass B) {
  return A == B ||
         (A != RegClass::Pred && B != RegClass::Pred &&
          RegClasses[unsigned(A)].Type == RegClasses[unsigned(B)].Type);
}

/// Whether a value would lose bits in a register of class \p Constraint, or a
/// float would not be one there.
bool mixesWidths(RegClass Value, unsigned Bits, RegClass Constraint) {
  unsigned Width = RegClasses[unsigned(Constraint)].Width;
  if (Bits > Width && Constraint != RegClass::Pred)
    return true;
  auto IsFloat = [](RegClass C) {
    return C == RegClass::F32 || C == RegClass::F64;
  };
  return Bits != Width && (IsFloat(Value) || IsFloat(Constraint));
}

bool AsmPrinter::has128Bits(Type *Ty) const {
  const TypeParts &Parts = E.parts(Ty);
  return Parts.size() == 2 && Parts[0].Bits == 64 && Parts[1].Bits == 64;
}

bool AsmPrinter::makeOutput(const InlineAsm::ConstraintInfo &Info,
                            unsigned &Part) {
  StringRef Code = Info.Codes.empty() ? StringRef() : StringRef(Info.Codes[0]);
  std::optional<RegClass> C = classOf(Code);
  if (!C)
    return fail("unknown output constraint '" + Code + "'");
  Type *Ty = CI.getType();
  if (auto *Struct = dyn_cast<StructType>(Ty))
    Ty = Struct->getElementType(OutputIndex);
  if (*C == RegClass::B128) {
    if (!has128Bits(Ty) && E.parts(Ty).size() != 1)
      return fail("a result of 'q' must have 128 bits");
  }
  if (has128Bits(Ty) && (*C == RegClass::B128 || Ty->isIntegerTy())) {
    Moves.push_back({E.Regs.temp(*C),
                     {E.Values.def(&CI, Part), E.Values.def(&CI, Part + 1)}});
    Operands.push_back(Moves.back().From);
    Part += 2;
    return true;
  }
  if (E.parts(Ty).size() != 1)
    return fail("a result has no single register that '" + Code +
                "' could name");
  Reg Own = E.Values.def(&CI, Part++);
  if (isSameType(Own.regClass(), *C)) {
    Operands.push_back(Own);
    return true;
  }
  Moves.push_back({E.Regs.temp(*C), {Own}});
  Operands.push_back(Moves.back().From);
  return true;
}

bool isFloat(Reg R) {
  return R.regClass() == RegClass::F32 || R.regClass() == RegClass::F64;
}

/// A register of integers as wide as \p R.
Reg integerLike(FunctionEmitter &E, Reg R) {
  return E.Regs.temp(R.width() == 32 ? RegClass::B32 : RegClass::B64);
}

/// Converts \p From to register \p To of another class, as LLVM does: the bits
/// are truncated or zero-extended.
void convert(FunctionEmitter &E, Reg To, Reg From) {
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
    E.Out.emitT("selp", typeSuffix('b', Whole.width()), Whole, Op::imm(1),
                Op::imm(0), From);
  } else {
    SmallString<16> Name("cvt");
    Name += typeSuffix('u', Whole.width());
    E.Out.emitT(Name, typeSuffix('u', From.width()), Whole, From);
  }
  if (isFloat(To))
    E.Out.copy(To, Whole);
}

/// The register of \p V from which an operand of \p Width bits is made: its
/// only one; the low half of a wide integer; all of a vector that LLVM holds in
/// 32 bits; otherwise a vector's first lane. None for aggregates.
std::optional<Reg> AsmPrinter::inputBits(const Value *V, unsigned Width) {
  Type *Ty = V->getType();
  const TypeParts &Parts = E.parts(Ty);
  if (Parts.size() == 0 || (Parts.size() > 1 && Ty->isAggregateType()))
    return std::nullopt;
  if (Ty->isVectorTy() && Parts.size() == 2 && Parts[0].Bits == 16 &&
      Parts[1].Bits == 16) {
    Reg R = E.Regs.temp(RegClass::B32);
    emitPack(E, "mov.b32", R, {E.Values.useReg(V, 0), E.Values.useReg(V, 1)});
    return R;
  }
  Reg R = E.Values.useReg(V, 0);
  unsigned Bits = Parts[0].Bits;
  if (R.regClass() == RegClass::Pred || isFloat(R) || Width <= R.width() ||
      !Ty->isIntOrIntVectorTy())
    return R;
  return extendRegister(E, R, Bits, Extend::Zero);
}

bool AsmPrinter::makeRegisterInput(RegClass C, const Value *V, Reg To,
                                   StringRef Code) {
  const TypeParts &Parts = E.parts(V->getType());
  if (C == RegClass::B128) {
    Reg Low, High;
    if (has128Bits(V->getType())) {
      Low = E.Values.useReg(V, 0);
      High = E.Values.useReg(V, 1);
    } else if (std::optional<Reg> Bits = inputBits(V, 64)) {
      Low = E.Regs.temp(RegClass::B64);
      convert(E, Low, *Bits);
      High = E.Regs.temp(RegClass::B64);
      E.Out.copy(High, Op::imm(0));
    } else {
      return fail("an operand has no single register that could hold it");
    }
    Reg R = To.isValid() ? To : E.Regs.temp(C);
    emitPack(E, "mov.b128", R, {Low, High});
    Operands.push_back(R);
    return true;
  }
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

/// Adds \p V as "name+4" if it is an address inside a variable.
bool AsmPrinter::makeOffsetName(const Value *V) {
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
bool AsmPrinter::makeImmediate(const Value *V) {
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

bool AsmPrinter::makeInput(const InlineAsm::ConstraintInfo &Info,
                           const Value *V) {
  StringRef Code = Info.Codes.empty() ? StringRef() : StringRef(Info.Codes[0]);
  if (!Code.empty() && isDigit(Code[0])) {
    unsigned Tied;
    if (Code.getAsInteger(10, Tied) || Tied >= Operands.size() ||
        !Operands[Tied].isReg())
      return fail("operand '" + Code + "' is tied to nothing");
    Reg To = Operands[Tied].R;
    return makeRegisterInput(To.regClass(), V, To, Code);
  }
  // "ri": prefer the number if there is one.
  bool TakesNumber = any_of(Info.Codes, [](StringRef C) {
    return C == "n" || C == "i" || C == "s" || C == "X";
  });
  if (TakesNumber && makeImmediate(V))
    return true;
  if (Code == "n" || Code == "i" || Code == "s")
    return fail("operand of '" + Code + "' is not a constant");
  if (Code == "m") {
    Operands.push_back(E.Addresses.operand(V).at());
    return true;
  }
  // The value's own class if any register is allowed.
  if (Code == "X" || Code == "g")
    return makeRegisterInput(E.parts(V->getType()).size() == 1
                                 ? E.parts(V->getType())[0].Class
                                 : RegClass::B128,
                             V, Reg(), Code);
  std::optional<RegClass> C = classOf(Code);
  if (!C)
    return fail("unknown input constraint '" + Code + "'");
  return makeRegisterInput(*C, V, Reg(), Code);
}

/// Whether alternative \p Index of every constraint fits its operand.
bool AsmPrinter::fits(unsigned Index) const {
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
void AsmPrinter::selectAlternative() {
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

bool AsmPrinter::makeOperands() {
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
      Operands.push_back(E.Addresses.operand(V).at());
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

void AsmPrinter::finishOutputs() {
  for (const Moved &M : Moves) {
    Reg From = M.From;
    if (From.regClass() == RegClass::B128) {
      if (M.To.size() == 2) {
        emitUnpack(E, "mov.b128", M.To, From);
        continue;
      }
      Reg Low = E.Regs.temp(RegClass::B64), High = E.Regs.temp(RegClass::B64);
      emitUnpack(E, "mov.b128", {Low, High}, From);
      From = Low;
    }
    convert(E, M.To[0], From);
    if (M.To.size() == 2)
      E.Out.copy(M.To[1], Op::imm(0));
  }
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Changes \p O as LLVM's generic modifiers require; "r" and none leave it
/// unchanged.
/// \returns false if the modifier has no meaning for it.
bool modify(char Modifier, Op &O) {
  bool IsNumber = O.Kind == Op::Integer;
  switch (Modifier) {
  case 0:
  case 'r':
    return true;
  case 'a': // "An address"; a number or a name is one.
  case 'c':
    return IsNumber || O.Kind == Op::Symbol || O.Kind == Op::Text;
  case 'n':
    if (IsNumber)
      O = Op::imm(int64_t(-uint64_t(O.Imm)));
    return IsNumber;
  case 's': // What is left of 32 bits.
    if (IsNumber)
      O = Op::imm((32 - uint64_t(O.Imm)) & 31);
    return IsNumber;
  default:
    return false;
  }
}

bool AsmPrinter::appendOperand(const AsmPiece &Piece, std::string &Out) {
  if (Piece.Number >= Operands.size())
    return fail("operand " + Twine(Piece.Number) + " does not exist");
  Op O = Operands[Piece.Number];
  if (!modify(Piece.Modifier, O))
    return fail("operand " + Twine(Piece.Number) +
                " has no form for modifier '" + Twine(Piece.Modifier) + "'");
  Writer &W = E.Out.writer();
  // Operands are printed into the function's text, which is then truncated
  // again.
  size_t Before = W.size();
  E.Out.printOp(O);
  Out += W.slice(Before);
  W.rewindTo(Before);
  return true;
}

bool AsmPrinter::appendSpecial(StringRef Name, std::string &Out) {
  if (Name == "uid")
    Out += utostr(uid());
  else if (Name == "function")
    Out += E.Ctx.Names.get(&E.function());
  else if (Name == "vararg")
    Out += (E.Ctx.Names.get(&E.function()) + E.Ctx.Names.stem(Stem::VarArgs))
               .str();
  else if (Name == "comment")
    Out += "//";
  else if (Name == "private")
    Out += "$L__";
  else
    return fail("unknown string '${:" + Name + "}'");
  return true;
}

bool AsmPrinter::expand(std::string &Out) {
  AsmTemplate Template(Asm.getAsmString());
  for (AsmPiece Piece; Template.next(Piece);) {
    switch (Piece.Kind) {
    case AsmPiece::Text:
      Out += Piece.Body;
      break;
    case AsmPiece::Operand:
      if (!appendOperand(Piece, Out))
        return false;
      break;
    case AsmPiece::Special:
      if (!appendSpecial(Piece.Body, Out))
        return false;
      break;
    case AsmPiece::Malformed:
      return fail(Piece.Body);
    }
  }
  return true;
}

/// The text as the catalog reads it: numbers are part of it, registers are not.
std::string AsmPrinter::textForCatalog() {
  return plainText(Asm.getAsmString(),
                   [&](const AsmPiece &P, std::string &Out) {
                     if (P.Number >= Operands.size())
                       return false;
                     Op O = Operands[P.Number];
                     if (O.Kind == Op::Integer)
                       return modify(P.Modifier, O) && appendOperand(P, Out);
                     if (!O.isReg() || O.R.regClass() != RegClass::Pred)
                       return false;
                     Out += PredicateMark;
                     return true;
                   });
}

/// A known instruction requires its PTX version; an unknown one requires the
/// version for which the front end wrote it.
void AsmPrinter::requireVersion() {
  const AsmNeeds &Needs = E.Assembly.get(textForCatalog());
  if (Needs.PTX)
    E.needPTX(Needs.PTX, Needs.What, CI);
  if (Needs.IsKnown)
    return;
  StringRef Features =
      E.function().getFnAttribute("target-features").getValueAsString();
  size_t At = Features.find("+ptx");
  if (At == StringRef::npos)
    return;
  StringRef Number = Features.drop_front(At + 4).take_while(isDigit);
  if (std::optional<PTXVersion> V = parsePTXVersion(Number))
    E.needPTX(*V, "inline assembly", CI);
}

void AsmPrinter::printText() {
  std::string Text;
  if (!expand(Text))
    return;
  if (!isASCII(Text)) {
    fail("the text contains non-ASCII bytes");
    return;
  }
  if (!StringRef(Text).trim().empty()) {
    Writer &W = E.Out.writer();
    W << "\t// begin inline asm\n\t" << Text;
    if (Text.back() != '\n')
      W << '\n';
    W << "\t// end inline asm\n";
  }
  finishOutputs();
}

} // namespace

void ptx::emitInlineAsm(FunctionEmitter &E, const CallInst &CI) {
  for (const Use &U : CI.args())
    if (!E.parts(U->getType()).Unsupported.empty())
      return E.fail(Rule::EmitUnsupportedType, CI,
                    {E.parts(U->getType()).Unsupported.str()});
  AsmPrinter(E, CI).print();
}
