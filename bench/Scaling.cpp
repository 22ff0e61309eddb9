//===- Scaling.cpp - Time by size -----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs Google Benchmark on modules of one shape in growing sizes. Every line
// should end with N or N lg N: a quadratic algorithm shows here long before a
// real module triggers it.
//
//===----------------------------------------------------------------------===//

#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Prepare/Prepare.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <benchmark/benchmark.h>

using namespace llvm;
using namespace opennvvm;

namespace {

using Writer = void (*)(raw_ostream &OS, int64_t N);

/// One long block.
void straightLine(raw_ostream &OS, int64_t N) {
  OS << "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n"
        "  %v0 = add i32 %x, 1\n";
  for (int64_t I = 1; I < N; ++I)
    OS << "  %v" << I << " = " << (I % 2 ? "mul" : "xor") << " i32 %v" << I - 1
       << ", %v" << I / 2 << '\n';
  OS << "  store i32 %v" << N - 1 << ", ptr addrspace(1) %p\n  ret void\n}\n";
}

/// A sequence of diamonds, each with two phis.
void diamonds(raw_ostream &OS, int64_t N) {
  OS << "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n"
        "entry:\n  br label %h0\n";
  for (int64_t I = 0; I < N; ++I) {
    std::string From = I ? "%j" + std::to_string(I - 1) : "%entry";
    std::string A = I ? "%a" + std::to_string(I - 1) : "%x";
    OS << 'h' << I << ":\n  %c" << I << " = icmp slt i32 " << A << ", " << I
       << "\n  br i1 %c" << I << ", label %t" << I << ", label %j" << I << "\nt"
       << I << ":\n  %s" << I << " = add i32 " << A << ", " << I
       << "\n  br label %j" << I << "\nj" << I << ":\n  %a" << I
       << " = phi i32 [ " << A << ", %h" << I << " ], [ %s" << I << ", %t" << I
       << " ]\n  br label %h" << I + 1 << '\n';
  }
  OS << 'h' << N << ":\n  store i32 %a" << N - 1
     << ", ptr addrspace(1) %p\n  ret void\n}\n";
}

/// One block that loads and stores.
void accesses(raw_ostream &OS, int64_t N) {
  OS << "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n";
  for (int64_t I = 0; I < N; ++I)
    OS << "  %g" << I << " = getelementptr i32, ptr addrspace(1) %p, i64 "
       << I * 3 % 1000 << "\n  %l" << I << " = load i32, ptr addrspace(1) %g"
       << I << "\n  %m" << I << " = mul i32 %l" << I << ", %x\n  %o" << I
       << " = getelementptr i32, ptr addrspace(1) %p, i64 " << I
       << "\n  store i32 %m" << I << ", ptr addrspace(1) %o" << I << '\n';
  OS << "  ret void\n}\n";
}

/// Many small kernels.
void functions(raw_ostream &OS, int64_t N) {
  for (int64_t I = 0; I < N; ++I)
    OS << "define ptx_kernel void @k" << I
       << "(ptr addrspace(1) %p) {\n  store i32 " << I
       << ", ptr addrspace(1) %p\n  ret void\n}\n";
}

/// Globals, each pointing to the previous one.
void globals(raw_ostream &OS, int64_t N) {
  OS << "@g0 = addrspace(1) global i64 0\n";
  for (int64_t I = 1; I < N; ++I)
    OS << "@g" << I << " = addrspace(1) global ptr addrspace(1) @g" << I - 1
       << '\n';
}

std::unique_ptr<Module> make(Writer Write, int64_t N, LLVMContext &Context) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "target triple = \"nvptx64-nvidia-cuda\"\n"
        "target datalayout = "
        "\"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n"
        "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n";
  Write(OS, N);
  SMDiagnostic Problem;
  return parseAssemblyString(Text, Problem, Context);
}

void verify(benchmark::State &State, Writer Write) {
  LLVMContext Context;
  std::unique_ptr<Module> M = make(Write, State.range(0), Context);
  VerifierOptions Options;
  Options.Machine.SM = findTarget("sm_90");
  for ([[maybe_unused]] auto Round : State) {
    DiagnosticEngine Diags;
    verifyNVVMModule(*M, Options, Diags);
    if (Diags.hasErrors())
      State.SkipWithError("the verifier found errors");
  }
  State.SetComplexityN(State.range(0));
}

void emit(benchmark::State &State, Writer Write) {
  LLVMContext Context;
  std::unique_ptr<Module> M = make(Write, State.range(0), Context);
  opennvvm::Target Machine;
  Machine.SM = findTarget("sm_90");
  for ([[maybe_unused]] auto Round : State) {
    State.PauseTiming();
    std::unique_ptr<Module> Copy = CloneModule(*M);
    SmallVector<char, 0> Out;
    DiagnosticEngine Diags({}, Profile::NVPTX);
    State.ResumeTiming();
    prepare::prepareModule(*Copy, Machine, ptx::EmitterOptions().OptLevel);
    if (!ptx::emitModule(*Copy, Machine, {}, Diags, Out))
      State.SkipWithError("the emitter found errors");
    State.PauseTiming();
    Copy.reset();
    State.ResumeTiming();
  }
  State.SetComplexityN(State.range(0));
}

} // namespace

int main(int argc, char **argv) {
  constexpr std::pair<const char *, Writer> Shapes[] = {
      {"straight-line", straightLine},
      {"diamonds", diamonds},
      {"accesses", accesses},
      {"functions", functions},
      {"globals", globals}};
  for (auto [Name, Write] : Shapes) {
    benchmark::RegisterBenchmark((std::string("verify/") + Name).c_str(),
                                 verify, Write)
        ->RangeMultiplier(4)
        ->Range(256, 16384)
        ->Complexity()
        ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark((std::string("emit/") + Name).c_str(), emit,
                                 Write)
        ->RangeMultiplier(4)
        ->Range(256, 16384)
        ->Complexity()
        ->Unit(benchmark::kMicrosecond);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 2;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
