//===- Main.cpp - nvvmc ---------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine/ResponseFiles.h"
#include "Commands.h"
#include "Limits.h"
#include "Pipeline/Bitcode.h"
#include "Support/CrashBoundary.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include <cstdlib>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::tool;

namespace {
/// A command of Options.td with what runs it.
struct CommandInfo {
  StringLiteral Name;
  Command Which;
  int (*Run)(const Options &);
};
} // namespace

static constexpr CommandInfo Commands[] = {
    {"verify", VerifyCommand, runVerify},
    {"fix", FixCommand, runFix},
    {"compile", CompileCommand, runCompile},
    {"emit", EmitCommand, runCompile},
    {"explain", ExplainCommand, runExplain},
    {"rules", RulesCommand, runRules},
    {"intrinsics", IntrinsicsCommand, runIntrinsics},
    {"targets", TargetsCommand, runTargets},
    {"lower", LowerCommand, runLower},
    {"opt", OptCommand, runOpt},
    {"llc", LLCCommand, runLLC},
};

static const CommandInfo *findCommand(StringRef Name) {
  for (const CommandInfo &C : Commands)
    if (C.Name == Name)
      return &C;
  return nullptr;
}

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
  for (const CommandInfo &C : Commands) {
    CommandText Text = textOf(C.Name);
    OS << "  " << left_justify(Text.Usage, 30) << Text.Help << "\n";
  }
  OS << "\nnvvmc help COMMAND lists its options. FILE is LLVM assembly or "
        "bitcode, - is\nstandard input. Exit status: 0 fine, 1 violations, 2 "
        "could not run.\n";
}

int tool::runIsolated(StringRef Name, const Options &O,
                      int (*Run)(const Options &)) {
  limitResources(O.Inputs, std::max(O.Jobs, O.Split.Threads));
  int Status = CouldNotRun;
  CrashResult Crash = runGuarded([&] { Status = Run(O); });
  if (!Crash)
    return Status;
  return fail("nvvmc " + Name + " crashed on this input; please report it" +
              (Crash.Details.empty() ? "" : ": " + Crash.Details.back()));
}

static int run(ArrayRef<const char *> Given) {
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
    if (const CommandInfo *C = findCommand(Args[1])) {
      printOptions(outs(), C->Name, C->Which);
      return Fine;
    }
    return fail("unknown command '" + Twine(Args[1]) + "'");
  }
  if (Help) {
    printHelp(outs());
    return Fine;
  }
  const CommandInfo *C = findCommand(Name);
  if (!C)
    return fail("unknown command '" + Name +
                "'; nvvmc help lists the commands");
  for (StringRef Arg : drop_begin(Args))
    if (Arg == "--help" || Arg == "-help" || Arg == "-h") {
      printOptions(outs(), C->Name, C->Which);
      return Fine;
    }
  Expected<Options> O = parseOptions(C->Which, ArrayRef(Args).drop_front());
  if (!O)
    return fail(toString(O.takeError()));
  O->FilesRead = std::move(FilesRead);
  return runIsolated(C->Name, *O, C->Run);
}

/// Programs that run LLVM's llc can run nvvmc under that name.
static bool isCalledLLC(StringRef Program) {
  StringRef Name = sys::path::stem(Program);
  return Name == "llc" || Name.starts_with("llc-");
}

int main(int argc, char **argv) {
  SmallVector<const char *, 16> Args(argv + std::min(argc, 1), argv + argc);
  if (argc && isCalledLLC(argv[0]) &&
      (Args.empty() || !StringRef(Args[0]).ends_with("-version")))
    Args.insert(Args.begin(), "llc");
  StringRef Program = argc ? argv[0] : "";
  int Status = isCalledClang(Program) ? runClang(Program, Args)
               : sys::path::filename(Program) == "nvvm-rust-linker"
                   ? runRustLinker(Args)
                   : run(Args);
  outs().flush();
  if (outs().has_error())
    Status = fail("cannot write standard output: " + outs().error().message());
  // Only memory is left to free, which the system does faster.
  std::_Exit(Status);
}
