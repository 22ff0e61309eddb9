//===- Verify.cpp - nvvmc verify ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include "Commands.h"
#include "Support/CrashBoundary.h"
#include "opennvvm/Fix/Fix.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/Compile.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Process.h"
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

using namespace llvm;

namespace opennvvm::tool {

namespace {
/// The result for one file. Contains no IR.
struct Checked {
  std::unique_ptr<DiagnosticEngine> Engine;
  DiagnosticSummary Summary;
  std::string Failure; ///< Why the file could not be read at all.
  int Status = Fine;
};

/// Checks the files of a run, sequentially or in parallel.
class FileChecker {
public:
  FileChecker(const Options &O, ArrayRef<Profile> Profiles, Baseline Known)
      : O(O), Profiles(Profiles), Known(std::move(Known)),
        Results(O.Inputs.size()), Done(O.Inputs.size()) {}

  /// Checks all files and prints the findings in their order.
  int run();

  ArrayRef<Checked> results() const { return Results; }

private:
  Checked check(StringRef File, bool Last) const;
  Checked checkGuarded(size_t Index) const;
  void checkModule(LoadedModule &L, Checked &Result) const;
  void work();
  int print(size_t Index);

  const Options &O;
  ArrayRef<Profile> Profiles;
  Baseline Known;
  std::vector<Checked> Results;
  BitVector Done;
  std::atomic<size_t> Next = 0;
  std::mutex Lock;
  std::condition_variable Finished;
};
} // namespace

void FileChecker::checkModule(LoadedModule &L, Checked &Result) const {
  completeTarget(*L.Module, L.DataLayout);
  mapDebugPrefixes(*L.Module, O.DebugPrefixes);
  CompileOptions How = compileOptions(O, Profiles, L);
  Result.Summary.Arch = How.Verifier.Machine.SM->Name.str();
  // What LLVM rejects does not hide errors in the rest.
  verifyStructure(*L.Module, *Result.Engine, &L.Unsound);
  opennvvm::checkModule(*L.Module, How, *Result.Engine);
  if (O.Output == Format::JSON || O.Output == Format::SARIF)
    attachFixes(L, *Result.Engine);
}

/// \param Last leaks the module, since the process ends soon anyway.
Checked FileChecker::check(StringRef File, bool Last) const {
  Checked Result;
  DiagnosticOptions Kept = O.Diagnostics;
  // What is known must not hide what is new.
  if (!O.Baseline.empty())
    Kept.ErrorLimit = 0;
  Result.Engine = std::make_unique<DiagnosticEngine>(Kept, Profiles);
  auto Context = std::make_unique<LLVMContext>();
  Expected<LoadedModule> Read = loadModule(File, *Context, *Result.Engine);
  if (!Read) {
    Result.Failure =
        ("cannot read '" + File + "': " + toString(Read.takeError())).str();
    Result.Status = CouldNotRun;
    return Result;
  }
  Result.Summary = {Read->File, profileList(Profiles), ""};
  if (Read->Module)
    checkModule(*Read, Result);
  Result.Status = statusOf(*Result.Engine);
  Result.Engine->setInput({}, nullptr);
  // If LLVM crashed in a context, it cannot be destroyed safely.
  if (Last || Read->Crashed || Result.Status == CouldNotRun) {
    new LoadedModule(std::move(*Read));
    (void)Context.release();
  }
  return Result;
}

/// A crash while checking one file must not leave the others unchecked.
Checked FileChecker::checkGuarded(size_t Index) const {
  Checked Result;
  const std::string &File = O.Inputs[Index];
  CrashResult Crash =
      runGuarded([&] { Result = check(File, Index + 1 == O.Inputs.size()); });
  if (Crash) {
    Result.Failure = "nvvmc verify crashed on '" + File + "'";
    Result.Status = CouldNotRun;
  }
  return Result;
}

/// Overwrites one line for each file, on a terminal only.
static void showProgress(const Options &O, size_t Index) {
  if (O.Inputs.size() < 2 || O.Output != Format::Text ||
      !sys::Process::StandardErrIsDisplayed())
    return;
  errs() << "\r\x1b[K";
  if (Index < O.Inputs.size())
    errs() << "[" << Index + 1 << "/" << O.Inputs.size() << "] "
           << O.Inputs[Index];
}

void FileChecker::work() {
  for (size_t I; (I = Next++) < Results.size();) {
    Checked Result = checkGuarded(I);
    std::lock_guard<std::mutex> Guard(Lock);
    Results[I] = std::move(Result);
    Done.set(I);
    Finished.notify_one();
  }
}

int FileChecker::print(size_t Index) {
  Checked &R = Results[Index];
  showProgress(O, O.Inputs.size());
  if (!R.Failure.empty())
    return fail(R.Failure);
  if (!O.Baseline.empty()) {
    R.Engine->removeIf([&](const Diagnostic &D) { return Known.consume(D); });
    R.Status = statusOf(*R.Engine);
  }
  printFindings(*R.Engine, O, R.Summary, /*JSONToStdout=*/true);
  return R.Status;
}

int FileChecker::run() {
  std::vector<std::thread> Threads;
  size_t Workers = std::min<size_t>(O.Jobs, Results.size());
  for (size_t N = 0; Workers > 1 && N < Workers; ++N)
    Threads.emplace_back([this] { work(); });
  int Status = Fine;
  for (size_t I = 0; I < Results.size(); ++I) {
    showProgress(O, I);
    if (Threads.empty()) {
      Results[I] = checkGuarded(I);
    } else {
      std::unique_lock<std::mutex> Guard(Lock);
      Finished.wait(Guard, [&] { return Done.test(I); });
    }
    Status = std::max(Status, print(I));
  }
  for (std::thread &T : Threads)
    T.join();
  return Status;
}

int runVerify(const Options &O) {
  if (O.Inputs.empty())
    return failWithoutInput("verify FILE...");
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVVM);
  Expected<DependencyFile> Read = DependencyFile::create(O);
  if (!Read)
    return fail(toString(Read.takeError()));
  if (!O.Baseline.empty())
    Read->add(O.Baseline);
  Expected<Baseline> Known = Baseline::read(O.Baseline);
  if (!Known)
    return fail(toString(Known.takeError()));
  FileChecker Checker(O, Profiles, std::move(*Known));
  int Status = Checker.run();
  if (O.Output == Format::SARIF) {
    SmallVector<const DiagnosticEngine *, 8> Engines;
    for (const Checked &R : Checker.results())
      Engines.push_back(R.Engine.get());
    printSARIF(outs(), Engines);
  }
  // Findings are an answer, too.
  if (Status != CouldNotRun)
    if (Error E = Read->write())
      return fail(toString(std::move(E)));
  return Status;
}

} // namespace opennvvm::tool
