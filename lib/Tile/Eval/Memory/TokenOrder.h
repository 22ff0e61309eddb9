//===- TokenOrder.h - Accesses of a block that tokens order -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only tokens order the accesses of a tile block, not the order of the program.
// The accesses to an allocation are numbered as they happen. A token knows, for
// each allocation, which of them are ordered before what takes the token:
// mostly all up to some number.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_MEMORY_TOKENORDER_H
#define OPENNVVM_LIB_TILE_EVAL_MEMORY_TOKENORDER_H

#include "Tile/Eval/Memory/Memory.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <deque>
#include <optional>
#include <vector>

namespace opennvvm::tile {

/// One execution of an operation on one allocation.
struct TileEvent {
  /// Bytes, from one address up to another.
  using Range = std::pair<uint64_t, uint64_t>;

  uint32_t Site;
  bool Reads, Writes;
  bool IsStrong;
  llvm::SmallVector<Range, 1> Ranges; ///< Sorted.

  /// "a load" and "loads", for messages.
  llvm::StringRef name() const {
    return !Writes ? "a load" : Reads ? "an atomic" : "a store";
  }
  llvm::StringRef verb() const {
    return !Writes ? "loads" : Reads ? "changes" : "stores";
  }

  /// The first bytes that both access; none if there are none.
  std::optional<Range> firstShared(const TileEvent &Other) const;
};

/// The order of the accesses of one block. A token is a number; 0 knows
/// nothing.
class TokenOrder {
public:
  /// Forgets everything: another block begins.
  void clear();

  /// The operation at hand accesses bytes of \p A.
  void touch(const Allocation &A, uint64_t At, size_t Size);

  /// What calls report: an access of the operation at hand and an earlier one
  /// that conflict, the allocation, and the first bytes that both access.
  using Report = llvm::function_ref<void(const TileEvent &, const TileEvent &,
                                         const Allocation &, TileEvent::Range)>;

  /// The operation at hand, which takes \p Tokens, is done. \p Kind says what
  /// it does to all that it has touched.
  /// \returns the token that it gives.
  uint64_t finish(llvm::ArrayRef<uint64_t> Tokens, const TileEvent &Kind,
                  Report Conflict);

private:
  /// Accesses to one allocation that are ordered before.
  struct Known {
    uint32_t Where; ///< Its place.
    uint32_t UpTo = 0;
    llvm::SmallVector<uint32_t, 0> Others = {}; ///< Above that, sorted.
    void add(uint32_t Number);
    bool has(uint32_t Number) const;
    void absorb();
  };
  using Token = llvm::SmallVector<Known, 1>;

  struct Place {
    Allocation Of;
    std::deque<TileEvent> Events; ///< The last ones.
    uint32_t Last = 0;            ///< The number of the last one.
    uint32_t LastWrite = 0;
  };

  uint32_t placeOf(const Allocation &A);
  static Known *find(Token &T, uint32_t Where);
  Token joined(llvm::ArrayRef<uint64_t> Tokens) const;
  void check(const Place &P, const TileEvent &E, const Known &Before,
             Report Conflict) const;
  void add(Place &P, TileEvent E);

  std::vector<Token> Tokens = {Token()};
  std::vector<Place> Places;
  /// What the operation at hand touches: a place and a range.
  std::vector<std::pair<uint32_t, TileEvent::Range>> Touched;
  size_t RangeCount = 0; ///< Of all events that are kept.
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_MEMORY_TOKENORDER_H
