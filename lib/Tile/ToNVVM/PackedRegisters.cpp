//===- PackedRegisters.cpp - Small numbers in words -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackedRegisters.h"

using namespace mlir;

namespace opennvvm::tile {

PackedRegisters::PackedRegisters(Lowering &L, Type Register, unsigned Count)
    : L(L), Register(Register), Count(Count) {
  constexpr unsigned WordBits = 32;
  unsigned Bits = Register.getIntOrFloatBitWidth();
  if ((Bits == 8 || Bits == 16) && Count % (WordBits / Bits) == 0)
    PerWord = WordBits / Bits;
}

SmallVector<Type> PackedRegisters::types() const {
  return SmallVector<Type>(Count / PerWord,
                           PerWord == 1 ? Register : L.B.getI32Type());
}

Registers PackedRegisters::pack(ArrayRef<Value> Are) const {
  if (PerWord == 1)
    return Registers(Are);
  Registers Words;
  Words.reserve(Count / PerWord);
  Type Parts = VectorType::get(PerWord, Register);
  for (unsigned R = 0; R < Count; R += PerWord) {
    Value Together = LLVM::PoisonOp::create(L.B, Parts);
    for (unsigned I = 0; I < PerWord; ++I)
      Together = LLVM::InsertElementOp::create(L.B, Together, Are[R + I],
                                               L.constant(int32_t(I)));
    Words.push_back(LLVM::BitcastOp::create(L.B, L.B.getI32Type(), Together));
  }
  return Words;
}

Registers PackedRegisters::unpack(ValueRange Words) const {
  if (PerWord == 1)
    return Registers(Words);
  Registers Are;
  Are.reserve(Count);
  Type Parts = VectorType::get(PerWord, Register);
  for (Value Word : Words) {
    Value Together = LLVM::BitcastOp::create(L.B, Parts, Word);
    for (unsigned I = 0; I < PerWord; ++I)
      Are.push_back(LLVM::ExtractElementOp::create(L.B, Together,
                                                   L.constant(int32_t(I))));
  }
  return Are;
}

} // namespace opennvvm::tile
