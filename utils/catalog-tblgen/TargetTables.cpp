//===- TargetTables.cpp - Tables of catalog/Targets.td --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "Records.h"
#include "Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

static void emitMachines(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "#ifdef OPENNVVM_MACHINES\n";
  unsigned Index = 0;
  for (const Record *R : machines(Records)) {
    StringRef Variant = R->getValueAsString("Variant");
    OS << "{\"sm_" << R->getValueAsInt("Number") << Variant << "\", "
       << R->getValueAsInt("Number") << ", ";
    if (Variant.empty())
      OS << "0";
    else
      OS << "'" << Variant << "'";
    OS << ", " << R->getValueAsDef("Since")->getValueAsInt("Number") << ", "
       << Index++ << "},\n";
  }
  OS << "#undef OPENNVVM_MACHINES\n#endif\n";
}

static void emitResources(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "#ifdef OPENNVVM_RESOURCES\n";
  for (const Record *SM : machines(Records)) {
    // A row of its own comes before that of the machine it is like.
    const Record *Of = nullptr;
    for (StringRef By : {"Like", "Number"})
      for (const Record *R : Records.getAllDerivedDefinitions("Resources"))
        if (is_contained(R->getValueAsListOfInts("Numbers"),
                         SM->getValueAsInt(By)))
          Of = R;
    if (!Of)
      PrintFatalError(SM->getLoc(), machineName(SM) + " has no resources");
    OS << "{" << Of->getValueAsInt("Threads") << ", "
       << Of->getValueAsInt("Blocks") << ", "
       << 1024 * Of->getValueAsInt("SharedKB") << "},\n";
  }
  OS << "#undef OPENNVVM_RESOURCES\n#endif\n";
}

static void emitVersions(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Versions(Records.getAllDerivedDefinitions("PTX"));
  llvm::sort(Versions, [](const Record *A, const Record *B) {
    return A->getValueAsInt("Number") < B->getValueAsInt("Number");
  });
  OS << "#ifdef OPENNVVM_PTX_VERSIONS\n";
  for (const Record *R : Versions)
    OS << R->getValueAsInt("Number") << ",\n";
  OS << "#undef OPENNVVM_PTX_VERSIONS\n#endif\n";
}

static void emitParameterLimits(const RecordKeeper &Records, raw_ostream &OS,
                                bool Documented, StringRef Macro) {
  std::vector<const Record *> Limits(
      Records.getAllDerivedDefinitions("ParameterLimit"));
  llvm::erase_if(Limits, [&](const Record *R) {
    return R->isSubClassOf("DocumentedLimit") != Documented;
  });
  llvm::sort(Limits, [](const Record *A, const Record *B) {
    return A->getValueAsInt("Bytes") < B->getValueAsInt("Bytes");
  });
  OS << "#ifdef " << Macro << "\n";
  for (const Record *R : Limits)
    OS << "{" << R->getValueAsInt("Bytes") << ", " << R->getValueAsInt("Lowest")
       << ", " << R->getValueAsDef("Since")->getValueAsInt("Number") << "},\n";
  OS << "#undef " << Macro << "\n#endif\n";
}

static void emitStrings(const RecordKeeper &Records, raw_ostream &OS,
                        StringRef Class, StringRef Macro) {
  OS << "#ifdef " << Macro << "\n";
  for (const Record *R : inOrder(Records, Class))
    OS << quoted(R->getValueAsString("Text")) << ",\n";
  OS << "#undef " << Macro << "\n#endif\n";
}

static void emitAssumed(const RecordKeeper &Records, raw_ostream &OS) {
  ArrayRef<const Record *> Rs =
      Records.getAllDerivedDefinitions("AssumedMachine");
  if (Rs.size() != 1 || !Records.getDef(Rs[0]->getValueAsString("Text")))
    PrintFatalError("one machine must be assumed, and be a record");
  OS << "#ifdef OPENNVVM_ASSUMED_MACHINE\n"
     << quoted(Rs[0]->getValueAsString("Text"))
     << "\n#undef OPENNVVM_ASSUMED_MACHINE\n#endif\n";
}

static void emitTargets(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Targets", OS, Records);
  emitMachines(Records, OS);
  emitAssumed(Records, OS);
  emitResources(Records, OS);
  emitVersions(Records, OS);
  emitParameterLimits(Records, OS, false, "OPENNVVM_PARAMETER_LIMITS");
  emitParameterLimits(Records, OS, true, "OPENNVVM_DOCUMENTED_LIMITS");
  emitStrings(Records, OS, "UnifiedTriple", "OPENNVVM_UNIFIED_TRIPLES");
  emitStrings(Records, OS, "ExampleLayout", "OPENNVVM_EXAMPLE_LAYOUTS");
}

static TableGen::Emitter::Opt
    Targets("gen-targets", emitTargets,
            "Write the tables of machines, PTX versions, triples and layouts");
