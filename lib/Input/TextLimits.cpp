//===- TextLimits.cpp - Resource limits for assembly ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmShapes.h"
#include "Limits.h"
#include "Support/IRText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm {

namespace {

/// Named types, as written, and the types that each refers to.
class NamedTypes {
public:
  void define(StringRef Name) { Current = number(Name); }
  void mention(StringRef Name) {
    unsigned Part = number(Name); // This may add a type.
    Parts[Current].push_back(Part);
  }
  /// The length of the longest chain of nested types, and the most parts of one
  /// if each is counted as often as it is reached.
  std::pair<unsigned, uint64_t> extent() const;

private:
  unsigned number(StringRef Name) {
    auto [It, New] = Numbers.try_emplace(Name, Parts.size());
    if (New)
      Parts.emplace_back();
    return It->second;
  }

  StringMap<unsigned> Numbers;
  std::vector<SmallVector<unsigned, 4>> Parts;
  unsigned Current = 0;
};

/// One pass over the characters; it handles strings, comments, brackets,
/// numbers and the few types that matter.
class TextScan {
public:
  TextScan(StringRef Text, DiagnosticEngine &Diags)
      : Text(Text), Diags(Diags) {}
  bool run();

private:
  void skipString();
  void readWord();
  void readNumber();
  void readAssembly();
  void open();
  void close();
  bool isTypeAhead() const;
  void refuse(size_t From, const Twine &What);
  void refuse(size_t From, const Twine &What, uint64_t Limit) {
    refuse(From, What + "; the limit is " + Twine(Limit));
  }

  StringRef Text;
  DiagnosticEngine &Diags;
  size_t At = 0;
  unsigned Depth = 0;
  bool Sound = true;
  bool InType = false; ///< In the definition of a named type.
  NamedTypes Types;
};

} // namespace

std::pair<unsigned, uint64_t> NamedTypes::extent() const {
  SmallVector<unsigned, 0> Depth(Parts.size(), 0);
  SmallVector<uint64_t, 0> Count(Parts.size(), 1);
  SmallVector<std::pair<unsigned, unsigned>, 32> Path; // Type, next part.
  unsigned Deepest = 0;
  uint64_t Most = 0;
  for (unsigned Root = 0; Root < Parts.size(); ++Root) {
    if (Depth[Root])
      continue;
    Depth[Root] = 1;
    Path.push_back({Root, 0});
    while (!Path.empty()) {
      auto &[Type, Next] = Path.back();
      if (Next < Parts[Type].size()) {
        unsigned Part = Parts[Type][Next++];
        if (Depth[Part]) {
          Depth[Type] = std::max(Depth[Type], Depth[Part] + 1);
          Count[Type] = SaturatingAdd(Count[Type], Count[Part]);
        } else {
          Depth[Part] = 1;
          Path.push_back({Part, 0});
        }
        continue;
      }
      unsigned Whole = Depth[Type];
      uint64_t All = Count[Type];
      Deepest = std::max(Deepest, Whole);
      Most = std::max(Most, All);
      Path.pop_back();
      if (Path.empty())
        continue;
      unsigned Outer = Path.back().first;
      Depth[Outer] = std::max(Depth[Outer], Whole + 1);
      Count[Outer] = SaturatingAdd(Count[Outer], All);
    }
  }
  return {Deepest, Most};
}

void TextScan::refuse(size_t From, const Twine &What) {
  StringRef Before = Text.take_front(From);
  unsigned Line = Before.count('\n') + 1;
  unsigned Column = From - (Before.rfind('\n') + 1) + 1;
  Diags.reportText(Rule::MiscLlvmParser, {Line, Column, Line, Column + 1},
                   {What.str()});
  Sound = false;
}

void TextScan::skipString() {
  size_t End = Text.find('"', At + 1);
  At = End == StringRef::npos ? Text.size() : End + 1;
}

namespace {
/// What a character begins. All kinds from Letter on may occur inside a word.
enum CharKind : uint8_t {
  Plain,
  Quote,
  Comment,
  Open,
  Close,
  Sigil,
  Letter,
  Digit,
  Joint
};

struct CharTable {
  constexpr CharTable() {
    for (unsigned C = 0; C < 256; ++C)
      if ((C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || C == '_')
        Kinds[C] = Letter;
      else if (C >= '0' && C <= '9')
        Kinds[C] = Digit;
    Kinds[uint8_t('"')] = Quote;
    Kinds[uint8_t(';')] = Comment;
    for (char C : {'(', '[', '{', '<'})
      Kinds[uint8_t(C)] = Open;
    for (char C : {')', ']', '}', '>'})
      Kinds[uint8_t(C)] = Close;
    Kinds[uint8_t('%')] = Kinds[uint8_t('@')] = Sigil;
    Kinds[uint8_t('.')] = Kinds[uint8_t('-')] = Kinds[uint8_t('$')] = Joint;
  }
  CharKind operator[](char C) const { return Kinds[uint8_t(C)]; }
  CharKind Kinds[256] = {};
};
} // namespace

static constexpr CharTable Kinds;

/// Whether a definition "= type" follows.
bool TextScan::isTypeAhead() const {
  StringRef Rest = Text.drop_front(At).ltrim(" \t");
  return Rest.consume_front("=") && Rest.ltrim(" \t").starts_with("type");
}

/// The end of the word that \p At is inside of.
static size_t endOfWord(StringRef Text, size_t At) {
  while (At < Text.size() && Kinds[Text[At]] >= Letter)
    ++At;
  return At;
}

/// A word, or a name of any kind.
void TextScan::readWord() {
  size_t From = At++;
  char First = Text[From];
  if (First == '%' && At < Text.size() && Text[At] == '"')
    skipString();
  else
    At = endOfWord(Text, At);
  StringRef Word = Text.slice(From, At);
  if (First == '%') {
    if (InType)
      Types.mention(Word);
    else if ((InType = Depth == 0 && isTypeAhead()))
      Types.define(Word);
    return;
  }
  if (Word == "asm")
    return readAssembly();
  if (First != 'i' || Word.size() < 6)
    return;
  uint64_t Bits;
  if (all_of(Word.drop_front(), isDigit) &&
      (Word.drop_front().getAsInteger(10, Bits) || Bits > MaxIntegerBits))
    refuse(From, "type " + Word.take_front(24).str(), MaxIntegerBits);
}

/// After "asm": flags, the text and the constraints. The assembly of a module
/// has no constraints.
void TextScan::readAssembly() {
  IRLexer L(Text, At);
  IRLexer::Token T = L.next();
  while (T.Kind == IRLexer::Token::Word)
    T = L.next();
  if (T.Kind != IRLexer::Token::String || !L.next().is(','))
    return;
  T = L.next();
  if (T.Kind == IRLexer::Token::String && !hasWholeCodes(nameOf(T.Text)))
    refuse(T.Where.Begin, CutShort.str());
}

void TextScan::readNumber() {
  size_t From = At;
  while (At < Text.size() && (isHexDigit(Text[At]) || Text[At] == '.'))
    ++At;
  if (At - From > MaxDigits)
    refuse(From, "a number of " + std::to_string(At - From) + " digits",
           MaxDigits);
}

void TextScan::open() {
  size_t From = At;
  char Bracket = Text[At++];
  if (++Depth == MaxBrackets + 1)
    refuse(From,
           "brackets nested more than " + std::to_string(MaxBrackets) + " deep",
           MaxBrackets);
  if (Bracket != '<')
    return;
  StringRef Rest = Text.drop_front(At).ltrim();
  StringRef Count = Rest.take_while(isDigit);
  uint64_t Lanes;
  if (!Count.empty() &&
      Rest.drop_front(Count.size()).ltrim().starts_with("x") &&
      (Count.getAsInteger(10, Lanes) || Lanes > MaxLanes))
    refuse(From, "a vector of " + Count.take_front(24).str() + " lanes",
           MaxLanes);
}

void TextScan::close() {
  ++At;
  if (Depth)
    --Depth;
  InType &= Depth != 0;
}

bool TextScan::run() {
  while (At < Text.size() && Sound) {
    switch (Kinds[Text[At]]) {
    case Sigil:
    case Letter:
      readWord();
      break;
    case Digit:
      readNumber();
      break;
    case Quote:
      skipString();
      break;
    case Comment:
      At = std::min(Text.find('\n', At), Text.size());
      break;
    case Open:
      open();
      break;
    case Close:
      close();
      break;
    case Joint:
    case Plain:
      InType &= Depth != 0 || Text[At] != '\n';
      ++At;
    }
  }
  if (!Sound)
    return false;
  auto [Deep, Parts] = Types.extent();
  if (Deep > MaxDepth)
    refuse(0, "types that are nested " + std::to_string(Deep) + " deep",
           MaxDepth);
  else if (Parts > MaxTypeParts)
    refuse(0, "types of " + std::to_string(Parts) + " parts", MaxTypeParts);
  return Sound;
}

bool checkTextLimits(StringRef Text, DiagnosticEngine &Diags) {
  return TextScan(Text, Diags).run();
}

} // namespace opennvvm
