//===- TensorMaps.cpp - Descriptions of tensors ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA driver API, "Tensor Map Object Management".
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include "Machine/TensorMap.h"
#include "llvm/ADT/ArrayRef.h"
#include <algorithm>
#include <cstring>

using namespace llvm;

namespace opennvvm::cudadriver {

using ptxmachine::TensorMap;
using ptxmachine::TensorParameters;

/// Writes \p Made to \p To, or says which parameter breaks a rule.
static Result give(TensorMap *To, Expected<TensorMap> Made) {
  if (!Made) {
    complain(toString(Made.takeError()));
    return InvalidValue;
  }
  std::memcpy(static_cast<void *>(To), &*Made, sizeof(TensorMap));
  return Success;
}

/// Whether these parameters can be read: no pointer is null, and the rank is
/// not beyond that of any tensor.
static bool canRead(const TensorMap *To, unsigned Rank, const uint64_t *Dims,
                    const uint64_t *Strides, const uint32_t *ElementStrides) {
  return To && Rank <= TensorMap::MaxRank && Dims && ElementStrides &&
         (Strides || Rank <= 1);
}

static TensorParameters parameters(unsigned DataType, unsigned Rank,
                                   uint64_t Address, const uint64_t *Dims,
                                   const uint64_t *Strides,
                                   const uint32_t *ElementStrides) {
  TensorParameters P;
  P.DataType = DataType;
  P.Address = Address;
  P.Dims = ArrayRef(Dims, Rank);
  P.Strides = ArrayRef(Strides, std::max(Rank, 1u) - 1);
  P.ElementStrides = ArrayRef(ElementStrides, Rank);
  return P;
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_API Result cuTensorMapEncodeTiled(
    TensorMap *To, unsigned DataType, unsigned Rank, uint64_t Address,
    const uint64_t *Dims, const uint64_t *Strides, const uint32_t *Box,
    const uint32_t *ElementStrides, unsigned Interleave, unsigned Swizzle,
    unsigned Promotion, unsigned Fill) {
  if (!canRead(To, Rank, Dims, Strides, ElementStrides) || !Box)
    return InvalidValue;
  TensorParameters P =
      parameters(DataType, Rank, Address, Dims, Strides, ElementStrides);
  P.Interleave = Interleave;
  P.Swizzle = Swizzle;
  P.Promotion = Promotion;
  P.Fill = Fill;
  return give(To, ptxmachine::encodeTiled(P, ArrayRef(Box, Rank)));
}

CUDA_API Result cuTensorMapEncodeIm2col(
    TensorMap *To, unsigned DataType, unsigned Rank, uint64_t Address,
    const uint64_t *Dims, const uint64_t *Strides, const int *Lower,
    const int *Upper, uint32_t Channels, uint32_t Pixels,
    const uint32_t *ElementStrides, unsigned Interleave, unsigned Swizzle,
    unsigned Promotion, unsigned Fill) {
  if (!canRead(To, Rank, Dims, Strides, ElementStrides) || !Lower || !Upper)
    return InvalidValue;
  TensorParameters P =
      parameters(DataType, Rank, Address, Dims, Strides, ElementStrides);
  P.Interleave = Interleave;
  P.Swizzle = Swizzle;
  P.Promotion = Promotion;
  P.Fill = Fill;
  unsigned Corners = std::max(Rank, 2u) - 2;
  return give(To, ptxmachine::encodeIm2col(P, ArrayRef(Lower, Corners),
                                           ArrayRef(Upper, Corners), Channels,
                                           Pixels));
}

CUDA_API Result cuTensorMapEncodeIm2colWide(
    TensorMap *To, unsigned DataType, unsigned Rank, uint64_t Address,
    const uint64_t *Dims, const uint64_t *Strides, int LowerWidth,
    int UpperWidth, uint32_t Channels, uint32_t Pixels,
    const uint32_t *ElementStrides, unsigned Interleave, unsigned Mode,
    unsigned Swizzle, unsigned Promotion, unsigned Fill) {
  if (!canRead(To, Rank, Dims, Strides, ElementStrides))
    return InvalidValue;
  TensorParameters P =
      parameters(DataType, Rank, Address, Dims, Strides, ElementStrides);
  P.Interleave = Interleave;
  P.Swizzle = Swizzle;
  P.Promotion = Promotion;
  P.Fill = Fill;
  return give(To, ptxmachine::encodeIm2colWide(P, LowerWidth, UpperWidth,
                                               Channels, Pixels, Mode));
}

CUDA_API Result cuTensorMapReplaceAddress(TensorMap *Map, uint64_t Address) {
  if (!Map)
    return InvalidValue;
  Expected<TensorMap> Read =
      ptxmachine::readTensorMap(reinterpret_cast<const uint8_t *>(Map));
  if (!Read)
    return give(Map, Read.takeError());
  if (Error Wrong = ptxmachine::replaceAddress(*Read, Address))
    return give(Map, std::move(Wrong));
  return give(Map, *Read);
}
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
