//===- TileOperationTables.cpp - Operations as an editor shows them -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <vector>

using namespace llvm;
using namespace opennvvm;

/// The lines of \p Text without the spaces that all of them begin with.
static std::string unindented(StringRef Text) {
  SmallVector<StringRef> Lines;
  Text.trim("\n").rtrim().split(Lines, '\n');
  size_t Indent = StringRef::npos;
  for (StringRef Line : Lines)
    if (!Line.trim().empty())
      Indent = std::min(Indent, Line.find_first_not_of(' '));
  std::string Result;
  for (StringRef Line : Lines)
    Result += (Line.substr(std::min(Indent, Line.size())) + "\n").str();
  return Result;
}

/// The arguments of \p Operation that are operands or attributes.
static std::vector<std::pair<StringRef, const Record *>>
argumentsOf(const Record *Operation) {
  std::vector<std::pair<StringRef, const Record *>> List;
  const DagInit *Arguments = Operation->getValueAsDag("arguments");
  for (unsigned I = 0, E = Arguments->getNumArgs(); I != E; ++I)
    if (const auto *What = dyn_cast<DefInit>(Arguments->getArg(I)))
      List.emplace_back(Arguments->getArgNameStr(I), What->getDef());
  return List;
}

/// "" for one, "?" if it may be left out, "..." for any number.
static StringRef timesOf(const Record *What) {
  if (What->isSubClassOf("Variadic"))
    return "...";
  bool MayBeLeftOut =
      What->isSubClassOf("Optional") || What->isSubClassOf("OptionalAttr") ||
      What->isSubClassOf("DefaultValuedAttr") || What->getName() == "UnitAttr";
  return MayBeLeftOut ? "?" : "";
}

static void emitArguments(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Arguments of the operations of nv_tileas", OS, Records);
  for (const Record *R : inOrder(Records, "NVTileAS_Op"))
    for (auto [Name, What] : argumentsOf(R))
      OS << "{" << quoted(Name) << ", "
         << quoted(What->getValueAsString("summary")) << ", "
         << (What->isSubClassOf("AttrConstraint") ? "true" : "false") << ", "
         << quoted(timesOf(What)) << "},\n";
}

/// Each row ends with where its rows of Arguments begin and end.
static void emitOperations(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Operations of nv_tileas", OS, Records);
  size_t First = 0;
  for (const Record *R : inOrder(Records, "NVTileAS_Op")) {
    size_t Count = argumentsOf(R).size();
    OS << "{\"nv_tileas." << R->getValueAsString("opName") << "\", "
       << quoted(R->getValueAsString("summary")) << ",\n "
       << quoted(unindented(R->getValueAsString("description")))
       << ",\n {Arguments + " << First << ", Arguments + " << First + Count
       << "}},\n";
    First += Count;
  }
}

static TableGen::Emitter::Opt
    Arguments("gen-tile-arguments", emitArguments,
              "Write the arguments of operations of nv_tileas");
static TableGen::Emitter::Opt
    Operations("gen-tile-operations", emitOperations,
               "Write the operations of nv_tileas for an editor");
