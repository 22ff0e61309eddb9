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

using namespace llvm;
using namespace opennvvm;

static void emitMnemonics(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Mnemonics", OS, Records);
  DenseMap<const Record *, unsigned> Indices;
  for (auto [Index, SM] : enumerate(machines(Records)))
    Indices[SM] = Index;
  for (const Record *R : Records.getAllDerivedDefinitions("Mnemonic")) {
    const Record *Needs = R->getValueAsDef("Needs");
    uint64_t Machines = 0;
    for (const Record *SM : Needs->getValueAsListOfDefs("Machines"))
      Machines |= uint64_t(1) << Indices.lookup(SM);
    if (!Machines)
      PrintFatalError(R->getLoc(), "no machine has '" +
                                       R->getValueAsString("Start") + "'");
    OS << "{" << quoted(R->getValueAsString("Start")) << ", "
       << quoted(join(R->getValueAsListOfStrings("Parts"), ".")) << ", {"
       << format_hex(Machines, 18) << "ull, "
       << Needs->getValueAsDef("Since")->getValueAsInt("Number") << "}},\n";
  }
}

static TableGen::Emitter::Opt
    Mnemonics("gen-mnemonics", emitMnemonics,
              "Write the table of what instructions in text need");
