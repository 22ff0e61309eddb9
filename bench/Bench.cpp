//===- Bench.cpp - Speed compared with LLVM -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// opennvvm-bench [options] [FILE...]: compares LLVM's parser, verifier and
// NVPTX backend with ours, on the same modules in memory, in one run.
//
//===----------------------------------------------------------------------===//

#include "Measure.h"
#include "Support/OwnOptions.h"
#include "opennvvm/Input/Input.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::bench;

namespace {

struct Options {
  cl::list<std::string> Files{cl::Positional, cl::desc("[FILE...]")};
  cl::opt<std::string> Arch{"arch", cl::desc("machine"), cl::init("sm_90")};
  cl::opt<unsigned> Rounds{"rounds", cl::desc("best of how many"), cl::init(7)};
  cl::opt<std::string> Libdevice{"libdevice", cl::desc("libdevice.10.bc")};
  cl::opt<std::string> Nvvmc{"nvvmc", cl::desc("nvvmc, to time its start")};
  cl::opt<std::string> Opt{"opt", cl::desc("LLVM's opt, to time its start"),
                           cl::init("/usr/lib/llvm-22/bin/opt")};
  cl::opt<unsigned> Runs{"runs", cl::desc("starts to take the mean of"),
                         cl::init(200)};
  cl::opt<bool> PerModule{"per-module", cl::desc("a line for each module")};
};

struct Row {
  const char *Name;
  Subject What;
  Subject Against;
};

constexpr Row Rows[] = {
    {"read: LLVM's parser", LLVMParse, LLVMParse},
    {"read: ours, with the source map", OurParse, LLVMParse},
    {"verify: LLVM's verifyModule", LLVMVerify, LLVMVerify},
    {"verify: our layers, profile nvvm", OurVerifyNVVM, LLVMVerify},
    {"verify: our layers, profile nvptx", OurVerifyNVPTX, LLVMVerify},
    {"emit: LLVM's NVPTX -O0", LLVMEmitO0, LLVMEmitO0},
    {"emit: ours -O0", OurEmitO0, LLVMEmitO0},
    {"emit: LLVM's NVPTX -O2", LLVMEmitO2, LLVMEmitO2},
    {"emit: ours -O2", OurEmitO2, LLVMEmitO2},
};

} // namespace

/// The modules to measure if none is named: the examples, and libdevice if it
/// is found.
static std::vector<std::string> defaultCorpus(StringRef Libdevice) {
  std::vector<std::string> Files;
  std::error_code EC;
  sys::fs::directory_iterator It(OPENNVVM_SOURCE "/examples", EC), End;
  for (; !EC && It != End; It.increment(EC))
    if (sys::path::extension(It->path()) == ".ll")
      Files.push_back(It->path());
  llvm::sort(Files);
  if (!Libdevice.empty())
    Files.push_back(Libdevice.str());
  return Files;
}

static std::string chooseLibdevice(StringRef Given) {
  std::string Found = findLibdevice(Given);
  StringRef Usual = "/usr/local/cuda/nvvm/libdevice/libdevice.10.bc";
  return Found.empty() && sys::fs::exists(Usual) ? Usual.str() : Found;
}

static void printModule(const Subjects &S, const Times &T) {
  outs() << format("%-32s %8u", sys::path::filename(S.File).str().c_str(),
                   S.Instructions);
  for (double Time : T)
    outs() << format(" %9.1f", Time);
  outs() << '\n';
}

static void printTable(const Times &Sum, double Instructions) {
  outs() << format("%-36s %12s %10s %9s\n", "", "us/instr", "total ms",
                   "vs LLVM");
  for (const Row &R : Rows) {
    outs() << format("%-36s %12.3f %10.2f", R.Name, Sum[R.What] / Instructions,
                     Sum[R.What] / 1e3);
    if (R.What != R.Against) {
      double Ratio = Sum[R.Against] / Sum[R.What];
      outs() << format("  %6.2fx %s", Ratio < 1 ? 1 / Ratio : Ratio,
                       Ratio < 1 ? "slower" : "faster");
    }
    outs() << '\n';
  }
}

static void printCost(const IntrinsicCost &Cost) {
  outs() << format("%6u calls", Cost.Calls);
  for (auto [What, Of] : {std::pair("call", &PrintingCost::Each),
                          std::pair("register", &PrintingCost::Register)}) {
    double Time = Cost.Intrinsic.*Of, Against = Cost.Ordinary.*Of;
    outs() << format("  %7.3f us/%-8s%7.3f%6.2fx", Time, What, Against,
                     Time / Against);
  }
  outs() << '\n';
}

/// On two machines, since no machine has all intrinsics.
static bool printIntrinsicCalls(const Options &O) {
  static constexpr struct {
    const char *Name;
    RegisterRange Range;
  } Groups[] = {{"all", {0, ~0u}},
                {"up to 4 registers", {0, 4}},
                {"5 to 16", {5, 16}},
                {"17 and more", {17, ~0u}}};
  outs() << "\nEmission of intrinsic calls, against ordinary instructions:\n";
  bool Fine = true;
  for (StringRef Name : {"sm_90a", "sm_100a"})
    for (unsigned Level : {0u, 2u})
      for (const auto &Group : Groups) {
        IntrinsicCost Cost = measureIntrinsicCalls(*findTarget(Name), Level,
                                                   Group.Range, O.Rounds);
        outs() << format("%-8s -O%u, %-19s", Name.data(), Level, Group.Name);
        if (Cost.Refusal.empty() && Cost.Calls) {
          printCost(Cost);
          continue;
        }
        outs() << " refused: " << Cost.Refusal << '\n';
        Fine = false;
      }
  return Fine;
}

static void printStartUp(const Options &O) {
  SmallString<128> File;
  int FD;
  if (sys::fs::createTemporaryFile("onestore", "ll", FD, File))
    return;
  raw_fd_ostream(FD, /*shouldClose=*/true)
      << "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
         "target triple = \"nvptx64-nvidia-cuda\"\n"
         "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
         "  store i32 1, ptr addrspace(1) %p, align 4\n  ret void\n}\n"
         "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n";
  outs() << "\nOne process on a one-store kernel, mean of " << O.Runs
         << " runs, user and system time:\n";
  auto Print = [](const char *Name, double Time) {
    if (Time < 0)
      outs() << format("%-36s   could not be run\n", Name);
    else
      outs() << format("%-36s %9.2f ms\n", Name, Time);
  };
  if (!O.Nvvmc.empty()) {
    Print("nvvmc verify",
          startUp(O.Nvvmc, {"verify", "--arch=sm_90", File}, O.Runs));
    Print("nvvmc compile -O2",
          startUp(O.Nvvmc, {"compile", "--arch=sm_90", File, "-o", "/dev/null"},
                  O.Runs));
  }
  if (sys::fs::can_execute(O.Opt))
    Print("LLVM's opt -passes=verify",
          startUp(O.Opt, {"-passes=verify", "-disable-output", File},
                  O.Runs / 4 + 1));
  (void)sys::fs::remove(File);
}

static int run(const Options &O) {
  const SMInfo *SM = findTarget(O.Arch);
  if (!SM) {
    errs() << "opennvvm-bench: unknown machine '" << O.Arch << "'\n";
    return 2;
  }
  std::string Libdevice = chooseLibdevice(O.Libdevice);
  std::vector<std::string> Files(O.Files.begin(), O.Files.end());
  if (Files.empty())
    Files = defaultCorpus(Libdevice);

  Times Sum = {};
  double Instructions = 0;
  unsigned Measured = 0;
  for (const std::string &File : Files) {
    Expected<Subjects> S = load(File, Libdevice);
    if (!S) {
      errs() << "left out: " << toString(S.takeError()) << '\n';
      continue;
    }
    Times T = measure(*S, *SM, O.Rounds);
    if (any_of(T, [](double Time) { return Time < 0; })) {
      errs() << "left out: " << File << ": "
             << (S->Refusal.empty() ? "one side cannot take it" : S->Refusal)
             << '\n';
      continue;
    }
    if (O.PerModule)
      printModule(*S, T);
    for (unsigned I = 0; I != NumSubjects; ++I)
      Sum[I] += T[I];
    Instructions += S->Instructions;
    ++Measured;
  }
  if (!Measured) {
    errs() << "opennvvm-bench: nothing to measure\n";
    return 2;
  }
  outs() << Measured << " modules, " << uint64_t(Instructions)
         << " instructions, " << SM->Name << ", best of " << O.Rounds
         << " rounds, sums over modules\n\n";
  printTable(Sum, Instructions);
  bool Fine = printIntrinsicCalls(O);
  if (O.Runs)
    printStartUp(O);
  return Fine ? 0 : 2;
}

int main(int argc, char **argv) {
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
  opennvvm::hideOptionsOfLibraries();
  Options O;
  cl::ParseCommandLineOptions(argc, argv, "OpenNVVM against LLVM\n");
  return run(O);
}
