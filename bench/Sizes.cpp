//===- Sizes.cpp - Time of verification by size ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifies modules of several shapes from 1 MB to 50 MB of IR with our verifier
// and with LLVM's verifyModule, and prints the time of each, the time per MB
// and the growth: the exponent e for which size^e fits the times best. Linear
// time has exponent 1.
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"
#include "Support/OwnOptions.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <ctime>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::bench;

static constexpr double MB = 1 << 20;
static constexpr unsigned MinRounds = 3, MaxRounds = 20;
static constexpr double MinSeconds = 0.2;

/// Processor time of this process; a busy machine affects it least.
static double now() {
  timespec T;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &T);
  return double(T.tv_sec) + double(T.tv_nsec) * 1e-9;
}

/// Flushes the caches: otherwise a small module would stay in them from round
/// to round, unlike one that was just read.
static void coolCaches() {
  static constexpr size_t Bytes = size_t(64) << 20, Line = 64;
  static char Memory[Bytes];
  for (size_t I = 0; I < Bytes; I += Line)
    Memory[I] = char(Memory[I] + 1);
}

/// Seconds of the best round.
static double best(function_ref<void()> Body) {
  double Best = 0, Total = 0;
  for (unsigned Round = 0;
       Round < MinRounds || (Total < MinSeconds && Round < MaxRounds);
       ++Round) {
    coolCaches();
    double Start = now();
    Body();
    double Time = now() - Start;
    Total += Time;
    if (Round == 0 || Time < Best)
      Best = Time;
  }
  return Best;
}

namespace {
struct Point {
  double Size, Ours, LLVMs;
};
} // namespace

/// The slope of a line fitted to the logarithms.
static double growth(ArrayRef<Point> Points, double Point::*Time) {
  double N = double(Points.size()), X = 0, Y = 0, XX = 0, XY = 0;
  for (const Point &P : Points) {
    double LogSize = std::log(P.Size), LogTime = std::log(P.*Time);
    X += LogSize;
    Y += LogTime;
    XX += LogSize * LogSize;
    XY += LogSize * LogTime;
  }
  return (N * XY - X * Y) / (N * XX - X * X);
}

static Expected<Point> measure(const Shape &S, unsigned Megabytes,
                               Profile Which) {
  std::string Text = moduleText(S, size_t(Megabytes) * size_t(MB));
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  if (!M)
    return createStringError(Problem.getMessage());
  VerifierOptions Options;
  Options.Machine.SM = findTarget("sm_90");
  bool Fine = true;
  Point P = {double(Text.size()) / MB, 0, 0};
  P.Ours = best([&] {
    DiagnosticEngine Diags({}, Which);
    verifyNVVMModule(*M, Options, Diags);
    Fine &= !Diags.hasErrors();
  });
  P.LLVMs = best([&] { Fine &= !llvm::verifyModule(*M); });
  if (!Fine)
    return createStringError("the module has errors");
  return P;
}

static void print(const Shape &S, const Point &P) {
  outs() << left_justify(S.Name, 18)
         << format(
                "%7.1f MB %9.2f ms %7.3f ms/MB %9.2f ms %7.3f ms/MB %7.2fx\n",
                P.Size, P.Ours * 1e3, P.Ours * 1e3 / P.Size, P.LLVMs * 1e3,
                P.LLVMs * 1e3 / P.Size, P.LLVMs / P.Ours);
  outs().flush();
}

int main(int argc, char **argv) {
  opennvvm::hideOptionsOfLibraries();
  cl::list<unsigned> Sizes("sizes", cl::CommaSeparated,
                           cl::desc("Megabytes of IR (1,2,5,10,20,50)"));
  cl::opt<bool> NVPTX("nvptx", cl::desc("Profile nvptx instead of nvvm"));
  cl::opt<double> Most("max-growth", cl::init(0),
                       cl::desc("Fail where ours grows faster than this"));
  cl::opt<std::string> Only("shape", cl::desc("Only the shape of this name"));
  cl::ParseCommandLineOptions(argc, argv, "Verification against size\n");
  SmallVector<unsigned, 8> Wanted(Sizes.begin(), Sizes.end());
  if (Wanted.empty())
    Wanted = {1, 2, 5, 10, 20, 50};
  Profile Which = NVPTX ? Profile::NVPTX : Profile::NVVM;
  bool Fine = true;
  outs() << "module                   size         ours                     "
            "LLVM's verifyModule        faster\n";
  for (const Shape &S : shapes()) {
    if (!Only.empty() && Only != S.Name)
      continue;
    SmallVector<Point, 8> Points;
    for (unsigned Megabytes : Wanted) {
      Expected<Point> P = measure(S, Megabytes, Which);
      if (!P) {
        errs() << "opennvvm-sizes: " << S.Name << ": "
               << toString(P.takeError()) << '\n';
        return 1;
      }
      print(S, *P);
      Points.push_back(*P);
    }
    if (Points.size() < 2)
      continue;
    double Ours = growth(Points, &Point::Ours);
    outs() << left_justify(S.Name, 18)
           << format(" growth: ours size^%.2f, LLVM's size^%.2f\n", Ours,
                     growth(Points, &Point::LLVMs));
    Fine &= Most == 0 || Ours <= Most;
  }
  if (!Fine)
    errs() << "opennvvm-sizes: faster growth than " << Most << '\n';
  return Fine ? 0 : 1;
}
