//===- AnnotationTables.cpp - Tables of catalog/Annotations.td ------------===//
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

/// OPENNVVM_ANNOTATION(Name, Attribute)
static void emitMeanings(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "#ifdef OPENNVVM_ANNOTATION\n";
  for (const Record *R : inOrder(Records, "Annotation")) {
    StringRef Attribute = R->getValueAsString("Attribute");
    auto IsIt = [&](const Record *A) {
      return A->getValueAsString("Name") == Attribute;
    };
    if (!Attribute.empty() &&
        none_of(inOrder(Records, "FunctionAttribute"), IsIt) &&
        none_of(inOrder(Records, "ParameterAttribute"), IsIt))
      PrintFatalError(R->getLoc(), "no attribute is called " + Attribute);
    OS << "OPENNVVM_ANNOTATION(" << R->getName() << ", " << quoted(Attribute)
       << ")\n";
  }
  OS << "#undef OPENNVVM_ANNOTATION\n#endif\n";
}

/// OPENNVVM_DIMENSIONS(Name, MayBeZero), OPENNVVM_NUMBER(Name)
static void emitBounds(const RecordKeeper &Records, raw_ostream &OS) {
  for (const Record *R : inOrder(Records, "LaunchBound"))
    if (R->getValueAsString("Attribute").empty())
      PrintFatalError(R->getLoc(), "a launch bound needs an attribute");
  OS << "#ifdef OPENNVVM_DIMENSIONS\n";
  for (const Record *R : inOrder(Records, "Dimensions"))
    OS << "OPENNVVM_DIMENSIONS(" << R->getName() << ", "
       << (R->getValueAsBit("MayBeZero") ? "true" : "false") << ")\n";
  OS << "#undef OPENNVVM_DIMENSIONS\n#endif\n#ifdef OPENNVVM_NUMBER\n";
  for (const Record *R : inOrder(Records, "Number"))
    OS << "OPENNVVM_NUMBER(" << R->getName() << ")\n";
  OS << "#undef OPENNVVM_NUMBER\n#endif\n";
}

/// OPENNVVM_ANNOTATION_KEY(Name, Says, Dimension, ReadByLLVM, IsList)
static void emitKeys(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "#ifdef OPENNVVM_ANNOTATION_KEY\n";
  for (const Record *R : inOrder(Records, "AnnotationKey")) {
    const Record *Says = R->getValueAsDef("Says");
    int64_t Dimension = R->getValueAsInt("Dimension");
    bool ReadByLLVM = R->getValueAsBit("ReadByLLVM");
    if (Dimension < 0 || Dimension > (Says->isSubClassOf("Dimensions") ? 2 : 0))
      PrintFatalError(R->getLoc(), "there is no such dimension");
    if (Says->getValueAsBit("OnlyLLVMReads") && !ReadByLLVM)
      PrintFatalError(R->getLoc(), "nothing would read this key");
    OS << "OPENNVVM_ANNOTATION_KEY(" << quoted(R->getValueAsString("Name"))
       << ", " << Says->getName() << ", " << Dimension << ", "
       << (ReadByLLVM ? "true" : "false") << ", "
       << (R->getValueAsBit("IsList") ? "true" : "false") << ")\n";
  }
  OS << "#undef OPENNVVM_ANNOTATION_KEY\n#endif\n";
}

static void emitAnnotations(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Annotations and their keys", OS, Records);
  emitMeanings(Records, OS);
  emitBounds(Records, OS);
  emitKeys(Records, OS);
}

static TableGen::Emitter::Opt
    Annotations("gen-annotations", emitAnnotations,
                "Write the tables of annotations and their keys");
