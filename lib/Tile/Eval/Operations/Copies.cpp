//===- Copies.cpp - Elements, moved by strides ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Operations/Copies.h"
#include <cstring>

namespace opennvvm::tile {

template <typename T>
static void copyRow(T *Out, const T *In, const CopyDimension &D) {
  if (D.To == 1 && D.From == 1) {
    std::memcpy(Out, In, size_t(D.Extent) * sizeof(T));
  } else if (D.To == 1 && D.From == 0) {
    T Value = *In;
    for (int64_t I = 0; I < D.Extent; ++I)
      Out[I] = Value;
  } else {
    for (int64_t I = 0; I < D.Extent; ++I)
      Out[I * D.To] = In[I * D.From];
  }
}

template <typename T>
static void copyAll(T *Out, const T *In,
                    llvm::ArrayRef<CopyDimension> Dimensions) {
  if (Dimensions.empty()) {
    *Out = *In;
    return;
  }
  const CopyDimension &D = Dimensions.front();
  if (Dimensions.size() == 1)
    return copyRow(Out, In, D);
  for (int64_t I = 0; I < D.Extent; ++I)
    copyAll(Out + I * D.To, In + I * D.From, Dimensions.drop_front());
}

void copyStrided(uint8_t *Out, const uint8_t *In, unsigned Bytes,
                 llvm::ArrayRef<CopyDimension> Dimensions) {
  auto Copy = [&](auto *To, auto *From) { copyAll(To, From, Dimensions); };
  switch (Bytes) {
  case 1:
    return Copy(Out, In);
  case 2:
    return Copy(reinterpret_cast<uint16_t *>(Out),
                reinterpret_cast<const uint16_t *>(In));
  case 4:
    return Copy(reinterpret_cast<uint32_t *>(Out),
                reinterpret_cast<const uint32_t *>(In));
  default:
    return Copy(reinterpret_cast<uint64_t *>(Out),
                reinterpret_cast<const uint64_t *>(In));
  }
}

void stridesOf(llvm::ArrayRef<int64_t> Extents,
               llvm::MutableArrayRef<int64_t> Out) {
  int64_t Stride = 1;
  for (size_t I = Extents.size(); I-- > 0;) {
    Out[I] = Stride;
    Stride *= Extents[I];
  }
}

} // namespace opennvvm::tile
