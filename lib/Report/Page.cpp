//===- Page.cpp - Printing a report ---------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/PtxIndex.h"
#include "Report/Report.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr StringLiteral PageTemplate =
#include "Report/page.html.inc"
    ;
static constexpr StringLiteral Style =
#include "Report/page.css.inc"
    ;
static constexpr StringLiteral Code =
#include "Report/code.js.inc"
    ;
static constexpr StringLiteral Script =
#include "Report/page.js.inc"
    ;

static json::Object describePTX(const ReportedPTX &PTX) {
  PtxIndex Index = indexPtx(PTX.Text, PTX.Marks);
  json::Array Functions, Lines;
  for (const PtxFunction &F : Index.Functions)
    Functions.push_back(json::Object{{"name", json::fixUTF8(F.Name)},
                                     {"kernel", F.IsKernel},
                                     {"line", F.FirstLine},
                                     {"endLine", F.LastLine},
                                     {"pred", F.Pred},
                                     {"b16", F.B16},
                                     {"b32", F.B32},
                                     {"b64", F.B64},
                                     {"b128", F.B128},
                                     {"frame", F.FrameBytes}});
  for (const PtxLine &L : Index.Lines)
    if (L.InputLine)
      Lines.push_back(json::Array{L.Line, L.InputLine});
  return json::Object{{"text", json::fixUTF8(PTX.Text)},
                      {"version", Index.Version},
                      {"target", Index.Target},
                      {"functions", std::move(Functions)},
                      {"lines", std::move(Lines)}};
}

static json::Object describeFile(const ReportedFile &F) {
  json::Object O = F.Module;
  O["name"] = json::fixUTF8(F.Name);
  O["findings"] = json::Array(F.Findings);
  if (!F.Failure.empty())
    O["failure"] = json::fixUTF8(F.Failure);
  if (!F.Profiles.empty())
    O["profiles"] = F.Profiles;
  if (!F.Arch.empty())
    O["arch"] = F.Arch;
  return O;
}

/// The data of the page. "<" only occurs in strings, where it need not be
/// written as such; otherwise a string could end the element, or open a
/// comment.
static std::string dataOf(const Report &R) {
  json::Array Files;
  for (const ReportedFile &F : R.Files)
    Files.push_back(describeFile(F));
  json::Object Data{{"tool", "nvvmc " OPENNVVM_VERSION},
                    {"command", R.Command},
                    {"files", std::move(Files)}};
  if (R.PTX)
    Data["ptx"] = describePTX(*R.PTX);
  if (R.Tiles)
    Data["tiles"] = json::Object{{"kernels", json::Array(R.Tiles->Kernels)},
                                 {"remarks", json::Array(R.Tiles->Remarks)}};
  std::string Text;
  raw_string_ostream OS(Text);
  OS << json::Value(std::move(Data));
  std::string Escaped;
  for (char C : Text)
    if (C == '<')
      Escaped += "\\u003c";
    else
      Escaped += C;
  return Escaped;
}

static std::string titleOf(const Report &R) {
  std::string Title = "nvvmc " + R.Command;
  if (!R.Files.empty())
    Title += ": " + R.Files.front().Name;
  if (R.Files.size() > 1)
    Title += " and " + utostr(R.Files.size() - 1) + " more";
  return Title;
}

void printReport(raw_ostream &OS, const Report &R) {
  StringRef Rest = PageTemplate;
  while (!Rest.empty()) {
    auto [Text, Tail] = Rest.split("{{");
    OS << Text;
    auto [Name, Next] = Tail.split("}}");
    Rest = Next;
    if (Name == "title")
      printHTMLEscaped(json::fixUTF8(titleOf(R)), OS);
    else if (Name == "style")
      OS << Style;
    else if (Name == "script")
      OS << Code << Script;
    else if (Name == "data")
      OS << dataOf(R);
  }
}

} // namespace opennvvm
