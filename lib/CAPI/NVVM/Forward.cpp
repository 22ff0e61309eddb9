//===- Forward.cpp - What only NVIDIA's library can do --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Forward.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include <dlfcn.h>

using namespace llvm;

namespace opennvvm::capi {

namespace {
/// The functions of another libNVVM.
struct OtherLibrary {
  decltype(&nvvmCreateProgram) Create;
  decltype(&nvvmDestroyProgram) Destroy;
  decltype(&nvvmAddModuleToProgram) Add;
  decltype(&nvvmLazyAddModuleToProgram) LazyAdd;
  decltype(&nvvmCompileProgram) Compile;
  decltype(&nvvmGetCompiledResultSize) ResultSize;
  decltype(&nvvmGetCompiledResult) Result;
  decltype(&nvvmGetProgramLogSize) LogSize;
  decltype(&nvvmGetProgramLog) Log;

  /// Loads \p File, which is never unloaded. \returns why that failed.
  std::string load(const std::string &File);
};
} // namespace

static Outcome failure(const Twine &Why) {
  Outcome O;
  O.Code = NVVM_ERROR_INVALID_OPTION;
  O.Log = ("libnvvm : error: -gen-lto: " + Why).str();
  return O;
}

std::string OtherLibrary::load(const std::string &File) {
  // Its symbols must meet neither ours nor those of the process.
  void *Handle = dlopen(File.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  if (!Handle)
    return dlerror();
  bool HasAll = true;
  auto Find = [&](auto &Function, const char *Name) {
    Function = reinterpret_cast<std::remove_reference_t<decltype(Function)>>(
        dlsym(Handle, Name));
    HasAll &= Function != nullptr;
  };
  Find(Create, "nvvmCreateProgram");
  Find(Destroy, "nvvmDestroyProgram");
  Find(Add, "nvvmAddModuleToProgram");
  Find(LazyAdd, "nvvmLazyAddModuleToProgram");
  Find(Compile, "nvvmCompileProgram");
  Find(ResultSize, "nvvmGetCompiledResultSize");
  Find(Result, "nvvmGetCompiledResult");
  Find(LogSize, "nvvmGetProgramLogSize");
  Find(Log, "nvvmGetProgramLog");
  if (!HasAll)
    return File + " is not a libNVVM";
  // It would call itself for ever.
  Dl_info Own, Its;
  if (dladdr(reinterpret_cast<void *>(&forwardLTO), &Own) &&
      dladdr(reinterpret_cast<void *>(Compile), &Its) &&
      Own.dli_fbase == Its.dli_fbase)
    return File + " is this library itself";
  return {};
}

/// Copies a text of \p Program, whose size the first function tells.
template <typename SizeFn, typename TextFn>
static std::string copy(nvvmProgram Program, SizeFn SizeOf, TextFn Text) {
  size_t Size = 0;
  std::string Copy;
  if (SizeOf(Program, &Size) != NVVM_SUCCESS)
    return Copy;
  Copy.resize(Size);
  if (Text(Program, Copy.data()) != NVVM_SUCCESS)
    Copy.clear();
  return Copy;
}

static Outcome compileWith(const OtherLibrary &Other,
                           ArrayRef<ProgramPart> Parts,
                           ArrayRef<const char *> Options) {
  Outcome O;
  nvvmProgram Program = nullptr;
  O.Code = Other.Create(&Program);
  for (const ProgramPart &P : Parts)
    if (O.Code == NVVM_SUCCESS)
      O.Code = (P.IsLazy ? Other.LazyAdd : Other.Add)(Program, P.Text.get(),
                                                      P.Size, P.Name.c_str());
  if (O.Code != NVVM_SUCCESS)
    return O;
  SmallVector<const char *, 8> List(Options);
  O.Code = Other.Compile(Program, int(List.size()), List.data());
  O.Log = copy(Program, Other.LogSize, Other.Log);
  if (!O.Log.empty() && O.Log.back() == 0)
    O.Log.pop_back();
  if (O.Code == NVVM_SUCCESS) {
    O.Result = copy(Program, Other.ResultSize, Other.Result);
    O.IsText = false;
  }
  Other.Destroy(&Program);
  return O;
}

Outcome forwardLTO(StringRef Library, ArrayRef<ProgramPart> Parts,
                   ArrayRef<const char *> Options) {
  if (Library.empty())
    return failure("the container for link-time optimization is NVIDIA's own; "
                   "name NVIDIA's library in OPENNVVM_FALLBACK_LIBNVVM, or "
                   "compile to PTX without this option");
  OtherLibrary Other;
  if (std::string Problem = Other.load(Library.str()); !Problem.empty())
    return failure("OPENNVVM_FALLBACK_LIBNVVM: " + Problem);
  return compileWith(Other, Parts, Options);
}

} // namespace opennvvm::capi
