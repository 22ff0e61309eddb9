//===- TileFindingTables.cpp - Tables of catalog/TileFindings.td ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

static std::vector<const Record *> allFindings(const RecordKeeper &Records) {
  return identified(Records, "TileFinding", "finding",
                    {"Text", "Why", "Help", "Bad", "Good"});
}

static void emitTable(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Findings of the evaluator of Tile IR", OS, Records);
  for (const Record *R : allFindings(Records)) {
    StringRef ID = R->getValueAsString("ID");
    if (!ID.consume_front("tile-"))
      PrintFatalError(R, "the ID of a finding begins with 'tile-'");
    OS << "OPENNVVM_TILE_FINDING(" << camelCase(ID);
    for (StringRef Field :
         {"ID", "Text", "Why", "Help", "Arguments", "Bad", "Good"})
      OS << ",\n " << quoted(R->getValueAsString(Field).trim());
    OS << ")\n";
  }
  OS << "#undef OPENNVVM_TILE_FINDING\n";
}

static void emitDocs(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "# Findings of Tile IR\n\n"
        "What `nvvmc run` and `libopennvvm-tile.so` report while a program of "
        "Tile IR\nruns ([tile-eval](tile-eval.md)). Generated from\n"
        "`catalog/TileFindings.td`; `nvvmc explain FINDING` prints the same. "
        "{0}, {1} …\nstand for what the run has seen. The examples are run "
        "with the arguments that\nstand beside them.\n\n"
        "| Finding | |\n|---|---|\n";
  std::vector<const Record *> Findings = allFindings(Records);
  for (const Record *R : Findings) {
    StringRef ID = R->getValueAsString("ID");
    OS << "| [" << ID << "](#" << ID << ") | " << R->getValueAsString("Text")
       << " |\n";
  }
  for (const Record *R : Findings) {
    OS << "\n## `" << R->getValueAsString("ID") << "`\n\n    "
       << R->getValueAsString("Text") << "\n\n"
       << R->getValueAsString("Why")
       << "\n\nRemedy: " << R->getValueAsString("Help") << "\n\n";
    if (StringRef Arguments = R->getValueAsString("Arguments");
        !Arguments.empty())
      OS << "Arguments: `" << Arguments << "`\n\n";
    writeExample(OS, "Reported", R->getValueAsString("Bad"));
    writeExample(OS, "Not reported", R->getValueAsString("Good"));
  }
}

static TableGen::Emitter::Opt Table("gen-tile-findings", emitTable,
                                    "Write the table of all findings");
static TableGen::Emitter::Opt Docs("gen-tile-finding-docs", emitDocs,
                                   "Write docs/tile-findings.md");
