//===- Watch.cpp - Running again when files change ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files are looked at several times a second. Notifications of the system would
// be lost on network file systems, and are about files that editors replace.
//
//===----------------------------------------------------------------------===//

#include "Watch.h"
#include "Commands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"
#include <chrono>
#include <thread>

using namespace llvm;

namespace opennvvm::tool {

namespace {
/// What changes when a file is written or replaced.
struct Stamp {
  sys::TimePoint<> Time;
  uint64_t Size = 0;
  sys::fs::UniqueID ID;
  bool Exists = false;

  bool operator==(const Stamp &) const = default;
};
} // namespace

static Stamp stampOf(StringRef File) {
  sys::fs::file_status Status;
  if (sys::fs::status(File, Status))
    return {};
  return {Status.getLastModificationTime(), Status.getSize(),
          Status.getUniqueID(), true};
}

/// What a run of \p O reads.
static std::vector<std::string> filesOf(const Options &O) {
  std::vector<std::string> Files = O.Inputs;
  for (size_t I = 0; I < O.Inputs.size(); ++I)
    if (StringRef File = O.forInput(I).ConfigFile; !File.empty())
      Files.push_back(File.str());
  for (StringRef File : {StringRef(O.Baseline), StringRef(O.Libdevice)})
    if (!File.empty())
      Files.push_back(File.str());
  sort(Files);
  Files.erase(unique(Files), Files.end());
  return Files;
}

int watch(StringRef Program, ArrayRef<const char *> Args, StringRef Command,
          const Options &O) {
  static constexpr auto Interval = std::chrono::milliseconds(200);
  if (O.Inputs.empty())
    return failWithoutInput((Command + " FILE...").str());
  if (is_contained(O.Inputs, "-"))
    return fail("--watch needs files; standard input is read once");
  // Editors do not expect others to write what they have open.
  if (Command == "fix" && !O.DryRun)
    return fail("fix --watch needs --dry-run: it would change files that are "
                "being edited");
  std::string Self =
      sys::fs::getMainExecutable(Program.str().c_str(), (void *)&watch);
  SmallVector<StringRef, 16> Call{Self};
  bool IsFile = false;
  for (StringRef Arg : Args) {
    IsFile |= Arg == "--";
    if (IsFile || (Arg != "--watch" && Arg != "-watch"))
      Call.push_back(Arg);
  }
  std::vector<std::string> Files = filesOf(O);
  std::vector<Stamp> Known(Files.size());
  for (;;) {
    // A change during the run is one more.
    for (auto [File, S] : zip(Files, Known))
      S = stampOf(File);
    // A process of its own has its own limits, and what it leaks is gone.
    std::string Problem;
    if (sys::ExecuteAndWait(Self, Call, {}, {}, 0, 0, &Problem) < 0)
      return fail("cannot run '" + Twine(Self) + "': " + Problem);
    errs() << "nvvmc: watching " << O.Inputs.size()
           << (O.Inputs.size() == 1 ? " file" : " files") << "\n";
    auto HasChanged = [&](size_t I) { return stampOf(Files[I]) != Known[I]; };
    size_t Changed;
    auto All = seq<size_t>(0, Files.size());
    while ((Changed = find_if(All, HasChanged) - All.begin()) == Files.size())
      std::this_thread::sleep_for(Interval);
    errs() << "\nnvvmc: " << Files[Changed] << " has changed\n";
  }
}

} // namespace opennvvm::tool
