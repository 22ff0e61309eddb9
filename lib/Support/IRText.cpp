//===- IRText.cpp - Where things stand in LLVM assembly -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/IRText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Attributes.h"

using namespace llvm;

namespace opennvvm {

using Token = IRLexer::Token;

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

static bool isNameChar(char C) {
  return isAlnum(C) || C == '-' || C == '$' || C == '.' || C == '_';
}

bool Token::opens() const { return is('(') || is('[') || is('{') || is('<'); }
bool Token::closes() const { return is(')') || is(']') || is('}') || is('>'); }

void IRLexer::skipBlanks() {
  while (At < Text.size())
    if (isSpace(Text[At]))
      ++At;
    else if (Text[At] == ';')
      At = std::min(Text.find('\n', At), Text.size());
    else
      return;
}

void IRLexer::skipString() {
  size_t Quote = Text.find('"', At + 1);
  At = Quote == StringRef::npos ? Text.size() : Quote + 1;
}

Token IRLexer::next() {
  skipBlanks();
  Token T;
  T.Where = {At, At};
  if (At >= Text.size())
    return T;
  char First = Text[At];
  char Second = At + 1 < Text.size() ? Text[At + 1] : '\0';
  bool HasSigil = StringRef("%@#!^").contains(First) &&
                  (isNameChar(Second) || Second == '"');
  if (First == '"') {
    T.Kind = Token::String;
    skipString();
  } else if (HasSigil && Second == '"') {
    T.Kind = Token::Word;
    ++At;
    skipString();
  } else if (HasSigil || isNameChar(First)) {
    T.Kind = Token::Word;
    ++At;
    while (At < Text.size() && isNameChar(Text[At]))
      ++At;
  } else {
    T.Kind = Token::Punctuation;
    ++At;
  }
  T.Where.End = At;
  T.Text = Text.slice(T.Where.Begin, T.Where.End);
  return T;
}

size_t IRLexer::skipGroup() {
  for (unsigned Depth = 1;;) {
    Token T = next();
    if (T.Kind == Token::End || (T.closes() && --Depth == 0))
      return T.Where.End;
    Depth += T.opens();
  }
}

void IRLexer::skipIfGroup() {
  if (!peek().opens())
    return;
  next();
  skipGroup();
}

std::string nameOf(StringRef Token) {
  if (!Token.empty() && StringRef("%@#!^").contains(Token.front()))
    Token = Token.drop_front();
  if (!Token.consume_front("\""))
    return Token.str();
  Token.consume_back("\"");
  std::string Name;
  for (size_t I = 0; I < Token.size(); ++I) {
    bool IsEscape = Token[I] == '\\' && I + 2 < Token.size() &&
                    isHexDigit(Token[I + 1]) && isHexDigit(Token[I + 2]);
    if (IsEscape) {
      Name += char(hexFromNibbles(Token[I + 1], Token[I + 2]));
      I += 2;
    } else if (Token.substr(I, 2) == "\\\\") {
      Name += Token[I++];
    } else {
      Name += Token[I];
    }
  }
  return Name;
}

//===----------------------------------------------------------------------===//
// Outline
//===----------------------------------------------------------------------===//

Outline::Outline(StringRef Text) : Text(Text) {
  for (size_t Line = 0; Line < Text.size();) {
    size_t At = Text.find_first_not_of(" \t", Line);
    size_t End = Text.find('\n', Line);
    if (At != StringRef::npos && StringRef("@d!at").contains(Text[At])) {
      noteEntity(At);
      noteRest(Text.slice(At, End));
    }
    Line = End == StringRef::npos ? Text.size() : End + 1;
  }
}

/// Whether \p T, which follows something complete, begins a definition.
static bool beginsEntity(const IRLexer &L, const Token &T) {
  return T.Kind == Token::Word &&
         (T.Text == "define" || T.Text == "declare" || T.Text == "attributes" ||
          T.Text == "target" ||
          (StringRef("@!").contains(T.Text.front()) && L.peek().is('=')));
}

/// Notes what begins in \p Line after its first entity.
void Outline::noteRest(StringRef Line) {
  // Hardly any line has more than one.
  if (!Line.drop_front().contains(" define ") &&
      !Line.drop_front().contains(" declare ") && Line.count('=') < 2)
    return;
  size_t Start = Line.data() - Text.data();
  IRLexer L(Text, Start);
  L.next();
  for (Token T = L.next();
       T.Kind != Token::End && T.Where.Begin < Start + Line.size();
       T = L.next())
    if (T.opens())
      L.skipGroup();
    else if (beginsEntity(L, T))
      noteEntity(T.Where.Begin);
}

void Outline::noteEntity(size_t At) {
  IRLexer L(Text, At);
  Token First = L.next();
  if (First.Kind != Token::Word)
    return;
  if (First.Text == "define" || First.Text == "declare") {
    Token Name = L.next();
    while (Name.Kind != Token::End && !Name.Text.starts_with("@"))
      Name = L.next();
    Functions.try_emplace(nameOf(Name.Text), Header{At, Name.Where});
  } else if (First.Text.front() == '@' && L.peek().is('=')) {
    Variables.try_emplace(nameOf(First.Text), First.Where);
  } else if (First.Text.front() == '!' && L.peek().is('=')) {
    Metadata.try_emplace(nameOf(First.Text), First.Where);
  } else if (First.Text == "attributes") {
    Token Reference = L.next();
    Groups.try_emplace(Reference.Text, Span{At, Reference.Where.End});
  } else if (First.Text == "target") {
    Token What = L.next();
    L.next();
    Targets.try_emplace(What.Text, L.next().Where);
  }
}

size_t Outline::firstFunction() const {
  size_t First = Text.size();
  for (const auto &F : Functions)
    First = std::min(First, F.second.Start);
  return First;
}

Outline::Group Outline::group(StringRef Reference) const {
  Span Start = Groups.lookup(Reference);
  if (Start.empty())
    return {};
  IRLexer L(Text, Start.End);
  L.next(); // =
  size_t Inside = L.next().Where.End, End = L.skipGroup();
  return {{Start.Begin, End}, {Inside, End - 1}};
}

SmallVector<StringRef, 4> Outline::groups() const {
  SmallVector<StringRef, 4> References(Groups.keys());
  llvm::sort(References);
  return References;
}

std::optional<unsigned> Outline::lastNode() const {
  std::optional<unsigned> Last;
  for (StringRef Name : Metadata.keys())
    if (unsigned Number; !Name.getAsInteger(10, Number))
      Last = std::max(Last.value_or(0), Number);
  return Last;
}

static Span lookUp(const StringMap<Span> &Map, StringRef Name) {
  return Map.lookup(Name);
}

const Outline::Header *Outline::function(StringRef Name) const {
  auto It = Functions.find(Name);
  return It == Functions.end() ? nullptr : &It->second;
}

Span Outline::variable(StringRef Name) const { return lookUp(Variables, Name); }

Span Outline::metadata(StringRef Name) const { return lookUp(Metadata, Name); }

Span Outline::target(StringRef What) const { return lookUp(Targets, What); }

/// Whether \p Word is an attribute that is written as a string, not one of
/// LLVM's own or a clause of a header.
static bool isStringAttribute(StringRef Word) {
  static constexpr StringLiteral Clauses[] = {"section", "prefix", "prologue",
                                              "personality", "gc"};
  return Attribute::getAttrKindFromName(Word) == Attribute::None &&
         !is_contained(Clauses, Word);
}

/// Whether \p T spells attribute \p Word; if so, \p L moves past its value.
static bool consumeAttribute(IRLexer &L, const Token &T, StringRef Word,
                             Span &Found) {
  bool IsString = T.Kind == Token::String;
  if (IsString ? nameOf(T.Text) != Word || !isStringAttribute(Word)
               : T.Kind != Token::Word || T.Text != Word || L.peek().is(':'))
    return false;
  Found = T.Where;
  if (!IsString && L.peek().is('(')) {
    L.next();
    Found.End = L.skipGroup();
  } else if (L.peek().is('=')) {
    // In a group, also words of LLVM's own: alignstack=8.
    L.next();
    Found.End = L.next().Where.End;
  }
  return true;
}

Span Outline::inGroup(StringRef Reference, StringRef Word) const {
  Span Start = Groups.lookup(Reference);
  if (Start.empty())
    return {};
  IRLexer L(Text, Start.End);
  Span Found;
  for (Token T = L.next(); T.Kind != Token::End && !T.is('}'); T = L.next()) {
    if (consumeAttribute(L, T, Word, Found))
      return Found;
    // The value of another attribute.
    if (T.is('='))
      if (!L.peek().is('{'))
        L.next();
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Headers of functions
//===----------------------------------------------------------------------===//

/// Moves past the next parameter; the opening parenthesis was already read.
/// \returns its span; \p Last tells whether it was the last.
static Span nextParameter(IRLexer &L, bool &Last) {
  Span Whole;
  for (Token T = L.next();; T = L.next()) {
    Last = T.is(')') || T.Kind == Token::End;
    if (Last || T.is(','))
      return Whole;
    if (Whole.empty())
      Whole.Begin = T.Where.Begin;
    Whole.End = T.opens() ? L.skipGroup() : T.Where.End;
  }
}

Span findParameter(StringRef Text, const Outline::Header &H, unsigned Index,
                   StringRef Word) {
  IRLexer L(Text, H.Name.End);
  if (!L.next().is('('))
    return {};
  Span Whole;
  bool Last = false;
  for (unsigned I = 0; I <= Index; ++I) {
    if (Last)
      return {};
    Whole = nextParameter(L, Last);
  }
  if (Word.empty())
    return Whole;
  IRLexer Inside(Text, Whole.Begin, Whole.End);
  Span Found;
  for (Token T = Inside.next(); T.Kind != Token::End; T = Inside.next())
    if (T.opens())
      Inside.skipGroup();
    else if (consumeAttribute(Inside, T, Word, Found))
      return Found;
  return Whole;
}

Span findResult(StringRef Text, const Outline::Header &H) {
  // The type directly precedes the name.
  IRLexer L(Text, H.Start, H.Name.Begin);
  Span Last;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (T.opens()) {
      // The argument of the word before: addrspace(1), target("x").
      bool IsArgument = T.is('(');
      size_t End = L.skipGroup();
      Last = {IsArgument ? Last.Begin : T.Where.Begin, End};
    } else if (T.Text == "addrspace" && L.peek().is('(')) {
      Last.End = T.Where.End;
    } else {
      Last = T.Where;
    }
  }
  return Last;
}

/// Whether nothing from \p T on belongs to the header of a function.
static bool endsHeader(const IRLexer &L, const Token &T) {
  static constexpr StringLiteral Starts[] = {
      "define", "declare",         "attributes",  "target",
      "module", "source_filename", "uselistorder"};
  if (T.Kind == Token::End || T.is('{'))
    return true;
  if (T.Kind != Token::Word)
    return false;
  return is_contained(Starts, T.Text) ||
         (StringRef("@%!$^").contains(T.Text.front()) && L.peek().is('='));
}

/// Searches the words of a header or an instruction that are not in brackets.
static Span findAmongWords(IRLexer L, const Outline &O, StringRef Word,
                           bool IsHeader, Span &InGroup) {
  Span Found;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (consumeAttribute(L, T, Word, Found))
      return Found;
    if (IsHeader && endsHeader(L, T))
      return {};
    if (T.opens()) {
      L.skipGroup();
    } else if (T.Text == "prefix" || T.Text == "prologue") {
      // A type and a value, either of which may be in brackets.
      L.skipIfGroup();
      L.skipIfGroup();
    } else if (T.Text.starts_with("#")) {
      InGroup = O.inGroup(T.Text, Word);
      if (!InGroup.empty())
        return T.Where;
    }
  }
  return {};
}

Span findAttribute(StringRef Text, const Outline &O, const Outline::Header &H,
                   StringRef Word, Span &InGroup) {
  IRLexer L(Text, H.Name.End);
  if (!L.next().is('('))
    return {};
  L.skipGroup();
  return findAmongWords(L, O, Word, /*IsHeader=*/true, InGroup);
}

Span findAttribute(StringRef Text, const Outline &O, Span Instruction,
                   StringRef Word, Span &InGroup) {
  return findAmongWords(IRLexer(Text, Instruction.Begin, Instruction.End), O,
                        Word, /*IsHeader=*/false, InGroup);
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

/// Adds the pairs in the node that follows \p At to \p Pairs.
static void findPairs(StringRef Text, size_t At, StringRef Subject,
                      function_ref<bool(StringRef)> IsKey,
                      SmallVectorImpl<Span> &Pairs) {
  IRLexer L(Text, At);
  Token T = L.next(); // =
  while (T.Kind != Token::End && !T.is('{'))
    T = L.next();
  bool IsAbout = false;
  for (T = L.next(); T.Kind != Token::End && !T.is('}'); T = L.next()) {
    if (T.Text.starts_with("@"))
      IsAbout |= nameOf(T.Text) == Subject;
    if (!IsAbout || !T.Text.starts_with("!\"") || !IsKey(nameOf(T.Text)))
      continue;
    Span Pair = T.Where;
    L.next(); // ,
    for (T = L.peek(); T.Kind != Token::End && !T.is(',') && !T.is('}');
         T = L.peek()) {
      L.next();
      Pair.End = T.opens() ? L.skipGroup() : T.Where.End;
    }
    Pairs.push_back(Pair);
  }
}

SmallVector<Span, 4> findAnnotations(StringRef Text, const Outline &O,
                                     StringRef List, StringRef Subject,
                                     function_ref<bool(StringRef)> IsKey) {
  SmallVector<Span, 4> Pairs;
  Span Name = O.metadata(List);
  if (Name.empty())
    return Pairs;
  IRLexer L(Text, Name.End);
  L.next(); // =
  L.next(); // !
  for (Token T = L.next(); T.Kind != Token::End && !T.is('}'); T = L.next()) {
    if (!T.Text.starts_with("!"))
      continue;
    Span Node = O.metadata(nameOf(T.Text));
    if (!Node.empty())
      findPairs(Text, Node.End, Subject, IsKey, Pairs);
  }
  return Pairs;
}

Span findAnnotation(StringRef Text, const Outline &O, StringRef List,
                    StringRef Subject, function_ref<bool(StringRef)> IsKey) {
  SmallVector<Span, 4> Pairs = findAnnotations(Text, O, List, Subject, IsKey);
  return Pairs.empty() ? Span() : Pairs.front();
}

} // namespace opennvvm
