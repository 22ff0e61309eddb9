//===- Workers.cpp - Try seeds in several processes -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workers.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <csignal>
#include <cstring>
#include <memory>
#include <new>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace llvm;

namespace opennvvm::differential {

namespace {

constexpr unsigned MostJobs = 64;

/// Memory shared by all processes.
struct Board {
  std::atomic<uint64_t> Next;
  std::atomic<uint64_t> Done;
  std::atomic<unsigned> Failures, Refusals, Disputes;
  std::atomic<uint64_t> Current[MostJobs]; ///< The seed of each worker.
  std::atomic<bool> IsHostCompiling[MostJobs];
};
/// A kernel that takes longer than this hangs; reducing is not counted.
constexpr unsigned SecondsForSeed = 600;

class Workers {
public:
  Workers(const WorkPlan &Plan, function_ref<SeedFn> Try)
      : Plan(Plan), Try(Try) {
    void *Memory = mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (Memory != MAP_FAILED)
      Shared = new (Memory) Board{};
  }
  ~Workers() {
    if (Shared)
      munmap(Shared, sizeof(Board));
  }
  int run();

private:
  pid_t start(unsigned Index);
  [[noreturn]] void work(unsigned Index);
  void report(StringRef Text);
  void reportEnd(uint64_t Seed, int Status);
  void progress();

  const WorkPlan &Plan;
  function_ref<SeedFn> Try;
  Board *Shared = nullptr;
};

} // namespace

/// A single write, so that reports of two processes are not mixed.
void Workers::report(StringRef Text) {
  ++Shared->Failures;
  std::string Whole = ("\n" + Text).str();
  ssize_t Written = write(STDOUT_FILENO, Whole.data(), Whole.size());
  (void)Written;
}

void Workers::reportEnd(uint64_t Seed, int Status) {
  std::string Text;
  raw_string_ostream(Text) << "seed " << Seed << ": the process ended with "
                           << (WIFSIGNALED(Status) ? strsignal(WTERMSIG(Status))
                                                   : "a bad status")
                           << "\n";
  report(Text);
}

void Workers::work(unsigned Index) {
  for (;;) {
    uint64_t Seed = Shared->Next++;
    if (Seed > Plan.To || Shared->Failures >= Plan.MostFailures)
      break;
    Shared->Current[Index] = Seed;
    alarm(SecondsForSeed);
    std::string Text = Try(Seed, Shared->IsHostCompiling[Index]);
    if (Text == Refused)
      ++Shared->Refusals;
    else if (Text == Disputed)
      ++Shared->Disputes;
    else if (!Text.empty())
      report(Text);
    ++Shared->Done;
  }
  _exit(0);
}

pid_t Workers::start(unsigned Index) {
  outs().flush();
  pid_t Child = fork();
  if (Child == 0)
    work(Index);
  return Child;
}

void Workers::progress() {
  if (isatty(STDERR_FILENO))
    errs() << "\r" << Shared->Done << " of " << Plan.To - Plan.From + 1
           << " kernels, " << Shared->Failures << " failures ";
}

int Workers::run() {
  if (!Shared)
    return 2;
  Shared->Next = Plan.From;
  unsigned Jobs = std::min(std::max(Plan.Jobs, 1u), MostJobs);
  std::vector<pid_t> Children;
  for (unsigned I = 0; I < Jobs; ++I)
    Children.push_back(start(I));
  unsigned Running = Jobs;
  while (Running) {
    int Status = 0;
    pid_t Ended = waitpid(-1, &Status, WNOHANG);
    if (Ended == 0) {
      progress();
      usleep(100'000);
      continue;
    }
    if (Ended < 0)
      break;
    --Running;
    if (!WIFSIGNALED(Status) && WEXITSTATUS(Status) == 0)
      continue;
    unsigned Index = 0;
    while (Index < Children.size() && Children[Index] != Ended)
      ++Index;
    if (Index == Children.size())
      continue;
    if (Shared->IsHostCompiling[Index].exchange(false))
      ++Shared->Disputes;
    else
      reportEnd(Shared->Current[Index], Status);
    ++Shared->Done;
    Children[Index] = start(Index);
    ++Running;
  }
  progress();
  outs() << Shared->Done << " kernels, " << Shared->Refusals << " refused, "
         << Shared->Disputes << " disputed, " << Shared->Failures
         << " failures\n";
  return Shared->Failures ? 1 : 0;
}

int runWorkers(const WorkPlan &Plan, function_ref<SeedFn> Try) {
  return Workers(Plan, Try).run();
}

} // namespace opennvvm::differential
