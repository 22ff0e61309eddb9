//===- Unused.cpp - What edits leave unused -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Edits.h"
#include "Remedy.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

static bool isInside(const TextEdit &E, Span S) {
  return S.Begin <= E.Begin && E.End <= S.End;
}

static void eraseInside(std::vector<TextEdit> &Edits, Span S) {
  erase_if(Edits, [S](const TextEdit &E) { return isInside(E, S); });
}

/// \p S with the rest of its line.
static Span withLineBreak(const ModuleText &Text, Span S) {
  size_t End = Text.endOfLine(S.End);
  bool HasBreak = Text.text().substr(End).starts_with(Text.lineBreak());
  return {S.Begin, End + (HasBreak ? Text.lineBreak().size() : 0)};
}

//===----------------------------------------------------------------------===//
// Attribute groups
//===----------------------------------------------------------------------===//

/// Whether \p Edits leave nothing but blanks of \p S, the inside of a group.
static bool isEmptied(const ModuleText &Text, Span S,
                      ArrayRef<TextEdit> Edits) {
  ArrayRef<TextEdit> Rest =
      Edits.drop_while([&](const TextEdit &E) { return E.End <= S.Begin; });
  if (Rest.empty() || Rest.front().Begin >= S.End)
    return false;
  IRLexer L = Text.lexer(S);
  for (Token T = L.next(); T.Kind != Token::End; T = L.next())
    if (none_of(Rest, [&](const TextEdit &E) {
          return E.Begin <= T.Where.Begin && T.Where.End <= E.End;
        }))
      return false;
  return true;
}

static std::vector<TextEdit> withoutEmptyGroups(const ModuleText &Text,
                                                std::vector<TextEdit> Edits) {
  for (StringRef Reference : Text.groups()) {
    auto [Whole, Inside] = Text.outline().group(Reference);
    if (!isEmptied(Text, Inside, Edits))
      continue;
    eraseInside(Edits, Inside);
    EditSet All;
    All.add(Edits);
    auto Remove = [&](Span S) { All.add(Text.editAt(S, "")); };
    for (Span S : Text.occurrences(Reference))
      if (S.End <= Whole.Begin || S.Begin >= Whole.End)
        Remove(Text.withBlanks(S));
    Remove(withLineBreak(Text, Whole));
    Edits = All.take();
  }
  return Edits;
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

/// Whether \p T begins what follows a declaration.
static bool isNext(const IRLexer &L, const Token &T) {
  if (T.Kind == Token::End)
    return true;
  if (T.Kind == Token::Word && L.peek().is('=') && T.Text.front() != '#')
    return true;
  return T.Text == "define" || T.Text == "declare" || T.Text == "attributes" ||
         T.Text == "target" || T.Text == "source_filename" ||
         T.Text == "module" || T.Text == "uselistorder";
}

/// The declaration of \p F: its line if it is all of that; empty if it is no
/// declaration.
static Span declarationOf(const ModuleText &Text, const Function &F) {
  const Outline::Header *H = Text.header(F);
  std::optional<size_t> End = Text.endOfParameters(F);
  if (!H || !F.isDeclaration() || !End)
    return {};
  // Words, and references to groups.
  IRLexer L(Text.text(), *End);
  for (Token T = L.next(); !isNext(L, T); T = L.next())
    *End = T.opens() ? L.skipGroup() : T.Where.End;
  Span Whole = {H->Start, *End};
  StringRef Rest = Text.text().drop_front(*End).take_until(
      [](char C) { return C == '\n' || C == '\r'; });
  // A comment may be about what comes next.
  if (Rest.contains(';'))
    return {};
  if (!Text.isLineStart(H->Start))
    return Text.withBlanks(Whole);
  if (Rest.trim().empty())
    return withLineBreak(Text, Text.withBlanks(Whole));
  return {Whole.Begin, Text.endOfBlanks(Whole.End)};
}

/// Whether \p Text names the global \p Name, which needs no quotes.
static bool names(StringRef Text, StringRef Name) {
  std::string Spelled = ("@" + Name).str();
  for (size_t At = 0; (At = Text.find(Spelled, At)) != StringRef::npos;) {
    At += Spelled.size();
    char Next = At < Text.size() ? Text[At] : ' ';
    if (!isAlnum(Next) && !StringRef("-$._").contains(Next))
      return true;
  }
  return false;
}

/// Whether all calls of \p F are in what \p Edits replace, and the new text
/// has none.
static bool becomesUnused(const ModuleText &Text, const Function &F,
                          ArrayRef<TextEdit> Edits) {
  ArrayRef<Span> Namings = Text.namings(F.getName());
  const Outline::Header *H = Text.header(F);
  return H && Namings.size() > 1 &&
         all_of(Namings,
                [&](Span S) {
                  return S.Begin == H->Name.Begin ||
                         any_of(Edits, [&](const TextEdit &E) {
                           return E.Begin <= S.Begin && S.End <= E.End;
                         });
                }) &&
         none_of(Edits,
                 [&](const TextEdit &E) { return names(E.Text, F.getName()); });
}

static std::vector<TextEdit> withoutDeclarations(const ModuleText &Text,
                                                 std::vector<TextEdit> Edits) {
  for (const Function &F : Text.module()) {
    if (!F.getName().starts_with("llvm.") || F.use_empty())
      continue;
    Span Line = declarationOf(Text, F);
    if (Line.empty() || !becomesUnused(Text, F, Edits))
      continue;
    std::vector<TextEdit> Kept = Edits;
    eraseInside(Kept, Line);
    EditSet All;
    if (All.add(Kept) && All.add(Text.editAt(Line, "")))
      Edits = All.take();
  }
  return Edits;
}

std::vector<TextEdit> withoutUnused(const ModuleText &Text,
                                    std::vector<TextEdit> Edits) {
  if (Edits.empty())
    return Edits;
  return withoutEmptyGroups(Text, withoutDeclarations(Text, std::move(Edits)));
}

} // namespace opennvvm::fix
