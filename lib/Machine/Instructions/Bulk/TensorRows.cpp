//===- TensorRows.cpp - Elements in global and shared memory --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Tensor Dimension, size and format", "Sub-byte Types".
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Bulk/TensorRows.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::ptxmachine {

unsigned globalBytes(const TensorBox &B) {
  return (B.Last - B.First) * bitsOf(B.Element) / 8;
}

static bool isPadded(TensorElement E) {
  return E == TensorElement::B4x16P64 || E == TensorElement::B6x16;
}

/// The bytes of sixteen padded elements in global memory; in shared memory they
/// have sixteen.
static unsigned packedBytes(TensorElement E) { return bitsOf(E) * 2; }

/// OOB-NaN. The ISA gives no bits; those of halves are what fma.oob recognizes.
static uint64_t nanOf(TensorElement E) {
  switch (bitsOf(E)) {
  case 16:
    return 0x7FF7;
  case 32:
    return 0x7FFFFFFF;
  default:
    return 0x7FF8000000000000;
  }
}

void fillOutside(const TensorBox &B, MutableArrayRef<uint8_t> Image) {
  std::memset(Image.data(), 0, Image.size());
  if (isPadded(B.Element)) {
    unsigned Packed = packedBytes(B.Element);
    for (size_t At = 0; At < Image.size(); At += 16)
      std::memset(&Image[At + Packed], 0xDD, 16 - Packed);
  } else if (B.FillsNaN) {
    uint64_t NaN = nanOf(B.Element);
    unsigned Bytes = bitsOf(B.Element) / 8;
    for (size_t At = 0; At < Image.size(); At += Bytes)
      std::memcpy(&Image[At], &NaN, Bytes);
  }
}

/// Rounds to the nearest number with ten bits of mantissa.
static uint32_t roundToTF32(uint32_t Bits) {
  if ((Bits & 0x7F800000) == 0x7F800000) {
    bool IsNaN = Bits & 0x7FFFFF;
    return (Bits & ~0x1FFFu) | (IsNaN ? 0x400000 : 0);
  }
  return (Bits + 0xFFF + (Bits >> 13 & 1)) & ~0x1FFFu;
}
static uint32_t flushed(uint32_t Bits) {
  return Bits & 0x7F800000 ? Bits : Bits & 0x80000000;
}

/// Copies elements, and converts those whose type says so.
static void copyElements(TensorElement E, const uint8_t *From, uint8_t *To,
                         unsigned Bytes) {
  bool Rounds = E == TensorElement::TF32 || E == TensorElement::TF32Ftz;
  bool Flushes = E == TensorElement::F32Ftz || E == TensorElement::TF32Ftz;
  std::memcpy(To, From, Bytes);
  if (!Rounds && !Flushes)
    return;
  for (unsigned At = 0; At < Bytes; At += 4) {
    uint32_t Bits;
    std::memcpy(&Bits, To + At, 4);
    if (Flushes)
      Bits = flushed(Bits);
    if (Rounds)
      Bits = roundToTF32(Bits);
    std::memcpy(To + At, &Bits, 4);
  }
}

void unpackRow(const TensorBox &B, const uint8_t *From, uint8_t *Row) {
  if (!isPadded(B.Element))
    return copyElements(B.Element, From, Row + sharedBytes(B.Element, B.First),
                        globalBytes(B));
  unsigned Packed = packedBytes(B.Element);
  for (unsigned I = B.First; I < B.Last; I += 16, From += Packed)
    std::memcpy(Row + I, From, Packed);
}

/// Sixteen bytes lose their upper two bits.
static void packSixes(const uint8_t *From, uint8_t *To) {
  for (unsigned Four = 0; Four < 4; ++Four, From += 4, To += 3) {
    uint32_t Bits = (From[0] & 63u) | (From[1] & 63u) << 6 |
                    (From[2] & 63u) << 12 | (From[3] & 63u) << 18;
    To[0] = uint8_t(Bits);
    To[1] = uint8_t(Bits >> 8);
    To[2] = uint8_t(Bits >> 16);
  }
}

void packRow(const TensorBox &B, const uint8_t *Row, uint8_t *To) {
  if (B.Element != TensorElement::B6x16)
    return copyElements(B.Element, Row + sharedBytes(B.Element, B.First), To,
                        globalBytes(B));
  for (unsigned I = B.First; I < B.Last; I += 16, To += 12)
    packSixes(Row + I, To);
}

std::optional<Ty> reducedType(AtomOp Op, TensorElement E) {
  using T = TensorElement;
  bool IsHalf = E == T::F16 || E == T::BF16;
  bool Is32 = E == T::U32 || E == T::S32, Is64 = E == T::U64 || E == T::S64;
  bool Has = false;
  switch (Op) {
  case AtomOp::Add:
    Has = Is32 || E == T::U64 || E == T::F32 || IsHalf;
    break;
  case AtomOp::Min:
  case AtomOp::Max:
    Has = Is32 || Is64 || IsHalf;
    break;
  case AtomOp::Inc:
  case AtomOp::Dec:
    Has = E == T::U32;
    break;
  default: // and, or, xor
    Has = Is32 || Is64;
  }
  if (!Has)
    return std::nullopt;
  static constexpr Ty Types[] = {Ty::U8,  Ty::U16, Ty::U32, Ty::S32,
                                 Ty::U64, Ty::S64, Ty::F16, Ty::F32,
                                 Ty::F32, Ty::F64, Ty::BF16};
  return Types[unsigned(E)];
}

} // namespace opennvvm::ptxmachine
