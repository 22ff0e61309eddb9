//===- Clang.cpp - nvvm-clang and nvvm-clang++ ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang's driver runs a compiler, "PROGRAM -cc1 ...", once for each machine and
// for the host, then ptxas, fatbinary and the linker. PROGRAM is the path under
// which the driver was started. Under the names above, nvvmc starts the driver
// of an installed clang with its own path; for devices of NVPTX it then has
// clang write bitcode without optimizing it, and makes the PTX itself.
// Everything else is left to clang.
//
//===----------------------------------------------------------------------===//

#include "Clang.h"
#include "CommandLine/OptionTable.h"
#include "Commands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/TargetParser/Triple.h"
#include <csignal>
#include <cstdlib>
#include <sysexits.h>
#include <unistd.h>

using namespace llvm;

namespace opennvvm::tool {

/// The installed clang: OPENNVVM_CLANG, or what PATH has, preferably of the
/// LLVM that reads its bitcode here.
static std::string findClang() {
  if (const char *Given = std::getenv("OPENNVVM_CLANG"); Given && *Given)
    return Given;
  std::string Versioned = ("clang-" + Twine(LLVM_VERSION_MAJOR)).str();
  for (StringRef Name : {StringRef(Versioned), StringRef("clang")})
    if (ErrorOr<std::string> Path = sys::findProgramByName(Name))
      return *Path;
  return "";
}

int runProgram(StringRef Program, StringRef Name, ArrayRef<StringRef> Args,
               StringRef Output) {
  SmallVector<StringRef, 64> All{Name};
  append_range(All, Args);
  SmallVector<std::optional<StringRef>, 3> Redirects;
  if (!Output.empty())
    Redirects = {std::nullopt, Output, std::nullopt};
  std::string Problem;
  int Status =
      sys::ExecuteAndWait(Program, All, /*Env=*/std::nullopt, Redirects,
                          /*SecondsToWait=*/0, /*MemoryLimit=*/0, &Problem);
  if (Status < 0 || !Problem.empty())
    return fail("cannot run '" + Program + "': " + Problem);
  return Status;
}

/// Where \p Clang has its headers, which it otherwise looks for next to the
/// path under which it is run.
static std::string resourceFolder(StringRef Clang) {
  SmallString<128> File;
  if (sys::fs::createTemporaryFile("nvvm-clang", "txt", File))
    return "";
  FileRemover Remover(File);
  if (runProgram(Clang, Clang, {"-print-resource-dir"}, File))
    return "";
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getFile(File);
  return Text ? (*Text)->getBuffer().trim().str() : "";
}

/// The absolute path of \p Program, as it was called.
static std::string pathOf(StringRef Program) {
  SmallString<128> Path(Program);
  if (!Program.contains('/'))
    if (ErrorOr<std::string> Found = sys::findProgramByName(Program))
      Path = *Found;
  (void)sys::fs::make_absolute(Path);
  return Path.str().str();
}

/// \p Expanded are the arguments \p Given without response files.
static int runDriver(StringRef Clang, StringRef Program,
                     ArrayRef<const char *> Given,
                     ArrayRef<StringRef> Expanded) {
  SmallString<128> Real;
  if (std::error_code EC = sys::fs::real_path(Clang, Real))
    return fail("cannot run '" + Clang + "': " + EC.message());
  std::string Resources = resourceFolder(Clang);
  if (Resources.empty())
    return fail("'" + Clang + "' does not answer -print-resource-dir");
  bool IsPlusPlus = sys::path::filename(Program).contains("++");
  SmallVector<StringRef, 64> Args{IsPlusPlus ? "--driver-mode=g++"
                                             : "--driver-mode=gcc",
                                  "-no-canonical-prefixes",
                                  "-fno-integrated-cc1",
                                  "-ccc-install-dir",
                                  sys::path::parent_path(Real),
                                  "-resource-dir",
                                  Resources};
  std::string Path = pathOf(Program);
  std::vector<std::string> Options = cudaDriverOptions(Expanded, Path, Real);
  if (Options.size() == Expanded.size())
    append_range(Args, Given);
  else
    append_range(Args, Options);
  return runProgram(Clang, Path, Args);
}

namespace {
/// What the driver asks of "PROGRAM -cc1" when it compiles for a device.
struct DeviceJob : DriverJob {
  StringRef Triple;
  StringRef MainFile; ///< The user's file, without its folder.
  bool PrintsAssembly = false;
};
} // namespace

/// The tier for clang's \p Level, which is what follows -O.
static StringRef tierOf(StringRef Level) {
  return StringSwitch<StringRef>(Level)
      .Cases({"0", "1", "2", "3"}, Level)
      .Case("fast", "3")
      .Cases({"", "s", "z"}, "2")
      .Case("g", "1")
      .Default("0");
}

/// Whether \p Arg makes clang -cc1 do something else than what was asked
/// before.
static bool isOtherAction(StringRef Arg) {
  return StringSwitch<bool>(Arg)
      .Cases({"-E", "-emit-llvm", "-emit-llvm-bc", "-emit-obj"}, true)
      .Cases({"-fsyntax-only", "-emit-codegen-only", "-emit-llvm-only"}, true)
      .Cases({"-emit-pch", "-ast-dump", "-ast-print", "-emit-cir"}, true)
      .Default(false);
}

static DeviceJob readJob(ArrayRef<StringRef> Args) {
  DeviceJob Job;
  for (unsigned I = 0; I < Args.size(); ++I) {
    StringRef Arg = Args[I];
    StringRef Next = I + 1 < Args.size() ? Args[I + 1] : "";
    if (Arg == "-S")
      Job.PrintsAssembly = true;
    else if (isOtherAction(Arg))
      Job.PrintsAssembly = false;
    else if (Arg == "-triple")
      Job.Triple = Next, ++I;
    else if (Arg == "-main-file-name")
      Job.MainFile = Next, ++I;
    else if (Arg == "-target-cpu")
      Job.CPU = Next, ++I;
    else if (Arg == "-o")
      Job.Output = Next, ++I;
    else if (Arg == "-target-feature" && Next.consume_front("+ptx"))
      Job.PTX = ("-mattr=+ptx" + Next).str(), ++I;
    else if (Arg.consume_front("-O"))
      Job.Level = Arg;
    else if (Arg == "-mllvm" && ++I)
      if (StringRef Name = Next.ltrim('-').split('=').first;
          hasOption(Name, LLCCommand) && Name.starts_with("nv"))
        Job.BackEndOptions.push_back(Next.str());
  }
  // The input comes last; with -save-temps, it has been preprocessed.
  Job.Source = Args.back();
  if (sys::path::filename(Job.Source) != Job.MainFile)
    Job.Source = Job.MainFile;
  return Job;
}

int compileFor(const DriverJob &Job, StringRef Bitcode) {
  SmallVector<const char *, 8> LLC;
  for (const std::string &Option : Job.BackEndOptions)
    LLC.push_back(Option.c_str());
  if (!Job.PTX.empty())
    LLC.push_back(Job.PTX.c_str());
  Expected<Options> BackEnd = parseOptions(LLCCommand, LLC);
  if (!BackEnd)
    return fail(toString(BackEnd.takeError()));
  std::string Tier = ("--opt=" + tierOf(Job.Level)).str();
  std::string Arch = ("--arch=" + Job.CPU).str();
  std::string File = Bitcode.str(), Output = Job.Output.str();
  SmallVector<const char *, 8> Args{File.c_str(), Tier.c_str(), "-o",
                                    Output.empty() ? "-" : Output.c_str()};
  if (!Job.CPU.empty())
    Args.push_back(Arch.c_str());
  Expected<Options> O = parseOptions(CompileCommand, Args);
  if (!O)
    return fail(toString(O.takeError()));
  O->Floats = BackEnd->Floats;
  O->ReflectAnswers = BackEnd->ReflectAnswers;
  O->PTX = BackEnd->PTX;
  O->Source = Job.Source.str();
  O->AlwaysPTX = true;
  // Functions of other files are usual, and clang has warned of what it knows.
  O->Diagnostics.Quiet = true;
  // The driver is silent about this status: nobody reads the output any more.
  std::signal(SIGPIPE, [](int) { _exit(EX_IOERR); });
  return runIsolated("compile", *O, runCompile);
}

/// Does what clang -cc1 does, except that PTX is made here.
static int runFrontEnd(StringRef Clang, ArrayRef<StringRef> Args) {
  DeviceJob Job = readJob(Args);
  // Others than -cc1, such as -cc1as, are not for devices.
  if (Args.front() != "-cc1" || !Job.PrintsAssembly ||
      !Triple(Job.Triple).isNVPTX())
    return runProgram(Clang, Clang, Args);
  SmallString<128> Bitcode;
  if (std::error_code EC =
          sys::fs::createTemporaryFile("nvvm-clang", "bc", Bitcode))
    return fail("cannot make a temporary file: " + EC.message());
  FileRemover Remover(Bitcode);
  SmallVector<StringRef, 64> Own(Args);
  append_range(Own, ArrayRef<StringRef>{"-emit-llvm-bc", "-disable-llvm-passes",
                                        "-o", Bitcode});
  // Findings need lines. Remarks, of which none is printed, make clang note
  // them even without -g, for itself: no debug information is emitted.
  Own.push_back("-Rpass=^$");
  if (int Status = runProgram(Clang, Clang, Own))
    return Status;
  return compileFor(Job, Bitcode);
}

bool isCalledClang(StringRef Program) {
  StringRef Name = sys::path::filename(Program);
  return Name.consume_front("nvvm-clang") &&
         (Name.empty() || Name == "++" || Name.starts_with("-") ||
          Name.starts_with("++-"));
}

int runClang(StringRef Program, ArrayRef<const char *> Given) {
  std::string Clang = findClang();
  if (Clang.empty())
    return fail("clang is not in PATH; OPENNVVM_CLANG can name it");
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 64> Expanded(Given);
  cl::ExpandResponseFiles(Saver, cl::TokenizeGNUCommandLine, Expanded);
  SmallVector<StringRef, 64> Args(Expanded.begin(), Expanded.end());
  if (isLinkerCall(Args))
    return runLinker(Args);
  bool IsDriver = Args.empty() || !Args.front().starts_with("-cc1");
  return IsDriver ? runDriver(Clang, Program, Given, Args)
                  : runFrontEnd(Clang, Args);
}

} // namespace opennvvm::tool
