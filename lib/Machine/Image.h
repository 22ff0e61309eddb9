//===- Image.h - Textures, surfaces and samplers ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a handle (CUtexObject, CUsurfObject, or the contents of a variable of
// type .texref, .surfref or .samplerref) stands for. The texels are in the
// machine's global memory.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_IMAGE_H
#define OPENNVVM_LIB_MACHINE_IMAGE_H

#include <array>
#include <cstdint>
#include <vector>

namespace opennvvm::ptxmachine {

enum class ImageKind : uint8_t { Texture, Surface, Sampler };
enum class TexelType : uint8_t { U8, U16, U32, S8, S16, S32, F16, F32 };
enum class AddressMode : uint8_t { Wrap, Mirror, ClampToEdge, ClampToBorder };

/// One level of a mipmap; the only one of other images.
struct ImageLevel {
  uint64_t Address = 0; ///< Of the first texel, in global memory.
  unsigned Width = 1, Height = 1, Depth = 1; ///< In texels.
  uint64_t Pitch = 0; ///< Bytes from one row to the next.
  uint64_t Slice = 0; ///< Bytes from one plane or layer to the next.
};

struct ImageDescription {
  ImageKind Kind = ImageKind::Texture;
  TexelType Type = TexelType::F32;
  unsigned Channels = 1; ///< 1, 2 or 4
  std::vector<ImageLevel> Levels;
  unsigned Layers = 0;   ///< Of an array; six for each cube.
  bool IsLinear = false; ///< Plain memory: texels out of bounds are zero.

  // How a texture is read in unified mode, and what a sampler is.
  std::array<AddressMode, 3> Modes = {AddressMode::ClampToEdge,
                                      AddressMode::ClampToEdge,
                                      AddressMode::ClampToEdge};
  bool IsFiltered = false;       ///< Linearly, not by the nearest texel.
  bool IsFilteredMipmap = false; ///< Between levels.
  bool IsNormalized = false;     ///< Coordinates from 0 to 1.
  bool ReadsFloats = false;      ///< Integers as numbers from 0 or -1 to 1.
  std::array<float, 4> Border = {0, 0, 0, 0};
  float LeastLevel = 0, GreatestLevel = 1000, LevelBias = 0;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_IMAGE_H
