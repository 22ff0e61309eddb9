//===- Measure.cpp - The benchmark's measurements -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Measure.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Prepare/Prepare.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <ctime>
#include <sys/resource.h>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::bench;

// Also for modules that specify another layout (libdevice).
void bench::adopt(Module &M) {
  M.setTargetTriple(Triple("nvptx64-nvidia-cuda"));
  M.setDataLayout(
      "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64");
}

static unsigned countInstructions(const Module &M) {
  unsigned Count = 0;
  for (const Function &F : M)
    Count += F.getInstructionCount();
  return Count;
}

Expected<Subjects> bench::load(StringRef File, StringRef Libdevice) {
  Subjects S;
  S.File = File.str();
  auto Buffer = MemoryBuffer::getFile(File);
  if (!Buffer)
    return createFileError(File, Buffer.getError());
  S.Buffer = std::move(*Buffer);
  S.Context = std::make_unique<LLVMContext>();
  SMDiagnostic Problem;
  S.Module = parseIR(S.Buffer->getMemBufferRef(), Problem, *S.Context);
  if (!S.Module)
    return createStringError("%s: %s", S.File.c_str(),
                             Problem.getMessage().str().c_str());
  adopt(*S.Module);
  if (!Libdevice.empty() && needsLibdevice(*S.Module))
    if (Error E = linkLibdevice(*S.Module, Libdevice))
      return std::move(E);
  S.Instructions = countInstructions(*S.Module);
  return S;
}

/// The best of \p Rounds runs of \p Body, which prepares and then times itself.
static double best(unsigned Rounds, function_ref<double()> Body) {
  double Best = -1;
  for (unsigned I = 0; I != Rounds; ++I) {
    double Time = Body();
    if (Time < 0)
      return -1;
    if (Best < 0 || Time < Best)
      Best = Time;
  }
  return Best;
}

/// Processor time of this process in microseconds; a busy machine affects it
/// least.
static double now() {
  timespec T;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &T);
  return double(T.tv_sec) * 1e6 + double(T.tv_nsec) * 1e-3;
}

static double timed(function_ref<bool()> Body) {
  double Start = now();
  bool Fine = Body();
  double Elapsed = now() - Start;
  return Fine ? Elapsed : -1;
}

static double parseOnce(const Subjects &S, bool Ours) {
  LLVMContext Context;
  if (!Ours) {
    std::unique_ptr<Module> M;
    return timed([&] {
      SMDiagnostic Problem;
      M = parseIR(S.Buffer->getMemBufferRef(), Problem, Context);
      return M != nullptr;
    });
  }
  DiagnosticEngine Diags;
  LoadedModule Loaded;
  return timed([&] {
    Loaded = loadModuleFromBuffer(
        MemoryBuffer::getMemBuffer(S.Buffer->getMemBufferRef()), S.File,
        Context, Diags);
    return Loaded.Module != nullptr;
  });
}

static double verifyOnce(const Subjects &S, const SMInfo &SM, Profile P) {
  DiagnosticOptions Unlimited;
  Unlimited.ErrorLimit = 0;
  DiagnosticEngine Diags(Unlimited, P);
  Diags.setProfile(P);
  VerifierOptions Options;
  Options.Machine.SM = &SM;
  return timed([&] {
    verifyNVVMModule(*S.Module, Options, Diags);
    return true;
  });
}

static double emitWithLLVM(const Subjects &S, const SMInfo &SM,
                           CodeGenOptLevel Level) {
  std::string Problem;
  Triple TT("nvptx64-nvidia-cuda");
  const llvm::Target *T = TargetRegistry::lookupTarget(TT, Problem);
  if (!T)
    return -1;
  std::unique_ptr<TargetMachine> TM(T->createTargetMachine(
      TT, SM.Name, "", TargetOptions(), std::nullopt, std::nullopt, Level));
  std::unique_ptr<Module> Copy = CloneModule(*S.Module);
  Copy->setDataLayout(TM->createDataLayout());
  SmallVector<char, 0> Text;
  return timed([&] {
    raw_svector_ostream OS(Text);
    legacy::PassManager Passes;
    if (TM->addPassesToEmitFile(Passes, OS, nullptr,
                                CodeGenFileType::AssemblyFile))
      return false;
    Passes.run(*Copy);
    return true;
  });
}

static double emitWithOurs(Subjects &S, const SMInfo &SM, unsigned Level) {
  std::unique_ptr<Module> Copy = CloneModule(*S.Module);
  DiagnosticEngine Diags({}, Profile::NVPTX);
  Diags.setProfile(Profile::NVPTX);
  opennvvm::Target Machine;
  Machine.SM = &SM;
  ptx::EmitterOptions Options;
  Options.OptLevel = Level;
  SmallVector<char, 0> Text;
  double Time = timed([&] {
    prepare::prepareModule(*Copy, Machine, Level);
    return ptx::emitModule(*Copy, Machine, Options, Diags, Text);
  });
  if (Time < 0 && !Diags.diagnostics().empty())
    S.Refusal = Diags.diagnostics().front().Message;
  return Time;
}

double bench::emitTime(Subjects &S, const SMInfo &SM, unsigned Level,
                       unsigned Rounds) {
  return best(Rounds, [&] { return emitWithOurs(S, SM, Level); });
}

Times bench::measure(Subjects &S, const SMInfo &SM, unsigned Rounds) {
  Times Result;
  Result[LLVMParse] = best(Rounds, [&] { return parseOnce(S, false); });
  Result[OurParse] = best(Rounds, [&] { return parseOnce(S, true); });
  Result[LLVMVerify] = best(Rounds, [&] {
    return timed([&] { return !llvm::verifyModule(*S.Module); });
  });
  Result[OurVerifyNVVM] =
      best(Rounds, [&] { return verifyOnce(S, SM, Profile::NVVM); });
  Result[OurVerifyNVPTX] =
      best(Rounds, [&] { return verifyOnce(S, SM, Profile::NVPTX); });
  Result[OurEmitO0] = best(Rounds, [&] { return emitWithOurs(S, SM, 0); });
  Result[OurEmitO2] = best(Rounds, [&] { return emitWithOurs(S, SM, 2); });
  Result[LLVMEmitO0] =
      best(Rounds, [&] { return emitWithLLVM(S, SM, CodeGenOptLevel::None); });
  Result[LLVMEmitO2] = best(
      Rounds, [&] { return emitWithLLVM(S, SM, CodeGenOptLevel::Default); });
  return Result;
}

/// User and system time of all children that have ended, in milliseconds.
static double childrenTime() {
  rusage Usage;
  getrusage(RUSAGE_CHILDREN, &Usage);
  auto Milliseconds = [](const timeval &T) {
    return T.tv_sec * 1e3 + T.tv_usec / 1e3;
  };
  return Milliseconds(Usage.ru_utime) + Milliseconds(Usage.ru_stime);
}

double bench::startUp(StringRef Program, ArrayRef<StringRef> Arguments,
                      unsigned Runs) {
  SmallVector<StringRef, 8> Line = {Program};
  append_range(Line, Arguments);
  std::optional<StringRef> Quiet[] = {StringRef(), StringRef(), StringRef()};
  double Before = childrenTime();
  for (unsigned I = 0; I != Runs; ++I)
    if (sys::ExecuteAndWait(Program, Line, std::nullopt, Quiet) != 0)
      return -1;
  return (childrenTime() - Before) / Runs;
}
