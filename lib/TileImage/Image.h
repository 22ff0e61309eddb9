//===- Image.h - What stands in the images of tile programs -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile program becomes an image: machine code, an ELF file, or PTX, alone or
// in a fat binary. It carries how its kernels are launched, which no launch
// says. Machine code also carries its PTX. In ELF files these are two sections;
// in PTX, launches are a comment at the end.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILEIMAGE_IMAGE_H
#define OPENNVVM_LIB_TILEIMAGE_IMAGE_H

#include "TileImage/LaunchInfo.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::tile {

/// Sections of ELF files.
inline constexpr llvm::StringLiteral LaunchSection = ".opennvvm.tile.launch",
                                     PTXSection = ".opennvvm.tile.ptx";

/// What an image carries.
struct TileImage {
  LaunchTable Launches;
  std::string PTX;
};

/// The ELF file \p Cubin with the sections of \p Launches and \p PTX. Nothing
/// else in it moves or is renumbered: sections of NVIDIA's refer to symbols by
/// their numbers. An error says why it is not such a file.
llvm::Expected<llvm::SmallVector<char, 0>>
addToCubin(llvm::StringRef Cubin, const LaunchTable &Launches,
           llvm::StringRef PTX);

/// \p PTX with \p Launches at its end.
std::string addToPTX(llvm::StringRef PTX, const LaunchTable &Launches);

/// A fat binary of \p PTX alone, for the machine that \p Arch names ("sm_90a").
/// It is not compressed.
llvm::SmallVector<char, 0> makeFatBinary(llvm::StringRef PTX,
                                         llvm::StringRef Arch);

/// What the image in \p Data carries: machine code, a fat binary or PTX. An
/// error says that it has nothing of this kind, or that it is damaged.
llvm::Expected<TileImage> readTileImage(llvm::StringRef Data);

/// The bytes of the image that begins at \p Image: an ELF file of 64 bits, a
/// fat binary, or text that ends in a NUL. Only its headers are looked at; they
/// are trusted. Empty if it is nothing of this kind.
llvm::StringRef wholeImage(const void *Image);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILEIMAGE_IMAGE_H
