//===- FindingText.cpp - What a run has found, as text --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/FindingText.h"
#include "Machine/Findings/Rules.h"
#include "Run/OriginText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::run {

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// The line of PTX, unless placeOf() has named it.
static void printPTXLine(raw_ostream &OS, const Loaded &L, const Origin &At) {
  if (!At.PTXLine)
    return;
  OS << "  PTX line " << At.PTXLine << ": " << L.lineOf(At.PTXLine) << "\n";
  if (At.Source.empty())
    return;
  for (const SourceLine &S : drop_begin(At.Source))
    OS << "    inlined at " << S.File << ":" << S.Line << ":" << S.Column
       << "\n";
  if (At.InputLine)
    OS << "    from " << L.File << ":" << At.InputLine << "\n";
}

static void printDimensions(raw_ostream &OS, const unsigned (&D)[3]) {
  OS << "(" << D[0] << "," << D[1] << "," << D[2] << ")";
}

static void printParty(raw_ostream &OS, const ptxmachine::Party &Who) {
  OS << "block ";
  printDimensions(OS, Who.Block);
  OS << ", thread ";
  printDimensions(OS, Who.Thread);
  if (!Who.What.empty())
    OS << " " << Who.What;
}

static void paint(raw_ostream &OS, StringRef Word, raw_ostream::Colors C,
                  bool Color) {
  if (Color)
    OS.changeColor(C, /*Bold=*/true);
  OS << Word;
  if (Color)
    OS.resetColor();
}

bool isError(const ptxmachine::Finding &F) {
  const ptxmachine::RuleInfo *Rule = ptxmachine::findRule(F.Rule);
  return !Rule || Rule->Level == ptxmachine::Severity::Error;
}

/// The word for it, in JSON and in SARIF.
static StringRef levelOf(const ptxmachine::Finding &F) {
  return isError(F) ? "error" : "warning";
}

/// Which of \p All schedules those of \p Seeds are, and how to repeat one.
static void printSchedules(raw_ostream &OS, ArrayRef<uint64_t> Seeds,
                           unsigned All) {
  if (All <= 1)
    return;
  OS << "  in " << Seeds.size() << " of " << All
     << " schedules; --seed=" << Seeds.front()
     << " repeats the first of them\n";
}

static void printFinding(raw_ostream &OS, const Loaded &L,
                         const PlacedFinding &Found, unsigned Schedules,
                         bool Color) {
  const ptxmachine::Finding &F = Found.Finding;
  Origin None;
  const Origin &At = Found.Origins.empty() ? None : Found.Origins.front();
  OS << placeOf(L, At) << ": ";
  bool Fatal = isError(F);
  paint(OS, Fatal ? "error" : "warning",
        Fatal ? raw_ostream::RED : raw_ostream::MAGENTA, Color);
  OS << ": " << F.Message << " [" << F.Rule << "]\n";
  for (auto [N, Who] : enumerate(F.Parties)) {
    const Origin &Where = Found.Origins[N];
    OS << "  ";
    if (N && placeOf(L, Where) != placeOf(L, At))
      OS << placeOf(L, Where) << ": ";
    printParty(OS, Who);
    OS << "\n";
    printPTXLine(OS, L, Where);
  }
  OS << "  in kernel " << F.Kernel;
  if (F.Count > 1)
    OS << ", " << F.Count << " times";
  OS << "\n";
  printSchedules(OS, Found.Seeds, Schedules);
  if (F.Remedy.empty())
    return;
  OS << "  ";
  paint(OS, "help", raw_ostream::GREEN, Color);
  OS << ": " << F.Remedy << "\n";
}

void printText(raw_ostream &OS, const Loaded &L, const Outcome &Out,
               bool Color) {
  if (Color)
    OS.enable_colors(true);
  for (const PlacedFinding &F : Out.Findings)
    printFinding(OS, L, F, Out.Schedules, Color);
  size_t Ended = 0;
  for (const Failure &Why : Out.Failures) {
    Ended += Why.Seeds.size();
    if (Why.IsFinding)
      continue;
    OS << placeOf(L, Why.At) << ": ";
    paint(OS, "error", raw_ostream::RED, Color);
    OS << ": " << Why.Message << "\n";
    printPTXLine(OS, L, Why.At);
    printSchedules(OS, Why.Seeds, Out.Schedules);
  }
  if (Out.Findings.empty())
    return;
  size_t N = Out.Findings.size();
  OS << N << (N == 1 ? " finding" : " findings") << " in " << L.File;
  if (Ended && Out.Schedules > 1)
    OS << "; " << Ended << " of " << Out.Schedules
       << " schedules have ended early";
  else if (Ended)
    OS << "; the run has ended there";
  OS << "\n";
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeDimensions(json::OStream &J, StringRef Key,
                            const unsigned (&D)[3]) {
  J.attributeArray(Key, [&] {
    for (unsigned N : D)
      J.value(N);
  });
}

static void writeSeeds(json::OStream &J, ArrayRef<uint64_t> Seeds) {
  J.attribute("seed", Seeds.front());
  J.attributeArray("seeds", [&] {
    for (uint64_t Seed : Seeds)
      J.value(Seed);
  });
}

static void writeFinding(json::OStream &J, const Loaded &L,
                         const PlacedFinding &Found) {
  const ptxmachine::Finding &F = Found.Finding;
  J.object([&] {
    J.attribute("rule", F.Rule);
    J.attribute("message", json::fixUTF8(F.Message));
    if (!F.Remedy.empty())
      J.attribute("help", json::fixUTF8(F.Remedy));
    J.attribute("severity", levelOf(F));
    J.attribute("file", json::fixUTF8(L.File));
    J.attribute("kernel", json::fixUTF8(F.Kernel));
    J.attribute("count", F.Count);
    writeSeeds(J, Found.Seeds);
    J.attributeArray("parties", [&] {
      for (auto [N, Who] : enumerate(F.Parties))
        J.object([&] {
          writeDimensions(J, "block", Who.Block);
          writeDimensions(J, "thread", Who.Thread);
          J.attribute("what", json::fixUTF8(Who.What));
          writeOrigin(J, L, Found.Origins[N]);
        });
    });
  });
}

void printJSON(raw_ostream &OS, const Loaded &L, const Outcome &Out) {
  for (const PlacedFinding &F : Out.Findings) {
    json::OStream J(OS);
    writeFinding(J, L, F);
    J.flush();
    OS << "\n";
  }
  for (const Failure &Why : Out.Failures) {
    json::OStream J(OS);
    J.object([&] {
      J.attribute("failed", json::fixUTF8(Why.Message));
      J.attribute("file", json::fixUTF8(L.File));
      writeSeeds(J, Why.Seeds);
      writeOrigin(J, L, Why.At);
    });
    J.flush();
    OS << "\n";
  }
}

//===----------------------------------------------------------------------===//
// SARIF
//===----------------------------------------------------------------------===//

static void writeMessage(json::OStream &J, StringRef Text) {
  J.attributeObject("message",
                    [&] { J.attribute("text", json::fixUTF8(Text)); });
}

static void writeLocation(json::OStream &J, StringRef File, unsigned Line,
                          unsigned Column, StringRef Text) {
  J.object([&] {
    J.attributeObject("physicalLocation", [&] {
      J.attributeObject("artifactLocation",
                        [&] { J.attribute("uri", json::fixUTF8(File)); });
      if (Line)
        J.attributeObject("region", [&] {
          J.attribute("startLine", Line);
          if (Column)
            J.attribute("startColumn", Column);
        });
    });
    if (!Text.empty())
      writeMessage(J, Text);
  });
}

static void writePlace(json::OStream &J, const Loaded &L, const Origin &At,
                       StringRef Text) {
  if (!At.Source.empty())
    return writeLocation(J, At.Source.front().File, At.Source.front().Line,
                         At.Source.front().Column, Text);
  writeLocation(J, L.File, L.IsCompiled ? At.InputLine : At.PTXLine, 0, Text);
}

static void writeResult(json::OStream &J, const Loaded &L,
                        const PlacedFinding &Found) {
  const ptxmachine::Finding &F = Found.Finding;
  J.object([&] {
    J.attribute("ruleId", F.Rule);
    J.attribute("level", levelOf(F));
    writeMessage(J, F.Message + (F.Remedy.empty() ? "" : "\n" + F.Remedy));
    Origin None;
    J.attributeArray("locations", [&] {
      writePlace(J, L, Found.Origins.empty() ? None : Found.Origins.front(),
                 "");
    });
    J.attributeObject("properties", [&] { writeSeeds(J, Found.Seeds); });
    J.attributeArray("relatedLocations", [&] {
      for (auto [N, Who] : enumerate(F.Parties)) {
        std::string Text;
        raw_string_ostream OS(Text);
        printParty(OS, Who);
        writePlace(J, L, Found.Origins[N], Text);
      }
    });
  });
}

void printSARIF(raw_ostream &OS, const Loaded &L, const Outcome &Out) {
  json::OStream J(OS, /*IndentSize=*/2);
  auto Run = [&] {
    J.attributeObject("tool", [&] {
      J.attributeObject("driver", [&] { J.attribute("name", "nvvmc run"); });
    });
    J.attributeArray("invocations", [&] {
      J.object([&] {
        J.attribute("executionSuccessful",
                    !Out.hasFailed() || !Out.Findings.empty());
        if (Out.hasFailed())
          J.attributeArray("toolExecutionNotifications", [&] {
            for (const Failure &Why : Out.Failures)
              J.object([&] {
                J.attribute("level", "error");
                writeMessage(J, Why.Message);
              });
          });
      });
    });
    J.attributeArray("results", [&] {
      for (const PlacedFinding &F : Out.Findings)
        writeResult(J, L, F);
    });
  };
  J.object([&] {
    J.attribute("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    J.attribute("version", "2.1.0");
    J.attributeArray("runs", [&] { J.object(Run); });
  });
  J.flush();
  OS << "\n";
}

} // namespace opennvvm::run
