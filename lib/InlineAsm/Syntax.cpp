//===- Syntax.cpp - Mistakes in the text of inline assembly ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Syntax.h"
#include "Catalog/Mnemonic.h"
#include "InlineAsm/Template.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace opennvvm {

namespace {

/// A template as plain text: operand 3 is "\1" "3" "\1", a name.
class Plain {
public:
  /// \returns false if the template is malformed.
  bool read(StringRef Template);
  StringRef text() const { return Text; }
  /// Where byte \p At of the text comes from.
  unsigned offsetOf(size_t At) const;

private:
  struct Piece {
    size_t At, From;
    bool IsText;
  };
  std::string Text;
  SmallVector<Piece, 8> Pieces;
};

bool Plain::read(StringRef Template) {
  AsmTemplate Reader(Template);
  for (AsmPiece P; Reader.next(P);) {
    Pieces.push_back({Text.size(), P.Offset, P.Kind == AsmPiece::Text});
    switch (P.Kind) {
    case AsmPiece::Text:
      Text += P.Body;
      break;
    case AsmPiece::Operand:
      Text += OperandMark;
      Text += utostr(P.Number);
      Text += OperandMark;
      break;
    case AsmPiece::Special:
      Text += P.Body == "comment" ? "//" : P.Body == "private" ? "$L__" : "0";
      break;
    case AsmPiece::Malformed:
      return false;
    }
  }
  return true;
}

unsigned Plain::offsetOf(size_t At) const {
  auto *It = llvm::upper_bound(
      Pieces, At, [](size_t At, const Piece &P) { return At < P.At; });
  if (It == Pieces.begin())
    return At;
  --It;
  return It->From + (It->IsText ? At - It->At : 0);
}

/// A name that a text declares.
struct DeclaredName {
  StringRef Name;
  AsmOperand Is;
  bool IsRange; ///< "r<10>" declares r0 to r9.

  bool covers(StringRef Used) const {
    if (!IsRange)
      return Used == Name;
    // "r<10>" does not declare r, which may be another register.
    return Used.consume_front(Name) && !Used.empty() && all_of(Used, isDigit);
  }
};

class Reader {
public:
  Reader(const Plain &Source, AsmLetters Letters,
         SmallVectorImpl<AsmMistake> &Mistakes)
      : Source(Source), Letters(Letters), Mistakes(Mistakes),
        Lexer(Source.text()) {}

  void read();
  void describe(AsmSurroundings &Around) const;

private:
  void statement();
  void directive();
  void declare(const AsmOperand &Is);
  void skipStatement();
  void instruction();
  StringRef mnemonic(SmallVectorImpl<char> &Words);
  void readOperands(StringRef Root, SmallVectorImpl<AsmOperand> &Operands);
  bool readBracketed(char Close, StringRef Root, AsmOperand &O);
  void lookAt(const PTXToken &T, StringRef Root);
  void checkAddress(const PTXToken &T);
  AsmOperand kindOf(const PTXToken &T) const;
  AsmOperand describe(ArrayRef<PTXToken> Tokens) const;
  const DeclaredName *find(StringRef Name) const;
  void collectLabels();

  const PTXToken &now() const { return Lexer.current(); }
  unsigned offsetOf(StringRef Of) const {
    return Source.offsetOf(Of.data() - Source.text().data());
  }
  void report(AsmMistake::KindTy Kind, StringRef At, StringRef Name,
              const Twine &Message = "") {
    Mistakes.push_back({Kind, offsetOf(At), Name.str(), Message.str()});
  }

  const Plain &Source;
  AsmLetters Letters;
  SmallVectorImpl<AsmMistake> &Mistakes;
  PTXLexer Lexer;
  SmallVector<DeclaredName, 8> Names;
  /// Of each scope that is open: where it begins, and how many names there
  /// were before it.
  SmallVector<std::pair<StringRef, size_t>, 4> Scopes;
  StringMap<bool> Labels; ///< Whether each is outside of braces.
  unsigned Unopened = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// The registers that the code generator itself declares, and the stack.
static bool isGenerated(StringRef Name) {
  if (!Name.consume_front("%"))
    return Name.contains("_param_") || Name.starts_with("func_retval") ||
           Name.starts_with("__local_depot");
  if (Name == "SP" || Name == "SPL")
    return true;
  StringRef Letters = Name.take_until(isDigit);
  return Letters.size() < Name.size() &&
         is_contained({"p", "rs", "r", "rd", "f", "fd", "h", "hh", "rq", "rb"},
                      Letters) &&
         all_of(Name.drop_front(Letters.size()), isDigit);
}

/// Instructions whose operands are labels, functions or tables of them.
static bool takesLabels(StringRef Root) {
  return Root == "bra" || Root == "brx" || Root == "call";
}

const DeclaredName *Reader::find(StringRef Name) const {
  for (const DeclaredName &D : reverse(Names))
    if (D.covers(Name))
      return &D;
  return nullptr;
}

void Reader::lookAt(const PTXToken &T, StringRef Root) {
  StringRef Name = T.Text;
  if (T.Kind != PTXToken::Name || Name.contains(OperandMark) || Name == "_" ||
      Name == "WARP_SZ" || takesLabels(Root) || find(Name) ||
      Labels.contains(Name) || isGenerated(Name))
    return;
  if (Name.starts_with("%")) {
    if (findSpecialRegister(Name.drop_front()))
      return;
    // Newer versions may have it.
    if (!isDigit(Name.back()))
      return report(AsmMistake::Unknown, Name, Name);
  }
  report(AsmMistake::Undeclared, Name, Name);
}

void Reader::collectLabels() {
  PTXLexer All(Source.text());
  int Depth = 0;
  for (PTXToken Before; All.current().Kind != PTXToken::End; All.advance()) {
    Depth += All.current().isSign('{') - All.current().isSign('}');
    if (Before.Kind == PTXToken::Name && All.current().isSign(':'))
      Labels[Before.Text] |= Depth <= 0;
    Before = All.current();
  }
}

/// Reads the names of a declaration up to its semicolon.
void Reader::declare(const AsmOperand &Is) {
  unsigned Depth = 0;
  bool IsValue = false;
  for (; now().Kind != PTXToken::End && !now().isSign(';'); Lexer.advance()) {
    PTXToken T = now();
    if (T.isSign('{') || T.isSign('[') || T.isSign('('))
      ++Depth;
    else if (T.isSign('}') || T.isSign(']') || T.isSign(')')) {
      if (!Depth)
        return;
      --Depth;
    }
    IsValue = (IsValue || T.isSign('=')) && !(T.isSign(',') && !Depth);
    if (T.Kind == PTXToken::Name && !Depth && !IsValue)
      Names.push_back({T.Text, Is, false});
    else if (T.isSign('<') && !Names.empty())
      Names.back().IsRange = true;
  }
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void Reader::skipStatement() {
  unsigned Depth = 0;
  for (; now().Kind != PTXToken::End; Lexer.advance()) {
    if (now().isSign(';'))
      return;
    if (now().isSign('{'))
      ++Depth;
    else if (now().isSign('}') && Depth-- == 0)
      return;
  }
}

void Reader::directive() {
  StringRef First = now().Text;
  if (First == ".loc" || First == ".file")
    return Lexer.skipLine();
  bool IsRegister = First == ".reg";
  bool Declares = IsRegister || First == ".param" || First == ".local" ||
                  First == ".shared" || First == ".global" || First == ".const";
  AsmOperand Is;
  for (Lexer.advance();
       now().Kind == PTXToken::Modifier || now().Kind == PTXToken::Number;
       Lexer.advance()) {
    StringRef Word = now().Text.drop_front();
    unsigned Bits = bitsOfPTXType(Word);
    if (!IsRegister)
      continue;
    if (Word == "v2" || Word == "v4" || Word == "v8" || Is.Count) {
      Is = AsmOperand();
      Is.Count = 1;
      continue;
    }
    if (!Bits)
      continue;
    Is.Kind = AsmOperand::Register;
    Is.Bits = Bits;
    Is.IsFloat = Word[0] == 'f' && !Word.ends_with("x2");
    Is.IsInteger = Word[0] == 'u' || Word[0] == 's';
  }
  if (Declares)
    declare(Is);
  else
    skipStatement();
}

/// Reads an instruction's name and modifiers; \returns its root.
StringRef Reader::mnemonic(SmallVectorImpl<char> &Words) {
  StringRef Root = now().Text;
  append_range(Words, Root);
  bool IsKnown = isPTXWord(Root, Root);
  if (!IsKnown && !Root.contains(OperandMark))
    report(AsmMistake::Unknown, Root, Root);
  for (Lexer.advance(); now().Kind == PTXToken::Modifier; Lexer.advance()) {
    StringRef Word = now().Text.drop_front();
    append_range(Words, now().Text);
    // One report is enough for an unknown instruction.
    if (IsKnown && !Word.contains(OperandMark) && !isPTXWord(Word, Root)) {
      report(AsmMistake::Unknown, now().Text, now().Text, Root);
      IsKnown = false;
    }
  }
  return IsKnown ? Root : StringRef();
}

AsmOperand Reader::kindOf(const PTXToken &T) const {
  AsmOperand O;
  O.Text = T.Text;
  StringRef Name = T.Text;
  if (T.Kind == PTXToken::Number && !Name.contains(OperandMark)) {
    O.Kind = AsmOperand::Number;
    O.IsInteger = all_of(Name, isDigit);
  }
  if (T.Kind != PTXToken::Name)
    return O;
  if (Name == "_") {
    O.Kind = AsmOperand::Sink;
    return O;
  }
  unsigned Number;
  if (Name.consume_front(StringRef(&OperandMark, 1)) &&
      Name.consume_back(StringRef(&OperandMark, 1)) &&
      !Name.getAsInteger(10, Number) && Number < Letters.size()) {
    static constexpr std::pair<char, unsigned> Bits[] = {
        {'b', 1},  {'c', 16},  {'h', 16}, {'r', 32},
        {'l', 64}, {'q', 128}, {'f', 32}, {'d', 64}};
    for (auto [Letter, Width] : Bits)
      if (Letter == Letters[Number]) {
        O.Kind = AsmOperand::Register;
        O.Bits = Width;
      }
    return O;
  }
  if (const DeclaredName *D = find(T.Text)) {
    O = D->Is;
    O.Text = T.Text;
  }
  return O;
}

/// The operand that \p Tokens form, without brackets and braces.
AsmOperand Reader::describe(ArrayRef<PTXToken> Tokens) const {
  AsmOperand O;
  O.Text = Tokens.front().Text;
  if (Tokens.size() == 1)
    return kindOf(Tokens[0]);
  if (Tokens.size() == 2 && (Tokens[0].isSign('-') || Tokens[0].isSign('+')) &&
      kindOf(Tokens[1]).Kind == AsmOperand::Number)
    O.Kind = AsmOperand::Number;
  else if (Tokens.size() == 2 && Tokens[0].isSign('!'))
    O = kindOf(Tokens[1]);
  else if (Tokens.size() == 3 && Tokens[1].isSign('|'))
    O.Kind = AsmOperand::Pair;
  return O;
}

/// Adds what is known of \p Member to \p Vector.
static void addMember(const AsmOperand &Member, AsmOperand &Vector) {
  Vector.HasNumber |= Member.Kind == AsmOperand::Number;
  Vector.HasInteger |= Member.IsInteger;
  Vector.Floats += Member.IsFloat;
  if (Member.Kind != AsmOperand::Register || Member.Bits <= 1)
    return;
  Vector.LeastBits =
      Vector.LeastBits ? std::min(Vector.LeastBits, Member.Bits) : Member.Bits;
  Vector.MostBits = std::max(Vector.MostBits, Member.Bits);
}

/// Reads up to \p Close, after what opened it. \returns false, after reporting
/// it, if nothing closes it.
bool Reader::readBracketed(char Close, StringRef Root, AsmOperand &O) {
  StringRef Open = now().Text;
  O.Kind = Close == ']'   ? AsmOperand::Memory
           : Close == '}' ? AsmOperand::Vector
                          : AsmOperand::Unknown;
  O.Text = Open;
  bool IsEmpty = true, IsNumber = true;
  PTXToken First;
  for (Lexer.advance(); !now().isSign(Close); Lexer.advance()) {
    if (now().Kind == PTXToken::End || now().isSign(';')) {
      report(AsmMistake::Syntax, Open, "", "'" + Open + "' is not closed");
      return false;
    }
    AsmOperand Inner;
    O.Count += now().isSign(',');
    char Other = now().isSign('[')   ? ']'
                 : now().isSign('{') ? '}'
                 : now().isSign('(') ? ')'
                                     : 0;
    if (IsEmpty)
      First = now();
    IsNumber &= now().isSign('-') || now().isSign('+') ||
                kindOf(now()).Kind == AsmOperand::Number;
    IsEmpty = false;
    if (Other == ']') {
      report(AsmMistake::Syntax, now().Text, "",
             "'[' inside of '" + Open + "'");
      return false;
    }
    if (Other && !readBracketed(Other, Root, Inner))
      return false;
    if (Close == '}')
      addMember(kindOf(now()), O);
    lookAt(now(), Root);
  }
  O.Count += !IsEmpty;
  if (Close == ']' && O.Count == 1) {
    O.HasNumber = IsNumber;
    checkAddress(First);
  }
  return true;
}

/// Reports a register of which no address consists, the first of brackets.
void Reader::checkAddress(const PTXToken &T) {
  AsmOperand O = kindOf(T);
  if (O.Kind == AsmOperand::Register &&
      (O.Bits == 1 || O.Bits == 128 || O.IsFloat))
    report(AsmMistake::Operand, T.Text, "",
           "the address is not a register of 32 or 64 bits");
}

/// Reads the operands of an instruction up to its semicolon.
void Reader::readOperands(StringRef Root,
                          SmallVectorImpl<AsmOperand> &Operands) {
  SmallVector<PTXToken, 4> Tokens;
  AsmOperand Whole;
  bool HasWhole = false;
  auto Finish = [&] {
    if (HasWhole) {
      // "{a, b}.x", "[a]|p" and the like.
      if (!Tokens.empty())
        Whole.Kind = AsmOperand::Unknown;
      Operands.push_back(Whole);
    } else if (!Tokens.empty()) {
      Operands.push_back(describe(Tokens));
    }
    Tokens.clear();
    HasWhole = false;
    Whole = AsmOperand();
  };
  for (;; Lexer.advance()) {
    const PTXToken T = now();
    if (T.Kind == PTXToken::End || T.isSign(';') || T.isSign('}'))
      break;
    char Close = T.isSign('[')   ? ']'
                 : T.isSign('{') ? '}'
                 : T.isSign('(') ? ')'
                                 : 0;
    if (Close) {
      HasWhole = true;
      if (!readBracketed(Close, Root, Whole))
        break;
      continue;
    }
    if (T.isSign(']') || T.isSign(')'))
      report(AsmMistake::Syntax, T.Text, "", "'" + T.Text + "' closes nothing");
    if (T.isSign(',')) {
      Finish();
      continue;
    }
    lookAt(T, Root);
    Tokens.push_back(T);
  }
  Finish();
}

void Reader::instruction() {
  StringRef Start = now().Text;
  SmallString<64> Words;
  StringRef Root = mnemonic(Words);
  SmallVector<AsmOperand, 8> Operands;
  size_t Before = Mistakes.size();
  readOperands(Start, Operands);
  bool IsSound = Mistakes.size() == Before;
  if (IsSound && !now().isSign(';'))
    report(AsmMistake::Syntax, Start, "",
           "'" + Start + "' is not ended by a semicolon");
  AsmMisfit Misfit;
  if (IsSound && !Root.empty() && !StringRef(Words).contains(OperandMark) &&
      findMisfit(Words, Operands, Misfit))
    report(AsmMistake::Operand,
           Misfit.Operand < Operands.size() ? Operands[Misfit.Operand].Text
                                            : Start,
           "", Misfit.Message);
}

void Reader::statement() {
  StringRef Guard;
  if (now().isSign('@')) {
    Lexer.advance();
    if (now().isSign('!'))
      Lexer.advance();
    Guard = now().Text;
    lookAt(now(), "");
    AsmOperand O = kindOf(now());
    if (O.Kind == AsmOperand::Number ||
        (O.Kind == AsmOperand::Register && O.Bits > 1))
      report(AsmMistake::Operand, Guard, "", "the guard is not a predicate");
    Lexer.advance();
  }
  if (now().Kind == PTXToken::Name)
    return instruction();
  if (now().Kind == PTXToken::Modifier && Guard.empty())
    return directive();
  skipStatement();
}

void Reader::read() {
  collectLabels();
  while (now().Kind != PTXToken::End) {
    const PTXToken T = now();
    if (T.isSign('{')) {
      Scopes.push_back({T.Text, Names.size()});
    } else if (T.isSign('}')) {
      if (Scopes.empty()) {
        ++Unopened;
        report(AsmMistake::Unopened, T.Text, "", "'}' closes nothing");
      } else {
        Names.truncate(Scopes.pop_back_val().second);
      }
    } else if (T.Kind == PTXToken::Name && Lexer.isBeforeColon()) {
      Lexer.advance();
    } else if (T.Kind == PTXToken::Name || T.Kind == PTXToken::Modifier ||
               T.isSign('@')) {
      statement();
      // What ends a statement may also be a brace.
      if (!now().isSign(';'))
        continue;
    }
    Lexer.advance();
  }
  for (auto [Text, Count] : Scopes)
    report(AsmMistake::Unclosed, Text, "", "'{' is not closed");
}

void Reader::describe(AsmSurroundings &Around) const {
  for (const DeclaredName &D : Names)
    Around.Declared.push_back(D.Name.str() + (D.IsRange ? "<" : ""));
  for (const auto &Label : Labels)
    (Label.getValue() ? Around.Declared : Around.InnerLabels)
        .push_back(Label.getKey().str());
  Around.Balance = int(Scopes.size()) - int(Unopened);
}

SmallVector<AsmMistake, 0> findMistakes(StringRef Template, AsmLetters Letters,
                                        AsmSurroundings *Around) {
  SmallVector<AsmMistake, 0> Mistakes;
  Plain Source;
  if (!Source.read(Template))
    return Mistakes;
  Reader R(Source, Letters, Mistakes);
  R.read();
  if (Around)
    R.describe(*Around);
  llvm::sort(Mistakes, [](const AsmMistake &A, const AsmMistake &B) {
    return std::tie(A.Offset, A.Kind) < std::tie(B.Offset, B.Kind);
  });
  return Mistakes;
}

} // namespace opennvvm
