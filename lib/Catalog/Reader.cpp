//===- Reader.cpp - The readers of libNVVM --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Reader.h"
#include "Catalog/ReaderConstruct.h"
#include "Target/Features.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr uint32_t bitOf(ReaderTrait T) {
  return uint32_t(1) << unsigned(T);
}

static constexpr ReaderInfo Readers[] = {
#define OPENNVVM_READERS
#include "opennvvm/Catalog/Readers.inc"
};

static constexpr ReaderConstruct Constructs[] = {
#include "opennvvm/Catalog/ReaderConstructs.inc"
};

ArrayRef<ReaderInfo> readers() { return Readers; }

const ReaderInfo &readerOf(const SMInfo &SM) {
  const ReaderInfo *Last = Readers;
  for (const ReaderInfo &R : Readers)
    if (R.Lowest <= SM.Number)
      Last = &R;
  return *Last;
}

const ReaderInfo *findReader(StringRef Dialect) {
  const auto *It = find_if(
      Readers, [&](const ReaderInfo &R) { return R.Dialect == Dialect; });
  return It == std::end(Readers) ? nullptr : It;
}

const SMInfo *lowestMachineOf(const ReaderInfo &Reader) {
  const SMInfo *Lowest = nullptr;
  for (const SMInfo &SM : targets())
    if (&readerOf(SM) == &Reader && hasFeature(SM, Feature::Assembled) &&
        (!Lowest || SM.Number < Lowest->Number))
      Lowest = &SM;
  return Lowest;
}

ArrayRef<ReaderConstruct> readerConstructs() { return Constructs; }

} // namespace opennvvm
