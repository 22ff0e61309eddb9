//===- Access.h - Accesses of operations to memory --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_MEMORY_ACCESS_H
#define OPENNVVM_LIB_TILE_EVAL_MEMORY_ACCESS_H

#include "Tile/Eval/Program/Frame.h"

namespace opennvvm::tile {

/// What an operation does to memory.
struct AccessKind {
  bool Reads, Writes;
  bool IsStrong; ///< Relaxed or more: each element is atomic.
  uint8_t Scope; ///< 0 block, 1 device, 2 system; of strong ones.
  bool Acquires, Releases;
};

/// One execution of an operation that accesses memory.
class Access {
public:
  /// \param Bytes of an element, to which addresses are aligned.
  Access(Frame &F, const Step &S, AccessKind Kind, unsigned Bytes)
      : F(F), S(S), Kind(Kind), Bytes(Bytes) {
    F.Doing = {S.Site, Kind.Reads, Kind.Writes, Kind.IsStrong, {}};
  }

  /// The allocation that has the \p Size bytes at \p At; null if they must not
  /// be accessed, which is then reported of a single element: those of a run
  /// are tried one by one.
  const Allocation *reach(uint64_t At, size_t Size);
  /// Whether all bytes between two addresses are in one allocation; reports
  /// nothing.
  bool reachesAll(uint64_t From, uint64_t To) const;

  /// Reads \p Count elements that stand behind each other into elements of a
  /// tile \p Stride apart. Elements that cannot be read become zero.
  /// \param Marks of the first element, made when they are needed.
  void read(uint8_t *Out, uint64_t At, size_t Count, int64_t Stride,
            size_t Element);
  /// Writes \p Count elements, as read() reads.
  void write(const uint8_t *In, uint64_t At, size_t Count, int64_t Stride,
             size_t Element);

  /// An atomic changes the element at \p At.
  void noteAtomic(const Allocation &A, uint64_t At);
  /// The bytes at \p At are accessed, which tokens and other blocks may order.
  void note(const Allocation &A, uint64_t At, size_t Size);
  /// Tells the scheduler what the first element of a strong access gave.
  void noteAnswer(const uint8_t *First, bool Changed);
  /// Reports elements of a store that have the same address and different
  /// values, once everything is written.
  void checkOverlap();
  /// Reports elements of Value without a value.
  void checkWritten(size_t Count, int64_t Stride, size_t Element);

  /// Elements of the result that have no value: \p What says why.
  void markResult(size_t Element, const char *What, bool IsUninitialized);

  Frame &F;
  const Step &S;
  const AccessKind Kind;
  const unsigned Bytes;
  size_t ResultCount = 0;      ///< Elements that may be marked.
  uint32_t Value = UINT32_MAX; ///< The slot of what is written.

private:
  void reportOutside(uint64_t At, size_t Size);
  void reportMisaligned(uint64_t At);
  void reportReadOnly(uint64_t At, const Allocation &A);
  void noteUnknown(const Allocation &A, uint64_t At, size_t Count,
                   int64_t Stride, size_t Element);
  void reportOverlap(const WrittenRun &First, size_t I,
                     const WrittenRun &Second, size_t J);
  void copyOut(uint8_t *Out, uint64_t At, size_t Count, int64_t Stride);
  void copyIn(const uint8_t *In, uint64_t At, size_t Count, int64_t Stride);
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_MEMORY_ACCESS_H
