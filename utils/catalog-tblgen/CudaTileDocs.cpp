//===- CudaTileDocs.cpp - The reference of Tile IR ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace opennvvm;

namespace {
/// A group of operations, with the words of its heading.
struct Group {
  StringLiteral Name, Title;
};
} // namespace

static constexpr Group Groups[] = {
    {"core", "Programs and tiles"},   {"control", "Control flow and messages"},
    {"integer", "Integers"},          {"float", "Floats"},
    {"conversion", "Conversions"},    {"view", "Arrays and views"},
    {"memory", "Pointers and tokens"}};

/// Text of several lines in one, with single spaces.
static std::string inOneLine(StringRef Text) {
  SmallVector<StringRef> Words;
  SplitString(Text, Words);
  return join(Words, " ");
}

/// The lines of a description without what all of them begin with.
static void writeDescription(raw_ostream &OS, StringRef Text) {
  SmallVector<StringRef> Lines;
  Text.trim("\n").rtrim().split(Lines, '\n');
  size_t Indent = StringRef::npos;
  for (StringRef Line : Lines)
    if (!Line.trim().empty())
      Indent = std::min(Indent, Line.size() - Line.ltrim().size());
  for (StringRef Line : Lines)
    OS << Line.drop_front(std::min(Indent, Line.size())) << '\n';
  OS << '\n';
}

/// A type or an attribute in words.
static std::string wordsOf(const Record *What) {
  const Record *Plain = What;
  while (Plain->isSubClassOf("OptionalAttr") ||
         Plain->isSubClassOf("DefaultValuedAttr") ||
         Plain->isSubClassOf("DefaultValuedOptionalAttr"))
    Plain = Plain->getValueAsDef("baseAttr");
  if (Plain->isSubClassOf("Optional") || Plain->isSubClassOf("Variadic"))
    Plain = Plain->getValueAsDef("baseType");
  return inOneLine(Plain->getValueAsString("summary"));
}

static StringRef howOften(const Record *What) {
  return What->isSubClassOf("Variadic")   ? ", any number"
         : What->isSubClassOf("Optional") ? ", optional"
         : What->isSubClassOf("OptionalAttr") ||
                 What->getName() == "UnitAttr" ||
                 What->isSubClassOf("DefaultValuedAttr") ||
                 What->isSubClassOf("DefaultValuedOptionalAttr")
             ? ", optional"
             : "";
}

/// The rows of one field of \p Operation: attributes, or others.
static void writeParts(raw_ostream &OS, const Record *Operation,
                       StringRef Field, StringRef Word, bool OfAttributes) {
  StringMap<StringRef> Later;
  for (StringRef Entry : Operation->getValueAsListOfStrings("later")) {
    auto [Name, Version] = Entry.split(':');
    Later[Name] = Version;
  }
  const DagInit *Dag = Operation->getValueAsDag(Field);
  for (unsigned I = 0, E = Dag->getNumArgs(); I != E; ++I) {
    const Record *What = cast<DefInit>(Dag->getArg(I))->getDef();
    if (What->isSubClassOf("AttrConstraint") != OfAttributes)
      continue;
    StringRef Name = Dag->getArgNameStr(I);
    OS << "| " << Word << " `" << Name << "` | " << wordsOf(What)
       << howOften(What);
    if (StringRef Since = Later.lookup(Name); !Since.empty())
      OS << "; since " << Since;
    OS << " |\n";
  }
}

/// \p Format without what only parsers need: `custom<Word>($mode)` is $mode.
static std::string readable(StringRef Format) {
  std::string Out;
  while (!Format.empty()) {
    if (Format.consume_front("custom<")) {
      // The name, and what the parser is about.
      Format = Format.split(">(").second;
      unsigned Open = 1;
      for (; !Format.empty() && Open; Format = Format.drop_front()) {
        Open += Format[0] == '(';
        Open -= Format[0] == ')';
        if (Open && Format[0] != ',')
          Out += Format[0];
      }
    } else if (!Format.consume_front("`` ") && !Format.consume_front("^")) {
      Out += Format[0];
      Format = Format.drop_front();
    }
  }
  return Out;
}

/// "addf $lhs `,` $rhs …": what stands for its own is in quotes.
static std::string formOf(const Record *Operation) {
  StringRef Own = Operation->getValueAsString("form");
  if (!Own.empty())
    return Own.str();
  std::optional<StringRef> Format =
      Operation->getValueAsOptionalString("assemblyFormat");
  if (!Format || Format->trim().empty())
    PrintFatalError(Operation->getLoc(), "the reference needs a form");
  return (Operation->getValueAsString("opName") + " " +
          readable(inOneLine(*Format)))
      .str();
}

static void writeOperation(raw_ostream &OS, const Record *Operation) {
  StringRef Name = Operation->getValueAsString("opName");
  std::string Summary = inOneLine(Operation->getValueAsString("summary"));
  Summary[0] = toUpper(Summary[0]);
  OS << "### `" << Name << "`\n\n"
     << Summary << ". Since " << Operation->getValueAsString("since");
  if (Operation->getValueAsBit("isInBody"))
    OS << "; number 0x" << utohexstr(Operation->getValueAsInt("opcode"), true)
       << " in bytecode";
  OS << ".\n\n";
  if (StringRef Text = Operation->getValueAsString("description");
      !Text.trim().empty())
    writeDescription(OS, Text);
  OS << "```\n" << formOf(Operation) << "\n```\n\n";
  if (StringRef Needs = Operation->getValueAsString("machines"); !Needs.empty())
    OS << "Machines: " << Needs << "\n\n";
  std::string Rows;
  raw_string_ostream Table(Rows);
  writeParts(Table, Operation, "arguments", "operand", false);
  writeParts(Table, Operation, "arguments", "attribute", true);
  writeParts(Table, Operation, "results", "result", false);
  if (!Rows.empty())
    OS << "| | |\n|---|---|\n" << Rows << '\n';
}

static void emitDocs(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> All = inOrder(Records, "CudaTile_Op");
  OS << "# Operations\n\n"
     << "Generated from the records of the dialect, "
        "`include/opennvvm/Dialect/CudaTile`. Words\nin backquotes stand for "
        "themselves.\n\n";
  size_t Written = 0;
  for (const Group &G : Groups) {
    std::vector<const Record *> Own;
    for (const Record *R : All)
      if (R->getValueAsString("group") == G.Name)
        Own.push_back(R);
    sort(Own, [](const Record *A, const Record *B) {
      return A->getValueAsString("opName") < B->getValueAsString("opName");
    });
    Written += Own.size();
    OS << "## " << G.Title << "\n\n";
    for (const Record *R : Own)
      writeOperation(OS, R);
  }
  if (Written != All.size())
    PrintFatalError("an operation is in a group without a heading");
}

static TableGen::Emitter::Opt Docs("gen-cuda-tile-docs", emitDocs,
                                   "Write the operations of docs/cuda-tile.md");
