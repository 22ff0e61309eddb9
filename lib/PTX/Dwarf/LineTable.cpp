//===- LineTable.cpp - Source positions of a module -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LineTable.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::ptx {

bool LineTable::describes(const Function &F) {
  const DISubprogram *SP = F.getSubprogram();
  return SP && SP->getUnit() &&
         SP->getUnit()->getEmissionKind() != DICompileUnit::NoDebug;
}

LineTable::LineTable(const Module &M, bool Inlining, bool HasSections,
                     StringRef NameStem)
    : Inlining(Inlining), HasSections(HasSections), NameStem(NameStem) {
  // Most modules have none, and pay nothing.
  if (M.debug_compile_units().empty())
    return;
  for (const Function &F : M) {
    if (F.isDeclaration() || !describes(F))
      continue;
    addFile(F.getSubprogram()->getFile());
    const DILocation *Last = nullptr;
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        if (const DILocation *Loc = I.getDebugLoc().get(); Loc != Last) {
          Last = Loc;
          add(Loc);
        }
  }
}

void LineTable::addFile(const DIFile *File) {
  auto [It, New] = Files.try_emplace(File);
  if (!New)
    return;
  SmallString<128> Path;
  if (File) {
    if (!sys::path::is_absolute(File->getFilename()))
      Path = File->getDirectory();
    sys::path::append(Path, File->getFilename());
  }
  auto [Entry, NewPath] = Paths.try_emplace(Path, Numbered.size() + 1);
  if (NewPath)
    Numbered.push_back(Entry->getKey());
  It->second = Entry->second;
}

void LineTable::addLabel(const DISubprogram *SP) {
  if (Labels.try_emplace(SP, Inlined.size()).second)
    Inlined.push_back(SP);
}

/// Whether sections say where \p Loc was inlined.
bool LineTable::isInSections(const DILocation &Loc) const {
  if (!HasSections)
    return false;
  const DISubprogram *SP = Loc.getInlinedAtScope()->getSubprogram();
  return SP && SP->getUnit() &&
         SP->getUnit()->getEmissionKind() == DICompileUnit::LineTablesOnly;
}

void LineTable::add(const DILocation *Loc) {
  bool HasLabels = Inlining && Loc && !isInSections(*Loc);
  for (; Loc; Loc = Loc->getInlinedAt()) {
    addFile(Loc->getFile());
    if (HasLabels && Loc->getInlinedAt())
      addLabel(Loc->getScope()->getSubprogram());
  }
}

unsigned LineTable::number(const DIFile *File) const {
  return Files.lookup(File);
}

static void printPosition(Writer &Out, unsigned File, unsigned Line,
                          unsigned Column) {
  Out.dec(File);
  Out.ch(' ');
  Out.dec(Line);
  Out.ch(' ');
  Out.dec(Column);
}

void LineTable::printLocation(Writer &Out, const DILocation &Loc) const {
  // Line 0 means that there is no line.
  if (!Loc.getLine())
    return;
  const DILocation *Caller = isInSections(Loc) ? nullptr : Loc.getInlinedAt();
  if (Caller)
    printLocation(Out, *Caller);
  Out.text("\t.loc\t");
  printPosition(Out, number(Loc.getFile()), Loc.getLine(), Loc.getColumn());
  if (Inlining && Caller && Caller->getLine()) {
    Out.text(", function_name ");
    Out.text(NameStem);
    Out.dec(Labels.lookup(Loc.getScope()->getSubprogram()));
    Out.text(", inlined_at ");
    printPosition(Out, number(Caller->getFile()), Caller->getLine(),
                  Caller->getColumn());
  }
  Out.ch('\n');
}

void LineTable::printStart(Writer &Out, const Function &F) const {
  const DISubprogram *SP = F.getSubprogram();
  Out.text("\t.loc\t");
  printPosition(Out, number(SP->getFile()), SP->getLine(), 0);
  Out.ch('\n');
}

/// The bytes of \p S and a terminating zero, as .b8 lines.
static void printString(Writer &Out, StringRef S) {
  Out.text(".b8 ");
  for (char C : S) {
    Out.dec(uint8_t(C));
    Out.ch(',');
  }
  Out.text("0\n");
}

void LineTable::printFiles(Writer &Out) const {
  for (unsigned I = 0; I < Numbered.size(); ++I) {
    Out.text("\t.file\t");
    Out.dec(I + 1);
    Out.text(" \"");
    // PTX has no escape for a quote; a backslash is an ordinary character.
    for (StringRef Rest = Numbered[I]; !Rest.empty();) {
      auto [Part, After] = Rest.split('"');
      Out.userText(Part);
      if (Part.size() < Rest.size())
        Out.ch('?');
      Rest = After;
    }
    Out.text("\"\n");
  }
  if (Inlined.empty())
    return;
  Out.text("\t.section\t.debug_str\n\t{\n");
  for (unsigned I = 0; I < Inlined.size(); ++I) {
    const DISubprogram *SP = Inlined[I];
    Out.text(NameStem);
    Out.dec(I);
    Out.text(":\n");
    StringRef Name = SP ? SP->getLinkageName() : StringRef();
    printString(Out, SP && Name.empty() ? SP->getName() : Name);
  }
  Out.text("\t}\n");
}

} // namespace opennvvm::ptx
