//===- Copy.cpp - Copies and fills ----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Work.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::cudadriver {

//===----------------------------------------------------------------------===//
// How they are done
//===----------------------------------------------------------------------===//

namespace {
/// Rows of one side of a copy.
struct Rows {
  uint8_t *Start = nullptr;
  size_t Pitch = 0, Plane = 0;
};
} // namespace

/// The rows of \p Side; no start if the device has no such memory.
static Rows rowsOf(const CopySide3D &Side, const Copy3D &C) {
  Device &D = Device::get();
  Rows R;
  size_t Pitch = Side.Pitch ? Side.Pitch : Side.X + C.Width;
  size_t Height = Side.Height ? Side.Height : Side.Y + C.Height;
  uint64_t Base = Side.Device;
  if (Side.Type == OfArray) {
    if (!D.Arrays.has(Side.Array))
      return R;
    Base = Side.Array->Memory;
    Pitch = Side.Array->RowBytes;
    Height = Side.Array->rows();
  }
  R.Pitch = Pitch;
  R.Plane = Pitch * Height;
  size_t First = Side.Z * R.Plane + Side.Y * Pitch + Side.X;
  size_t Bytes = (C.Depth - 1) * R.Plane + (C.Height - 1) * Pitch + C.Width;
  if (Side.Type == OfHost)
    R.Start = static_cast<uint8_t *>(Side.Host) + (Side.Host ? First : 0);
  else if (uint8_t *At = D.at(Base + First, Bytes))
    R.Start = At;
  else if (Side.Type == Unified)
    // Memory of the host that the driver does not know.
    // NOLINTNEXTLINE(performance-no-int-to-ptr): addresses are numbers.
    R.Start = reinterpret_cast<uint8_t *>(Base ? Base + First : 0);
  return R;
}

Result checkCopy(const Copy3D &C) {
  if (!C.Width || !C.Height || !C.Depth)
    return Success;
  for (const CopySide3D *Side : {&C.From, &C.To}) {
    if (Side->Pitch && C.Height > 1 && Side->Pitch < C.Width)
      return InvalidValue;
    if (!rowsOf(*Side, C).Start)
      return InvalidValue;
  }
  return Success;
}

Result copy(const Copy3D &C) {
  Guard G(Device::get().Lock);
  if (!C.Width || !C.Height || !C.Depth)
    return Success;
  if (Result Wrong = checkCopy(C))
    return Wrong;
  Rows From = rowsOf(C.From, C), To = rowsOf(C.To, C);
  for (size_t Z = 0; Z < C.Depth; ++Z)
    for (size_t Y = 0; Y < C.Height; ++Y)
      std::memmove(To.Start + Z * To.Plane + Y * To.Pitch,
                   From.Start + Z * From.Plane + Y * From.Pitch, C.Width);
  return Success;
}

Result fill(const MemsetNodeParams &Set) {
  Device &D = Device::get();
  Guard G(D.Lock);
  size_t Row = Set.Width * Set.ElementSize;
  size_t Pitch = Set.Height > 1 ? Set.Pitch : Row;
  if (!Row || !Set.Height)
    return Success;
  uint8_t *To = D.at(Set.To, (Set.Height - 1) * Pitch + Row);
  if (!To || Set.To % Set.ElementSize || Pitch < Row)
    return InvalidValue;
  for (size_t Y = 0; Y < Set.Height; ++Y)
    for (size_t X = 0; X < Row; X += Set.ElementSize)
      std::memcpy(To + Y * Pitch + X, &Set.Value, Set.ElementSize);
  return Success;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

static CopySide3D onHost(const void *Address) {
  CopySide3D Side = {};
  Side.Type = OfHost;
  Side.Host = const_cast<void *>(Address);
  return Side;
}
static CopySide3D onDevice(uint64_t Address, MemoryType Type = OfDevice) {
  CopySide3D Side = {};
  Side.Type = Type;
  Side.Device = Address;
  return Side;
}
static CopySide3D inArray(Array *A, size_t Offset) {
  CopySide3D Side = {};
  Side.Type = OfArray;
  Side.Array = A;
  Side.X = Offset;
  return Side;
}
static Result copyBytes(Stream *S, const CopySide3D &To, const CopySide3D &From,
                        size_t Size) {
  return submit(S, CopyWork{{From, To, Size, 1, 1}});
}

CUDA_API Result cuMemcpy(uint64_t To, uint64_t From, size_t Size) {
  return copyBytes(nullptr, onDevice(To, Unified), onDevice(From, Unified),
                   Size);
}
CUDA_API Result cuMemcpyAsync(uint64_t To, uint64_t From, size_t Size,
                              Stream *S) {
  return copyBytes(S, onDevice(To, Unified), onDevice(From, Unified), Size);
}
CUDA_API Result cuMemcpyHtoD_v2(uint64_t To, const void *From, size_t Size) {
  return copyBytes(nullptr, onDevice(To), onHost(From), Size);
}
CUDA_API Result cuMemcpyHtoDAsync_v2(uint64_t To, const void *From, size_t Size,
                                     Stream *S) {
  return copyBytes(S, onDevice(To), onHost(From), Size);
}
CUDA_API Result cuMemcpyDtoH_v2(void *To, uint64_t From, size_t Size) {
  return copyBytes(nullptr, onHost(To), onDevice(From), Size);
}
CUDA_API Result cuMemcpyDtoHAsync_v2(void *To, uint64_t From, size_t Size,
                                     Stream *S) {
  return copyBytes(S, onHost(To), onDevice(From), Size);
}
CUDA_API Result cuMemcpyDtoD_v2(uint64_t To, uint64_t From, size_t Size) {
  return copyBytes(nullptr, onDevice(To), onDevice(From), Size);
}
CUDA_API Result cuMemcpyDtoDAsync_v2(uint64_t To, uint64_t From, size_t Size,
                                     Stream *S) {
  return copyBytes(S, onDevice(To), onDevice(From), Size);
}
CUDA_API Result cuMemcpyPeer(uint64_t To, Context *, uint64_t From, Context *,
                             size_t Size) {
  return copyBytes(nullptr, onDevice(To), onDevice(From), Size);
}
CUDA_API Result cuMemcpyPeerAsync(uint64_t To, Context *, uint64_t From,
                                  Context *, size_t Size, Stream *S) {
  return copyBytes(S, onDevice(To), onDevice(From), Size);
}
CUDA_API Result cuMemcpyHtoA_v2(Array *To, size_t Offset, const void *From,
                                size_t Size) {
  return copyBytes(nullptr, inArray(To, Offset), onHost(From), Size);
}
CUDA_API Result cuMemcpyAtoH_v2(void *To, Array *From, size_t Offset,
                                size_t Size) {
  return copyBytes(nullptr, onHost(To), inArray(From, Offset), Size);
}
CUDA_API Result cuMemcpyDtoA_v2(Array *To, size_t Offset, uint64_t From,
                                size_t Size) {
  return copyBytes(nullptr, inArray(To, Offset), onDevice(From), Size);
}
CUDA_API Result cuMemcpyAtoD_v2(uint64_t To, Array *From, size_t Offset,
                                size_t Size) {
  return copyBytes(nullptr, onDevice(To), inArray(From, Offset), Size);
}

static CopySide3D side3D(const CopySide2D &S) {
  return {S.X,      S.Y,     0,       0,       S.Type, S.Host,
          S.Device, S.Array, nullptr, S.Pitch, 0};
}
CUDA_API Result cuMemcpy2DAsync_v2(const Copy2D *C, Stream *S) {
  if (!C)
    return InvalidValue;
  return submit(
      S, CopyWork{{side3D(C->From), side3D(C->To), C->Width, C->Height, 1}});
}
CUDA_API Result cuMemcpy2D_v2(const Copy2D *C) {
  return cuMemcpy2DAsync_v2(C, nullptr);
}
// The structure for peers is the same, with contexts that say nothing here.
CUDA_API Result cuMemcpy3DAsync_v2(const Copy3D *C, Stream *S) {
  if (!C || C->From.Level || C->To.Level)
    return InvalidValue;
  return submit(S, CopyWork{*C});
}
CUDA_API Result cuMemcpy3D_v2(const Copy3D *C) {
  return cuMemcpy3DAsync_v2(C, nullptr);
}

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

static Result fillRows(Stream *S, uint64_t To, size_t Pitch, unsigned Value,
                       unsigned Size, size_t Width, size_t Height) {
  return submit(S, MemsetWork{{To, Pitch, Value, Size, Width, Height}});
}

#define CUDA_MEMSET(BITS, TYPE)                                                \
  CUDA_API Result cuMemsetD##BITS##_v2(uint64_t To, TYPE Value,                \
                                       size_t Count) {                         \
    return fillRows(nullptr, To, 0, Value, sizeof(TYPE), Count, 1);            \
  }                                                                            \
  CUDA_API Result cuMemsetD##BITS##Async(uint64_t To, TYPE Value,              \
                                         size_t Count, Stream *S) {            \
    return fillRows(S, To, 0, Value, sizeof(TYPE), Count, 1);                  \
  }                                                                            \
  CUDA_API Result cuMemsetD2D##BITS##_v2(                                      \
      uint64_t To, size_t Pitch, TYPE Value, size_t Width, size_t Height) {    \
    return fillRows(nullptr, To, Pitch, Value, sizeof(TYPE), Width, Height);   \
  }                                                                            \
  CUDA_API Result cuMemsetD2D##BITS##Async(uint64_t To, size_t Pitch,          \
                                           TYPE Value, size_t Width,           \
                                           size_t Height, Stream *S) {         \
    return fillRows(S, To, Pitch, Value, sizeof(TYPE), Width, Height);         \
  }                                                                            \
  CUDA_ALSO(cuMemsetD##BITS##_v2, cuMemsetD##BITS)                             \
  CUDA_ALSO(cuMemsetD##BITS##_v2, cuMemsetD##BITS##_v2_ptds)                   \
  CUDA_ALSO(cuMemsetD2D##BITS##_v2, cuMemsetD2D##BITS)                         \
  CUDA_ALSO(cuMemsetD2D##BITS##_v2, cuMemsetD2D##BITS##_v2_ptds)               \
  CUDA_STREAM(cuMemsetD##BITS##Async)                                          \
  CUDA_STREAM(cuMemsetD2D##BITS##Async)

// NOLINTBEGIN(readability-identifier-naming)
CUDA_MEMSET(8, unsigned char)
CUDA_MEMSET(16, unsigned short)
CUDA_MEMSET(32, unsigned)

#define CUDA_COPY(NAME)                                                        \
  CUDA_ALSO(NAME##_v2, NAME)                                                   \
  CUDA_ALSO(NAME##_v2, NAME##_v2_ptds)
#define CUDA_COPY_ASYNC(NAME)                                                  \
  CUDA_ALSO(NAME##_v2, NAME)                                                   \
  CUDA_ALSO(NAME##_v2, NAME##_v2_ptsz)
CUDA_COPY(cuMemcpyHtoD)
CUDA_COPY(cuMemcpyDtoH)
CUDA_COPY(cuMemcpyDtoD)
CUDA_COPY(cuMemcpyHtoA)
CUDA_COPY(cuMemcpyAtoH)
CUDA_COPY(cuMemcpyDtoA)
CUDA_COPY(cuMemcpyAtoD)
CUDA_COPY(cuMemcpy2D)
CUDA_COPY(cuMemcpy3D)
CUDA_COPY_ASYNC(cuMemcpyHtoDAsync)
CUDA_COPY_ASYNC(cuMemcpyDtoHAsync)
CUDA_COPY_ASYNC(cuMemcpyDtoDAsync)
CUDA_COPY_ASYNC(cuMemcpy2DAsync)
CUDA_COPY_ASYNC(cuMemcpy3DAsync)
CUDA_ALSO(cuMemcpy2D_v2, cuMemcpy2DUnaligned)
CUDA_ALSO(cuMemcpy2D_v2, cuMemcpy2DUnaligned_v2)
CUDA_ALSO(cuMemcpy2D_v2, cuMemcpy2DUnaligned_v2_ptds)
CUDA_ALSO(cuMemcpy3D_v2, cuMemcpy3DPeer)
CUDA_ALSO(cuMemcpy3D_v2, cuMemcpy3DPeer_ptds)
CUDA_ALSO(cuMemcpy3DAsync_v2, cuMemcpy3DPeerAsync)
CUDA_ALSO(cuMemcpy3DAsync_v2, cuMemcpy3DPeerAsync_ptsz)
CUDA_DEFAULT_STREAM(cuMemcpy)
CUDA_DEFAULT_STREAM(cuMemcpyPeer)
CUDA_STREAM(cuMemcpyAsync)
CUDA_STREAM(cuMemcpyPeerAsync)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
