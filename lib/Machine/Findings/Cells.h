//===- Cells.h - Who accessed memory last -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The shadow of memory that races are found with: the last write and the reads
// since, of each four bytes; of each byte where something smaller has been
// accessed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_CELLS_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_CELLS_H

#include "Machine/Engine/Observer.h"
#include "Machine/Findings/Clock.h"
#include "llvm/ADT/DenseMap.h"
#include <array>
#include <memory>
#include <vector>

namespace opennvvm::ptxmachine {

/// How something was accessed, and where in the program.
struct Manner {
  uint32_t IsValid : 1 = 0;
  uint32_t Scope : 3 = 0; ///< A ThreadScope; 0 if the access is weak.
  uint32_t IsAtomic : 1 = 0;
  uint32_t IsAsync : 1 = 0;     ///< Through the async proxy.
  uint32_t IsOperation : 1 = 0; ///< By an asynchronous operation.
  uint32_t SizeLog : 3 = 0;     ///< Of an element.
  uint32_t Line : 22 = 0;

  bool isStrong() const { return Scope != 0; }
  bool operator==(const Manner &) const = default;
};

/// Agents of one warp that have read at the same epoch.
struct Readers {
  uint32_t Chunk = 0;
  Epoch When = 0;
  uint32_t Lanes = 0;
  Manner How;
};

struct Cell {
  Agent Writer = 0;
  Epoch Written = 0;
  Manner How; ///< Of the write; not valid if there was none.
  Readers Read;
  uint32_t More = 0; ///< Other readers, in Cells; 0 if there are none.
};

/// The cells of all memory, by where it is in this process.
class Cells {
public:
  static constexpr unsigned PageBits = 12;

  /// Calls \p Do with each cell of the \p Size bytes at \p Bytes.
  template <typename Fn>
  void forEach(const uint8_t *Bytes, uint64_t Size, Fn Do) {
    auto At = reinterpret_cast<uintptr_t>(Bytes);
    for (uintptr_t End = At + Size; At < End;) {
      Page &P = page(At >> PageBits);
      unsigned Word = (At >> 2) % Page::Words;
      bool Whole = At % 4 == 0 && End - At >= 4;
      if (Whole && !P.isSplit(Word)) {
        Do(P.Whole[Word]);
        At += 4;
        continue;
      }
      split(P, Word);
      do {
        Do((*P.Bytes)[At % (1 << PageBits)]);
        ++At;
      } while (At < End && At % 4);
    }
  }

  /// The readers of \p C besides the first ones.
  llvm::SmallVectorImpl<Readers> &more(Cell &C);
  void dropMore(Cell &C);
  llvm::ArrayRef<Readers> readMore(const Cell &C) const {
    return C.More ? llvm::ArrayRef<Readers>(Pool[C.More - 1])
                  : llvm::ArrayRef<Readers>();
  }
  /// Forgets the accesses to \p Size bytes.
  void clear(const uint8_t *Bytes, uint64_t Size);
  void clear();

private:
  struct Page {
    static constexpr unsigned Words = (1 << PageBits) / 4;
    Cell Whole[Words];
    std::unique_ptr<std::array<Cell, 1 << PageBits>> Bytes;
    uint64_t Split[Words / 64] = {};
    bool isSplit(unsigned Word) const {
      return Split[Word / 64] >> Word % 64 & 1;
    }
  };

  Page &page(uintptr_t Number) {
    Recent &R = Cache[Number % std::size(Cache)];
    return R.Number == Number && R.P ? *R.P : find(Number);
  }
  Page &find(uintptr_t Number);
  void split(Page &P, unsigned Word);

  struct Recent {
    uintptr_t Number = 0;
    Page *P = nullptr;
  };
  Recent Cache[256];
  llvm::DenseMap<uintptr_t, std::unique_ptr<Page>> Pages;
  std::vector<llvm::SmallVector<Readers, 4>> Pool;
  std::vector<uint32_t> Free; ///< Unused elements of Pool.
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_CELLS_H
