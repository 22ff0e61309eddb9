//===- InlineAsm.cpp - Inline assembly ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands are put into registers of the class that their constraint letter
// names; the text is printed with them in place. The escapes are those of
// LLVM's assembly strings: $0, ${0:modifier}, $$, ${:uid}.
//
//===----------------------------------------------------------------------===//

#include "AsmMnemonics.h"
#include "Insts.h"
#include "llvm/IR/InlineAsm.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// What a constraint asks for.
enum class Wanted : uint8_t { Register, Immediate, Memory, Unknown };

struct AsmOperand {
  Op Text;          ///< As it is printed.
  Reg Result;       ///< Where an output of another class goes afterwards.
  bool IsOutput = false;
};

class AsmPrinter {
public:
  AsmPrinter(FunctionEmitter &E, const CallInst &CI)
      : E(E), CI(CI), IA(*cast<InlineAsm>(CI.getCalledOperand())) {}

  void print() {
    Constraints = IA.ParseConstraints();
    if (!bindOutputs() || !bindInputs())
      return;
    std::string Text;
    if (!expand(IA.getAsmString(), Text))
      return;
    requireStatedVersion(IA.getAsmString());
    E.emitLine("// begin inline asm");
    printLines(Text);
    E.emitLine("// end inline asm");
    for (const AsmOperand &O : Operands)
      if (O.Result.isValid())
        adapt(O.Result, O.Text);
  }

private:
  bool fail(const Twine &Text) {
    E.fail(Rule::EmitInlineAsm, CI, {Text.str()});
    return false;
  }

  //===--- Constraints -----------------------------------------------------===//

  static Wanted classify(const InlineAsm::ConstraintInfo &C, RegClass &Class) {
    if (C.isIndirect)
      return Wanted::Memory;
    for (const std::string &Code : C.Codes) {
      if (Code.size() != 1)
        continue;
      switch (Code[0]) {
      case 'b':
        Class = RegClass::Pred;
        return Wanted::Register;
      case 'c':
      case 'h':
        Class = RegClass::B16;
        return Wanted::Register;
      case 'r':
        Class = RegClass::B32;
        return Wanted::Register;
      case 'l':
      case 'N':
        Class = RegClass::B64;
        return Wanted::Register;
      case 'q':
        Class = RegClass::B128;
        return Wanted::Register;
      case 'f':
        Class = RegClass::F32;
        return Wanted::Register;
      case 'd':
        Class = RegClass::F64;
        return Wanted::Register;
      case 'n':
      case 'i':
      case 's':
        return Wanted::Immediate;
      case 'm':
      case 'o':
        return Wanted::Memory;
      default:
        break;
      }
    }
    return Wanted::Unknown;
  }

  /// Copies \p From to \p To, which may be of another class or width.
  void adapt(Reg To, Op From) {
    if (!From.isReg() || From.R.width() == To.width())
      return E.copy(To, From);
    if (From.R.regClass() == RegClass::Pred) {
      E.emitT("selp", typeSuffix('u', To.width()), To, Op::imm(1), Op::imm(0),
              From);
      return;
    }
    if (To.regClass() == RegClass::Pred) {
      Reg Bit = E.temp(From.R.regClass());
      E.emitT("and", typeSuffix('b', From.R.width()), Bit, From, Op::imm(1));
      E.emitT("setp.ne", typeSuffix('b', From.R.width()), To, Bit,
              Op::imm(0));
      return;
    }
    std::string Mnemonic = ("cvt" + typeSuffix('u', To.width())).str();
    E.emitT(Mnemonic, typeSuffix('u', From.R.width()), To, From);
  }

  /// Whether a register of class \p Has can stand where \p Wants is asked for:
  /// bit classes take any value of their width.
  static bool fits(RegClass Has, RegClass Wants) {
    if (Has == Wants)
      return true;
    bool Bits = Wants == RegClass::B16 || Wants == RegClass::B32;
    return Bits && RegClasses[unsigned(Has)].Width ==
                       RegClasses[unsigned(Wants)].Width &&
           (Has == RegClass::H16 || Has == RegClass::H32);
  }

  bool joined(RegClass Class, unsigned Parts) {
    return Class == RegClass::B128 && Parts == 2;
  }

  bool bindOutputs() {
    unsigned Part = 0, Index = 0;
    Type *Ty = CI.getType();
    auto *ST = dyn_cast<StructType>(Ty);
    unsigned Member = 0;
    for (const InlineAsm::ConstraintInfo &C : Constraints) {
      if (C.Type != InlineAsm::isOutput)
        continue;
      RegClass Class = RegClass::B32;
      Wanted W = classify(C, Class);
      if (W == Wanted::Memory)
        return fail("output " + Twine(Index) + " in memory is not possible");
      if (W != Wanted::Register)
        return fail("constraint of output " + Twine(Index) +
                    " names no register class");
      Type *This = ST ? ST->getElementType(Member++) : Ty;
      unsigned Parts = E.parts(This).size();
      if (Parts != 1 && !joined(Class, Parts))
        return fail("output " + Twine(Index) + " does not fit one register");
      AsmOperand O;
      O.IsOutput = true;
      Reg Target = E.def(&CI, Part);
      if (Parts == 2) {
        O.Text = E.temp(RegClass::B128);
        Halves.push_back({O.Text.R, Target, E.def(&CI, Part + 1)});
      } else if (fits(Target.regClass(), Class)) {
        O.Text = Target;
      } else {
        O.Text = E.temp(Class);
        O.Result = Target;
      }
      Part += Parts;
      Operands.push_back(O);
      ++Index;
    }
    return true;
  }

  bool bindInputs() {
    unsigned Arg = 0;
    for (const InlineAsm::ConstraintInfo &C : Constraints) {
      if (C.Type != InlineAsm::isInput)
        continue;
      if (Arg >= CI.arg_size())
        return fail("a constraint has no argument");
      const Value *V = CI.getArgOperand(Arg);
      AsmOperand O;
      if (!bindInput(C, V, Arg, O))
        return false;
      Operands.push_back(O);
      ++Arg;
    }
    return true;
  }

  /// The output that an input must share its register with: "0", "1" ….
  static std::optional<unsigned> tiedTo(const InlineAsm::ConstraintInfo &C) {
    unsigned Index;
    if (C.Codes.size() == 1 && !StringRef(C.Codes[0]).getAsInteger(10, Index))
      return Index;
    return std::nullopt;
  }

  bool bindInput(const InlineAsm::ConstraintInfo &C, const Value *V,
                 unsigned Arg, AsmOperand &O) {
    if (std::optional<unsigned> Tied = tiedTo(C)) {
      if (*Tied >= Operands.size() || !Operands[*Tied].IsOutput)
        return fail("input " + Twine(Arg) + " is tied to no output");
      O.Text = Operands[*Tied].Text;
      adapt(O.Text.R, E.use(V));
      return true;
    }
    RegClass Class = RegClass::B32;
    switch (classify(C, Class)) {
    case Wanted::Memory: {
      O.Text = E.address(V).at();
      return true;
    }
    case Wanted::Immediate:
      O.Text = E.use(V);
      if (O.Text.isReg() && !isa<Constant>(V))
        return fail("input " + Twine(Arg) + " is not a constant");
      return true;
    case Wanted::Unknown:
      return fail("constraint of input " + Twine(Arg) +
                  " names no register class");
    case Wanted::Register:
      break;
    }
    unsigned Parts = E.parts(V->getType()).size();
    if (joined(Class, Parts)) {
      Reg R = E.temp(RegClass::B128);
      Writer &Out = E.out();
      Op Low = E.useReg(V, 0), High = E.useReg(V, 1);
      Out.text("\tmov.b128 \t");
      E.printOp(R);
      Out.text(", {");
      E.printOp(Low);
      Out.text(", ");
      E.printOp(High);
      Out.text("};\n");
      O.Text = R;
      return true;
    }
    if (Parts != 1)
      return fail("input " + Twine(Arg) + " does not fit one register");
    Reg R = E.useReg(V);
    if (!fits(R.regClass(), Class)) {
      Reg Other = E.temp(Class);
      adapt(Other, R);
      R = Other;
    }
    O.Text = R;
    return true;
  }

  //===--- Text ------------------------------------------------------------===//

  void appendOp(const Op &O, std::string &Out) {
    Writer &W = E.out();
    size_t Mark = W.size();
    E.printOp(O);
    Out += W.slice(Mark);
    W.rewindTo(Mark);
  }

  bool special(StringRef Name, std::string &Out) {
    if (Name == "uid")
      Out += std::to_string(E.nextCall());
    else if (Name == "private")
      Out += "$L_";
    else if (Name == "comment")
      Out += "//";
    else
      return fail("unknown escape ${:" + Name + "}");
    return true;
  }

  bool expand(StringRef Text, std::string &Out) {
    while (!Text.empty()) {
      size_t Dollar = Text.find('$');
      Out += Text.substr(0, Dollar);
      if (Dollar == StringRef::npos)
        return true;
      Text = Text.drop_front(Dollar + 1);
      if (Text.consume_front("$")) {
        Out += '$';
        continue;
      }
      bool Braces = Text.consume_front("{");
      if (Braces && Text.consume_front(":")) {
        auto [Name, Rest] = Text.split('}');
        if (!special(Name, Out))
          return false;
        Text = Rest;
        continue;
      }
      unsigned Index;
      if (Text.consumeInteger(10, Index))
        return fail("a dollar sign that begins no operand");
      if (Braces)
        Text = Text.split('}').second; // PTX operands have no modifiers.
      if (Index >= Operands.size())
        return fail("it refers to $" + Twine(Index) +
                    ", which it does not have");
      appendOp(Operands[Index].Text, Out);
    }
    return true;
  }

  void printLines(StringRef Text) {
    while (!Text.empty()) {
      auto [Line, Rest] = Text.split('\n');
      Line = Line.trim();
      if (!Line.empty()) {
        std::string Clean = Line.str();
        llvm::replace(Clean, '\t', ' ');
        E.out().text("\t");
        E.out().userText(Clean);
        E.out().text("\n");
      }
      Text = Rest;
    }
    for (const auto &H : Halves) {
      Writer &Out = E.out();
      Out.text("\tmov.b128 \t{");
      E.printOp(H.Low);
      Out.text(", ");
      E.printOp(H.High);
      Out.text("}, ");
      E.printOp(H.Whole);
      Out.text(";\n");
    }
  }

  /// Assembly that the tables do not know needs the PTX version that the front
  /// end wrote it for.
  void requireStatedVersion(StringRef Text) {
    if (isPlainAssembly(Text))
      return;
    StringRef Features = E.function()
                             .getFnAttribute("target-features")
                             .getValueAsString();
    size_t At = Features.find("+ptx");
    if (At == StringRef::npos)
      return;
    StringRef Number = Features.drop_front(At + 4).take_while(isDigit);
    if (std::optional<PTXVersion> V = parsePTXVersion(Number))
      E.needPTX(*V, "inline assembly", CI);
  }

  struct Half {
    Reg Whole, Low, High;
  };

  FunctionEmitter &E;
  const CallInst &CI;
  const InlineAsm &IA;
  InlineAsm::ConstraintInfoVector Constraints;
  SmallVector<AsmOperand, 8> Operands;
  SmallVector<Half, 1> Halves;
};
} // namespace

void emitInlineAsm(FunctionEmitter &E, const CallInst &CI) {
  AsmPrinter(E, CI).print();
}

} // namespace opennvvm::ptx
