//===- Main.cpp - Emitted PTX compared with LLVM's host code --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ptx-differential --seeds=A..B [--jobs=N]   compares random kernels
// ptx-differential --print=SEED              prints one kernel
// ptx-differential --check=FILE              compares the kernel of a file;
//                                            status 0 when it differs, which is
//                                            what llvm-reduce asks of a test
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "Generator.h"
#include "Mend.h"
#include "Shrink.h"
#include "Support/OwnOptions.h"
#include "Workers.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace opennvvm::differential;

namespace {

struct Options {
  cl::opt<std::string> Seeds{"seeds", cl::desc("Seeds, as first..last"),
                             cl::init("1..300")};
  cl::opt<unsigned> Jobs{"jobs", cl::desc("Processes"), cl::init(1)};
  cl::opt<std::string> Print{"print", cl::desc("Print the kernel of a seed")};
  cl::opt<std::string> Check{"check", cl::desc("Compare the kernel of a file")};
  cl::opt<uint64_t> InputSeed{"inputs", cl::desc("Seed of a file's inputs"),
                              cl::init(1)};
  cl::opt<unsigned> Tier{"opt", cl::desc("Tier of the optimizer; 0 for none"),
                         cl::init(0)};
  cl::opt<unsigned> Attempts{
      "shrink", cl::desc("Attempts to shrink a mismatch"), cl::init(1500)};
  cl::opt<unsigned> Most{"max-failures", cl::desc("Stop after so many"),
                         cl::init(20)};
  cl::opt<bool> Quick{"quick", cl::desc("Stop at the first failure, unshrunk")};
  cl::opt<bool> Refused{"refused",
                        cl::desc("Also report what the compiler refuses")};
  cl::opt<bool> Once{"once",
                     cl::desc("Compile each kernel once, from text or bitcode "
                              "and for -O0 or -O2, as its seed decides")};
  cl::opt<bool> Mend{"mend", cl::desc("Compile kernels that were broken on "
                                      "purpose and mended")};
  cl::opt<unsigned> Every{"threads-every",
                          cl::desc("Of how many kernels one is also compiled "
                                   "in eight threads at once"),
                          cl::init(32)};
};

/// \param Tidy omits code that no result depends on.
std::string textOf(Choices &C, bool Tidy = false) {
  LLVMContext Context;
  std::unique_ptr<Module> M = generateKernel(C, Context);
  if (Tidy)
    for (Function &F : *M)
      for (BasicBlock &Block : F)
        for (Instruction &I : make_early_inc_range(reverse(Block)))
          if (isInstructionTriviallyDead(&I))
            I.eraseFromParent();
  std::string Text;
  raw_string_ostream OS(Text);
  if (verifyModule(*M, &OS))
    return "; broken\n; " + Text + "\n";
  M->print(OS, nullptr);
  return Text;
}

/// Compares the kernel of \p Seed; \returns the report, or an empty string.
std::string trySeed(uint64_t Seed, Reference &Host, const Options &O) {
  Choices C(Seed);
  std::string Text = textOf(C);
  unsigned Threads = !O.Once && Seed % O.Every == 0 ? 8 : 1;
  std::string Mended;
  if (O.Mend) {
    Expected<std::string> Fixed = breakAndMend(Text, Seed);
    if (!Fixed)
      return "seed " + std::to_string(Seed) +
             ": not mended: " + toString(Fixed.takeError()) + "\n";
    Mended = std::move(*Fixed);
  }
  Verdict First =
      compareKernel(Text, Seed, Host, Threads, O.Tier, Mended, O.Once);
  if (!First || (First.What == Verdict::NotEmitted && !O.Refused))
    return First ? Refused : "";
  if (First.What == Verdict::Disputed)
    return Disputed;
  std::string Report;
  raw_string_ostream OS(Report);
  OS << "seed " << Seed << ": " << nameOf(First.What) << ": " << First.Detail
     << "\n";
  if (O.Mend)
    OS << Mended << "\n";
  if (O.Quick || O.Mend)
    return Report;
  auto StillFails = [&](const std::vector<uint64_t> &Candidate) {
    Choices Fixed(Candidate);
    Verdict V =
        compareKernel(textOf(Fixed), Seed, Host, Threads, O.Tier, "", O.Once);
    return V.What == First.What;
  };
  std::vector<uint64_t> Small =
      shrinkChoices(C.taken(), O.Attempts, StillFails);
  Verdict Last = First;
  for (bool Tidy : {false, true}) {
    Choices Fixed(Small);
    std::string Smaller = textOf(Fixed, Tidy);
    Verdict V = compareKernel(Smaller, Seed, Host, Threads, O.Tier, "", O.Once);
    if (V.What == First.What) {
      Last = std::move(V);
      Text = std::move(Smaller);
    }
  }
  OS << "shrunk: " << Last.Detail << "\n" << Text << "\n" << Last.PTX << "\n";
  return Report;
}

int checkFile(const Options &O) {
  auto Buffer = MemoryBuffer::getFile(O.Check);
  if (!Buffer) {
    errs() << O.Check << ": " << Buffer.getError().message() << "\n";
    return 2;
  }
  auto Host = Reference::create();
  if (!Host) {
    errs() << toString(Host.takeError()) << "\n";
    return 2;
  }
  Verdict V =
      compareKernel((*Buffer)->getBuffer(), O.InputSeed, **Host, 1, O.Tier);
  outs() << nameOf(V.What) << (V.Detail.empty() ? "" : ": ") << V.Detail << "\n"
         << V.PTX;
  return V.What == Verdict::Different ? 0 : 1;
}

} // namespace

int main(int Argc, char **Argv) {
  opennvvm::hideOptionsOfLibraries();
  Options O;
  cl::ParseCommandLineOptions(Argc, Argv);
  if (!O.Print.empty()) {
    uint64_t Seed = 0;
    if (StringRef(O.Print).getAsInteger(10, Seed))
      return 2;
    Choices C(Seed);
    outs() << textOf(C);
    return 0;
  }
  if (!O.Check.empty())
    return checkFile(O);
  uint64_t From, To;
  auto [A, Z] = StringRef(O.Seeds).split("..");
  if (A.getAsInteger(10, From) || Z.getAsInteger(10, To) || To < From) {
    errs() << "--seeds takes first..last\n";
    return 2;
  }
  WorkPlan Plan{From, To, O.Jobs, O.Quick ? 1u : unsigned(O.Most)};
  return runWorkers(Plan, [&](uint64_t Seed, std::atomic<bool> &IsCompiling) {
    // One per process, never freed.
    static Reference *Host = cantFail(Reference::create()).release();
    Host->tellWhenCompiling(IsCompiling);
    return trySeed(Seed, *Host, O);
  });
}
