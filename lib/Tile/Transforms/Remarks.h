//===- Remarks.h - What the compiler tells of its choices -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_REMARKS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_REMARKS_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Remarks.h"

namespace opennvvm::tile {

/// Tells those who listen to the remarks of \p At's context that something was
/// done (\p IsDone) or not: \p Category, such as "pipeline", says what is
/// spoken of, \p Text all of it. Nothing is done if nobody listens.
inline void remark(mlir::Operation *At, bool IsDone, llvm::StringRef Category,
                   llvm::StringRef Text) {
  auto How = mlir::remark::RemarkOpts::name(Category).category(Category);
  if (IsDone)
    mlir::remark::passed(At->getLoc(), How) << Text;
  else
    mlir::remark::missed(At->getLoc(), How) << Text;
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_REMARKS_H
