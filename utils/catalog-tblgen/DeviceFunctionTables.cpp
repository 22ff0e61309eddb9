//===- DeviceFunctionTables.cpp - Functions known by their names ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

static void emitDeviceFunctions(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Functions that devices have", OS, Records);
  for (const Record *R : Records.getAllDerivedDefinitions("DeviceFunction")) {
    OS << '{' << quoted(R->getValueAsString("Name"));
    for (StringRef Bit :
         {"IsPrefix", "IsProvided", "IsSystemCall", "ReturnsHeap",
          "IsLibdevice", "IsConvergent", "AsksCompiler"})
      OS << ", " << R->getValueAsBit(Bit);
    OS << "},\n";
  }
}

static void emitOtherNames(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What others call it", OS, Records);
  for (const Record *R : Records.getAllDerivedDefinitions("OtherName"))
    OS << '{' << quoted(R->getValueAsString("Name")) << ", "
       << quoted(R->getValueAsString("Instead")) << "},\n";
}

static TableGen::Emitter::Opt
    Functions("gen-device-functions", emitDeviceFunctions,
              "Write the functions that are known by name");

static TableGen::Emitter::Opt
    Names("gen-other-names", emitOtherNames,
          "Write what to call instead of what a GPU lacks");
