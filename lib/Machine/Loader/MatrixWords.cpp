//===- MatrixWords.cpp - The modifiers of matrix instructions -------------===//
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
  uint8_t TensorMods::*Field;
  uint8_t Value;
};
struct KindWord {
  StringLiteral Text;
  MmaKind Value;
};
} // namespace

static constexpr NumberWord Numbers[] = {
    {"x1", &TensorMods::Repeat, 1},
    {"x2", &TensorMods::Repeat, 2},
    {"x4", &TensorMods::Repeat, 4},
    {"b6x16_p32", &TensorMods::SourceBits, 6},
    {"b4x16_p64", &TensorMods::SourceBits, 4},
    {"block_scale", &TensorMods::IsScaled, 1},
    {"scale_vec::1X", &TensorMods::ScaleVector, 1},
    {"scale_vec::2X", &TensorMods::ScaleVector, 2},
    {"scale_vec::4X", &TensorMods::ScaleVector, 4},
};

static constexpr KindWord Kinds[] = {
    {"kind::f8f6f4", MmaKind::F8F6F4},
    {"kind::mxf8f6f4", MmaKind::MXF8F6F4},
    {"kind::mxf4", MmaKind::MXF4},
    {"kind::mxf4nvf4", MmaKind::MXF4NVF4},
};

/// "m16n8k16", or "m8n8" of instructions that multiply nothing.
static bool decodeShape(StringRef Word, Mods &M) {
  unsigned Rows, Columns, Inner = 0;
  if (!Word.consume_front("m") || Word.consumeInteger(10, Rows) ||
      !Word.consume_front("n") || Word.consumeInteger(10, Columns))
    return false;
  if (!Word.empty() &&
      (!Word.consume_front("k") || Word.getAsInteger(10, Inner)))
    return false;
  if (Rows > 32 || Columns > 32 || Inner > 256)
    return false;
  M.Rows = uint16_t(Rows);
  M.Columns = uint16_t(Columns);
  M.Inner = uint16_t(Inner);
  return true;
}

bool decodeMatrixWord(StringRef Word, Mods &M) {
  for (const NumberWord &N : Numbers)
    if (N.Text == Word) {
      M.Tensor.*N.Field = N.Value;
      return true;
    }
  for (const KindWord &K : Kinds)
    if (K.Text == Word) {
      M.Tensor.Kind = K.Value;
      return true;
    }
  if (Word == "row" || Word == "col") {
    if (M.Matrix.NumLayouts == 2)
      return false;
    M.Matrix.Layouts |= uint8_t((Word == "col") << M.Matrix.NumLayouts++);
    return true;
  }
  if (Word == "trans")
    return M.Matrix.IsTransposed = true;
  if (Word == "satfinite")
    return M.SatFinite = true;
  // What .b6x16_p32 and .b4x16_p64 become.
  return Word == "b8x16" || decodeShape(Word, M);
}

} // namespace opennvvm::ptxmachine
