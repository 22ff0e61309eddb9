//===- Offsets.cpp - Addresses moved by numbers of elements ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Offsets.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// \p Address plus \p By, which is signed, times the bytes of an element.
static Value moved(Lowering &L, OffsetOp Op, Value Address, Value By) {
  ImplicitLocOpBuilder &B = L.B;
  Type I64 = B.getI64Type();
  if (By.getType() != I64)
    By = arith::ExtSIOp::create(B, I64, By);
  uint64_t Bytes = llvm::divideCeil(memoryBits(Op.getElement()), 8);
  Value Offset = arith::MulIOp::create(B, By, L.constant64(int64_t(Bytes)));
  return arith::AddIOp::create(B, Address, Offset);
}

static FailureOr<Registers> makeOffset(Lowering &L, OffsetOp Op,
                                       const Layout &In) {
  FailureOr<Registers> Addresses = L.get(Op.getAddresses(), In),
                       By = L.get(Op.getOffset(), In);
  if (failed(Addresses) || failed(By))
    return failure();
  Registers Are;
  Are.reserve(Addresses->size());
  for (auto [Address, Count] : llvm::zip_equal(*Addresses, *By))
    Are.push_back(moved(L, Op, Address, Count));
  return Are;
}

/// Tiles of addresses are made where they are wanted.
static LogicalResult lowerOffset(Lowering &L, OffsetOp Op) {
  if (!Lowering::isTile(Op.getResult()))
    L.setScalar(Op.getResult(), moved(L, Op, L.scalar(Op.getAddresses()),
                                      L.scalar(Op.getOffset())));
  return success();
}

void addOffsetHandlers(Handlers &To) {
  On<lowerOffset>::add(To);
  Wanted<makeOffset>::add(To);
}

} // namespace opennvvm::tile
