//===- LoweringTables.cpp - Rows and pages of catalog/Lowering.td ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables that the files of lib/Lowering/Rules include, and
// docs/lowering-rules.md.
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

/// Intrinsic::fma for int_fma; empty if \p Field of \p R names none.
static std::string intrinsicIn(const Record *R, StringRef Field) {
  if (R->isValueUnset(Field))
    return "";
  return ("Intrinsic::" + R->getValueAsDef(Field)->getName().drop_front(4))
      .str();
}

/// "A | B", or \p None.
static std::string leewayOf(const Record *Row) {
  std::string Text;
  for (const Record *L : Row->getValueAsListOfDefs("Later"))
    Text += (Text.empty() ? "Leeway::" : " | Leeway::") + L->getName().str();
  return Text.empty() ? "Leeway::None" : Text;
}

/// All rows. A row without a rule, a rule without a row, and a name that
/// intrinsics/Internal.td does not have are fatal.
static std::vector<const Record *> allRows(const RecordKeeper &Records) {
  StringSet<> Internal;
  for (const Record *R : Records.getAllDerivedDefinitions("Internal"))
    Internal.insert(R->getValueAsString("Name"));
  SmallPtrSet<const Record *, 32> Used;
  std::vector<const Record *> Rows = inOrder(Records, "LoweringRow");
  for (const Record *Row : Rows) {
    if (Row->isValueUnset("Rule"))
      PrintFatalError(Row->getLoc(), "a row of no rule");
    Used.insert(Row->getValueAsDef("Rule"));
    StringRef Name = Row->getValueAsString("Internal");
    if (!Name.empty() && !Internal.contains(Name))
      PrintFatalError(Row->getLoc(),
                      "intrinsics/Internal.td has no llvm.nvvm." + Name);
  }
  for (const Record *Rule : Records.getAllDerivedDefinitions("LoweringRule"))
    if (!Used.contains(Rule))
      PrintFatalError(Rule->getLoc(), "a rule without a row");
  return Rows;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// A designated initializer of opennvvm::lowering::Guard.
static void emitGuard(const Record *G, raw_ostream &OS) {
  unsigned Constants = 0;
  for (int64_t I : G->getValueAsListOfInts("Constants"))
    Constants |= 1u << I;
  auto Flag = [&](StringRef Field) {
    return G->getValueAsBit(Field) ? "true" : "false";
  };
  OS << "{Denormals::" << G->getValueAsDef("Mode")->getValueAsString("Name")
     << ", " << Constants << ", " << Flag("NeverNaN") << ", " << Flag("InOrder")
     << ", " << G->getValueAsString("Holds") << "}";
}

static void emitRecipe(const Record *Row, raw_ostream &OS) {
  const Record *R = Row->getValueAsDef("Becomes");
  std::string Callee = intrinsicIn(R, "Callee");
  OS << "{Recipe::" << R->getValueAsString("Kind") << ", "
     << (Callee.empty() ? R->getValueAsString("What").str() : Callee) << ", {{";
  for (const Record *O : R->getValueAsListOfDefs("Operands"))
    OS << "{Operand::" << O->getValueAsString("Kind") << ", "
       << O->getValueAsInt("Arg") << "}, ";
  OS << "}}, Carry::" << R->getValueAsDef("Flags")->getName() << ", "
     << R->getValueAsString("Build") << ", " << leewayOf(Row) << "}";
}

static void emitRow(const Record *Row, raw_ostream &OS) {
  const Record *Rule = Row->getValueAsDef("Rule");
  const Record *Category =
      Rule->getValueAsDef("File")->getValueAsDef("Category");
  std::string Of = intrinsicIn(Row, "Of");
  StringRef Internal = Row->getValueAsString("Internal");
  OS << "  {" << (Of.empty() ? "Intrinsic::not_intrinsic" : Of) << ", "
     << quoted(Rule->getValueAsString("Name")) << ",\n   ";
  emitGuard(Row->getValueAsDef("When"), OS);
  OS << ",\n   ";
  emitRecipe(Row, OS);
  OS << ",\n   LoweringLevel::" << Category->getValueAsString("Level") << ", "
     << quoted(Internal.empty() ? "" : ("llvm.nvvm." + Internal).str()) << ", "
     << quoted(Row->getValueAsDef("Becomes")->getValueAsString("Why"))
     << "},\n";
}

static void emitTables(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Rules that lower intrinsics", OS, Records);
  std::vector<const Record *> Rows = allRows(Records);
  for (const Record *File : inOrder(Records, "LoweringFile")) {
    OS << "\n#ifdef LOWERING_" << File->getName().upper()
       << "\nstatic constexpr Row Rows[] = {\n";
    for (const Record *Row : Rows)
      if (Row->getValueAsDef("Rule")->getValueAsDef("File") == File)
        emitRow(Row, OS);
    OS << "};\nstatic constexpr Category Table = {"
       << quoted(File->getValueAsDef("Category")->getValueAsString("Name"))
       << ", Rows};\n#endif\n";
  }
}

static TableGen::Emitter::Opt Tables("gen-lowering", emitTables,
                                     "Write the tables of lowering rules");

//===----------------------------------------------------------------------===//
// docs/lowering-rules.md
//===----------------------------------------------------------------------===//

/// "contraction, flushing": the leeway of any row of \p Rule.
static std::string describeLeeway(ArrayRef<const Record *> Rows,
                                  const Record *Rule) {
  static constexpr StringLiteral Kinds[] = {"Contraction", "Approximation",
                                            "Flushing"};
  std::string Text;
  ListSeparator Comma;
  for (StringRef Kind : Kinds)
    if (any_of(Rows, [&](const Record *Row) {
          return Row->getValueAsDef("Rule") == Rule &&
                 any_of(Row->getValueAsListOfDefs("Later"),
                        [&](const Record *L) { return L->getName() == Kind; });
        }))
      Text += (StringRef(Comma) + Kind.lower()).str();
  if (Text.empty() && Rule->getValueAsString("Later").empty())
    PrintFatalError(Rule->getLoc(), "why later stages have no leeway?");
  return Text.empty() ? "nothing" : Text;
}

/// The cells of one line, after the rule's name.
static void emitLine(raw_ostream &OS, const Record *Rule,
                     ArrayRef<StringRef> Cells) {
  OS << "| `" << Rule->getValueAsString("Name") << "` |";
  for (StringRef Cell : Cells)
    OS << (Cell.empty() ? "" : " ") << Cell << " |";
  OS << '\n';
}

/// The calls that have no replacement: those of one reason share a line.
static void emitRefusals(raw_ostream &OS, ArrayRef<const Record *> Rows) {
  MapVector<StringRef, std::vector<StringRef>> ByReason;
  for (const Record *Row : Rows) {
    StringRef Why = Row->getValueAsDef("Becomes")->getValueAsString("Why");
    if (!Why.empty())
      ByReason[Why].push_back(Row->getValueAsString("Internal"));
  }
  OS << "\n## Carriers without a meaning in PTX\n\n"
        "These calls are not lowered, and no PTX is printed for them. The "
        "first "
        "reason that\napplies is reported; `{MNK}` is the name of the value "
        "that the field has.\n\n| reason | calls |\n|---|---|\n";
  for (auto &[Why, Names] : ByReason)
    OS << "| " << Why << " | "
       << join(map_range(
                   Names,
                   [](StringRef Name) { return ("`" + Name + "`").str(); }),
               ", ")
       << " |\n";
}

static void emitDocs(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Rows = allRows(Records),
                              Rules = inOrder(Records, "LoweringRule");
  OS << "<!-- Generated from catalog/Lowering.td. -->\n\n"
        "# Rules that lower intrinsics\n\n"
        "[lowering.md](lowering.md) says how and when they apply. A *guard* of "
        "\"denormals\" means\nthat the function treats subnormal numbers as "
        "the "
        "instruction does.\n";
  for (const Record *Category : inOrder(Records, "LoweringCategory")) {
    OS << "\n## " << Category->getValueAsString("Title")
       << "\n\n| rule | call | guard | becomes | why "
          "|\n|---|---|---|---|---|\n";
    for (const Record *R : Rules)
      if (R->getValueAsDef("File")->getValueAsDef("Category") == Category)
        emitLine(OS, R,
                 {R->getValueAsString("Calls"), R->getValueAsString("Guard"),
                  R->getValueAsString("Becomes"), R->getValueAsString("Why")});
    OS << Category->getValueAsString("Notes");
  }
  emitRefusals(OS, Rows);
  OS << "\n## Leeway\n\nWhat LLVM, with default options, may do with the "
        "replacement but not with the call; see\n"
        "[lowering.md](lowering.md#what-later-stages-may-do).\n\n"
        "| rule | leeway | why |\n|---|---|---|\n";
  for (const Record *R : Rules)
    emitLine(OS, R, {describeLeeway(Rows, R), R->getValueAsString("Later")});
}

static TableGen::Emitter::Opt Docs("gen-lowering-docs", emitDocs,
                                   "Write docs/lowering-rules.md");
