//===- Limits.cpp - Resource limits of a run ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "Commands.h"
#include "llvm/Support/FileSystem.h"
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define HAS_SHADOW_MEMORY 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_SHADOW_MEMORY 1
#endif
#endif
#ifndef HAS_SHADOW_MEMORY
#define HAS_SHADOW_MEMORY 0
#endif

using namespace llvm;

namespace opennvvm::tool {

// Far above what any module of a size has needed; they only stop runaways.
static constexpr rlim_t BaseMemory = rlim_t(4) << 30, MemoryPerByte = 4096;
/// Address space that allocators reserve per thread, most of it unused.
static constexpr rlim_t MemoryPerThread = rlim_t(256) << 20;
static constexpr rlim_t BaseSeconds = 120, BytesPerSecond = 4096;
/// The system keeps 128 MiB of address space free below the stack.
static constexpr rlim_t Stack = rlim_t(96) << 20;

/// Sets a soft limit that is at most the current one and the hard one.
static void lower(int Resource, rlim_t Value) {
  rlimit Limit;
  if (getrlimit(Resource, &Limit) == 0 && Limit.rlim_cur > Value) {
    Limit.rlim_cur = Value;
    setrlimit(Resource, &Limit);
  }
}

static void onTimeOut(int) {
  static constexpr char Text[] = "nvvmc: error: the input takes too long\n";
  (void)!::write(STDERR_FILENO, Text, sizeof(Text) - 1);
  _exit(CouldNotRun);
}

static void deepenStack() {
  rlimit Limit;
  if (getrlimit(RLIMIT_STACK, &Limit) == 0 && Limit.rlim_cur < Stack) {
    Limit.rlim_cur = std::min(Stack, Limit.rlim_max);
    setrlimit(RLIMIT_STACK, &Limit);
  }
}

void limitResources(ArrayRef<std::string> Files, unsigned Threads) {
  deepenStack();
  rlim_t Bytes = 0;
  for (const std::string &File : Files) {
    uint64_t Size = 0;
    // The size of input from a pipe is unknown.
    if (File == "-" || sys::fs::file_size(File, Size))
      return;
    Bytes += Size;
  }
  if (!HAS_SHADOW_MEMORY)
    lower(RLIMIT_AS,
          BaseMemory + Threads * MemoryPerThread + Bytes * MemoryPerByte);
  std::signal(SIGXCPU, onTimeOut);
  lower(RLIMIT_CPU, BaseSeconds + Bytes / BytesPerSecond);
}

} // namespace opennvvm::tool
