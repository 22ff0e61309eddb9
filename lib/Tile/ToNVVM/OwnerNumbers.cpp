//===- OwnerNumbers.cpp - Numbers that one thread needs -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OwnerNumbers.h"
#include "Memory.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// Whether \p Op promises something of its operands, which may not hold in
/// threads that have others.
static bool hasPromises(Operation *Op) {
  if (auto Flags = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(Op))
    if (Flags.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none)
      return true;
  if (auto Math = dyn_cast<arith::ArithFastMathInterface>(Op))
    return Math.getFastMathFlagsAttr().getValue() != arith::FastMathFlags::none;
  return false;
}

/// Whether \p Op is defined for all numbers, and executed by each thread for
/// itself.
static bool isDefinedForAll(Operation *Op) {
  if (!llvm::all_of(Op->getResultTypes(),
                    [](Type T) { return isa<IntegerType, FloatType>(T); }))
    return false;
  if (isa<math::MathDialect>(Op->getDialect()))
    return !hasPromises(Op);
  return isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
             arith::NegFOp, arith::CmpFOp, arith::MaximumFOp, arith::MinimumFOp,
             arith::MaxNumFOp, arith::MinNumFOp, arith::AddIOp, arith::SubIOp,
             arith::MulIOp, arith::AndIOp, arith::OrIOp, arith::XOrIOp,
             arith::CmpIOp, arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
             arith::MinUIOp, arith::ExtSIOp, arith::ExtUIOp, arith::ExtFOp,
             arith::TruncIOp, arith::TruncFOp, arith::SIToFPOp, arith::UIToFPOp,
             arith::BitcastOp, arith::SelectOp, FloatToIntOp>(Op) &&
         !hasPromises(Op);
}

/// Whether only the owner executes \p Op, of numbers.
static bool isExecutedByOwner(Operation *Op) {
  return llvm::TypeSwitch<Operation *, bool>(Op)
      .Case<StoreAtOp, AtomicRMWAtOp, AtomicCASAtOp>(
          [](auto Access) { return !Lowering::isTile(Access.getValue()); })
      .Case([](LoadAtOp Load) {
        return !Lowering::isTile(Load.getResult()) &&
               orderingOf(Load).isStrong();
      })
      .Default(false);
}

bool isOnlyForOwner(Value Number) {
  constexpr size_t Most = 64;
  llvm::SmallSetVector<Operation *, 8> Users;
  auto AddUsers = [&](Value V) { Users.insert_range(V.getUsers()); };
  AddUsers(Number);
  for (size_t I = 0; I < Users.size(); ++I) {
    Operation *User = Users[I];
    if (isExecutedByOwner(User))
      continue;
    if (!isDefinedForAll(User) || Users.size() > Most)
      return false;
    llvm::for_each(User->getResults(), AddUsers);
  }
  return true;
}

LogicalResult setOwnerNumber(Lowering &L, Value Number, Value Element) {
  if (isOnlyForOwner(Number)) {
    L.setScalar(Number, Element);
    return success();
  }
  Layout One = replicatedLayout(0, L.Plan.warpBits());
  FailureOr<Registers> All = L.shareOwners({Element}, One);
  if (succeeded(All))
    L.setScalar(Number, All->front());
  return All;
}

} // namespace opennvvm::tile
