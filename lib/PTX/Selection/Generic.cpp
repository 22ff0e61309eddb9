//===- Generic.cpp - llvm.* intrinsics ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generic.h"
#include "Lanes.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Those that say something to the optimizer only
//===----------------------------------------------------------------------===//

bool printNothing(FunctionEmitter &, const IntrinsicInst &) { return true; }

/// The result is the first operand.
bool printFirstOperand(FunctionEmitter &E, const IntrinsicInst &I) {
  const Value *V = I.getArgOperand(0);
  if (!isa<Constant>(V)) {
    SmallVector<Reg, 4> Rs(E.Values.regs(V));
    E.Values.set(&I, Rs);
    return true;
  }
  for (unsigned P = 0; P != E.parts(I.getType()).size(); ++P) {
    Reg To = E.Values.def(&I, P);
    E.Out.copy(To, E.Values.use(V, P));
  }
  return true;
}

bool printTrue(FunctionEmitter &E, const IntrinsicInst &I) {
  E.Out.copy(E.Values.def(&I), Op::imm(1));
  return true;
}

/// There are no frames and no return addresses to name.
bool printNull(FunctionEmitter &E, const IntrinsicInst &I) {
  E.Out.copy(E.Values.def(&I), Op::imm(0));
  return true;
}

/// There is no sanitizer.
bool printFalse(FunctionEmitter &E, const IntrinsicInst &I) {
  E.Out.copy(E.Values.def(&I), Op::imm(0));
  return true;
}

bool printIsConstant(FunctionEmitter &E, const IntrinsicInst &I) {
  E.Out.copy(E.Values.def(&I), Op::imm(isa<Constant>(I.getArgOperand(0))));
  return true;
}

/// The size of an unknown object: 0 or -1, depending on the second operand.
bool printObjectSize(FunctionEmitter &E, const IntrinsicInst &I) {
  bool IsMin = cast<ConstantInt>(I.getArgOperand(1))->isOne();
  E.Out.copy(E.Values.def(&I), Op::imm(IsMin ? 0 : -1));
  return true;
}

//===----------------------------------------------------------------------===//
// Variable arguments
//===----------------------------------------------------------------------===//

/// Makes the list point to the array of arguments, which is in local memory.
bool printVaStart(FunctionEmitter &E, const IntrinsicInst &I) {
  unsigned Bits = E.Addresses.is64Bit() ? 64 : 32;
  Reg Array = E.Regs.temp(E.Addresses.pointerClass()),
      Generic = E.Regs.temp(E.Addresses.pointerClass());
  std::string Name =
      (E.Ctx.Names.get(&E.function()) + E.Ctx.Names.stem(Stem::VarArgs)).str();
  E.Out.emit({Inst::Mov, typeMod('u', Bits)}, Array, Op::text(Name));
  E.Out.emit({Inst::Cvta, Mod::Local, typeMod('u', Bits)}, Generic, Array);
  Address List = E.Pointers.operand(I.getArgOperand(0));
  if (E.Memory.mayStore(List))
    E.Out.emit({Inst::St, E.Addresses.spaceOf(List.Space), typeMod('u', Bits)},
               List.at(), Generic);
  return true;
}

/// A list is a pointer.
bool printVaCopy(FunctionEmitter &E, const IntrinsicInst &I) {
  Mod Type = E.Addresses.is64Bit() ? Mod::U64 : Mod::U32;
  Address To = E.Pointers.operand(I.getArgOperand(0)),
          From = E.Pointers.operand(I.getArgOperand(1));
  Reg List = E.Regs.temp(E.Addresses.pointerClass());
  E.Out.emit({Inst::Ld, E.Addresses.spaceOf(From.Space), Type}, List,
             From.at());
  if (E.Memory.mayStore(To))
    E.Out.emit({Inst::St, E.Addresses.spaceOf(To.Space), Type}, To.at(), List);
  return true;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

bool printTrap(FunctionEmitter &E, const IntrinsicInst &) {
  E.Out.emit(Inst::Trap);
  return true;
}

bool printBreak(FunctionEmitter &E, const IntrinsicInst &) {
  E.Out.emit(Inst::Brkpt);
  return true;
}

bool printCycles(FunctionEmitter &E, const IntrinsicInst &I) {
  E.Out.emit({Inst::Mov, Mod::U64}, E.Values.def(&I), Op::text("%clock64"));
  return true;
}

bool printSteadyCounter(FunctionEmitter &E, const IntrinsicInst &I) {
  if (E.require(Feature::SteadyClock, I))
    E.Out.emit({Inst::Mov, Mod::U64}, E.Values.def(&I),
               Op::text("%globaltimer"));
  return true;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

using GenericPrinter = bool (*)(FunctionEmitter &, const IntrinsicInst &);

/// By ID; null where no function prints the intrinsic.
static constexpr GenericPrinter GenericPrinters[] = {
    nullptr, // not_intrinsic
#define GENERIC_PRINTERS
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_PRINTERS
};

static GenericPrinter findPrinter(Intrinsic::ID ID) {
  return ID < std::size(GenericPrinters) ? GenericPrinters[ID] : nullptr;
}

bool printsNothing(Intrinsic::ID ID) { return findPrinter(ID) == printNothing; }

bool emitGenericIntrinsic(FunctionEmitter &E, const IntrinsicInst &I) {
  GenericPrinter Print = findPrinter(I.getIntrinsicID());
  if (!Print)
    return false;
  return !canHoldValues(E, I) || Print(E, I);
}

} // namespace opennvvm::ptx
