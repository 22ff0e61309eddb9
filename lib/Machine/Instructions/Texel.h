//===- Texel.h - Elements of images -----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TEXEL_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TEXEL_H

#include "Machine/Engine/Exec.h"
#include "Machine/Image.h"

namespace opennvvm::ptxmachine {

/// The four components of a texel: bits of an f32, or integers of 32 bits.
using Texel = std::array<uint32_t, 4>;

unsigned bytesOf(TexelType T);
inline bool isFloatTexel(TexelType T) {
  return T == TexelType::F16 || T == TexelType::F32;
}
inline bool isSignedTexel(TexelType T) {
  return T == TexelType::S8 || T == TexelType::S16 || T == TexelType::S32;
}
/// Whether reading it gives floats.
inline bool readsFloats(const ImageDescription &D) {
  return isFloatTexel(D.Type) || D.ReadsFloats;
}
inline unsigned texelBytes(const ImageDescription &D) {
  return bytesOf(D.Type) * D.Channels;
}

/// Reads the texel at \p Address; missing components are 0, 0 and 1. \returns
/// false after Exec::fail().
bool readTexel(Exec &X, const ImageDescription &D, uint64_t Address, Texel &To);

/// The bytes of one component, converted from an f32 or an integer of 32 bits.
uint32_t encodeComponent(const ImageDescription &D, uint32_t Bits);

/// The address of a texel's row.
inline uint64_t rowAddress(const ImageLevel &L, uint64_t Row, uint64_t Plane) {
  return L.Address + Row * L.Pitch + Plane * L.Slice;
}

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TEXEL_H
