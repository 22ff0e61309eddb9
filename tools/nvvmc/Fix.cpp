//===- Fix.cpp - nvvmc fix ------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Fix/Fix.h"
#include "Commands.h"
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

static int fixFile(StringRef File, const FixOptions &How, const Options &O,
                   std::vector<std::unique_ptr<DiagnosticEngine>> &Engines) {
  if (File != "-" && sys::fs::is_directory(File))
    return fail("cannot read '" + File + "': is a directory");
  ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes =
      MemoryBuffer::getFileOrSTDIN(File);
  if (!Bytes)
    return fail("cannot read '" + File + "': " + Bytes.getError().message());
  Expected<FixedModule> Fixed =
      fixModule((*Bytes)->getMemBufferRef(), File, How);
  if (!Fixed)
    return fail("cannot mend '" + File + "': " + toString(Fixed.takeError()));
  int Status = statusOf(*Fixed->Remaining);
  if (Status != CouldNotRun)
    if (Error E = write(*Fixed, File, O))
      return fail(toString(std::move(E)));
  if (!O.Diagnostics.Quiet && O.Output == Format::Text && Status != CouldNotRun)
    printSummary(*Fixed, !O.DryRun);
  printFindings(*Fixed->Remaining, O,
                {Fixed->File, profileList(How.Check.Profiles), Fixed->Arch},
                /*JSONToStdout=*/false);
  Engines.push_back(std::move(Fixed->Remaining));
  return Status;
}

int runFix(const Options &O) {
  if (O.Inputs.empty())
    return failWithoutInput("fix FILE...");
  if (O.HasOutput && O.Inputs.size() != 1)
    return fail("-o takes one input file");
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVVM);
  FixOptions How;
  How.Check = compileRequest(O, Profiles);
  How.Diagnostics = O.Diagnostics;
  How.Only = O.Only;
  std::vector<std::unique_ptr<DiagnosticEngine>> Engines;
  int Status = Fine;
  for (StringRef File : O.Inputs) {
    int OfFile = CouldNotRun;
    // A crash in one file must not leave the others as they are.
    CrashResult Crash =
        runGuarded([&] { OfFile = fixFile(File, How, O, Engines); });
    if (Crash)
      OfFile = fail("nvvmc fix crashed on '" + File + "'");
    Status = std::max(Status, OfFile);
  }
  if (O.Output == Format::SARIF) {
    SmallVector<const DiagnosticEngine *, 8> All;
    for (const std::unique_ptr<DiagnosticEngine> &E : Engines)
      All.push_back(E.get());
    printSARIF(errs(), All);
  }
  return Status;
}

} // namespace opennvvm::tool
