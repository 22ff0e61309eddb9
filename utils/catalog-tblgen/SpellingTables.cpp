//===- SpellingTables.cpp - Tables that are looked up by text -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

/// The records of \p Class, sorted by string \p Field, which is unique.
static std::vector<const Record *> sortedBy(const RecordKeeper &Records,
                                            StringRef Class, StringRef Field) {
  std::vector<const Record *> Rs(Records.getAllDerivedDefinitions(Class));
  llvm::sort(Rs, [&](const Record *A, const Record *B) {
    return A->getValueAsString(Field) < B->getValueAsString(Field);
  });
  StringSet<> Seen;
  for (const Record *R : Rs)
    if (!Seen.insert(R->getValueAsString(Field)).second)
      PrintFatalError(R->getLoc(),
                      "a second '" + R->getValueAsString(Field) + "'");
  return Rs;
}

static void emitLLVMFindings(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Remedies for what LLVM's verifier says", OS, Records);
  for (const Record *R : sortedBy(Records, "LLVMFinding", "Sentence"))
    OS << "{" << quoted(R->getValueAsString("Sentence")) << ",\n "
       << quoted(R->getValueAsString("Remedy")) << "},\n";
}

/// The name of a construct.
static StringRef nameOf(const Record *R) {
  StringRef What = R->getValueAsString("What");
  return What.empty() ? R->getValueAsString("Spelling").rtrim(" (:") : What;
}

static void emitConstructs(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What libNVVM's readers do not know", OS, Records);
  for (const Record *R : sortedBy(Records, "Construct", "Spelling"))
    OS << "{" << quoted(R->getValueAsString("Spelling")) << ", "
       << quoted(nameOf(R)) << ", "
       << R->getValueAsDef("Text")->getValueAsInt("LLVM") << ", "
       << R->getValueAsDef("Bitcode")->getValueAsInt("LLVM") << ",\n "
       << quoted(R->getValueAsString("Remedy"))
       << ", ReaderMend::" << R->getValueAsString("Mend") << ", "
       << quoted(R->getValueAsString("With")) << "},\n";
}

static TableGen::Emitter::Opt Findings("gen-llvm-findings", emitLLVMFindings,
                                       "Write the table of remedies");
static TableGen::Emitter::Opt Constructs("gen-reader-constructs",
                                         emitConstructs,
                                         "Write the table of constructs");
