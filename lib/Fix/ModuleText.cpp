//===- ModuleText.cpp - The parts of a module's text ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleText.h"
#include "Edits.h"
#include "PTX/Text/Names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

ModuleText::ModuleText(const Module &M, const SourceMap &Map)
    : M(M), Map(Map) {}
ModuleText::~ModuleText() = default;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

StringRef ModuleText::lineBreak() const { return lineBreakOf(text()); }

StringRef ModuleText::indentation(size_t At) const {
  size_t Break = text().take_front(At).rfind('\n');
  StringRef Line = text().drop_front(Break == StringRef::npos ? 0 : Break + 1);
  return Line.take_while([](char C) { return C == ' ' || C == '\t'; });
}

size_t ModuleText::endOfLine(size_t At) const {
  StringRef Rest = text().drop_front(At).take_until(
      [](char C) { return C == '\n' || C == '\r'; });
  StringRef Words = Rest.ltrim(" \t");
  return Words.empty() || Words.starts_with(";") ? At + Rest.size() : At;
}

bool ModuleText::isLineEnd(size_t At) const {
  return At == text().size() || text()[At] == '\n' || text()[At] == '\r';
}

size_t ModuleText::endOfBlanks(size_t At) const {
  return std::min(text().find_first_not_of(" \t", At), text().size());
}

bool ModuleText::isLineStart(size_t At) const {
  StringRef Before = text().take_front(At).rtrim(" \t");
  return Before.empty() || Before.ends_with("\n");
}

Span ModuleText::withBlanks(Span S) const {
  while (S.Begin && StringRef(" \t").contains(text()[S.Begin - 1]))
    --S.Begin;
  return S;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

Span ModuleText::statement(const Instruction &I) const {
  return operation(I).empty() ? Span() : Map.findStatement(I);
}

/// Whether a statement of the function begins with \p T, or the function ends.
static bool beginsStatement(const IRLexer &L, const Token &T) {
  if (T.is('}') || T.Text.starts_with("#dbg_"))
    return true;
  if (T.Kind != Token::Word)
    return false;
  // A label or a result.
  if (L.peek().is(':') || (T.Text.front() == '%' && L.peek().is('=')))
    return true;
  if (T.Text == "tail" || T.Text == "musttail" || T.Text == "notail")
    return true;
  for (unsigned Op = Instruction::TermOpsBegin; Op < Instruction::OtherOpsEnd;
       ++Op)
    if (T.Text == Instruction::getOpcodeName(Op))
      return true;
  return false;
}

bool ModuleText::mayEndStatement(size_t At) const {
  if (isLineEnd(At) || endOfLine(At) != At)
    return true;
  if (!isSpace(text()[At]) && text()[At] != '}')
    return false;
  IRLexer L(text(), At);
  Token Next = L.next();
  return beginsStatement(L, Next);
}

Span ModuleText::operation(const Instruction &I) const {
  Span Whole = Map.findStatement(I);
  // Where literals are spelled as only a newer LLVM does, the end may be wrong.
  if (Whole.empty() || isSpace(text()[Whole.End - 1]) ||
      !mayEndStatement(Whole.End))
    return {};
  IRLexer L = lexer(Whole);
  Token First = L.next();
  if (First.Text.starts_with("%") && L.peek().is('=')) {
    L.next();
    First = L.next();
  }
  // A call may begin with tail, musttail or notail.
  Token Word = First;
  if (isa<CallBase>(I) && Word.Text.ends_with("tail"))
    Word = L.next();
  return Word.Text == I.getOpcodeName() ? Span{First.Where.Begin, Whole.End}
                                        : Span();
}

SmallVector<Token, 16> ModuleText::words(Span S) const {
  SmallVector<Token, 16> Words;
  IRLexer L = lexer(S);
  for (Token T = L.next(); T.Kind != Token::End; T = L.next())
    if (T.opens())
      L.skipGroup();
    else
      Words.push_back(T);
  return Words;
}

std::string ModuleText::spell(const Value &V) const {
  std::string Text;
  raw_string_ostream OS(Text);
  if (V.hasName() || isa<ConstantInt, ConstantFP, ConstantPointerNull,
                         UndefValue, ConstantAggregateZero>(V)) {
    V.printAsOperand(OS, /*PrintType=*/false, &M);
    return Text;
  }
  // The numbers in the text may differ from those that LLVM would print.
  if (auto *I = dyn_cast<Instruction>(&V)) {
    Span Whole = Map.findStatement(*I);
    Token First = lexer(Whole).next();
    return First.Text.starts_with("%") ? First.Text.str() : "";
  }
  if (auto *A = dyn_cast<Argument>(&V)) {
    Span Whole = parameter(*A->getParent(), A->getArgNo());
    SmallVector<Token, 16> Words = words(Whole);
    return !Words.empty() && Words.back().Text.starts_with("%")
               ? Words.back().Text.str()
               : "";
  }
  return {};
}

/// Splits what is between the parentheses at \p L at its commas; returns where
/// they end.
static size_t readArguments(IRLexer &L, SmallVectorImpl<Span> &Arguments) {
  Span Next;
  for (Token T = L.next();; T = L.next()) {
    bool IsLast = T.is(')') || T.Kind == Token::End;
    if (IsLast || T.is(',')) {
      if (!Next.empty())
        Arguments.push_back(Next);
      if (IsLast)
        return T.Where.End;
      Next = {};
      continue;
    }
    if (Next.empty())
      Next.Begin = T.Where.Begin;
    Next.End = T.opens() ? L.skipGroup() : T.Where.End;
  }
}

std::optional<CallText> ModuleText::call(const CallBase &Call) const {
  Span Whole = operation(Call);
  const Function *F = Call.getCalledFunction();
  if (Whole.empty() || (!F && !Call.isInlineAsm()))
    return std::nullopt;
  std::string Name = F ? keyOf(*F) : "asm";
  CallText Found;
  IRLexer L = lexer(Whole);
  Span Last;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    bool IsCallee =
        F ? T.Text.starts_with("@") && nameOf(T.Text) == Name : T.Text == Name;
    if (IsCallee) {
      Found.Callee = T.Where;
      break;
    }
    // Parentheses belong to the word before them.
    size_t Begin = T.is('(') ? Last.Begin : T.Where.Begin;
    Last = {Begin, T.opens() ? L.skipGroup() : T.Where.End};
    Found.Result = Last;
  }
  if (Found.Callee.empty() || Found.Result.empty())
    return std::nullopt;
  for (Token T = L.next(); !T.is('('); T = L.next())
    if (T.Kind == Token::End)
      return std::nullopt;
  Found.End = readArguments(L, Found.Arguments);
  if (Found.Arguments.size() != Call.arg_size())
    return std::nullopt;
  return Found;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

const Outline::Header *ModuleText::header(const Function &F) const {
  return outline().function(keyOf(F));
}

Span ModuleText::parameter(const Function &F, unsigned Index,
                           StringRef Word) const {
  const Outline::Header *H = header(F);
  if (!H)
    return {};
  Span Whole = findParameter(text(), *H, Index, {});
  return Word.empty() || Whole.empty() ? Whole : attributeIn(Whole, Word);
}

Span ModuleText::attributeIn(Span S, StringRef Word) const {
  for (const Token &T : words(S))
    if (T.Kind == Token::Word && T.Text == Word)
      return T.Where;
  return {};
}

std::optional<size_t> ModuleText::endOfParameters(const Function &F) const {
  const Outline::Header *H = header(F);
  if (!H)
    return std::nullopt;
  IRLexer L(text(), H->Name.End);
  if (!L.next().is('('))
    return std::nullopt;
  size_t End = L.skipGroup();
  for (;;) {
    Token T = L.next();
    if (T.Text == "addrspace" && L.peek().is('(')) {
      L.next();
      End = L.skipGroup();
    } else if (T.Text == "unnamed_addr" || T.Text == "local_unnamed_addr") {
      End = T.Where.End;
    } else {
      return End;
    }
  }
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

size_t ModuleText::endOfFunctions() const {
  if (FunctionsEnd)
    return *FunctionsEnd;
  size_t End = 0;
  for (const Function &F : M)
    if (!F.isDeclaration())
      End = std::max(End, Map.findDefinition(F).End);
  FunctionsEnd = End ? endOfLine(End) : text().rtrim().size();
  return *FunctionsEnd;
}

ArrayRef<StringRef> ModuleText::groups() const {
  if (!Groups)
    Groups = outline().groups();
  return *Groups;
}

const ptx::NameTable &ModuleText::ptxNames() const {
  if (!Names)
    Names = std::make_unique<ptx::NameTable>(M);
  return *Names;
}

size_t ModuleText::endOfPreamble() const {
  // After the lines about the source and the target, or before the first token.
  size_t End = 0;
  for (StringRef What : {"triple", "datalayout"})
    End = std::max(End, outline().target(What).End);
  IRLexer L(text(), 0);
  Token First = L.next();
  if (First.Text == "source_filename") {
    L.next();
    End = std::max(End, L.next().Where.End);
  }
  if (!End)
    return First.Kind == Token::End ? 0 : First.Where.Begin;
  size_t Break = text().find('\n', endOfLine(End));
  return Break == StringRef::npos ? text().size() : Break + 1;
}

void ModuleText::readTokens() const {
  HasTokens = true;
  IRLexer L(text(), 0);
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (T.Text.starts_with("@"))
      Globals[nameOf(T.Text)].push_back(T.Where);
    else if (T.Text.starts_with("#") || T.Text.starts_with("$"))
      Tokens[T.Text].push_back(T.Where);
  }
}

ArrayRef<Span> ModuleText::occurrences(StringRef Token) const {
  if (!HasTokens)
    readTokens();
  auto It = Tokens.find(Token);
  return It == Tokens.end() ? ArrayRef<Span>() : It->second;
}

ArrayRef<Span> ModuleText::namings(StringRef Name) const {
  if (!HasTokens)
    readTokens();
  auto It = Globals.find(Name);
  return It == Globals.end() ? ArrayRef<Span>() : It->second;
}

} // namespace opennvvm::fix
