//===- Recovery.cpp - Reading around a syntax error -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recovery.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

RecoveredText::RecoveredText(StringRef Text)
    : Text(Text), WrittenSize(Text.size()) {}

bool RecoveredText::isDropped(Span Where) const {
  return Where.Begin > WrittenSize || any_of(Dropped, [&](Span D) {
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
  LacksFacts |= !S->isFunction();
  return true;
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

/// The bytes of \p Range; lines end in '\n'.
Span RecoveredText::spanOf(const TextRange &Range) const {
  auto OffsetOf = [&](unsigned Line, unsigned Column) {
    size_t At = 0;
    for (; Line > 1 && At != std::string::npos; --Line)
      if ((At = Text.find('\n', At)) != std::string::npos)
        ++At;
    return At == std::string::npos ? Text.size()
                                   : std::min(At + Column - 1, Text.size());
  };
  size_t Begin = OffsetOf(Range.Line, std::max(Range.Column, 1u));
  if (!Range.EndLine)
    return {Begin, Begin};
  return {Begin, OffsetOf(Range.EndLine, std::max(Range.EndColumn, 1u))};
}

/// Adds a variable with the name of a global that \p Message misses, because it
/// was left out: whoever refers to it can still be checked.
bool RecoveredText::standIn(StringRef Message) {
  auto [Before, Rest] = Message.split("use of undefined value '@");
  StringRef Name = Rest.take_until([](char C) { return C == '\''; });
  bool IsPlain =
      !Name.empty() && !isDigit(Name.front()) && all_of(Name, [](char C) {
        return isAlnum(C) || StringRef("-$._").contains(C);
      });
  if (!LacksNames || !IsPlain)
    return false;
  Text += ("\n@" + Name + " = external global i8\n").str();
  return true;
}

bool RecoveredText::leaveOut(const Diagnostic &Error) {
  if (standIn(Error.Message))
    return true;
  return Error.Range.isValid() &&
         leaveOut(spanOf(Error.Range).Begin, Error.Message);
}

bool RecoveredText::mayBeOurs(const Diagnostic &D) const {
  if (Dropped.empty())
    return false;
  bool IsOfParser = D.ID == Rule::MiscLlvmParser;
  if (IsOfParser && LacksNames &&
      StringRef(D.Message).contains("use of undefined"))
    return true;
  return D.Range.isValid() ? isDropped(spanOf(D.Range))
                           : LacksFacts && !IsOfParser;
}

bool readAround(LoadedModule &L, RecoveredText &Text, LLVMContext &Context,
                DiagnosticEngine &Diags) {
  // Reading takes time in proportion to the text. A text with more errors is
  // not assembly that a mistake was made in.
  constexpr unsigned MostAttempts = 50;
  // The error of the attempt before; others may have been reported before it.
  auto LastError = [&]() -> const Diagnostic * {
    for (const Diagnostic &D : reverse(Diags.diagnostics()))
      if (D.ID == Rule::MiscLlvmParser)
        return &D;
    return nullptr;
  };
  for (unsigned I = 0; I < MostAttempts && !L.Module && !L.Crashed; ++I) {
    const Diagnostic *Error = LastError();
    if (!Error)
      return false;
    const bool IsOurs = Text.mayBeOurs(*Error);
    const Diagnostic Copy = *Error;
    if (IsOurs)
      Diags.removeIf([&](const Diagnostic &D) { return &D == Error; });
    if (!Text.leaveOut(Copy))
      return false;
    size_t Before = Diags.diagnostics().size();
    L = loadModuleFromBuffer(MemoryBuffer::getMemBufferCopy(Text.str(), L.File),
                             L.File, Context, Diags);
    if (!L.Module && Diags.diagnostics().size() == Before)
      return false;
  }
  return L.Module != nullptr;
}

} // namespace opennvvm
