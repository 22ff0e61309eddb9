//===- Growth.cpp - Time and memory of emission by size -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits modules of several shapes from 1 MB to 50 MB of IR, or the modules
// named, each in a separate process: ours at -O0 and -O2, and LLVM's NVPTX
// backend at both. Prints the processor time and peak memory of each, and by
// how much they exceed those of a process that only reads the module (as
// bitcode).
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"
#include "Support/OwnOptions.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Prepare/Prepare.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include <array>
#include <cmath>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::bench;

static constexpr double MB = 1 << 20;
static constexpr StringLiteral Machine = "sm_90";

namespace {
enum Job { Read, OursO0, OursO2, LLVMO0, LLVMO2, NumJobs, Write };
constexpr StringLiteral JobNames[] = {"read", "ours -O0", "ours -O2",
                                      "LLVM -O0", "LLVM -O2"};

/// What a process used; nothing if it did not run or failed.
struct Usage {
  double Seconds = 0, Megabytes = 0;
  bool IsKnown = false;
};
using Usages = std::array<Usage, NumJobs>;
} // namespace

//===----------------------------------------------------------------------===//
// One job, in a process of its own
//===----------------------------------------------------------------------===//

static bool emitOurs(Module &M, unsigned Level) {
  opennvvm::Target T;
  T.SM = findTarget(Machine);
  ptx::EmitterOptions Options;
  Options.OptLevel = Level;
  DiagnosticEngine Diags({}, Profile::NVPTX);
  SmallVector<char, 0> Text;
  prepare::prepareModule(M, T, Level);
  if (!ptx::emitModule(M, T, Options, Diags, Text))
    return false;
  raw_null_ostream() << StringRef(Text.data(), Text.size());
  return true;
}

static bool emitLLVMs(Module &M, CodeGenOptLevel Level) {
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
  std::string Problem;
  Triple TT("nvptx64-nvidia-cuda");
  const llvm::Target *T = TargetRegistry::lookupTarget(TT, Problem);
  if (!T)
    return false;
  std::unique_ptr<TargetMachine> TM(T->createTargetMachine(
      TT, Machine, "", TargetOptions(), std::nullopt, std::nullopt, Level));
  M.setDataLayout(TM->createDataLayout());
  SmallVector<char, 0> Text;
  raw_svector_ostream OS(Text);
  legacy::PassManager Passes;
  if (TM->addPassesToEmitFile(Passes, OS, nullptr,
                              CodeGenFileType::AssemblyFile))
    return false;
  Passes.run(M);
  return true;
}

static int runJob(unsigned Which, StringRef File) {
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseIRFile(File, Problem, Context);
  if (!M)
    return 1;
  M->setTargetTriple(Triple("nvptx64-nvidia-cuda"));
  switch (Which) {
  case Read:
    return 0;
  case OursO0:
  case OursO2:
    return emitOurs(*M, Which == OursO0 ? 0 : 2) ? 0 : 1;
  default:
    return emitLLVMs(*M, Which == LLVMO0 ? CodeGenOptLevel::None
                                         : CodeGenOptLevel::Default)
               ? 0
               : 1;
  }
}

/// Writes a module of \p S, of \p Megabytes of text, to \p File as bitcode.
static int writeModule(StringRef Shape, unsigned Megabytes, StringRef File) {
  const auto *S = llvm::find_if(
      shapes(), [&](const bench::Shape &S) { return S.Name == Shape; });
  if (S == shapes().end())
    return 1;
  std::string Text = moduleText(*S, size_t(Megabytes) * size_t(MB));
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  std::error_code EC;
  raw_fd_ostream OS(File, EC);
  if (!M || EC)
    return 1;
  WriteBitcodeToFile(*M, OS);
  return 0;
}

//===----------------------------------------------------------------------===//
// All jobs
//===----------------------------------------------------------------------===//

static Usage measure(StringRef Self, unsigned Which, StringRef File) {
  std::string Number = std::to_string(Which);
  std::optional<StringRef> Quiet[] = {StringRef(), StringRef(), StringRef()};
  std::optional<sys::ProcessStatistics> Used;
  Usage U;
  if (sys::ExecuteAndWait(Self, {Self, "--job", Number, File}, std::nullopt,
                          Quiet, 0, 0, nullptr, nullptr, &Used) != 0 ||
      !Used)
    return U;
  U.Seconds = double(Used->TotalTime.count()) * 1e-6;
  U.Megabytes = double(Used->PeakMemory) / 1024;
  U.IsKnown = true;
  return U;
}

static Usages measureAll(StringRef Self, StringRef File, bool WithLLVM) {
  Usages All;
  for (unsigned J = Read; J < (WithLLVM ? NumJobs : LLVMO0); ++J)
    All[J] = measure(Self, J, File);
  return All;
}

static void print(StringRef Name, double Size, const Usages &All) {
  outs() << left_justify(Name, 26) << format("%7.1f", Size);
  for (const Usage &U : All)
    if (U.IsKnown)
      outs() << format("  %8.2f s %7.0f MB", U.Seconds, U.Megabytes);
    else
      outs() << right_justify("-", 22);
  outs() << '\n';
  outs().flush();
}

/// The ratios of our emission alone to LLVM's, over all modules.
static void printRatios(ArrayRef<Usages> All) {
  for (auto [Ours, LLVMs] : {std::pair(OursO0, LLVMO0), {OursO2, LLVMO2}}) {
    double Peak = 0, Above = 0;
    unsigned N = 0;
    for (const Usages &U : All) {
      if (!U[Read].IsKnown || !U[Ours].IsKnown || !U[LLVMs].IsKnown)
        continue;
      auto MoreThanRead = [&](unsigned J) {
        return std::max(U[J].Megabytes - U[Read].Megabytes, 0.1);
      };
      Peak += std::log(U[Ours].Megabytes / U[LLVMs].Megabytes);
      Above += std::log(MoreThanRead(Ours) / MoreThanRead(LLVMs));
      ++N;
    }
    if (N)
      outs() << JobNames[Ours] << " / " << JobNames[LLVMs] << ", " << N
             << " modules, geometric means: peak memory "
             << format("%.3f, above reading %.3f\n", std::exp(Peak / N),
                       std::exp(Above / N));
  }
}

/// The slope of a line fitted to the logarithms of the time beyond reading.
static double growth(ArrayRef<std::pair<double, Usages>> Points, unsigned J) {
  double N = 0, X = 0, Y = 0, XX = 0, XY = 0;
  for (const auto &[Size, U] : Points) {
    double Time = U[J].Seconds - U[Read].Seconds;
    if (!U[J].IsKnown || Time <= 0)
      continue;
    double LogSize = std::log(Size), LogTime = std::log(Time);
    ++N, X += LogSize, Y += LogTime, XX += LogSize * LogSize,
        XY += LogSize * LogTime;
  }
  double Spread = N * XX - X * X;
  return Spread > 0 ? (N * XY - X * Y) / Spread : 0;
}

static Error measureShape(const Shape &S, ArrayRef<unsigned> Sizes,
                          unsigned LLVMUpTo, StringRef Self,
                          SmallVectorImpl<Usages> &All) {
  SmallString<128> File;
  if (std::error_code EC = sys::fs::createTemporaryFile("growth", "bc", File))
    return errorCodeToError(EC);
  SmallVector<std::pair<double, Usages>, 8> Points;
  for (unsigned Megabytes : Sizes) {
    // In a child: this process's peak memory would count for its other
    // children.
    std::string Job = std::to_string(Write), Size = std::to_string(Megabytes);
    if (sys::ExecuteAndWait(Self, {Self, "--job", Job, File, S.Name, Size}) !=
        0)
      return createStringError("cannot write a module");
    Points.push_back(
        {Megabytes, measureAll(Self, File, Megabytes <= LLVMUpTo)});
    print(S.Name, Megabytes, Points.back().second);
    All.push_back(Points.back().second);
  }
  (void)sys::fs::remove(File);
  if (Points.size() > 1)
    outs() << left_justify(S.Name, 26)
           << format("growth: ours -O0 size^%.2f, -O2 size^%.2f\n",
                     growth(Points, OursO0), growth(Points, OursO2));
  return Error::success();
}

int main(int argc, char **argv) {
  opennvvm::hideOptionsOfLibraries();
  cl::list<std::string> Files(cl::Positional, cl::desc("[FILE...]"));
  cl::list<unsigned> Sizes("sizes", cl::CommaSeparated,
                           cl::desc("Megabytes of IR (1,2,5,10,20,50)"));
  cl::opt<unsigned> UpTo("llvm-up-to", cl::init(5),
                         cl::desc("Megabytes past which LLVM is not run"));
  cl::opt<std::string> Only("shape", cl::desc("Only the shape of this name"));
  cl::opt<unsigned> One("job", cl::init(NumJobs), cl::Hidden,
                        cl::desc("Do only this, for the measuring process"));
  cl::ParseCommandLineOptions(argc, argv, "Emission against size\n");
  if (One == Write)
    return writeModule(Files[1], std::stoul(Files[2]), Files[0]);
  if (One < NumJobs)
    return runJob(One, Files[0]);

  std::string Self = sys::fs::getMainExecutable(
      argv[0], reinterpret_cast<void *>(&measureShape));
  SmallVector<unsigned, 8> Wanted(Sizes.begin(), Sizes.end());
  if (Wanted.empty())
    Wanted = {1, 2, 5, 10, 20, 50};
  outs() << left_justify("module", 26) << "     MB";
  for (StringRef Name : JobNames)
    outs() << right_justify(Name, 22);
  outs() << '\n';
  SmallVector<Usages, 16> All;
  for (const std::string &File : Files) {
    uint64_t Bytes = 0;
    if (sys::fs::file_size(File, Bytes))
      continue;
    All.push_back(measureAll(Self, File, true));
    print(sys::path::filename(File), double(Bytes) / MB, All.back());
  }
  if (Files.empty())
    for (const Shape &S : shapes())
      if (Only.empty() || Only == S.Name)
        if (Error E = measureShape(S, Wanted, UpTo, Self, All)) {
          errs() << "opennvvm-growth: " << toString(std::move(E)) << '\n';
          return 1;
        }
  printRatios(All);
  return 0;
}
