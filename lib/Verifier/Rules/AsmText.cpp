//===- AsmText.cpp - What inline assembly says ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Checker.h"
#include "opennvvm/Catalog/Mnemonic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/InlineAsm.h"

using namespace llvm;

namespace opennvvm::verifier {

/// Instructions that the threads of a warp or block run together, besides
/// those that say so in a part ".sync".
static constexpr StringLiteral ConvergentRoots[] = {
    "bar",  "barrier", "shfl",    "vote", "match",
    "redux", "wgmma",  "tcgen05", "elect", "activemask"};

static bool isConvergent(StringRef Mnemonic) {
  return hasPart(Mnemonic, "sync") || any_of(ConvergentRoots, [&](StringRef R) {
           return beginsWith(Mnemonic, R);
         });
}

/// The text without comments, and with "0" for each "${...}".
static std::string simplify(StringRef Text) {
  std::string Out;
  while (!Text.empty()) {
    if (Text.starts_with("//")) {
      Text = Text.drop_until([](char C) { return C == '\n'; });
    } else if (Text.starts_with("/*")) {
      size_t End = Text.find("*/", 2);
      Text = End == StringRef::npos ? StringRef() : Text.drop_front(End + 2);
    } else if (Text.starts_with("${")) {
      Text = Text.drop_until([](char C) { return C == '}'; }).drop_front();
      Out += '0';
    } else {
      Out += Text.front();
      Text = Text.drop_front();
    }
  }
  return Out;
}

/// What follows the labels before a statement.
static StringRef withoutLabels(StringRef Statement) {
  while (true) {
    Statement = Statement.ltrim();
    StringRef Name = Statement.take_while(
        [](char C) { return isAlnum(C) || C == '_' || C == '$' || C == '%'; });
    StringRef Rest = Statement.drop_front(Name.size()).ltrim();
    if (Name.empty() || !Rest.consume_front(":") || Rest.starts_with(":"))
      return Statement;
    Statement = Rest;
  }
}

/// Calls \p Visit with the mnemonic of each statement of \p Text.
static void forEachMnemonic(StringRef Text,
                            function_ref<void(StringRef)> Visit) {
  std::string Simple = simplify(Text);
  SmallVector<StringRef, 8> Statements;
  SplitString(Simple, Statements, ";{}\n");
  for (StringRef S : Statements) {
    S = withoutLabels(S);
    if (S.starts_with("@")) // A guard predicate.
      S = S.drop_until([](char C) { return isSpace(C); }).ltrim();
    StringRef Mnemonic =
        S.take_until([](char C) { return isSpace(C) || C == ','; });
    if (!Mnemonic.empty() && isAlpha(Mnemonic.front()))
      Visit(Mnemonic);
  }
}

/// Operands that \p Text refers to and that are not below \p Count: "$1",
/// "${1:modifier}"; "$$" is a dollar.
static void findMissing(StringRef Text, unsigned Count, AsmFacts &Facts) {
  SmallVector<unsigned, 2> Known;
  while (true) {
    size_t Dollar = Text.find('$');
    if (Dollar == StringRef::npos)
      return;
    Text = Text.drop_front(Dollar + 1);
    if (Text.consume_front("$"))
      continue;
    Text.consume_front("{");
    unsigned Index;
    if (Text.consumeInteger(10, Index) || Index < Count ||
        is_contained(Known, Index))
      continue;
    Known.push_back(Index);
    Facts.Findings.push_back({Rule::MiscAsmOperands, {utostr(Index)}});
  }
}

void Checker::readAsmText(const InlineAsm &Asm, unsigned NumOperands,
                          AsmFacts &Facts) {
  findMissing(Asm.getAsmString(), NumOperands, Facts);
  const SMInfo &SM = *Options.Machine.SM;
  StringSet<> Seen;
  forEachMnemonic(Asm.getAsmString(), [&](StringRef Mnemonic) {
    if (!Seen.insert(Mnemonic).second)
      return;
    if (Facts.Convergent.empty() && isConvergent(Mnemonic))
      Facts.Convergent = Mnemonic.str();
    Gate Needs = gateOfMnemonic(Mnemonic);
    if (!Needs.allowsSM(SM))
      Facts.Findings.push_back({Rule::MiscAsmArch,
                                {Mnemonic.str(), describeTargets(Needs.SMs),
                                 SM.Name.str()}});
    else if (Options.Machine.PTX && *Options.Machine.PTX < Needs.PTX)
      Facts.Findings.push_back({Rule::MiscAsmPtx,
                                {Mnemonic.str(), formatPTXVersion(Needs.PTX),
                                 formatPTXVersion(*Options.Machine.PTX)}});
  });
}

} // namespace opennvvm::verifier
