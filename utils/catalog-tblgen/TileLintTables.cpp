//===- TileLintTables.cpp - Tables of catalog/TileLints.td ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "Mnemonics.h"
#include "Records.h"
#include "Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <set>

using namespace llvm;
using namespace opennvvm;

static std::vector<const Record *> allLints(const RecordKeeper &Records) {
  return identified(Records, "TileLint", "lint",
                    {"Text", "Why", "Help", "Bad", "Good"});
}

static void emitEnum(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Lint identities", OS, Records);
  for (const Record *R : allLints(Records)) {
    StringRef ID = R->getValueAsString("ID");
    OS << "OPENNVVM_TILE_LINT(" << camelCase(ID) << ", " << quoted(ID) << ")\n";
  }
  OS << "#undef OPENNVVM_TILE_LINT\n";
}

static void emitTable(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Lints", OS, Records);
  for (const Record *R : allLints(Records)) {
    OS << "{" << quoted(R->getValueAsString("ID")) << ",\n "
       << quoted(R->getValueAsString("Text")) << ",\n "
       << (R->getValueAsBit("StopsLowering") ? "true" : "false");
    for (StringRef Field : {"Why", "Help", "Bad", "Good"})
      OS << ",\n " << quoted(R->getValueAsString(Field).trim());
    const Record *Fix = fixOf(R);
    OS << ",\n TileFix::" << (Fix ? Fix->getName() : "None") << "},\n";
  }
}

static void emitFixes(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Remedies of lints", OS, Records);
  emitFixBuilders(Records, "TileFixBuilder", allLints(Records),
                  "OPENNVVM_TILE_FIX", OS);
}

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

namespace {
/// The numbers of machines, ascending, and what a reader is told.
struct MachineNumbers {
  std::set<int64_t> Having;
  std::string Text;
};
} // namespace

/// The machines that have one of the instructions of \p Need, by their numbers.
static MachineNumbers machinesOf(const RecordKeeper &Records,
                                 const Record *Need) {
  MachineNumbers N;
  for (StringRef Mnemonic : Need->getValueAsListOfStrings("Instructions"))
    for (const Record *SM : machinesWith(Records, Mnemonic, Need))
      N.Having.insert(SM->getValueAsInt("Number"));
  std::set<int64_t> From;
  for (const Record *SM : machines(Records))
    if (SM->getValueAsInt("Number") >= *N.Having.begin())
      From.insert(SM->getValueAsInt("Number"));
  if (N.Having == From) {
    N.Text = "sm_" + std::to_string(*N.Having.begin()) + " or higher";
    return N;
  }
  for (int64_t Number : N.Having)
    N.Text += (N.Text.empty()                 ? ""
               : Number == *N.Having.rbegin() ? " or "
                                              : ", ") +
              ("sm_" + std::to_string(Number));
  return N;
}

static void emitNeeds(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What operations need of a machine", OS, Records);
  for (const Record *R : inOrder(Records, "TileNeed")) {
    MachineNumbers N = machinesOf(Records, R);
    OS << "OPENNVVM_TILE_NEED(" << R->getName() << ", "
       << quoted(R->getValueAsString("What")) << ", " << quoted(N.Text);
    for (int64_t Number : N.Having)
      OS << ", " << Number;
    OS << ")\n";
  }
  OS << "#undef OPENNVVM_TILE_NEED\n";
}

//===----------------------------------------------------------------------===//
// The page
//===----------------------------------------------------------------------===//

static void needsTable(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "| needed | machines |\n|---|---|\n";
  for (const Record *R : inOrder(Records, "TileNeed"))
    OS << "| " << R->getValueAsString("What") << " | "
       << machinesOf(Records, R).Text << " |\n";
  OS << "\n";
}

static void emitDocs(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "# Lints of nv_tileas\n\n"
        "What `nv-tileas-opt --nv-tileas-lint` reports: programs that verify "
        "and yet\ndo not do what was meant, or that no machine executes. "
        "Generated from\n`catalog/TileLints.td`; `nvvmc explain LINT` prints "
        "the same. {0}, {1} … stand\nfor what the place of the report fills "
        "in.\n\n"
        "A finding is a warning, `<text> [nv-tileas-lint:<id>]`. With\n"
        "`--nv-tileas-lint=error-on=lowering`, those that no lowering can "
        "translate are\nerrors: the rows with *stops lowering*.\n\n"
        "| Lint | |\n|---|---|\n";
  std::vector<const Record *> Lints = allLints(Records);
  for (const Record *R : Lints) {
    StringRef ID = R->getValueAsString("ID");
    OS << "| [" << ID << "](#" << ID << ") | "
       << (R->getValueAsBit("StopsLowering") ? "stops lowering" : "") << " |\n";
  }
  for (const Record *R : Lints) {
    OS << "\n## `" << R->getValueAsString("ID") << "`\n\n    "
       << R->getValueAsString("Text") << "\n\n"
       << R->getValueAsString("Why")
       << "\n\nRemedy: " << R->getValueAsString("Help") << "\n\n";
    if (const Record *Fix = fixOf(R))
      OS << "An editor offers it: " << Fix->getValueAsString("Does") << ".\n\n";
    if (R->getValueAsBit("AboutMachines"))
      needsTable(Records, OS);
    writeExample(OS, "Reported", R->getValueAsString("Bad"));
    writeExample(OS, "Not reported", R->getValueAsString("Good"));
  }
}

static TableGen::Emitter::Opt Enum("gen-tile-lint-enum", emitEnum,
                                   "Write the enumerators of all lints");
static TableGen::Emitter::Opt Table("gen-tile-lints", emitTable,
                                    "Write the table of all lints");
static TableGen::Emitter::Opt Fixes("gen-tile-fixes", emitFixes,
                                    "Write the remedies of lints");
static TableGen::Emitter::Opt
    MachineNeeds("gen-tile-needs", emitNeeds,
                 "Write what operations of tiles need of a machine");
static TableGen::Emitter::Opt Docs("gen-tile-lint-docs", emitDocs,
                                   "Write docs/nv_tileas-lint.md");
