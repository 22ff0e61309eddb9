//===- CallSequence.cpp - Random calls of both C interfaces ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallSequence.h"
#include <cstdio>
#include <cstdlib>

using namespace llvm;

namespace calls {

unsigned Choices::byte() {
  if (Bytes.empty())
    return 0;
  unsigned Value = Bytes.front();
  Bytes = Bytes.drop_front();
  return Value;
}

StringRef Choices::bytes(size_t Count) {
  ArrayRef<uint8_t> Taken = Bytes.take_front(Count);
  Bytes = Bytes.drop_front(Taken.size());
  return {reinterpret_cast<const char *>(Taken.data()), Taken.size()};
}

void expect(bool Holds, const char *What) {
  if (Holds)
    return;
  fprintf(stderr, "unexpected: not %s\n", What);
  abort();
}

template <typename H, typename DestroyFn>
static void destroyAll(Handles<H> &All, DestroyFn Destroy) {
  for (std::atomic<H> &Slot : All.Slots)
    if (H Handle = Slot.exchange(nullptr))
      expect(Destroy(&Handle) == 0, "destroyed at the end");
}

World::World(bool IsShared) : IsShared(IsShared) {
  nvvmProgram Program = nullptr;
  nvvmCreateProgram(&Program);
  Programs.Slots[0] = Program;
  opennvvmContext Context = nullptr;
  opennvvmCreateContext(&Context);
  Contexts.Slots[0] = Context;
}

World::~World() {
  destroyAll(Programs, nvvmDestroyProgram);
  destroyAll(Contexts, opennvvmDestroyContext);
  destroyAll(Modules, opennvvmDestroyModule);
  destroyAll(Results, opennvvmDestroyResult);
}

void runSequence(ArrayRef<uint8_t> Bytes, World &W) {
  constexpr unsigned MaxCalls = 64;
  Choices C(Bytes);
  for (unsigned I = 0; I != MaxCalls && !C.atEnd(); ++I)
    if (C.chance(2))
      callNvvm(C, W);
    else
      callOpenNVVM(C, W);
}

} // namespace calls
