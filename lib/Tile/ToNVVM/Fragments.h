//===- Fragments.h - Operands of tensor cores' instructions -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_FRAGMENTS_H
#define OPENNVVM_LIB_TILE_TONVVM_FRAGMENTS_H

#include "ProductCode.h"
#include "llvm/ADT/DenseSet.h"
#include <memory>

namespace opennvvm::tile {

/// How the fragments of an operand come into registers.
enum class FragmentWay : uint8_t {
  Registers,  ///< Threads have them, or exchange them one by one.
  Words,      ///< Through shared memory, a 32-bit word at a time.
  Matrices,   ///< By ldmatrix: 16 bytes along the depth are together.
  Transposed, ///< By ldmatrix.trans: so are eight rows or columns.
};

/// The way for \p Tile of a product, which threads have in layout \p Home.
FragmentWay fragmentWay(const ProductPlan &Plan, ProductTile Tile,
                        const Layout &Home, unsigned WarpBits);

/// How threads read an operand that is staged for \p Way. \p Fragments is the
/// layout of fragments.
FragmentReader fragmentReader(const ProductPlan &Plan, ProductTile Tile,
                              FragmentWay Way, const Layout &Fragments);

/// The words of operand A or B.
class FragmentSource {
public:
  FragmentSource(Lowering &L, const ProductPlan &Plan, const Factor &Of);

  /// Makes the registers that words come from.
  LogicalResult prepare();
  /// The shared memory for the whole operand; 0 if it needs none.
  uint64_t stagedBytes() const;
  /// Lets threads exchange the operand before the product, in as many rounds as
  /// that takes, so that it is not staged.
  LogicalResult hold();
  /// Says that the operand is staged in rounds.
  void divide(const Rounds &All);
  uint64_t roundBytes() const {
    return Staged && !Copied ? Staged->bytes() : 0;
  }
  /// Writes the part of a round to \p Base + \p Offset.
  void write(Value Base, uint64_t Offset, const Rounds &Now);

  /// How many instructions there are along the rows of A or the columns of B.
  unsigned groups() const { return Groups; }
  /// Goes to one batch and one step along the depth.
  void enter(unsigned InBatch, unsigned Step);
  /// The words of instruction \p Group there, read when they are asked for.
  llvm::ArrayRef<Value> group(unsigned Group);

private:
  void noteMaking(Operation *Before);
  void numberRegisters();
  uint32_t numberOf(unsigned Word) const;
  unsigned wordsOfGroup() const;
  Operation *loopBefore() const;
  FailureOr<Registers> beforeLoop(Operation *Loop);
  Value heldWord(unsigned Word);
  Value maskedDepth(Value Word);
  void loadMatrices(unsigned First, unsigned Count);
  Value asOperand(Value Word);

  Lowering &L;
  const ProductPlan &Plan;
  const TensorInstruction &I;
  const Factor &Of;
  ProductNumbers Numbers;
  ProductDimension Along; ///< Row or Column.
  Layout Home, Fragments;
  FragmentWay Way;
  unsigned Groups;
  Registers Are;
  /// What makes them of a tile in shared memory that stays there.
  llvm::DenseSet<Operation *> Making;
  Type Element; ///< Of what is staged.
  std::optional<SharedTile> Copied;
  llvm::DenseMap<uint32_t, unsigned> By;
  std::unique_ptr<Stage> Staged;
  unsigned InBatch = 0, Step = 0;
  llvm::SmallVector<Value> Words;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_FRAGMENTS_H
