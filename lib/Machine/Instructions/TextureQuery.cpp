//===- TextureQuery.cpp - What an image is like ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Images.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Texel.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Numbers of OpenCL, which the PTX ISA uses ("Channel Data Type and Channel
/// Order Fields").
static unsigned dataType(const ImageDescription &D) {
  switch (D.Type) {
  case TexelType::S8:
    return D.ReadsFloats ? 0x10D0 : 0x10D7;
  case TexelType::S16:
    return D.ReadsFloats ? 0x10D1 : 0x10D8;
  case TexelType::S32:
    return 0x10D9;
  case TexelType::U8:
    return D.ReadsFloats ? 0x10D2 : 0x10DA;
  case TexelType::U16:
    return D.ReadsFloats ? 0x10D3 : 0x10DB;
  case TexelType::U32:
    return 0x10DC;
  case TexelType::F16:
    return 0x10DD;
  case TexelType::F32:
    return 0x10DE;
  }
  return 0;
}
static unsigned order(const ImageDescription &D) {
  return D.Channels == 1 ? 0x10B0 : D.Channels == 2 ? 0x10B2 : 0x10B5;
}

/// The number of an address mode, among wrap, mirror, clamp_ogl, clamp_to_edge
/// and clamp_to_border.
static unsigned modeNumber(AddressMode M) {
  return M == AddressMode::Wrap          ? 0
         : M == AddressMode::Mirror      ? 1
         : M == AddressMode::ClampToEdge ? 3
                                         : 4;
}

static uint64_t answer(const ImageDescription &D, const ImageLevel &L,
                       ImageMods::QueryTy Query) {
  switch (Query) {
  case ImageMods::Width:
    return L.Width;
  case ImageMods::Height:
    return L.Height;
  case ImageMods::Depth:
    return L.Depth;
  case ImageMods::ChannelDataType:
    return dataType(D);
  case ImageMods::ChannelOrder:
    return order(D);
  case ImageMods::NormalizedCoords:
    return D.IsNormalized;
  case ImageMods::ForceUnnormalized:
    return !D.IsNormalized;
  case ImageMods::FilterMode:
    return D.IsFiltered;
  case ImageMods::AddressMode0:
  case ImageMods::AddressMode1:
  case ImageMods::AddressMode2:
    return modeNumber(D.Modes[Query - ImageMods::AddressMode0]);
  case ImageMods::ArraySize:
    return D.Layers;
  case ImageMods::MipmapLevels:
    return D.Levels.size();
  case ImageMods::MemoryLayout:
    return D.IsLinear;
  default: // One sample.
    return 1;
  }
}

/// txq and suq.
bool runImageQuery(Exec &X, const Instruction &I) {
  const ImageMods &M = I.M.Image;
  if (M.Query == ImageMods::Nothing)
    return X.fail("a query for nothing");
  // A sampler in independent mode, else the texture; surfaces are never both.
  uint64_t Value = X.address(I.Ops[1]);
  if (Value < ImageWindow || Value >= GlobalWindow) {
    const uint8_t *Variable = X.find(Space::Generic, Value, 8, 0);
    if (!Variable)
      return false;
    std::memcpy(&Value, Variable, 8);
  }
  const ImageDescription *D = findImage(X.S, Value);
  if (!D)
    return X.fail("no image is bound to this operand");
  uint64_t Level = M.Which == ImageMods::Level ? X.get64(I.Ops[2], 32) : 0;
  static const ImageLevel None;
  if (D->Kind != ImageKind::Sampler && Level >= D->Levels.size())
    return X.fail("a query for a level that the texture lacks");
  X.set(I.Ops[0],
        answer(*D, D->Levels.empty() ? None : D->Levels[Level], M.Query));
  return true;
}

/// istypep: by the variable at an address, or the handle.
bool runIsType(Exec &X, const Instruction &I) {
  uint64_t Value = X.get64(I.Ops[1]);
  constexpr ImageKind Kinds[] = {ImageKind::Texture, ImageKind::Surface,
                                 ImageKind::Sampler};
  bool Is = false;
  if (const ImageDescription *D = findImage(X.S, Value))
    Is = D->Kind == Kinds[I.M.Image.Opaque];
  for (const OpaqueVariable &V : X.S.P.Opaques)
    Is |= V.Address == Value && V.Kind == I.M.Image.Opaque;
  X.set(I.Ops[0], Is);
  return true;
}

} // namespace opennvvm::ptxmachine
