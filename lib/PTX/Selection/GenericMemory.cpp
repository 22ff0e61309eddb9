//===- GenericMemory.cpp - llvm.* intrinsics on memory --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generic.h"
#include "Lanes.h"
#include "PTX/Module/ContextLock.h"
#include "PTX/Values/RegisterLists.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/DataLayout.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Masked accesses: one access per lane, under the lane's bit
//===----------------------------------------------------------------------===//

namespace {

/// The type of an access to one element; None if none fits.
Mod accessType(const FunctionEmitter &E, Type *Element) {
  if (Element->isFloatTy())
    return Mod::F32;
  if (Element->isDoubleTy())
    return Mod::F64;
  uint64_t Bits = E.DL.getTypeSizeInBits(Element).getFixedValue();
  if (Bits == 8 || Bits == 16 || Bits == 32 || Bits == 64)
    return typeMod('b', unsigned(Bits));
  return Mod::None;
}

/// The addresses of the lanes of a masked access.
class LaneAddresses {
public:
  /// \p Pointer is one pointer to all lanes or a vector of pointers.
  LaneAddresses(FunctionEmitter &E, const Value *Pointer, Type *Element)
      : E(E), Pointer(Pointer), Stride(E.DL.getTypeStoreSize(Element)) {
    if (!Pointer->getType()->isVectorTy())
      First = E.Pointers.operand(Pointer);
  }

  Address at(unsigned Lane) {
    Address A = First;
    if (!Pointer->getType()->isVectorTy()) {
      A.Offset += int64_t(Stride * Lane);
      return A;
    }
    A.Space = Pointer->getType()->getPointerAddressSpace();
    A.Base = laneReg(E, Pointer, Lane);
    return A;
  }

private:
  FunctionEmitter &E;
  const Value *Pointer;
  uint64_t Stride;
  Address First;
};

/// Whether accesses to single elements are aligned.
bool isAligned(FunctionEmitter &E, const IntrinsicInst &I, unsigned Operand,
               Type *Element) {
  Align Known = I.getParamAlign(Operand).valueOrOne();
  return Known.value() >= E.DL.getTypeStoreSize(Element).getFixedValue();
}

/// Whether lane \p L of a mask is set, if known; prints nothing.
std::optional<bool> knownBit(FunctionEmitter &E, const Value *Mask,
                             unsigned L) {
  auto *C = dyn_cast<Constant>(Mask);
  const Constant *Bit = C ? E.Ctx.Constants.element(C, L) : nullptr;
  if (auto *B = dyn_cast_or_null<ConstantInt>(Bit))
    return B->isOne();
  return std::nullopt;
}

void emitUnder(FunctionEmitter &E, const Value *Mask, unsigned L, Opcode Name,
               ArrayRef<Op> Ops) {
  std::optional<bool> Known = knownBit(E, Mask, L);
  if (!Known)
    E.Out.emitIf(laneReg(E, Mask, L), Name, Ops);
  else if (*Known)
    E.Out.emitList(Name, Ops);
}

/// Whether one access moves all lanes of type \p Ty, by the same bit of \p
/// Mask: two or four registers of 32 or 64 bits.
bool isVectorAccess(FunctionEmitter &E, const IntrinsicInst &I,
                    unsigned Operand, const Type *Ty, const Value *Mask) {
  constexpr unsigned MostBytes = 16;
  unsigned Lanes = laneCount(Ty), Bits = Ty->getScalarSizeInBits();
  if ((Lanes != 2 && Lanes != 4) || (Bits != 32 && Bits != 64) ||
      Lanes * Bits / 8 > MostBytes || knownBit(E, Mask, 0))
    return false;
  const Value *Pointer = I.getArgOperand(Operand);
  return !Pointer->getType()->isVectorTy() && getSplatValue(Mask) &&
         I.getParamAlign(Operand).valueOrOne().value() >= Lanes * Bits / 8;
}

/// "\t@mask\tmnemonic \t", of an access to \p Lanes registers.
void startVector(FunctionEmitter &E, const Value *Mask, Opcode Name,
                 unsigned Lanes, Mod Type) {
  Reg Lets = laneReg(E, Mask, 0);
  Writer &W = E.Out.writer();
  W.text("\t@");
  E.Out.printOp(Lets);
  E.Out.start({Name, Lanes == 2 ? Mod::V2 : Mod::V4, Type});
}

} // namespace

bool printMaskedLoad(FunctionEmitter &E, const IntrinsicInst &I) {
  const Value *P = I.getArgOperand(0), *Mask = I.getArgOperand(1),
              *Else = I.getArgOperand(2);
  Type *Element = I.getType()->getScalarType();
  Mod Type = accessType(E, Element);
  if (Type == Mod::None || !isAligned(E, I, 0, Element))
    return false;
  LaneAddresses Places(E, P, Element);
  LaneResults Result(E, I);
  if (isVectorAccess(E, I, 0, I.getType(), Mask)) {
    SmallVector<Op, 4> To;
    for (unsigned L = 0; L != Result.count(); ++L) {
      E.Out.copy(Result.at(L), laneReg(E, Else, L));
      To.push_back(Result.at(L));
    }
    Address A = Places.at(0);
    startVector(E, Mask, {Inst::Ld, E.Addresses.spaceOf(A.Space)},
                Result.count(), Type);
    printList(E, To);
    E.Out.writer().text(", ");
    E.Out.printOp(A.at());
    E.Out.writer().text(";\n");
    Result.finish();
    return true;
  }
  for (unsigned L = 0; L != Result.count(); ++L) {
    Address A = Places.at(L);
    Opcode Name = {Inst::Ld, E.Addresses.spaceOf(A.Space), Type};
    Reg To = Result.at(L);
    if (knownBit(E, Mask, L) != std::optional<bool>(true))
      E.Out.copy(To, laneReg(E, Else, L));
    emitUnder(E, Mask, L, Name, {Op(To), A.at()});
  }
  Result.finish();
  return true;
}

bool printMaskedStore(FunctionEmitter &E, const IntrinsicInst &I) {
  const Value *V = I.getArgOperand(0), *P = I.getArgOperand(1),
              *Mask = I.getArgOperand(2);
  Type *Element = V->getType()->getScalarType();
  Mod Type = accessType(E, Element);
  if (Type == Mod::None || !isAligned(E, I, 1, Element))
    return false;
  LaneAddresses Places(E, P, Element);
  if (isVectorAccess(E, I, 1, V->getType(), Mask)) {
    Address A = Places.at(0);
    if (!E.Memory.mayStore(A))
      return true;
    SmallVector<Op, 4> From;
    for (unsigned L = 0; L != laneCount(V->getType()); ++L)
      From.push_back(laneReg(E, V, L));
    startVector(E, Mask, {Inst::St, E.Addresses.spaceOf(A.Space)},
                unsigned(From.size()), Type);
    E.Out.printOp(A.at());
    E.Out.writer().text(", ");
    printList(E, From);
    E.Out.writer().text(";\n");
    return true;
  }
  for (unsigned L = 0; L != laneCount(V->getType()); ++L) {
    Address A = Places.at(L);
    if (!E.Memory.mayStore(A))
      return true;
    Opcode Name = {Inst::St, E.Addresses.spaceOf(A.Space), Type};
    emitUnder(E, Mask, L, Name, {A.at(), Op(laneReg(E, V, L))});
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

bool printPtrMask(FunctionEmitter &E, const IntrinsicInst &I) {
  if (I.getType()->isVectorTy())
    return false;
  Reg To = E.Values.def(&I);
  E.Out.emit(
      {Inst::And, typeMod('b', To.width())},
      {To, E.Values.use(I.getArgOperand(0)), E.Values.use(I.getArgOperand(1))});
  return true;
}

/// prefetch loads global, local or generic memory into L1, or into L2 if the
/// locality is low.
bool printPrefetch(FunctionEmitter &E, const IntrinsicInst &I) {
  auto Number = [&](unsigned N) {
    return cast<ConstantInt>(I.getArgOperand(N))->getZExtValue();
  };
  bool IsData = Number(3) == 1;
  Address A = E.Pointers.operand(I.getArgOperand(0));
  bool CanFetch = A.Space == AddressSpace::Generic ||
                  A.Space == AddressSpace::Global ||
                  A.Space == AddressSpace::Local;
  if (!IsData || !CanFetch)
    return true; // A hint that has no effect here.
  E.Out.emit({Inst::Prefetch, E.Addresses.spaceOf(A.Space),
              Number(2) == 3 ? Mod::L1 : Mod::L2},
             A.at());
  return true;
}

/// Whether \p Ty points to the stack: generic or local.
static bool isStackPointer(const Type *Ty) {
  unsigned Space = Ty->getPointerAddressSpace();
  return Space == AddressSpace::Generic || Space == AddressSpace::Local;
}

bool printStackSave(FunctionEmitter &E, const IntrinsicInst &I) {
  if (!isStackPointer(I.getType()))
    return false;
  if (!E.require(Feature::StackSave, I))
    return true;
  Reg Top = E.Regs.temp(E.Addresses.pointerClass());
  E.Out.emit({Inst::Stacksave, typeMod('u', Top.width())}, Top);
  unsigned Space = I.getType()->getPointerAddressSpace();
  Op Own = E.Addresses.resize(Top, E.Addresses.pointerBits(Space));
  E.Values.set(&I, Own.R);
  return true;
}

bool printStackRestore(FunctionEmitter &E, const IntrinsicInst &I) {
  if (!isStackPointer(I.getArgOperand(0)->getType()))
    return false;
  if (!E.require(Feature::StackRestore, I))
    return true;
  Op Top = E.Addresses.resize(E.Values.useReg(I.getArgOperand(0)),
                              E.Addresses.pointerBits());
  E.Out.emit({Inst::Stackrestore, typeMod('u', E.Addresses.pointerBits())},
             Top);
  return true;
}

} // namespace opennvvm::ptx
