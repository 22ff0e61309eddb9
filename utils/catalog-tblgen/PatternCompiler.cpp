//===- PatternCompiler.cpp - From PTX patterns to bytes -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PatternCompiler.h"
#include "Catalog/Pattern.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// The position of a pattern in an instruction.
struct Position {
  bool AtLineStart = true;
  bool InMnemonic = false; ///< The next blank becomes a tab.
  unsigned Depth = 0;      ///< Of braces and brackets.

  bool operator==(const Position &) const = default;
};

class Compiler {
public:
  Compiler(const CatalogIntrinsic &I, StringRef Text, Position At = {})
      : I(I), Rest(Text), At(At) {}

  std::vector<uint8_t> run();

private:
  [[noreturn]] void fail(const Twine &What) {
    PrintFatalError(I.Row->getLoc(), "pattern of " + I.Of->getName() + ": " +
                                         What + " in \"" + I.pattern() + "\"");
  }

  void op(PatternOp O) {
    ListAt = 0;
    Bytes.push_back(uint8_t(O));
  }
  void byte(uint64_t B) {
    if (B > 0xFF)
      fail("a number past 255");
    Bytes.push_back(uint8_t(B));
  }
  void text(StringRef S) {
    byte(S.size());
    Bytes.insert(Bytes.end(), S.begin(), S.end());
  }
  void print(char C);
  void startLine();
  void flush();
  bool extendList(PatternOp O, unsigned Next);
  void list(PatternOp O, unsigned First);
  void dollar();
  void braced(StringRef Inside);
  void translate();
  void select(unsigned Arg, StringRef Cases);
  void checkCovered(unsigned Arg, ArrayRef<unsigned> Values);
  void result(StringRef PartText);
  void argument(unsigned Arg, std::optional<unsigned> Part);
  unsigned checkedArgument(unsigned Arg);
  std::optional<unsigned> number(StringRef &From);
  void checkPointer(unsigned Arg);
  /// The parts that \p Ty certainly has; 0 if that depends on the overload.
  unsigned partsOf(const Record *Ty);

  const CatalogIntrinsic &I;
  StringRef Rest;
  Position At;
  std::string Pending;
  std::vector<uint8_t> Bytes;
  size_t ListAt = 0; ///< Index past the opcode of a list that may grow.
  bool SawResult = false;
};
} // namespace

/// Begins a line with its tab right before its first character.
void Compiler::startLine() {
  if (!At.AtLineStart)
    return;
  Pending += '\t';
  At.AtLineStart = false;
  At.InMnemonic = true;
}

/// The blank after the mnemonic becomes a tab.
void Compiler::print(char C) {
  if (C == '\n') {
    At.AtLineStart = true;
    Pending += C;
    return;
  }
  bool Starts = At.AtLineStart;
  startLine();
  At.InMnemonic &= !Starts || !StringRef("@{}.").contains(C);
  At.Depth += (C == '{' || C == '[') - (C == '}' || C == ']');
  Pending += C;
  if (At.InMnemonic && C == ' ') {
    Pending += '\t';
    At.InMnemonic = false;
  }
}

void Compiler::flush() {
  StringRef Text = Pending;
  while (!Text.empty()) {
    op(PatternOp::Literal);
    text(Text.take_front(255));
    Text = Text.drop_front(std::min<size_t>(255, Text.size()));
  }
  Pending.clear();
}

/// Adds \p Next, if only a comma precedes it, to the list before it.
bool Compiler::extendList(PatternOp O, unsigned Next) {
  if (Pending != ", " || !ListAt || Bytes[ListAt - 1] != uint8_t(O) ||
      Bytes[ListAt] + Bytes[ListAt + 1] != Next)
    return false;
  ++Bytes[ListAt + 1];
  Pending.clear();
  return true;
}

void Compiler::list(PatternOp O, unsigned First) {
  startLine();
  if (extendList(O, First))
    return;
  flush();
  op(O);
  size_t Start = Bytes.size();
  byte(First);
  byte(1);
  ListAt = Start;
}

std::optional<unsigned> Compiler::number(StringRef &From) {
  unsigned N;
  if (From.consumeInteger(10, N))
    return std::nullopt;
  return N;
}

unsigned Compiler::checkedArgument(unsigned Arg) {
  if (Arg >= I.Params.size())
    fail("argument " + Twine(Arg) + " does not exist");
  return Arg;
}

unsigned Compiler::partsOf(const Record *Ty) {
  const Record *VT = Ty->getValueAsDef("VT");
  if (Ty->getValueAsInt("isAny") || Ty->isSubClassOf("LLVMMatchType"))
    return 0;
  if (VT->getName() == "i128")
    return 2;
  if (!VT->getValueAsBit("isVector"))
    return 1;
  // Packed lanes share a register: pairs of 16-bit floats, quads of bytes.
  unsigned Lanes = VT->getValueAsInt("nElem");
  StringRef Element = VT->getValueAsDef("ElementType")->getName();
  if (Element == "f16" || Element == "bf16")
    return (Lanes + 1) / 2;
  return Element == "i8" && Lanes % 4 == 0 ? Lanes / 4 : Lanes;
}

void Compiler::result(StringRef PartText) {
  if (I.Results.empty())
    fail("a result that does not exist");
  SawResult = true;
  if (PartText.empty()) {
    startLine();
    flush();
    return op(PatternOp::Result);
  }
  unsigned Part = 0, Parts = 0;
  PartText.getAsInteger(10, Part);
  bool Known = true;
  for (const Record *Ty : I.Results) {
    unsigned N = partsOf(Ty);
    Known &= N != 0;
    Parts += N;
  }
  if (Known && Part >= Parts)
    fail("the result has no part " + Twine(Part));
  list(PatternOp::ResultParts, Part);
}

void Compiler::argument(unsigned Arg, std::optional<unsigned> Part) {
  bool InBraces = At.Depth != 0;
  checkedArgument(Arg);
  if (!Part)
    return list(InBraces ? PatternOp::RegisterArguments : PatternOp::Arguments,
                Arg);
  if (unsigned N = partsOf(I.Params[Arg]); N && *Part >= N)
    fail("argument " + Twine(Arg) + " has no part " + Twine(*Part));
  startLine();
  flush();
  op(InBraces ? PatternOp::RegisterArgumentPart : PatternOp::ArgumentPart);
  byte(Arg);
  byte(*Part);
}

void Compiler::checkPointer(unsigned Arg) {
  const Record *Ty = I.Params[checkedArgument(Arg)];
  if (!Ty->isSubClassOf("LLVMQualPointerType") &&
      !Ty->isSubClassOf("LLVMAnyPointerType"))
    fail("argument " + Twine(Arg) + " is not a pointer");
}

/// The index of the brace that closes the one that \p Text begins inside.
static size_t closingBrace(StringRef Text) {
  unsigned Depth = 1;
  for (auto [Index, C] : enumerate(Text)) {
    if (C == '{')
      ++Depth;
    else if (C == '}' && --Depth == 0)
      return Index;
  }
  return StringRef::npos;
}

/// Splits "0=.rn;1=, ${4:a}" at the semicolons outside of braces.
static SmallVector<StringRef, 8> splitCases(StringRef Text) {
  SmallVector<StringRef, 8> Cases;
  size_t Begin = 0;
  unsigned Depth = 0;
  for (auto [Index, C] : enumerate(Text)) {
    Depth += C == '{';
    Depth -= C == '}';
    if (C == ';' && Depth == 0) {
      Cases.push_back(Text.slice(Begin, Index));
      Begin = Index + 1;
    }
  }
  Cases.push_back(Text.drop_front(Begin));
  return Cases;
}

/// {0=.rn;1=.rz}
void Compiler::select(unsigned Arg, StringRef Cases) {
  if (!I.isImmediate(checkedArgument(Arg)))
    fail("argument " + Twine(Arg) + " selects text but is not an immediate");
  SmallVector<StringRef, 8> Pieces = splitCases(Cases);
  std::optional<Position> End;
  flush();
  op(PatternOp::Select);
  byte(Arg);
  byte(Pieces.size());
  SmallVector<unsigned, 8> Values;
  for (StringRef Piece : Pieces) {
    auto [Value, Text] = Piece.split('=');
    unsigned N;
    if (!Piece.contains('=') || Value.getAsInteger(10, N))
      fail("a case that is not VALUE=TEXT");
    if (is_contained(Values, N))
      fail("value " + Twine(N) + " twice in one choice");
    Values.push_back(N);
    byte(N);
    Compiler Inner(I, Text, At);
    Inner.translate();
    Inner.flush();
    if (End && *End != Inner.At)
      fail("cases that end in different places of an instruction");
    End = Inner.At;
    SawResult |= Inner.SawResult;
    byte(Inner.Bytes.size());
    append_range(Bytes, Inner.Bytes);
  }
  At = *End;
  checkCovered(Arg, Values);
}

/// Every possible value of argument \p Arg must have a text.
void Compiler::checkCovered(unsigned Arg, ArrayRef<unsigned> Values) {
  int64_t Low = 0, High = 0;
  if (const Constraint *C = I.rangeOf(Arg)) {
    Low = C->Low;
    High = C->High;
  } else if (I.Params[Arg]->getValueAsDef("VT")->getName() == "i1") {
    High = 2;
  } else {
    fail("argument " + Twine(Arg) + " chooses text but has no range");
  }
  for (int64_t V = Low; V < High; ++V)
    if (!is_contained(Values, unsigned(V)))
      fail("no text for value " + Twine(V) + " of argument " + Twine(Arg));
}

/// The contents of ${ and }: 0:a 0:s 0:b d:f 0.1 2:{0=.rn;1=.rz}
void Compiler::braced(StringRef Inside) {
  if (Inside.consume_front("d:")) {
    if (Inside.size() != 1 || !StringRef("busfvnz").contains(Inside[0]))
      fail("a type letter other than b, u, s, f, v, n or z");
    if (I.Results.empty())
      fail("a result that does not exist");
    startLine();
    flush();
    op(PatternOp::Type);
    byte(0xFF);
    return byte(uint8_t(Inside[0]));
  }
  std::optional<unsigned> Arg = number(Inside);
  if (!Arg)
    fail("neither an argument nor the result after ${");
  if (Inside.consume_front(".")) {
    std::optional<unsigned> Part = number(Inside);
    if (!Part || !Inside.empty())
      fail("a part that is not a number");
    return argument(*Arg, Part);
  }
  if (!Inside.consume_front(":") || Inside.empty())
    fail("a modifier is missing");
  if (Inside.front() == '{')
    return select(*Arg, Inside.drop_front().drop_back());
  if (Inside.size() != 1 || !StringRef("asbufvnc").contains(Inside[0]))
    fail("unknown modifier '" + Inside + "'");
  char Letter = Inside[0];
  const Record *Ty = I.Params[checkedArgument(*Arg)];
  startLine();
  flush();
  bool IsPointer = Ty->isSubClassOf("LLVMQualPointerType") ||
                   Ty->isSubClassOf("LLVMAnyPointerType");
  if (Letter == 'a' || (Letter == 's' && IsPointer)) {
    checkPointer(*Arg);
    op(Letter == 'a' ? PatternOp::Address : PatternOp::Space);
    return byte(*Arg);
  }
  if (Letter == 'c')
    checkPointer(*Arg);
  op(PatternOp::Type);
  byte(*Arg);
  byte(uint8_t(Letter));
}

/// After a dollar sign.
void Compiler::dollar() {
  if (Rest.consume_front("$")) {
    print('$');
    return;
  }
  if (Rest.consume_front("d")) {
    StringRef Digits = Rest.take_while(isDigit);
    Rest = Rest.drop_front(Digits.size());
    return result(Digits);
  }
  if (Rest.consume_front("{")) {
    size_t End = closingBrace(Rest);
    if (End == StringRef::npos)
      fail("unmatched brace");
    StringRef Inside = Rest.take_front(End);
    Rest = Rest.drop_front(End + 1);
    return braced(Inside);
  }
  std::optional<unsigned> Arg = number(Rest);
  if (!Arg)
    fail("a dollar sign before nothing that it can name");
  argument(*Arg, std::nullopt);
}

void Compiler::translate() {
  while (!Rest.empty()) {
    char C = Rest.front();
    Rest = Rest.drop_front();
    if (C == '$')
      dollar();
    else
      print(C);
  }
}

std::vector<uint8_t> Compiler::run() {
  if (!StringRef(";}").contains(Rest.back()))
    fail("no semicolon at the end");
  translate();
  print('\n');
  flush();
  if (!I.Results.empty() && !SawResult)
    fail("the result is never written");
  return std::move(Bytes);
}

std::vector<uint8_t> compilePattern(const CatalogIntrinsic &I) {
  return Compiler(I, I.pattern()).run();
}

} // namespace opennvvm
