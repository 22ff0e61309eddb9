//===- Arrays.cpp - Arrays of elements ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"

using namespace llvm;

namespace opennvvm::cudadriver {

unsigned channelBytes(unsigned Format) {
  switch (Format) {
  case 0x01: // UNSIGNED_INT8
  case 0x08: // SIGNED_INT8
    return 1;
  case 0x02: // UNSIGNED_INT16
  case 0x09: // SIGNED_INT16
  case 0x10: // HALF
    return 2;
  case 0x03: // UNSIGNED_INT32
  case 0x0a: // SIGNED_INT32
  case 0x20: // FLOAT
    return 4;
  default:
    return 0;
  }
}

CUDA_API Result cuArray3DCreate_v2(Array **A, const ArrayDescriptor3D *Shape) {
  if (Result Wrong = needContext())
    return Wrong;
  unsigned Bytes = channelBytes(Shape->Format) * Shape->Channels;
  bool IsCount =
      Shape->Channels == 1 || Shape->Channels == 2 || Shape->Channels == 4;
  if (!Shape->Width || !Bytes || !IsCount)
    return InvalidValue;
  Device &D = Device::get();
  Guard G(D.Lock);
  *A = D.Arrays.make();
  (*A)->Shape = *Shape;
  (*A)->RowBytes = Shape->Width * Bytes;
  (*A)->Memory = D.allocate((*A)->bytes());
  return (*A)->Memory ? Success : OutOfMemory;
}
CUDA_API Result cuArrayCreate_v2(Array **A, const ArrayDescriptor *Shape) {
  ArrayDescriptor3D Deep = {Shape->Width,  Shape->Height,   0,
                            Shape->Format, Shape->Channels, 0};
  return cuArray3DCreate_v2(A, &Deep);
}
CUDA_API Result cuArrayDestroy(Array *A) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!D.Arrays.has(A))
    return InvalidHandle;
  D.release(A->Memory);
  return D.Arrays.destroy(A);
}
CUDA_API Result cuArray3DGetDescriptor_v2(ArrayDescriptor3D *Shape, Array *A) {
  Guard G(Device::get().Lock);
  if (!Device::get().Arrays.has(A))
    return InvalidHandle;
  *Shape = A->Shape;
  return Success;
}
CUDA_API Result cuArrayGetDescriptor_v2(ArrayDescriptor *Shape, Array *A) {
  Guard G(Device::get().Lock);
  if (!Device::get().Arrays.has(A))
    return InvalidHandle;
  *Shape = {A->Shape.Width, A->Shape.Height, A->Shape.Format,
            A->Shape.Channels};
  return Success;
}

/// The extent of a level, from that of the largest one.
static size_t halved(size_t Extent, unsigned Level) {
  return Extent ? std::max<size_t>(Extent >> Level, 1) : 0;
}

CUDA_API Result cuMipmappedArrayCreate(MipmappedArray **A,
                                       const ArrayDescriptor3D *Shape,
                                       unsigned Levels) {
  Device &D = Device::get();
  Guard G(D.Lock);
  size_t Longest = std::max({Shape->Width, Shape->Height, Shape->Depth});
  unsigned Most = Longest ? Log2_64(Longest) + 1 : 1;
  auto New = std::make_unique<MipmappedArray>();
  for (unsigned Level = 0; Level < std::clamp(Levels, 1u, Most); ++Level) {
    ArrayDescriptor3D One = *Shape;
    One.Width = halved(One.Width, Level);
    One.Height = halved(One.Height, Level);
    if (!(One.Flags & (Layered | Cubemap)))
      One.Depth = halved(One.Depth, Level);
    Array *Part = nullptr;
    if (Result Wrong = cuArray3DCreate_v2(&Part, &One)) {
      for (Array *Made : New->Levels)
        cuArrayDestroy(Made);
      return Wrong;
    }
    New->Levels.push_back(Part);
  }
  *A = D.Mipmaps.adopt(std::move(New));
  return Success;
}
CUDA_API Result cuMipmappedArrayGetLevel(Array **Level, MipmappedArray *A,
                                         unsigned Number) {
  Guard G(Device::get().Lock);
  if (!Device::get().Mipmaps.has(A))
    return InvalidHandle;
  if (Number >= A->Levels.size())
    return InvalidValue;
  *Level = A->Levels[Number];
  return Success;
}
CUDA_API Result cuMipmappedArrayDestroy(MipmappedArray *A) {
  Guard G(Device::get().Lock);
  if (!Device::get().Mipmaps.has(A))
    return InvalidHandle;
  for (Array *Level : A->Levels)
    cuArrayDestroy(Level);
  return Device::get().Mipmaps.destroy(A);
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_ALSO(cuArray3DCreate_v2, cuArray3DCreate)
CUDA_ALSO(cuArrayCreate_v2, cuArrayCreate)
CUDA_ALSO(cuArray3DGetDescriptor_v2, cuArray3DGetDescriptor)
CUDA_ALSO(cuArrayGetDescriptor_v2, cuArrayGetDescriptor)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
