//===- LowerMemory.cpp - memcpy, memmove, memset as accesses --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A GPU implements these only with loads and stores. LLVM's own utilities ask a
// TargetTransformInfo for types; here, only the alignment matters.
//
//===----------------------------------------------------------------------===//

#include "LowerMemory.h"
#include "MemoryPieces.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace opennvvm::prepare {

namespace {

/// The parts of one memory intrinsic.
struct MemoryOp {
  Value *Dest, *Source = nullptr; ///< Source: null for memset.
  Value *Byte = nullptr;          ///< The value of memset.
  Value *Length;
  Align Alignment; ///< Of both pointers.
  bool IsVolatile, MayOverlap;
};

/// The length, which is unsigned, in a type in which it can be added to a
/// pointer: a narrower index would be sign-extended.
Value *lengthOf(AnyMemIntrinsic &I) {
  Value *Length = I.getLength();
  auto *Known = dyn_cast<ConstantInt>(Length);
  unsigned Bits = Length->getType()->getIntegerBitWidth();
  if (Bits == 64 || (Bits < 64 && Known && !Known->isNegative()))
    return Length;
  IRBuilder<> B(&I);
  return B.CreateZExtOrTrunc(Length, B.getInt64Ty());
}

MemoryOp takeApart(AnyMemIntrinsic &I) {
  MemoryOp Op;
  Op.Dest = I.getRawDest();
  Op.Length = lengthOf(I);
  Op.Alignment = memoryAlign(I, I.getDataLayout());
  Op.IsVolatile = I.isVolatile();
  Op.MayOverlap = isa<AnyMemMoveInst>(I);
  if (auto *Transfer = dyn_cast<AnyMemTransferInst>(&I))
    Op.Source = Transfer->getRawSource();
  else
    Op.Byte = cast<AnyMemSetInst>(I).getValue();
  return Op;
}

/// The byte of memset repeated over \p Bytes bytes.
Value *splat(IRBuilder<> &B, Value *Byte, unsigned Bytes) {
  if (Bytes == 1)
    return Byte;
  unsigned Element = std::min(Bytes, 8u);
  Type *Ty = B.getIntNTy(Element * 8);
  Value *Ones = ConstantInt::get(Ty, APInt::getSplat(Element * 8, APInt(8, 1)));
  Value *Word = B.CreateMul(B.CreateZExt(Byte, Ty), Ones);
  return Bytes == 16 ? B.CreateVectorSplat(2, Word) : Word;
}

/// Loads or computes the value of the memory piece at \p P, \p Offset bytes
/// further on.
Value *pieceValue(IRBuilder<> &B, const MemoryOp &Op, Value *Offset,
                  const MemoryPiece &P) {
  if (!Op.Source)
    return splat(B, Op.Byte, P.Size);
  return B.CreateAlignedLoad(P.type(B.getContext()),
                             B.CreatePtrAdd(Op.Source, Offset), Align(P.Size),
                             Op.IsVolatile);
}

void storePiece(IRBuilder<> &B, const MemoryOp &Op, Value *Offset, Value *V,
                const MemoryPiece &P) {
  B.CreateAlignedStore(V, B.CreatePtrAdd(Op.Dest, Offset), Align(P.Size),
                       Op.IsVolatile);
}

/// All loads come first, so this works for memmove as well.
void emitPieces(IRBuilder<> &B, const MemoryOp &Op,
                ArrayRef<MemoryPiece> Pieces) {
  SmallVector<Value *, 8> Values;
  for (const MemoryPiece &P : Pieces)
    Values.push_back(pieceValue(B, Op, B.getInt64(P.Offset), P));
  for (auto [P, V] : zip(Pieces, Values))
    storePiece(B, Op, B.getInt64(P.Offset), V, P);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Inserts "for (I = Begin; I != End; I += Step) access" before \p At, where
/// each access moves Step bytes. If \p Down, the loop runs downwards.
void emitLoop(Instruction *At, const MemoryOp &Op, Value *Begin, Value *End,
              unsigned Step, bool Down) {
  bool IsKnown = isa<ConstantInt>(Begin) && isa<ConstantInt>(End);
  if (IsKnown && Begin == End)
    return;
  BasicBlock *Before = At->getParent();
  BasicBlock *After = Before->splitBasicBlock(At, "mem.done");
  LLVMContext &C = At->getContext();
  BasicBlock *Loop =
      BasicBlock::Create(C, "mem.loop", Before->getParent(), After);
  Before->getTerminator()->eraseFromParent();
  IRBuilder<> B(Before);
  B.SetCurrentDebugLocation(At->getDebugLoc());
  Value *Word = Op.Source ? nullptr : splat(B, Op.Byte, Step);
  if (IsKnown)
    B.CreateBr(Loop);
  else
    B.CreateCondBr(B.CreateICmpEQ(Begin, End), After, Loop);

  B.SetInsertPoint(Loop);
  Type *LenTy = Begin->getType();
  Value *StepValue = ConstantInt::get(LenTy, Step);
  PHINode *Index = B.CreatePHI(LenTy, 2);
  Index->addIncoming(Down ? End : Begin, Before);
  Value *Lower = Down ? B.CreateSub(Index, StepValue) : nullptr;
  Value *Place = Down ? Lower : Index;
  MemoryPiece Piece{0, Step};
  storePiece(B, Op, Place, Word ? Word : pieceValue(B, Op, Place, Piece),
             Piece);
  Value *Next = Down ? Lower : B.CreateAdd(Index, StepValue);
  Index->addIncoming(Next, Loop);
  // In this form, ptxas unrolls the loop.
  B.CreateCondBr(B.CreateICmpNE(Next, Down ? Begin : End), Loop, After);
}

/// Moves chunks as wide as the alignment, then the remaining bytes; if \p Down,
/// from the other end.
void emitLoops(Instruction *At, const MemoryOp &Op, bool Down) {
  unsigned Chunk =
      unsigned(std::min<uint64_t>(MaxMemoryPiece, Op.Alignment.value()));
  Type *LenTy = Op.Length->getType();
  Value *Zero = ConstantInt::get(LenTy, 0);
  if (Chunk == 1)
    return emitLoop(At, Op, Zero, Op.Length, 1, Down);
  IRBuilder<> B(At);
  Value *Whole =
      B.CreateAnd(Op.Length, ConstantInt::getSigned(LenTy, -int64_t(Chunk)));
  auto *Known = dyn_cast<ConstantInt>(Op.Length);
  uint64_t Rest = Known ? Known->getZExtValue() % Chunk : 0;
  auto Tail = [&] {
    if (!Known)
      return emitLoop(At, Op, Whole, Op.Length, 1, Down);
    IRBuilder<> TB(At);
    emitPieces(TB, Op,
               splitMemory(Op.Alignment, Known->getZExtValue() - Rest, Rest));
  };
  if (Down)
    Tail();
  emitLoop(At, Op, Zero, Whole, Chunk, Down);
  if (!Down)
    Tail();
}

/// Whether the destination begins above the source, so that an overlapping copy
/// must run downwards.
Value *destinationIsAbove(IRBuilder<> &B, const MemoryOp &Op) {
  Type *Generic = PointerType::get(B.getContext(), 0);
  Value *Dest = B.CreateAddrSpaceCast(Op.Dest, Generic),
        *Source = B.CreateAddrSpaceCast(Op.Source, Generic);
  return B.CreateICmpUGT(Dest, Source);
}

/// Whether two pointers may point into the same memory: if their address spaces
/// differ, one must be generic.
bool mayShareMemory(const MemoryOp &Op) {
  unsigned D = Op.Dest->getType()->getPointerAddressSpace();
  unsigned S = Op.Source->getType()->getPointerAddressSpace();
  return D == S || D == 0 || S == 0;
}

void lower(AnyMemIntrinsic &I) {
  MemoryOp Op = takeApart(I);
  if (takesFewPieces(I, I.getDataLayout())) {
    uint64_t Length = cast<ConstantInt>(Op.Length)->getZExtValue();
    IRBuilder<> B(&I);
    return emitPieces(B, Op, splitMemory(Op.Alignment, 0, Length));
  }
  if (!Op.MayOverlap || !mayShareMemory(Op))
    return emitLoops(&I, Op, /*Down=*/false);
  IRBuilder<> B(&I);
  Value *Down = destinationIsAbove(B, Op);
  Instruction *Then, *Else;
  SplitBlockAndInsertIfThenElse(Down, &I, &Then, &Else);
  emitLoops(Then, Op, /*Down=*/true);
  emitLoops(Else, Op, /*Down=*/false);
}

} // namespace

/// Lowers the memory intrinsics of \p F for which \p Wanted returns true.
template <typename Fn> static bool lowerAll(Function &F, Fn Wanted) {
  SmallVector<AnyMemIntrinsic *, 8> List;
  for (Instruction &I : instructions(F))
    // What writes constant memory is refused where it stands.
    if (auto *M = dyn_cast<AnyMemIntrinsic>(&I);
        M && M->getDestAddressSpace() != AddressSpace::Const && Wanted(*M))
      List.push_back(M);
  for (AnyMemIntrinsic *M : List) {
    lower(*M);
    M->eraseFromParent();
  }
  return !List.empty();
}

bool lowerMemoryIntrinsics(Function &F) {
  return lowerAll(F, [&](const AnyMemIntrinsic &I) {
    return !isPrintedStraight(I, F.getDataLayout());
  });
}

static bool isInVariable(const Value *Address) {
  return isa<AllocaInst>(getUnderlyingObject(Address));
}

bool exposeCopiesOfVariables(Function &F) {
  return lowerAll(F, [](const AnyMemIntrinsic &I) {
    auto *Transfer = dyn_cast<AnyMemTransferInst>(&I);
    return isInVariable(I.getRawDest()) ||
           (Transfer && isInVariable(Transfer->getRawSource()));
  });
}

} // namespace opennvvm::prepare
