//===- SARIFSink.cpp - Findings as SARIF 2.1.0 ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceMap.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm {

static StringRef levelName(Severity S) {
  return S == Severity::Error     ? "error"
         : S == Severity::Warning ? "warning"
                                  : "note";
}

using RuleIndex = MapVector<unsigned, unsigned>;

/// The rules that this log refers to, in order of first use.
static RuleIndex indexRules(ArrayRef<const DiagnosticEngine *> Engines) {
  RuleIndex Index;
  for (const DiagnosticEngine *E : Engines)
    for (const Diagnostic &D : E->diagnostics())
      Index.insert({unsigned(D.ID), unsigned(Index.size())});
  return Index;
}

/// A file name as a URI reference (RFC 3986): characters that are not allowed
/// in a path are written as %XX.
static std::string uriOf(StringRef File) {
  std::string URI;
  for (char C : File)
    if (isAlnum(C) || StringRef("-._~/!$&'()*+,;=:@").contains(C))
      URI += C;
    else
      URI += "%" + toHex(StringRef(&C, 1));
  // "a:b" would be read as a scheme.
  if (!File.starts_with("/") && File.split('/').first.contains(':'))
    URI = "./" + URI;
  return URI;
}

static void writeRule(json::OStream &J, const RuleInfo &Info,
                      std::optional<Profile> P) {
  J.object([&] {
    J.attribute("id", Info.ID);
    J.attributeObject("shortDescription",
                      [&] { J.attribute("text", Info.Text); });
    J.attributeObject("fullDescription",
                      [&] { J.attribute("text", Info.Why); });
    J.attributeObject("help", [&] { J.attribute("text", Info.Legal); });
    if (!P)
      return;
    Severity S = Info.Severities[unsigned(*P)];
    J.attributeObject("defaultConfiguration", [&] {
      if (S == Severity::Off)
        J.attribute("enabled", false);
      else
        J.attribute("level", levelName(S));
    });
  });
}

/// \param P if given, the severities in that profile are added.
static void writeTool(json::OStream &J, ArrayRef<Rule> Rules,
                      std::optional<Profile> P = std::nullopt) {
  J.attributeObject("driver", [&] {
    J.attribute("name", "nvvmc");
    J.attribute("version", OPENNVVM_VERSION);
    J.attributeArray("rules", [&] {
      for (Rule R : Rules)
        writeRule(J, ruleInfo(R), P);
    });
  });
}

static void writeBounds(json::OStream &J, const TextRange &Range) {
  J.attribute("startLine", Range.Line);
  J.attribute("startColumn", Range.Column);
  if (Range.EndLine)
    J.attribute("endLine", Range.EndLine);
  if (Range.EndColumn)
    J.attribute("endColumn", Range.EndColumn);
}

static void writeRegion(json::OStream &J, const TextRange &Range,
                        StringRef Line) {
  if (!Range.isValid())
    return;
  TextRange Characters = Range;
  Characters.Column = characterColumn(Line, Range.Column);
  if (Range.EndLine == Range.Line)
    Characters.EndColumn = characterColumn(Line, Range.EndColumn);
  J.attributeObject("region", [&] {
    writeBounds(J, Characters);
    if (!Line.empty())
      J.attributeObject("snippet",
                        [&] { J.attribute("text", json::fixUTF8(Line)); });
  });
}

static void writeText(json::OStream &J, StringRef Text) {
  J.attributeObject("message",
                    [&] { J.attribute("text", json::fixUTF8(Text)); });
}

static void writeLocation(json::OStream &J, const Diagnostic &D) {
  J.object([&] {
    J.attributeObject("physicalLocation", [&] {
      J.attributeObject("artifactLocation",
                        [&] { J.attribute("uri", uriOf(D.File)); });
      writeRegion(J, D.Range, D.SourceLine);
    });
    if (!D.Function.empty())
      J.attributeArray("logicalLocations", [&] {
        J.object([&] {
          J.attribute("name", json::fixUTF8(D.Function));
          J.attribute(
              "fullyQualifiedName",
              json::fixUTF8(D.Function + (D.InBlock ? ":" + D.Block : "")));
          J.attribute("kind", "function");
          if (!D.Demangled.empty())
            J.attributeObject("properties", [&] {
              J.attribute("demangled", json::fixUTF8(D.Demangled));
            });
        });
      });
  });
}

/// The location in the front end's source, if the IR has one.
static void writeUserLocation(json::OStream &J, const UserLocation &At,
                              StringRef What) {
  J.object([&] {
    J.attributeObject("physicalLocation", [&] {
      J.attributeObject("artifactLocation",
                        [&] { J.attribute("uri", uriOf(At.File)); });
      if (At.Line)
        J.attributeObject("region", [&] {
          J.attribute("startLine", At.Line);
          if (At.Column)
            J.attribute("startColumn", At.Column);
        });
    });
    if (!At.Function.empty())
      J.attributeArray("logicalLocations", [&] {
        J.object([&] {
          J.attribute("name", json::fixUTF8(At.Function));
          J.attribute("kind", "function");
        });
      });
    if (!What.empty())
      writeText(J, What);
  });
}

static void writeNote(json::OStream &J, const Diagnostic &D,
                      const DiagnosticNote &N) {
  J.object([&] {
    J.attributeObject("physicalLocation", [&] {
      J.attributeObject("artifactLocation",
                        [&] { J.attribute("uri", uriOf(D.File)); });
      writeRegion(J, N.Range, N.SourceLine);
    });
    writeText(J, N.Message);
  });
}

static void writeRelated(json::OStream &J, const Diagnostic &D) {
  if (!D.User.File.empty())
    writeUserLocation(J, D.User, "");
  for (const UserLocation &At : D.InlinedAt)
    writeUserLocation(J, At, "inlined at");
  if (!D.File.empty())
    for (const DiagnosticNote &N : D.Notes)
      writeNote(J, D, N);
}

/// The edits that mend \p D.
static void writeFix(json::OStream &J, const Diagnostic &D) {
  J.object([&] {
    J.attributeObject("description", [&] {
      J.attribute("text", "nvvmc fix " + fixText(ruleInfo(D.ID).Fix).str());
    });
    J.attributeArray("artifactChanges", [&] {
      J.object([&] {
        J.attributeObject("artifactLocation",
                          [&] { J.attribute("uri", uriOf(D.File)); });
        J.attributeArray("replacements", [&] {
          for (const TextEdit &E : D.Fix)
            J.object([&] {
              J.attributeObject("deletedRegion",
                                [&] { writeBounds(J, E.Characters); });
              J.attributeObject("insertedContent", [&] {
                J.attribute("text", json::fixUTF8(E.Text));
              });
            });
        });
      });
    });
  });
}

static void writeResult(json::OStream &J, const Diagnostic &D,
                        unsigned RuleAt) {
  J.object([&] {
    J.attribute("ruleId", ruleInfo(D.ID).ID);
    J.attribute("ruleIndex", RuleAt);
    J.attribute("level", levelName(D.Level));
    std::string Message = D.Message;
    for (const std::string &Detail : D.Details)
      Message += "\n" + Detail;
    if (!D.Help.empty())
      Message += "\n" + D.Help;
    for (const DiagnosticNote &N : D.Notes)
      if (N.ID)
        Message += "\n" + N.Message;
    writeText(J, Message);
    if (!D.File.empty())
      J.attributeArray("locations", [&] { writeLocation(J, D); });
    if (!D.User.File.empty() || !D.Notes.empty())
      J.attributeArray("relatedLocations", [&] { writeRelated(J, D); });
    if (!D.Fix.empty())
      J.attributeArray("fixes", [&] { writeFix(J, D); });
  });
}

/// Prints a log with one run, which \p Run describes.
static void writeLog(raw_ostream &OS, function_ref<void(json::OStream &)> Run) {
  json::OStream J(OS, /*IndentSize=*/2);
  J.object([&] {
    J.attribute("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    J.attribute("version", "2.1.0");
    J.attributeArray("runs", [&] { J.object([&] { Run(J); }); });
  });
  OS << "\n";
}

/// How the run went, and why it failed.
static void writeInvocation(json::OStream &J, bool IsSuccess,
                            ArrayRef<std::string> Failures) {
  J.attributeArray("invocations", [&] {
    J.object([&] {
      J.attribute("executionSuccessful", IsSuccess);
      if (!Failures.empty())
        J.attributeArray("toolExecutionNotifications", [&] {
          for (const std::string &Why : Failures)
            J.object([&] {
              J.attribute("level", "error");
              writeText(J, Why);
            });
        });
    });
  });
}

void printSARIF(raw_ostream &OS, ArrayRef<const DiagnosticEngine *> Engines,
                ArrayRef<std::string> Failures) {
  RuleIndex Index = indexRules(Engines);
  SmallVector<Rule, 16> Rules;
  for (auto [ID, I] : Index)
    Rules.push_back(Rule(ID));
  bool IsSuccess =
      Failures.empty() &&
      none_of(Engines, [](const DiagnosticEngine *E) { return E->gaveUp(); });
  writeLog(OS, [&](json::OStream &J) {
    J.attributeObject("tool", [&] { writeTool(J, Rules); });
    writeInvocation(J, IsSuccess, Failures);
    J.attribute("columnKind", "unicodeCodePoints");
    J.attributeArray("results", [&] {
      for (const DiagnosticEngine *E : Engines)
        for (const Diagnostic &D : E->diagnostics())
          writeResult(J, D, Index.lookup(unsigned(D.ID)));
    });
  });
}

void printSARIF(raw_ostream &OS, ArrayRef<Rule> Rules, Profile P) {
  writeLog(OS, [&](json::OStream &J) {
    J.attributeObject("tool", [&] { writeTool(J, Rules, P); });
    J.attributeArray("results", [] {});
  });
}

} // namespace opennvvm
