//===- InternalIntrinsics.cpp - Print one internal intrinsic --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Word.h"
#include "Lowering/IntrinsicLowering.h"
#include "Questions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::cli {

/// Whether \p F has illegal values.
static bool isChecked(const InternalField &F) {
  switch (F.Kind) {
  case InternalField::Free:
  case InternalField::Check:
    return false;
  case InternalField::Range:
  case InternalField::Reserved:
  case InternalField::Refusal:
    return true;
  case InternalField::Values:
    break;
  }
  unsigned Width = F.High - F.Low + 1;
  return Width >= 6 || F.Here != maskTrailingOnes<uint64_t>(1u << Width);
}

/// The rule that lowers calls of \p R; empty if there is none.
static StringRef ruleThatLowers(const InternalIntrinsic &R) {
  StringRef Found;
  forEachLoweringRule([&](const LoweringRule &Lowering) {
    if (Lowering.Intrinsic == R.Name)
      Found = Lowering.Name;
  });
  return Found;
}

/// Who knows \p R.
static StringRef sourceOf(const InternalIntrinsic &R) {
  if (R.isCarrier())
    return "libNVVM";
  return R.Source == InternalIntrinsic::OwnForm ? "OpenNVVM" : "documents";
}

static void writeField(json::OStream &J, const InternalField &F) {
  J.object([&] {
    J.attribute("operand", F.Arg);
    J.attribute("high", F.High);
    J.attribute("low", F.Low);
    J.attribute("name", F.Name);
    if (isChecked(F))
      J.attribute("rule",
                  ruleInfo(F.Here == F.Legal ? F.Illegal : F.Refused).ID);
    if (F.Kind == InternalField::Range) {
      J.attribute("least", F.Least);
      J.attribute("most", F.Most);
    }
    J.attributeObject("values", [&] {
      for (const FieldValue &V : valuesOf(F))
        if ((F.Here >> V.Number) & 1)
          J.attribute(std::to_string(V.Number), V.Name);
    });
  });
}

static void writeJSON(json::OStream &J, const InternalIntrinsic &R) {
  J.object([&] {
    J.attribute("name", R.title());
    J.attribute("family", "Internal");
    J.attribute("category", R.Category);
    J.attribute("source", sourceOf(R));
    J.attribute("signature", R.Signature);
    if (R.ID)
      J.attribute("number", R.ID);
    J.attribute("targets", R.Lowest
                               ? "sm_" + std::to_string(R.Lowest) + " or higher"
                               : "any");
    J.attribute("emitted", !R.PTX.empty());
    if (!R.PTX.empty())
      J.attribute("ptx", R.PTX);
    if (!R.NoPTX.empty())
      J.attribute("no_ptx", R.NoPTX);
    if (StringRef Rule = ruleThatLowers(R); !Rule.empty())
      J.attribute("lowered", Rule);
    J.attributeArray("constants", [&] {
      for (const InternalConstant &C : constantsOf(R))
        J.object([&] {
          J.attribute("operand", C.Arg);
          J.attribute("name", C.Name);
          J.attribute("is", C.IsUndef ? "undef" : "constant");
          J.attribute("rule", ruleInfo(C.Otherwise).ID);
        });
    });
    SmallVector<WordLayout, 2> Layouts = wordLayoutsOf(R);
    J.attributeArray("fields", [&] {
      for (const WordLayout &L : Layouts)
        for (const InternalField &F : L.Fields)
          writeField(J, F);
    });
    J.attributeArray("example", [&] {
      for (auto [L, Word] : zip(Layouts, exampleOf(R, Layouts.size())))
        J.object([&, &L = L, Word = Word] {
          J.attribute("operand", L.Arg);
          J.attribute("word", Word);
        });
    });
  });
}

/// Prints the fields of each constant operand, with an example.
static void printWords(raw_ostream &OS, const InternalIntrinsic &R) {
  for (const InternalConstant &C : constantsOf(R))
    OS << "  operand " << unsigned(C.Arg) << " (" << C.Name << ") is "
       << (C.IsUndef ? "undef\n" : "a constant\n");
  SmallVector<WordLayout, 2> Layouts = wordLayoutsOf(R);
  for (auto [L, Word] : zip(Layouts, exampleOf(R, Layouts.size()))) {
    SmallVector<SmallVector<std::string, 6>, 10> Lines = {
        {"bits of operand " + std::to_string(L.Arg), "field", "legal values"}};
    for (const InternalField &F : L.Fields)
      Lines.push_back({bitsOf(F), F.Name.str(), describeValues(F)});
    printTable(OS, Lines);
    if (std::string Text = describeWord(R, L, Word); !Text.empty())
      OS << "    example " << Word << ": " << Text << "\n";
  }
}

void printInternal(raw_ostream &OS, const InternalIntrinsic &R,
                   const Options &O) {
  if (O.Output == Format::JSON) {
    json::OStream J(OS);
    writeJSON(J, R);
    J.flush();
    OS << "\n";
    return;
  }
  OS << R.title() << "\n  signature  " << R.Signature << "\n";
  if (R.ID)
    OS << "  number     " << format_hex(R.ID, 6, /*Upper=*/true) << "\n";
  if (R.Lowest)
    OS << "  needs      sm_" << R.Lowest << " or higher\n";
  printWords(OS, R);
  for (const InternalField &F : fieldsOf(R))
    for (const FieldGate &G : gatesOf(F))
      for (const FieldValue &V : valuesOf(F))
        if ((G.Values >> V.Number) & 1)
          OS << "  " << F.Name << " " << unsigned(V.Number) << " needs sm_"
             << G.Lowest << " or higher\n";
  if (O.Arch)
    OS << "  on " << O.Arch->Name
       << (O.Arch->Number >= R.Lowest ? ": yes\n" : ": no\n");
  if (R.Source == InternalIntrinsic::OwnForm)
    OS << "  deprecated"
       << (R.Instead.empty() ? "" : ": call " + R.Instead.rtrim('.').str())
       << "\n";
  if (StringRef Rule = ruleThatLowers(R); !Rule.empty())
    OS << "  becomes    see rule " << Rule << " in docs/lowering-rules.md\n";
  else if (!R.PTX.empty())
    OS << "  PTX        " << R.PTX << "\n";
  else
    OS << "  not emitted: "
       << (R.NoPTX.empty() ? "no PTX is printed for it" : R.NoPTX) << "\n";
}

/// Whether \p F reports rule \p ID.
static bool reports(const InternalField &F, Rule ID) {
  return isChecked(F) && (F.Illegal == ID || F.Refused == ID);
}

void printCarriers(raw_ostream &OS, Rule ID) {
  SmallVector<std::string, 8> Lines;
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    if (R.Lowest && R.Older == ID)
      Lines.push_back(R.title() + " below sm_" + std::to_string(R.Lowest));
    for (const InternalVariable &V : variablesOf(R))
      if (V.Illegal == ID ||
          (V.Class == InternalVariable::Pointer && V.NotPointer == ID)) {
        Lines.push_back(R.title() + ", declared as " + R.Signature.str());
        break;
      }
    for (const InternalConstant &C : constantsOf(R))
      if (C.Otherwise == ID)
        Lines.push_back(R.title() + ", operand " + std::to_string(C.Arg) +
                        " (" + C.Name.str() + ")");
    for (const InternalField &F : fieldsOf(R)) {
      for (const FieldGate &G : gatesOf(F))
        if (G.Older == ID)
          Lines.push_back(R.title() + ", bits " + bitsOf(F) + " of operand " +
                          std::to_string(F.Arg) + " below sm_" +
                          std::to_string(G.Lowest));
      if (reports(F, ID))
        Lines.push_back(R.title() + ", bits " + bitsOf(F) + " of operand " +
                        std::to_string(F.Arg) +
                        (F.Kind == InternalField::Reserved
                             ? ""
                             : ": " + describeValues(F)));
    }
  }
  if (Lines.empty() || ID == Rule::IntrinsicSignature)
    return;
  OS << "\nWhere:\n";
  for (const std::string &Line : Lines)
    OS << "  " << Line << "\n";
}

} // namespace opennvvm::cli
