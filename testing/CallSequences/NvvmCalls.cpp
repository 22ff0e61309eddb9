//===- NvvmCalls.cpp - Random calls of nvvm.h -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallSequence.h"
#include "llvm/ADT/SmallVector.h"
#include <cstring>
#include <memory>

using namespace llvm;

namespace calls {

// Buffers of shared programs: their size changes between two calls.
static constexpr size_t LargeSize = 1 << 18;

static const char *const Options[] = {
    "-arch=compute_75",
    "-arch=compute_90a",
    "-arch=compute_100",
    "-arch=compute_101",
    "-opt=0",
    "-opt=3",
    "-ftz=1",
    "-fma=0",
    "-prec-div=0",
    "-prec-sqrt=2",
    "-jump-table-density=10",
    "-g",
    "-w",
    "-gen-lto",
    "-Ofast-compile=min",
    "-nvvm-version=nvvm70",
    "-nvvm-version=1",
    "-split-compile-extended=2",
    "-nope",
    "",
    nullptr,
};

/// A text that a call copies, and whose size another tells, with its NUL.
template <typename SizeFn, typename CopyFn>
static std::string read(nvvmProgram P, bool IsAlive, const World &W,
                        SizeFn SizeOf, CopyFn Copy) {
  size_t Size = 0;
  nvvmResult Code = SizeOf(P, &Size);
  if (W.IsShared) {
    std::unique_ptr<char[]> Buffer(new char[LargeSize]);
    return Copy(P, Buffer.get()) == NVVM_SUCCESS ? Buffer.get() : "";
  }
  expect(Code == (IsAlive ? NVVM_SUCCESS : NVVM_ERROR_INVALID_PROGRAM),
         "the code of a size");
  if (!IsAlive) {
    char Unused = 1;
    expect(Copy(P, &Unused) == NVVM_ERROR_INVALID_PROGRAM && Unused == 1,
           "a copy of nothing");
    return {};
  }
  expect(Size > 0, "a size that counts the NUL");
  // Not a byte more than promised.
  std::unique_ptr<char[]> Buffer(new char[Size]);
  expect(Copy(P, Buffer.get()) == NVVM_SUCCESS, "a copy");
  expect(Buffer[Size - 1] == 0, "a NUL at the end");
  return std::string(Buffer.get(), Size - 1);
}

static std::string readLog(nvvmProgram P, bool IsAlive, const World &W) {
  return read(P, IsAlive, W, nvvmGetProgramLogSize, nvvmGetProgramLog);
}

static std::string readResult(nvvmProgram P, bool IsAlive, const World &W) {
  return read(P, IsAlive, W, nvvmGetCompiledResultSize, nvvmGetCompiledResult);
}

static void create(Choices &C, World &W) {
  nvvmProgram New = nullptr;
  expect(nvvmCreateProgram(&New) == NVVM_SUCCESS && New, "a new program");
  keepHandle(C, W.Programs, New, nvvmDestroyProgram);
}

static void destroy(Choices &C, World &W) {
  destroyPicked(C, W.Programs, W.Contexts, nvvmDestroyProgram,
                NVVM_ERROR_INVALID_PROGRAM);
}

static void add(Choices &C, World &W) {
  Choice<nvvmProgram> P = pickHandle(C, W.Programs, W.Contexts);
  auto *Add = C.chance(3) ? nvvmLazyAddModuleToProgram : nvvmAddModuleToProgram;
  std::string Bytes = pickModule(C);
  std::string Name = C.bytes(C.below(4)).str();
  bool IsNull = C.chance(16);
  // The buffer is as large as it claims.
  std::unique_ptr<char[]> Buffer(new char[Bytes.size()]);
  if (!Bytes.empty())
    std::memcpy(Buffer.get(), Bytes.data(), Bytes.size());
  nvvmResult Code = Add(P.Handle, IsNull ? nullptr : Buffer.get(), Bytes.size(),
                        C.chance(8) ? nullptr : Name.c_str());
  if (W.IsShared)
    return;
  expect(Code == (!P.Slot                   ? NVVM_ERROR_INVALID_PROGRAM
                  : IsNull || Bytes.empty() ? NVVM_ERROR_INVALID_INPUT
                                            : NVVM_SUCCESS),
         "the code of adding");
}

static bool isFailureOf(bool Compiles, nvvmResult Code) {
  return Code == (Compiles ? NVVM_ERROR_COMPILATION : NVVM_ERROR_INVALID_IR) ||
         Code == NVVM_ERROR_IR_VERSION_MISMATCH ||
         Code == NVVM_ERROR_INVALID_OPTION ||
         Code == NVVM_ERROR_NO_MODULE_IN_PROGRAM;
}

static void process(Choices &C, World &W) {
  Choice<nvvmProgram> P = pickHandle(C, W.Programs, W.Contexts);
  bool Compiles = C.chance(2);
  auto *Process = Compiles ? nvvmCompileProgram : nvvmVerifyProgram;
  SmallVector<const char *, 4> List;
  // Most are good, but not all together.
  unsigned Count = C.below(3);
  for (unsigned I = 0; I != Count; ++I)
    List.push_back(Options[C.below(std::size(Options))]);
  int Claimed = C.chance(16) ? -1 : int(Count);
  std::string Before = readResult(P.Handle, P.Slot, W);
  nvvmResult Code = Process(P.Handle, Claimed, List.data());
  std::string Log = readLog(P.Handle, P.Slot, W);
  expect(Log.find("internal error") == std::string::npos, "without a crash");
  std::string After = readResult(P.Handle, P.Slot, W);
  if (W.IsShared)
    return;
  if (!P.Slot) {
    expect(Code == NVVM_ERROR_INVALID_PROGRAM, "a program that is not alive");
    return;
  }
  expect(Code == NVVM_SUCCESS || isFailureOf(Compiles, Code),
         "a code of the interface");
  if (!Compiles)
    expect(Before == After, "a result that verifying does not change");
  else
    expect((Code == NVVM_SUCCESS) == !After.empty(),
           "a result after success only");
  // The same call has the same answer.
  if (C.chance(4)) {
    expect(Process(P.Handle, Claimed, List.data()) == Code, "the same code");
    expect(readLog(P.Handle, true, W) == Log, "the same log");
    expect(readResult(P.Handle, true, W) == After, "the same result");
  }
}

static void readTexts(Choices &C, World &W) {
  Choice<nvvmProgram> P = pickHandle(C, W.Programs, W.Contexts);
  readLog(P.Handle, P.Slot, W);
  readResult(P.Handle, P.Slot, W);
  if (W.IsShared)
    return;
  nvvmResult Wanted =
      P.Slot ? NVVM_ERROR_INVALID_INPUT : NVVM_ERROR_INVALID_PROGRAM;
  expect(nvvmGetProgramLog(P.Handle, nullptr) == Wanted &&
             nvvmGetProgramLogSize(P.Handle, nullptr) == Wanted &&
             nvvmGetCompiledResult(P.Handle, nullptr) == Wanted &&
             nvvmGetCompiledResultSize(P.Handle, nullptr) == Wanted,
         "null is refused");
}

static void askVersions(Choices &C, World &) {
  int Major = 0, Minor = 0;
  expect(nvvmVersion(&Major, C.chance(2) ? nullptr : &Minor) == NVVM_SUCCESS &&
             Major == 2,
         "version 2");
  expect(nvvmIRVersion(nullptr, &Minor, nullptr, nullptr) == NVVM_SUCCESS,
         "a version of the IR");
  std::string Arch = C.chance(2) ? "compute_90" : C.bytes(C.below(16)).str();
  nvvmLLVMVersion(C.chance(8) ? nullptr : Arch.c_str(), &Major);
  expect(std::strlen(nvvmGetErrorString(nvvmResult(int8_t(C.byte())))) > 0,
         "a name");
}

void callNvvm(Choices &C, World &W) {
  static constexpr void (*Calls[])(Choices &, World &) = {
      create,  create,  add,     add,       add,     add,        add,
      process, process, process, readTexts, destroy, askVersions};
  Calls[C.below(std::size(Calls))](C, W);
}

} // namespace calls
