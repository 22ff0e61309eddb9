//===- Calls.cpp - Calls in text that is being written --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Calls.h"
#include "Catalog/Word.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::editor {

using Token = IRLexer::Token;

namespace {
/// A bracket that is open.
struct Frame {
  Span Callee; ///< Of a parenthesis behind a name; empty for others.
  unsigned Commas = 0;
};
} // namespace

/// Reads the tokens of \p Text from \p Begin to \p End into \p Open.
/// \returns where the last one ends.
static size_t readFrames(StringRef Text, size_t Begin, size_t End,
                         SmallVectorImpl<Frame> &Open) {
  IRLexer L(Text, Begin, End);
  Token Last;
  size_t Read = Begin;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    bool IsCall =
        T.is('(') && Last.Kind == Token::Word && Last.Text.starts_with("@");
    if (T.opens())
      Open.push_back({IsCall ? Last.Where : Span()});
    else if (T.closes() && !Open.empty())
      Open.pop_back();
    else if (T.is(',') && !Open.empty())
      ++Open.back().Commas;
    Last = T;
    Read = T.Where.End;
  }
  return Read;
}

std::optional<OpenCall> openCallAt(const Document &Doc, size_t Offset) {
  // What was broken into more lines is no call that somebody writes.
  static constexpr unsigned MostLines = 20;
  const Text &Contents = Doc.text();
  const Statement *S = statementAt(Doc.index().statements(), Offset);
  unsigned Last = Contents.lineOf(Offset);
  unsigned First = Last > MostLines ? Last - MostLines : 0;
  if (S)
    First = std::max(First, Contents.lineOf(S->Begin));
  SmallVector<Frame, 8> Open;
  for (unsigned Line = First; Line <= Last; ++Line) {
    size_t Begin = Contents.startOfLine(Line);
    size_t End = std::min(Begin + Contents.line(Line).size(), Offset);
    // The body of a function begins anew.
    if (S && Begin <= S->Body.Begin && S->Body.Begin < End &&
        !S->Body.empty()) {
      Begin = S->Body.Begin + 1;
      Open.clear();
    }
    size_t Read = readFrames(Contents.str(), Begin, End, Open);
    if (Line == Last && Contents.str().slice(Read, Offset).contains(';'))
      return std::nullopt;
  }
  while (!Open.empty() && Open.back().Callee.empty())
    Open.pop_back();
  if (Open.empty())
    return std::nullopt;
  return OpenCall{Open.back().Callee, Open.back().Commas};
}

std::vector<CallText> callsOnLine(StringRef Text, Span Line) {
  std::vector<CallText> Calls;
  IRLexer L(Text, Line.Begin, Line.End);
  Token Last;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    bool IsCall =
        T.is('(') && Last.Kind == Token::Word && Last.Text.starts_with("@");
    if (!IsCall) {
      Last = T;
      continue;
    }
    CallText Call;
    Call.Callee = Last.Where;
    IRLexer Inside = L;
    size_t End = Inside.skipGroup();
    for (StringRef Operand :
         splitList(Text.slice(T.Where.End, std::max(End, T.Where.End + 1) - 1)))
      Call.Operands.push_back(
          {size_t(Operand.data() - Text.data()),
           size_t(Operand.data() - Text.data()) + Operand.size()});
    Calls.push_back(std::move(Call));
    Last = T;
  }
  return Calls;
}

SmallVector<StringRef, 8> splitList(StringRef Text) {
  SmallVector<StringRef, 8> Parts;
  IRLexer L(Text, 0);
  unsigned Depth = 0;
  size_t Begin = 0;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (T.opens())
      ++Depth;
    else if (T.closes())
      Depth -= Depth != 0;
    if (!T.is(',') || Depth)
      continue;
    Parts.push_back(Text.slice(Begin, T.Where.Begin).trim());
    Begin = T.Where.End;
  }
  if (!Text.trim().empty())
    Parts.push_back(Text.substr(Begin).trim());
  return Parts;
}

std::pair<StringRef, SmallVector<StringRef, 8>>
splitSignature(StringRef Signature) {
  size_t Open = Signature.find(" (");
  if (Open == StringRef::npos)
    return {Signature, {}};
  return {Signature.take_front(Open),
          splitList(Signature.substr(Open).drop_front(2).drop_back())};
}

SmallVector<StringRef, 8> parametersOf(const Index &I, const Statement &S) {
  StringRef Inside = I.text(S.Parameters);
  if (!Inside.consume_front("("))
    return {};
  Inside.consume_back(")");
  return splitList(Inside);
}

const InternalIntrinsic *findInternal(StringRef Name,
                                      ArrayRef<StringRef> Operands) {
  if (!Name.starts_with("llvm."))
    return nullptr;
  const InternalIntrinsic *Carrier = findCarrier(Name);
  const InternalIntrinsic *Other = findOther(Name);
  if (!Carrier || !Other)
    return Carrier ? Carrier : Other;
  bool Fits = all_of(wordLayoutsOf(*Carrier), [&](const WordLayout &L) {
    unsigned Bits;
    return L.Arg >= Operands.size() ||
           (Operands[L.Arg].starts_with("i") &&
            !Operands[L.Arg].drop_front().consumeInteger(10, Bits));
  });
  return Fits ? Carrier : Other;
}

const Statement *statementOf(const Document &Doc, Span Callee) {
  const Index &I = Doc.index();
  const Occurrence *Name = I.at(Callee.Begin);
  if (!Name || Name->Where.Begin != Callee.Begin)
    return nullptr;
  const Occurrence *Definition = I.definition(*Name);
  const Statement *S =
      Definition ? statementAt(I.statements(), Definition->Where.Begin)
                 : nullptr;
  return S && S->isFunction() && !S->Parameters.empty() ? S : nullptr;
}

} // namespace opennvvm::editor
