//===- InternalTables.cpp - Tables of catalog/intrinsics/Internal.td ------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Internal.h"
#include "PatternCompiler.h"
#include "Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <set>

using namespace llvm;
using namespace opennvvm;

std::string opennvvm::internalName(const Record *Row) {
  StringRef Name = Row->getValueAsString("Name");
  return ("llvm.nvvm." + Name).str();
}

std::vector<const Record *>
opennvvm::internalRows(const RecordKeeper &Records) {
  std::vector<const Record *> Rows(
      Records.getAllDerivedDefinitions("Internal"));
  auto Key = [](const Record *R) {
    return std::pair(internalName(R), !R->isSubClassOf("Carrier"));
  };
  llvm::sort(Rows,
             [&](const Record *A, const Record *B) { return Key(A) < Key(B); });
  for (size_t I = 1; I < Rows.size(); ++I)
    if (Key(Rows[I - 1]) == Key(Rows[I]))
      PrintFatalError(Rows[I]->getLoc(),
                      "second row for '" + internalName(Rows[I]) + "'");
  return Rows;
}

std::string opennvvm::internalSignature(const Record *Row) {
  StringRef Words = Row->getValueAsString("Signature");
  if (!Words.empty())
    return Words.str();
  std::vector<std::string> Parts;
  for (const Record *Form : Row->getValueAsListOfDefs("Forms")) {
    auto Params = Form->getValueAsListOfDefs("Params");
    Parts.push_back((Form->getValueAsDef("Result")->getValueAsString("IR") +
                     " (" +
                     join(map_range(Params,
                                    [](const Record *P) {
                                      return P->getValueAsString("IR").str();
                                    }),
                          ", ") +
                     ")")
                        .str());
  }
  return join(Parts, " or ");
}

uint64_t opennvvm::legalValues(const Record *Field) {
  uint64_t Legal = 0;
  for (const Record *V : Field->getValueAsListOfDefs("Values")) {
    uint64_t Number = V->getValueAsInt("Number");
    if (Number >= 64 || (Legal >> Number) & 1)
      PrintFatalError(Field->getLoc(), "a value above 63, or a duplicate");
    Legal |= uint64_t(1) << Number;
  }
  return Legal;
}

/// The trait that \p Member of \p R names; null if it names none.
static const Record *traitOf(const Record *R, StringRef Member) {
  const auto *Trait = dyn_cast<DefInit>(R->getValueInit(Member));
  return Trait ? Trait->getDef() : nullptr;
}

/// The same as an enumerator.
static std::string traitName(const Record *R, StringRef Member) {
  const Record *Trait = traitOf(R, Member);
  return Trait ? ("ReaderTrait::" + Trait->getName()).str() : "NoTrait";
}

std::vector<const Record *> opennvvm::documented(const Record *Row,
                                                 StringRef List) {
  std::vector<const Record *> Rows = Row->getValueAsListOfDefs(List);
  llvm::erase_if(Rows, [](const Record *R) { return traitOf(R, "If"); });
  return Rows;
}

bool opennvvm::hasBits(const Record *Field) {
  return Field->getValueAsString("Kind") != "Check";
}

std::vector<int64_t> opennvvm::wordOperands(const Record *Row) {
  std::set<int64_t> Operands;
  for (const Record *F : documented(Row, "Fields"))
    if (hasBits(F))
      Operands.insert(F->getValueAsInt("Arg"));
  for (const Record *C : documented(Row, "Constants"))
    if (!C->isSubClassOf("Undef"))
      Operands.insert(C->getValueAsInt("Arg"));
  return {Operands.begin(), Operands.end()};
}

/// Zero if it is legal, or else the lowest legal value.
static uint64_t simplestValue(const Record *Field) {
  StringRef Kind = Field->getValueAsString("Kind");
  if (Kind == "Range")
    return Field->getValueAsInt("Least");
  if (Kind != "Values")
    return 0;
  std::vector<int64_t> Numbers = Field->getValueAsListOfInts("Here");
  if (Numbers.empty())
    for (const Record *V : Field->getValueAsListOfDefs("Values"))
      Numbers.push_back(V->getValueAsInt("Number"));
  return *std::min_element(Numbers.begin(), Numbers.end());
}

std::vector<uint64_t> opennvvm::exampleWords(const Record *Row) {
  std::vector<int64_t> Operands = wordOperands(Row),
                       Given = Row->getValueAsListOfInts("Example");
  if (!Given.empty()) {
    if (Given.size() != Operands.size())
      PrintFatalError(Row->getLoc(),
                      "an example needs " + Twine(Operands.size()) + " words");
    return {Given.begin(), Given.end()};
  }
  std::vector<uint64_t> Words;
  for (int64_t Operand : Operands) {
    uint64_t Word = 0;
    std::set<int64_t> Done; // What is stated twice counts where it is first.
    for (const Record *F : documented(Row, "Fields"))
      if (hasBits(F) && F->getValueAsInt("Arg") == Operand &&
          Done.insert(F->getValueAsInt("Low")).second)
        Word |= simplestValue(F) << F->getValueAsInt("Low");
    Words.push_back(Word);
  }
  return Words;
}

static uint64_t maskOf(const std::vector<int64_t> &Numbers) {
  uint64_t Mask = 0;
  for (int64_t N : Numbers)
    Mask |= uint64_t(1) << N;
  return Mask;
}

/// The enumerator of a rule; "" for one that is never reported.
static std::string ruleOf(StringRef ID) {
  return "Rule::" + camelCase(ID.empty() ? "intrinsic-signature" : ID);
}

static unsigned scalarBit(const Record *Variable, StringRef Type) {
  unsigned Bit = StringSwitch<unsigned>(Type)
                     .Case("i8", 0)
                     .Case("i16", 1)
                     .Case("i32", 2)
                     .Case("i64", 3)
                     .Case("i128", 4)
                     .Case("half", 5)
                     .Case("bfloat", 6)
                     .Case("float", 7)
                     .Case("double", 8)
                     .Default(~0u);
  if (Bit == ~0u)
    PrintFatalError(Variable->getLoc(), "no scalar type '" + Type + "'");
  return Bit;
}

namespace {
/// Writes rows and collects the arrays that they index.
class InternalWriter {
public:
  explicit InternalWriter(raw_ostream &OS) : OS(OS) {}

  void row(const Record *R);
  void arrays();

private:
  /// Lines of an array; an index counts lines.
  struct Array {
    std::string Text;
    unsigned Count = 0;
    void add(const Twine &Line) {
      Text += (Line + "\n").str();
      ++Count;
    }
  };

  void form(const Record *Form, std::vector<const Record *> &Letters);
  void variable(const Record *V);
  void printing(const Record *R);
  void constant(const Record *C);
  void field(const Record *F);
  void type(const Record *Type, std::vector<const Record *> &Letters);

  raw_ostream &OS;
  Array Forms, Types, Variables, Constants, Fields, Values, Gates, Examples;
  std::vector<uint8_t> Patterns;
};
} // namespace

void InternalWriter::type(const Record *Type,
                          std::vector<const Record *> &Letters) {
  StringRef Kind = Type->getValueAsString("Kind");
  const Record *Variable = Kind == "WithFlag"   ? Type->getValueAsDef("Of")
                           : Kind == "Variable" ? Type
                                                : nullptr;
  size_t Index = 0;
  if (Variable) {
    Index = llvm::find(Letters, Variable) - Letters.begin();
    if (Index == Letters.size())
      Letters.push_back(Variable);
  }
  Types.add("{InternalType::" + Kind + ", " + Twine(Index) + "},");
}

void InternalWriter::form(const Record *Form,
                          std::vector<const Record *> &Letters) {
  auto Params = Form->getValueAsListOfDefs("Params");
  Forms.add("{" + Twine(Types.Count) + ", " + Twine(Params.size() + 1) + "},");
  type(Form->getValueAsDef("Result"), Letters);
  for (const Record *P : Params)
    type(P, Letters);
}

void InternalWriter::variable(const Record *V) {
  bool IsPointer = V->isSubClassOf("PointerVariable");
  StringRef Class = IsPointer ? "Pointer" : V->getValueAsString("Class");
  uint64_t Allowed = 0;
  if (IsPointer)
    Allowed = maskOf(V->getValueAsListOfInts("Spaces"));
  else
    for (StringRef T : V->getValueAsListOfStrings("Types"))
      Allowed |= uint64_t(1) << scalarBit(V, T);
  Variables.add(
      "{InternalVariable::" + (Class.empty() ? "Any" : camelCase(Class)) +
      ", " + Twine(Allowed) + ", " + ruleOf(V->getValueAsString("Illegal")) +
      ", " + ruleOf(IsPointer ? V->getValueAsString("NotPointer") : "") + "},");
}

void InternalWriter::constant(const Record *C) {
  Constants.add("{" + quoted(C->getValueAsString("Name")) + ", " +
                Twine(C->getValueAsInt("Arg")) + ", " +
                (C->isSubClassOf("Undef") ? "true" : "false") + ", " +
                (C->getValueAsBit("OnBothReaders") ? "true" : "false") + ", " +
                (C->getValueAsBit("Unmeasured") ? "true" : "false") + ", " +
                (C->getValueAsBit("OnNewReaderOnly") ? "true" : "false") +
                ", " + (C->getValueAsBit("AfterFields") ? "true" : "false") +
                ", " + ruleOf(C->getValueAsString("NotConstant")) + ", " +
                traitName(C, "If") + "},");
}

void InternalWriter::field(const Record *F) {
  uint64_t Legal = legalValues(F);
  std::vector<int64_t> Here = F->getValueAsListOfInts("Here");
  uint64_t Taken = Here.empty() ? Legal : maskOf(Here);
  if (Taken & ~Legal)
    PrintFatalError(F->getLoc(), "takes values that the field does not have");
  auto Moved = F->getValueAsListOfDefs("Gates");
  auto Named = F->getValueAsListOfDefs("Values");
  Fields.add(
      "{" + quoted(F->getValueAsString("Name")) + ", " +
      Twine(F->getValueAsInt("Arg")) + ", " + Twine(F->getValueAsInt("High")) +
      ", " + Twine(F->getValueAsInt("Low")) + ", " + "InternalField::" +
      F->getValueAsString("Kind") + ", " + Twine(Legal) + "u, " + Twine(Taken) +
      "u, " + Twine(maskOf(F->getValueAsListOfInts("Unmeasured"))) + "u, " +
      Twine(F->getValueAsInt("Least")) + "u, " +
      Twine(F->getValueAsInt("Most")) + "u, " +
      ruleOf(F->getValueAsString("Illegal")) + ", " +
      ruleOf(F->getValueAsString("Refused")) + ", " + Twine(Values.Count) +
      ", " + Twine(Named.size()) + ", " + Twine(Gates.Count) + ", " +
      Twine(Moved.size()) + ", " + traitName(F, "If") + ", " +
      traitName(F, "Unless") + ", " + traitName(F, "Measured") + "},");
  for (const Record *V : Named)
    Values.add("{" + Twine(V->getValueAsInt("Number")) + ", " +
               quoted(V->getValueAsString("Name")) + "},");
  for (const Record *G : Moved)
    Gates.add("{" + Twine(maskOf(G->getValueAsListOfInts("Values"))) + "u, " +
              Twine(G->getValueAsInt("Lowest")) + ", " +
              ruleOf(G->getValueAsString("Older")) + "},");
}

/// The intrinsic that replaces an own form, and what it needs no bits for.
static std::string replacement(const Record *R) {
  StringRef Instead = R->getValueAsString("Instead");
  return quoted(Instead.empty() ? "" : ("llvm.nvvm." + Instead).str()) + ", " +
         quoted(join(R->getValueAsListOfStrings("Implied"), ";"));
}

/// The enumerator of opennvvm::InternalIntrinsic::SourceTy.
static StringRef sourceOf(const Record *R) {
  if (R->isSubClassOf("OwnForm"))
    return "InternalIntrinsic::OwnForm";
  if (!R->isSubClassOf("Carrier"))
    return "InternalIntrinsic::Documented";
  if (R->getValueAsBit("Rejected"))
    return "InternalIntrinsic::RejectedCarrier";
  return R->getValueAsBit("OnNewReaderOnly") ? "InternalIntrinsic::NewCarrier"
                                             : "InternalIntrinsic::Carrier";
}

/// What a pattern knows of an operand of \p Type.
static PatternArgument argumentOf(const Record *Type) {
  PatternArgument A;
  bool IsPointer = Type->isSubClassOf("PointerVariable");
  bool IsKnown = Type->getValueAsString("Kind") != "Variable";
  StringRef IR = Type->getValueAsString("IR");
  A.IsPointer = IsPointer || IR.starts_with("ptr");
  if (IR == "i128")
    A.Parts = 2;
  else if (IsPointer || (IsKnown && !IR.contains(' ')))
    A.Parts = 1;
  return A;
}

/// The values of \p F that need a text in a pattern.
static std::vector<uint64_t> neededValues(const Record *F) {
  std::vector<uint64_t> Needed;
  uint64_t Legal = legalValues(F);
  unsigned Width = F->getValueAsInt("High") - F->getValueAsInt("Low") + 1;
  if (F->getValueAsString("Kind") == "Free")
    Legal = Width < 6 ? (uint64_t(1) << (1u << Width)) - 1 : ~uint64_t(0);
  for (uint64_t V = 0; V != 64; ++V)
    if ((Legal >> V) & 1)
      Needed.push_back(V);
  return Needed;
}

/// The compiled pattern of carrier \p R; empty if it has none.
static std::vector<uint8_t> patternOf(const Record *R) {
  StringRef Text = R->getValueAsString("PTX");
  if (!R->isSubClassOf("Carrier") || Text.empty())
    return {};
  auto Forms = R->getValueAsListOfDefs("Forms");
  if (Forms.size() != 1)
    PrintFatalError(R->getLoc(), "a pattern, but not one form");
  PatternSource Source = {internalName(R),    Text, R->getLoc(), {}, {},
                          /*IsInternal=*/true};
  const Record *Result = Forms.front()->getValueAsDef("Result");
  if (Result->getValueAsString("IR") != "void")
    Source.Results.push_back(argumentOf(Result).Parts);
  for (const Record *P : Forms.front()->getValueAsListOfDefs("Params"))
    Source.Arguments.push_back(argumentOf(P));
  for (const Record *F : documented(R, "Fields"))
    if (StringRef Kind = F->getValueAsString("Kind");
        Kind == "Values" || Kind == "Free")
      Source.Fields.push_back(
          {F->getValueAsString("Name").str(), unsigned(F->getValueAsInt("Arg")),
           unsigned(F->getValueAsInt("High")),
           unsigned(F->getValueAsInt("Low")), neededValues(F)});
  return compilePattern(Source);
}

/// The members of \p R about printing.
void InternalWriter::printing(const Record *R) {
  std::vector<uint8_t> Pattern = patternOf(R);
  bool IsCarrier = R->isSubClassOf("Carrier");
  OS << Patterns.size() << ", " << Pattern.size() << ", "
     << (IsCarrier ? maskOf(R->getValueAsListOfInts("Spaces")) : 0)
     << ", CarrierEffects::"
     << (IsCarrier ? R->getValueAsString("Effects") : "Any") << ", "
     << (IsCarrier && R->getValueAsBit("InRegisters"))
     << ", "
     // A semicolon ends each instruction.
     << (llvm::count(Pattern, ';') <= 1) << ", "
     << (IsCarrier && R->getValueAsBit("LastHasAttribute")) << ", "
     << (IsCarrier && R->getValueAsBit("ResultIsNoundef")) << ", "
     << (IsCarrier ? traitName(R, "Unless") : "NoTrait");
  append_range(Patterns, Pattern);
}

void InternalWriter::row(const Record *R) {
  auto AllForms = R->getValueAsListOfDefs("Forms");
  auto AllConstants = documented(R, "Constants");
  auto AllFields = documented(R, "Fields");
  auto SeenConstants = R->getValueAsListOfDefs("Constants");
  auto SeenFields = R->getValueAsListOfDefs("Fields");
  size_t MoreConstants = SeenConstants.size() - AllConstants.size(),
         MoreFields = SeenFields.size() - AllFields.size();
  unsigned FirstForm = Forms.Count;
  std::vector<const Record *> Letters;
  for (const Record *F : AllForms)
    form(F, Letters);
  OS << "{" << quoted(internalName(R)) << ", "
     << quoted(R->getValueAsString("Category")) << ",\n "
     << quoted(internalSignature(R)) << ", "
     << quoted(R->getValueAsString("PTX")) << ", "
     << quoted(R->getValueAsString("NoPTX")) << ", " << replacement(R) << ", "
     << R->getValueAsInt("ID") << ", " << R->getValueAsInt("Lowest") << ", "
     << ruleOf(R->getValueAsString("Older"))
     << ", InternalCheck::" << R->getValueAsString("Check") << ", "
     << sourceOf(R) << ",\n " << FirstForm << ", " << AllForms.size() << ", "
     << Variables.Count << ", " << Letters.size() << ", " << Constants.Count
     << ", " << AllConstants.size() << ", " << Fields.Count << ", "
     << AllFields.size() << ", " << (MoreConstants ? SeenConstants.size() : 0)
     << ", " << (MoreFields ? SeenFields.size() : 0) << ", " << Examples.Count
     << ", ";
  printing(R);
  OS << "},\n";
  for (uint64_t Word : exampleWords(R))
    Examples.add(Twine(Word) + "u,");
  for (const Record *V : Letters)
    variable(V);
  // What libNVVM looks at follows, if it is more.
  for (const Record *C : AllConstants)
    constant(C);
  if (MoreConstants)
    for (const Record *C : SeenConstants)
      constant(C);
  for (const Record *F : AllFields)
    field(F);
  if (MoreFields)
    for (const Record *F : SeenFields)
      field(F);
}

void InternalWriter::arrays() {
  const std::pair<StringRef, const Array &> All[] = {
      {"FORMS", Forms},         {"TYPES", Types},      {"VARIABLES", Variables},
      {"CONSTANTS", Constants}, {"FIELDS", Fields},    {"VALUES", Values},
      {"GATES", Gates},         {"EXAMPLES", Examples}};
  for (auto &[Name, A] : All)
    OS << "#ifdef OPENNVVM_INTERNAL_" << Name << "\n"
       << A.Text << "#undef OPENNVVM_INTERNAL_" << Name << "\n#endif\n";
  OS << "#ifdef OPENNVVM_INTERNAL_PATTERNS";
  for (auto [Index, B] : enumerate(Patterns))
    OS << (Index % 20 ? "" : "\n") << unsigned(B) << ",";
  OS << "\n#undef OPENNVVM_INTERNAL_PATTERNS\n#endif\n";
}

static void emitInternal(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Internal intrinsics", OS, Records);
  InternalWriter Writer(OS);
  OS << "#ifdef OPENNVVM_INTERNAL_ROWS\n";
  for (const Record *R : internalRows(Records))
    Writer.row(R);
  OS << "#undef OPENNVVM_INTERNAL_ROWS\n#endif\n";
  Writer.arrays();
}

static TableGen::Emitter::Opt
    Internal("gen-internal-intrinsics", emitInternal,
             "Write the tables of the intrinsics that LLVM does not know");
