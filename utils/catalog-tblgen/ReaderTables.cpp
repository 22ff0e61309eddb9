//===- ReaderTables.cpp - Tables of catalog/Readers.td --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

/// The readers of the release that profile libnvvm has, in the order of the
/// machines for which they read.
static std::vector<const Record *> readers(const RecordKeeper &Records) {
  ArrayRef<const Record *> Releases =
      Records.getAllDerivedDefinitions("Release");
  if (Releases.size() != 1)
    PrintFatalError("profile libnvvm has one release");
  StringRef Release = Releases[0]->getValueAsString("Number");
  std::vector<const Record *> Rs = inOrder(Records, "Reader");
  llvm::erase_if(Rs, [&](const Record *R) {
    return !is_contained(R->getValueAsListOfStrings("Releases"), Release);
  });
  llvm::sort(Rs, [](const Record *A, const Record *B) {
    return A->getValueAsInt("Lowest") < B->getValueAsInt("Lowest");
  });
  for (size_t I = 1; I < Rs.size(); ++I)
    if (Rs[I]->getValueAsInt("Lowest") == Rs[I - 1]->getValueAsInt("Lowest"))
      PrintFatalError(Rs[I]->getLoc(), "two readers for the same machines");
  if (Rs.empty() || Rs.front()->getValueAsInt("Lowest") != 0)
    PrintFatalError("release " + Release + " reads nothing for some machines");
  return Rs;
}

static void emitReaders(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("libNVVM's readers", OS, Records);
  OS << "#ifdef OPENNVVM_READER_TRAIT\n";
  for (const Record *R : inOrder(Records, "ReaderTrait"))
    OS << "OPENNVVM_READER_TRAIT(" << R->getName() << ")\n";
  OS << "#undef OPENNVVM_READER_TRAIT\n#endif\n#ifdef OPENNVVM_READERS\n";
  for (const Record *R : readers(Records)) {
    OS << "{" << R->getValueAsInt("LLVM") << ", " << R->getValueAsInt("Lowest")
       << ", " << quoted(R->getValueAsString("Dialect")) << ", 0";
    for (const Record *T : R->getValueAsListOfDefs("Traits"))
      OS << " |\n bitOf(ReaderTrait::" << T->getName() << ")";
    OS << "},\n";
  }
  OS << "#undef OPENNVVM_READERS\n#endif\n";
}

/// The name of a construct.
static StringRef nameOf(const Record *R) {
  StringRef What = R->getValueAsString("What");
  return What.empty() ? R->getValueAsString("Spelling").rtrim(" (:") : What;
}

static void emitConstructs(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What libNVVM's readers do not know", OS, Records);
  for (const Record *R : sortedByText(Records, "Construct", "Spelling"))
    OS << "{" << quoted(R->getValueAsString("Spelling")) << ", "
       << quoted(nameOf(R)) << ", " << R->getValueAsInt("Text") << ", "
       << R->getValueAsInt("Bitcode") << ",\n "
       << quoted(R->getValueAsString("Remedy"))
       << ", ReaderMend::" << R->getValueAsString("Mend") << ", "
       << quoted(R->getValueAsString("With")) << "},\n";
}

static TableGen::Emitter::Opt Readers("gen-readers", emitReaders,
                                      "Write the table of readers");
static TableGen::Emitter::Opt Constructs("gen-reader-constructs",
                                         emitConstructs,
                                         "Write the table of constructs");
