//===- GenericTables.cpp - Tables of LLVM's generic intrinsics ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From catalog/GenericIntrinsics.td. The rows come out in the order of LLVM's
// enumeration, where the intrinsics of no target stand first: an ID is an
// index.
//
//===----------------------------------------------------------------------===//

#include "Mnemonics.h"
#include "Text.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <set>

using namespace llvm;
using namespace opennvvm;

namespace {
/// An intrinsic with the row that it stands in.
struct GenericRow {
  const Record *Intrinsic;
  const Record *Row;
};
} // namespace

/// "llvm.fabs" for int_fabs.
static std::string nameOf(const Record *Intrinsic) {
  StringRef Given = Intrinsic->getValueAsString("LLVMName");
  if (!Given.empty())
    return Given.str();
  std::string Name = Intrinsic->getName().drop_front(4).str();
  llvm::replace(Name, '_', '.');
  return "llvm." + Name;
}

/// What C++ calls it: Intrinsic::fabs.
static StringRef enumerator(const Record *Intrinsic) {
  return Intrinsic->getName().drop_front(4);
}

/// All intrinsics of no target, as LLVM numbers them from 1. An intrinsic in no
/// row or in two is fatal.
static std::vector<GenericRow> allRows(const RecordKeeper &Records) {
  DenseMap<const Record *, const Record *> RowOf;
  for (const Record *Row : Records.getAllDerivedDefinitions("Generic"))
    for (const Record *Intrinsic : Row->getValueAsListOfDefs("Of")) {
      if (!RowOf.try_emplace(Intrinsic, Row).second)
        PrintFatalError(Row->getLoc(), nameOf(Intrinsic) + " is in two rows");
      if (!Intrinsic->getValueAsString("TargetPrefix").empty())
        PrintFatalError(Row->getLoc(), nameOf(Intrinsic) + " is a target's");
    }
  std::vector<std::pair<std::string, GenericRow>> Rows;
  for (const Record *Intrinsic : Records.getAllDerivedDefinitions("Intrinsic"))
    if (Intrinsic->getValueAsString("TargetPrefix").empty()) {
      const Record *Row = RowOf.lookup(Intrinsic);
      if (!Row)
        PrintFatalError("catalog/generic has no row for " + nameOf(Intrinsic));
      Rows.emplace_back(nameOf(Intrinsic), GenericRow{Intrinsic, Row});
    }
  llvm::sort(Rows, llvm::less_first());
  std::vector<GenericRow> Sorted;
  Sorted.reserve(Rows.size());
  for (const auto &Named : Rows)
    Sorted.push_back(Named.second);
  return Sorted;
}

/// The intrinsics with a form that takes subnormal operands for zero.
static SmallPtrSet<const Record *, 32> flushing(const RecordKeeper &Records) {
  SmallPtrSet<const Record *, 32> Of;
  for (const Record *List : Records.getAllDerivedDefinitions("FlushOperands"))
    Of.insert_range(List->getValueAsListOfDefs("Of"));
  return Of;
}

static const Record *optionalDef(const Record *Row, StringRef Field) {
  return Row->isValueUnset(Field) ? nullptr : Row->getValueAsDef(Field);
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

/// Prints the records of list \p Field within \p Macro; those of a row stand
/// together. \returns the position of each row's first.
static MapVector<const Record *, unsigned>
emitLists(ArrayRef<GenericRow> Rows, StringRef Field, StringRef Macro,
          function_ref<void(const Record *)> Print, raw_ostream &OS) {
  MapVector<const Record *, unsigned> First;
  unsigned Count = 0;
  OS << "#ifdef " << Macro << '\n';
  for (const GenericRow &R : Rows) {
    if (!First.try_emplace(R.Row, Count).second)
      continue;
    for (const Record *Item : R.Row->getValueAsListOfDefs(Field)) {
      Print(Item);
      ++Count;
    }
  }
  OS << "#endif\n\n";
  return First;
}

/// \p Mnemonic as an Opcode; std::nullopt if it is empty.
static std::string optionalOpcode(StringRef Mnemonic) {
  return Mnemonic.empty() ? "std::nullopt" : opcodeOf(Mnemonic);
}

static void emitFacts(const RecordKeeper &Records, ArrayRef<GenericRow> Rows,
                      raw_ostream &OS) {
  SmallPtrSet<const Record *, 32> Flushing = flushing(Records);
  auto PrintShape = [&](const Record *S) {
    OS << "{TypeRelation::" << S->getValueAsString("Must") << ", "
       << S->getValueAsInt("Of") << ", " << S->getValueAsInt("As") << "},\n";
  };
  auto PrintTerm = [&](const Record *T) {
    OS << "{SizeTerm::" << T->getValueAsString("By") << ", "
       << T->getValueAsInt("Of") << ", " << T->getValueAsInt("Each") << "},\n";
  };
  auto FirstShape = emitLists(Rows, "Shapes", "GENERIC_SHAPES", PrintShape, OS);
  auto FirstTerm = emitLists(Rows, "Size", "GENERIC_TERMS", PrintTerm, OS);
  OS << "#ifdef GENERIC_ROWS\n";
  for (const GenericRow &R : Rows) {
    const Record *Base = optionalDef(R.Row, "Unconstrained");
    if (!Base)
      Base = R.Intrinsic;
    auto BaseRow = llvm::find_if(
        Rows, [&](const GenericRow &G) { return G.Intrinsic == Base; });
    StringRef Halves = R.Row->getValueAsString("Halves");
    StringRef Rounding = R.Row->getValueAsString("Rounding");
    OS << "{Intrinsic::" << enumerator(Base) << ", "
       << quoted(R.Row->getValueAsString("Refusal")) << ", "
       << quoted(R.Row->getValueAsString("Remedy")) << ", "
       << quoted(BaseRow->Row->getValueAsString("LibraryName")) << ", "
       << quoted(BaseRow->Row->getValueAsString("SecondName")) << ", "
       << optionalOpcode(R.Row->getValueAsString("Mnemonic")) << ", "
       << optionalOpcode(R.Row->getValueAsString("Flushing")) << ", "
       << R.Row->getValueAsInt("Before") << ", "
       << R.Row->getValueAsInt("After") << ", "
       << "Mod::" << modifierEnumerator(Rounding)
       << ", Halves::" << (Halves.empty() ? "Never" : Halves)
       << ", GenericCheck::" << R.Row->getValueAsDef("Check")->getName() << ", "
       << FirstShape.lookup(R.Row) << ", "
       << R.Row->getValueAsListOfDefs("Shapes").size() << ", "
       << FirstTerm.lookup(R.Row) << ", "
       << R.Row->getValueAsListOfDefs("Size").size() << ", "
       << Flushing.contains(R.Intrinsic) << ", "
       << R.Row->isSubClassOf("FirstOperand") << "}, // "
       << enumerator(R.Intrinsic) << '\n';
  }
  OS << "#endif\n\n#ifdef GENERIC_ORDER\n";
  for (const auto &[I, R] : enumerate(Rows))
    OS << "static_assert(Intrinsic::" << enumerator(R.Intrinsic)
       << " == " << I + 1 << ");\n";
  OS << "#endif\n";
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Passes each function that \p Field names to macro \p Macro, once.
static void emitNames(ArrayRef<GenericRow> Rows, StringRef Field,
                      StringRef Macro, raw_ostream &OS) {
  std::set<StringRef> Names;
  for (const GenericRow &R : Rows)
    if (StringRef Name = R.Row->getValueAsString(Field); !Name.empty())
      Names.insert(Name);
  OS << "\n#ifdef " << Macro << '\n';
  for (StringRef Name : Names)
    OS << Macro << '(' << Name << ")\n";
  OS << "#endif\n";
}

/// The function that \p Field names.
static StringRef functionOf(const GenericRow &R, StringRef Field) {
  StringRef Name = R.Row->getValueAsString(Field);
  return Name.empty() ? "nullptr" : Name;
}

static void emitFunctions(ArrayRef<GenericRow> Rows, raw_ostream &OS) {
  emitNames(Rows, "Printer", "GENERIC_PRINTER", OS);
  emitNames(Rows, "Expansion", "GENERIC_EXPANSION", OS);
  emitNames(Rows, "Applies", "GENERIC_CONDITION", OS);
  OS << "\n#ifdef GENERIC_PRINTERS\n";
  for (const GenericRow &R : Rows)
    OS << functionOf(R, "Printer") << ", // " << enumerator(R.Intrinsic)
       << '\n';
  OS << "#endif\n\n#ifdef GENERIC_EXPANSIONS\n";
  for (const GenericRow &R : Rows) {
    const Record *Pass = optionalDef(R.Row, "Pass");
    OS << '{' << functionOf(R, "Expansion") << ", " << functionOf(R, "Applies")
       << ", LLVMPass::" << (Pass ? Pass->getName() : "None") << "}, // "
       << enumerator(R.Intrinsic) << '\n';
  }
  OS << "#endif\n";
}

/// What the names of other targets' intrinsics begin with, after "llvm.".
static void emitOtherTargets(const RecordKeeper &Records, raw_ostream &OS) {
  std::set<StringRef> Prefixes;
  for (const Record *Intrinsic : Records.getAllDerivedDefinitions("Intrinsic"))
    Prefixes.insert(Intrinsic->getValueAsString("TargetPrefix"));
  Prefixes.erase("");
  Prefixes.erase("nvvm");
  OS << "\n#ifdef OTHER_TARGETS\n";
  for (StringRef Prefix : Prefixes)
    OS << quoted((Prefix + ".").str()) << ",\n";
  OS << "#endif\n";
}

static void emitTables(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("LLVM's generic intrinsics", OS, Records);
  std::vector<GenericRow> Rows = allRows(Records);
  emitFacts(Records, Rows, OS);
  emitFunctions(Rows, OS);
  emitOtherTargets(Records, OS);
}

static TableGen::Emitter::Opt Tables("gen-generic-intrinsics", emitTables,
                                     "Tables of LLVM's generic intrinsics");
