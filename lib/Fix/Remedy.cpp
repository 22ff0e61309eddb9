//===- Remedy.cpp - The edits of one remedy -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Remedy.h"
#include "Edits.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

void Remedy::replace(Span S, const Twine &New) {
  Edits.push_back(Text.editAt(S, New.str()));
}

void Remedy::insertBefore(const Instruction &I, const Twine &New) {
  size_t Begin = Text.statement(I).Begin;
  insert(Begin, New + Text.lineBreak() + Text.indentation(Begin));
}

void Remedy::insertAfter(const Instruction &I, const Twine &New) {
  Span Whole = Text.statement(I);
  insert(Text.endOfLine(Whole.End),
         Text.lineBreak() + Text.indentation(Whole.Begin) + New);
}

void Remedy::addToModule(const Twine &New) {
  // LLVM's printer ends lines in its own way.
  std::string Lines = "\n\n" + New.str();
  if (StringRef Break = Text.lineBreak(); Break != "\n")
    for (size_t At = 0; (At = Lines.find('\n', At)) != std::string::npos;
         At += Break.size())
      Lines.replace(At, 1, Break);
  insert(Text.endOfFunctions(), Lines);
}

void Remedy::declare(StringRef Name, const Twine &Declaration) {
  if (!module().getFunction(Name))
    addToModule(Declaration);
}

std::string Remedy::location(const Instruction &I) const {
  IRLexer L = Text.lexer(Text.operation(I));
  for (Token T = L.next(); T.Kind != Token::End; T = L.next())
    if (T.Text == "!dbg" && L.peek().Text.starts_with("!"))
      return (", !dbg " + L.next().Text).str();
  return {};
}

std::vector<TextEdit> Remedy::edits() const {
  EditSet Merged;
  for (const TextEdit &E : Edits)
    if (!Merged.add(E))
      return {};
  return withoutEmptyGroups(Text, Merged.take());
}

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

std::vector<TextEdit> withoutEmptyGroups(const ModuleText &Text,
                                         std::vector<TextEdit> Edits) {
  for (StringRef Reference : Text.groups()) {
    auto [Whole, Inside] = Text.outline().group(Reference);
    if (!isEmptied(Text, Inside, Edits))
      continue;
    erase_if(Edits, [Inside = Inside](const TextEdit &E) {
      return Inside.Begin <= E.Begin && E.End <= Inside.End;
    });
    EditSet All;
    All.add(Edits);
    auto Remove = [&](Span S) { All.add(Text.editAt(S, "")); };
    for (Span S : Text.occurrences(Reference))
      if (S.End <= Whole.Begin || S.Begin >= Whole.End)
        Remove(Text.withBlanks(S));
    size_t End = Text.endOfLine(Whole.End);
    bool HasBreak = Text.text().substr(End).starts_with(Text.lineBreak());
    Remove({Whole.Begin, End + (HasBreak ? Text.lineBreak().size() : 0)});
    Edits = All.take();
  }
  return Edits;
}

} // namespace opennvvm::fix
