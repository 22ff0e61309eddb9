//===- InternalDocs.cpp - Internal intrinsics in docs/intrinsics.md -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Internal.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/TableGen/Record.h"

using namespace llvm;
using namespace opennvvm;

static std::string bitsOf(const Record *Field) {
  int64_t High = Field->getValueAsInt("High"),
          Low = Field->getValueAsInt("Low");
  return High == Low ? itostr(Low) : itostr(High) + ":" + itostr(Low);
}

/// The machine that \p Number of \p Field requires itself, or 0.
static int64_t gateOf(const Record *Field, int64_t Number) {
  for (const Record *G : Field->getValueAsListOfDefs("Gates"))
    if (is_contained(G->getValueAsListOfInts("Values"), Number))
      return G->getValueAsInt("Lowest");
  return 0;
}

/// "0 none, 1 clamp, 2 trap", the values that are accepted here.
static std::string valuesOf(const Record *Field) {
  StringRef Kind = Field->getValueAsString("Kind");
  if (Kind == "Range") {
    int64_t Least = Field->getValueAsInt("Least"),
            Most = Field->getValueAsInt("Most");
    return Least == Most ? itostr(Most) : itostr(Least) + " to " + itostr(Most);
  }
  std::vector<int64_t> Here = Field->getValueAsListOfInts("Here");
  std::vector<std::string> Parts;
  for (const Record *V : Field->getValueAsListOfDefs("Values")) {
    int64_t Number = V->getValueAsInt("Number");
    if (!Here.empty() && !is_contained(Here, Number))
      continue;
    Parts.push_back(itostr(Number) + " " + V->getValueAsString("Name").str());
    if (int64_t Lowest = gateOf(Field, Number))
      Parts.back() += " (sm_" + itostr(Lowest) + ")";
  }
  int64_t Width =
      Field->getValueAsInt("High") - Field->getValueAsInt("Low") + 1;
  if (Kind == "Free" && (Width >= 6 || Parts.size() < size_t(1) << Width))
    Parts.push_back(Parts.empty() ? "any" : "any other");
  return join(Parts, ", ");
}

/// How many values of \p Field are legal here, if they are listed.
static size_t countOf(const Record *Field) {
  size_t Here = Field->getValueAsListOfInts("Here").size();
  return Here ? Here : Field->getValueAsListOfDefs("Values").size();
}

/// The fields of operand \p Arg of \p Row by their place; the row has them in
/// the order of the checks, and some twice, of which the narrowest says what is
/// legal.
static std::vector<const Record *> layoutOf(const Record *Row, int64_t Arg) {
  std::vector<const Record *> Fields;
  for (const Record *F : documented(Row, "Fields")) {
    if (!hasBits(F) || F->getValueAsInt("Arg") != Arg)
      continue;
    auto Same = find_if(Fields, [&](const Record *G) {
      return G->getValueAsInt("Low") == F->getValueAsInt("Low");
    });
    if (Same == Fields.end())
      Fields.push_back(F);
    else if (countOf(F) < countOf(*Same))
      *Same = F;
  }
  llvm::sort(Fields, [](const Record *A, const Record *B) {
    return A->getValueAsInt("Low") < B->getValueAsInt("Low");
  });
  return Fields;
}

static std::string code(StringRef Text) {
  return Text.empty() ? "" : ("`" + Text + "`").str();
}

static std::string gateText(const Record *Row) {
  int64_t Lowest = Row->getValueAsInt("Lowest");
  return Lowest ? "sm_" + itostr(Lowest) + " or higher" : "any";
}

static void rows(raw_ostream &OS, const std::vector<const Record *> &Rows) {
  OS << "| name | number | signature | needs | category |\n"
        "|---|---|---|---|---|\n";
  for (const Record *R : Rows) {
    OS << "| `" << internalTitle(R) << "` | ";
    if (int64_t ID = R->getValueAsInt("ID"))
      OS << format_hex(ID, 6, /*Upper=*/true);
    OS << " | `" << internalSignature(R) << "` | " << gateText(R) << " | "
       << R->getValueAsString("Category") << " |\n";
  }
}

/// The forms of this project's own, with what replaces them.
static void ownForms(raw_ostream &OS, const std::vector<const Record *> &Rows) {
  OS << "\n### Deprecated forms\n\n"
        "This project made up these before libNVVM's intrinsics were known. "
        "The "
        "next release\nwill not read them. A `*` stands for the types that a "
        "declaration chooses.\n`nvvmc intrinsics NAME` describes them, and the "
        "warning about a call has the word to use\ninstead. [`nvvmc "
        "fix`](cli.md#mending) writes those for which the replacement has the "
        "same operands.\n\n"
        "| name | signature | replacement |\n|---|---|---|\n";
  for (const Record *R : Rows) {
    StringRef Instead = R->getValueAsString("Instead");
    OS << "| `" << internalTitle(R) << "` | `" << internalSignature(R) << "` | "
       << (Instead.empty() ? "none"
                           : code(("llvm.nvvm." + Instead.rtrim('.')).str()))
       << " |\n";
  }
}

/// The name of \p Number in \p Field, or else the number.
static std::string meaningOf(const Record *Field, uint64_t Number) {
  for (const Record *V : Field->getValueAsListOfDefs("Values"))
    if (uint64_t(V->getValueAsInt("Number")) == Number)
      return V->getValueAsString("Name").str();
  return utostr(Number);
}

/// "Example: 80 (0x50) is rounding rn, unsigned destination yes."
static void example(raw_ostream &OS, const std::vector<const Record *> &Fields,
                    uint64_t Word) {
  std::vector<std::string> Parts;
  for (const Record *F : Fields) {
    unsigned Low = F->getValueAsInt("Low"),
             Width = F->getValueAsInt("High") - Low + 1;
    uint64_t Value = (Word >> Low) & maskTrailingOnes<uint64_t>(Width);
    bool IsNamed = !F->getValueAsListOfDefs("Values").empty() ||
                   F->getValueAsString("Kind") == "Range";
    if (Value || (IsNamed && F->getValueAsString("Kind") != "Reserved"))
      Parts.push_back(F->getValueAsString("Name").str() + " " +
                      meaningOf(F, Value));
  }
  if (!Parts.empty())
    OS << "\nExample: " << Word << " (" << format_hex(Word, 1, /*Upper=*/true)
       << ") is " << join(Parts, ", ") << ".\n";
}

static void fields(raw_ostream &OS, const Record *R) {
  for (const Record *C : documented(R, "Constants"))
    OS << "- operand " << C->getValueAsInt("Arg") << " ("
       << C->getValueAsString("Name") << ") is "
       << (C->isSubClassOf("Undef") ? "undef" : "a constant") << ": "
       << code(C->getValueAsString("NotConstant")) << "\n";
  std::vector<uint64_t> Words = exampleWords(R);
  for (auto [Arg, Word] : zip(wordOperands(R), Words)) {
    auto Fields = layoutOf(R, Arg);
    if (Fields.empty())
      continue;
    OS << "\n| bits of operand " << Arg
       << " | field | legal values | rule |\n|---|---|---|---|\n";
    for (const Record *F : Fields) {
      StringRef Illegal = F->getValueAsString("Illegal");
      StringRef Refused = F->getValueAsString("Refused");
      OS << "| " << bitsOf(F) << " | " << F->getValueAsString("Name") << " | "
         << valuesOf(F) << " | " << code(Illegal);
      if (!Refused.empty() && Refused != Illegal)
        OS << (Illegal.empty() ? "" : ", ") << code(Refused);
      OS << " |\n";
    }
    example(OS, Fields, Word);
  }
}

std::string opennvvm::internalTitle(const Record *Row) {
  std::string Name = internalName(Row);
  return Name.back() == '.' ? Name + "*" : Name;
}

void opennvvm::emitInternalDocs(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Known, Own;
  for (const Record *R : internalRows(Records))
    (R->isSubClassOf("OwnForm") ? Own : Known).push_back(R);
  OS << "\n## Internal\n\n"
        "Intrinsics of libNVVM that LLVM has no records of. libNVVM repairs "
        "whatever follows\ntheir names.\n\n";
  rows(OS, Known);
  std::vector<std::pair<std::string, std::vector<std::string>>> Layouts;
  for (const Record *R : Known) {
    std::string Text;
    raw_string_ostream TextOS(Text);
    fields(TextOS, R);
    if (Text.empty())
      continue;
    auto It = find_if(Layouts, [&](auto &L) { return L.first == Text; });
    if (It == Layouts.end())
      It = Layouts.insert(Layouts.end(), {Text, {}});
    It->second.push_back(internalTitle(R));
  }
  for (auto &[Text, Titles] : Layouts) {
    OS << "\n### Operands of ";
    ListSeparator Comma;
    for (const std::string &Title : Titles)
      OS << Comma << "`" << Title << "`";
    OS << "\n\n" << Text;
  }
  ownForms(OS, Own);
}
