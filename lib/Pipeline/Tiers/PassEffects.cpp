//===- PassEffects.cpp - What each pass costs and does --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassEffects.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>

using namespace llvm;

namespace opennvvm {

using Nanoseconds = std::chrono::nanoseconds;

/// The processor time of this thread: other processes do not count.
static Nanoseconds now() {
  timespec Time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &Time);
  return std::chrono::seconds(Time.tv_sec) + Nanoseconds(Time.tv_nsec);
}

static int64_t sizeOf(const Any &IR) {
  if (const auto *M = any_cast<const Module *>(&IR))
    return (*M)->getInstructionCount();
  if (const auto *F = any_cast<const Function *>(&IR))
    return (*F)->getInstructionCount();
  if (const auto *L = any_cast<const Loop *>(&IR))
    return (*L)->getHeader()->getParent()->getInstructionCount();
  int64_t Size = 0;
  if (const auto *C = any_cast<const LazyCallGraph::SCC *>(&IR))
    for (LazyCallGraph::Node &N : **C)
      Size += N.getFunction().getInstructionCount();
  return Size;
}

void PassEffects::begin(const Any &IR) {
  Nanoseconds Now = now();
  int64_t Size = sizeOf(IR);
  Nanoseconds Began = now();
  if (!Running.empty())
    Running.back().Inside += Began - Now;
  Running.push_back({Size, Began});
}

void PassEffects::end(StringRef Pass, const Any *IR, bool Changed) {
  Nanoseconds Now = now();
  Run R = Running.pop_back_val();
  // Of a loop or function that is gone, nothing is left to count.
  int64_t Added = IR && Changed ? sizeOf(*IR) - R.Size : 0;
  Effect &E = Effects[Pass];
  ++E.Runs;
  E.Changes += Changed;
  E.Instructions += Added - R.InstructionsInside;
  E.Time += Now - R.Began - R.Inside;
  if (Running.empty())
    return;
  Running.back().Inside += now() - R.Began;
  Running.back().InstructionsInside += Added;
}

void PassEffects::attach(PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerBeforeNonSkippedPassCallback(
      [this](StringRef, const Any &IR) { begin(IR); });
  Callbacks.registerAfterPassCallback(
      [this](StringRef Pass, const Any &IR, const PreservedAnalyses &Left) {
        end(Pass, &IR, !Left.areAllPreserved());
      });
  Callbacks.registerAfterPassInvalidatedCallback(
      [this](StringRef Pass, const PreservedAnalyses &) {
        end(Pass, nullptr, true);
      });
}

void PassEffects::print(raw_ostream &OS) const {
  auto Rows = to_vector(make_filter_range(Effects, [](const auto &Row) {
    return !isSpecialPass(Row.first, {"PassManager", "PassAdaptor"});
  }));
  llvm::sort(Rows, [](const auto &A, const auto &B) {
    return std::pair(B.second.Time, A.first) <
           std::pair(A.second.Time, B.first);
  });
  OS << "Passes, with the analyses computed for them:\n"
        "        ms      runs   changes  instructions  pass\n";
  for (const auto &[Pass, E] : Rows)
    OS << format("%10.3f%10llu%10llu%14lld  ",
                 std::chrono::duration<double, std::milli>(E.Time).count(),
                 (unsigned long long)E.Runs, (unsigned long long)E.Changes,
                 (long long)E.Instructions)
       << Pass << '\n';
}

} // namespace opennvvm
