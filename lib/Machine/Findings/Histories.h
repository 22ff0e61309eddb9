//===- Histories.h - Values that strong accesses may find -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Strong writes of several threads to a location are in one order, its
// coherence order, and a strong read may give any of their values that the
// axioms of coherence, causality, atomicity and of fence.sc leave (PTX ISA,
// "Memory Consistency Model"), not only the last one. A plain write may take a
// place before writes that its thread knows nothing of. What the model allows
// beyond that is not explored: reads that give what is stored later.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_HISTORIES_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_HISTORIES_H

#include "Machine/Findings/Agents.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace opennvvm::ptxmachine {

/// A value that a location has or has had.
struct PastValue {
  uint64_t Bits = 0; ///< Unless it is the last one, which memory has.
  Agent Writer = 0;
  Epoch Written = 0;       ///< 0 if all know it.
  bool IsUpdate = false;   ///< The one before it is the value that it read.
  unsigned TimesGiven = 0; ///< Since it is not the last one anymore.
  llvm::SmallVector<Release, 0> Tells; ///< Unless it is the last one.
  llvm::SmallVector<Clock::Entry, 4> Readers;
};

/// Whether a thread knows what an agent did at an epoch.
using KnowsFn = llvm::function_ref<bool(Agent, Epoch)>;

/// The last values of a location, in coherence order; the last one is in
/// memory.
struct History {
  const uint8_t *At = nullptr;
  unsigned Size = 0;
  size_t Published = 0; ///< Nobody sees earlier ones.
  llvm::SmallVector<PastValue, 4> Values;

  /// The first value that a thread may still see: one that it has written or
  /// read, or that who knows has.
  size_t firstVisible(KnowsFn Knows) const;
  /// A value from \p First on; most often the last one. \p Random is the state
  /// of draw().
  size_t choose(size_t First, uint64_t &Random);
  /// After which value from \p First on a plain write is placed; most often the
  /// last one.
  size_t choosePlace(size_t First, uint64_t &Random) const;
  /// \p Now of \p Who has seen value \p Number.
  void addReader(size_t Number, Agent Who, Epoch Now);
  /// Adds \p V after value \p Number, and forgets the first values if there are
  /// many. \returns it.
  PastValue &insert(size_t Number, PastValue V);
};

/// The histories of a few locations: those that were written strongly of late.
class Histories {
public:
  static constexpr unsigned MaxSize = 8; ///< Bytes of a location.

  bool empty() const { return !Used; }
  /// The history of the \p Size bytes at \p At; null if there is none.
  History *find(const uint8_t *At, unsigned Size);
  /// The same; begins with what is there, if nothing is known of it.
  History &begin(const uint8_t *At, unsigned Size);
  /// The \p Size bytes at \p At are written in a way that is not followed.
  void forget(const uint8_t *At, uint64_t Size);
  void clear();
  /// A thread executes fence.sc: what it knows or has seen, all others see
  /// after their next ones, and here at once.
  void publish(KnowsFn Knows);

private:
  static constexpr unsigned Slots = 64;
  History Table[Slots];
  unsigned Used = 0;
  static unsigned slotOf(const uint8_t *At);
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_HISTORIES_H
