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

static constexpr uint64_t bitOf(ReaderTrait T) {
  return uint64_t(1) << unsigned(T);
}

static constexpr LibNVVMRelease Releases[] = {
#define OPENNVVM_RELEASES
#include "opennvvm/Catalog/Readers.inc"
};

// In the order of releases, and then of machines.
static constexpr ReaderInfo Readers[] = {
#define OPENNVVM_READERS
#include "opennvvm/Catalog/Readers.inc"
};

static constexpr ReaderConstruct Constructs[] = {
#include "opennvvm/Catalog/ReaderConstructs.inc"
};

ArrayRef<LibNVVMRelease> libNVVMReleases() { return Releases; }

const LibNVVMRelease &newestLibNVVMRelease() {
  return libNVVMReleases().back();
}

const LibNVVMRelease *findLibNVVMRelease(StringRef Number) {
  const auto *It = find_if(
      Releases, [&](const LibNVVMRelease &R) { return R.Number == Number; });
  return It == std::end(Releases) ? nullptr : It;
}

ArrayRef<ReaderInfo> readers(const LibNVVMRelease *Release) {
  unsigned Index = Release ? Release->Index : newestLibNVVMRelease().Index;
  return ArrayRef(Readers)
      .drop_while([&](const ReaderInfo &R) { return R.Release < Index; })
      .take_while([&](const ReaderInfo &R) { return R.Release == Index; });
}

const ReaderInfo &readerOf(const SMInfo &SM, const LibNVVMRelease *Release) {
  ArrayRef<ReaderInfo> All = readers(Release);
  const ReaderInfo *Last = All.begin();
  for (const ReaderInfo &R : All)
    if (R.Lowest <= SM.Number)
      Last = &R;
  return *Last;
}

const ReaderInfo *findReader(StringRef Dialect, const LibNVVMRelease *Release) {
  ArrayRef<ReaderInfo> All = readers(Release);
  const auto *It =
      find_if(All, [&](const ReaderInfo &R) { return R.Dialect == Dialect; });
  return It == All.end() ? nullptr : It;
}

const SMInfo *lowestMachineOf(const ReaderInfo &Reader) {
  const SMInfo *Lowest = nullptr;
  for (const SMInfo &SM : targets())
    if (&readerOf(SM, &libNVVMReleases()[Reader.Release]) == &Reader &&
        hasFeature(SM, Feature::Assembled) &&
        (!Lowest || SM.Number < Lowest->Number))
      Lowest = &SM;
  return Lowest;
}

bool lacks(const ReaderInfo &Reader, const ReaderConstruct &C, bool InText) {
  unsigned Since = InText ? C.Text : C.Bitcode;
  // A reader of a version that was being developed has some of what is new.
  if (Since == C.Text && C.Release != NoRelease)
    return !Reader.has(ReaderTrait::ReadsNewerBitcode) ||
           Reader.Release < C.Release;
  return Since > Reader.LLVM;
}

ArrayRef<ReaderConstruct> readerConstructs() { return Constructs; }

} // namespace opennvvm
