//===- Memory.cpp - Allocations that programs may access ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Memory/Memory.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>

namespace opennvvm::tile {

void Knowledge::markKnown(size_t At, size_t Size) {
  std::memset(Known.data() + At, 1, Size);
}

size_t Knowledge::firstUnknown(size_t At, size_t Size) const {
  const void *Found = std::memchr(Known.data() + At, 0, Size);
  return Found ? size_t(static_cast<const uint8_t *>(Found) - Known.data()) - At
               : Size;
}

std::string describe(const Allocation &A, uint64_t At, uint64_t Size) {
  std::string Name = A.Name.empty()
                         ? "the allocation at 0x" + llvm::utohexstr(A.Address)
                         : A.Name;
  int64_t First = int64_t(At - A.Address);
  return "bytes " + std::to_string(First) + " to " +
         std::to_string(First + int64_t(Size) - 1) + " of " + Name +
         ", which has " + std::to_string(A.Size);
}

bool Memory::add(Allocation A) {
  if (A.Address + A.Size < A.Address)
    return false;
  auto Next = ByAddress.upper_bound(A.Address);
  if (Next != ByAddress.end() && A.Address + A.Size > Next->first)
    return false;
  if (Next != ByAddress.begin()) {
    const Allocation &Before = std::prev(Next)->second;
    bool IsSame =
        Before.Address == A.Address && (Before.Size == A.Size || !Before.Size);
    if (!IsSame && Before.Address + Before.Size > A.Address)
      return false;
  }
  ByAddress[A.Address] = std::move(A);
  return true;
}

bool Memory::remove(uint64_t Address) { return ByAddress.erase(Address); }

const Allocation *Memory::find(uint64_t At) const {
  auto Next = ByAddress.upper_bound(At);
  if (Next == ByAddress.begin())
    return nullptr;
  const Allocation &A = std::prev(Next)->second;
  return A.contains(At, 1) ? &A : nullptr;
}

const Allocation *Memory::nearest(uint64_t At) const {
  auto Next = ByAddress.upper_bound(At);
  if (Next == ByAddress.begin())
    return Next == ByAddress.end() ? nullptr : &Next->second;
  const Allocation &Before = std::prev(Next)->second;
  if (Next == ByAddress.end() ||
      At - (Before.Address + Before.Size) <= Next->first - At)
    return &Before;
  return &Next->second;
}

} // namespace opennvvm::tile
