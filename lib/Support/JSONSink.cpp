//===- JSONSink.cpp - Findings as JSON lines ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/JSONSink.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm {

static StringRef levelName(Severity S) {
  return S == Severity::Error     ? "error"
         : S == Severity::Warning ? "warning"
                                  : "note";
}

/// Writes a number of half bytes as bytes.
static void writeBytes(json::OStream &J, StringRef Key, uint64_t HalfBytes) {
  if (HalfBytes % 2)
    J.attribute(Key, double(HalfBytes) / 2);
  else
    J.attribute(Key, int64_t(HalfBytes / 2));
}

static void writeLayout(json::OStream &J, ArrayRef<LayoutRow> Rows) {
  J.attributeArray("layout", [&] {
    for (const LayoutRow &R : Rows)
      J.object([&] {
        J.attribute("depth", R.Depth);
        J.attribute("name", json::fixUTF8(R.Name));
        if (!R.Type.empty())
          J.attribute("type", json::fixUTF8(R.Type));
        writeBytes(J, "offset", R.Offset);
        writeBytes(J, "size", R.Size);
        writeBytes(J, "padding", R.Padding);
      });
  });
}

static void writeRange(json::OStream &J, const TextRange &R) {
  if (!R.isValid())
    return;
  J.attribute("line", R.Line);
  J.attribute("column", R.Column);
  J.attribute("endLine", R.EndLine);
  J.attribute("endColumn", R.EndColumn);
}

static void writeUserLocation(json::OStream &J, const UserLocation &At) {
  J.attribute("file", json::fixUTF8(At.File));
  J.attribute("line", At.Line);
  J.attribute("column", At.Column);
  if (!At.Function.empty())
    J.attribute("function", json::fixUTF8(At.Function));
}

static void writeNote(json::OStream &J, const DiagnosticNote &N) {
  J.object([&] {
    if (N.ID)
      J.attribute("rule", ruleInfo(*N.ID).ID);
    J.attribute("message", json::fixUTF8(N.Message));
    if (!N.Help.empty())
      J.attribute("help", json::fixUTF8(N.Help));
    writeRange(J, N.Range);
  });
}

static void writeFix(json::OStream &J, ArrayRef<TextEdit> Edits) {
  J.attributeArray("fix", [&] {
    for (const TextEdit &E : Edits)
      J.object([&] {
        writeRange(J, E.Range);
        J.attribute("text", json::fixUTF8(E.Text));
      });
  });
}

void writeFinding(json::OStream &J, const Diagnostic &D) {
  auto Text = [&](StringRef Key, StringRef Value) {
    if (!Value.empty())
      J.attribute(Key, json::fixUTF8(Value));
  };
  J.object([&] {
    J.attribute("rule", ruleInfo(D.ID).ID);
    J.attribute("severity", levelName(D.Level));
    J.attribute("profile", profileName(D.Contract));
    J.attribute("message", json::fixUTF8(D.Message));
    if (!D.Details.empty())
      J.attributeArray("details", [&] {
        for (const std::string &Detail : D.Details)
          J.value(json::fixUTF8(Detail));
      });
    if (!D.Layout.empty())
      writeLayout(J, D.Layout);
    Text("help", D.Help);
    Text("file", D.File);
    writeRange(J, D.Range);
    Text("function", D.Function);
    Text("demangled", D.Demangled);
    Text("block", D.Block);
    Text("ir", D.IR);
    if (!D.User.File.empty())
      J.attributeObject("source", [&] { writeUserLocation(J, D.User); });
    if (!D.InlinedAt.empty())
      J.attributeArray("inlinedAt", [&] {
        for (const UserLocation &At : D.InlinedAt)
          J.object([&] { writeUserLocation(J, At); });
      });
    if (!D.Notes.empty())
      J.attributeArray("notes", [&] {
        for (const DiagnosticNote &N : D.Notes)
          writeNote(J, N);
      });
    if (!D.Fix.empty())
      writeFix(J, D.Fix);
  });
}

void printJSON(raw_ostream &OS, const DiagnosticEngine &Engine) {
  for (const Diagnostic &D : Engine.diagnostics()) {
    json::OStream J(OS);
    writeFinding(J, D);
    J.flush();
    OS << "\n";
  }
}

} // namespace opennvvm
