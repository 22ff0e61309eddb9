//===- Needs.cpp - What PTX text asks of a module -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The version of an instruction is that of its rows in the catalog, provided
// that each of its words is known: a word that all versions have, one in a row,
// or one that does not affect the version.
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Needs.h"
#include "Catalog/Mnemonic.h"
#include "InlineAsm/Statement.h"
#include "InlineAsm/Template.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

namespace {

/// The registers that a text declares.
class Declared {
public:
  /// Adds the registers of a directive ".reg".
  void add(const PTXStatement &S) {
    bool IsPredicate = StringRef(S.Mnemonic).ends_with(".pred");
    for (auto [I, T] : enumerate(S.Operands))
      if (T.Kind == PTXToken::Name)
        Registers.push_back(
            {T.Text, IsPredicate,
             I + 1 < S.Operands.size() && S.Operands[I + 1].isSign('<')});
  }

  bool has(StringRef Name) const { return find(Name); }

  bool isPredicate(StringRef Name) const {
    if (Name.size() == 1 && Name.front() == PredicateMark)
      return true;
    const Register *R = find(Name);
    return R && R->IsPredicate;
  }

private:
  struct Register {
    StringRef Name;
    bool IsPredicate;
    bool IsRange; ///< "r<10>" declares r0 to r9.
  };

  const Register *find(StringRef Name) const {
    for (const Register &R : Registers)
      if (R.Name == Name || (R.IsRange && Name.starts_with(R.Name) &&
                             all_of(Name.drop_front(R.Name.size()), isDigit)))
        return &R;
    return nullptr;
  }

  SmallVector<Register, 4> Registers;
};

/// Adds to the words of a mnemonic the other properties that rows can refer to:
/// "#3" for the number of operands, "_" if one is a sink, "#pred" if one is a
/// predicate, "#bf16" for the last word.
void appendOperandWords(const PTXStatement &S, const Declared &Registers,
                        SmallVectorImpl<char> &Key) {
  unsigned Count = 0, Depth = 0;
  bool HasSink = false, HasPredicate = false, IsFirst = true;
  for (const PTXToken &T : ArrayRef(S.Operands).drop_front(S.IsGuarded)) {
    if (IsFirst)
      ++Count;
    IsFirst = !Depth && T.isSign(',');
    if (T.isSign('{') || T.isSign('['))
      ++Depth;
    else if (T.isSign('}') || T.isSign(']'))
      Depth -= Depth != 0;
    else if (!Depth && T.Kind == PTXToken::Name) {
      HasSink |= T.Text == "_";
      HasPredicate |= Registers.isPredicate(T.Text);
    }
  }
  append_range(Key, StringRef(".#"));
  append_range(Key, S.Mnemonic.str().rsplit('.').second);
  append_range(Key, StringRef(".#"));
  append_range(Key, utostr(Count));
  if (HasSink)
    append_range(Key, StringRef("._"));
  if (HasPredicate)
    append_range(Key, StringRef(".#pred"));
}

} // namespace

static bool isKnownMnemonic(StringRef Mnemonic) {
  StringRef Root = Mnemonic.split('.').first;
  while (!Mnemonic.empty()) {
    StringRef Word;
    std::tie(Word, Mnemonic) = Mnemonic.split('.');
    if (!Word.empty() && !isKnownWord(Word, Root))
      return false;
  }
  return true;
}

/// A directive ".pragma" asks for what its strings say; those that ptxas does
/// not know it ignores.
static void visitPragma(const PTXStatement &S, const SMInfo &SM,
                        function_ref<void(const AsmUse &)> Visit) {
  SmallString<64> Name, Key;
  for (const PTXToken &T : S.Operands) {
    if (T.Kind != PTXToken::String)
      continue;
    Name = S.Mnemonic;
    Name += ' ';
    Name += T.Text;
    Key = S.Mnemonic;
    Key += '.';
    Key += T.Text.trim('"').split(' ').first;
    Visit({Name, gateOfMnemonic(Key, SM), true, false});
  }
}

void forEachUse(StringRef Text, const SMInfo &SM,
                function_ref<void(const AsmUse &)> Visit) {
  Declared Registers;
  SmallString<64> Key;
  PTXReader Reader(Text);
  while (const PTXStatement *S = Reader.next()) {
    StringRef Mnemonic = S->Mnemonic;
    if (beginsWith(Mnemonic, ".reg"))
      Registers.add(*S);
    for (const PTXToken &T : S->Operands) {
      if (T.Kind != PTXToken::Name || !T.Text.starts_with("%") ||
          Registers.has(T.Text))
        continue;
      const SpecialRegister *R = findSpecialRegister(T.Text.drop_front());
      Visit({T.Text, R ? R->Needs : Gate(), R != nullptr, false});
    }
    if (Mnemonic.empty())
      continue;
    if (Mnemonic == ".pragma") {
      visitPragma(*S, SM, Visit);
      continue;
    }
    Key = Mnemonic;
    appendOperandWords(*S, Registers, Key);
    Visit({Mnemonic, gateOfMnemonic(Key, SM),
           S->isDirective() || isKnownMnemonic(Mnemonic), !S->isDirective()});
  }
}

AsmNeeds needsOfAssembly(StringRef Text, const SMInfo &SM) {
  AsmNeeds Needs;
  forEachUse(Text, SM, [&](const AsmUse &Use) {
    Needs.IsKnown &= Use.IsKnown;
    if (Use.Needs.PTX <= Needs.PTX)
      return;
    Needs.PTX = Use.Needs.PTX;
    Needs.What = Use.What.str();
  });
  return Needs;
}

const AsmNeeds &AsmNeedsTable::get(StringRef Text) {
  auto [Entry, IsNew] = Found.try_emplace(Text);
  if (IsNew)
    Entry->second = needsOfAssembly(Text, SM);
  return Entry->second;
}

} // namespace opennvvm
