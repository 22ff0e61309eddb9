//===- Known.cpp - Kernels of tile programs in this process ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Known.h"
#include "TileImage/Image.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>

using namespace llvm;

namespace opennvvm::launch {

namespace {
using Table = std::shared_ptr<const tile::LaunchTable>;

/// A kernel, and where it is from.
struct KnownKernel {
  Handle Container;
  Needs Launch;
};

/// What this process has loaded. Handles are the driver's; it may give the same
/// one again after it was released.
struct Registry {
  std::mutex Mutex;
  DenseMap<Handle, Table> Containers;
  DenseMap<Handle, KnownKernel> Kernels;
  std::atomic<bool> IsEmpty = true;
};
} // namespace

/// Never destroyed: other libraries launch kernels while the process ends.
static Registry &registry() {
  static auto *R = new Registry;
  return *R;
}

static void note(Handle Container, StringRef Image) {
  Expected<tile::TileImage> Read = tile::readTileImage(Image);
  if (!Read)
    return consumeError(Read.takeError());
  Registry &R = registry();
  std::lock_guard<std::mutex> Lock(R.Mutex);
  R.Containers[Container] =
      std::make_shared<tile::LaunchTable>(std::move(Read->Launches));
  R.IsEmpty = false;
}

void noteImage(Handle Container, const void *Image) {
  StringRef Whole = tile::wholeImage(Image);
  if (!Whole.empty())
    note(Container, Whole);
}

void noteFile(Handle Container, const char *Name) {
  if (auto Bytes = MemoryBuffer::getFile(Name, /*IsText=*/false,
                                         /*RequiresNullTerminator=*/false))
    note(Container, (*Bytes)->getBuffer());
}

void notePart(Handle Part, Handle Whole) {
  Registry &R = registry();
  if (R.IsEmpty)
    return;
  std::lock_guard<std::mutex> Lock(R.Mutex);
  if (Table Known = R.Containers.lookup(Whole))
    R.Containers[Part] = std::move(Known);
}

void forget(Handle Container) {
  Registry &R = registry();
  if (R.IsEmpty)
    return;
  std::lock_guard<std::mutex> Lock(R.Mutex);
  if (!R.Containers.erase(Container))
    return;
  SmallVector<Handle, 8> Gone;
  for (const auto &[Kernel, Known] : R.Kernels)
    if (Known.Container == Container)
      Gone.push_back(Kernel);
  for (Handle Kernel : Gone)
    R.Kernels.erase(Kernel);
}

bool noteKernel(Handle Kernel, Handle Container, const char *Name, Needs &To) {
  Registry &R = registry();
  if (R.IsEmpty)
    return false;
  std::lock_guard<std::mutex> Lock(R.Mutex);
  Table From = R.Containers.lookup(Container);
  const tile::LaunchInfo *Info = From ? From->find(Name) : nullptr;
  if (!Info)
    return false;
  std::copy_n(Info->Block, 3, To.Block);
  To.Shared = Info->DynamicShared;
  R.Kernels[Kernel] = {Container, To};
  return true;
}

bool noteAlias(Handle Function, Handle Kernel, Needs &To) {
  Registry &R = registry();
  if (R.IsEmpty)
    return false;
  std::lock_guard<std::mutex> Lock(R.Mutex);
  auto Known = R.Kernels.find(Kernel);
  if (Known == R.Kernels.end())
    return false;
  KnownKernel Copy = Known->second;
  To = Copy.Launch;
  R.Kernels[Function] = Copy;
  return true;
}

bool find(Handle Kernel, Needs &To) {
  Registry &R = registry();
  if (R.IsEmpty)
    return false;
  std::lock_guard<std::mutex> Lock(R.Mutex);
  auto Known = R.Kernels.find(Kernel);
  if (Known == R.Kernels.end())
    return false;
  To = Known->second.Launch;
  return true;
}

} // namespace opennvvm::launch
