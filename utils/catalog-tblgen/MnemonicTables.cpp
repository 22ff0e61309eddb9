//===- MnemonicTables.cpp - Table of catalog/Mnemonics.td -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "Mnemonics.h"
#include "Records.h"
#include "Text.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <map>
#include <set>

using namespace llvm;
using namespace opennvvm;

namespace {
/// A set of machines, a bit each, and a PTX version.
struct Needs {
  uint64_t Machines = ~uint64_t(0);
  int64_t Since = 0;

  std::string text() const {
    std::string Text;
    raw_string_ostream(Text)
        << "{" << format_hex(Machines, 18) << "ull, " << Since << "}";
    return Text;
  }
};
} // namespace

/// The machines and the version in these fields of the gate that field "Needs"
/// of \p R names.
static Needs readNeeds(const RecordKeeper &Records, const Record *R,
                       StringRef Machines, StringRef Since) {
  DenseMap<const Record *, unsigned> Indices;
  for (auto [Index, SM] : enumerate(machines(Records)))
    Indices[SM] = Index;
  const Record *Gate = R->getValueAsDef("Needs");
  Needs N{0, Gate->getValueAsDef(Since)->getValueAsInt("Number")};
  for (const Record *SM : Gate->getValueAsListOfDefs(Machines))
    N.Machines |= uint64_t(1) << Indices.lookup(SM);
  return N;
}

/// What \p R requires of most of its machines.
static Needs needsOf(const RecordKeeper &Records, const Record *R) {
  Needs N = readNeeds(Records, R, "Machines", "Since");
  if (!N.Machines)
    PrintFatalError(R->getLoc(), "no machine has it");
  return N;
}

/// The machines that have what \p R is about later than the others, and since
/// when.
static Needs lateNeedsOf(const RecordKeeper &Records, const Record *R) {
  return readNeeds(Records, R, "LateMachines", "LateSince");
}

static std::string gateOf(const RecordKeeper &Records, const Record *R) {
  return needsOf(Records, R).text();
}

/// Whether \p Mnemonic is of the group of \p R; as MnemonicGate::matches.
static bool matches(const Record *R, StringRef Mnemonic) {
  StringRef Rest = Mnemonic;
  if (!Rest.consume_front(R->getValueAsString("Start")) ||
      !(Rest.empty() || Rest.front() == '.'))
    return false;
  SmallVector<StringRef, 8> Words;
  Mnemonic.split(Words, '.');
  auto IsThere = [&](StringRef Word) { return is_contained(Words, Word); };
  return all_of(R->getValueAsListOfStrings("Parts"), IsThere) &&
         none_of(R->getValueAsListOfStrings("Without"), IsThere);
}

/// What all groups of \p Mnemonic need together; as gateOfMnemonic.
static Needs needsOfMnemonic(const RecordKeeper &Records, StringRef Mnemonic) {
  Needs All;
  for (const Record *R : Records.getAllDerivedDefinitions("Mnemonic")) {
    if (!matches(R, Mnemonic))
      continue;
    Needs N = needsOf(Records, R);
    if (lateNeedsOf(Records, R).Machines)
      PrintFatalError(R->getLoc(), "what code asks for has one version on all "
                                   "machines: " +
                                       Mnemonic);
    All.Machines &= N.Machines;
    All.Since = std::max(All.Since, N.Since);
  }
  return All;
}

std::vector<const Record *> opennvvm::machinesWith(const RecordKeeper &Records,
                                                   StringRef Mnemonic,
                                                   const Record *For) {
  Needs N = needsOfMnemonic(Records, Mnemonic);
  if (!N.Since)
    PrintFatalError(For->getLoc(), "Mnemonics.td says nothing of " + Mnemonic);
  std::vector<const Record *> Having;
  for (auto [Index, SM] : enumerate(machines(Records)))
    if (N.Machines >> Index & 1)
      Having.push_back(SM);
  return Having;
}

static void emitFeatures(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("What code asks a target for", OS, Records);
  for (const Record *R : inOrder(Records, "Feature")) {
    StringRef Instruction = R->getValueAsString("Instruction");
    Needs N = needsOf(Records, R);
    if (!Instruction.empty()) {
      N = needsOfMnemonic(Records, Instruction);
      if (!N.Since)
        PrintFatalError(R->getLoc(),
                        "Mnemonics.td says nothing of " + Instruction);
    }
    OS << "OPENNVVM_FEATURE(" << R->getName() << ", ("
       << "Gate" << N.text() << "), " << quoted(Instruction) << ", "
       << quoted(R->getValueAsString("What")) << ")\n";
  }
}

/// \p Words as enumerators in an array of \p Size, the rest of it empty.
static std::string modifiersOf(const Record *R, ArrayRef<StringRef> Words,
                               size_t Size) {
  if (Words.size() > Size)
    PrintFatalError(R->getLoc(), "more than " + Twine(Size) + " words");
  std::string Text = "{{";
  for (StringRef Word : Words)
    Text += "Mod::" + modifierEnumerator(Word) + ", ";
  return Text + "}}";
}

/// Rows with the same root are consecutive, in the order of the roots.
static void emitMnemonics(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Mnemonics", OS, Records);
  std::map<StringRef, std::vector<const Record *>> Roots;
  for (const Record *R : Records.getAllDerivedDefinitions("Mnemonic"))
    Roots[wordsOfMnemonic(R->getValueAsString("Start")).first].push_back(R);
  for (const auto &[Root, Rows] : Roots)
    for (const Record *R : Rows)
      OS << "{Inst::" << instructionEnumerator(Root) << ", "
         << modifiersOf(R, wordsOfMnemonic(R->getValueAsString("Start")).second,
                        4)
         << ", " << modifiersOf(R, R->getValueAsListOfStrings("Parts"), 3)
         << ", " << modifiersOf(R, R->getValueAsListOfStrings("Without"), 2)
         << ", " << gateOf(Records, R) << ", " << lateNeedsOf(Records, R).text()
         << "},\n";
}

/// In the order of the roots, then of the words.
static void emitKnownWords(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Words without a version of their own", OS, Records);
  std::set<std::pair<StringRef, StringRef>> Words;
  for (const Record *R : Records.getAllDerivedDefinitions("Instructions"))
    for (StringRef Name : R->getValueAsListOfStrings("Names"))
      Words.insert({R->getValueAsString("Of"), Name});
  for (const Record *R : Records.getAllDerivedDefinitions("KnownWords"))
    for (StringRef Word : R->getValueAsListOfStrings("Words"))
      Words.insert({R->getValueAsString("Root"), Word});
  for (auto [Root, Word] : Words)
    OS << "{" << quoted(Root) << ", " << quoted(Word) << "},\n";
}

static void emitSpecialRegisters(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Special registers", OS, Records);
  std::map<StringRef, const Record *> Registers;
  for (const Record *R : Records.getAllDerivedDefinitions("SpecialRegister"))
    Registers[R->getValueAsString("Name")] = R;
  OS << "#ifdef OPENNVVM_SPECIAL_REGISTERS\n";
  for (const auto &[Name, R] : Registers)
    OS << "{" << quoted(Name) << ", " << R->getValueAsInt("Bits") << ", "
       << R->getValueAsBit("HasDimensions") << ", "
       << R->getValueAsBit("IsOfThread") << ", " << gateOf(Records, R)
       << "},\n";
  OS << "#undef OPENNVVM_SPECIAL_REGISTERS\n#endif\n"
        "#ifdef OPENNVVM_REGISTER_CODES\n";
  for (const Record *R : inOrder(Records, "RegisterCodes"))
    for (StringRef Name : R->getValueAsListOfStrings("Names")) {
      auto It = Registers.find(Name.split('.').first);
      if (It == Registers.end() ||
          It->second->getValueAsBit("HasDimensions") != Name.contains('.'))
        PrintFatalError(R->getLoc(), "there is no register " + Name);
      OS << quoted(("%" + Name).str()) << ",\n";
    }
  OS << "#undef OPENNVVM_REGISTER_CODES\n#endif\n";
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

template <typename Fn>
static void forEachRecord(const RecordKeeper &Records, StringRef Class,
                          Fn Visit) {
  for (const Record *R : inOrder(Records, Class))
    Visit(R);
}

/// A row for each type on which atomicrmw has this form.
static void emitAtomicForm(const RecordKeeper &Records, const Record *R,
                           raw_ostream &OS) {
  SmallString<32> Text;
  std::string Words;
  for (StringRef Field : {"Operation", "Modifier", "Type"}) {
    StringRef Word = R->getValueAsString(Field);
    if (!Word.empty())
      (Text += '.') += Word;
    Words += (Words.empty() ? "Mod::" : ", Mod::") + modifierEnumerator(Word);
  }
  Needs N = needsOfMnemonic(Records, ("atom" + Text).str());
  for (const Record *Ty : R->getValueAsListOfDefs("Values"))
    OS << "{AtomicRMWInst::" << R->getValueAsString("Prints")
       << ", AtomicType::" << Ty->getName() << ", " << quoted(Text) << ", "
       << Words << ", " << R->getValueAsBit("HasRed") << ", " << N.text()
       << "},\n";
}

static void emitAtomics(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Atomics", OS, Records);
  OS << "#ifdef OPENNVVM_ATOMIC_TYPES\n";
  forEachRecord(Records, "AtomicType",
                [&](const Record *R) { OS << R->getName() << ",\n"; });
  OS << "#endif\n\n#ifdef OPENNVVM_ATOMIC_FORMS\n";
  forEachRecord(Records, "AtomicForm",
                [&](const Record *R) { emitAtomicForm(Records, R, OS); });
  OS << "#endif\n\n#ifdef OPENNVVM_ATOMIC_SPACES\n";
  for (int64_t Space :
       Records.getDef("AtomicSpaces")->getValueAsListOfInts("Numbers"))
    OS << Space << ",\n";
  OS << "#endif\n\n#ifdef OPENNVVM_ATOMIC_SCOPES\n";
  forEachRecord(Records, "PTXScope", [&](const Record *R) {
    for (StringRef Name : R->getValueAsListOfStrings("SyncScopes"))
      OS << '{' << quoted(Name) << ", "
         << "Mod::" << modifierEnumerator(R->getValueAsString("Name")) << ", "
         << R->getValueAsBit("IsOfWord") << ", "
         << R->getValueAsBit("PrintsScope") << ", "
         << R->getValueAsBit("PrintsOrder") << ", "
         << quoted(R->getValueAsString("Hint")) << "},\n";
  });
  OS << "#endif\n";
}

static TableGen::Emitter::Opt Atomics("gen-atomics", emitAtomics,
                                      "Write what atomics there are"),
    Mnemonics("gen-mnemonics", emitMnemonics,
              "Write the table of what instructions in text need"),
    Features("gen-features", emitFeatures, "Write what code asks a target for"),
    Words("gen-known-words", emitKnownWords,
          "Write the words of instructions that need nothing by themselves"),
    Registers("gen-special-registers", emitSpecialRegisters,
              "Write what special registers need");
