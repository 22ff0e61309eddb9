//===- Exports.cpp - The functions of nvvm.h ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CAPI/CodeName.h"
#include "Handles.h"
#include "Options.h"
#include "Program.h"
#include "opennvvm-c/nvvm.h"
#include <new>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::capi;

// The linker exports these and nothing else; see tools/libnvvm.
#pragma GCC visibility push(default)

const char *nvvmGetErrorString(nvvmResult Result) {
  static constexpr const char *Names[] = {
      "NVVM_SUCCESS",
      "NVVM_ERROR_OUT_OF_MEMORY",
      "NVVM_ERROR_PROGRAM_CREATION_FAILURE",
      "NVVM_ERROR_IR_VERSION_MISMATCH",
      "NVVM_ERROR_INVALID_INPUT",
      "NVVM_ERROR_INVALID_PROGRAM",
      "NVVM_ERROR_INVALID_IR",
      "NVVM_ERROR_INVALID_OPTION",
      "NVVM_ERROR_NO_MODULE_IN_PROGRAM",
      "NVVM_ERROR_COMPILATION",
      "NVVM_ERROR_CANCELLED",
  };
  return nameOfCode(Result, Names, "NVVM_ERROR not found");
}

static void set(int *To, int Value) {
  if (To)
    *To = Value;
}

nvvmResult nvvmVersion(int *Major, int *Minor) {
  set(Major, 2);
  set(Minor, 0);
  return NVVM_SUCCESS;
}

nvvmResult nvvmIRVersion(int *MajorIR, int *MinorIR, int *MajorDbg,
                         int *MinorDbg) {
  set(MajorIR, 2);
  set(MinorIR, 0);
  set(MajorDbg, 3);
  set(MinorDbg, 2);
  return NVVM_SUCCESS;
}

nvvmResult nvvmLLVMVersion(const char *Arch, int *Major) {
  const SMInfo *SM = Arch ? findArchitecture(Arch) : nullptr;
  if (!SM)
    return NVVM_ERROR_INVALID_INPUT;
  set(Major, readerOf(*SM).Reported);
  return NVVM_SUCCESS;
}

nvvmResult nvvmCreateProgram(nvvmProgram *Prog) {
  if (!Prog)
    return NVVM_ERROR_INVALID_PROGRAM;
  *Prog = addHandle(std::make_shared<NVVMProgram>());
  return NVVM_SUCCESS;
}

nvvmResult nvvmDestroyProgram(nvvmProgram *Prog) {
  if (!Prog || !removeHandle(*Prog))
    return NVVM_ERROR_INVALID_PROGRAM;
  *Prog = nullptr;
  return NVVM_SUCCESS;
}

static nvvmResult add(nvvmProgram Prog, const char *Buffer, size_t Size,
                      const char *Name, bool IsLazy) {
  std::shared_ptr<NVVMProgram> Program = findHandle(Prog);
  if (!Program)
    return NVVM_ERROR_INVALID_PROGRAM;
  if (!Buffer || !Size)
    return NVVM_ERROR_INVALID_INPUT;
  return Program->add({Buffer, Size}, Name && *Name ? Name : "<unnamed>",
                      IsLazy);
}

nvvmResult nvvmAddModuleToProgram(nvvmProgram Prog, const char *Buffer,
                                  size_t Size, const char *Name) {
  return add(Prog, Buffer, Size, Name, /*IsLazy=*/false);
}

nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram Prog, const char *Buffer,
                                      size_t Size, const char *Name) {
  return add(Prog, Buffer, Size, Name, /*IsLazy=*/true);
}

static nvvmResult run(nvvmProgram Prog, Action What, int NumOptions,
                      const char **Options) {
  std::shared_ptr<NVVMProgram> Program = findHandle(Prog);
  if (!Program)
    return NVVM_ERROR_INVALID_PROGRAM;
  if (NumOptions < 0 || (NumOptions > 0 && !Options))
    return Program->run(What, nullptr);
  ArrayRef<const char *> List(Options, size_t(NumOptions));
  return Program->run(What, &List);
}

nvvmResult nvvmCompileProgram(nvvmProgram Prog, int NumOptions,
                              const char **Options) {
  return run(Prog, Action::Compile, NumOptions, Options);
}

nvvmResult nvvmVerifyProgram(nvvmProgram Prog, int NumOptions,
                             const char **Options) {
  return run(Prog, Action::Verify, NumOptions, Options);
}

/// Calls \p Get for the program of \p Prog and the non-null \p Out.
template <typename T, typename GetFn>
static nvvmResult get(nvvmProgram Prog, T *Out, GetFn Get) {
  std::shared_ptr<NVVMProgram> Program = findHandle(Prog);
  if (!Program)
    return NVVM_ERROR_INVALID_PROGRAM;
  if (!Out)
    return NVVM_ERROR_INVALID_INPUT;
  Get(*Program);
  return NVVM_SUCCESS;
}

nvvmResult nvvmGetCompiledResultSize(nvvmProgram Prog, size_t *Size) {
  return get(Prog, Size, [&](NVVMProgram &P) { *Size = P.resultSize(); });
}

nvvmResult nvvmGetCompiledResult(nvvmProgram Prog, char *Buffer) {
  return get(Prog, Buffer, [&](NVVMProgram &P) { P.copyResult(Buffer); });
}

nvvmResult nvvmGetProgramLogSize(nvvmProgram Prog, size_t *Size) {
  return get(Prog, Size, [&](NVVMProgram &P) { *Size = P.logSize(); });
}

nvvmResult nvvmGetProgramLog(nvvmProgram Prog, char *Buffer) {
  return get(Prog, Buffer, [&](NVVMProgram &P) { P.copyLog(Buffer); });
}

#pragma GCC visibility pop
