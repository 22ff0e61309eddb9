//===- TileLintTables.cpp - Tables of catalog/TileLints.td ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

/// The lints, each complete and with an ID of its own.
static std::vector<const Record *> allLints(const RecordKeeper &Records) {
  std::vector<const Record *> Lints = inOrder(Records, "TileLint");
  StringSet<> Seen;
  for (const Record *R : Lints) {
    StringRef ID = R->getValueAsString("ID");
    if (!isKebabCase(ID))
      PrintFatalError(R->getLoc(), "lint ID '" + ID + "' is not kebab-case");
    if (!Seen.insert(ID).second)
      PrintFatalError(R->getLoc(), "second lint with ID '" + ID + "'");
    for (StringRef Field : {"Text", "Why", "Help", "Bad", "Good"})
      if (R->getValueAsString(Field).empty())
        PrintFatalError(R->getLoc(), "lint '" + ID + "' has no " + Field);
  }
  return Lints;
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
    OS << "},\n";
  }
}

static void example(raw_ostream &OS, StringRef Title, StringRef Text) {
  OS << Title << ":\n\n```mlir\n" << Text.trim() << "\n```\n\n";
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
    example(OS, "Reported", R->getValueAsString("Bad"));
    example(OS, "Not reported", R->getValueAsString("Good"));
  }
}

static TableGen::Emitter::Opt Enum("gen-tile-lint-enum", emitEnum,
                                   "Write the enumerators of all lints");
static TableGen::Emitter::Opt Table("gen-tile-lints", emitTable,
                                    "Write the table of all lints");
static TableGen::Emitter::Opt Docs("gen-tile-lint-docs", emitDocs,
                                   "Write docs/nv_tileas-lint.md");
