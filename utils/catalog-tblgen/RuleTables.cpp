//===- RuleTables.cpp - Tables of catalog/Rules.td ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Rules.h"
#include "Text.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

std::vector<const Record *> opennvvm::allRules(const RecordKeeper &Records) {
  return identified(Records, "Rule", "rule",
                    {"Text", "Why", "Legal", "Source"});
}

static void emitEnum(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Rule identities", OS, Records);
  for (const Record *R : allRules(Records)) {
    StringRef ID = R->getValueAsString("ID");
    OS << "OPENNVVM_RULE(" << camelCase(ID) << ", " << quoted(ID) << ")\n";
  }
  OS << "#undef OPENNVVM_RULE\n";
}

StringRef opennvvm::severityName(const Record *R, StringRef Profile) {
  static constexpr StringLiteral Names[] = {"Off", "Note", "Warning", "Error"};
  return Names[R->getValueAsDef(Profile)->getValueAsInt("Level")];
}

std::string opennvvm::legalText(const Record *R) {
  static constexpr StringLiteral Mark = "{annotation keys}";
  StringRef Text = R->getValueAsString("Legal");
  auto [Before, After] = Text.split(Mark);
  if (Before.size() == Text.size())
    return Text.str();
  std::string Keys;
  for (const Record *Key : inOrder(R->getRecords(), "AnnotationKey"))
    Keys += (Keys.empty() ? "" : ", ") + Key->getValueAsString("Name").str();
  return Before.str() + Keys + After.str();
}

static void emitTable(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Rules", OS, Records);
  for (const Record *R : allRules(Records)) {
    OS << "{";
    for (StringRef Field : {"ID", "Layer", "Text", "LibNVVMText"})
      OS << quoted(R->getValueAsString(Field)) << ",\n ";
    OS << "{";
    for (StringRef Profile : {"NVVM", "LibNVVM", "NVPTX", "Tileiras"})
      OS << "Severity::" << severityName(R, Profile) << ", ";
    OS << "},\n LintLevel::"
       << R->getValueAsDef("Lint")->getValueAsString("Level") << ",\n ";
    OS << quoted(R->getValueAsString("Why")) << ",\n " << quoted(legalText(R))
       << ",\n ";
    for (StringRef Field : {"Help", "Source", "Bad", "Good"})
      OS << quoted(R->getValueAsString(Field)) << ",\n ";
    const Record *Fix = fixOf(R);
    OS << "FixBuilder::" << (Fix ? Fix->getName() : "None") << ", "
       << quoted(whyUnmended(R)) << "},\n";
  }
}

static void emitFixes(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Remedies", OS, Records);
  emitFixBuilders(Records, "FixBuilder", allRules(Records), "OPENNVVM_FIX", OS);
}

static TableGen::Emitter::Opt Enum("gen-rule-enum", emitEnum,
                                   "Write the enumerators of all rules");
static TableGen::Emitter::Opt Fixes("gen-fix-builders", emitFixes,
                                    "Write the remedies of `nvvmc fix`");
static TableGen::Emitter::Opt Table("gen-rules", emitTable,
                                    "Write the table of all rules");
