//===- Records.cpp - Records that users see by their IDs ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace opennvvm;

std::vector<const Record *> opennvvm::identified(const RecordKeeper &Records,
                                                 StringRef Class,
                                                 StringRef Noun,
                                                 ArrayRef<StringRef> Fields) {
  std::vector<const Record *> List = inOrder(Records, Class);
  StringSet<> Seen;
  for (const Record *R : List) {
    StringRef ID = R->getValueAsString("ID");
    if (!isKebabCase(ID))
      PrintFatalError(R->getLoc(), Noun + " ID '" + ID + "' is not kebab-case");
    if (!Seen.insert(ID).second)
      PrintFatalError(R->getLoc(), "second " + Noun + " with ID '" + ID + "'");
    for (StringRef Field : Fields)
      if (R->getValueAsString(Field).empty())
        PrintFatalError(R->getLoc(), Noun + " '" + ID + "' has no " + Field);
  }
  return List;
}

std::vector<const Record *> opennvvm::sortedByText(const RecordKeeper &Records,
                                                   StringRef Class,
                                                   StringRef Field) {
  std::vector<const Record *> Rs(Records.getAllDerivedDefinitions(Class));
  llvm::sort(Rs, [&](const Record *A, const Record *B) {
    return A->getValueAsString(Field) < B->getValueAsString(Field);
  });
  StringSet<> Seen;
  for (const Record *R : Rs)
    if (!Seen.insert(R->getValueAsString(Field)).second)
      PrintFatalError(R->getLoc(),
                      "a second '" + R->getValueAsString(Field) + "'");
  return Rs;
}

const Record *opennvvm::fixOf(const Record *R) {
  return R->isValueUnset("Fix") ? nullptr : R->getValueAsDef("Fix");
}

StringRef opennvvm::whyUnmended(const Record *R) {
  bool SaysWhy = !R->isValueUnset("Unmended");
  if (SaysWhy == !R->isValueUnset("Fix"))
    PrintFatalError(R->getLoc(), "says neither what mends it nor why nothing "
                                 "does, or both");
  return SaysWhy ? R->getValueAsDef("Unmended")->getValueAsString("Why") : "";
}

void opennvvm::emitFixBuilders(const RecordKeeper &Records, StringRef Class,
                               ArrayRef<const Record *> Users, StringRef Macro,
                               raw_ostream &OS) {
  SmallPtrSet<const Record *, 16> Used;
  for (const Record *R : Users)
    Used.insert(fixOf(R));
  for (const Record *R : inOrder(Records, Class)) {
    if (!Used.contains(R))
      PrintFatalError(R->getLoc(), "nothing has this fix");
    std::string Function = R->getName().str();
    Function[0] = toLower(Function[0]);
    OS << Macro << "(" << R->getName() << ", " << Function << ", "
       << quoted(R->getValueAsString("Does")) << ")\n";
  }
  OS << "#undef " << Macro << "\n";
}
