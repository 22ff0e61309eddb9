//===- TensorMap.h - Descriptions of tensors in memory ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Tensors". A tensor map has 128 bytes that programs cannot look
// into. Here they are this structure. The functions that make one have the
// parameters, with their values, and the checks of cuTensorMapEncodeTiled,
// cuTensorMapEncodeIm2col and cuTensorMapEncodeIm2colWide.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_TENSORMAP_H
#define OPENNVVM_LIB_MACHINE_TENSORMAP_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>

namespace opennvvm::ptxmachine {

/// The numbers are those of tensormap.replace; the driver has others.
enum class TensorElement : uint8_t {
  U8,
  U16,
  U32,
  S32,
  U64,
  S64,
  F16,
  F32,
  F32Ftz,
  F64,
  BF16,
  TF32,
  TF32Ftz,
  B4x16,    ///< Sixteen of four bits in eight bytes.
  B4x16P64, ///< The same, followed by eight bytes of padding in shared memory.
  B6x16     ///< Sixteen of six bits in twelve bytes; in shared memory followed
            ///< by four bytes of padding (.b6x16_p32) or, in a copy from there,
            ///< each in a byte (.b6p2x16).
};

enum class TensorLayout : uint8_t { Tiled, Im2col, Im2colW, Im2colW128 };

/// A tensor map in memory. Bytes that are all zero are one that has no field
/// yet: tensormap.replace can give it all those of a tiled tensor.
struct TensorMap {
  static constexpr unsigned MaxRank = 5, Size = 128, Align = 64;
  static constexpr uint32_t Valid = 0x70414D54;

  uint32_t Magic = 0;  ///< Valid, or the bytes are no tensor map.
  uint8_t LastDim = 0; ///< One less than the rank.
  TensorLayout Layout = TensorLayout::Tiled;
  TensorElement Element = TensorElement::U8;
  uint8_t Interleave = 0; ///< 1: 16 bytes, 2: 32 bytes.
  uint64_t Address = 0;
  uint64_t Dims[MaxRank] = {};
  uint64_t Strides[MaxRank - 1] = {}; ///< In bytes, of the dimensions from 1.
  uint16_t Box[MaxRank] = {};
  int16_t LowerCorner[MaxRank - 2] = {}; ///< From W on.
  int16_t UpperCorner[MaxRank - 2] = {};
  uint16_t Channels = 0; ///< Per pixel.
  uint16_t Pixels = 0;   ///< Per column.
  uint8_t ElementStrides[MaxRank] = {};
  uint8_t SwizzleMode = 0;      ///< 1: 32 bytes, 2: 64, 3: 128, 4: 96.
  uint8_t SwizzleAtomicity = 0; ///< 0: 16 bytes, 1: 32, 2: 32 and flips, 3: 64.
  uint8_t Fill = 0;             ///< 1: a NaN instead of zero.
  uint8_t Promotion = 0;        ///< Of fetches to L2, which has no effect.
  uint8_t Unused[5] = {};

  unsigned rank() const { return LastDim + 1u; }
};
static_assert(sizeof(TensorMap) == TensorMap::Size);

/// The parameters that all kinds of tensor maps have, with the values of the
/// driver's enumerations.
struct TensorParameters {
  unsigned DataType = 0; ///< CUtensorMapDataType
  uint64_t Address = 0;
  llvm::ArrayRef<uint64_t> Dims;    ///< As many as the tensor's rank.
  llvm::ArrayRef<uint64_t> Strides; ///< One less.
  llvm::ArrayRef<uint32_t> ElementStrides;
  unsigned Interleave = 0; ///< CUtensorMapInterleave
  unsigned Swizzle = 0;    ///< CUtensorMapSwizzle
  unsigned Promotion = 0;  ///< CUtensorMapL2promotion
  unsigned Fill = 0;       ///< CUtensorMapFloatOOBfill
};

/// cuTensorMapEncodeTiled. Errors name the parameter that breaks a rule.
llvm::Expected<TensorMap> encodeTiled(const TensorParameters &P,
                                      llvm::ArrayRef<uint32_t> Box);

/// cuTensorMapEncodeIm2col; the corners have two elements fewer than the tensor
/// has dimensions, and begin with W.
llvm::Expected<TensorMap> encodeIm2col(const TensorParameters &P,
                                       llvm::ArrayRef<int> LowerCorner,
                                       llvm::ArrayRef<int> UpperCorner,
                                       uint32_t ChannelsPerPixel,
                                       uint32_t PixelsPerColumn);

/// cuTensorMapEncodeIm2colWide; \p Mode is a CUtensorMapIm2ColWideMode.
llvm::Expected<TensorMap>
encodeIm2colWide(const TensorParameters &P, int LowerCornerWidth,
                 int UpperCornerWidth, uint32_t ChannelsPerPixel,
                 uint32_t PixelsPerColumn, unsigned Mode);

/// cuTensorMapReplaceAddress
llvm::Error replaceAddress(TensorMap &Map, uint64_t Address);

/// Reads the 128 bytes at \p Bytes; an error if they are no tensor map.
llvm::Expected<TensorMap> readTensorMap(const uint8_t *Bytes);

/// The bits of one element in global memory.
unsigned bitsOf(TensorElement E);
/// The bytes that \p Count elements need in shared memory; sixteen of those
/// that are padded need 16.
uint64_t sharedBytes(TensorElement E, uint64_t Count);
bool isFloat(TensorElement E);
/// Four or six bits.
bool isPacked(TensorElement E);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_TENSORMAP_H
