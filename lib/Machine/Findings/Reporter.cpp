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
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

bool Reporter::isNew(StringRef Rule, unsigned Line, unsigned OtherLine) {
  auto Lines = std::minmax(Line, OtherLine);
  Next = Key(Rule.data(), Lines.first, Lines.second);
  auto &Own = Shown[Cluster];
  auto [It, New] = Own.try_emplace(Next, Own.size() < Limit);
  if (!It->second)
    return false;
  auto Known = Found.find(Next);
  if (Known == Found.end())
    return true;
  ++Known->second.What.Count;
  // A cluster before that one shows it, too.
  return New && Known->second.Grid == Grid && Known->second.Cluster > Cluster;
}

void Reporter::add(StringRef Rule, const Twine &Message,
                   ArrayRef<Party> Parties) {
  Kept &K = Found[Next];
  Finding &F = K.What;
  // isNew has counted this one if there is another one that it replaces.
  F.Rule = Rule;
  F.Message = Message.str();
  if (const RuleInfo *Info = findRule(Rule))
    F.Remedy = Info->Remedy.str();
  F.Kernel = Kernel;
  F.Parties.assign(Parties.begin(), Parties.end());
  K.Grid = Grid;
  K.Cluster = Cluster;
  K.When = Now++;
}

void Reporter::add(Reporter &Other) {
  for (auto &[Key, Theirs] : Other.Found) {
    Theirs.Grid = Grid;
    auto [It, New] = Found.try_emplace(Key, std::move(Theirs));
    Kept &Ours = It->second;
    if (New) {
      Ours.When += Now;
      continue;
    }
    uint64_t Count = Ours.What.Count + Theirs.What.Count;
    if (Ours.Grid == Grid && Theirs.Cluster < Ours.Cluster) {
      Ours = std::move(Theirs);
      Ours.When += Now;
    }
    Ours.What.Count = Count;
  }
  Now += Other.Now;
}

std::vector<Finding> Reporter::take() {
  std::vector<Kept> All;
  All.reserve(Found.size());
  for (auto &[Key, K] : Found)
    All.push_back(std::move(K));
  // Each cluster is in one thread: those of different ones need no order in
  // time.
  llvm::sort(All, [](const Kept &A, const Kept &B) {
    return std::tie(A.Grid, A.Cluster, A.When) <
           std::tie(B.Grid, B.Cluster, B.When);
  });
  Found.clear();
  Shown.clear();
  std::vector<Finding> List;
  for (Kept &K : All)
    if (List.size() < Limit)
      List.push_back(std::move(K.What));
  return List;
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
