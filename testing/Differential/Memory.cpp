//===- Memory.cpp - Random accesses to memory -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

/// Zeroed local memory for \p T, allocated at the start of the function.
AllocaInst *Builder::local(Type *T) {
  BasicBlock &Entry = F->getEntryBlock();
  IRBuilder<NoFolder> AtEntry(&Entry, Entry.begin());
  AllocaInst *A = AtEntry.CreateAlloca(T);
  uint64_t Size = M->getDataLayout().getTypeAllocSize(T);
  B.CreateMemSet(A, B.getInt8(0), Size, A->getAlign());
  return A;
}

/// \p Pointer, or the same address through another address space.
Value *Builder::spelled(Value *Pointer, unsigned Space) {
  if (!C.chance(30))
    return Pointer;
  return B.CreateAddrSpaceCast(Pointer, B.getPtrTy(Space));
}

Align Builder::alignmentOf(Type *T) {
  Align Natural = M->getDataLayout().getABITypeAlign(T);
  if (!C.chance(20))
    return Natural;
  return Align(std::min<uint64_t>(Natural.value(), 1u << C.below(3)));
}

void Builder::localArray() {
  Type *T = C.chance(20) ? aggregateType() : scalarOrVector();
  unsigned Count = 1u << (C.below(3) + 1);
  AllocaInst *A = local(ArrayType::get(T, Count));
  auto Index = [&] {
    return C.chance(50)
               ? B.CreateAnd(get(B.getInt32Ty()), B.getInt32(Count - 1))
               : B.getInt32(C.below(Count));
  };
  auto Place = [&] {
    Value *Base = spelled(A, 5);
    return B.CreateInBoundsGEP(T, Base, Index());
  };
  for (unsigned I = C.below(3) + 1; I; --I) {
    Value *At = Place();
    Align Known = alignmentOf(T);
    Value *V = get(T);
    B.CreateAlignedStore(V, At, Known, C.chance(10));
  }
  Value *At = Place();
  Align Known = alignmentOf(T);
  keep(B.CreateAlignedLoad(T, At, Known, C.chance(10)));
}

/// memset, memcpy and memmove, of a known or unknown number of bytes.
void Builder::copyMemory() {
  Type *T = B.getIntNTy(8u << C.below(4));
  unsigned Bytes = 64;
  unsigned Width = T->getIntegerBitWidth() / 8;
  Type *Array = ArrayType::get(T, Bytes / Width);
  AllocaInst *From = local(Array), *To = local(Array);
  Value *Byte = C.chance(50) ? get(B.getInt8Ty()) : B.getInt8(0xa5);
  B.CreateMemSet(From, Byte, C.below(Bytes) + 1, MaybeAlign(1));
  for (unsigned I = C.below(3) + 1; I; --I) {
    Value *V = get(T);
    B.CreateStore(
        V, B.CreateConstInBoundsGEP1_32(T, From, C.below(Bytes / Width)));
  }
  Value *Size = B.getInt64(C.below(Bytes / 2) + 1);
  if (C.chance(40))
    Size = B.CreateAnd(get(B.getInt64Ty()), B.getInt64(Bytes / 2 - 1));
  auto Part = [&](Value *Base) {
    return B.CreateConstInBoundsGEP1_32(B.getInt8Ty(), Base,
                                        C.below(Bytes / 2));
  };
  bool Overlaps = C.chance(40);
  Value *Target = Part(Overlaps ? From : To), *Source = Part(From);
  if (Overlaps)
    B.CreateMemMove(Target, Align(1), Source, Align(1), Size);
  else
    B.CreateMemCpy(Target, Align(1), Source, Align(1), Size);
  Value *Index =
      B.CreateAnd(get(B.getInt32Ty()), B.getInt32(Bytes / Width - 1));
  for (AllocaInst *A : {From, To})
    keep(B.CreateLoad(T, B.CreateInBoundsGEP(T, A, Index)));
}

/// A table that is never written, in constant or global memory.
void Builder::constantTable() {
  Type *T = C.chance(20) ? aggregateType() : scalarOrVector();
  unsigned Count = 1u << (C.below(3) + 1);
  auto *Array = ArrayType::get(T, Count);
  static constexpr unsigned Spaces[] = {4, 1, 0};
  unsigned Space = C.pick(ArrayRef(Spaces));
  auto *Table = new GlobalVariable(
      *M, Array, true, GlobalValue::InternalLinkage, constant(Array), "table",
      nullptr, GlobalValue::NotThreadLocal, Space);
  Value *Index = B.CreateAnd(get(B.getInt32Ty()), B.getInt32(Count - 1));
  Value *Base = Table;
  if (Space != 0 && C.chance(40))
    Base = B.CreateAddrSpaceCast(Table, B.getPtrTy());
  keep(B.CreateLoad(T,
                    B.CreateInBoundsGEP(Array, Base, {B.getInt32(0), Index})));
}

/// One of several locations of different kinds, selected by a condition.
void Builder::pointerSelect() {
  Type *T = memoryType();
  Value *First = local(T), *Second = local(T);
  B.CreateStore(get(T), First);
  B.CreateStore(get(T), Second);
  auto *Table =
      new GlobalVariable(*M, T, true, GlobalValue::InternalLinkage, constant(T),
                         "word", nullptr, GlobalValue::NotThreadLocal, 4);
  if (C.chance(50))
    Second = B.CreateAddrSpaceCast(Table, B.getPtrTy());
  Value *Either = B.CreateSelect(get(B.getInt1Ty()), First, Second);
  keep(B.CreateLoad(T, Either));
}

/// Parts of a value that was stored as another type.
void Builder::byteAccess() {
  AllocaInst *A = local(ArrayType::get(B.getInt8Ty(), 32));
  A->setAlignment(Align(16));
  static constexpr unsigned Widths[] = {8, 16, 24, 32, 48, 64, 128};
  for (unsigned I = C.below(3) + 1; I; --I) {
    Type *T = B.getIntNTy(C.pick(ArrayRef(Widths)));
    Value *At = B.CreateConstInBoundsGEP1_32(B.getInt8Ty(), A, C.below(16));
    B.CreateAlignedStore(get(T), At, Align(1));
  }
  Type *T = B.getIntNTy(C.pick(ArrayRef(Widths)));
  Value *At = B.CreateInBoundsGEP(
      B.getInt8Ty(), A, B.CreateAnd(get(B.getInt32Ty()), B.getInt32(15)));
  if (C.chance(30)) {
    At = B.CreateIntrinsic(Intrinsic::ptrmask, {B.getPtrTy(), B.getInt64Ty()},
                           {At, B.getInt64(-8)});
    return keep(B.CreateAlignedLoad(T, At, Align(C.chance(50) ? 8 : 1)));
  }
  keep(B.CreateAlignedLoad(T, At, Align(1)));
}

/// Loads and stores of the lanes selected by a mask.
void Builder::maskedAccess() {
  Type *E = memoryType()->getScalarType();
  Type *T = vectorOf(E->isIntegerTy(128) ? B.getInt64Ty() : E);
  Value *A = local(T);
  Type *MaskType = withElement(T, B.getInt1Ty());
  Align Natural = M->getDataLayout().getABITypeAlign(T);
  B.CreateStore(get(T), A);
  Value *V = get(T);
  B.CreateMaskedStore(V, A, Natural, get(MaskType));
  Value *Mask = get(MaskType);
  keep(B.CreateMaskedLoad(T, A, Natural, Mask, get(T)));
}

} // namespace opennvvm::differential
