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
// in LLVM; ${:function} is the function's name in PTX.
//
//===----------------------------------------------------------------------===//

#include "InlineAsm.h"
#include "AsmOperands.h"
#include "InlineAsm/Needs.h"
#include "InlineAsm/Syntax.h"
#include "InlineAsm/Template.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

class AsmPrinter {
public:
  AsmPrinter(FunctionEmitter &E, const CallInst &CI)
      : E(E), CI(CI), Asm(*cast<InlineAsm>(CI.getCalledOperand())) {}

  void print() {
    auto Fail = [this](const Twine &Why) { fail(Why); };
    AsmOperands Made(E, CI, Fail);
    if (!Made.make())
      return;
    Operands = Made.list();
    requireVersion();
    if (printText())
      Made.finish();
  }

private:
  bool fail(const Twine &Why) {
    E.fail(Rule::EmitInlineAsm, CI, {Why.str()});
    return false;
  }

  void requireVersion();
  bool isReadElsewhere(StringRef Name) const;
  bool needsBraces(StringRef Text);
  bool printText();
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

  FunctionEmitter &E;
  const CallInst &CI;
  const InlineAsm &Asm;
  ArrayRef<Op> Operands; ///< By number, clobbers left out.
  std::optional<unsigned> Uid;
};

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

/// Whether \p Asm uses \p Name without declaring it.
static bool usesFromElsewhere(const InlineAsm &Asm, StringRef Name) {
  if (!StringRef(Asm.getAsmString()).contains(Name))
    return false;
  SmallVector<char, 16> Letters(constraintsOf(Asm).size(), 0);
  return llvm::any_of(
      findMistakes(Asm.getAsmString(), Letters), [&](const AsmMistake &M) {
        return M.Kind == AsmMistake::Undeclared && M.Name == Name;
      });
}

/// Whether another text in the function uses \p Name, which this one declares.
bool AsmPrinter::isReadElsewhere(StringRef Name) const {
  return llvm::any_of(instructions(E.function()), [&](const Instruction &I) {
    auto *Call = dyn_cast<CallInst>(&I);
    auto *Other =
        Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
    return Other && Other != &Asm && usesFromElsewhere(*Other, Name);
  });
}

/// Whether \p Text declares what one before it has declared, in no braces: an
/// optimizer that copies code copies such declarations.
bool AsmPrinter::needsBraces(StringRef Text) {
  if (!Text.contains(".reg") && !Text.contains('{') && !Text.contains('}') &&
      !Text.contains(':'))
    return false;
  std::string Template;
  for (char C : Text)
    Template.append(C == '$' ? 2 : 1, C);
  AsmSurroundings Around;
  findMistakes(Template, {}, &Around);
  bool WasOutside = E.AsmBraces == 0;
  E.AsmBraces += Around.Balance;
  if (!WasOutside || Around.Balance != 0)
    return false;
  bool IsRepeated = false;
  for (const std::string &Name : Around.Declared)
    IsRepeated |= !E.AsmNames.insert(Name).second;
  return IsRepeated &&
         llvm::none_of(Around.Declared, [&](const std::string &Name) {
           return isReadElsewhere(StringRef(Name).rtrim('<'));
         });
}

bool AsmPrinter::printText() {
  std::string Text;
  if (!expand(Text))
    return false;
  if (!isASCII(Text))
    return fail("the text contains non-ASCII bytes");
  if (!StringRef(Text).trim().empty()) {
    Writer &W = E.Out.writer();
    bool IsBraced = needsBraces(Text);
    W << "\t// begin inline asm\n\t" << (IsBraced ? "{\n\t" : "") << Text;
    if (Text.back() != '\n')
      W << '\n';
    W << (IsBraced ? "\t}\n" : "") << "\t// end inline asm\n";
  }
  return true;
}

} // namespace

void emitInlineAsm(FunctionEmitter &E, const CallInst &CI) {
  for (const Use &U : CI.args())
    if (!E.parts(U->getType()).Unsupported.empty())
      return E.fail(Rule::EmitUnsupportedType, CI,
                    {E.parts(U->getType()).Unsupported.str()});
  AsmPrinter(E, CI).print();
}

} // namespace opennvvm::ptx
