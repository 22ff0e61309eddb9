//===- PatternCompiler.cpp - From PTX patterns to bytes -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PatternCompiler.h"
#include "Catalog/OverloadTypeNames.h"
#include "Catalog/Pattern.h"
#include "Intrinsics.h"
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
  Compiler(const PatternSource &I, StringRef Text, Position At = {})
      : I(I), Rest(Text), At(At) {}

  std::vector<uint8_t> run();

private:
  [[noreturn]] void fail(const Twine &What) {
    PrintFatalError(I.Place, "pattern of " + I.Name + ": " + What + " in \"" +
                                 I.Text + "\"");
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
  void cases(StringRef Text, bool IsWide, function_ref<void(StringRef)> Key);
  void select(unsigned Arg, StringRef Cases);
  void selectBits(unsigned Arg, unsigned High, unsigned Low,
                  ArrayRef<uint64_t> Needed, StringRef Cases);
  void selectType(uint8_t Arg, StringRef Cases);
  void selectField(StringRef Inside);
  void refuse(StringRef Text);
  void addressIn(unsigned Arg, StringRef Space);
  void checkCovered(unsigned Arg, ArrayRef<unsigned> Values);
  void result(StringRef PartText);
  void argument(unsigned Arg, std::optional<unsigned> Part);
  unsigned checkedArgument(unsigned Arg);
  std::optional<unsigned> number(StringRef &From);
  void checkPointer(unsigned Arg);
  const PatternSource &I;
  StringRef Rest;
  Position At;
  std::string Pending;
  std::vector<uint8_t> Bytes;
  size_t ListAt = 0; ///< Index past the opcode of a list that may grow.
  bool SawResult = false;
  bool Refuses = false; ///< Nothing is printed, on any machine.
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
  At.InMnemonic &= C != ';';
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
  if (Arg >= I.Arguments.size())
    fail("argument " + Twine(Arg) + " does not exist");
  return Arg;
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
  for (unsigned N : I.Results) {
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
  if (unsigned N = I.Arguments[Arg].Parts; N && *Part >= N)
    fail("argument " + Twine(Arg) + " has no part " + Twine(*Part));
  startLine();
  flush();
  op(InBraces ? PatternOp::RegisterArgumentPart : PatternOp::ArgumentPart);
  byte(Arg);
  byte(*Part);
}

void Compiler::checkPointer(unsigned Arg) {
  if (!I.Arguments[checkedArgument(Arg)].IsPointer)
    fail("argument " + Twine(Arg) + " is not a pointer");
}

/// The index in opennvvm::OverloadType of type \p IR; -1 if it has none.
static int overloadIndex(StringRef IR) {
  ArrayRef<StringLiteral> Names = ArrayRef(opennvvm::OverloadTypeNames);
  const StringLiteral *It = find(Names.drop_back(), IR);
  return It == Names.end() - 1 ? -1 : int(It - Names.begin());
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

/// Splits "0=.rn;1=, ${4:a}" at the semicolons outside of braces, except "$;".
static SmallVector<StringRef, 8> splitCases(StringRef Text) {
  SmallVector<StringRef, 8> Cases;
  size_t Begin = 0;
  unsigned Depth = 0;
  for (auto [Index, C] : enumerate(Text)) {
    Depth += C == '{';
    Depth -= C == '}';
    if (C == ';' && Depth == 0 && !Text.take_front(Index).ends_with("$")) {
      Cases.push_back(Text.slice(Begin, Index));
      Begin = Index + 1;
    }
  }
  Cases.push_back(Text.drop_front(Begin));
  return Cases;
}

/// Compiles each of "0=.rn;1=, ${4:a};*=" after what \p Key writes of its key,
/// which is empty for "*"; \p IsWide: with a length of two bytes.
void Compiler::cases(StringRef Text, bool IsWide,
                     function_ref<void(StringRef)> Key) {
  std::optional<Position> End;
  for (StringRef Piece : splitCases(Text)) {
    if (!Piece.contains('='))
      fail("a case that is not VALUE=TEXT");
    auto [Value, Part] = Piece.split('=');
    Key(Value == "*" ? "" : Value);
    Compiler Inner(I, Part, At);
    Inner.translate();
    Inner.flush();
    size_t Length = Inner.Bytes.size();
    byte(Length & (IsWide ? 0xFF : ~size_t(0)));
    if (IsWide)
      byte(Length >> 8);
    append_range(Bytes, Inner.Bytes);
    if (Inner.Refuses)
      continue;
    if (End && *End != Inner.At)
      fail("cases that end in different places of an instruction");
    End = Inner.At;
    SawResult |= Inner.SawResult;
  }
  if (End)
    At = *End;
}

/// {0=.rn;1=.rz}
void Compiler::select(unsigned Arg, StringRef Cases) {
  if (!I.Arguments[Arg].IsImmediate)
    fail("argument " + Twine(Arg) + " selects text but is not an immediate");
  flush();
  op(PatternOp::Select);
  byte(Arg);
  byte(splitCases(Cases).size());
  SmallVector<unsigned, 8> Values;
  cases(Cases, /*IsWide=*/false, [&](StringRef Value) {
    unsigned N;
    if (Value.getAsInteger(10, N))
      fail("a case that is not VALUE=TEXT");
    if (is_contained(Values, N))
      fail("value " + Twine(N) + " twice in one choice");
    Values.push_back(N);
    byte(N);
  });
  checkCovered(Arg, Values);
}

/// The same for bits \p High to \p Low; each of \p Needed has a case.
void Compiler::selectBits(unsigned Arg, unsigned High, unsigned Low,
                          ArrayRef<uint64_t> Needed, StringRef Cases) {
  flush();
  op(PatternOp::SelectBits);
  byte(Arg);
  byte(Low);
  byte(High - Low + 1);
  byte(splitCases(Cases).size());
  SmallVector<uint64_t, 8> Values;
  bool HasRest = false;
  cases(Cases, /*IsWide=*/true, [&](StringRef Value) {
    uint64_t N = 0;
    if (HasRest)
      fail("a case after the one for all other values");
    if (!Value.empty() && Value.getAsInteger(10, N))
      fail("a case that is not VALUE=TEXT");
    if (is_contained(Values, N) && !Value.empty())
      fail("value " + Twine(N) + " twice in one choice");
    Values.push_back(N);
    HasRest = Value.empty();
    byte(HasRest);
    byte(N);
  });
  for (uint64_t N : Needed)
    if (!HasRest && !is_contained(Values, N))
      fail("no text for value " + Twine(N) + " of argument " + Twine(Arg));
}

/// {float=.sat;*=}
void Compiler::selectType(uint8_t Arg, StringRef Cases) {
  flush();
  op(PatternOp::SelectType);
  byte(Arg);
  byte(splitCases(Cases).size());
  cases(Cases, /*IsWide=*/true, [&](StringRef Value) {
    int Type = Value.empty() ? -1 : overloadIndex(Value);
    if (!Value.empty() && Type < 0)
      fail("a case for type '" + Value + "', which has no name here");
    byte(uint8_t(Type));
  });
}

/// rounding:{1=.rn;2=.rz}
void Compiler::selectField(StringRef Inside) {
  auto [Name, Cases] = Inside.split(':');
  auto It =
      find_if(I.Fields, [&](const PatternField &F) { return F.Name == Name; });
  if (It == I.Fields.end())
    fail("neither an argument, a field nor the result after ${");
  if (!Cases.consume_front("{") || !Cases.consume_back("}"))
    fail("a field without cases");
  selectBits(It->Arg, It->High, It->Low, It->Values, Cases);
}

/// !TEXT or !100:TEXT, for machines from that number on.
void Compiler::refuse(StringRef Text) {
  unsigned From = 0;
  if (StringRef Rest = Text; !Rest.consumeInteger(10, From)) {
    if (!Rest.consume_front(":"))
      fail("no colon after the number of a machine");
    Text = Rest;
  }
  flush();
  op(PatternOp::Refuse);
  byte(From & 0xFF);
  byte(From >> 8);
  text(Text);
  Refuses |= From == 0;
}

/// Every possible value of argument \p Arg must have a text.
void Compiler::checkCovered(unsigned Arg, ArrayRef<unsigned> Values) {
  const auto &Range = I.Arguments[Arg].Range;
  if (!Range)
    fail("argument " + Twine(Arg) + " chooses text but has no range");
  for (int64_t V = Range->first; V < Range->second; ++V)
    if (!is_contained(Values, unsigned(V)))
      fail("no text for value " + Twine(V) + " of argument " + Twine(Arg));
}

/// The contents of ${ and }: 0:a 0:s 0:b d:f 0.1 2:{0=.rn;1=.rz}
void Compiler::braced(StringRef Inside) {
  if (Inside.consume_front("!"))
    return refuse(Inside);
  if (Inside.consume_front("d:")) {
    if (I.Results.empty())
      fail("a result that does not exist");
    if (Inside.consume_front("{"))
      return selectType(0xFF, Inside.drop_back());
    if (Inside.size() != 1 || !StringRef("busfmvwnz").contains(Inside[0]))
      fail("a type letter other than b, u, s, f, m, v, w, n or z");
    startLine();
    flush();
    op(PatternOp::Type);
    byte(0xFF);
    return byte(uint8_t(Inside[0]));
  }
  std::optional<unsigned> Arg = number(Inside);
  if (!Arg)
    return selectField(Inside);
  if (Inside.consume_front(".")) {
    std::optional<unsigned> Part = number(Inside);
    if (!Part || !Inside.empty())
      fail("a part that is not a number");
    return argument(*Arg, Part);
  }
  if (!Inside.consume_front(":") || Inside.empty())
    fail("a modifier is missing");
  if (Inside.front() == '{') {
    StringRef Cases = Inside.drop_front().drop_back();
    checkedArgument(*Arg);
    if (!I.IsInternal)
      return select(*Arg, Cases);
    // Numbers are values of a constant, which the pattern need not list.
    if (Cases.empty() || isDigit(Cases.front()))
      return selectBits(*Arg, 63, 0, {}, Cases);
    return selectType(*Arg, Cases);
  }
  if (Inside.front() == 'a' && Inside.size() > 1)
    return addressIn(*Arg, Inside.drop_front());
  if (Inside.size() != 1 || !StringRef("asbufmvwnc").contains(Inside[0]))
    fail("unknown modifier '" + Inside + "'");
  char Letter = Inside[0];
  startLine();
  flush();
  bool IsPointer = I.Arguments[checkedArgument(*Arg)].IsPointer;
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

/// The address of \p Arg in address space \p Space.
void Compiler::addressIn(unsigned Arg, StringRef Space) {
  checkPointer(Arg);
  std::optional<unsigned> Number = number(Space);
  if (!Number || !Space.empty())
    fail("an address space that is not a number");
  flush();
  op(PatternOp::AddressIn);
  byte(Arg);
  byte(*Number);
}

/// After a dollar sign.
void Compiler::dollar() {
  for (char Plain : {'$', ';'})
    if (Rest.consume_front(StringRef(&Plain, 1)))
      return print(Plain);
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

std::vector<uint8_t> compilePattern(const PatternSource &Source) {
  return Compiler(Source, Source.Text).run();
}

//===----------------------------------------------------------------------===//
// Patterns of LLVM's intrinsics
//===----------------------------------------------------------------------===//

/// The parts that \p Ty certainly has; 0 if that depends on the overload.
static unsigned partsOf(const Record *Ty) {
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

PatternSource patternOf(const CatalogIntrinsic &I) {
  PatternSource Source = {
      I.Of->getName().str(), I.pattern(), I.Row->getLoc(), {}, {}};
  for (auto [Arg, Ty] : enumerate(I.Params)) {
    PatternArgument &A = Source.Arguments.emplace_back();
    A.Parts = partsOf(Ty);
    A.IsPointer = Ty->isSubClassOf("LLVMQualPointerType") ||
                  Ty->isSubClassOf("LLVMAnyPointerType");
    A.IsImmediate = I.isImmediate(Arg);
    if (const Constraint *C = I.rangeOf(Arg))
      A.Range = {C->Low, C->High};
    else if (!Ty->isSubClassOf("LLVMMatchType") &&
             Ty->getValueAsDef("VT")->getName() == "i1")
      A.Range = {0, 2};
  }
  for (const Record *Ty : I.Results)
    Source.Results.push_back(partsOf(Ty));
  return Source;
}

} // namespace opennvvm
