//===- Hints.cpp - What numbers in the text mean --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Hints.h"
#include "Calls.h"
#include "Catalog/Word.h"
#include "DebugText.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::editor {

using Token = IRLexer::Token;

namespace {
/// Collects the hints of some lines.
class Hints {
public:
  explicit Hints(const Document &Doc) : Doc(Doc), I(Doc.index()), Source(I) {}
  json::Array run(unsigned First, unsigned Last);

private:
  enum class Side : uint8_t { Before, Behind };
  // The protocol's InlayHintKind.
  enum : int { OfType = 1, OfParameter = 2 };

  void add(size_t At, const Twine &Label, int Kind, Side Where,
           StringRef Tooltip = {});
  void readCall(const CallText &Call);
  void readWords(const CallText &Call, const InternalIntrinsic &Row);
  void readPlace(Span Line);

  const Document &Doc;
  const Index &I;
  DebugText Source;
  std::string Last; ///< The place of the instruction before.
  bool IsWanted = false;
  json::Array List;
};
} // namespace

void Hints::add(size_t At, const Twine &Label, int Kind, Side Where,
                StringRef Tooltip) {
  if (!IsWanted)
    return;
  json::Object Hint{{"position", toJSON(Doc.text().positionOf(At))},
                    {"label", json::fixUTF8(Label.str())},
                    {"kind", Kind},
                    {"paddingLeft", Where == Side::Behind},
                    {"paddingRight", Where == Side::Before}};
  if (!Tooltip.empty())
    Hint["tooltip"] = json::fixUTF8(Tooltip);
  List.push_back(std::move(Hint));
}

/// The word that ends \p Operand: its value.
static StringRef valueOf(StringRef Operand) {
  IRLexer L(Operand, 0);
  StringRef Last;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next())
    Last = T.Text;
  return Last;
}

/// The fields of \p Word that are not zero: what makes it differ from the
/// shortest.
static std::string summaryOf(const InternalIntrinsic &Row, const WordLayout &L,
                             uint64_t Word) {
  SmallVector<std::string, 8> Parts;
  for (const FieldReading &R : readWord(Row, L, Word))
    if (R.Value)
      Parts.push_back((R.Field->Name + " " +
                       (R.Meaning.empty() ? utostr(R.Value) : R.Meaning.str()))
                          .str());
  return join(Parts, ", ");
}

void Hints::readWords(const CallText &Call, const InternalIntrinsic &Row) {
  // A longer one would push the text out of sight.
  static constexpr size_t Most = 80;
  for (const WordLayout &L : wordLayoutsOf(Row)) {
    if (L.Arg >= Call.Operands.size())
      continue;
    Span Where = Call.Operands[L.Arg];
    Expected<uint64_t> Word = parseWord(valueOf(I.text(Where)), L.Width);
    if (!Word) {
      consumeError(Word.takeError());
      continue;
    }
    std::string All = describeWord(Row, L, *Word);
    std::string Text = *Word ? summaryOf(Row, L, *Word) : All;
    if (Text.empty())
      continue;
    std::string Short =
        Text.size() > Most ? Text.substr(0, Most - 3) + "..." : Text;
    add(Where.End, "= " + Short, OfType, Side::Behind, All);
  }
}

void Hints::readCall(const CallText &Call) {
  std::string Name = nameOf(I.text(Call.Callee));
  SmallVector<StringRef, 8> Operands;
  for (Span Operand : Call.Operands)
    Operands.push_back(I.text(Operand));
  if (const InternalIntrinsic *Row = findInternal(Name, Operands))
    return readWords(Call, *Row);
  const Statement *S = statementOf(Doc, Call.Callee);
  if (!S || S->Kind != StatementKind::Definition)
    return;
  for (auto [Operand, Parameter] : zip(Call.Operands, parametersOf(I, *S))) {
    StringRef Called = valueOf(Parameter);
    // Numbers say nothing, and nobody needs to be told twice.
    if (!Called.consume_front("%") || all_of(Called, isDigit) ||
        nameOf(valueOf(I.text(Operand))) == nameOf(Called))
      continue;
    add(Operand.Begin, nameOf(Called) + ":", OfParameter, Side::Before);
  }
}

/// Where the instruction on \p Line comes from, unless the one before comes
/// from there, too.
void Hints::readPlace(Span Line) {
  IRLexer L(Doc.text().str(), Line.Begin, Line.End);
  size_t End = Line.Begin;
  StringRef Node;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (T.Text == "!dbg")
      Node = L.peek().Text;
    End = T.Where.End;
  }
  if (Node.empty())
    return;
  const std::string &Place = Source.placeOf(Node);
  if (Place.empty() || Place == Last)
    return;
  Last = Place;
  add(End, Place, OfType, Side::Behind);
}

json::Array Hints::run(unsigned First, unsigned LastLine) {
  const Text &Contents = Doc.text();
  for (const Statement &S : I.statements()) {
    if (S.Kind != StatementKind::Definition || S.Body.empty())
      continue;
    unsigned Begin = Contents.lineOf(S.Body.Begin);
    unsigned End = std::min(Contents.lineOf(S.End), LastLine);
    if (Begin > LastLine || Contents.lineOf(S.End) < First)
      continue;
    Last.clear();
    for (unsigned Line = Begin; Line <= End; ++Line) {
      IsWanted = Line >= First;
      Span Where = {std::max(Contents.startOfLine(Line), S.Body.Begin + 1),
                    Contents.startOfLine(Line) + Contents.line(Line).size()};
      if (Where.Begin >= Where.End)
        continue;
      readPlace(Where);
      if (!IsWanted)
        continue;
      for (const CallText &Call : callsOnLine(Contents.str(), Where))
        readCall(Call);
    }
  }
  return std::move(List);
}

json::Value inlayHints(const Document &Doc, const lsp::Range &Where) {
  return Hints(Doc).run(Where.start.line, Where.end.line);
}

} // namespace opennvvm::editor
