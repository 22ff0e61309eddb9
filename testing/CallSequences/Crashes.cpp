//===- Crashes.cpp - Crashes inside calls of the C interfaces -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The linker puts functions of this file before three of the library: one that
// reads, one that checks and one that emits. They crash on demand. Each call
// must end with a code and a message, and the next one must work.
//
//===----------------------------------------------------------------------===//

#include "opennvvm-c/nvvm.h"
#include "opennvvm-c/opennvvm.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Pipeline/Compile.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ErrorHandling.h"
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <thread>
#include <vector>

using namespace llvm;
using namespace opennvvm;

//===----------------------------------------------------------------------===//
// Crashes
//===----------------------------------------------------------------------===//

namespace {
enum class Stage { None, Read, Check, Emit };
} // namespace

static thread_local Stage CrashesIn = Stage::None;
static thread_local void (*Crash)() = nullptr;

static void crashIn(Stage Now) {
  if (CrashesIn == Now)
    Crash();
}

static void writeToNull() {
  volatile int *volatile Nowhere = nullptr;
  *Nowhere = 1;
}

static volatile unsigned DepthLimit = ~0U, Sink;

[[gnu::noinline]] static unsigned recurse(unsigned Depth) {
  volatile char Frame[4096];
  Frame[Depth % sizeof(Frame)] = char(Depth);
  if (Depth == DepthLimit)
    return 0;
  return recurse(Depth + 1) + unsigned(Frame[Depth % sizeof(Frame)]);
}

static void overflowStack() { Sink = recurse(0); }
static void failFatally() { report_fatal_error("no more ideas"); }

static void exhaustMemory() {
  size_t Size = SIZE_MAX / 4;
  Sink = unsigned(reinterpret_cast<uintptr_t>(::operator new(Size)));
}

// What the linker calls "__real_F" is the F of the library, and calls of F go
// to "__wrap_F"; testing/CallSequences/CMakeLists.txt lists the names.
#define LOAD                                                                   \
  "_ZN8opennvvm20loadModuleFromBufferESt10unique_ptrIN4llvm12MemoryBufferESt"  \
  "14default_deleteIS2_EENS1_9StringRefERNS1_11LLVMContextERNS_"               \
  "16DiagnosticEngineE"
#define CHECK_MODULE                                                           \
  "_ZN8opennvvm11checkModuleERKN4llvm6ModuleERKNS_14CompileOptionsERNS_"       \
  "16DiagnosticEngineE"
#define EMIT                                                                   \
  "_ZN8opennvvm3ptx10emitModuleERKN4llvm6ModuleERKNS_6TargetERKNS0_"           \
  "14EmitterOptionsERNS_16DiagnosticEngineERNS1_15SmallVectorImplIcEE"

LoadedModule realLoad(std::unique_ptr<MemoryBuffer>, StringRef, LLVMContext &,
                      DiagnosticEngine &) asm("__real_" LOAD);
LoadedModule load(std::unique_ptr<MemoryBuffer>, StringRef, LLVMContext &,
                  DiagnosticEngine &) asm("__wrap_" LOAD);
LoadedModule load(std::unique_ptr<MemoryBuffer> Buffer, StringRef Name,
                  LLVMContext &Context, DiagnosticEngine &Diags) {
  crashIn(Stage::Read);
  return realLoad(std::move(Buffer), Name, Context, Diags);
}

void realCheck(const Module &, const CompileOptions &,
               DiagnosticEngine &) asm("__real_" CHECK_MODULE);
void check(const Module &, const CompileOptions &,
           DiagnosticEngine &) asm("__wrap_" CHECK_MODULE);
void check(const Module &M, const CompileOptions &Options,
           DiagnosticEngine &Diags) {
  crashIn(Stage::Check);
  realCheck(M, Options, Diags);
}

bool realEmit(const Module &, const Target &, const ptx::EmitterOptions &,
              DiagnosticEngine &, SmallVectorImpl<char> &) asm("__real_" EMIT);
bool emit(const Module &, const Target &, const ptx::EmitterOptions &,
          DiagnosticEngine &, SmallVectorImpl<char> &) asm("__wrap_" EMIT);
bool emit(const Module &M, const Target &T, const ptx::EmitterOptions &Options,
          DiagnosticEngine &Diags, SmallVectorImpl<char> &Out) {
  crashIn(Stage::Emit);
  return realEmit(M, T, Options, Diags, Out);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static constexpr StringLiteral Text =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
    "  store i32 7, ptr addrspace(1) %p\n  ret void\n}\n"
    "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0, i32 3, i32 1}\n";

static void expect(bool Holds, const char *What) {
  if (Holds)
    return;
  printf("unexpected: not %s\n", What);
  exit(1);
}

/// The code and the log; the PTX in place of an empty log.
static std::string callNvvm(bool Compiles, nvvmResult &Code) {
  nvvmProgram P = nullptr;
  size_t Size = 0;
  expect(!nvvmCreateProgram(&P) &&
             !nvvmAddModuleToProgram(P, Text.data(), Text.size(), "m"),
         "a program");
  Code = Compiles ? nvvmCompileProgram(P, 0, nullptr)
                  : nvvmVerifyProgram(P, 0, nullptr);
  bool Failed = Code != NVVM_SUCCESS;
  (Failed ? nvvmGetProgramLogSize : nvvmGetCompiledResultSize)(P, &Size);
  std::string Out(Size, ' ');
  (Failed ? nvvmGetProgramLog : nvvmGetCompiledResult)(P, Out.data());
  expect(!nvvmDestroyProgram(&P), "destroyed");
  return Out;
}

static std::string callOpenNVVM(bool Compiles, opennvvmStatus &Status) {
  opennvvmContext Context = nullptr;
  opennvvmModule Module = nullptr;
  opennvvmResult Result = nullptr;
  const char *Out = "";
  size_t Size = 0;
  expect(!opennvvmCreateContext(&Context) &&
             !opennvvmCreateModule(Text.data(), Text.size(), "m", &Module),
         "a module");
  Status = (Compiles ? opennvvmCompile : opennvvmVerify)(Context, &Module, 1,
                                                         &Result);
  if (Status == OPENNVVM_SUCCESS)
    expect(!opennvvmGetOutput(Result, &Out, &Size), "an output");
  else
    expect(!opennvvmGetDiagnosticsText(Result, OPENNVVM_FORMAT_TEXT, &Out),
           "diagnostics");
  std::string Copy = Out;
  expect(!opennvvmDestroyResult(&Result) && !opennvvmDestroyModule(&Module) &&
             !opennvvmDestroyContext(&Context),
         "destroyed");
  return Copy;
}

namespace {
/// What good calls answer.
struct Answers {
  std::string Nvvm, OpenNVVM;

  Answers() {
    nvvmResult Code;
    Nvvm = callNvvm(true, Code);
    expect(Code == NVVM_SUCCESS, "compiled by libnvvm");
    opennvvmStatus Status;
    OpenNVVM = callOpenNVVM(true, Status);
    expect(Status == OPENNVVM_SUCCESS, "compiled by libopennvvm");
  }
  bool operator==(const Answers &) const = default;
};

struct Way {
  const char *Name;
  void (*Crash)();
};
} // namespace

static void testCrash(const char *StageName, Stage Where, const Way &By,
                      const Answers &Good) {
  for (bool Compiles : {false, true}) {
    if (Where == Stage::Emit && !Compiles)
      continue;
    Crash = By.Crash;
    CrashesIn = Where;
    nvvmResult Code;
    std::string Log = callNvvm(Compiles, Code);
    opennvvmStatus Status;
    std::string Diagnostics = callOpenNVVM(Compiles, Status);
    CrashesIn = Stage::None;
    Log.resize(std::min(Log.find('\n'), Log.size()));
    printf("%s %s %s: %d %s: %s\n", Compiles ? "compile" : "verify", StageName,
           By.Name, int(Code), opennvvmStatusName(Status), Log.c_str());
    expect(Diagnostics.find("[emit-crash") != std::string::npos,
           "a diagnostic");
    expect(Answers() == Good, "the same answers after a crash");
  }
}

int main() {
  static constexpr Way Ways[] = {
      {"null", writeToNull},  {"overflow", overflowStack}, {"abort", abort},
      {"fatal", failFatally}, {"memory", exhaustMemory},
  };
  setvbuf(stdout, nullptr, _IOLBF, 0);
  Answers Good;
  // Others are not disturbed.
  std::atomic<bool> Stop = false;
  std::thread Other([&] {
    while (!Stop)
      expect(Answers() == Good, "the same answers in another thread");
  });
  for (const Way &W : Ways) {
    testCrash("read", Stage::Read, W, Good);
    testCrash("check", Stage::Check, W, Good);
    testCrash("emit", Stage::Emit, W, Good);
  }
  // In a thread that the host made, whose stack is smaller.
  std::thread([&] {
    for (const Way &W : Ways)
      testCrash("thread", Stage::Emit, W, Good);
  }).join();
  Stop = true;
  Other.join();
  return 0;
}
