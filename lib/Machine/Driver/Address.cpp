//===- Address.cpp - Functions by name and version ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include <dlfcn.h>

using namespace llvm;

namespace opennvvm::cudadriver {

namespace {
struct Entry {
  StringRef Name;
  int Since;
  const char *Exported;
};
} // namespace

// What the driver does not have says so, one line for each.
#define CUDA_ENTRY(NAME, SINCE, EXPORTED)
#define CUDA_REFUSED(NAME, SINCE, EXPORTED)                                    \
  CUDA_API Result EXPORTED() { return refused(#EXPORTED); }
// NOLINTBEGIN(readability-identifier-naming)
#include "Machine/Driver/Entries.inc"
// NOLINTEND(readability-identifier-naming)
#undef CUDA_ENTRY
#undef CUDA_REFUSED

static const Entry Entries[] = {
#define CUDA_ENTRY(NAME, SINCE, EXPORTED) {#NAME, SINCE, #EXPORTED},
#define CUDA_REFUSED(NAME, SINCE, EXPORTED)
#include "Machine/Driver/Entries.inc"
#undef CUDA_ENTRY
#undef CUDA_REFUSED
};

// CUdriverProcAddressQueryResult.
enum : int { Found = 0, SymbolNotFound = 1, VersionNotSufficient = 2 };

/// This library, whatever others the process has.
static void *self() {
  Dl_info Info;
  if (!dladdr(reinterpret_cast<void *>(&self), &Info))
    return nullptr;
  return dlopen(Info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
}

static void *addressOf(const char *Exported) {
  static void *Self = self();
  return Self ? dlsym(Self, Exported) : nullptr;
}

CUDA_API Result cuGetProcAddress_v2(const char *Name, void **Function,
                                    int Version, uint64_t, int *Status) {
  if (!Name || !Function)
    return InvalidValue;
  *Function = nullptr;
  int Answer = SymbolNotFound;
  const Entry *Best = nullptr;
  for (const Entry &E : Entries) {
    if (E.Name != Name)
      continue;
    Answer = VersionNotSufficient;
    if (E.Since <= Version && (!Best || E.Since > Best->Since))
      Best = &E;
  }
  if (Best)
    *Function = addressOf(Best->Exported);
  if (*Function)
    Answer = Found;
  if (Status)
    *Status = Answer;
  return *Function || Status ? Success : NotFound;
}
// Before CUDA 12 there was no status.
CUDA_API Result cuGetProcAddress(const char *Name, void **Function, int Version,
                                 uint64_t Flags) {
  return cuGetProcAddress_v2(Name, Function, Version, Flags, nullptr);
}

// Tables by which NVIDIA's libraries reach what has no name.
CUDA_API Result cuGetExportTable(const void **Table, const void *) {
  *Table = nullptr;
  return refused("cuGetExportTable");
}

// Programs that look for the runtime's version find it here.
CUDA_API Result cudaRuntimeGetVersion(int *Version) {
  *Version = 13000;
  return Success;
}

} // namespace opennvvm::cudadriver
