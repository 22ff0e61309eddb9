//===- Async.h - Work that is under way -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asynchronous work takes effect as late as the language allows: when somebody
// waits for it. Until then it is an error to write what the work reads, and to
// read or write what it writes. So a result never depends on when work ends,
// and a missing wait is found wherever it could be noticed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_ASYNC_H
#define OPENNVVM_LIB_TILE_EVAL_ASYNC_H

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/BitVector.h"
#include <functional>
#include <memory>
#include <vector>

namespace opennvvm::tile_eval {

struct Work;

/// Elements in row-major order. A null element has not been written.
struct Elements {
  llvm::SmallVector<int64_t> Shape;
  std::vector<mlir::TypedAttr> Data;
  /// Work that reads or writes some of them; a block owns it.
  llvm::SmallVector<Work *, 1> UnderWay;
};
using Storage = std::shared_ptr<Elements>;

/// A tile of its own with the same elements.
Storage copyOf(const Elements &Of);

/// Two accesses to an element may overlap in time if both are reads or both are
/// atomic.
enum class Access { Read, Write, Atomic };

/// Which elements of a storage are accessed.
struct Touch {
  Storage Of;
  llvm::BitVector Places;
  Access Kind;

  static Touch all(const Storage &Of, Access Kind) {
    return {Of, llvm::BitVector(Of->Data.size(), true), Kind};
  }
};

/// Asynchronous work.
struct Work {
  mlir::Operation *By;
  llvm::SmallVector<Touch, 2> Touches;
  /// What is complete before this begins.
  llvm::SmallVector<Work *, 1> After;
  std::function<llvm::LogicalResult()> Land; ///< Its effects.
  bool IsComplete = false;
  bool IsOfStage = false; ///< Waited for by the consumers of a pipeline.

  bool follows(const Work *Other) const;
};

/// The work of a block.
using WorkList = std::vector<std::unique_ptr<Work>>;

/// Fails after a diagnostic at \p Op if it may not access \p T because of work
/// that is under way, other than \p After.
llvm::LogicalResult checkAccess(mlir::Operation &Op, const Touch &T,
                                llvm::ArrayRef<Work *> After = {});

/// Lets the effects of \p W happen, and of what it follows.
llvm::LogicalResult complete(Work &W);

/// What is under way at the end of a kernel never happens. If the end \p
/// IsRegular, fails after a diagnostic for work that nothing waits for.
llvm::LogicalResult endOf(WorkList &Works, bool IsRegular);

} // namespace opennvvm::tile_eval

#endif // OPENNVVM_LIB_TILE_EVAL_ASYNC_H
