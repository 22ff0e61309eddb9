//===- TensorWords.cpp - The modifiers of wgmma and tcgen05 ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Mnemonics.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
struct NumberWord {
  StringLiteral Text;
  uint8_t TensorMods::*Field; ///< Null if the word has no effect here.
  uint8_t Value;
};
struct KindWord {
  StringLiteral Text;
  MmaKind Value;
};
struct ShapeWord {
  StringLiteral Text;
  TensorShape Value;
};
struct CopiesWord {
  StringLiteral Text;
  WarpCopies Value;
};
} // namespace

static constexpr NumberWord Numbers[] = {
    {"cta_group::1", &TensorMods::CtaGroup, 1},
    {"cta_group::2", &TensorMods::CtaGroup, 2},
    {"x1", &TensorMods::Repeat, 1},
    {"x2", &TensorMods::Repeat, 2},
    {"x4", &TensorMods::Repeat, 4},
    {"x8", &TensorMods::Repeat, 8},
    {"x16", &TensorMods::Repeat, 16},
    {"x32", &TensorMods::Repeat, 32},
    {"x64", &TensorMods::Repeat, 64},
    {"x128", &TensorMods::Repeat, 128},
    {"pack::16b", &TensorMods::IsPacked, 1},
    {"unpack::16b", &TensorMods::IsPacked, 1},
    {"b8x16", nullptr, 0}, // Says what the source's format implies.
    {"b6x16_p32", &TensorMods::SourceBits, 6},
    {"b4x16_p64", &TensorMods::SourceBits, 4},
    {"block_scale", &TensorMods::IsScaled, 1},
    {"scale_vec::1X", &TensorMods::ScaleVector, 1},
    {"scale_vec::2X", &TensorMods::ScaleVector, 2},
    {"scale_vec::4X", &TensorMods::ScaleVector, 4},
    {"block16", &TensorMods::ScaleBlock, 16},
    {"block32", &TensorMods::ScaleBlock, 32},
    {"ashift", &TensorMods::ShiftsA, 1},
    {"down", nullptr, 0},
    {"mbarrier::arrive::one", nullptr, 0},
    // Which reads of shared memory the arrival is to follow; here it follows
    // the whole operations.
    {"sync_restrict::shared::read::mma::a", nullptr, 0},
    {"exclusive", &TensorMods::IsExclusive, 1},
};

static constexpr KindWord Kinds[] = {
    {"kind::f16", MmaKind::F16},       {"kind::tf32", MmaKind::TF32},
    {"kind::f8f6f4", MmaKind::F8F6F4}, {"kind::i8", MmaKind::I8},
    {"kind::ti16", MmaKind::TI16},     {"kind::mxf8f6f4", MmaKind::MXF8F6F4},
    {"kind::mxf4", MmaKind::MXF4},     {"kind::mxf4nvf4", MmaKind::MXF4NVF4},
};

static constexpr ShapeWord Shapes[] = {
    {"16x64b", TensorShape::L16B64},   {"16x128b", TensorShape::L16B128},
    {"16x256b", TensorShape::L16B256}, {"16x32bx2", TensorShape::L16B32x2},
    {"32x32b", TensorShape::L32B32},   {"128x256b", TensorShape::L128B256},
    {"4x256b", TensorShape::L4B256},   {"128x128b", TensorShape::L128B128},
    {"64x128b", TensorShape::L64B128}, {"32x128b", TensorShape::L32B128},
};

static constexpr CopiesWord Copies[] = {
    {"warpx2::02_13", WarpCopies::Pairs02_13},
    {"warpx2::01_23", WarpCopies::Pairs01_23},
    {"warpx4", WarpCopies::All},
};

/// "collector::a::fill" and the like: whether a matrix may stay in a buffer
/// changes no result, because nobody may write to it meanwhile.
static bool isCollector(StringRef Word) {
  if (!Word.consume_front("collector::"))
    return false;
  auto [Buffer, Use] = Word.split("::");
  bool IsBuffer = Buffer == "a" || Buffer == "b0" || Buffer == "b1" ||
                  Buffer == "b2" || Buffer == "b3" || Buffer == "b";
  return IsBuffer && (Use == "fill" || Use == "use" || Use == "lastuse" ||
                      Use == "discard");
}

/// "m64n8k16": the shape of wgmma.
static bool decodeShape(StringRef Word, Mods &M) {
  unsigned Columns, Inner;
  if (!Word.consume_front("m64n") || Word.consumeInteger(10, Columns) ||
      !Word.consume_front("k") || Word.getAsInteger(10, Inner))
    return false;
  if (!Columns || Columns > 256 || Columns % 8 || !Inner || Inner > 256)
    return false;
  M.Rows = 64;
  M.Columns = uint16_t(Columns);
  M.Inner = uint16_t(Inner);
  return true;
}

template <typename Row>
static const Row *find(ArrayRef<Row> Rows, StringRef Word) {
  for (const Row &R : Rows)
    if (R.Text == Word)
      return &R;
  return nullptr;
}

bool decodeTensorWord(StringRef Word, Mods &M) {
  if (auto *N = find<NumberWord>(Numbers, Word)) {
    if (N->Field)
      M.Tensor.*N->Field = N->Value;
    return true;
  }
  if (auto *K = find<KindWord>(Kinds, Word)) {
    M.Tensor.Kind = K->Value;
    return true;
  }
  if (auto *S = find<ShapeWord>(Shapes, Word)) {
    M.Tensor.Shape = S->Value;
    return true;
  }
  if (auto *C = find<CopiesWord>(Copies, Word)) {
    M.Tensor.Copies = C->Value;
    return true;
  }
  if (Word == "multicast::cluster" || Word == "multicast::cluster::16b")
    return M.Multicast = true;
  if (Word == "multicast::cluster::32b")
    return M.Multicast = M.HasWideMask = true;
  if (Word == "satfinite")
    return M.SatFinite = true;
  return isCollector(Word) || decodeShape(Word, M);
}

} // namespace opennvvm::ptxmachine
