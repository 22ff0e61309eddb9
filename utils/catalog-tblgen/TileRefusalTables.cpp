//===- TileRefusalTables.cpp - Tables of catalog/TileRefusals.td ----------===//
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

static std::vector<const Record *> allRefusals(const RecordKeeper &Records) {
  return identified(Records, "TileRefusal", "refusal",
                    {"Text", "Why", "Help", "Bad", "Good"});
}

static void emitTable(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What the import of Tile IR refuses", OS, Records);
  for (const Record *R : allRefusals(Records)) {
    StringRef ID = R->getValueAsString("ID");
    if (!ID.consume_front("tile-import-"))
      PrintFatalError(R, "the ID of a refusal begins with 'tile-import-'");
    OS << "OPENNVVM_TILE_REFUSAL(" << camelCase(ID);
    for (StringRef Field : {"ID", "Text", "Why", "Help", "Bad", "Good"})
      OS << ",\n " << quoted(R->getValueAsString(Field).trim());
    OS << ")\n";
  }
  OS << "#undef OPENNVVM_TILE_REFUSAL\n";
}

static void emitDocs(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "# What the import of Tile IR refuses\n\n"
        "What `nv-tileas-opt --import-cuda-tile` reports "
        "([tile-import](tile-import.md)).\nGenerated from "
        "`catalog/TileRefusals.td`; `nvvmc explain REFUSAL` prints the same.\n"
        "\n| Refusal | cannot be imported: |\n|---|---|\n";
  std::vector<const Record *> Refusals = allRefusals(Records);
  for (const Record *R : Refusals) {
    StringRef ID = R->getValueAsString("ID");
    OS << "| [" << ID << "](#" << ID << ") | " << R->getValueAsString("Text")
       << " |\n";
  }
  for (const Record *R : Refusals) {
    OS << "\n## `" << R->getValueAsString("ID") << "`\n\n    "
       << R->getValueAsString("Text") << "\n\n"
       << R->getValueAsString("Why")
       << "\n\nRemedy: " << R->getValueAsString("Help") << "\n\n";
    writeExample(OS, "Refused", R->getValueAsString("Bad"));
    writeExample(OS, "Imported", R->getValueAsString("Good"));
  }
}

static TableGen::Emitter::Opt
    Table("gen-tile-refusals", emitTable,
          "Write the table of what the import of Tile IR refuses");
static TableGen::Emitter::Opt Docs("gen-tile-refusal-docs", emitDocs,
                                   "Write docs/tile-refusals.md");
