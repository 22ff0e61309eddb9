//===- MemoryAccess.cpp - Loads and stores of whole values ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryAccess.h"
#include "FunctionContext.h"
#include "RegisterLists.h"
#include "Target/TargetCosts.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// One ld or st: up to eight registers of one class and width, or eight or
/// sixteen halves of registers.
struct Access {
  unsigned First; ///< Part.
  unsigned Count;
  unsigned Bytes; ///< Of one part.

  /// No list has more than four registers of 16 bits.
  bool isOfPairs() const { return Bytes == 2 && Count > 4; }
};
} // namespace

/// Bytes of a part in memory if it is accessed in one piece; otherwise 0.
static unsigned pieceBytes(const Part &P) {
  unsigned Bytes = P.storeBytes();
  return isPowerOf2_32(Bytes) ? Bytes : 0;
}

Mod memoryType(const Part &P) {
  switch (P.Class) {
  case RegClass::F32:
    return Mod::F32;
  case RegClass::F64:
    return Mod::F64;
  case RegClass::H16:
    return Mod::B16;
  case RegClass::H32:
    return Mod::B32;
  default:
    return typeMod('u', P.storeBytes() * 8);
  }
}

/// The most bytes that one access of \p Space can move: global memory has wide
/// accesses if the machine, and the PTX version required anyway, support them.
static unsigned maxAccess(const FunctionContext &E, unsigned Space) {
  return Space == AddressSpace::Global &&
                 mayUseFreely(E.Ctx.T, Feature::WideAccess)
             ? 32
             : 16;
}

/// Groups parts starting at \p First into one access, as alignment allows.
static Access nextAccess(const TypeParts &TP, unsigned First, Align A,
                         unsigned MaxBytes) {
  const Part &P = TP[First];
  unsigned Bytes = pieceBytes(P);
  Access Result{First, 1, Bytes};
  if (!Bytes || P.Class == RegClass::Pred)
    return Result;
  uint64_t Here = commonAlignment(A, P.Offset).value();
  for (unsigned Count : {16u, 8u, 4u, 2u}) {
    bool IsList = Count <= 4 || (Count == 8 && Bytes == 4) || Bytes == 2;
    if (!IsList || Count * Bytes > MaxBytes || Count * Bytes > Here ||
        First + Count > TP.size())
      continue;
    bool Regular = true;
    for (unsigned I = 1; I < Count && Regular; ++I) {
      const Part &Q = TP[First + I];
      Regular = Q.Class == P.Class && Q.Bits == P.Bits &&
                Q.Offset == P.Offset + I * Bytes;
    }
    if (!Regular)
      continue;
    Result.Count = Count;
    return Result;
  }
  return Result;
}

/// Calls \p Visit(type, first part, offset) for each member of \p Ty, an array
/// or a structure.
template <typename Fn>
static void forEachMember(TypeTable &Types, const DataLayout &DL, Type *Ty,
                          Fn Visit) {
  auto *ST = dyn_cast<StructType>(Ty);
  unsigned N = ST ? ST->getNumElements() : Ty->getArrayNumElements();
  unsigned First = 0;
  for (unsigned I = 0; I < N; ++I) {
    Type *Member = ST ? ST->getElementType(I) : Ty->getArrayElementType();
    uint64_t Offset =
        ST ? DL.getStructLayout(ST)->getElementOffset(I).getFixedValue()
           : I * DL.getTypeAllocSize(Member).getFixedValue();
    Visit(Member, First, Offset);
    First += Types.get(Member).size();
  }
}

/// Of the registers of \p Acc, whose parts are like \p P.
static Mod accessType(const Access &Acc, const Part &P) {
  return Acc.isOfPairs() ? Mod::B32 : memoryType(P);
}

/// Of an access that moves \p Count registers.
static Mod vectorMod(unsigned Count) {
  return Count == 1   ? Mod::None
         : Count == 2 ? Mod::V2
         : Count == 4 ? Mod::V4
                      : Mod::V8;
}

/// Loads one part that no single ld can load: odd sizes and low alignment,
/// piece by piece; i1, from its byte.
void MemoryAccess::loadPiece(Reg To, const Part &P, Address A, Align Al,
                             const AccessMods &M) {
  Opcode Load = {Inst::Ld, M.Order, M.Scope, Addresses.spaceOf(A.Space)};
  if (P.Class == RegClass::Pred) {
    Reg Byte = E.Regs.temp(RegClass::B16), Bit = E.Regs.temp(RegClass::B16);
    E.Out.emit({Load, Mod::U8}, Byte, A.at(P.Offset));
    E.Out.emit({Inst::And, Mod::B16}, Bit, Byte, Op::imm(1));
    E.Out.emit({Inst::Setp, Mod::Ne, Mod::B16}, To, Bit, Op::imm(0));
    return;
  }
  unsigned Bytes = P.storeBytes();
  unsigned Width = To.width() == 64 ? 64 : 32;
  RegClass C = integerClass(Width);
  Reg Sum;
  for (unsigned Done = 0; Done < Bytes;) {
    unsigned Step = std::min<unsigned>(
        bit_floor(Bytes - Done), commonAlignment(Al, P.Offset + Done).value());
    Step = std::min(Step, 8u);
    // The last step writes the destination if it is an integer of this width.
    bool Last = Done + Step == Bytes && To.regClass() == C;
    Reg Piece = Last && !Done ? To : E.Regs.temp(C);
    E.Out.emit({Load, typeMod('u', Step * 8)}, Piece, A.at(P.Offset + Done));
    if (Done) {
      Reg Up = E.Regs.temp(C), Both = Last ? To : E.Regs.temp(C);
      E.Out.emit({Inst::Shl, typeMod('b', Width)}, Up, Piece,
                 Op::imm(Done * 8));
      E.Out.emit({Inst::Or, typeMod('b', Width)}, Both, Sum, Up);
      Sum = Both;
    } else {
      Sum = Piece;
    }
    Done += Step;
  }
  if (To.width() != 16)
    return E.Out.copy(To, Sum);
  Reg Low = To.regClass() == RegClass::B16 ? To : E.Regs.temp(RegClass::B16);
  E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, Low, Sum);
  E.Out.copy(To, Low);
}

/// Prints "ld…" or "st…" with one register or a braced list.
static void printVector(FunctionContext &E, ArrayRef<Op> Rs) {
  if (Rs.size() == 1)
    return E.Out.printOp(Rs[0]);
  printList(E, Rs);
}

/// Registers for pairs of 16-bit parts.
static SmallVector<Reg, 8> pairsFor(FunctionContext &E, unsigned Parts) {
  SmallVector<Reg, 8> Rs;
  for (unsigned I = 0; I != Parts / 2; ++I)
    Rs.push_back(E.Regs.temp(RegClass::B32));
  return Rs;
}

static void takeApart(FunctionContext &E, ArrayRef<Reg> Pairs,
                      ArrayRef<Reg> To) {
  for (unsigned I = 0; I != Pairs.size(); ++I)
    emitUnpack(E, {Inst::Mov, Mod::B32}, To.slice(2 * I, 2), Pairs[I]);
}

static SmallVector<Op, 8> putTogether(FunctionContext &E, ArrayRef<Op> From,
                                      RegClass C) {
  SmallVector<Reg, 8> Pairs = pairsFor(E, From.size());
  for (unsigned I = 0; I != Pairs.size(); ++I) {
    Op Low = E.Out.inRegister(From[2 * I], C);
    Op High = E.Out.inRegister(From[2 * I + 1], C);
    emitPack(E, {Inst::Mov, Mod::B32}, Pairs[I], {Low, High});
  }
  return {Pairs.begin(), Pairs.end()};
}

void MemoryAccess::load(ArrayRef<Reg> To, Type *Ty, Address A, Align Al,
                        const AccessMods &M) {
  const TypeParts &TP = E.parts(Ty);
  if (TP.HasBitPacked && Ty->isVectorTy())
    return loadBitPacked(To, Ty, A, Al, M);
  if (TP.HasBitPacked)
    return forEachMember(E.Types, E.DL, Ty,
                         [&](Type *Member, unsigned First, uint64_t Offset) {
                           Address At = A;
                           At.Offset += Offset;
                           load(To.slice(First, E.parts(Member).size()), Member,
                                At, commonAlignment(Al, Offset), M);
                         });
  const Opcode Name = {Inst::Ld, M.Order,
                       M.Scope,  Addresses.spaceOf(A.Space),
                       M.Cache,  M.NonCoherent};
  for (unsigned I = 0; I < TP.size();) {
    Access Acc = nextAccess(TP, I, Al, maxAccess(E, A.Space));
    const Part &P = TP[I];
    if (P.Class == RegClass::Pred || !Acc.Bytes ||
        commonAlignment(Al, P.Offset).value() < Acc.Bytes) {
      loadPiece(To[I], P, A, Al, M);
      ++I;
      continue;
    }
    ArrayRef<Reg> Own = To.slice(I, Acc.Count);
    SmallVector<Reg, 8> Rs =
        Acc.isOfPairs() ? pairsFor(E, Acc.Count) : SmallVector<Reg, 8>(Own);
    E.Out.start({Name, vectorMod(Rs.size()), accessType(Acc, P)});
    Writer &W = E.Out.writer();
    printVector(E, SmallVector<Op, 8>(Rs.begin(), Rs.end()));
    W.text(", ");
    E.Out.printOp(A.at(P.Offset));
    W.text(";\n");
    if (Acc.isOfPairs())
      takeApart(E, Rs, Own);
    I += Acc.Count;
  }
}

/// Stores one part piece by piece.
void MemoryAccess::storePiece(Op From, const Part &P, Address A, Align Al,
                              const AccessMods &M) {
  Opcode Store = {Inst::St, M.Order, M.Scope, Addresses.spaceOf(A.Space)};
  if (P.Class == RegClass::Pred) {
    Reg Byte = E.Regs.temp(RegClass::B16);
    E.Out.emit({Inst::Selp, Mod::U16}, Byte, Op::imm(1), Op::imm(0), From);
    E.Out.emit({Store, Mod::U8}, A.at(P.Offset), Byte);
    return;
  }
  unsigned Bytes = P.storeBytes();
  RegClass C = integerClass(RegClasses[unsigned(P.Class)].Width);
  Reg Whole = E.Out.inRegister(From, C);
  unsigned Width = Whole.width();
  for (unsigned Done = 0; Done < Bytes;) {
    unsigned Step = std::min<unsigned>(
        bit_floor(Bytes - Done), commonAlignment(Al, P.Offset + Done).value());
    Step = std::min(Step, Width / 8);
    Reg Piece = Whole;
    if (Done) {
      Piece = E.Regs.temp(C);
      E.Out.emit({Inst::Shr, typeMod('u', Width)}, Piece, Whole,
                 Op::imm(Done * 8));
    }
    E.Out.emit({Store, typeMod('u', Step * 8)}, A.at(P.Offset + Done), Piece);
    Done += Step;
  }
}

bool MemoryAccess::mayStore(const Address &A) {
  if (A.Space != AddressSpace::Const || !E.current())
    return true;
  E.fail(Rule::EmitUnsupportedInstruction, *E.current(),
         {"a store to constant memory: PTX only reads it"},
         "store to a variable in addrspace(1), or let the host write the "
         "constant before the launch (cudaMemcpyToSymbol, cuMemcpyHtoD)");
  return false;
}

void MemoryAccess::store(ArrayRef<Op> From, Type *Ty, Address A, Align Al,
                         const AccessMods &M) {
  if (!mayStore(A))
    return;
  const TypeParts &TP = E.parts(Ty);
  if (TP.HasBitPacked && Ty->isVectorTy())
    return storeBitPacked(From, Ty, A, Al, M);
  if (TP.HasBitPacked)
    return forEachMember(E.Types, E.DL, Ty,
                         [&](Type *Member, unsigned First, uint64_t Offset) {
                           Address At = A;
                           At.Offset += Offset;
                           store(From.slice(First, E.parts(Member).size()),
                                 Member, At, commonAlignment(Al, Offset), M);
                         });
  const Opcode Name = {Inst::St, M.Order,
                       M.Scope,  Addresses.spaceOf(A.Space),
                       M.Cache,  M.NonCoherent};
  for (unsigned I = 0; I < TP.size();) {
    Access Acc = nextAccess(TP, I, Al, maxAccess(E, A.Space));
    const Part &P = TP[I];
    if (P.Class == RegClass::Pred || !Acc.Bytes ||
        commonAlignment(Al, P.Offset).value() < Acc.Bytes) {
      storePiece(From[I], P, A, Al, M);
      ++I;
      continue;
    }
    ArrayRef<Op> Own = From.slice(I, Acc.Count);
    SmallVector<Op, 8> Pairs;
    if (Acc.isOfPairs()) {
      Pairs = putTogether(E, Own, P.Class);
      Own = Pairs;
    }
    E.Out.start({Name, vectorMod(Own.size()), accessType(Acc, P)});
    Writer &W = E.Out.writer();
    E.Out.printOp(A.at(P.Offset));
    W.text(", ");
    printVector(E, Own);
    W.text(";\n");
    I += Acc.Count;
  }
}

} // namespace opennvvm::ptx
