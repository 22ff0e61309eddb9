//===- Driver.cpp - The functions of the real driver ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs find the driver by dlsym() and by its cuGetProcAddress(), or are
// linked with it. Each way leads to what Launches.cpp has.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Launches.h"
#include <atomic>
#include <cstring>
#include <dlfcn.h>

using namespace opennvvm::launch;

namespace opennvvm::launch {

namespace {
struct Row {
  const char *Exported, *Asked;
  int Since;
  bool PerThread;
  void *Replacement;
};
} // namespace

static const Row Rows[] = {
#define ENTRY(EXPORTED, ASKED, SINCE, PER_THREAD)                              \
  {#EXPORTED, #ASKED, SINCE, PER_THREAD, reinterpret_cast<void *>(&EXPORTED)},
#include "Entries.inc"
#undef ENTRY
};

static constexpr unsigned Count = unsigned(Entry::Count);
static std::atomic<void *> Reals[Count];

using LookUp = void *(*)(void *, const char *);

/// The C library's dlsym(). Its own name leads here.
static LookUp realLookUp() {
  static const LookUp Found = [] {
    void *Function = nullptr;
    for (const char *Version : {"GLIBC_2.34", "GLIBC_2.2.5", "GLIBC_2.17"})
      if (!Function)
        Function = dlvsym(RTLD_NEXT, "dlsym", Version);
    return reinterpret_cast<LookUp>(Function);
  }();
  return Found;
}

/// Looks for \p Name in the driver, if the process has loaded one.
static void *findInDriver(const char *Name) {
  LookUp Find = realLookUp();
  if (!Find)
    return nullptr;
  if (void *Found = Find(RTLD_NEXT, Name))
    return Found;
  // It is never unloaded: functions of it are kept.
  void *Driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
  return Driver ? Find(Driver, Name) : nullptr;
}

void *realOf(Entry Which) {
  std::atomic<void *> &Known = Reals[unsigned(Which)];
  void *Real = Known.load(std::memory_order_acquire);
  if (!Real) {
    Real = findInDriver(Rows[unsigned(Which)].Exported);
    Known.store(Real, std::memory_order_release);
  }
  return Real;
}

void setReal(Entry Which, void *Function) {
  Reals[unsigned(Which)].store(Function, std::memory_order_release);
}

void *replacementOf(Entry Which) { return Rows[unsigned(Which)].Replacement; }

Entry findExported(const char *Name) {
  if (std::strncmp(Name, "cu", 2) != 0)
    return Entry::Count;
  for (unsigned I = 0; I < Count; ++I)
    if (std::strcmp(Rows[I].Exported, Name) == 0)
      return Entry(I);
  return Entry::Count;
}

Entry findAsked(const char *Name, int Version, bool PerThread) {
  Entry Best = Entry::Count;
  bool BestIsPerThread = false;
  for (unsigned I = 0; I < Count; ++I) {
    const Row &R = Rows[I];
    if (R.Since > Version || (R.PerThread && !PerThread) ||
        std::strcmp(R.Asked, Name) != 0)
      continue;
    // Later rows of a name are of later versions.
    if (BestIsPerThread && !R.PerThread)
      continue;
    Best = Entry(I);
    BestIsPerThread = R.PerThread;
  }
  return Best;
}

void *findOther(const char *Name) { return findInDriver(Name); }

} // namespace opennvvm::launch

//===----------------------------------------------------------------------===//
// What is asked for functions
//===----------------------------------------------------------------------===//

/// Notes what the driver has given for \p Which, and gives its replacement.
static void *replace(Entry Which, void *Real) {
  // A function that was looked up through this library is one already.
  if (Real != replacementOf(Which))
    setReal(Which, Real);
  return replacementOf(Which);
}

Result cuGetProcAddress(const char *Name, void **To, int Version,
                        uint64_t Flags) {
  Result R = callReal<Entry::cuGetProcAddress>(Name, To, Version, Flags);
  Entry Which = findAsked(Name, Version, Flags & PerThreadStream);
  if (R == Success && To && *To && Which != Entry::Count)
    *To = replace(Which, *To);
  return R;
}

Result cuGetProcAddress_v2(const char *Name, void **To, int Version,
                           uint64_t Flags, void *Status) {
  Result R =
      callReal<Entry::cuGetProcAddress_v2>(Name, To, Version, Flags, Status);
  Entry Which = findAsked(Name, Version, Flags & PerThreadStream);
  if (R == Success && To && *To && Which != Entry::Count)
    *To = replace(Which, *To);
  return R;
}

#if __has_cpp_attribute(clang::musttail)
#define TAIL [[clang::musttail]]
#else
#define TAIL
#endif

/// The C library tells by the return address which library asks for "the next"
/// symbol: what is not the driver's is passed on without a frame.
extern "C" __attribute__((visibility("default"))) void *
dlsym(void *__restrict Library, const char *__restrict Name) noexcept {
  LookUp Find = realLookUp();
  Entry Which = findExported(Name);
  if (Which == Entry::Count)
    TAIL return Find(Library, Name);
  void *Real = Find(Library, Name);
  return Real ? replace(Which, Real) : nullptr;
}
