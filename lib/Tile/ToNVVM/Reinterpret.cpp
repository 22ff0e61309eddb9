//===- Reinterpret.cpp - Elements of other widths out of the same bits ----===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// The bits of an element, in the low bits of an integer of at least eight.
static Value bitsOf(Lowering &L, Value Element) {
  Type T = Element.getType();
  if (isa<IntegerType>(T))
    return Element;
  return arith::BitcastOp::create(
      L.B, L.B.getIntegerType(T.getIntOrFloatBitWidth()), Element);
}

static Value fromBits(Lowering &L, Value Bits, Type T) {
  return Bits.getType() == T
             ? Bits
             : arith::BitcastOp::create(L.B, T, Bits).getResult();
}

/// \p Bits as an integer of \p Width.
static Value resized(Lowering &L, Value Bits, unsigned Width) {
  unsigned Old = Bits.getType().getIntOrFloatBitWidth();
  Type T = L.B.getIntegerType(Width);
  if (Old == Width)
    return Bits;
  return Old < Width ? arith::ExtUIOp::create(L.B, T, Bits).getResult()
                     : arith::TruncIOp::create(L.B, T, Bits).getResult();
}

static Value integer(Lowering &L, uint64_t Number, unsigned Width) {
  return arith::ConstantIntOp::create(L.B, L.B.getIntegerType(Width),
                                      int64_t(Number));
}

/// Each element of the source becomes 2^Ratio elements.
static FailureOr<Registers> makeNarrower(Lowering &L, ReinterpretOp Op,
                                         const Layout &In, unsigned Ratio,
                                         unsigned NewBits) {
  SmallVector<int> To(32, -1);
  for (unsigned I = Ratio; I < 32; ++I)
    To[I] = int(I - Ratio);
  Layout Of = renamed(In, To);
  FailureOr<Registers> Are = L.get(Op.getSource(), Of);
  if (failed(Are))
    return failure();
  uint32_t Low = (1U << Ratio) - 1;
  Value Thread;
  if ((In.laneBits() | In.warpBits()) & Low)
    Thread = L.threadPart(In, Low);
  Type T = registerType(L.tileType(Op.getResult()).getElementType());
  Registers New;
  New.reserve(In.registers());
  for (auto [R, From] : llvm::enumerate(renamedRegisters(In, To))) {
    Value Whole = bitsOf(L, (*Are)[From]);
    unsigned Width = Whole.getType().getIntOrFloatBitWidth();
    uint32_t Part = In.ofRegister(unsigned(R)) & Low;
    Value Shift = integer(L, uint64_t(Part) * NewBits, Width);
    if (Thread) {
      Value Own = arith::MulIOp::create(L.B, resized(L, Thread, Width),
                                        integer(L, NewBits, Width));
      Shift = arith::AddIOp::create(L.B, Own, Shift);
    }
    Value Bits = Whole;
    if (Part || Thread)
      Bits = arith::ShRUIOp::create(L.B, Whole, Shift);
    Bits = resized(L, Bits, std::max(8U, NewBits));
    if (NewBits < 8)
      Bits =
          arith::AndIOp::create(L.B, Bits, integer(L, (1U << NewBits) - 1, 8));
    New.push_back(fromBits(L, Bits, T));
  }
  return New;
}

/// Elements become parts of wider ones.
static FailureOr<Registers> makeWider(Lowering &L, ReinterpretOp Op,
                                      const Layout &In, unsigned Ratio,
                                      unsigned OldBits, unsigned NewBits) {
  SmallVector<int> To(32, -1);
  for (unsigned I = 0; I + Ratio < 32; ++I)
    To[I] = int(I + Ratio);
  Layout Of = renamed(In, To);
  for (unsigned I = 0; I < Ratio; ++I)
    Of.Register.insert(Of.Register.begin() + I, 1U << I);
  FailureOr<Registers> Are = L.get(Op.getSource(), Of);
  if (failed(Are))
    return failure();
  Type T = registerType(L.tileType(Op.getResult()).getElementType());
  Registers New;
  New.reserve(In.registers());
  for (unsigned R = 0; R < In.registers(); ++R) {
    Value Whole;
    for (unsigned Part = 0; Part < 1U << Ratio; ++Part) {
      Value Bits = resized(L, bitsOf(L, (*Are)[R << Ratio | Part]), NewBits);
      if (Part)
        Bits = arith::ShLIOp::create(L.B, Bits,
                                     integer(L, Part * OldBits, NewBits));
      Whole = Whole ? arith::OrIOp::create(L.B, Whole, Bits).getResult() : Bits;
    }
    New.push_back(fromBits(L, Whole, T));
  }
  return New;
}

static FailureOr<Registers> makeReinterpreted(Lowering &L, ReinterpretOp Op,
                                              const Layout &In) {
  Type From = L.tileType(Op.getSource()).getElementType(),
       To = L.tileType(Op.getResult()).getElementType();
  unsigned Old = memoryBits(From), New = memoryBits(To);
  if (From.isInteger(1) || To.isInteger(1) || !llvm::isPowerOf2_32(Old) ||
      !llvm::isPowerOf2_32(New))
    return Op.emitError() << "elements of " << From << " as those of " << To
                          << " cannot be compiled to PTX yet";
  if (New < Old)
    return makeNarrower(L, Op, In, llvm::Log2_32(Old / New), New);
  if (New > Old)
    return makeWider(L, Op, In, llvm::Log2_32(New / Old), Old, New);
  FailureOr<Registers> Are = L.get(Op.getSource(), In);
  if (failed(Are))
    return failure();
  for (Value &Element : *Are)
    Element = fromBits(L, bitsOf(L, Element), registerType(To));
  return Are;
}

void addReinterpretHandlers(Handlers &To) {
  Wanted<makeReinterpreted>::add(To);
}

} // namespace opennvvm::tile
