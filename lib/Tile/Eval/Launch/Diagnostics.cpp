//===- Diagnostics.cpp - What MLIR reports, as text -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Launch/Diagnostics.h"
#include "Tile/Eval/Launch/Sarif.h"
#include "Tile/Eval/Program/Sites.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Collecting
//===----------------------------------------------------------------------===//

/// Takes " [rule]" from the end of \p Text.
static std::string takeRule(std::string &Text) {
  StringRef All = Text;
  size_t Open = All.rfind(" [");
  if (Open == StringRef::npos || !All.ends_with("]"))
    return "";
  std::string Rule = All.substr(Open + 2).drop_back().str();
  bool IsName = !Rule.empty() && all_of(Rule, [](char C) {
    return isLower(C) || isDigit(C) || C == '-';
  });
  if (!IsName || !isLower(Rule.front()))
    return "";
  Text.resize(Open);
  return Rule;
}

static Message messageOf(Diagnostic &D, StringRef Stage) {
  Message M;
  M.Text = D.str();
  M.Rule = takeRule(M.Text);
  M.Stage = Stage.str();
  M.Where = makeSite(D.getLocation());
  for (Diagnostic &Note : D.getNotes())
    M.Notes.push_back(messageOf(Note, Stage));
  return M;
}

ErrorText::ErrorText(MLIRContext &Context, StringRef Name)
    : Name(Name), Handler(&Context, [this](Diagnostic &D) {
        if (D.getSeverity() == DiagnosticSeverity::Error)
          Seen.push_back(messageOf(D, Stage));
        return success();
      }) {}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// "file:line:column: error: message", with notes behind it. Line 0 stands for
/// a file as a whole.
static void print(raw_ostream &OS, const Message &M, StringRef Kind,
                  StringRef Name) {
  if (M.Where.Frames.empty())
    OS << Name;
  else
    OS << M.Where.Frames[0].File;
  if (!M.Where.Frames.empty() && M.Where.Frames[0].Line)
    OS << ':' << M.Where.Frames[0].Line << ':' << M.Where.Frames[0].Column;
  OS << ": " << Kind << ": " << M.Text;
  if (!M.Rule.empty())
    OS << " [" << M.Rule << ']';
  OS << '\n';
  for (const Message &Note : M.Notes)
    print(OS, Note, "note", Name);
}

std::string ErrorText::take(StringRef Last) const {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const Message &M : Seen)
    print(OS, M, "error", Name);
  OS << Last;
  return StringRef(Text).rtrim('\n').str();
}

//===----------------------------------------------------------------------===//
// JSON and SARIF
//===----------------------------------------------------------------------===//

static void writeText(json::OStream &J, const Message &M) {
  J.attribute("message", json::fixUTF8(M.Text));
  J.attributeArray("source", [&] { writeFrames(J, M.Where); });
}

std::string ErrorText::takeJSON() const {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const Message &M : Seen) {
    json::OStream J(OS);
    J.object([&] {
      J.attribute("severity", "error");
      if (!M.Rule.empty())
        J.attribute("rule", M.Rule);
      J.attribute("stage", M.Stage);
      writeText(J, M);
      J.attributeArray("notes", [&] {
        for (const Message &Note : M.Notes)
          J.object([&] { writeText(J, Note); });
      });
    });
    J.flush();
    OS << '\n';
  }
  return Text;
}

static void writeResult(json::OStream &J, const Message &M) {
  J.object([&] {
    if (!M.Rule.empty())
      J.attribute("ruleId", M.Rule);
    J.attribute("level", "error");
    std::string Text = M.Text;
    for (const Message &Note : M.Notes)
      Text += "\n" + Note.Text;
    sarif::writeMessage(J, Text);
    J.attributeArray("locations",
                     [&] { sarif::writeLocation(J, M.Where, ""); });
  });
}

std::string ErrorText::takeSARIF() const {
  return sarif::log(
      "nvvmc compile", "", [](json::OStream &) {},
      [&](json::OStream &J) {
        for (const Message &M : Seen)
          writeResult(J, M);
      });
}

} // namespace opennvvm::tile
