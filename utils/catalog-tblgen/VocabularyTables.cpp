//===- VocabularyTables.cpp - Table of catalog/Vocabulary.td --------------===//
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

static void emitVocabulary(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What a module can say of itself", OS, Records);
  // The enumerators of TermKind.
  for (StringRef Kind :
       {"AnnotationKey", "FunctionAttribute", "ParameterAttribute",
        "NamedMetadata", "ModuleFlag", "Attachment", "AddressSpaceTerm",
        "InstructionTerm", "Keyword"})
    for (const Record *R : inOrder(Records, Kind)) {
      StringRef Attribute =
          Kind == "AnnotationKey"
              ? R->getValueAsDef("Says")->getValueAsString("Attribute")
              : "";
      OS << "{TermKind::" << Kind << ", " << quoted(R->getValueAsString("Name"))
         << ", " << quoted(R->getValueAsString("Value")) << ", "
         << quoted(R->getValueAsString("Meaning")) << ", " << quoted(Attribute)
         << "},\n";
    }
}

static TableGen::Emitter::Opt
    Vocabulary("gen-vocabulary", emitVocabulary,
               "Write the words of metadata and the string attributes");
