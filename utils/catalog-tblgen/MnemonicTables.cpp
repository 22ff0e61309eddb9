//===- MnemonicTables.cpp - Table of catalog/Mnemonics.td -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "Text.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <map>

using namespace llvm;
using namespace opennvvm;

/// The machines of gate \p Needs as a set of bits, and its PTX version.
static std::string gateOf(const RecordKeeper &Records, const Record *R) {
  DenseMap<const Record *, unsigned> Indices;
  for (auto [Index, SM] : enumerate(machines(Records)))
    Indices[SM] = Index;
  const Record *Needs = R->getValueAsDef("Needs");
  uint64_t Machines = 0;
  for (const Record *SM : Needs->getValueAsListOfDefs("Machines"))
    Machines |= uint64_t(1) << Indices.lookup(SM);
  if (!Machines)
    PrintFatalError(R->getLoc(), "no machine has it");
  std::string Text;
  raw_string_ostream(Text)
      << "{" << format_hex(Machines, 18) << "ull, "
      << Needs->getValueAsDef("Since")->getValueAsInt("Number") << "}";
  return Text;
}

static std::string wordsOf(const Record *R, StringRef Field) {
  return quoted(join(R->getValueAsListOfStrings(Field), "."));
}

/// Rows with the same root are consecutive, in the order of the roots.
static void emitMnemonics(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Mnemonics", OS, Records);
  std::map<StringRef, std::vector<const Record *>> Roots;
  for (const Record *R : Records.getAllDerivedDefinitions("Mnemonic")) {
    // A directive begins with a dot, which is part of its root.
    StringRef Start = R->getValueAsString("Start");
    Roots[Start.take_front(Start.find('.', 1))].push_back(R);
  }
  for (const auto &[Root, Rows] : Roots)
    for (const Record *R : Rows)
      OS << "{" << quoted(R->getValueAsString("Start")) << ", " << quoted(Root)
         << ", " << wordsOf(R, "Parts") << ", " << wordsOf(R, "Without") << ", "
         << gateOf(Records, R) << "},\n";
}

static void emitKnownWords(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Words without a version of their own", OS, Records);
  std::map<StringRef, std::string> Lists;
  for (const Record *R : Records.getAllDerivedDefinitions("KnownWords"))
    Lists[R->getValueAsString("Root")] +=
        "." + join(R->getValueAsListOfStrings("Words"), ".");
  for (const auto &[Root, Words] : Lists)
    OS << "{" << quoted(Root) << ", " << quoted(StringRef(Words).drop_front())
       << "},\n";
}

static void emitCollectives(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Instructions that threads run together", OS, Records);
  for (const Record *R : Records.getAllDerivedDefinitions("Collective"))
    OS << quoted(R->getValueAsString("Start")) << ",\n";
}

static void emitSpecialRegisters(const RecordKeeper &Records,
                                 raw_ostream &OS) {
  emitSourceFileHeader("Special registers", OS, Records);
  std::map<StringRef, const Record *> Registers;
  for (const Record *R : Records.getAllDerivedDefinitions("SpecialRegister"))
    Registers[R->getValueAsString("Name")] = R;
  for (const auto &[Name, R] : Registers)
    OS << "{" << quoted(Name) << ", " << gateOf(Records, R) << "},\n";
}

static TableGen::Emitter::Opt
    Mnemonics("gen-mnemonics", emitMnemonics,
              "Write the table of what instructions in text need"),
    Collectives("gen-collectives", emitCollectives,
                "Write the instructions that threads run together"),
    Words("gen-known-words", emitKnownWords,
          "Write the words of instructions that need nothing by themselves"),
    Registers("gen-special-registers", emitSpecialRegisters,
              "Write what special registers need");
