//===- SpellingTables.cpp - Tables that are looked up by text -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

static void emitVerifierMessages(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Remedies for what LLVM's verifier says", OS, Records);
  for (const Record *R : sortedByText(Records, "VerifierMessage", "Sentence"))
    OS << "{" << quoted(R->getValueAsString("Sentence")) << ",\n "
       << quoted(R->getValueAsString("Remedy")) << "},\n";
}

static TableGen::Emitter::Opt VerifierMessages("gen-verifier-messages",
                                               emitVerifierMessages,
                                               "Write the table of remedies");
