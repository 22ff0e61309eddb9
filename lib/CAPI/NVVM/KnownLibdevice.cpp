//===- KnownLibdevice.cpp - The libdevice of this process -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownLibdevice.h"
#include <atomic>

using namespace llvm;

namespace opennvvm::capi {

namespace {
struct Known {
  std::shared_ptr<const char[]> Text;
  size_t Size;
  std::shared_ptr<const LibraryIndex> Index;

  StringRef bytes() const { return {Text.get(), Size}; }
};
} // namespace

/// Set at most once and never destroyed, so that no lock is needed that a fork
/// could leave locked.
static std::atomic<const Known *> TheKnown;

/// What is known of \p Bytes; null if they are others.
static const Known *findKnown(StringRef Bytes) {
  const Known *K = TheKnown.load(std::memory_order_acquire);
  bool IsSame = K && (Bytes.data() == K->Text.get() ? Bytes.size() == K->Size
                                                    : Bytes == K->bytes());
  return IsSame ? K : nullptr;
}

std::shared_ptr<const char[]> knownText(StringRef Bytes) {
  const Known *K = findKnown(Bytes);
  return K ? K->Text : nullptr;
}

std::shared_ptr<const LibraryIndex> knownLibdevice(StringRef Bytes) {
  const Known *K = findKnown(Bytes);
  return K ? K->Index : nullptr;
}

void rememberLibdevice(const ProgramPart &Part,
                       std::shared_ptr<const LibraryIndex> Index) {
  if (!Index || TheKnown.load(std::memory_order_relaxed))
    return;
  auto New =
      std::make_unique<Known>(Known{Part.Text, Part.Size, std::move(Index)});
  const Known *None = nullptr;
  if (TheKnown.compare_exchange_strong(None, New.get(),
                                       std::memory_order_acq_rel))
    (void)New.release();
}

} // namespace opennvvm::capi
