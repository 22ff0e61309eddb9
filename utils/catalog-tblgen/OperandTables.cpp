//===- OperandTables.cpp - What operands instructions take ----------------===//
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

using namespace llvm;
using namespace opennvvm;

/// The rows, a longer beginning before a shorter one that it has in common.
static std::vector<const Record *> sortedRows(const RecordKeeper &Records) {
  std::vector<const Record *> Rows(
      Records.getAllDerivedDefinitions("Operands"));
  llvm::sort(Rows, [](const Record *A, const Record *B) {
    return A->getValueAsString("Start") > B->getValueAsString("Start");
  });
  for (size_t I = 1; I < Rows.size(); ++I)
    if (Rows[I]->getValueAsString("Start") ==
        Rows[I - 1]->getValueAsString("Start"))
      PrintFatalError(Rows[I]->getLoc(),
                      "a second row of " + Rows[I]->getValueAsString("Start"));
  return Rows;
}

static void emitOperands(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What operands instructions take", OS, Records);
  OS << "#ifdef OPERAND_KIND\n";
  for (const Record *K : Records.getAllDerivedDefinitions("OperandKind")) {
    OS << "OPERAND_KIND(" << K->getName() << ", " << K->getValueAsInt("Times")
       << ", " << K->getValueAsInt("Bits");
    for (StringRef Bit : {"IsWritten", "MayBeWider", "IsMemory", "MayBeVector",
                          "HasElements", "MayBePair"})
      OS << ", " << K->getValueAsBit(Bit);
    OS << ")\n";
  }
  OS << "#endif\n\n#ifdef OPERAND_LISTS\n";
  std::vector<const Record *> Rows = sortedRows(Records);
  for (const Record *R : Rows)
    for (const Record *K : R->getValueAsListOfDefs("Kinds"))
      OS << "OperandKind::" << K->getName() << ",\n";
  OS << "#endif\n\n#ifdef OPERAND_ROWS\n";
  size_t First = 0;
  for (const Record *R : Rows) {
    size_t Count = R->getValueAsListOfDefs("Kinds").size();
    OS << '{' << quoted(R->getValueAsString("Start")) << ", " << First << ", "
       << Count << ", " << R->getValueAsInt("Least") << ", "
       << R->getValueAsBit("TakesMore") << "},\n";
    First += Count;
  }
  OS << "#endif\n\n#ifdef OPERAND_MODIFIERS\n";
  std::vector<const Record *> Modifiers(
      Records.getAllDerivedDefinitions("OperandModifier"));
  llvm::sort(Modifiers, [](const Record *A, const Record *B) {
    return A->getID() < B->getID();
  });
  for (const Record *M : Modifiers)
    OS << '{' << quoted(M->getValueAsString("Start")) << ", "
       << quoted(M->getValueAsString("Word"))
       << ", OperandKind::" << M->getValueAsDef("Kind")->getName() << ", "
       << M->getValueAsBit("MayBeLeftOut") << "},\n";
  OS << "#endif\n";
}

static TableGen::Emitter::Opt Tables("gen-operands", emitOperands,
                                     "Write what operands instructions take");
