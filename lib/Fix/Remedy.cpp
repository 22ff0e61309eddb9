//===- Remedy.cpp - The edits of one remedy -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Remedy.h"
#include "Edits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueSymbolTable.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

void Remedy::replace(Span S, const Twine &New) {
  TextEdit Edit = Text.editAt(S, New.str());
  if (S.empty() || Text.text(S) != Edit.Text)
    Edits.push_back(std::move(Edit));
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

std::string newName(const Function &F, const Value &V, const Twine &Suffix) {
  // The names that other remedies of this round make differ: each is based on
  // another value, and only values without a name are told apart by number.
  std::string Base = V.hasName() ? V.getName().str() : std::string("fix");
  if (!all_of(Base, [](char C) { return isAlnum(C) || C == '_' || C == '.'; }))
    Base = "fix";
  if (Base == "fix") {
    unsigned Number = 0;
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB) {
        if (&I == &V)
          Base += std::to_string(Number);
        ++Number;
      }
  }
  Base += Suffix.str();
  std::string Name = Base;
  const ValueSymbolTable &Table = *F.getValueSymbolTable();
  for (unsigned I = 1; Table.lookup(Name); ++I)
    Name = Base + std::to_string(I);
  return Name;
}

std::vector<TextEdit> Remedy::edits() const {
  EditSet Merged;
  for (const TextEdit &E : Edits)
    if (!Merged.add(E))
      return {};
  return withoutUnused(Text, Merged.take());
}

} // namespace opennvvm::fix
