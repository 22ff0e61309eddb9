//===- MemoryPieces.cpp - memcpy and memset piece by piece ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryPieces.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

/// The most accesses that one intrinsic may become without a loop.
static constexpr unsigned MaxStraight = 32;

Type *MemoryPiece::type(LLVMContext &C) const {
  if (Size == 16)
    return FixedVectorType::get(Type::getInt64Ty(C), 2);
  return Type::getIntNTy(C, Size * 8);
}

/// Size of the next access: the widest that alignment, offset and remaining
/// length allow.
static unsigned nextPiece(uint64_t Offset, uint64_t Rest, Align A) {
  uint64_t Size = std::min<uint64_t>(MaxMemoryPiece, A.value());
  while (Size > Rest || Offset % Size != 0)
    Size /= 2;
  return unsigned(Size);
}

SmallVector<MemoryPiece, 8> splitMemory(Align A, uint64_t Begin,
                                        uint64_t Length) {
  SmallVector<MemoryPiece, 8> Pieces;
  for (uint64_t At = Begin; At != Begin + Length; At += Pieces.back().Size)
    Pieces.push_back({At, nextPiece(At, Begin + Length - At, A)});
  return Pieces;
}

/// The alignment of address \p V if nothing else specifies it.
static Align alignOfObject(const Value *V, const DataLayout &DL) {
  APInt Offset(DL.getIndexTypeSizeInBits(V->getType()), 0);
  const Value *Object = V->stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true);
  // Offsets may be negative; only their lowest set bit matters.
  uint64_t Low = Offset.getZExtValue();
  return commonAlignment(Object->getPointerAlignment(DL), Low & -Low);
}

Align memoryAlign(const AnyMemIntrinsic &I, const DataLayout &DL) {
  Align A = std::max(I.getDestAlign().valueOrOne(),
                     alignOfObject(I.getRawDest(), DL));
  if (auto *Transfer = dyn_cast<AnyMemTransferInst>(&I))
    A = std::min(A, std::max(Transfer->getSourceAlign().valueOrOne(),
                             alignOfObject(Transfer->getRawSource(), DL)));
  if (I.isAtomic())
    A = std::min(A, Align(I.getElementSizeInBytes()));
  return A;
}

bool takesFewPieces(const AnyMemIntrinsic &I, const DataLayout &DL) {
  auto *Length = dyn_cast<ConstantInt>(I.getLength());
  return Length && Length->getValue().ule(MaxStraight * MaxMemoryPiece) &&
         splitMemory(memoryAlign(I, DL), 0, Length->getZExtValue()).size() <=
             MaxStraight;
}

bool isPrintedStraight(const AnyMemIntrinsic &I, const DataLayout &DL) {
  auto *Set = dyn_cast<AnyMemSetInst>(&I);
  return (!Set || isa<ConstantInt>(Set->getValue())) && takesFewPieces(I, DL);
}

bool isMemoryOperand(const Use &U, bool OrWrites) {
  auto *I = dyn_cast<AnyMemIntrinsic>(U.getUser());
  if (!I)
    return false;
  return (OrWrites && &U == &I->getRawDestUse()) ||
         (isa<AnyMemTransferInst>(I) &&
          &U == &cast<AnyMemTransferInst>(I)->getRawSourceUse());
}

} // namespace opennvvm::prepare
