//===- Structurizer.h - Loops and branches without early exits --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop with breaks is scf.while: one iteration says whether there is another,
// and what it carries or results in. Where a branch leaves early, what follows
// it moves into the branch that does not, so that nothing is written twice;
// if both may go on, a flag says whether one has left.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_STRUCTURIZER_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_STRUCTURIZER_H

#include "Importer.h"
#include <functional>

namespace opennvvm::tile_import {

class Structurizer {
public:
  explicit Structurizer(Importer &I) : I(I) {}

  /// Imports the body of an entry, at the builder's place.
  LogicalResult importEntry(mlir::Block &Body);

private:
  using Values = llvm::SmallVector<Value>;
  using Result = mlir::FailureOr<Values>;
  /// Goes on behind a branch that has given values.
  using Rest = std::function<Result(ValueRange)>;

  /// What code may leave, and the values that it is left with.
  struct Around {
    llvm::SmallVector<Type> Types;
    std::function<Values(Operation *)> Leave;
  };

  Result run(mlir::Block::iterator From, mlir::Block &Body, const Around &A,
             const Rest &AtYield);
  LogicalResult runOne(Operation &Op);
  LogicalResult branch(mlir::cuda_tile::IfOp Op);
  Result leavingBranch(mlir::cuda_tile::IfOp Op, const Around &A,
                       const Rest &Then);
  /// An scf.if with these results; \p AtYield ends arms that do not leave.
  Result arms(mlir::cuda_tile::IfOp Op, const Around &A, const Rest &AtYield);
  LogicalResult arm(mlir::Region &From, mlir::Region &To, const Around &A,
                    const Rest &AtYield);
  LogicalResult counting(mlir::cuda_tile::ForOp Op);
  LogicalResult looping(mlir::cuda_tile::LoopOp Op);
  Values poison(mlir::TypeRange Types);

  Importer &I;
};

} // namespace opennvvm::tile_import

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_STRUCTURIZER_H
