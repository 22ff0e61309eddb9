//===- ImageWords.cpp - Modifiers of textures and surfaces ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Mnemonics.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
struct ImageWord {
  StringLiteral Text;
  void (*Apply)(ImageMods &);
};
} // namespace

#define WORD(text, assignment) {text, [](ImageMods &M) { M.assignment; }}
static constexpr ImageWord Words[] = {
    WORD("1d", Geometry = ImageMods::D1),
    WORD("2d", Geometry = ImageMods::D2),
    WORD("3d", Geometry = ImageMods::D3),
    WORD("a1d", Geometry = ImageMods::A1),
    WORD("a2d", Geometry = ImageMods::A2),
    WORD("cube", Geometry = ImageMods::Cube),
    WORD("acube", Geometry = ImageMods::ACube),
    WORD("2dms", Geometry = ImageMods::MS2),
    WORD("a2dms", Geometry = ImageMods::AMS2),
    WORD("base", Which = ImageMods::Base),
    WORD("level", Which = ImageMods::Level),
    WORD("grad", Which = ImageMods::Gradient),
    WORD("r", Component = 0),
    WORD("g", Component = 1),
    WORD("b", Component = 2),
    WORD("a", Component = 3),
    WORD("trap", Edge = ImageMods::Trap),
    WORD("clamp", Edge = ImageMods::Clamp),
    WORD("zero", Edge = ImageMods::Zero),
    WORD("width", Query = ImageMods::Width),
    WORD("height", Query = ImageMods::Height),
    WORD("depth", Query = ImageMods::Depth),
    WORD("channel_data_type", Query = ImageMods::ChannelDataType),
    WORD("channel_order", Query = ImageMods::ChannelOrder),
    WORD("normalized_coords", Query = ImageMods::NormalizedCoords),
    WORD("force_unnormalized_coords", Query = ImageMods::ForceUnnormalized),
    WORD("filter_mode", Query = ImageMods::FilterMode),
    WORD("addr_mode_0", Query = ImageMods::AddressMode0),
    WORD("addr_mode_1", Query = ImageMods::AddressMode1),
    WORD("addr_mode_2", Query = ImageMods::AddressMode2),
    WORD("array_size", Query = ImageMods::ArraySize),
    WORD("num_mipmap_levels", Query = ImageMods::MipmapLevels),
    WORD("num_samples", Query = ImageMods::Samples),
    WORD("memory_layout", Query = ImageMods::MemoryLayout),
    WORD("texref", Opaque = ImageMods::Texture),
    WORD("surfref", Opaque = ImageMods::Surface),
    WORD("samplerref", Opaque = ImageMods::Sampler),
};
#undef WORD

bool decodeImageWord(StringRef Word, ImageMods &M) {
  const auto *Found =
      find_if(Words, [&](const ImageWord &W) { return W.Text == Word; });
  if (Found == std::end(Words))
    return false;
  Found->Apply(M);
  return true;
}

} // namespace opennvvm::ptxmachine
