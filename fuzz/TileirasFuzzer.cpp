//===- TileirasFuzzer.cpp - Fuzzing of tileiras ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tool on damaged programs and on any of its options: it ends with one of
// its statuses, and does not have to be saved from a crash. The first bytes
// choose options, the others are the program. One run in sixteen compiles what
// can be compiled; the others read, verify and print it.
//
//===----------------------------------------------------------------------===//

#include "Tileiras/Tileiras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

using namespace llvm;

static const char *const Machines[] = {
    "--gpu-name=sm_75",  "--gpu-name=sm_80",  "--gpu-name=sm_90",
    "--gpu-name=sm_100", "--gpu-name=sm_120", "--gpu-name=sm_120a",
    "--gpu-name=sm_1",   "--gpu-name=",       "--arch=x86_64",
};
static const char *const Forms[] = {
    "--emit=cuda_tile", "--emit=nv_tileas", "--emit=llvm",
    "--emit=ptx",       "--emit=fatbin",    "--emit=none",
};
static const char *const Others[] = {
    "-O0",
    "-O3",
    "--opt-level=9",
    "--lineinfo",
    "--device-debug",
    "--diagnostics=json",
    "--diagnostics=sarif",
    "--remark-format=yaml",
    "--remarks",
    "--sanitize=memcheck",
    "--host-arch=aarch64",
    "--launch=static",
    "--list-versions",
    "--version",
    "--nothing",
    "-o",
};
static constexpr size_t Chosen = 4; ///< Bytes that choose options.

/// A file of this process, in memory.
static int newFile(std::string &Path) {
  int File = memfd_create("fuzz", 0);
  if (File < 0)
    std::abort();
  Path = "/proc/self/fd/" + std::to_string(File);
  return File;
}

/// Whether what \p File has says that the tool was saved from a crash.
static bool tellsOfCrash(int File) {
  off_t Size = lseek(File, 0, SEEK_END);
  std::string Text(size_t(std::max<off_t>(Size, 0)), '\0');
  ssize_t Read = pread(File, Text.data(), Text.size(), 0);
  return Read > 0 && StringRef(Text).contains(opennvvm::tool::CrashWords);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  if (Size < Chosen)
    return 0;
  static std::string Program, Out;
  static int In = newFile(Program), Said = newFile(Out),
             Screen = dup(STDERR_FILENO);
  const uint8_t *Bytes = Data + Chosen;
  if (ftruncate(In, 0) ||
      pwrite(In, Bytes, Size - Chosen, 0) != ssize_t(Size - Chosen) ||
      ftruncate(Said, 0))
    std::abort();
  bool Compiles = Data[0] % 16 == 0;
  SmallVector<const char *> Given = {
      Program.c_str(), Machines[Data[1] % std::size(Machines)],
      Forms[Compiles ? Data[2] % std::size(Forms) : 0], "-o", "/dev/null"};
  if (Data[3] & 128)
    Given.push_back(Others[Data[3] % std::size(Others)]);
  lseek(Said, 0, SEEK_SET);
  dup2(Said, STDERR_FILENO);
  int Status = opennvvm::tool::runTileiras(Given);
  dup2(Screen, STDERR_FILENO);
  bool IsKnown =
      Status == 0 || Status == 1 || Status == 2 || Status == 3 || Status == 5;
  if (!IsKnown || tellsOfCrash(Said)) {
    std::fprintf(stderr, "status %d\n", Status);
    __builtin_trap();
  }
  return 0;
}
