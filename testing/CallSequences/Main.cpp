//===- Main.cpp - Run random call sequences -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// call-sequences FIRST LAST [THREADS | --write FOLDER]
//
// Runs the sequences of these seeds, each by itself, or in several threads that
// share all handles. Or writes them to files, for a fuzzer to begin with.
//
//===----------------------------------------------------------------------===//

#include "CallSequence.h"
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <thread>
#include <vector>

using namespace calls;

static std::vector<uint8_t> sequenceOf(unsigned Seed) {
  std::mt19937 Random(Seed);
  std::vector<uint8_t> Bytes(2048);
  for (uint8_t &B : Bytes)
    B = uint8_t(Random());
  return Bytes;
}

static void runSeed(unsigned Seed, World &W) {
  runSequence(sequenceOf(Seed), W);
}

static int writeSeeds(const std::string &Folder, unsigned First,
                      unsigned Last) {
  for (unsigned Seed = First; Seed <= Last; ++Seed) {
    std::ofstream Out(Folder + "/" + std::to_string(Seed), std::ios::binary);
    for (uint8_t B : sequenceOf(Seed))
      Out.put(char(B));
    if (!Out)
      return 1;
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 3)
    return 2;
  unsigned First = 0, Last = 0, Threads = 0;
  if (llvm::StringRef(argv[1]).getAsInteger(10, First) ||
      llvm::StringRef(argv[2]).getAsInteger(10, Last))
    return 2;
  if (argc > 4 && argv[3] == std::string("--write"))
    return writeSeeds(argv[4], First, Last);
  if (argc > 3 && llvm::StringRef(argv[3]).getAsInteger(10, Threads))
    return 2;
  // One sequence asks for link-time optimization; nobody else answers that.
  unsetenv("OPENNVVM_FALLBACK_LIBNVVM");
  if (!Threads)
    for (unsigned Seed = First; Seed <= Last; ++Seed) {
      World W(/*IsShared=*/false);
      runSeed(Seed, W);
    }
  World Shared(/*IsShared=*/true);
  std::atomic<unsigned> Next = First;
  std::vector<std::thread> Running;
  for (unsigned I = 0; I != Threads; ++I)
    Running.emplace_back([&] {
      for (unsigned Seed; (Seed = Next++) <= Last;)
        runSeed(Seed, Shared);
    });
  for (std::thread &T : Running)
    T.join();
  printf("%u sequences\n", Last - First + 1);
  return 0;
}
