//===- TileImageFuzzer.cpp - Fuzzing of images of tile programs -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whoever launches kernels reads images that may be of any compiler, or
// damaged: they are read or refused. What was read is written and read again.
//
//===----------------------------------------------------------------------===//

#include "TileImage/Image.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace opennvvm::tile;

/// Ends the process unless \p Image can be read, with \p PTX.
static void expectRead(StringRef Image, StringRef PTX) {
  Expected<TileImage> Again = readTileImage(Image);
  if (!Again || Again->PTX != PTX)
    __builtin_trap();
}

/// Reads \p Image as who launches kernels gets it: by its address, with other
/// memory behind it. What its headers say of its size is trusted; only if they
/// stay in that memory is it read.
static void readByAddress(StringRef Image) {
  // Of ELF files: where their section headers are, their number and size.
  constexpr size_t SectionsAt = 40, CountAt = 60, SectionSize = 64;
  std::string Memory = Image.str();
  Memory.append(size_t(1) << 16, '\0');
  if (Image.starts_with("\x7f\x45LF")) {
    uint64_t At = support::endian::read64le(Memory.data() + SectionsAt),
             Size = support::endian::read16le(Memory.data() + CountAt) *
                    SectionSize;
    if (Size > Memory.size() || At > Memory.size() - Size)
      return;
  }
  StringRef Whole = wholeImage(Memory.data());
  if (Whole.size() <= Memory.size())
    consumeError(readTileImage(Whole).takeError());
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Bytes(reinterpret_cast<const char *>(Data), Size);
  readByAddress(Bytes);
  Expected<TileImage> Image = readTileImage(Bytes);
  if (!Image) {
    consumeError(Image.takeError());
    return 0;
  }
  std::string Text = addToPTX(Image->PTX, Image->Launches);
  if (Image->PTX.find('\0') == std::string::npos) {
    SmallVector<char, 0> Fat = makeFatBinary(Text, Image->Launches.Arch);
    std::string PTX = Image->PTX;
    if (!StringRef(PTX).ends_with("\n"))
      PTX += '\n';
    expectRead(Text, PTX);
    expectRead({Fat.data(), Fat.size()}, PTX);
  }
  if (Expected<SmallVector<char, 0>> Cubin =
          addToCubin(Bytes, Image->Launches, Image->PTX))
    expectRead({Cubin->data(), Cubin->size()}, Image->PTX);
  else
    consumeError(Cubin.takeError());
  return 0;
}
