//===- ShadowMemory.h - Which bits of memory are undefined ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bit of the shadow is set where the bit of memory has no value. Memory that
// nobody has called undefined is defined and takes no room here; what was
// called undefined takes room when it is first accessed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_UNDEFINED_SHADOWMEMORY_H
#define OPENNVVM_LIB_MACHINE_UNDEFINED_SHADOWMEMORY_H

#include "Machine/Undefined/Origins.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>

namespace opennvvm::ptxmachine {

/// Of all memory, by where it is in this process. Threads may share it if none
/// of them accesses a word that another one writes.
class ShadowMemory {
public:
  static constexpr unsigned PageBits = 12;
  struct Page {
    static constexpr unsigned Size = 1 << PageBits;
    uint8_t Shadow[Size] = {};
    OriginId From[Size / 4] = {};
    void fill(unsigned First, unsigned Count, OriginId Origin);
    /// Whether padding of a structure can be what is undefined at \p At: not
    /// all of the most that alignment asks for.
    bool isSmall(unsigned At) const {
      constexpr unsigned MostAlign = 16;
      const uint8_t *First = Shadow + At / MostAlign * MostAlign;
      return !std::all_of(First, First + MostAlign,
                          [](uint8_t S) { return S == 0xFF; });
    }
  };

  ShadowMemory() = default;
  ShadowMemory(const ShadowMemory &Other) { *this = Other; }
  /// No other thread uses either of the two.
  ShadowMemory &operator=(const ShadowMemory &Other);

  void setUndefined(const uint8_t *Bytes, uint64_t Size, OriginId From);
  /// Forgets what is undefined in pages that the range has as a whole.
  void dropPages(const uint8_t *Bytes, uint64_t Size);
  /// Null if all of the page is defined.
  Page *find(uintptr_t Number);
  Page *make(uintptr_t Number);
  /// Changes when a page that find() or make() has given may be there no
  /// longer, or may not be the right one anymore.
  uint64_t generation() const {
    return Generation.load(std::memory_order_relaxed);
  }
  /// Whether there may be undefined bits.
  bool empty() const { return !HasAny.load(std::memory_order_relaxed); }

  /// Calls \p Do with the origins of undefined bits which something has stored.
  /// If there \p MayBePadding, which nobody has to write, only those of places
  /// count that are too large for it.
  template <typename Fn>
  void forEachStored(const uint8_t *Bytes, uint64_t Size, bool MayBePadding,
                     Fn Do) {
    auto At = reinterpret_cast<uintptr_t>(Bytes);
    for (uintptr_t End = At + Size; At < End;) {
      uintptr_t Next = std::min(End, ((At >> PageBits) + 1) << PageBits);
      auto It = Pages.find(At >> PageBits);
      if (It == Pages.end()) {
        At = Next;
        continue;
      }
      const Page &P = *It->second;
      for (; At < Next; ++At)
        if (P.Shadow[At % Page::Size] &&
            P.From[At % Page::Size / 4] >= Origin::Stored &&
            !(MayBePadding && P.isSmall(At % Page::Size)))
          Do(P.From[At % Page::Size / 4]);
    }
  }

private:
  struct Range {
    uintptr_t End;
    OriginId From;
  };
  Page *makeLocked(uintptr_t Number);
  void cut(uintptr_t Begin, uintptr_t End);
  void changed();

  /// Of Pages and Fresh; not of what pages contain.
  std::mutex Lock;
  std::atomic<uint64_t> Generation = 1;
  std::atomic<bool> HasAny = false;
  llvm::DenseMap<uintptr_t, std::unique_ptr<Page>> Pages;
  /// Undefined memory whose pages are not there yet, by its begin. Where there
  /// is a page, it alone says what is undefined.
  std::map<uintptr_t, Range> Fresh;
};

/// The shadow as one thread accesses it.
class ShadowView {
public:
  explicit ShadowView(ShadowMemory &All) : All(All) {}

  void setUndefined(const uint8_t *Bytes, uint64_t Size, OriginId From) {
    All.setUndefined(Bytes, Size, From);
  }
  void setDefined(const uint8_t *Bytes, uint64_t Size);
  /// The shadow of as many bytes as \p To has. \returns the origin of the first
  /// undefined bit; 0 if there is none.
  OriginId read(const uint8_t *Bytes, llvm::MutableArrayRef<uint8_t> To);
  /// \p From is the origin of all bits that are set in \p Shadow.
  void write(const uint8_t *Bytes, llvm::ArrayRef<uint8_t> Shadow,
             OriginId From);

private:
  using Page = ShadowMemory::Page;
  static constexpr unsigned PageBits = ShadowMemory::PageBits;
  struct Recent {
    uintptr_t Number = ~uintptr_t(0);
    Page *P = nullptr;
  };

  /// Null if all of the page is defined.
  Page *page(uintptr_t Number) {
    if (Generation != All.generation())
      forget();
    Recent &R = Cache[Number % std::size(Cache)];
    if (R.Number != Number)
      R = {Number, All.find(Number)};
    return R.P;
  }
  Page *make(uintptr_t Number) {
    Page *P = All.make(Number);
    Cache[Number % std::size(Cache)] = {Number, P};
    return P;
  }
  void forget();

  ShadowMemory &All;
  uint64_t Generation = 0;
  Recent Cache[256];
};

/// The memory of machines that share it, and where undefined bits come from.
struct UndefinedMemory {
  ShadowMemory Shadow;
  Origins From;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_UNDEFINED_SHADOWMEMORY_H
