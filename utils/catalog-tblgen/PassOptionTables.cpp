//===- PassOptionTables.cpp - Table of catalog/PassOptions.td -------------===//
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

static void emitPassOptions(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("NVVMPassOptions", OS, Records);
  for (const Record *R : inOrder(Records, "PassOption"))
    OS << "{" << quoted(R->getValueAsString("Name")) << ", "
       << R->getValueAsInt("Offset") << ", "
       << quoted(R->getValueAsString("What")) << "},\n";
}

static TableGen::Emitter::Opt Options("gen-pass-options", emitPassOptions,
                                      "Write the table of pass options");
