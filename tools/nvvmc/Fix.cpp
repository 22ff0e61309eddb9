//===- Fix.cpp - nvvmc fix ------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Fix/Fix.h"
#include "Commands.h"
#include "Files.h"
#include "Support/CrashBoundary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm::tool {

/// "mended 3 findings in k.ll".
static void printSummary(const FixedModule &Fixed, bool IsDone) {
  size_t Count = Fixed.Mended.size();
  if (Count == 0)
    errs() << "nothing to mend in " << Fixed.File << "\n";
  else
    errs() << (IsDone ? "mended " : "would mend ") << Count
           << (Count == 1 ? " finding" : " findings") << " in " << Fixed.File
           << "\n";
}

/// Writes the mended module, or shows what would be written.
static Error write(const FixedModule &Fixed, StringRef File, const Options &O) {
  if (O.DryRun) {
    printDifference(outs(), Fixed.File, Fixed.Before, Fixed.Edits);
    outs().flush();
    return Error::success();
  }
  std::string Output = O.HasOutput   ? O.OutputFile
                       : File == "-" ? std::string()
                                     : File.str();
  // A file that need not change keeps its date.
  if (!O.HasOutput && File != "-" && !Fixed.IsChanged)
    return Error::success();
  if (Error E = writeWhole(Output, Fixed.Contents))
    return createStringError("cannot write '" +
                             (Output.empty() ? "<stdout>" : Output) +
                             "': " + toString(std::move(E)));
  return Error::success();
}

namespace {
/// What became of one file.
struct FixedFile {
  std::optional<FixedModule> Module;
  std::string Failure; ///< Why there is none.
  std::vector<Profile> Profiles;
};
} // namespace

static FixedFile fixFile(StringRef File, const Options &Own) {
  FixedFile Result;
  auto Fail = [&](const char *What, const Twine &Why) {
    Result.Failure =
        ("cannot " + Twine(What) + " '" + File + "': " + Why).str();
    return std::move(Result);
  };
  if (File != "-" && sys::fs::is_directory(File))
    return Fail("read", "is a directory");
  ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes =
      MemoryBuffer::getFileOrSTDIN(File);
  if (!Bytes)
    return Fail("read", Bytes.getError().message());
  Result.Profiles = Own.Profiles;
  if (Result.Profiles.empty())
    Result.Profiles.push_back(Profile::NVVM);
  FixOptions How;
  How.Check = compileRequest(Own, Result.Profiles);
  How.Diagnostics = Own.Diagnostics;
  How.Only = Own.Only;
  Expected<FixedModule> Fixed =
      fixModule((*Bytes)->getMemBufferRef(), File, How);
  if (!Fixed)
    return Fail("mend", toString(Fixed.takeError()));
  Result.Module = std::move(*Fixed);
  return Result;
}

/// Writes what became of \p File, and prints what is left to mend.
static int finishFile(const FixedFile &Fixed, StringRef File,
                      const Options &O) {
  if (!Fixed.Module)
    return fail(Fixed.Failure);
  const FixedModule &M = *Fixed.Module;
  int Status = statusOf(*M.Remaining);
  if (Status != CouldNotRun)
    if (Error E = write(M, File, O))
      return fail(toString(std::move(E)));
  if (!O.Diagnostics.Quiet && O.Output == Format::Text && Status != CouldNotRun)
    printSummary(M, !O.DryRun);
  printFindings(*M.Remaining, O, {M.File, profileList(Fixed.Profiles), M.Arch},
                /*JSONToStdout=*/false);
  return Status;
}

int runFix(const Options &O) {
  if (O.Inputs.empty())
    return failWithoutInput("fix FILE...");
  if (O.HasOutput && O.Inputs.size() != 1)
    return fail("-o takes one input file");
  std::vector<FixedFile> Files(O.Inputs.size());
  int Status = Fine;
  forEachInput(
      O,
      [&](size_t I) {
        // A crash in one file must not leave the others as they are.
        if (runGuarded([&] { Files[I] = fixFile(O.Inputs[I], O.forInput(I)); }))
          Files[I].Failure = "nvvmc fix crashed on '" + O.Inputs[I] + "'";
      },
      [&](size_t I, Progress &Shown) {
        Shown.hide();
        Status = std::max(Status, finishFile(Files[I], O.Inputs[I], O));
        // Only the findings are still needed.
        if (std::optional<FixedModule> &M = Files[I].Module)
          M->Contents = M->Before = {};
      });
  if (O.Output == Format::SARIF) {
    SmallVector<const DiagnosticEngine *, 8> All;
    std::vector<std::string> Failures;
    for (const FixedFile &F : Files)
      if (F.Module)
        All.push_back(F.Module->Remaining.get());
      else
        Failures.push_back(F.Failure);
    printSARIF(errs(), All, Failures);
  }
  return Status;
}

} // namespace opennvvm::tool
