//===- Result.cpp - What a launch gives, and its text ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Launch/Result.h"
#include "Tile/Eval/Launch/Sarif.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tile {

std::vector<Result::Entry> placeFindings(std::vector<Finding> Found,
                                         const Program &Code) {
  std::vector<Result::Entry> Out;
  for (Finding &F : Found) {
    Result::Entry E;
    for (const Party &P : F.Parties)
      E.Parties.push_back({P, Code.Sites[P.Site]});
    E.Found = std::move(F);
    Out.push_back(std::move(E));
  }
  return Out;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// "a.py:12:5", or the operation if no line is known.
static std::string placeOf(const Site &Where) {
  if (Where.Frames.empty())
    return Where.Operation.empty() ? "error" : Where.Operation;
  const SourceFrame &F = Where.Frames[0];
  return F.File + ":" + std::to_string(F.Line) + ":" + std::to_string(F.Column);
}

static void paint(raw_ostream &OS, StringRef Word, raw_ostream::Colors C,
                  bool Colored) {
  if (Colored)
    OS << (C == raw_ostream::RED       ? "\x1b[1;31m"
           : C == raw_ostream::MAGENTA ? "\x1b[1;35m"
                                       : "\x1b[1;32m");
  OS << Word;
  if (Colored)
    OS << "\x1b[0m";
}

static void printParty(raw_ostream &OS, const Result::PlacedParty &P,
                       StringRef Before) {
  OS << "  ";
  if (placeOf(P.Where) != Before)
    OS << placeOf(P.Where) << ": ";
  OS << "block (" << P.Who.Block[0] << "," << P.Who.Block[1] << ","
     << P.Who.Block[2] << "), " << P.Where.Operation;
  if (!P.Who.What.empty())
    OS << ", " << P.Who.What;
  OS << "\n";
  for (const SourceFrame &F :
       drop_begin(P.Where.Frames, P.Where.Frames.empty() ? 0 : 1))
    OS << "    called at " << F.File << ":" << F.Line << ":" << F.Column
       << "\n";
}

static void printFinding(raw_ostream &OS, const Result &R,
                         const Result::Entry &E, bool Colored) {
  const TileFindingInfo &Info = tileFindingInfo(E.Found.Which);
  std::string Place = placeOf(E.Parties[0].Where);
  OS << Place << ": ";
  paint(OS, "error", raw_ostream::RED, Colored);
  OS << ": " << E.Found.Message << " [" << Info.ID << "]\n";
  for (const Result::PlacedParty &P : E.Parties)
    printParty(OS, P, Place);
  OS << "  in kernel " << R.Kernel;
  if (E.Found.Count > 1)
    OS << ", " << E.Found.Count << " times";
  OS << "\n  ";
  paint(OS, "help", raw_ostream::GREEN, Colored);
  OS << ": " << Info.Help << "\n";
}

/// Where blocks were when the launch was cancelled: the first ones.
static void printStanding(raw_ostream &OS, const Result &R) {
  constexpr size_t Most = 32;
  for (const Result::PlacedParty &P : ArrayRef(R.Standing).take_front(Most))
    printParty(OS, P, "");
  if (R.Standing.size() > Most)
    OS << "  and " << R.Standing.size() - Most << " blocks more\n";
  if (R.NotBegun)
    OS << "  " << R.NotBegun
       << (R.NotBegun == 1 ? " block has" : " blocks have") << " not begun\n";
}

std::string asText(const Result &R, bool Colored) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const Result::Entry &E : R.Findings)
    printFinding(OS, R, E, Colored);
  if (!R.Error.empty()) {
    if (!R.ErrorAt.Frames.empty())
      OS << placeOf(R.ErrorAt) << ": ";
    paint(OS, "error", raw_ostream::RED, Colored);
    OS << ": " << R.Error << "\n";
  }
  printStanding(OS, R);
  return Text;
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeParty(json::OStream &J, const Result::PlacedParty &P) {
  J.object([&] {
    J.attributeArray("block", [&] {
      for (uint32_t N : P.Who.Block)
        J.value(N);
    });
    J.attribute("operation", P.Where.Operation);
    J.attribute("what", json::fixUTF8(P.Who.What));
    J.attributeArray("source", [&] { writeFrames(J, P.Where); });
  });
}

std::string asJSON(const Result &R) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const Result::Entry &E : R.Findings) {
    const TileFindingInfo &Info = tileFindingInfo(E.Found.Which);
    json::OStream J(OS);
    J.object([&] {
      J.attribute("rule", Info.ID);
      J.attribute("message", json::fixUTF8(E.Found.Message));
      J.attribute("help", Info.Help);
      J.attribute("severity", "error");
      J.attribute("kernel", json::fixUTF8(R.Kernel));
      J.attribute("count", E.Found.Count);
      J.attributeArray("parties", [&] {
        for (const Result::PlacedParty &P : E.Parties)
          writeParty(J, P);
      });
    });
    J.flush();
    OS << "\n";
  }
  if (!R.Error.empty()) {
    json::OStream J(OS);
    J.object([&] {
      J.attribute("failed", json::fixUTF8(R.Error));
      if (R.Standing.empty() && !R.NotBegun)
        return;
      J.attributeArray("blocks", [&] {
        for (const Result::PlacedParty &P : R.Standing)
          writeParty(J, P);
      });
      J.attribute("notBegun", R.NotBegun);
    });
    J.flush();
    OS << "\n";
  }
  return Text;
}

//===----------------------------------------------------------------------===//
// SARIF
//===----------------------------------------------------------------------===//

static void writeResult(json::OStream &J, const Result::Entry &E) {
  const TileFindingInfo &Info = tileFindingInfo(E.Found.Which);
  J.object([&] {
    J.attribute("ruleId", Info.ID);
    J.attribute("level", "error");
    sarif::writeMessage(J, E.Found.Message + "\n" + Info.Help.str());
    J.attributeArray("locations",
                     [&] { sarif::writeLocation(J, E.Parties[0].Where, ""); });
    J.attributeArray("relatedLocations", [&] {
      for (const Result::PlacedParty &P : E.Parties) {
        std::string Text;
        raw_string_ostream OS(Text);
        printParty(OS, P, placeOf(P.Where));
        sarif::writeLocation(J, P.Where,
                             StringRef(Text).split('\n').first.trim());
      }
    });
  });
}

std::string asSARIF(const Result &R) {
  return sarif::log(
      "nvvmc run", R.Error,
      [&](json::OStream &J) {
        for (const Result::PlacedParty &P : R.Standing)
          sarif::writeLocation(J, P.Where, P.Who.What);
      },
      [&](json::OStream &J) {
        for (const Result::Entry &E : R.Findings)
          writeResult(J, E);
      });
}

} // namespace opennvvm::tile
