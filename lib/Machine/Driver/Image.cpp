//===- Image.cpp - Where the PTX in an image is ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An image is the text of PTX, or a fat binary: a header, and an entry for each
// machine, which has machine code or PTX. nvcc and clang put a wrapper with a
// pointer around it (fatbinary_section.h of CUDA). Entries may be compressed as
// blocks of LZ4 or frames of Zstandard.
//
//===----------------------------------------------------------------------===//

#include "TileImage/Image.h"
#include "Machine/Driver/Device.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Error.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::cudadriver {

namespace {
struct Wrapper {
  uint32_t Magic, Version;
  const uint8_t *Data;
  const void *Names;
};
struct FatHeader {
  uint32_t Magic;
  uint16_t Version, HeaderSize;
  uint64_t Size; ///< Of all entries.
};
struct FatEntry {
  uint16_t Kind, Version;
  uint32_t HeaderSize;
  uint64_t Size; ///< Of what follows the header, with padding.
  uint32_t CompressedSize, OptionsOffset;
  uint16_t Minor, Major;
  uint32_t Machine;
  uint32_t NameOffset, NameSize;
  uint64_t Flags, Zero, PlainSize;
};
} // namespace

static constexpr uint32_t WrapperMagic = 0x466243b1, FatMagic = 0xba55ed50;
static constexpr uint16_t PtxKind = 1;
static constexpr uint64_t IsLZ4 = 0x2000, IsZstandard = 0x8000;

/// Decompresses a block of LZ4. \returns false if it is not one.
static bool expandLZ4(ArrayRef<uint8_t> In, std::string &Out, size_t Limit) {
  size_t At = 0;
  auto Length = [&](size_t Value) {
    if (Value != 15)
      return Value;
    uint8_t Byte = 255;
    while (Byte == 255 && At < In.size())
      Value += Byte = In[At++];
    return Value;
  };
  while (At < In.size()) {
    uint8_t Token = In[At++];
    size_t Literals = Length(Token >> 4);
    if (Literals > In.size() - At || Out.size() + Literals > Limit)
      return false;
    Out.append(reinterpret_cast<const char *>(&In[0] + At), Literals);
    At += Literals;
    if (At == In.size())
      return true;
    if (In.size() - At < 2)
      return false;
    size_t Distance = In[At] | size_t(In[At + 1]) << 8;
    At += 2;
    size_t Match = Length(Token & 15) + 4;
    if (!Distance || Distance > Out.size() || Out.size() + Match > Limit)
      return false;
    // What is repeated may be what it appends.
    for (; Match; --Match)
      Out.push_back(Out[Out.size() - Distance]);
  }
  return true;
}

static bool expand(const FatEntry &E, const uint8_t *Bytes, std::string &Text) {
  // No PTX is larger.
  constexpr uint64_t Most = uint64_t(1) << 30;
  if (E.PlainSize > Most)
    return false;
  if (E.Flags & IsLZ4)
    return expandLZ4({Bytes, E.CompressedSize}, Text, E.PlainSize);
  if (E.Flags & IsZstandard) {
    SmallVector<uint8_t, 0> Plain;
    if (!compression::zstd::isAvailable())
      return false;
    if (Error Wrong = compression::zstd::decompress({Bytes, E.CompressedSize},
                                                    Plain, E.PlainSize)) {
      consumeError(std::move(Wrong));
      return false;
    }
    Text.assign(Plain.begin(), Plain.end());
    return true;
  }
  Text.assign(reinterpret_cast<const char *>(Bytes), E.Size);
  return true;
}

/// The PTX for the highest machine that the device can execute.
static Result textOfFat(const uint8_t *Image, std::string &Text) {
  FatHeader H;
  std::memcpy(&H, Image, sizeof H);
  const uint8_t *At = Image + H.HeaderSize, *End = At + H.Size;
  const uint8_t *Best = nullptr;
  uint32_t BestMachine = 0;
  while (At + sizeof(FatEntry) <= End) {
    FatEntry E;
    std::memcpy(&E, At, sizeof E);
    uint64_t Left = uint64_t(End - At);
    if (E.HeaderSize < sizeof E || E.HeaderSize > Left ||
        E.Size > Left - E.HeaderSize || E.CompressedSize > E.Size) {
      complain("an entry of a fat binary is cut off");
      return InvalidImage;
    }
    bool Runs = !isMachineGiven() || E.Machine <= uint32_t(capability());
    if (E.Kind == PtxKind && Runs && E.Machine >= BestMachine) {
      Best = At;
      BestMachine = E.Machine;
    }
    At += E.HeaderSize + E.Size;
  }
  if (!Best) {
    complain("a fat binary has no PTX for sm_" + Twine(capability()) +
             "; machine code is not executed");
    return NoBinaryForGpu;
  }
  FatEntry E;
  std::memcpy(&E, Best, sizeof E);
  if (expand(E, Best + E.HeaderSize, Text))
    return Success;
  complain("a fat binary is compressed in an unknown way");
  return InvalidImage;
}

Result textOf(const void *Image, std::string &Text) {
  if (!Image)
    return InvalidValue;
  const auto *Bytes = static_cast<const uint8_t *>(Image);
  if (!Bytes[0] || !Bytes[1] || !Bytes[2])
    return InvalidImage;
  uint32_t Magic;
  std::memcpy(&Magic, Bytes, sizeof Magic);
  if (Magic == WrapperMagic) {
    Wrapper W;
    std::memcpy(&W, Bytes, sizeof W);
    return textOf(W.Data, Text);
  }
  if (Magic == FatMagic) {
    Result Wrong = textOfFat(Bytes, Text);
    Text.resize(std::min(Text.size(), Text.find('\0')));
    return Wrong;
  }
  if (StringRef(reinterpret_cast<const char *>(Bytes), 4) == "\177ELF") {
    Expected<tile::TileImage> Tile =
        tile::readTileImage(tile::wholeImage(Image));
    if (Tile) {
      Text = std::move(Tile->PTX);
      return Success;
    }
    consumeError(Tile.takeError());
    complain("machine code (a cubin) is not executed; give PTX");
    return NoBinaryForGpu;
  }
  Text = reinterpret_cast<const char *>(Bytes);
  return Success;
}

} // namespace opennvvm::cudadriver
