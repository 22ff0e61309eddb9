//===- PlacedMemory.cpp - Memory at chosen addresses ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlacedMemory.h"
#include "Tile/Eval/Memory/Memory.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Process.h"
#include <cstring>
#include <sys/mman.h>

using namespace llvm;

namespace opennvvm {

PlacedMemory::~PlacedMemory() {
  for (uint64_t Page : Pages)
    munmap(tile::pointerTo<void>(Page), sys::Process::getPageSizeEstimate());
}

Error PlacedMemory::put(StringRef Bytes, uint64_t At) {
  const uint64_t Size = sys::Process::getPageSizeEstimate();
  for (uint64_t Page = At / Size * Size; Page < At + Bytes.size();
       Page += Size) {
    if (!Pages.insert(Page).second)
      continue;
    void *Wanted = tile::pointerTo<void>(Page);
    void *Got = mmap(Wanted, Size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (Got == Wanted)
      continue;
    Pages.erase(Page);
    if (Got != MAP_FAILED)
      munmap(Got, Size);
    return createStringError("the address 0x" +
                             utohexstr(Page, /*LowerCase=*/true) + " is taken");
  }
  if (!Bytes.empty())
    std::memcpy(tile::pointerTo<void>(At), Bytes.data(), Bytes.size());
  return Error::success();
}

} // namespace opennvvm
