//===- TileShapeTables.cpp - Shapes and gates of tile programs ------------===//
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

//===----------------------------------------------------------------------===//
// Shapes and limits
//===----------------------------------------------------------------------===//

/// "name<A, B>"
static std::string listed(StringRef Name, ArrayRef<StringRef> Types) {
  return (Name + "<" + join(Types, ", ") + ">").str();
}

static void emitBlockScaled(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "#ifdef OPENNVVM_BLOCK_SCALED_ATOM\n";
  for (const Record *R : inOrder(Records, "BlockScaledAtom"))
    OS << "OPENNVVM_BLOCK_SCALED_ATOM(" << R->getValueAsString("Kind") << ", "
       << R->getValueAsInt("AtomK") << ")\n";
  OS << "#endif\n#ifdef OPENNVVM_BLOCK_SCALED\n";
  for (const Record *R : inOrder(Records, "BlockScaledProduct"))
    OS << "{" << R->getValueAsInt("AtomK") << ", "
       << R->getValueAsInt("VecSize") << ", " << R->getValueAsBit("HasTwoCta")
       << ", " << listed("isOneOf", R->getValueAsListOfStrings("Elements"))
       << ", " << listed("isOneOf", R->getValueAsListOfStrings("Scales"))
       << ",\n " << quoted(R->getValueAsString("ElementMessage")) << ",\n "
       << quoted(R->getValueAsString("ScaleMessage")) << ",\n "
       << quoted(R->getValueAsString("PtxKind")) << "},\n";
  OS << "#endif\n";
}

static void emitNumbers(const RecordKeeper &Records, StringRef Name,
                        raw_ostream &OS) {
  OS << "inline constexpr int64_t " << Name << "[] = {";
  ListSeparator LS;
  for (int64_t Number : Records.getDef(Name)->getValueAsListOfInts("Numbers"))
    OS << LS << Number;
  OS << "};\n";
}

static void emitTma(const RecordKeeper &Records, raw_ostream &OS) {
  OS << "#ifdef OPENNVVM_TMA_MODE\n";
  for (const Record *R : inOrder(Records, "TmaMode"))
    OS << "OPENNVVM_TMA_MODE(" << R->getValueAsString("Mode") << ", "
       << R->getValueAsInt("LeastRank") << ", " << R->getValueAsInt("MostRank")
       << ", " << R->getValueAsInt("Extra") << ", "
       << R->getValueAsBit("PerDimension") << ")\n";
  OS << "#endif\n#ifdef OPENNVVM_TMA_REDUCTION\n";
  for (const Record *R : inOrder(Records, "TmaReduction"))
    for (StringRef Mode : R->getValueAsListOfStrings("Modes"))
      for (StringRef Type : R->getValueAsListOfStrings("Types"))
        OS << "OPENNVVM_TMA_REDUCTION(" << Mode << ", " << quoted(Type)
           << ")\n";
  OS << "#endif\n";
}

static void emitShapes(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Shapes and limits of tile programs", OS, Records);
  OS << "#ifdef OPENNVVM_TILE_LIMITS\n";
  for (const Record *R : inOrder(Records, "TmaLimit"))
    OS << "inline constexpr int64_t " << R->getName() << " = "
       << R->getValueAsInt("Number") << ";\n";
  OS << "inline constexpr int64_t BlockScaledMachine = "
     << Records.getDef("BlockScaledMachine")->getValueAsInt("Number") << ";\n";
  emitNumbers(Records, "Swizzles", OS);
  emitNumbers(Records, "TmaIntegers", OS);
  OS << "#endif\n#ifdef OPENNVVM_TILE_ATOM_NEED\n";
  for (const Record *R : inOrder(Records, "TileAtomNeed"))
    OS << "OPENNVVM_TILE_ATOM_NEED(" << R->getValueAsString("Kind") << ", "
       << R->getValueAsDef("Need")->getName() << ")\n";
  OS << "#endif\n";
  emitBlockScaled(Records, OS);
  emitTma(Records, OS);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// The value of \p Field; an operation that does not state it ends the build.
template <typename InitT>
static const InitT &stated(const Record *R, StringRef Field, StringRef What) {
  const auto *Init = dyn_cast<InitT>(R->getValueInit(Field));
  if (!Init)
    PrintFatalError(R->getLoc(), "nv_tileas." + R->getValueAsString("opName") +
                                     " does not state " + What + " (" + Field +
                                     ")");
  return *Init;
}

static void emitOperationMachines(const RecordKeeper &Records,
                                  raw_ostream &OS) {
  emitSourceFileHeader("The machines and versions of operations", OS, Records);
  for (const Record *R : inOrder(Records, "NVTileAS_Op")) {
    StringRef Class = R->getName();
    Class.consume_front("NVTileAS_");
    StringRef Machines =
        stated<StringInit>(R, "machines", "its machines").getValue();
    int64_t Since = stated<IntInit>(R, "since", "its version").getValue();
    if (Since < 1)
      PrintFatalError(R->getLoc(), "versions of the dialect begin with 1");
    OS << "OPENNVVM_TILE_OPERATION_SINCE(" << Class << ", " << Since << ")\n";
    if (Machines != "All")
      OS << "OPENNVVM_TILE_OPERATION_NEED(" << Class << ", " << Machines
         << ")\n";
  }
  OS << "#undef OPENNVVM_TILE_OPERATION_SINCE\n"
        "#undef OPENNVVM_TILE_OPERATION_NEED\n";
}

static TableGen::Emitter::Opt Shapes("gen-tile-shapes", emitShapes,
                                     "Write shapes and limits of tiles");
static TableGen::Emitter::Opt
    OperationMachines("gen-tile-operation-machines", emitOperationMachines,
                      "Write what each operation of nv_tileas needs");
