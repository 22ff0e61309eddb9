//===- PackedLanes.cpp - Lanes in the bits of a register ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackedLanes.h"
#include "FunctionContext.h"

using namespace llvm;

namespace opennvvm::ptx {

void packHalves(FunctionContext &E, Reg To, Op Low, Op High) {
  Writer &W = E.Out.writer();
  E.Out.start({Inst::Mov, Mod::B32});
  E.Out.printOp(To);
  W.text(", {");
  E.Out.printOp(E.Out.inRegister(Low, RegClass::H16));
  W.text(", ");
  E.Out.printOp(E.Out.inRegister(High, RegClass::H16));
  W.text("};\n");
}

void packBytes(FunctionContext &E, Reg To, ArrayRef<Op> Bytes) {
  auto Widen = [&](Op O) -> Op {
    if (O.isImm())
      return Op::imm(O.Imm & 0xFF);
    Reg R = E.Regs.temp(RegClass::B32);
    E.Out.emit({Inst::Cvt, Mod::U32, Mod::U16}, R, O);
    return R;
  };
  Reg Low = E.Regs.temp(RegClass::B32), High = E.Regs.temp(RegClass::B32);
  // prmt takes the low byte of each source.
  E.Out.emit({Inst::Prmt, Mod::B32},
             {Low, Widen(Bytes[0]), Widen(Bytes[1]), Op::imm(0x3340)});
  E.Out.emit({Inst::Prmt, Mod::B32},
             {High, Widen(Bytes[2]), Widen(Bytes[3]), Op::imm(0x3340)});
  E.Out.emit({Inst::Prmt, Mod::B32}, To, Low, High, Op::imm(0x5410));
}

void testLowBit(FunctionContext &E, Reg P, Op R) {
  unsigned Width = R.isReg() ? R.R.width() : 32;
  Reg Bit = E.Regs.temp(integerClass(Width));
  E.Out.emit({Inst::And, typeMod('b', Width)}, Bit, R, Op::imm(1));
  E.Out.emit({Inst::Setp, Mod::Ne, typeMod('b', Width)}, P, Bit, Op::imm(0));
}

} // namespace opennvvm::ptx
