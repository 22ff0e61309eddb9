//===- Textures.cpp - Texture and surface objects -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA driver API, "Texture Object Management" and "Surface Object
// Management". Texels stay where the program has them.
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <optional>

using namespace llvm;

namespace opennvvm::cudadriver {

using ptxmachine::AddressMode;
using ptxmachine::ImageDescription;
using ptxmachine::ImageKind;
using ptxmachine::ImageLevel;
using ptxmachine::TexelType;

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

static constexpr uint64_t FirstHandle =
    ptxmachine::ImageWindow + ptxmachine::OuterImages;
static constexpr uint64_t Distance = 64;

/// The place of \p Handle in Device::Images; nothing if it is of no object.
static std::optional<size_t> numberOf(const Device &D, uint64_t Handle) {
  uint64_t Number = (Handle - FirstHandle) / Distance;
  if (Handle < FirstHandle || Handle % Distance || Number >= D.Images.size() ||
      !D.Images[Number].Image)
    return std::nullopt;
  return Number;
}

const ImageDescription *imageOf(const Device &D, uint64_t Handle) {
  std::optional<size_t> Number = numberOf(D, Handle);
  return Number ? D.Images[*Number].Image.get() : nullptr;
}

/// The object of \p Handle; null if there is none of \p Kind.
static BoundImage *find(Device &D, uint64_t Handle, ImageKind Kind) {
  std::optional<size_t> Number = numberOf(D, Handle);
  return Number && D.Images[*Number].Image->Kind == Kind ? &D.Images[*Number]
                                                         : nullptr;
}

/// Handles are not given twice, so that the use of an old one is found.
static uint64_t add(Device &D, BoundImage New) {
  D.Images.push_back(std::move(New));
  return FirstHandle + Distance * (D.Images.size() - 1);
}

static Result destroy(uint64_t Handle, ImageKind Kind) {
  Device &D = Device::get();
  Guard G(D.Lock);
  BoundImage *Found = find(D, Handle, Kind);
  if (!Found)
    return InvalidValue;
  Found->Image.reset();
  return Success;
}

/// Gives a copy of what an object of \p Kind was made from.
template <typename T>
static Result give(T *To, uint64_t Handle, ImageKind Kind, T BoundImage::*What,
                   bool BoundImage::*Has = nullptr) {
  Device &D = Device::get();
  Guard G(D.Lock);
  BoundImage *Found = find(D, Handle, Kind);
  if (!To || !Found || (Has && !(Found->*Has)))
    return InvalidValue;
  *To = Found->*What;
  return Success;
}

//===----------------------------------------------------------------------===//
// Texels
//===----------------------------------------------------------------------===//

/// The type of a CUarray_format whose bytes are known (channelBytes).
static TexelType texelType(unsigned Format) {
  switch (Format) {
  case 0x01:
    return TexelType::U8;
  case 0x02:
    return TexelType::U16;
  case 0x03:
    return TexelType::U32;
  case 0x08:
    return TexelType::S8;
  case 0x09:
    return TexelType::S16;
  case 0x0a:
    return TexelType::S32;
  case 0x10:
    return TexelType::F16;
  default:
    return TexelType::F32;
  }
}

static Result setFormat(ImageDescription &To, unsigned Format,
                        unsigned Channels) {
  if (!channelBytes(Format) ||
      (Channels != 1 && Channels != 2 && Channels != 4))
    return InvalidValue;
  To.Type = texelType(Format);
  To.Channels = Channels;
  return Success;
}

/// Adds the level that \p A is. Layers and faces of cubes are planes.
static Result addLevel(ImageDescription &To, const Array &A) {
  ImageLevel L;
  L.Address = A.Memory;
  L.Width = unsigned(A.Shape.Width);
  L.Height = unsigned(A.rows());
  L.Pitch = A.RowBytes;
  L.Slice = A.RowBytes * A.rows();
  unsigned Planes = unsigned(std::max<uint64_t>(A.Shape.Depth, 1));
  if (A.Shape.Flags & (Layered | Cubemap))
    To.Layers = Planes;
  else
    L.Depth = Planes;
  To.Levels.push_back(L);
  return setFormat(To, A.Shape.Format, A.Shape.Channels);
}

/// Adds the texels that \p From names.
static Result addTexels(const Device &D, ImageDescription &To,
                        const ResourceDescription &From) {
  ImageLevel L;
  switch (From.Type) {
  case ResourceArray: {
    auto *A = static_cast<Array *>(From.Whole);
    return D.Arrays.has(A) ? addLevel(To, *A) : InvalidHandle;
  }
  case ResourceMipmap: {
    auto *A = static_cast<MipmappedArray *>(From.Whole);
    if (!D.Mipmaps.has(A))
      return InvalidHandle;
    for (const Array *Level : A->Levels)
      if (Result Wrong = addLevel(To, *Level))
        return Wrong;
    return Success;
  }
  case ResourceLinear: {
    if (Result Wrong = setFormat(To, From.Linear.Format, From.Linear.Channels))
      return Wrong;
    size_t Texel = size_t(channelBytes(From.Linear.Format)) * To.Channels;
    L.Address = From.Linear.Address;
    L.Width = unsigned(From.Linear.Size / Texel);
    L.Pitch = L.Slice = From.Linear.Size;
    To.IsLinear = true;
    break;
  }
  case ResourceRows:
    if (Result Wrong = setFormat(To, From.Rows.Format, From.Rows.Channels))
      return Wrong;
    L.Address = From.Rows.Address;
    L.Width = unsigned(From.Rows.Width);
    L.Height = unsigned(From.Rows.Height);
    L.Pitch = From.Rows.Pitch;
    L.Slice = From.Rows.Pitch * From.Rows.Height;
    break;
  default:
    return InvalidValue;
  }
  if (!L.Address || !L.Width || !L.Height)
    return InvalidValue;
  To.Levels.push_back(L);
  return Success;
}

//===----------------------------------------------------------------------===//
// Textures
//===----------------------------------------------------------------------===//

static AddressMode addressMode(unsigned Mode) {
  constexpr AddressMode Modes[] = {AddressMode::Wrap, AddressMode::ClampToEdge,
                                   AddressMode::Mirror,
                                   AddressMode::ClampToBorder};
  return Modes[Mode];
}

/// Whether 32 bits of a texel are an integer, which is read as one always.
static bool isWideInteger(TexelType T) {
  return T == TexelType::U32 || T == TexelType::S32;
}

static bool isFloat(TexelType T) {
  return T == TexelType::F16 || T == TexelType::F32;
}

/// How \p From says that texels are read.
static Result setReading(ImageDescription &To, const TextureDescription &From) {
  constexpr unsigned LastMode = 3, Linear = 1;
  for (unsigned D = 0; D < 3; ++D) {
    if (From.Modes[D] > LastMode)
      return InvalidValue;
    To.Modes[D] = addressMode(From.Modes[D]);
  }
  if (From.Filter > Linear || From.MipmapFilter > Linear)
    return InvalidValue;
  To.IsFiltered = From.Filter == Linear;
  To.IsFilteredMipmap = From.MipmapFilter == Linear;
  To.IsNormalized = From.Flags & NormalizedCoordinates;
  To.ReadsFloats = !(From.Flags & ReadAsInteger) && !isFloat(To.Type) &&
                   !isWideInteger(To.Type);
  To.LevelBias = From.LevelBias;
  To.LeastLevel = From.LeastLevel;
  To.GreatestLevel = From.GreatestLevel;
  std::copy_n(From.Border, 4, To.Border.begin());
  // Integers cannot be filtered, and mipmaps have no texel coordinates.
  if ((To.IsFiltered && !isFloat(To.Type) && !To.ReadsFloats) ||
      (To.Levels.size() > 1 && !To.IsNormalized))
    return InvalidValue;
  return Success;
}

/// Keeps the levels and layers of \p View only. Formats must be those of the
/// resource.
static Result setView(ImageDescription &To, const ViewDescription &View) {
  if (View.FirstLevel > View.LastLevel || View.FirstLayer > View.LastLayer ||
      View.LastLevel >= To.Levels.size() ||
      View.LastLayer >= std::max(To.Layers, 1u))
    return InvalidValue;
  To.Levels.erase(To.Levels.begin() + View.LastLevel + 1, To.Levels.end());
  To.Levels.erase(To.Levels.begin(), To.Levels.begin() + View.FirstLevel);
  if (!To.Layers)
    return Success;
  for (ImageLevel &L : To.Levels)
    L.Address += L.Slice * View.FirstLayer;
  To.Layers = View.LastLayer - View.FirstLayer + 1;
  return Success;
}

/// The CUresourceViewFormat of the texels of \p Image.
static unsigned viewFormat(const ImageDescription &Image) {
  constexpr TexelType Types[] = {TexelType::U8,  TexelType::S8,  TexelType::U16,
                                 TexelType::S16, TexelType::U32, TexelType::S32,
                                 TexelType::F16, TexelType::F32};
  auto Kind = unsigned(llvm::find(Types, Image.Type) - Types);
  return 1 + 3 * Kind + (Image.Channels == 4 ? 2 : Image.Channels - 1);
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_API Result cuTexObjectCreate(uint64_t *Handle,
                                  const ResourceDescription *Resource,
                                  const TextureDescription *Texture,
                                  const ViewDescription *View) {
  if (Result Wrong = needContext())
    return Wrong;
  if (!Handle || !Resource || !Texture)
    return InvalidValue;
  if (Texture->Flags & StandardRgb) {
    complain("cuTexObjectCreate: sRGB textures are not supported");
    return NotSupported;
  }
  Device &D = Device::get();
  Guard G(D.Lock);
  BoundImage New;
  New.Image = std::make_unique<ImageDescription>();
  ImageDescription &Image = *New.Image;
  Image.Kind = ImageKind::Texture;
  if (Result Wrong = addTexels(D, Image, *Resource))
    return Wrong;
  New.Resource = *Resource;
  New.Texture = *Texture;
  if (View) {
    if (View->Format && View->Format != viewFormat(Image)) {
      complain("cuTexObjectCreate: views with another format than the resource "
               "are not supported");
      return NotSupported;
    }
    if (Result Wrong = setView(Image, *View))
      return Wrong;
    New.View = *View;
    New.HasView = true;
  }
  if (Result Wrong = setReading(Image, *Texture))
    return Wrong;
  *Handle = add(D, std::move(New));
  return Success;
}
CUDA_API Result cuTexObjectDestroy(uint64_t Handle) {
  return destroy(Handle, ImageKind::Texture);
}
CUDA_API Result cuTexObjectGetResourceDesc(ResourceDescription *To,
                                           uint64_t Handle) {
  return give(To, Handle, ImageKind::Texture, &BoundImage::Resource);
}
CUDA_API Result cuTexObjectGetTextureDesc(TextureDescription *To,
                                          uint64_t Handle) {
  return give(To, Handle, ImageKind::Texture, &BoundImage::Texture);
}
CUDA_API Result cuTexObjectGetResourceViewDesc(ViewDescription *To,
                                               uint64_t Handle) {
  return give(To, Handle, ImageKind::Texture, &BoundImage::View,
              &BoundImage::HasView);
}

//===----------------------------------------------------------------------===//
// Surfaces
//===----------------------------------------------------------------------===//

CUDA_API Result cuSurfObjectCreate(uint64_t *Handle,
                                   const ResourceDescription *Resource) {
  if (Result Wrong = needContext())
    return Wrong;
  if (!Handle || !Resource || Resource->Type != ResourceArray)
    return InvalidValue;
  Device &D = Device::get();
  Guard G(D.Lock);
  auto *A = static_cast<Array *>(Resource->Whole);
  if (!D.Arrays.has(A))
    return InvalidHandle;
  if (!(A->Shape.Flags & SurfaceLoadStore)) {
    complain("cuSurfObjectCreate: the array was created without "
             "CUDA_ARRAY3D_SURFACE_LDST");
    return InvalidValue;
  }
  BoundImage New;
  New.Image = std::make_unique<ImageDescription>();
  New.Image->Kind = ImageKind::Surface;
  if (Result Wrong = addLevel(*New.Image, *A))
    return Wrong;
  New.Resource = *Resource;
  *Handle = add(D, std::move(New));
  return Success;
}
CUDA_API Result cuSurfObjectDestroy(uint64_t Handle) {
  return destroy(Handle, ImageKind::Surface);
}
CUDA_API Result cuSurfObjectGetResourceDesc(ResourceDescription *To,
                                            uint64_t Handle) {
  return give(To, Handle, ImageKind::Surface, &BoundImage::Resource);
}
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
