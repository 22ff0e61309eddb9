//===- Main.cpp - Execute lowered code ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// lowering-run --category=NAME [--random=N] [--filter=TEXT]
//              [--optimized]
//     runs the cases of a category: as they are, lowered, and in a reference
// lowering-run --coverage
//     says which rows of the tables no case is about
// lowering-run --rules
//     the names of all rules, sorted
// lowering-run --leeway
//     of each row the rule, the intrinsic and what a later stage may make of it
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "Lowering/IntrinsicLowering.h"
#include "Support/OwnOptions.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <mutex>
#include <set>
#include <thread>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::exec;

namespace {

struct Category {
  StringLiteral Name;
  std::vector<Case> (*Cases)();
};

constexpr Category Categories[] = {
    {"arithmetic", arithmeticCases}, {"arithmetic-words", arithmeticWordCases},
    {"integer", integerCases},       {"conversions", conversionCases},
    {"narrow", narrowFloatCases},    {"words", wordCases},
    {"shuffles", shuffleCases},      {"vectors", vectorCases}};

struct ThreadCategory {
  StringLiteral Name;
  std::vector<ThreadCase> (*Cases)();
};

constexpr ThreadCategory ThreadCategories[] = {
    {"warp", warpCases},
    {"warp-words", warpWordCases},
    {"matrix-words", matrixWordCases},
    {"barriers", barrierCases}};

struct Options {
  cl::opt<std::string> Category{"category", cl::desc("Which cases")};
  cl::opt<unsigned> Random{"random", cl::desc("Random inputs of each"),
                           cl::init(100000)};
  cl::opt<std::string> Filter{"filter", cl::desc("Part of a case's name")};
  cl::opt<unsigned> Jobs{"jobs", cl::desc("Threads"), cl::init(2)};
  cl::opt<bool> Optimized{"optimized",
                          cl::desc("Also what LLVM's -O2 makes of it")};
  cl::opt<bool> Coverage{"coverage", cl::desc("Say what has no case")};
  cl::opt<bool> Rules{"rules", cl::desc("Say what all rules are called")};
  cl::opt<bool> Leeways{"leeway", cl::desc("Say what rows leave open")};
};

/// Runs all in several threads; \returns the number of failures.
template <typename T, typename Fn>
unsigned runAll(const std::vector<T> &Cases, unsigned Jobs, Fn Run) {
  std::atomic<size_t> Next = 0;
  std::atomic<unsigned> Wrong = 0;
  std::mutex Printing;
  auto Work = [&] {
    for (size_t I; (I = Next++) < Cases.size();) {
      std::string Problem = Run(Cases[I]);
      if (Problem.empty())
        continue;
      ++Wrong;
      std::lock_guard Lock(Printing);
      outs() << Cases[I].Rule << ": " << Cases[I].Intrinsic << ": " << Problem
             << "\n";
    }
  };
  std::vector<std::thread> Threads;
  Threads.reserve(Jobs);
  for (unsigned I = 0; I < Jobs; ++I)
    Threads.emplace_back(Work);
  for (std::thread &Running : Threads)
    Running.join();
  return Wrong;
}

template <typename T>
std::vector<T> chosen(std::vector<T> Cases, StringRef Filter) {
  std::erase_if(Cases, [&](const T &C) {
    return !StringRef(C.Rule + ": " + C.Intrinsic).contains(Filter);
  });
  return Cases;
}

/// What identifies a row: its rule and its intrinsic.
std::string keyOf(StringRef Rule, StringRef Intrinsic) {
  return (Rule + " " + Intrinsic).str();
}

/// Rows of overloaded and internal intrinsics are prefixes of the names in
/// cases.
int coverage() {
  StringSet<> Seen;
  auto See = [&](StringRef Rule, StringRef Intrinsic) {
    while (!Intrinsic.empty()) {
      Seen.insert(keyOf(Rule, Intrinsic));
      Seen.insert(keyOf(Rule, Intrinsic.str() + "."));
      Seen.insert(keyOf(Rule, Intrinsic.str() + ".*"));
      Intrinsic = Intrinsic.contains('.') ? Intrinsic.rsplit('.').first : "";
    }
  };
  for (const Category &C : Categories)
    for (const Case &One : C.Cases())
      See(One.Rule, One.Intrinsic);
  for (const ThreadCategory &C : ThreadCategories)
    for (const ThreadCase &One : C.Cases())
      See(One.Rule, One.Intrinsic);
  unsigned Rows = 0, Missing = 0;
  forEachLoweringRule([&](const LoweringRule &R) {
    ++Rows;
    if (Seen.contains(keyOf(R.Name, R.Intrinsic)))
      return;
    ++Missing;
    outs() << R.Category << ": " << R.Name << ": " << R.Intrinsic
           << " is not executed\n";
  });
  outs() << Rows << " rows, " << Missing << " without a case\n";
  return Missing ? 1 : 0;
}

int printRules() {
  std::set<std::string> Names;
  forEachLoweringRule(
      [&](const LoweringRule &R) { Names.insert(R.Name.str()); });
  for (const std::string &Name : Names)
    outs() << Name << "\n";
  return 0;
}

int printLeeway() {
  static constexpr std::pair<Leeway, StringLiteral> Kinds[] = {
      {Leeway::Contraction, "contraction"},
      {Leeway::Approximation, "approximation"},
      {Leeway::Flushing, "flushing"}};
  forEachLoweringRule([&](const LoweringRule &R) {
    outs() << R.Name << " " << R.Intrinsic;
    for (auto [Kind, Name] : Kinds)
      if ((R.Later & Kind) != Leeway::None)
        outs() << " " << Name;
    outs() << "\n";
  });
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  opennvvm::hideOptionsOfLibraries();
  Options O;
  cl::ParseCommandLineOptions(argc, argv, "Lowered code executed\n");
  if (O.Coverage)
    return coverage();
  if (O.Rules)
    return printRules();
  if (O.Leeways)
    return printLeeway();
  unsigned Count = 0, Wrong = 0;
  for (const Category &C : Categories)
    if (O.Category.empty() || O.Category == C.Name) {
      std::vector<Case> Cases = chosen(C.Cases(), O.Filter);
      Count += Cases.size();
      Wrong += runAll(Cases, O.Jobs, [&](const Case &One) {
        return runCase(One, O.Random, O.Optimized);
      });
    }
  for (const ThreadCategory &C : ThreadCategories)
    if (O.Category.empty() || O.Category == C.Name) {
      std::vector<ThreadCase> Cases = chosen(C.Cases(), O.Filter);
      Count += Cases.size();
      Wrong += runAll(Cases, O.Jobs, [&](const ThreadCase &One) {
        return runThreads(One, O.Optimized);
      });
    }
  outs() << Count << " cases, " << Wrong << " wrong\n";
  return Wrong || !Count ? 1 : 0;
}
