//===- MemoryCopies.cpp - memcpy, memmove and memset as accesses ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generic.h"
#include "Memory.h"
#include "Prepare/MemoryPieces.h"
#include "opennvvm/Target/Target.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

using Pieces = SmallVector<prepare::MemoryPiece, 8>;

/// \p A advanced to \p P.
Address placeOf(Address A, const prepare::MemoryPiece &P) {
  A.Offset += int64_t(P.Offset);
  return A;
}

/// All loads come first, so this works for memmove as well.
void copyPieces(FunctionEmitter &E, const AnyMemTransferInst &I,
                const Pieces &List) {
  Address From = E.Pointers.operand(I.getRawSource()),
          To = E.Pointers.operand(I.getRawDest());
  AccessMods ReadAs = {.Order = volatility(I.isVolatile(), From.Space)},
             WriteAs = {.Order = volatility(I.isVolatile(), To.Space)};
  if (isNonCoherent(E, I, From.Space))
    ReadAs.NonCoherent = Mod::Nc;
  SmallVector<Reg, 32> Values;
  for (const prepare::MemoryPiece &P : List) {
    Type *Ty = P.type(I.getContext());
    size_t First = Values.size();
    for (const Part &Piece : E.parts(Ty).Parts)
      Values.push_back(E.Regs.temp(Piece.Class));
    E.Memory.load(ArrayRef(Values).drop_front(First), Ty, placeOf(From, P),
                  Align(P.Size), ReadAs);
  }
  ArrayRef<Reg> Left = Values;
  for (const prepare::MemoryPiece &P : List) {
    Type *Ty = P.type(I.getContext());
    size_t Count = E.parts(Ty).size();
    SmallVector<Op, 2> Ops(Left.take_front(Count));
    Left = Left.drop_front(Count);
    E.Memory.store(Ops, Ty, placeOf(To, P), Align(P.Size), WriteAs);
  }
}

void setPieces(FunctionEmitter &E, const AnyMemSetInst &I, uint64_t Byte,
               const Pieces &List) {
  Address To = E.Pointers.operand(I.getRawDest());
  AccessMods WriteAs = {.Order = volatility(I.isVolatile(), To.Space)};
  for (const prepare::MemoryPiece &P : List) {
    Type *Ty = P.type(I.getContext());
    unsigned Bits = std::min(P.Size, 8u) * 8;
    APInt Word = APInt::getSplat(Bits, APInt(8, Byte));
    SmallVector<Op, 2> Ops(E.parts(Ty).size(), Op::imm(Word.getSExtValue()));
    E.Memory.store(Ops, Ty, placeOf(To, P), Align(P.Size), WriteAs);
  }
}

} // namespace

bool printStraightCopy(FunctionEmitter &E, const IntrinsicInst &Call) {
  auto &I = cast<AnyMemIntrinsic>(Call);
  auto *Length = dyn_cast<ConstantInt>(I.getLength());
  if (Length && Length->isZero())
    return true;
  // Preparation leaves all of those that write constant memory.
  if (!E.Memory.mayStore({I.getDestAddressSpace(), Op(), 0}))
    return true;
  if (!Length)
    return false;
  Pieces List = prepare::splitMemory(prepare::memoryAlign(I, E.DL), 0,
                                     Length->getZExtValue());
  if (auto *Transfer = dyn_cast<AnyMemTransferInst>(&I)) {
    copyPieces(E, *Transfer, List);
    return true;
  }
  auto &Set = cast<AnyMemSetInst>(I);
  auto *Byte = dyn_cast<ConstantInt>(Set.getValue());
  if (!Byte)
    return false;
  setPieces(E, Set, Byte->getZExtValue(), List);
  return true;
}

} // namespace opennvvm::ptx
