//===- Main.cpp - nvvmc ---------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bitcode/Bitcode.h"
#include "CommandLine/Config.h"
#include "CommandLine/OptionTable.h"
#include "CommandLine/ResponseFiles.h"
#include "Commands.h"
#include "Limits.h"
#include "Start.h"
#include "Support/CrashBoundary.h"
#include "Tileiras/Tileiras.h"
#include "Watch.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include <cstdlib>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::tool;

namespace {
/// A command of Options.td with what runs it.
struct CommandInfo {
  Command Which;
  int (*Run)(const Options &);
  StringLiteral Title = ""; ///< In the list of commands, of it and the next.
};
} // namespace

static constexpr CommandInfo Commands[] = {
    {VerifyCommand, runVerify, "Check and mend"},
    {FixCommand, runFix},
    {TargetsCommand, runTargets},
    {LSPCommand, runLSP},
    {CompileCommand, runCompile, "Emit PTX"},
    {EmitCommand, runCompile},
    {LLCCommand, runLLC},
    {OptCommand, runOpt, "Transform IR"},
    {LowerCommand, runLower},
    {RunCommand, runRun, "Execute"},
    {ExplainCommand, runExplain, "Look up"},
    {RulesCommand, runRules},
    {IntrinsicsCommand, runIntrinsics},
};

static int printVersion() {
  Expected<std::string> Producer = bitcodeProducer();
  if (!Producer)
    return fail(toString(Producer.takeError()));
  outs() << "nvvmc " OPENNVVM_VERSION " (OpenNVVM)\nLLVM " LLVM_VERSION_STRING
            "\nbitcode is written as "
         << *Producer << "\nnewest target " << targets().back().Name
         << ", newest PTX ISA " << formatPTXVersion(ptxVersions().back())
         << "\n";
  return Fine;
}

static void printHelp(raw_ostream &OS) {
  OS << "nvvmc checks, lowers and emits NVVM IR\n\nusage:\n";
  std::vector<TableCommand> Table = tableCommands();
  for (const CommandInfo &C : Commands) {
    const TableCommand &Row = *find_if(
        Table, [&](const TableCommand &Row) { return Row.Bit == C.Which; });
    if (!C.Title.empty())
      OS << "\n" << C.Title << ":\n";
    OS << "  " << left_justify(Row.Usage, 30) << Row.Help << "\n";
  }
  OS << "\nnvvmc help COMMAND lists its options, nvvmc --version tells the "
        "version.\nFILE is LLVM assembly or bitcode, - is standard input. "
        "Options of a project can\nstand in .nvvmc.toml. Exit status: 0 fine, "
        "1 violations, 2 could not run.\n";
}

int tool::runIsolated(StringRef Name, const Options &O,
                      int (*Run)(const Options &)) {
  // What a kernel takes has nothing to do with the size of its text, which a
  // pipe would not tell either.
  static const std::string Unlimited = "-";
  limitResources(O.Which == RunCommand ? ArrayRef(Unlimited)
                                       : ArrayRef(O.Inputs),
                 std::max(O.Jobs, O.Split.Threads));
  int Status = CouldNotRun;
  CrashResult Crash = runGuarded([&] { Status = Run(O); });
  if (!Crash)
    return Status;
  return fail("nvvmc " + Name + CrashWords +
              (Crash.Details.empty() ? "" : ": " + Crash.Details.back()));
}

static int run(StringRef Program, ArrayRef<const char *> Given) {
  SmallVector<const char *, 16> Args(Given);
  // Options keep parts of the arguments.
  auto &Allocator = *new BumpPtrAllocator;
  std::vector<std::string> FilesRead;
  if (Error E = expandResponseFiles(Args, Allocator, FilesRead))
    return fail(toString(std::move(E)));
  if (Args.empty()) {
    printHelp(errs());
    return CouldNotRun;
  }
  StringRef Name = Args.front();
  if (Name == "--version" || Name == "-version" || Name == "version")
    return printVersion();
  bool Help =
      Name == "help" || Name == "--help" || Name == "-help" || Name == "-h";
  if (Help && Args.size() > 1) {
    Expected<TableCommand> C = findCommand(Args[1]);
    if (!C)
      return fail(toString(C.takeError()));
    printOptions(outs(), *C);
    return Fine;
  }
  if (Help) {
    printHelp(outs());
    return Fine;
  }
  Expected<TableCommand> C = findCommand(Name);
  if (!C)
    return fail(toString(C.takeError()));
  for (StringRef Arg : ArrayRef(Args).drop_front())
    if (Arg == "--help" || Arg == "-help" || Arg == "-h") {
      printOptions(outs(), *C);
      return Fine;
    }
  Expected<Options> O = parseCommandLine(C->Bit, ArrayRef(Args).drop_front());
  if (!O)
    return fail(toString(O.takeError()));
  for (size_t I = 0; I < std::max<size_t>(O->Inputs.size(), 1); ++I)
    if (StringRef File = O->forInput(I).ConfigFile;
        !File.empty() && !is_contained(FilesRead, File))
      FilesRead.push_back(File.str());
  O->FilesRead = std::move(FilesRead);
  if (O->Output == Format::HTML && C->Bit != VerifyCommand)
    return fail("--format=html is for verify; compile has --report=html");
  if (O->Watch)
    return watch(Program, Args, C->Name, *O);
  const CommandInfo &Info = *find_if(
      Commands, [&](const CommandInfo &I) { return I.Which == C->Bit; });
  // A server lives long, and guards each check by itself.
  if (C->Bit == LSPCommand) {
    O->Arguments.assign(Args.begin() + 1, Args.end());
    return Info.Run(*O);
  }
  return runIsolated(C->Name, *O, Info.Run);
}

/// Programs that run LLVM's llc can run nvvmc under that name.
static bool isCalledLLC(StringRef Program) {
  StringRef Name = sys::path::stem(Program);
  return Name == "llc" || Name.starts_with("llc-");
}

int opennvvmMain(int Argc, char **Argv) {
  SmallVector<const char *, 16> Args(Argv + std::min(Argc, 1), Argv + Argc);
  if (Argc && isCalledLLC(Argv[0]) &&
      (Args.empty() || !StringRef(Args[0]).ends_with("-version")))
    Args.insert(Args.begin(), "llc");
  StringRef Program = Argc ? Argv[0] : "";
  int Status = isCalledClang(Program)      ? runClang(Program, Args)
               : isCalledTileiras(Program) ? runTileiras(Args)
               : sys::path::filename(Program) == "nvvm-rust-linker"
                   ? runRustLinker(Args)
                   : run(Program, Args);
  outs().flush();
  if (outs().has_error())
    Status = fail("cannot write standard output: " + outs().error().message());
  // Only memory is left to free, which the system does faster.
  std::_Exit(Status);
}
