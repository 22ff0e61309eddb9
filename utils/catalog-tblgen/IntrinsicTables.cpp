//===- IntrinsicTables.cpp - Tables of catalog/Intrinsics.td --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "PatternCompiler.h"
#include "Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <map>
#include <tuple>

using namespace llvm;
using namespace opennvvm;

namespace {
/// Writes rows and collects the arrays that they index.
class TableWriter {
public:
  explicit TableWriter(raw_ostream &OS) : OS(OS) {}

  void row(const CatalogIntrinsic &I) {
    std::vector<uint8_t> Pattern;
    if (!I.pattern().empty())
      Pattern = compilePattern(patternOf(I));
    StringRef Says = I.message() == "error"     ? "Error"
                     : I.message() == "warning" ? "Warning"
                                                : "";
    if (I.ImmArgs >> 32)
      PrintFatalError(I.Row->getLoc(),
                      I.Of->getName() + ": an immediate past argument 31");
    OS << "{" << quoted(I.Name) << ", " << quoted(I.family()) << ",\n "
       << quoted(I.reason()) << ",\n " << quoted(I.Signature) << ",\n "
       << quoted(I.pattern()) << ",\n ";
    gate(I.Gate);
    OS << ",\n ";
    documented(*I.Row);
    OS << ", " << Bytes.size() << ", " << Pattern.size() << ", "
       << Constraints.size() << ", " << I.Constraints.size() << ", "
       << Overloads.size() << ", " << I.ByType.size() << ", " << Values.size()
       << ", " << I.ByValue.size() << ", " << I.spaces() << ", "
       << I.Row->getValueAsBit("ByLane") << ", " << I.OverloadArg << ", "
       << format_hex(I.ImmArgs, 10) << "u, " << I.until() << ", "
       << I.untilFrom() << ", TextureMode::" << I.textures()
       << ", MessageKind::" << (Says.empty() ? "None" : Says.data()) << ", "
       << I.Row->isSubClassOf("Resolved") << ", "
       << I.Row->getValueAsBit("InRegisters") << ", "
       << I.Row->getValueAsBit("Synchronizes")
       << ", "
       // Its statements: a semicolon ends each.
       << (llvm::count(Pattern, ';') <= 1) << ", ";
    tensorGroup(I);
    OS << "},\n";
    append_range(Overloads, I.ByType);
    append_range(Values, I.ByValue);
    append_range(Bytes, Pattern);
    append_range(Constraints, I.Constraints);
  }

  void arrays() {
    OS << "#ifdef OPENNVVM_PATTERN_BYTES";
    for (auto [Index, B] : enumerate(Bytes))
      OS << (Index % 20 ? "" : "\n") << unsigned(B) << ",";
    OS << "\n#undef OPENNVVM_PATTERN_BYTES\n#endif\n"
          "#ifdef OPENNVVM_CONSTRAINTS\n";
    static constexpr StringLiteral Kinds[] = {
        "Range", "MultipleOf", "OneOf", "PowerOf2", "NonZero", "BitsOf"};
    for (const Constraint &C : Constraints)
      OS << "{" << C.Arg << ", ArgConstraint::" << Kinds[C.Kind] << ", "
         << C.Low << "ll, " << C.High << "ll, " << C.IsAdvice << "},\n";
    OS << "#undef OPENNVVM_CONSTRAINTS\n#endif\n"
          "#ifdef OPENNVVM_OVERLOAD_GATES\n";
    for (const auto &[Type, Gate] : Overloads) {
      OS << "{OverloadType::" << Type << ", ";
      gate(Gate);
      OS << "},\n";
    }
    OS << "#undef OPENNVVM_OVERLOAD_GATES\n#endif\n"
          "#ifdef OPENNVVM_VALUE_GATES\n";
    for (const ValueGate &V : Values) {
      OS << "{" << V.Arg << ", " << V.Value << "ll, ";
      gate(V.Gate);
      OS << "},\n";
    }
    OS << "#undef OPENNVVM_VALUE_GATES\n#endif\n";
  }

private:
  void gate(const GateValue &G) {
    OS << "{" << format_hex(G.Machines, 18) << "ull, " << G.PTX << "}";
  }

  /// Of tensor memory: the digit behind ".cta_group::", or the argument whose
  /// value it is.
  void tensorGroup(const CatalogIntrinsic &I) {
    constexpr StringLiteral Word = ".cta_group::", FirstCase = ":{1=";
    StringRef Before = I.pattern();
    size_t At = I.family() == "Tcgen05" ? Before.find(Word) : StringRef::npos;
    if (At == StringRef::npos) {
      OS << "0, 0xFF";
      return;
    }
    char Digit = Before[At + Word.size()];
    Before = Before.take_front(At);
    unsigned Arg;
    if (!Before.consume_back(FirstCase))
      OS << "'" << Digit << "', 0xFF";
    else if (!Before.drop_front(Before.rfind("${") + 2).getAsInteger(10, Arg))
      OS << "0, " << Arg;
    else
      PrintFatalError(I.Row->getLoc(), "which argument is the group?");
  }

  void documented(const Record &Row) {
    const Record *D = Row.getValueAsDef("Document");
    StringRef ID = D->getValueAsString("Rule");
    OS << "{";
    if (ID.empty())
      OS << "std::nullopt";
    else
      OS << "Rule::" << camelCase(ID);
    OS << ", " << D->getValueAsInt("Lowest") << ", "
       << quoted(D->getValueAsString("Source")) << "}, "
       << Row.getValueAsInt("Tileiras") << ", "
       << Row.getValueAsBit("WidePointers") << ", "
       << Row.getValueAsBit("NotInLibNVVM");
  }

  raw_ostream &OS;
  std::vector<uint8_t> Bytes;
  std::vector<Constraint> Constraints;
  std::vector<std::pair<StringRef, GateValue>> Overloads;
  std::vector<ValueGate> Values;
};
} // namespace

static void emitIntrinsics(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<CatalogIntrinsic> All = joinIntrinsics(Records);
  emitSourceFileHeader("Intrinsics", OS, Records);
  TableWriter Writer(OS);
  OS << "#ifdef OPENNVVM_INTRINSIC_ROWS\n";
  for (const CatalogIntrinsic &I : All)
    Writer.row(I);
  OS << "#undef OPENNVVM_INTRINSIC_ROWS\n#endif\n"
        "#ifdef OPENNVVM_INTRINSIC_IDS\n";
  for (const CatalogIntrinsic &I : All)
    OS << "llvm::Intrinsic::" << I.Enum << ",\n";
  OS << "#undef OPENNVVM_INTRINSIC_IDS\n#endif\n";
  Writer.arrays();
}

/// The positions in \p All of what operation \p R becomes.
static std::vector<unsigned> intrinsicsOf(const Record *R,
                                          ArrayRef<CatalogIntrinsic> All) {
  StringRef Part = R->getValueAsString("Part");
  std::vector<unsigned> Found;
  for (StringRef Stem : R->getValueAsListOfStrings("Stems")) {
    size_t Before = Found.size();
    for (auto [Index, I] : enumerate(All)) {
      StringRef Rest = I.Name;
      if (Rest.consume_front("llvm.nvvm.") && Rest.consume_front(Stem) &&
          (Rest.empty() || Rest.front() == '.') && Rest.contains(Part))
        Found.push_back(Index);
    }
    if (Found.size() == Before)
      PrintFatalError(R->getLoc(), "no intrinsic begins with " + Stem);
  }
  return Found;
}

static void emitOperations(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<CatalogIntrinsic> All = joinIntrinsics(Records);
  emitSourceFileHeader("Operations of MLIR's nvvm dialect", OS, Records);
  std::map<StringRef, const Record *> Operations;
  for (const Record *R : Records.getAllDerivedDefinitions("Operation"))
    if (!Operations.try_emplace(R->getValueAsString("Name"), R).second)
      PrintFatalError(R->getLoc(), "the operation has a row already");
  std::vector<unsigned> Indices;
  OS << "#ifdef OPENNVVM_OPERATIONS\n";
  for (const auto &[Name, R] : Operations) {
    std::vector<unsigned> Own = intrinsicsOf(R, All);
    OS << "{" << quoted(Name) << ", " << Indices.size() << ", " << Own.size()
       << "},\n";
    append_range(Indices, Own);
  }
  OS << "#undef OPENNVVM_OPERATIONS\n#endif\n"
        "#ifdef OPENNVVM_OPERATION_INTRINSICS";
  for (auto [Position, Index] : enumerate(Indices))
    OS << (Position % 12 ? "" : "\n") << Index << ",";
  OS << "\n#undef OPENNVVM_OPERATION_INTRINSICS\n#endif\n";
}

static void emitUpgraded(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Intrinsics of other versions of LLVM", OS, Records);
  std::vector<const Record *> Rows(
      Records.getAllDerivedDefinitions("Upgraded"));
  llvm::sort(Rows, [](const Record *A, const Record *B) {
    auto Key = [](const Record *R) {
      return std::tuple(R->getValueAsString("Name"),
                        R->getValueAsListOfStrings("Parameters").size(),
                        R->getValueAsString("Value"));
    };
    return Key(A) < Key(B);
  });
  for (const Record *R : Rows) {
    std::vector<StringRef> Parameters =
        R->getValueAsListOfStrings("Parameters");
    OS << "{" << quoted(R->getValueAsString("Name")) << ", "
       << quoted(R->getValueAsString("Types")) << ", "
       << quoted(R->getValueAsString("Result")) << ", "
       << quoted(join(Parameters, ", ")) << ", " << Parameters.size() << ", "
       << quoted(R->getValueAsString("Last")) << ", "
       << quoted(R->getValueAsString("Assembly")) << ", "
       << quoted(R->getValueAsString("Constraints")) << ", "
       << quoted(R->getValueAsString("Value")) << ", "
       << (R->getValueAsBit("HasEffects") ? "true" : "false") << ", "
       << (R->getValueAsBit("IsConvergent") ? "true" : "false") << "},\n";
  }
}

static TableGen::Emitter::Opt
    Upgraded("gen-upgraded", emitUpgraded,
             "Write the intrinsics that LLVM replaces when it reads them"),
    Operations("gen-operations", emitOperations,
               "Write what operations of MLIR's nvvm dialect become"),
    Intrinsics("gen-intrinsics", emitIntrinsics,
               "Write the rows, patterns and constraints of all intrinsics");
