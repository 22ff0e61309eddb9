//===- TileBytecodeTables.cpp - How operations stand in bytecode ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the operations of cuda_tile: rows of lib/Tile/Bytecode/Operations.h, and
// the functions that put attributes into the properties of an operation.
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "Text.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

/// What the numbers of versions begin with.
static constexpr StringLiteral Major = "13.";

/// "13.3" as 3.
static unsigned minorOf(const Record *Operation, StringRef Version) {
  unsigned Minor;
  if (!Version.consume_front(Major) || Version.getAsInteger(10, Minor))
    PrintFatalError(Operation->getLoc(), "a version begins with 13.");
  return Minor;
}

namespace {
/// An argument or result of an operation.
struct Part {
  StringRef Name;
  const Record *What;
  unsigned Since;

  bool isAttribute() const { return What->isSubClassOf("AttrConstraint"); }
};

/// How an attribute is written, by the name of its record.
struct Encoding {
  StringLiteral Record, Name;
};
} // namespace

static constexpr Encoding Encodings[] = {
    {"UnitAttr", "Flag"},
    {"I64Attr", "Integer"},
    {"BoolAttr", "Bool"},
    {"StrAttr", "String"},
    {"FlatSymbolRefAttr", "Symbol"},
    {"TypedAttrInterface", "Elements"},
    {"DenseI8ArrayAttr", "Bytes"},
    {"DenseI32ArrayAttr", "Words"},
    {"CudaTile_OptimizationHintsAttr", "Hints"},
    {"CudaTile_AssumePredicate", "Tagged"},
    {"ArrayAttr", "TaggedList"},
};

/// The parts in \p Field of \p Operation with the versions of their first
/// appearance.
static std::vector<Part> partsOf(const Record *Operation, StringRef Field) {
  StringMap<unsigned> Later;
  for (StringRef Entry : Operation->getValueAsListOfStrings("later")) {
    auto [Name, Version] = Entry.split(':');
    Later[Name] = minorOf(Operation, Version);
  }
  unsigned Since = minorOf(Operation, Operation->getValueAsString("since"));
  std::vector<Part> Parts;
  const DagInit *Dag = Operation->getValueAsDag(Field);
  for (unsigned I = 0, E = Dag->getNumArgs(); I != E; ++I) {
    StringRef Name = Dag->getArgNameStr(I);
    auto Known = Later.find(Name);
    Parts.push_back({Name, cast<DefInit>(Dag->getArg(I))->getDef(),
                     Known == Later.end() ? Since : Known->second});
  }
  return Parts;
}

/// The attribute without what says that it may be left out.
static const Record *plain(const Record *Attribute) {
  while (Attribute->isSubClassOf("OptionalAttr") ||
         Attribute->isSubClassOf("DefaultValuedAttr") ||
         Attribute->isSubClassOf("DefaultValuedOptionalAttr"))
    Attribute = Attribute->getValueAsDef("baseAttr");
  return Attribute;
}

static StringRef encodingOf(const Record *Operation, const Record *Attribute) {
  const Record *Plain = plain(Attribute);
  if (Plain->isSubClassOf("EnumAttr"))
    return "Enum";
  for (const Encoding &E : Encodings)
    if (Plain->getName() == E.Record)
      return E.Name;
  PrintFatalError(Operation->getLoc(),
                  "bytecode has no form for " + Plain->getName());
}

/// The C++ class of \p Operation, without its namespace.
static StringRef classOf(const Record *Operation) {
  return Operation->getName().split('_').second;
}

static StringRef timesOf(const Record *What) {
  return What->isSubClassOf("Variadic")   ? "Times::Any"
         : What->isSubClassOf("Optional") ? "Times::ZeroOrOne"
                                          : "Times::One";
}

static bool hasSegments(const Record *Operation) {
  for (const Record *Trait : Operation->getValueAsListOfDefs("traits"))
    if (Trait->getName() == "AttrSizedOperandSegments")
      return true;
  return false;
}

static std::vector<const Record *> operations(const RecordKeeper &Records) {
  std::vector<const Record *> List = inOrder(Records, "CudaTile_Op");
  llvm::erase_if(List,
                 [](const Record *R) { return !R->getValueAsBit("isInBody"); });
  llvm::sort(List, [](const Record *A, const Record *B) {
    return A->getValueAsInt("opcode") < B->getValueAsInt("opcode");
  });
  for (size_t I = 1; I < List.size(); ++I)
    if (List[I]->getValueAsInt("opcode") ==
        List[I - 1]->getValueAsInt("opcode"))
      PrintFatalError(List[I]->getLoc(), "another operation has this opcode");
  return List;
}

using EnumIndex = MapVector<const Record *, unsigned>;

/// The enumerations of all attributes, numbered.
static EnumIndex enumerations(ArrayRef<const Record *> Operations) {
  EnumIndex Index;
  for (const Record *R : Operations)
    for (const Part &P : partsOf(R, "arguments"))
      if (P.isAttribute() && plain(P.What)->isSubClassOf("EnumAttr"))
        Index.try_emplace(plain(P.What), Index.size());
  return Index;
}

static void emitEnumerations(const EnumIndex &Index, raw_ostream &OS) {
  for (auto [Attribute, I] : Index) {
    StringRef Name =
        Attribute->getValueAsDef("enum")->getValueAsString("className");
    StringRef Class = Attribute->getValueAsString("cppClassName");
    OS << "static Attribute make" << Name
       << "(MLIRContext *C, uint32_t N) {\n  auto V = symbolize" << Name
       << "(N);\n  return V ? Attribute(" << Class
       << "::get(C, *V)) : Attribute();\n}\n"
       << "static uint32_t number" << Name
       << "(Attribute A) {\n  return uint32_t(cast<" << Class
       << ">(A).getValue());\n}\n";
  }
  OS << "static constexpr EnumRow Enums[] = {\n";
  for (auto [Attribute, I] : Index) {
    StringRef Name =
        Attribute->getValueAsDef("enum")->getValueAsString("className");
    OS << "  {make" << Name << ", number" << Name << "},\n";
  }
  OS << "};\n";
}

/// set<Class> and get<Class>, which move attributes and the sizes of groups of
/// operands from and to properties.
static void emitProperties(const Record *Operation, ArrayRef<Part> Attributes,
                           raw_ostream &OS) {
  bool Sizes = hasSegments(Operation);
  if (Attributes.empty() && !Sizes)
    return;
  StringRef Class = classOf(Operation);
  OS << "static void set" << Class
     << "(OperationState &S, [[maybe_unused]] ArrayRef<Attribute> A, "
        "[[maybe_unused]] ArrayRef<int32_t> Sizes) {\n  auto &P = "
        "S.getOrAddProperties<"
     << Class << "::Properties>();\n";
  for (auto [I, A] : enumerate(Attributes))
    OS << "  assign(P." << A.Name << ", A[" << I << "]);\n";
  if (Sizes)
    OS << "  llvm::copy(Sizes, P.operandSegmentSizes.begin());\n";
  OS << "}\nstatic ArrayRef<int32_t> get" << Class
     << "(Operation *Op, [[maybe_unused]] MutableArrayRef<Attribute> A) {\n"
        "  auto &P = cast<"
     << Class << ">(Op).getProperties();\n";
  for (auto [I, A] : enumerate(Attributes))
    OS << "  A[" << I << "] = P." << A.Name << ";\n";
  OS << (Sizes ? "  return P.operandSegmentSizes;\n"
               : "  (void)P;\n  return {};\n")
     << "}\n";
}

static void emitAttributes(const Record *Operation, ArrayRef<Part> Attributes,
                           const EnumIndex &Index, raw_ostream &OS) {
  if (Attributes.empty())
    return;
  OS << "static constexpr AttributeRow " << classOf(Operation)
     << "Attributes[] = {\n";
  for (const Part &A : Attributes) {
    StringRef How = encodingOf(Operation, A.What);
    bool IsOptional = A.What->isSubClassOf("OptionalAttr") || How == "Flag";
    OS << "  {" << quoted(A.Name) << ", Encoding::" << How << ", " << A.Since
       << ", " << (IsOptional ? "true" : "false") << ", ";
    if (How != "Enum") {
      OS << "0, -1},\n";
      continue;
    }
    OS << Index.lookup(plain(A.What)) << ", ";
    if (A.What->isSubClassOf("DefaultValuedAttr"))
      OS << "int(" << A.What->getValueAsString("defaultValue") << ")},\n";
    else
      OS << "-1},\n";
  }
  OS << "};\nstatic_assert(std::size(" << classOf(Operation)
     << "Attributes) <= MaxAttributes);\n";
}

static void emitValues(const Record *Operation, ArrayRef<Part> Values,
                       StringRef Suffix, raw_ostream &OS) {
  if (Values.empty())
    return;
  OS << "static constexpr ValueRow " << classOf(Operation) << Suffix
     << "[] = {\n";
  for (const Part &V : Values)
    OS << "  {" << quoted(V.Name) << ", " << timesOf(V.What) << ", " << V.Since
       << "},\n";
  OS << "};\n";
}

static void emitOperation(const Record *R, const EnumIndex &Index,
                          raw_ostream &OS, raw_ostream &Rows) {
  std::vector<Part> Attributes, Operands, Results = partsOf(R, "results");
  for (const Part &P : partsOf(R, "arguments"))
    (P.isAttribute() ? Attributes : Operands).push_back(P);
  emitProperties(R, Attributes, OS);
  emitAttributes(R, Attributes, Index, OS);
  emitValues(R, Operands, "Operands", OS);
  emitValues(R, Results, "Results", OS);
  StringRef Class = classOf(R);
  auto Array = [&](bool IsEmpty, StringRef Suffix) {
    return IsEmpty ? std::string("{}") : (Class + Suffix).str();
  };
  bool Sizes = hasSegments(R);
  bool NoProperties = Attributes.empty() && !Sizes;
  auto Function = [&](StringRef Prefix) {
    return NoProperties ? std::string("nullptr") : (Prefix + Class).str();
  };
  bool CountsOperands = !Sizes && any_of(Operands, [](const Part &P) {
    return P.What->isSubClassOf("Variadic");
  });
  Rows << "  {" << R->getValueAsInt("opcode") << ", "
       << quoted("cuda_tile." + R->getValueAsString("opName").str()) << ", "
       << minorOf(R, R->getValueAsString("since")) << ", "
       << (R->getValueAsBit("countsResults") ? "true" : "false") << ", "
       << (CountsOperands ? "true" : "false") << ", "
       << (Sizes ? "true" : "false") << ", "
       << R->getValueAsDag("regions")->getNumArgs() << ",\n   "
       << Array(Attributes.empty(), "Attributes") << ", "
       << Array(Operands.empty(), "Operands") << ", "
       << Array(Results.empty(), "Results") << ", " << Function("set") << ", "
       << Function("get") << "},\n";
}

static void emitTables(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Operations of cuda_tile in bytecode", OS, Records);
  std::vector<const Record *> Operations = operations(Records);
  EnumIndex Index = enumerations(Operations);
  emitEnumerations(Index, OS);
  std::string Text;
  raw_string_ostream Rows(Text);
  for (const Record *R : Operations)
    emitOperation(R, Index, OS, Rows);
  OS << "static constexpr OperationRow Operations[] = {\n" << Text << "};\n";
}

static TableGen::Emitter::Opt
    Tables("gen-tile-bytecode", emitTables,
           "Write how operations of cuda_tile stand in bytecode");
