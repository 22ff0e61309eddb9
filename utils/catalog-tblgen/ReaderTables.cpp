//===- ReaderTables.cpp - Tables of catalog/Readers.td --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

/// The position of release \p R among all.
static size_t indexOf(const Record *R) {
  std::vector<const Record *> All = inOrder(R->getRecords(), "Release");
  return llvm::find(All, R) - All.begin();
}

/// The readers of \p Release, in the order of the machines for which they read.
static std::vector<const Record *> readersOf(const Record *Release) {
  std::vector<const Record *> Rs = inOrder(Release->getRecords(), "Reader");
  llvm::erase_if(Rs, [&](const Record *R) {
    return !is_contained(R->getValueAsListOfDefs("Releases"), Release);
  });
  llvm::sort(Rs, [](const Record *A, const Record *B) {
    return A->getValueAsInt("Lowest") < B->getValueAsInt("Lowest");
  });
  for (size_t I = 1; I < Rs.size(); ++I)
    if (Rs[I]->getValueAsInt("Lowest") == Rs[I - 1]->getValueAsInt("Lowest"))
      PrintFatalError(Rs[I]->getLoc(), "two readers for the same machines");
  if (Rs.empty() || Rs.front()->getValueAsInt("Lowest") != 0)
    PrintFatalError(Release->getLoc(), "it reads nothing for some machines");
  return Rs;
}

static void emitReader(const Record *R, const Record *Release,
                       raw_ostream &OS) {
  OS << "{" << indexOf(Release) << ", " << R->getValueAsInt("LLVM") << ", "
     << R->getValueAsInt("Reported") << ", " << R->getValueAsInt("Lowest")
     << ", " << quoted(R->getValueAsString("Dialect")) << ", 0";
  for (const Record *T : R->getValueAsListOfDefs("Traits"))
    if (indexOf(T->getValueAsDef("Since")) <= indexOf(Release))
      OS << " |\n bitOf(ReaderTrait::" << T->getName() << ")";
  OS << "},\n";
}

static void emitReaders(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("libNVVM's readers", OS, Records);
  std::vector<const Record *> Traits = inOrder(Records, "ReaderTrait"),
                              Releases = inOrder(Records, "Release");
  if (Traits.size() > 64)
    PrintFatalError("there are more traits than bits");
  OS << "#ifdef OPENNVVM_READER_TRAIT\n";
  for (const Record *R : Traits)
    OS << "OPENNVVM_READER_TRAIT(" << R->getName() << ")\n";
  OS << "#undef OPENNVVM_READER_TRAIT\n#endif\n#ifdef OPENNVVM_RELEASES\n";
  for (const Record *R : Releases)
    OS << "{" << quoted(R->getValueAsString("Number")) << ", " << indexOf(R)
       << "},\n";
  OS << "#undef OPENNVVM_RELEASES\n#endif\n#ifdef OPENNVVM_READERS\n";
  for (const Record *Release : Releases)
    for (const Record *R : readersOf(Release))
      emitReader(R, Release, OS);
  OS << "#undef OPENNVVM_READERS\n#endif\n";
}

/// The name of a construct.
static StringRef nameOf(const Record *R) {
  StringRef What = R->getValueAsString("What");
  return What.empty() ? R->getValueAsString("Spelling").rtrim(" (:") : What;
}

/// The release that first reads the construct, as the table has it.
static std::string releaseOf(const Record *R) {
  const auto *Release = dyn_cast<DefInit>(R->getValueInit("Known"));
  return Release ? utostr(indexOf(Release->getDef())) : "NoRelease";
}

static void emitConstructs(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What libNVVM's readers do not know", OS, Records);
  for (const Record *R : sortedByText(Records, "Construct", "Spelling"))
    OS << "{" << quoted(R->getValueAsString("Spelling")) << ", "
       << quoted(nameOf(R)) << ", " << R->getValueAsInt("Text") << ", "
       << R->getValueAsInt("Bitcode") << ", " << releaseOf(R) << ",\n "
       << quoted(R->getValueAsString("Remedy"))
       << ", ReaderMend::" << R->getValueAsString("Mend") << ", "
       << quoted(R->getValueAsString("With")) << "},\n";
}

static TableGen::Emitter::Opt Readers("gen-readers", emitReaders,
                                      "Write the table of readers");
static TableGen::Emitter::Opt Constructs("gen-reader-constructs",
                                         emitConstructs,
                                         "Write the table of constructs");
