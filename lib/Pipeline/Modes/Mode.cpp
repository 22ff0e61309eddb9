//===- Mode.cpp - The output of a compilation -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/Mode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace opennvvm {

static constexpr uint32_t DebugBit = 0x10, GenOptLTOBit = 0x80,
                          Pointer64Bit = 0x100, Pointer32Bit = 0x200;
static constexpr uint32_t Modifiers =
    DebugBit | GenOptLTOBit | Pointer64Bit | Pointer32Bit;

static constexpr ModeInfo Modes[] = {
    {OutputMode::PTX, 0x07, "", "PTX"},
    {OutputMode::LLVMBitcode, 0, "emit-llvm-bc", "bitcode"},
    {OutputMode::OptiXIR, 0x43, "emit-optix-ir", "OptiX IR"},
    {OutputMode::GenLTO, 0x21, "gen-lto", "LTO bitcode"},
    {OutputMode::GenLTOAndLLC, 0x27, "gen-lto-and-llc", "PTX and LTO bitcode"},
    {OutputMode::LinkLTO, 0x26, "link-lto", "PTX of linked LTO bitcode"},
    {OutputMode::LTO, 0x23, "lto", "PTX of all inputs, linked"},
};

ArrayRef<ModeInfo> modes() { return Modes; }

/// "0x7, 0x43 …": all known words.
static std::string knownWords() {
  std::string Words;
  for (const ModeInfo &M : Modes)
    if (M.Word)
      Words += (Words.empty() ? "0x" : ", 0x") + utohexstr(M.Word);
  return Words;
}

Expected<ModeWord> decodeModeWord(uint32_t Word) {
  const ModeInfo *Info = find_if(Modes, [&](const ModeInfo &M) {
    return M.Word && M.Word == (Word & ~Modifiers);
  });
  bool BothWidths = (Word & Pointer64Bit) && (Word & Pointer32Bit);
  if (Info == std::end(Modes) || BothWidths)
    return createStringError(
        "mode word 0x" + Twine::utohexstr(Word) + " is not documented; " +
        knownWords() + " are, with 0x" + utohexstr(DebugBit) + ", 0x" +
        utohexstr(GenOptLTOBit) + " and one of 0x" + utohexstr(Pointer64Bit) +
        " and 0x" + utohexstr(Pointer32Bit));
  return ModeWord{Info->Mode, (Word & DebugBit) != 0,
                  (Word & GenOptLTOBit) != 0,
                  Word & Pointer64Bit   ? 64u
                  : Word & Pointer32Bit ? 32u
                                        : 0u};
}

uint32_t encodeModeWord(const ModeWord &Word) {
  uint32_t Bits = Modes[unsigned(Word.Mode)].Word;
  if (!Bits)
    return 0;
  Bits |= Word.Debug ? DebugBit : 0;
  Bits |= Word.GenOptLTO ? GenOptLTOBit : 0;
  Bits |= Word.PointerBits == 64   ? Pointer64Bit
          : Word.PointerBits == 32 ? Pointer32Bit
                                   : 0;
  return Bits;
}

} // namespace opennvvm
