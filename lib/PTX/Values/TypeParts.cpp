//===- TypeParts.cpp - IR types as registers and bytes --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TypeParts.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

// A value with more parts than this would fill a register file; such types come
// from aggregates that should have stayed in memory.
static constexpr unsigned MaxParts = 16384;

void TypeTable::appendInteger(unsigned Bits, uint64_t Offset, TypeParts &Out) {
  auto Add = [&](RegClass C, unsigned B, uint64_t At) {
    Out.Parts.push_back({C, 1, uint16_t(B), uint32_t(At)});
  };
  if (Bits == 1)
    return Add(RegClass::Pred, 1, Offset);
  if (Bits <= 16)
    return Add(RegClass::B16, Bits, Offset);
  if (Bits <= 32)
    return Add(RegClass::B32, Bits, Offset);
  for (unsigned Done = 0; Done < Bits; Done += 64)
    Add(RegClass::B64, std::min(64u, Bits - Done), Offset + Done / 8);
}

void TypeTable::appendVector(Type *Ty, uint64_t Offset, TypeParts &Out) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  if (!VT) {
    Out.Unsupported = "vectors of unknown length";
    return;
  }
  Type *Element = VT->getElementType();
  unsigned N = VT->getNumElements();
  uint64_t Bits = DL.getTypeSizeInBits(Element);
  unsigned Lanes = lanesPerRegister(Element, N);
  if (Lanes > 1) {
    bool IsInt = Element->isIntegerTy();
    for (unsigned I = 0; I < N; I += Lanes) {
      bool Whole = N - I >= Lanes;
      RegClass C = IsInt   ? RegClass::B32
                   : Whole ? RegClass::H32
                           : RegClass::H16;
      unsigned Here = Whole ? Lanes : 1;
      Out.Parts.push_back({C, uint8_t(Here), uint16_t(Here * Bits),
                           uint32_t(Offset + I * Bits / 8),
                           Element->isBFloatTy()});
    }
    return;
  }
  Out.HasBitPacked |=
      Element->isIntegerTy() && (Bits % 8 != 0 || !isPowerOf2_64(Bits));
  for (unsigned I = 0; I < N && Out.Unsupported.empty(); ++I)
    append(Element, Offset + I * Bits / 8, Out);
}

void TypeTable::append(Type *Ty, uint64_t Offset, TypeParts &Out) {
  if (Out.size() > MaxParts || Offset > UINT32_MAX) {
    Out.Unsupported = "an aggregate this large";
    return;
  }
  switch (Ty->getTypeID()) {
  case Type::IntegerTyID:
    return appendInteger(Ty->getIntegerBitWidth(), Offset, Out);
  case Type::HalfTyID:
  case Type::BFloatTyID:
    Out.Parts.push_back(
        {RegClass::H16, 1, 16, uint32_t(Offset), Ty->isBFloatTy()});
    return;
  case Type::FloatTyID:
    Out.Parts.push_back({RegClass::F32, 1, 32, uint32_t(Offset)});
    return;
  case Type::DoubleTyID:
    Out.Parts.push_back({RegClass::F64, 1, 64, uint32_t(Offset)});
    return;
  case Type::PointerTyID:
    return appendInteger(DL.getPointerTypeSizeInBits(Ty), Offset, Out);
  case Type::FixedVectorTyID:
  case Type::ScalableVectorTyID:
    return appendVector(Ty, Offset, Out);
  case Type::ArrayTyID: {
    Type *Element = Ty->getArrayElementType();
    uint64_t Size = DL.getTypeAllocSize(Element);
    uint64_t N = Ty->getArrayNumElements();
    for (uint64_t I = 0; I < N && Out.Unsupported.empty(); ++I) {
      unsigned Before = Out.size();
      append(Element, Offset + I * Size, Out);
      if (Out.size() == Before)
        // Elements without parts: nothing to store, however many there are.
        return;
    }
    return;
  }
  case Type::StructTyID: {
    const StructLayout *SL = DL.getStructLayout(cast<StructType>(Ty));
    for (unsigned I = 0, E = Ty->getStructNumElements(); I < E; ++I)
      append(Ty->getStructElementType(I), Offset + SL->getElementOffset(I),
             Out);
    return;
  }
  case Type::VoidTyID:
  case Type::LabelTyID:
  case Type::MetadataTyID:
  case Type::TokenTyID:
    return;
  default:
    Out.Unsupported = "a type that no register can hold";
    return;
  }
}

unsigned laneCount(const Type *Ty) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  return VT ? VT->getNumElements() : 1;
}

const TypeParts &TypeTable::lookUp(Type *Ty) {
  std::unique_ptr<TypeParts> &Slot = Known[Ty];
  if (!Slot) {
    Slot = std::make_unique<TypeParts>();
    append(Ty, 0, *Slot);
    if (!Slot->Unsupported.empty())
      Slot->Parts.clear();
  }
  return *Slot;
}

unsigned TypeTable::elementPart(Type *Ty, unsigned Index) {
  if (auto *AT = dyn_cast<ArrayType>(Ty))
    return Index * get(AT->getElementType()).size();
  if (auto *VT = dyn_cast<FixedVectorType>(Ty))
    return lane(VT, Index).Part;
  unsigned First = 0;
  for (unsigned I = 0; I < Index; ++I)
    First += get(Ty->getStructElementType(I)).size();
  return First;
}

TypeTable::Lane TypeTable::lane(Type *Ty, unsigned Index) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  if (!VT)
    return {0, 0, get(Ty).size()};
  unsigned Lanes = lanesPerRegister(VT->getElementType(), VT->getNumElements());
  if (Lanes > 1)
    return {Index / Lanes, Index % Lanes, 1};
  unsigned Per = get(VT->getElementType()).size();
  return {Index * Per, 0, Per};
}

} // namespace opennvvm::ptx
