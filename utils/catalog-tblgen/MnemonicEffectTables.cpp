//===- MnemonicEffectTables.cpp - Tables of MnemonicEffects.td ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <set>

using namespace llvm;
using namespace opennvvm;

/// The first words of all instructions.
static std::set<StringRef> instructions(const RecordKeeper &Records) {
  std::set<StringRef> Roots;
  for (const Record *R : Records.getAllDerivedDefinitions("Instructions"))
    for (StringRef Name : R->getValueAsListOfStrings("Names"))
      Roots.insert(Name);
  for (const Record *R : Records.getAllDerivedDefinitions("KnownWords"))
    Roots.insert(R->getValueAsString("Root"));
  for (const Record *R : Records.getAllDerivedDefinitions("Mnemonic"))
    Roots.insert(R->getValueAsString("Start").split('.').first);
  return Roots;
}

/// In the order of the alphabet, by which OfThread is searched.
static void emitEffects(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What instructions in text do", OS, Records);
  std::set<StringRef> Roots = instructions(Records);
  for (const Record *R : Records.getAllDerivedDefinitions("Beginning")) {
    StringRef Start = R->getValueAsString("Start");
    if (!Roots.count(Start.split('.').first))
      PrintFatalError(R->getLoc(), "there is no instruction " + Start);
  }
  for (StringRef Class :
       {"AmongThreads", "AsyncGroup", "Collective", "OfThread", "ReadsLater"}) {
    std::set<StringRef> Starts;
    for (const Record *R : Records.getAllDerivedDefinitions(Class))
      Starts.insert(R->getValueAsString("Start"));
    OS << "static constexpr StringLiteral " << Class << "[] = {\n";
    for (StringRef Start : Starts)
      OS << "    " << quoted(Start) << ",\n";
    OS << "};\n";
  }
}

static TableGen::Emitter::Opt Effects("gen-mnemonic-effects", emitEffects,
                                      "Write whom instructions concern");
