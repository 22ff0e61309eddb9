//===- ShadowMemory.cpp - Which bits of memory are undefined --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Undefined/ShadowMemory.h"
#include <algorithm>
#include <cstring>

using namespace llvm;

namespace opennvvm::ptxmachine {

void ShadowMemory::Page::fill(unsigned First, unsigned Count, OriginId Origin) {
  std::memset(Shadow + First, 0xFF, Count);
  std::fill(From + First / 4, From + (First + Count + 3) / 4, Origin);
}

ShadowMemory &ShadowMemory::operator=(const ShadowMemory &Other) {
  if (this == &Other)
    return *this;
  Pages.clear();
  for (const auto &[Number, P] : Other.Pages)
    Pages[Number] = std::make_unique<Page>(*P);
  Fresh = Other.Fresh;
  changed();
  return *this;
}

/// To be called when pages have gone or Fresh has changed.
void ShadowMemory::changed() {
  HasAny = !Pages.empty() || !Fresh.empty();
  ++Generation;
}

ShadowMemory::Page *ShadowMemory::makeLocked(uintptr_t Number) {
  std::unique_ptr<Page> &P = Pages[Number];
  if (P)
    return P.get();
  P = std::make_unique<Page>();
  HasAny = true;
  uintptr_t Begin = Number << PageBits, End = Begin + Page::Size;
  auto It = Fresh.upper_bound(Begin);
  if (It != Fresh.begin())
    --It;
  for (; It != Fresh.end() && It->first < End; ++It) {
    uintptr_t First = std::max(It->first, Begin),
              Last = std::min(It->second.End, End);
    if (First < Last)
      P->fill(unsigned(First - Begin), unsigned(Last - First), It->second.From);
  }
  return P.get();
}

ShadowMemory::Page *ShadowMemory::make(uintptr_t Number) {
  std::lock_guard<std::mutex> Held(Lock);
  return makeLocked(Number);
}

ShadowMemory::Page *ShadowMemory::find(uintptr_t Number) {
  std::lock_guard<std::mutex> Held(Lock);
  if (auto It = Pages.find(Number); It != Pages.end())
    return It->second.get();
  uintptr_t Begin = Number << PageBits, End = Begin + Page::Size;
  auto It = Fresh.lower_bound(End);
  if (It != Fresh.begin() && std::prev(It)->second.End > Begin)
    return makeLocked(Number);
  return nullptr;
}

/// Takes [\p Begin, \p End) out of Fresh.
void ShadowMemory::cut(uintptr_t Begin, uintptr_t End) {
  auto It = Fresh.upper_bound(Begin);
  if (It != Fresh.begin() && std::prev(It)->second.End > Begin)
    --It;
  while (It != Fresh.end() && It->first < End) {
    uintptr_t First = It->first;
    Range R = It->second;
    It = Fresh.erase(It);
    if (First < Begin)
      Fresh[First] = {Begin, R.From};
    if (R.End > End)
      It = std::next(Fresh.emplace(End, Range{R.End, R.From}).first);
  }
}

void ShadowMemory::setUndefined(const uint8_t *Bytes, uint64_t Size,
                                OriginId From) {
  if (!Size)
    return;
  std::lock_guard<std::mutex> Held(Lock);
  const auto Begin = reinterpret_cast<uintptr_t>(Bytes);
  uintptr_t End = Begin + Size;
  cut(Begin, End);
  for (uintptr_t At = Begin; At < End;) {
    uintptr_t Next = std::min(End, ((At >> PageBits) + 1) << PageBits);
    if (auto It = Pages.find(At >> PageBits); It != Pages.end())
      It->second->fill(At % Page::Size, unsigned(Next - At), From);
    At = Next;
  }
  Fresh[Begin] = {End, From};
  changed();
}

void ShadowMemory::dropPages(const uint8_t *Bytes, uint64_t Size) {
  std::lock_guard<std::mutex> Held(Lock);
  const auto Begin = reinterpret_cast<uintptr_t>(Bytes);
  uintptr_t End = Begin + Size, Last = End >> PageBits;
  for (uintptr_t Number = (Begin + Page::Size - 1) >> PageBits; Number < Last;
       ++Number)
    Pages.erase(Number);
  cut(Begin, End);
  changed();
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

void ShadowView::forget() {
  Generation = All.generation();
  for (Recent &R : Cache)
    R = Recent();
}

void ShadowView::setDefined(const uint8_t *Bytes, uint64_t Size) {
  if (All.empty())
    return;
  auto At = reinterpret_cast<uintptr_t>(Bytes);
  for (uintptr_t End = At + Size; At < End;) {
    uintptr_t Next = std::min(End, ((At >> PageBits) + 1) << PageBits);
    if (Next - At < Page::Size)
      if (Page *P = page(At >> PageBits))
        std::memset(P->Shadow + At % Page::Size, 0, Next - At);
    At = Next;
  }
  // The pages of what is smaller say so.
  if (Size >= Page::Size)
    All.dropPages(Bytes, Size);
}

OriginId ShadowView::read(const uint8_t *Bytes, MutableArrayRef<uint8_t> To) {
  auto At = reinterpret_cast<uintptr_t>(Bytes);
  OriginId First = 0;
  for (size_t N = 0; N < To.size();) {
    size_t Here =
        std::min<size_t>(To.size() - N, Page::Size - (At + N) % Page::Size);
    const Page *P = page((At + N) >> PageBits);
    if (!P) {
      std::memset(&To[N], 0, Here);
      N += Here;
      continue;
    }
    unsigned Offset = (At + N) % Page::Size;
    std::memcpy(&To[N], P->Shadow + Offset, Here);
    for (size_t I = 0; !First && I < Here; ++I)
      if (To[N + I])
        First = P->From[(Offset + I) / 4];
    N += Here;
  }
  return First;
}

void ShadowView::write(const uint8_t *Bytes, ArrayRef<uint8_t> Shadow,
                       OriginId From) {
  auto At = reinterpret_cast<uintptr_t>(Bytes);
  for (size_t N = 0; N < Shadow.size();) {
    size_t Here =
        std::min<size_t>(Shadow.size() - N, Page::Size - (At + N) % Page::Size);
    ArrayRef<uint8_t> Part = Shadow.slice(N, Here);
    Page *P = page((At + N) >> PageBits);
    if (!P &&
        std::any_of(Part.begin(), Part.end(), [](uint8_t S) { return S != 0; }))
      P = make((At + N) >> PageBits);
    if (P) {
      unsigned Offset = (At + N) % Page::Size;
      std::memcpy(P->Shadow + Offset, Part.data(), Here);
      for (size_t I = 0; I < Here; ++I)
        if (Part[I])
          P->From[(Offset + I) / 4] = From;
    }
    N += Here;
  }
}

} // namespace opennvvm::ptxmachine
