//===- RustLinker.cpp - nvvm-rust-linker ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// rustc -C linker=nvvm-rust-linker: for NVPTX, objects are bitcode, and rlibs
// are archives of them. What the crate needs of the archives is linked, what it
// does not export becomes internal, and the result is compiled to PTX.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Driver/ObjectLinker.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"

using namespace llvm;

namespace opennvvm::tool {

namespace {
struct LinkJob : DriverJob {
  SmallVector<StringRef, 16> Inputs;
  StringSet<> Exported;
};
} // namespace

static Expected<LinkJob> readJob(ArrayRef<const char *> Args) {
  LinkJob Job;
  for (unsigned I = 0; I < Args.size(); ++I) {
    StringRef Arg = Args[I];
    StringRef Next = I + 1 < Args.size() ? Args[I + 1] : "";
    if (Arg == "--export-symbol" || Arg == "--symbol")
      Job.Exported.insert(Next), ++I;
    else if (Arg == "--target" || Arg == "-L")
      ++I;
    else if (Arg == "--target-cpu")
      Job.CPU = Next, ++I;
    else if (Arg == "--target-feature") {
      for (StringRef Feature : split(Next, ','))
        if (Feature.starts_with("+ptx"))
          Job.PTX = ("-mattr=" + Feature).str();
      ++I;
    } else if (Arg == "-o")
      Job.Output = Next, ++I;
    else if (Arg == "--debug" || Arg.empty())
      continue;
    else if (Arg.consume_front("-O"))
      Job.Level = Arg;
    else if (Arg.starts_with("-"))
      return createStringError("unknown option '" + Arg + "'");
    else
      Job.Inputs.push_back(Arg);
  }
  if (Job.Inputs.empty())
    return createStringError("no input file");
  if (Job.Output.empty())
    return createStringError("no output file");
  return Job;
}

int runRustLinker(ArrayRef<const char *> Args) {
  Expected<LinkJob> Job = readJob(Args);
  if (!Job)
    return fail(toString(Job.takeError()));
  auto Show = [](StringRef File, const DiagnosticEngine &Diags) {
    printFindings(Diags, {}, {File.str(), "", ""}, /*JSONToStdout=*/false);
  };
  Expected<LinkedObjects> Linked =
      linkObjects({Job->Inputs, Job->Exported, Show});
  if (!Linked)
    return fail(toString(Linked.takeError()));
  SmallString<128> Bitcode;
  int Handle = -1;
  if (std::error_code EC =
          sys::fs::createTemporaryFile("nvvm-rust", "bc", Handle, Bitcode))
    return fail("cannot make a temporary file: " + EC.message());
  FileRemover Remover(Bitcode);
  raw_fd_ostream OS(Handle, /*shouldClose=*/true);
  OS.write(Linked->Bitcode.data(), Linked->Bitcode.size());
  OS.close();
  if (OS.has_error())
    return fail("cannot write '" + Bitcode + "': " + OS.error().message());
  Job->Source = Linked->Source;
  return compileFor(*Job, Bitcode);
}

} // namespace opennvvm::tool
