//===- Fixes.cpp - Remedies of lints --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fixes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lsp;
namespace protocol = llvm::lsp;

//===----------------------------------------------------------------------===//
// Text of operations
//===----------------------------------------------------------------------===//

static protocol::TextEdit replace(const FixSite &F, Span S, std::string By) {
  return {F.D.rangeOf(S), std::move(By)};
}

/// From its first result, if it has any, to its end.
static Span statementOf(const Chunk &C,
                        const AsmParserState::OperationDefinition &Def) {
  Span S = C.spanOf(Def.scopeLoc);
  S.Begin = C.spanOf(Def.loc).Begin;
  for (const auto &Group : Def.resultGroups)
    S.Begin = std::min(S.Begin, C.spanOf(Group.definition.loc).Begin);
  return S;
}

/// The spaces with which the line of \p Offset begins.
static StringRef indentAt(const FixSite &F, size_t Offset) {
  StringRef Before = F.D.text().str().take_front(Offset);
  StringRef Line = Before.drop_front(Before.rfind('\n') + 1);
  return Line.take_while([](char C) { return C == ' ' || C == '\t'; });
}

/// A name that is written nowhere yet.
static std::string newName(const FixSite &F, StringRef Wanted) {
  std::string Name = Wanted.str();
  for (unsigned I = 0; F.D.text().str().contains(Name); ++I)
    Name = (Wanted + "_" + Twine(I)).str();
  return Name;
}

/// How the text calls \p V; empty if it has no name for it.
static std::string nameOf(const FixSite &F, Value V) {
  auto Result = dyn_cast<OpResult>(V);
  const auto *Def = Result ? F.C.State.getOpDef(Result.getOwner()) : nullptr;
  if (!Def)
    return "";
  const AsmParserState::OperationDefinition::ResultGroupDefinition *Of =
      nullptr;
  bool IsPack = false;
  for (const auto &Group : Def->resultGroups) {
    if (Group.startIndex <= Result.getResultNumber())
      Of = &Group;
    IsPack = Of && Group.startIndex != Result.getResultNumber();
  }
  if (!Of)
    return "";
  StringRef Name = F.textOf(F.C.spanOf(Of->definition.loc));
  IsPack = Of->startIndex != Result.getResultNumber();
  return IsPack
             ? (Name + "#" + Twine(Result.getResultNumber() - Of->startIndex))
                   .str()
             : Name.str();
}

static Value asyncTokenOf(Operation *Op) {
  for (Value Result : Op->getResults())
    if (isa<AsyncTokenType>(Result.getType()))
      return Result;
  return {};
}

//===----------------------------------------------------------------------===//
// Remedies
//===----------------------------------------------------------------------===//

/// The message quotes the name and what is closest to it.
Edits lsp::renameAttribute(const FixSite &F) {
  SmallVector<StringRef, 5> Words;
  F.Message.split(Words, '\'');
  Span S = F.C.spanOf(F.Def.scopeLoc);
  size_t At = Words.size() == 5 ? F.textOf(S).find(Words[1]) : StringRef::npos;
  if (At == StringRef::npos)
    return {};
  Span Name = {S.Begin + At, S.Begin + At + Words[1].size()};
  return {replace(F, Name, Words[3].str())};
}

Edits lsp::removePadding(const FixSite &F) {
  Span S = F.C.spanOf(F.Def.scopeLoc);
  StringRef Text = F.textOf(S);
  llvm::Regex Attribute("(, *\n? *)?padding_value = "
                        "#[a-zA-Z0-9_.$]+(<[^>]*>)?(, *)?");
  SmallVector<StringRef, 4> Matches;
  if (!Attribute.match(Text, &Matches))
    return {};
  size_t Begin = Matches[0].begin() - Text.begin();
  bool IsBetween = !Matches[1].empty() && !Matches[3].empty();
  Span Found = {S.Begin + Begin, S.Begin + Begin + Matches[0].size()};
  return {replace(F, Found, IsBetween ? ", " : "")};
}

Edits lsp::removeAgentSwitch(const FixSite &F) {
  if (!F.Def.op->use_empty())
    return {};
  Span S = statementOf(F.C, F.Def);
  StringRef All = F.D.text().str();
  // The line as well, if nothing else is on it.
  size_t Begin = S.Begin - indentAt(F, S.Begin).size();
  bool IsFirst = Begin == 0 || All[Begin - 1] == '\n';
  if (IsFirst && S.End < All.size() && All[S.End] == '\n')
    S = {Begin, S.End + 1};
  return {replace(F, S, "")};
}

Edits lsp::waitAtOnce(const FixSite &F) {
  Value Token = asyncTokenOf(F.Def.op);
  if (!Token)
    return {};
  Span S = statementOf(F.C, F.Def);
  Edits E;
  std::string Name = nameOf(F, Token);
  if (Name.empty()) {
    // A text without names for results has none at all.
    if (F.Def.op->getNumResults() != 1)
      return {};
    Name = newName(F, "%done");
    E.push_back(replace(F, {S.Begin, S.Begin}, Name + " = "));
  }
  E.push_back(replace(F, {S.End, S.End},
                      ("\n" + indentAt(F, S.Begin) + "nv_tileas.async.wait " +
                       Name + " : async_token")
                          .str()));
  return E;
}

Edits lsp::waitBeforeUse(const FixSite &F) {
  for (OpOperand &Use : F.Def.op->getOpOperands()) {
    auto Early = dyn_cast<OpResult>(Use.get());
    Value Token = Early ? asyncTokenOf(Early.getOwner()) : Value();
    if (!Token || !isa<TileType>(Early.getType()))
      continue;
    std::string Tile = nameOf(F, Early), Of = nameOf(F, Token);
    if (Tile.empty() || Of.empty())
      return {};
    std::string Name =
        newName(F, (StringRef(Tile).split('#').first + "_done").str());
    std::string Type;
    llvm::raw_string_ostream(Type) << Early.getType();
    Span S = statementOf(F.C, F.Def);
    Edits E = {
        replace(F, {S.Begin, S.Begin},
                llvm::formatv("{0} = nv_tileas.async.wait {1}, {2} : "
                              "async_token, {3}\n{4}",
                              Name, Of, Tile, Type, indentAt(F, S.Begin)))};
    // The names in the operation itself, not in a region of it.
    StringRef Text = F.textOf(S);
    size_t From = F.C.spanOf(F.Def.loc).End - S.Begin;
    for (size_t At = Text.find(Tile, From); At != StringRef::npos;
         At = Text.find(Tile, At + Tile.size())) {
      StringRef Rest = Text.drop_front(At + Tile.size());
      if (!Rest.empty() && (llvm::isAlnum(Rest[0]) || Rest[0] == '_' ||
                            Rest[0] == '$' || Rest[0] == '#'))
        continue;
      E.push_back(replace(F, {S.Begin + At, S.Begin + At + Tile.size()}, Name));
    }
    return E;
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Actions
//===----------------------------------------------------------------------===//

namespace {
struct Remedy {
  opennvvm::TileFix Fix;
  Edits (*Function)(const FixSite &);
  StringLiteral Does;
};
} // namespace

static constexpr Remedy Remedies[] = {
#define OPENNVVM_TILE_FIX(Enum, Function, Does)                                \
  {opennvvm::TileFix::Enum, lsp::Function, Does},
#include "opennvvm/Catalog/TileLintFixes.inc"
};

/// The remedy of the lint whose ID ends \p Message; null if it has none.
static const Remedy *remedyFor(StringRef Message) {
  auto [Text, ID] = Message.rsplit("[nv-tileas-lint:");
  if (!ID.consume_back("]"))
    return nullptr;
  for (const opennvvm::TileLintInfo &Lint : opennvvm::tileLints())
    for (const Remedy &R : Remedies)
      if (Lint.ID == ID && Lint.Fix == R.Fix)
        return &R;
  return nullptr;
}

static protocol::CodeAction actionOf(const Document &D, std::string Title,
                                     const protocol::Diagnostic &For, Edits E) {
  protocol::CodeAction Action;
  Action.title = std::move(Title);
  Action.kind = protocol::CodeAction::kQuickFix.str();
  Action.diagnostics = {For};
  Action.edit.emplace();
  Action.edit->changes[D.uri().uri().str()] = std::move(E);
  return Action;
}

/// The operation whose name is at \p Offset.
static const AsmParserState::OperationDefinition *operationAt(const Chunk &C,
                                                              size_t Offset) {
  for (const auto &Def : C.State.getOpDefs())
    if (C.spanOf(Def.loc).Begin == Offset)
      return &Def;
  return nullptr;
}

/// The line that expects \p Found, in a test that compares findings.
static Edits expectation(const Document &D, const protocol::Diagnostic &Found,
                         protocol::Range At, StringRef Kind) {
  StringRef All = D.text().str();
  size_t Line = D.text().offsetOf({At.start.line, 0});
  StringRef Indent = All.drop_front(Line).take_while(
      [](char C) { return C == ' ' || C == '\t'; });
  protocol::Position Begin{At.start.line, 0};
  return {{protocol::Range(Begin), (Indent + "// expected-" + Kind +
                                    " @below {{" + Found.message + "}}\n")
                                       .str()}};
}

std::vector<protocol::CodeAction> lsp::codeActions(const Document &D,
                                                   protocol::Range Where) {
  std::vector<protocol::CodeAction> Actions;
  bool IsTest = D.text().str().contains("-verify-diagnostics");
  for (const protocol::Diagnostic &Found : D.findings()) {
    bool Overlaps =
        Found.range.start <= Where.end && Where.start <= Found.range.end;
    if (!Overlaps)
      continue;
    size_t Offset = D.text().offsetOf(Found.range.start);
    const Chunk &C = D.chunkAt(Offset);
    const Remedy *R = remedyFor(Found.message);
    const auto *Def = operationAt(C, Offset);
    if (R && Def)
      if (Edits E = R->Function({D, C, *Def, Found.message}); !E.empty()) {
        Actions.push_back(actionOf(D, R->Does.str(), Found, std::move(E)));
        Actions.back().isPreferred = true;
      }
    if (IsTest && Found.severity != protocol::DiagnosticSeverity::Information)
      Actions.push_back(actionOf(
          D, "expect this finding", Found,
          expectation(D, Found, Found.range,
                      Found.severity == protocol::DiagnosticSeverity::Error
                          ? "error"
                          : "warning")));
  }
  return Actions;
}
