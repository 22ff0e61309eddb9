//===- Shuffles.cpp - Registers of other lanes ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shuffles.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace opennvvm::tile {

Value toInteger(Lowering &L, Value Element) {
  Type T = Element.getType();
  if (isa<mlir::IntegerType>(T))
    return Element;
  return arith::BitcastOp::create(
      L.B, L.B.getIntegerType(T.getIntOrFloatBitWidth()), Element);
}

Value fromInteger(Lowering &L, Value Integer, Type T) {
  if (Integer.getType() == T)
    return Integer;
  return arith::BitcastOp::create(L.B, T, Integer);
}

/// Lanes past the end of a warp do not exist: above, the last one is 31; below,
/// the first one is 0.
static Value shuffleWord(Lowering &L, Value Word, NVVM::ShflKind Kind,
                         Value Distance) {
  Value Clamp = L.constant(Kind == NVVM::ShflKind::up ? 0 : 31);
  return NVVM::ShflOp::create(L.B, L.B.getI32Type(), L.constant(-1), Word,
                              Distance, Clamp, Kind, UnitAttr());
}

Value shuffle(Lowering &L, Value Element, NVVM::ShflKind Kind, Value Distance) {
  ImplicitLocOpBuilder &B = L.B;
  Type I32 = B.getI32Type();
  Value Whole = toInteger(L, Element);
  Type T = Whole.getType();
  unsigned Bits = T.getIntOrFloatBitWidth();
  Value Got;
  if (Bits == 32) {
    Got = shuffleWord(L, Whole, Kind, Distance);
  } else if (Bits < 32) {
    Value Wide = arith::ExtUIOp::create(B, I32, Whole);
    Got = arith::TruncIOp::create(B, T, shuffleWord(L, Wide, Kind, Distance));
  } else {
    Value Places = arith::ConstantIntOp::create(B, T, 32);
    Value High = arith::ShRUIOp::create(B, Whole, Places);
    Value Low =
        shuffleWord(L, arith::TruncIOp::create(B, I32, Whole), Kind, Distance);
    High =
        shuffleWord(L, arith::TruncIOp::create(B, I32, High), Kind, Distance);
    High = arith::ShLIOp::create(B, arith::ExtUIOp::create(B, T, High), Places);
    Got = arith::OrIOp::create(B, High, arith::ExtUIOp::create(B, T, Low));
  }
  return fromInteger(L, Got, Element.getType());
}

Value shuffle(Lowering &L, Value Element, NVVM::ShflKind Kind,
              unsigned Distance) {
  return shuffle(L, Element, Kind, L.constant(int32_t(Distance)));
}

Registers shuffleAll(Lowering &L, ValueRange Are, NVVM::ShflKind Kind,
                     Value Distance) {
  return map_to_vector(Are,
                       [&](Value V) { return shuffle(L, V, Kind, Distance); });
}

Registers selectAll(Lowering &L, Value Condition, ValueRange Yes,
                    ValueRange No) {
  Registers Chosen;
  Chosen.reserve(Yes.size());
  for (auto [A, B] : zip_equal(Yes, No))
    Chosen.push_back(arith::SelectOp::create(L.B, Condition, A, B));
  return Chosen;
}

Value threadHas(Lowering &L, uint32_t Mask, uint32_t Bits) {
  if (!Mask)
    return {};
  Value Part =
      arith::AndIOp::create(L.B, L.thread(), L.constant(int32_t(Mask)));
  return arith::CmpIOp::create(L.B, arith::CmpIPredicate::eq, Part,
                               L.constant(int32_t(Bits)));
}

} // namespace opennvvm::tile
