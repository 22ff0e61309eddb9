//===- GitHubSink.cpp - Findings as annotations of GitHub -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GitHubSink.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

/// What ends a command, or a property of one, is written as %XX.
static void printEscaped(raw_ostream &OS, StringRef Text, bool IsProperty) {
  StringRef Special = IsProperty ? "%\r\n:," : "%\r\n";
  for (char C : Text)
    if (Special.contains(C))
      OS << '%' << toHex(StringRef(&C, 1));
    else
      OS << C;
}

static StringRef commandOf(Severity S) {
  return S == Severity::Error     ? "error"
         : S == Severity::Warning ? "warning"
                                  : "notice";
}

static void printProperties(raw_ostream &OS, StringRef File,
                            const TextRange &Range) {
  if (!File.empty()) {
    OS << "file=";
    printEscaped(OS, File, /*IsProperty=*/true);
    OS << ',';
  }
  if (!Range.isValid())
    return;
  OS << "line=" << Range.Line << ",endLine=" << Range.EndLine
     << ",col=" << Range.Column << ",endColumn=" << Range.EndColumn << ',';
}

void printGitHub(raw_ostream &OS, const DiagnosticEngine &Engine) {
  for (const Diagnostic &D : Engine.diagnostics()) {
    OS << "::" << commandOf(D.Level) << ' ';
    // GitHub drops columns of an annotation of several lines.
    TextRange Range = D.Range;
    if (Range.EndLine != Range.Line) {
      Range.EndLine = Range.Line;
      Range.EndColumn = Range.Column;
    }
    printProperties(OS, D.File, Range);
    OS << "title=" << ruleInfo(D.ID).ID << "::";
    std::string Message = D.Message;
    for (const std::string &Detail : D.Details)
      Message += "\n" + Detail;
    if (!D.Help.empty())
      Message += "\nhelp: " + D.Help;
    printEscaped(OS, Message, /*IsProperty=*/false);
    OS << '\n';
  }
}

} // namespace opennvvm
