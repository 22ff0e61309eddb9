//===- Diagnostics.cpp - What MLIR reports, as text -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Launch/Diagnostics.h"
#include "Tile/Eval/Program/Sites.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace mlir;

namespace opennvvm::tile {

/// "file:line:column: error: message", with notes behind it. Line 0 stands for
/// a file as a whole.
static void printDiagnostic(raw_ostream &OS, Diagnostic &D, StringRef Name) {
  Site Where = makeSite(D.getLocation());
  if (Where.Frames.empty())
    OS << Name;
  else
    OS << Where.Frames[0].File;
  if (!Where.Frames.empty() && Where.Frames[0].Line)
    OS << ':' << Where.Frames[0].Line << ':' << Where.Frames[0].Column;
  OS << (D.getSeverity() == DiagnosticSeverity::Note ? ": note: "
                                                     : ": error: ");
  OS << D << '\n';
  for (Diagnostic &Note : D.getNotes())
    printDiagnostic(OS, Note, Name);
}

ErrorText::ErrorText(MLIRContext &Context, StringRef Name)
    : Handler(&Context, [this, Name](Diagnostic &D) {
        raw_string_ostream OS(Text);
        if (D.getSeverity() == DiagnosticSeverity::Error)
          printDiagnostic(OS, D, Name);
        return success();
      }) {}

std::string ErrorText::take(StringRef Last) {
  Text += Last;
  return StringRef(Text).rtrim('\n').str();
}

} // namespace opennvvm::tile
