//===- HostCalls.h - Functions that the driver provides ------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_HOSTCALLS_H
#define OPENNVVM_LIB_TILE_TONVVM_HOSTCALLS_H

#include "Lowering.h"

namespace opennvvm::tile {

/// A generic address of \p Text, with a zero behind it.
Value textAddress(Lowering &L, llvm::StringRef Text);

/// Calls a function of the driver, which is declared if it is not yet. Gives
/// what it returns; null if \p Result is null, for nothing.
Value callDriver(Lowering &L, llvm::StringRef Name, Type Result,
                 ValueRange Arguments);

/// The address of \p Count words of 64 bits of the thread's own memory.
Value localWords(Lowering &L, unsigned Count);

/// Makes code for the first thread of the block alone.
template <typename Fn> void onFirstThread(Lowering &L, Fn Make) {
  Value IsFirst = mlir::arith::CmpIOp::create(
      L.B, mlir::arith::CmpIPredicate::eq, L.thread(), L.constant(0));
  auto If = mlir::scf::IfOp::create(L.B, IsFirst, /*withElseRegion=*/false);
  mlir::OpBuilder::InsertionGuard Guard(L.B);
  L.B.setInsertionPointToStart(If.thenBlock());
  Make();
}

void addPrintHandlers(Handlers &To);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_HOSTCALLS_H
