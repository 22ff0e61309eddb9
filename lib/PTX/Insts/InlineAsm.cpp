//===- InlineAsm.cpp - Inline assembly ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The text of an asm expression goes out as it is, between two comments, with
// its operands put in: $0, ${0}, $$ and ${:uid} mean what they mean to LLVM;
// ${:function} is the name that the function has in PTX.
// An operand whose register has another class than its constraint names is
// moved.
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"
#include "opennvvm/InlineAsm/Needs.h"
#include "opennvvm/InlineAsm/Template.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InlineAsm.h"

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
    {'b', RegClass::Pred}, {'c', RegClass::B16},  {'h', RegClass::B16},
    {'r', RegClass::B32},  {'l', RegClass::B64},  {'N', RegClass::B64},
    {'q', RegClass::B128}, {'f', RegClass::F32},  {'d', RegClass::F64},
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
  bool fits(unsigned Alternative) const;
  void selectAlternative();
  bool has128Bits(Type *Ty) const;
  bool checkWidth(const Type *Ty, unsigned Bits, RegClass Value,
                  RegClass Constraint, StringRef Code);
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
  SmallVector<FunctionEmitter::Copy, 8> TiedCopies;
  std::optional<unsigned> Uid;
  unsigned OutputIndex = 0; ///< The next member of a result structure.
};

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// A class of the same type in PTX, so that no move is needed.
bool isSameType(RegClass A, RegClass B) {
  return A == B ||
         (A != RegClass::Pred && B != RegClass::Pred &&
          RegClasses[unsigned(A)].Type == RegClasses[unsigned(B)].Type);
}

/// Whether bits of \p From can be brought into \p To without changing what they
/// mean: an integer may grow, and a result may be cut to what its type holds.
bool mixesWidths(RegClass Value, unsigned Bits, RegClass Constraint) {
  unsigned Width = RegClasses[unsigned(Constraint)].Width;
  if (Bits > Width && Constraint != RegClass::Pred)
    return true;
  auto IsFloat = [](RegClass C) {
    return C == RegClass::F32 || C == RegClass::F64;
  };
  return Bits != Width && (IsFloat(Value) || IsFloat(Constraint));
}

bool AsmPrinter::checkWidth(const Type *Ty, unsigned Bits, RegClass Value,
                            RegClass Constraint, StringRef Code) {
  if (!mixesWidths(Value, Bits, Constraint))
    return true;
  std::string Name;
  raw_string_ostream(Name) << *Ty;
  return fail("a value of " + Name + " does not fit the " +
              Twine(RegClasses[unsigned(Constraint)].Width) + " bits of '" +
              Code + "'");
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
    if (!has128Bits(Ty))
      return fail("a result of 'q' must have 128 bits");
    Moves.push_back({E.temp(*C), {E.def(&CI, Part), E.def(&CI, Part + 1)}});
    Operands.push_back(Moves.back().From);
    Part += 2;
    return true;
  }
  if (E.parts(Ty).size() != 1)
    return fail("a result has no single register that '" + Code +
                "' could name");
  Reg Own = E.def(&CI, Part++);
  unsigned Bits = unsigned(E.DL.getTypeSizeInBits(Ty));
  if (!checkWidth(Ty, Bits, Own.regClass(), *C, Code))
    return false;
  if (isSameType(Own.regClass(), *C)) {
    Operands.push_back(Own);
    return true;
  }
  Moves.push_back({E.temp(*C), {Own}});
  Operands.push_back(Moves.back().From);
  return true;
}

/// Converts \p From to register \p To of another class: by bits where the
/// widths agree, else as an unsigned number, which fills a wider operand and
/// cuts off what a narrower result cannot hold.
void convert(FunctionEmitter &E, Reg To, Reg From) {
  if (From.regClass() == RegClass::Pred)
    return E.emitT("selp", typeSuffix('b', To.width()), To, Op::imm(1),
                   Op::imm(0), From);
  if (To.regClass() == RegClass::Pred)
    return testLowBit(E, To, From);
  if (To.width() == From.width())
    return E.copy(To, From);
  SmallString<16> Name("cvt");
  Name += typeSuffix('u', To.width());
  E.emitT(Name, typeSuffix('u', From.width()), To, From);
}

bool AsmPrinter::makeRegisterInput(RegClass C, const Value *V, Reg To,
                                   StringRef Code) {
  unsigned Count = E.parts(V->getType()).size();
  if (C == RegClass::B128) {
    if (!has128Bits(V->getType()))
      return fail("an operand of 'q' must have 128 bits");
    Reg R = To.isValid() ? To : E.temp(C);
    emitPack(E, "mov.b128", R, {E.useReg(V, 0), E.useReg(V, 1)});
    Operands.push_back(R);
    return true;
  }
  if (Count != 1)
    return fail("an operand has no single register that could hold it");
  if (To.isValid() && isa<UndefValue>(V)) {
    Operands.push_back(To); // Whatever is in the register will do.
    return true;
  }
  unsigned Bits = unsigned(E.DL.getTypeSizeInBits(V->getType()));
  if (!checkWidth(V->getType(), Bits, E.parts(V->getType())[0].Class, C, Code))
    return false;
  Op O = E.use(V);
  if (To.isValid() && !O.isReg() &&
      E.parts(V->getType())[0].Class == To.regClass()) {
    TiedCopies.push_back({To, O});
    Operands.push_back(To);
    return true;
  }
  if (!O.isReg())
    O = E.useReg(V);
  if (V->getType()->isIntegerTy() && Bits != 1)
    O = RegClasses[unsigned(C)].Width > O.R.width()
            ? extendRegister(E, O.R, Bits, Extend::Zero)
            : O.R;
  if (!To.isValid() && isSameType(O.R.regClass(), C)) {
    Operands.push_back(O);
    return true;
  }
  if (To.isValid() && To.width() == O.R.width() &&
      (To.regClass() == RegClass::Pred) ==
          (O.R.regClass() == RegClass::Pred)) {
    TiedCopies.push_back({To, O});
    Operands.push_back(To);
    return true;
  }
  // A register that is shared may hold an operand that is still to be read.
  bool IsTied = To.isValid() && !E.isCoalesced(To);
  Reg R = IsTied ? To : E.temp(C);
  convert(E, R, O.R);
  if (To.isValid() && !IsTied)
    TiedCopies.push_back({To, R});
  Operands.push_back(To.isValid() ? To : R);
  return true;
}

/// Adds constant \p V as a number or a name; \returns false when it is none.
bool AsmPrinter::makeImmediate(const Value *V) {
  auto *GV = dyn_cast<GlobalValue>(V);
  Op O = GV ? Op::symbol(GV) : isa<Constant>(V) ? E.use(V) : Op();
  if (!isa<ConstantInt>(V) && O.Kind != Op::Symbol && O.Kind != Op::Float &&
      O.Kind != Op::Double)
    return false;
  if (auto *C = dyn_cast<ConstantInt>(V); C && C->getBitWidth() <= 64)
    O = Op::imm(C->getBitWidth() == 1 ? int64_t(C->getZExtValue())
                                      : C->getSExtValue());
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
  // "ri": the number itself where there is one.
  bool TakesNumber = any_of(Info.Codes, [](StringRef C) {
    return C == "n" || C == "i" || C == "s" || C == "X";
  });
  if (TakesNumber && makeImmediate(V))
    return true;
  if (Code == "n" || Code == "i" || Code == "s")
    return fail("operand of '" + Code + "' is no constant");
  if (Code == "m") {
    Operands.push_back(E.address(V).at());
    return true;
  }
  // A class of its own for each value that any register serves.
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

/// Whether alternative \p Index of every constraint could hold its operand.
bool AsmPrinter::fits(unsigned Index) const {
  unsigned Arg = 0;
  for (const InlineAsm::ConstraintInfo &Info : Constraints) {
    bool IsInput = Info.Type == InlineAsm::isInput || Info.isIndirect;
    const Value *V = IsInput ? CI.getArgOperand(Arg++) : nullptr;
    if (!V || Info.isIndirect || E.parts(V->getType()).size() != 1 || Index >= Info.multipleAlternatives.size() ||
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

/// Of "r|l" takes the first alternative that every operand fits.
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
      Operands.push_back(E.address(V).at());
      continue;
    }
    if (!makeInput(Info, V))
      return false;
  }
  llvm::erase_if(TiedCopies, [](const FunctionEmitter::Copy &C) {
    return C.From.isReg() && C.From.R == C.To;
  });
  E.copyAtOnce(TiedCopies);
  return true;
}

void AsmPrinter::finishOutputs() {
  for (const Moved &M : Moves) {
    if (M.To.size() == 2)
      emitUnpack(E, "mov.b128", M.To, M.From);
    else
      convert(E, M.To[0], M.From);
  }
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

bool AsmPrinter::appendOperand(const AsmPiece &Piece, std::string &Out) {
  if (Piece.Number >= Operands.size())
    return fail("operand " + Twine(Piece.Number) + " does not exist");
  if (Piece.Modifier && Piece.Modifier != 'r')
    return fail("unknown operand modifier '" + Twine(Piece.Modifier) + "'");
  const Op &O = Operands[Piece.Number];
  Writer &W = E.out();
  // Operands print into the function's text; what they print is taken back.
  size_t Before = W.size();
  E.printOp(O);
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

/// What the catalog reads: numbers are part of the text, registers are not.
std::string AsmPrinter::textForCatalog() {
  return plainText(Asm.getAsmString(), [&](const AsmPiece &P,
                                           std::string &Out) {
    if (P.Number >= Operands.size())
      return false;
    const Op &O = Operands[P.Number];
    if (O.Kind == Op::Integer)
      return appendOperand(P, Out);
    if (!O.isReg() || O.R.regClass() != RegClass::Pred)
      return false;
    Out += PredicateMark;
    return true;
  });
}

/// An instruction that the tables know brings its PTX version; one that they do
/// not know needs the version that the front end wrote it for.
void AsmPrinter::requireVersion() {
  AsmNeeds Needs = needsOfAssembly(textForCatalog());
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
    fail("the text holds bytes that are not ASCII");
    return;
  }
  if (!StringRef(Text).trim().empty()) {
    Writer &W = E.out();
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
