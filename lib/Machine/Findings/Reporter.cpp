//===- Reporter.cpp - Collects findings -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Reporter.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Findings/Rules.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

bool Reporter::isNew(StringRef Rule, unsigned Line, unsigned OtherLine) {
  auto Lines = std::minmax(Line, OtherLine);
  auto [It, New] = Known.try_emplace(
      std::make_tuple(Rule.data(), Lines.first, Lines.second), Found.size());
  if (!New && It->second < Found.size())
    ++Found[It->second].Count;
  return New && Found.size() < Limit;
}

void Reporter::add(StringRef Rule, const Twine &Message,
                   ArrayRef<Party> Parties) {
  Finding F;
  F.Rule = Rule;
  F.Message = Message.str();
  if (const RuleInfo *Info = findRule(Rule))
    F.Remedy = Info->Remedy.str();
  F.Kernel = Kernel;
  F.Parties.assign(Parties.begin(), Parties.end());
  Found.push_back(std::move(F));
}

std::vector<Finding> Reporter::take() {
  Known.clear();
  return std::exchange(Found, {});
}

const Instruction *instructionOf(const Exec &X) {
  if (X.Operation)
    return X.Operation->I;
  return X.Fr->PC ? &X.Fr->F->Code[X.Fr->PC - 1] : nullptr;
}

unsigned lineOf(const Exec &X) {
  const Instruction *I = instructionOf(X);
  return I ? I->Line : 0;
}

Party partyOf(const Exec &X, const Twine &What) {
  Party P;
  std::copy_n(X.T.Home->Id, 3, P.Block);
  std::copy_n(X.T.Id, 3, P.Thread);
  P.Line = lineOf(X);
  P.What = What.str();
  return P;
}

} // namespace opennvvm::ptxmachine
