//===- OpcodeTables.cpp - Enumerators of PTX instructions -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every instruction and every modifier that catalog/Mnemonics.td names becomes
// an enumerator, so that code which names another one does not compile.
//
//===----------------------------------------------------------------------===//

#include "Mnemonics.h"
#include "Text.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <map>
#include <set>

using namespace llvm;
using namespace opennvvm;

std::pair<StringRef, SmallVector<StringRef, 4>>
opennvvm::wordsOfMnemonic(StringRef Mnemonic) {
  // A directive begins with a dot, which is part of its root.
  size_t End = Mnemonic.find('.', 1);
  SmallVector<StringRef, 4> Modifiers;
  if (End != StringRef::npos)
    Mnemonic.drop_front(End + 1).split(Modifiers, '.');
  return {Mnemonic.take_front(End), Modifiers};
}

/// "shared::cluster" as "SharedCluster", "2d" as "_2d".
static std::string joined(StringRef Word) {
  std::string Name;
  bool Begins = true;
  for (char C : Word) {
    if (isAlnum(C))
      Name += Begins ? toUpper(C) : C;
    Begins = !isAlnum(C);
  }
  return isDigit(Name.front()) ? "_" + Name : Name;
}

std::string opennvvm::instructionEnumerator(StringRef Root) {
  return Root.consume_front(".") ? "Directive" + joined(Root) : joined(Root);
}

std::string opennvvm::modifierEnumerator(StringRef Word) {
  if (Word.empty())
    return "None";
  if (Word == "_")
    return "SinkOperand";
  if (Word == "#pred")
    return "PredicateOperand";
  if (Word.consume_front("#"))
    return isDigit(Word.front()) ? ("Operands" + Word).str()
                                 : "Last" + joined(Word);
  return joined(Word);
}

std::string opennvvm::opcodeOf(StringRef Mnemonic) {
  auto [Root, Modifiers] = wordsOfMnemonic(Mnemonic);
  std::string Text = "Opcode{Inst::" + instructionEnumerator(Root);
  for (StringRef Word : Modifiers)
    Text += ", Mod::" + modifierEnumerator(Word);
  return Text + "}";
}

namespace {
/// All words of the catalog.
struct Words {
  std::set<StringRef> Instructions;
  std::set<StringRef> Modifiers;
  /// What rows say of an instruction beyond its modifiers.
  std::set<StringRef> Traits;

  explicit Words(const RecordKeeper &Records);

private:
  void add(StringRef Modifier) {
    bool IsTrait = Modifier == "_" || Modifier.starts_with("#");
    (IsTrait ? Traits : Modifiers).insert(Modifier);
  }
};
} // namespace

Words::Words(const RecordKeeper &Records) {
  for (const Record *R : Records.getAllDerivedDefinitions("Instructions"))
    for (StringRef Name : R->getValueAsListOfStrings("Names"))
      Instructions.insert(Name);
  for (const Record *R : Records.getAllDerivedDefinitions("Mnemonic")) {
    auto [Root, Modifiers] = wordsOfMnemonic(R->getValueAsString("Start"));
    Instructions.insert(Root);
    for (StringRef Word : Modifiers)
      add(Word);
    for (StringRef Field : {"Parts", "Without"})
      for (StringRef Word : R->getValueAsListOfStrings(Field))
        add(Word);
  }
  std::vector<const Record *> Known =
      Records.getAllDerivedDefinitions("KnownWords");
  for (const Record *R : Known)
    if (StringRef Root = R->getValueAsString("Root");
        !Root.empty() && Root != "?")
      Instructions.insert(Root);
  for (const Record *R : Known) {
    StringRef Root = R->getValueAsString("Root");
    for (StringRef Word : R->getValueAsListOfStrings("Words"))
      // Instructions are words, too, where any instruction's are listed.
      if (Word != Root && !(Root == "?" && Instructions.count(Word)))
        add(Word);
  }
}

/// Writes MACRO(Name, "text") for each of \p All.
static void emitWords(raw_ostream &OS, StringRef Macro,
                      const std::set<StringRef> &All,
                      function_ref<std::string(StringRef)> Enumerator,
                      StringRef Before) {
  std::map<std::string, StringRef> Known;
  for (StringRef Word : All) {
    std::string Name = Enumerator(Word);
    auto [Other, IsNew] = Known.insert({Name, Word});
    if (!IsNew)
      PrintFatalError("words '" + Other->second + "' and '" + Word +
                      "' have the same enumerator");
    OS << Macro << "(" << Name << ", " << quoted((Before + Word).str())
       << ")\n";
  }
}

static void emitOpcodes(const RecordKeeper &Records, raw_ostream &OS) {
  emitSourceFileHeader("Instructions and modifiers", OS, Records);
  Words All(Records);
  OS << "#ifdef OPENNVVM_INSTRUCTION\n";
  emitWords(OS, "OPENNVVM_INSTRUCTION", All.Instructions, instructionEnumerator,
            "");
  OS << "#undef OPENNVVM_INSTRUCTION\n#endif\n#ifdef OPENNVVM_MODIFIER\n";
  emitWords(OS, "OPENNVVM_MODIFIER", All.Modifiers, modifierEnumerator, ".");
  OS << "#undef OPENNVVM_MODIFIER\n#endif\n#ifdef OPENNVVM_TRAIT\n";
  emitWords(OS, "OPENNVVM_TRAIT", All.Traits, modifierEnumerator, "");
  OS << "#undef OPENNVVM_TRAIT\n#endif\n";
}

static TableGen::Emitter::Opt
    Opcodes("gen-opcodes", emitOpcodes,
            "Write the enumerators of instructions and modifiers");
