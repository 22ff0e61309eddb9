//===- KnownLibdevice.cpp - The libdevice of this process -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownLibdevice.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"
#include <atomic>

using namespace llvm;

namespace opennvvm::capi {

namespace {
struct Known {
  size_t Size;
  XXH128_hash_t Hash;
  std::shared_ptr<const LibraryIndex> Index;
};
} // namespace

/// Set at most once and never destroyed, so that no lock is needed that a fork
/// could leave locked.
static std::atomic<const Known *> TheKnown;

static XXH128_hash_t hashOf(StringRef Bytes) {
  return xxh3_128bits(arrayRefFromStringRef(Bytes));
}

std::shared_ptr<const LibraryIndex> knownLibdevice(StringRef Bytes) {
  const Known *K = TheKnown.load(std::memory_order_acquire);
  if (!K || K->Size != Bytes.size() || !(K->Hash == hashOf(Bytes)))
    return nullptr;
  return K->Index;
}

void rememberLibdevice(StringRef Bytes,
                       std::shared_ptr<const LibraryIndex> Index) {
  if (!Index || TheKnown.load(std::memory_order_relaxed))
    return;
  auto New = std::make_unique<Known>(
      Known{Bytes.size(), hashOf(Bytes), std::move(Index)});
  const Known *None = nullptr;
  if (TheKnown.compare_exchange_strong(None, New.get(),
                                       std::memory_order_acq_rel))
    (void)New.release();
}

} // namespace opennvvm::capi
