//===- Recovery.cpp - Reading around a syntax error -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recovery.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::editor {

RecoveredText::RecoveredText(StringRef Text) : Text(Text) {}

bool RecoveredText::isDropped(Span Where) const {
  return any_of(Dropped, [&](Span D) {
    return D.Begin <= Where.Begin && Where.Begin < D.End;
  });
}

/// Whether the parser says \p Message of the first word of a statement, and not
/// because the one before lacks something.
static bool isAboutWord(StringRef Message) {
  return Message.contains("redefinition") ||
         Message.contains("expected top-level entity");
}

/// The statement that an error at \p Offset is the fault of. The parser notices
/// that one does not end only where the next begins.
const Statement *RecoveredText::blame(size_t Offset, StringRef Message) const {
  ArrayRef<Statement> All = *Statements;
  const Statement *After = partition_point(
      All, [&](const Statement &S) { return S.Begin < Offset; });
  const Statement *Before = After == All.begin() ? nullptr : std::prev(After);
  bool BeginsThere = After != All.end() && After->Begin == Offset;
  bool BeforeIsOpen = Before && !isDropped({Before->Begin, Before->End}) &&
                      (Before->Kind == StatementKind::Definition
                           ? !Before->IsClosed || Before->Body.empty()
                           : !isAboutWord(Message));
  return BeginsThere && !BeforeIsOpen ? After : Before;
}

void RecoveredText::blank(Span Where) {
  for (size_t At = Where.Begin; At < Where.End; ++At)
    if (Text[At] != '\n' && Text[At] != '\r')
      Text[At] = ' ';
}

/// Leaves the body of \p S without instructions, if there is room to say so. It
/// ends where it did, so that what comes behind it can still be inserted there.
bool RecoveredText::emptyBody(const Statement &S) {
  static constexpr StringLiteral Nothing = "unreachable";
  Span Inside = {S.Body.Begin + 1, S.Body.End};
  if (Inside.empty())
    return false;
  SmallVector<StringRef, 16> Lines;
  StringRef(Text).slice(Inside.Begin, Inside.End - 1).split(Lines, '\n');
  const auto *Room =
      find_if(Lines, [&](StringRef L) { return L.size() >= Nothing.size(); });
  if (Room == Lines.end())
    return false;
  size_t At = Room->data() - Text.data();
  blank(Inside);
  copy(Nothing, Text.begin() + At);
  Text[Inside.End - 1] = '}';
  Dropped.push_back(Inside);
  return true;
}

bool RecoveredText::leaveOut(size_t Offset, StringRef Message) {
  if (!Statements)
    Statements = findStatements(Text);
  const Statement *S = blame(Offset, Message);
  if (!S || isDropped({S->Begin, S->End}))
    return false;
  bool InBody = !S->Body.empty() && Offset > S->Body.Begin &&
                !isDropped({S->Body.Begin + 1, S->Body.End});
  if (InBody && emptyBody(*S))
    return true;
  blank({S->Begin, S->End});
  Dropped.push_back({S->Begin, S->End});
  LacksNames |= S->Kind != StatementKind::Other;
  return true;
}

} // namespace opennvvm::editor
