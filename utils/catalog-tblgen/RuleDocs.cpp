//===- RuleDocs.cpp - docs/rules.md ---------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Rules.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

static void paragraph(raw_ostream &OS, StringRef Label, StringRef Text) {
  if (!Text.empty())
    OS << Label << Text.trim() << "\n\n";
}

/// An indented block, which no backtick in \p Text can end.
static void codeBlock(raw_ostream &OS, StringRef Text) {
  SmallVector<StringRef, 8> Lines;
  Text.trim().split(Lines, '\n');
  for (StringRef Line : Lines)
    OS << (Line.empty() ? "" : "    ") << Line << "\n";
  OS << "\n";
}

static void ruleSection(raw_ostream &OS, const Record *R) {
  OS << "### `" << R->getValueAsString("ID") << "`\n\n";
  codeBlock(OS, R->getValueAsString("Text"));
  StringRef LibNVVM = R->getValueAsString("LibNVVMText");
  if (!LibNVVM.empty() && LibNVVM != R->getValueAsString("Text")) {
    OS << "In profile `libnvvm`:\n\n";
    codeBlock(OS, LibNVVM);
  }
  OS << "| nvvm | libnvvm | nvptx | tileiras |\n|---|---|---|---|\n|";
  for (StringRef Profile : {"NVVM", "LibNVVM", "NVPTX", "Tileiras"})
    OS << " " << severityName(R, Profile).lower() << " |";
  OS << "\n\n";
  StringRef Level = R->getValueAsDef("Lint")->getValueAsString("Level");
  if (Level != "Off")
    OS << "Reported if `verify --lint" << (Level == "All" ? "=all" : "")
       << "` asks for it.\n\n";
  paragraph(OS, "", R->getValueAsString("Why"));
  paragraph(OS, "Legal: ", legalText(R));
  paragraph(OS, "Remedy: ", R->getValueAsString("Help"));
  if (const Record *Fix = fixOf(R))
    paragraph(OS, "Fix: `nvvmc fix` ", Fix->getValueAsString("Does"));
  else
    paragraph(OS, "Fix: none. ", whyUnmended(R));
  paragraph(OS, "Stated in: ", R->getValueAsString("Source"));
  for (StringRef Field : {"Bad", "Good"}) {
    StringRef Example = R->getValueAsString(Field);
    if (Example.empty())
      continue;
    OS << (Field == "Bad" ? "Fails:\n\n" : "Passes:\n\n");
    codeBlock(OS, Example);
  }
}

static void emitRuleDocs(const RecordKeeper &Records, raw_ostream &OS) {
  MapVector<StringRef, std::vector<const Record *>> Layers;
  for (const Record *R : allRules(Records))
    Layers[R->getValueAsString("Layer")].push_back(R);
  OS << "# Rules\n\n"
        "Every diagnostic, generated from `catalog/rules/`; "
        "`nvvmc explain RULE` prints\nthe same. "
        "{0}, {1} … stand for what the place of the report fills in.\n"
        "The columns are profiles, see `docs/profiles.md`.\n\n";
  for (auto &[Layer, Rules] : Layers) {
    OS << "- " << Layer << ": ";
    interleave(
        Rules,
        [&](const Record *R) {
          StringRef ID = R->getValueAsString("ID");
          OS << "[" << ID << "](#" << ID << ")";
        },
        [&] { OS << ", "; });
    OS << "\n";
  }
  for (auto &[Layer, Rules] : Layers) {
    OS << "\n## " << Layer << "\n\n";
    for (const Record *R : Rules)
      ruleSection(OS, R);
  }
}

static TableGen::Emitter::Opt Docs("gen-rules-docs", emitRuleDocs,
                                   "Write docs/rules.md");
