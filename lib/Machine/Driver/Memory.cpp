//===- Memory.cpp - Allocation of memory, and what is known of it ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Work.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::cudadriver {

static constexpr uint64_t PitchAlign = 512;

static Result allocate(uint64_t *Address, size_t Size, const Block &Kind) {
  if (Result Wrong = needContext())
    return Wrong;
  if (!Address || !Size)
    return InvalidValue;
  Device &D = Device::get();
  Guard G(D.Lock);
  *Address = Size <= TotalMemory ? D.allocate(Size) : 0;
  if (!*Address)
    return OutOfMemory;
  Block &B = D.Blocks[*Address];
  B.OfHost = Kind.OfHost;
  B.Managed = Kind.Managed;
  B.HostFlags = Kind.HostFlags;
  return Success;
}

static Result release(uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  return D.release(Address) ? Success : InvalidValue;
}

CUDA_API Result cuMemAlloc_v2(uint64_t *Address, size_t Size) {
  return allocate(Address, Size, Block());
}
CUDA_API Result cuMemAllocManaged(uint64_t *Address, size_t Size,
                                  unsigned Flags) {
  // CU_MEM_ATTACH_GLOBAL, CU_MEM_ATTACH_HOST.
  if (Flags != 1 && Flags != 2)
    return InvalidValue;
  Block Kind;
  Kind.Managed = true;
  return allocate(Address, Size, Kind);
}
CUDA_API Result cuMemAllocPitch_v2(uint64_t *Address, size_t *Pitch,
                                   size_t Width, size_t Height, unsigned Size) {
  if (!Pitch || !Width || !Height || (Size != 4 && Size != 8 && Size != 16))
    return InvalidValue;
  *Pitch = alignTo(Width, PitchAlign);
  return allocate(Address, *Pitch * Height, Block());
}
// Memory knows its context: none need be current.
CUDA_API Result cuMemFree_v2(uint64_t Address) {
  if (!Device::get().Initialized)
    return NotInitialized;
  return Address ? release(Address) : Success;
}

//===----------------------------------------------------------------------===//
// Memory of the host
//===----------------------------------------------------------------------===//

CUDA_API Result cuMemHostAlloc(uint64_t *Address, size_t Size, unsigned Flags) {
  Block Kind;
  Kind.OfHost = true;
  Kind.HostFlags = Flags;
  return allocate(Address, Size, Kind);
}
CUDA_API Result cuMemAllocHost_v2(uint64_t *Address, size_t Size) {
  return cuMemHostAlloc(Address, Size, 0);
}
CUDA_API Result cuMemFreeHost(void *Address) {
  if (!Device::get().Initialized)
    return NotInitialized;
  return Address ? release(uint64_t(Address)) : Success;
}
CUDA_API Result cuMemHostRegister_v2(void *Address, size_t Size,
                                     unsigned Flags) {
  if (Result Wrong = needContext())
    return Wrong;
  if (!Address || !Size)
    return InvalidValue;
  Device &D = Device::get();
  Guard G(D.Lock);
  if (D.find(uint64_t(Address), 1) != D.Blocks.end())
    return HostMemoryAlreadyRegistered;
  Block &B = D.Blocks[uint64_t(Address)];
  B.Size = Size;
  B.Number = ++D.LastNumber;
  B.OfHost = true;
  B.HostFlags = Flags;
  return Success;
}
CUDA_API Result cuMemHostUnregister(void *Address) {
  return release(uint64_t(Address)) ? HostMemoryNotRegistered : Success;
}
CUDA_API Result cuMemHostGetDevicePointer_v2(uint64_t *Address, void *Host,
                                             unsigned) {
  Device &D = Device::get();
  Guard G(D.Lock);
  *Address = uint64_t(Host);
  return D.find(*Address, 0) == D.Blocks.end() ? InvalidValue : Success;
}
CUDA_API Result cuMemHostGetFlags(unsigned *Flags, void *Host) {
  Device &D = Device::get();
  Guard G(D.Lock);
  auto It = D.find(uint64_t(Host), 1);
  if (It == D.Blocks.end() || !It->second.OfHost)
    return InvalidValue;
  *Flags = It->second.HostFlags;
  return Success;
}

//===----------------------------------------------------------------------===//
// What is known of memory
//===----------------------------------------------------------------------===//

CUDA_API Result cuMemGetInfo_v2(size_t *Free, size_t *Total) {
  if (Result Wrong = needContext())
    return Wrong;
  Device &D = Device::get();
  Guard G(D.Lock);
  *Total = *Free = TotalMemory;
  for (const auto &[Address, B] : D.Blocks)
    *Free -= std::min(*Free, size_t(B.Size));
  return Success;
}
CUDA_API Result cuMemGetAddressRange_v2(uint64_t *Base, size_t *Size,
                                        uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  auto It = D.find(Address, 0);
  if (It == D.Blocks.end())
    return NotFound;
  if (Base)
    *Base = It->first;
  if (Size)
    *Size = It->second.Size;
  return Success;
}

/// CUpointer_attribute of an address in \p It.
static Result pointerAttribute(void *Data, unsigned Attribute, uint64_t Address,
                               std::map<uint64_t, Block>::iterator It) {
  const Block &B = It->second;
  auto Put = [Data](auto Value) {
    *static_cast<decltype(Value) *>(Data) = Value;
    return Success;
  };
  switch (Attribute) {
  case 1: // CONTEXT
    return Put(currentContext() ? currentContext() : &Device::get().Primary);
  case 2: // MEMORY_TYPE
    return Put(B.OfHost ? OfHost : OfDevice);
  case 3: // DEVICE_POINTER
    return Put(Address);
  case 4: // HOST_POINTER
    return B.OfHost || B.Managed ? Put(Address) : InvalidValue;
  case 7: // BUFFER_ID
    return Put(B.Number);
  case 8:  // IS_MANAGED
  case 13: // MAPPED
    return Put(uint8_t(Attribute == 13 || B.Managed));
  case 9:  // DEVICE_ORDINAL
  case 10: // IS_LEGACY_CUDA_IPC_CAPABLE
  case 15: // IS_GPU_DIRECT_RDMA_CAPABLE
    return Put(0);
  case 11: // RANGE_START_ADDR
  case 19: // MAPPING_BASE_ADDR
    return Put(It->first);
  case 12: // RANGE_SIZE
  case 18: // MAPPING_SIZE
    return Put(B.Size);
  case 14: // ALLOWED_HANDLE_TYPES
    return Put(uint64_t(0));
  case 16: // ACCESS_FLAGS: reads and writes
    return Put(3);
  case 17: // MEMPOOL_HANDLE
    return Put(B.Pool);
  case 6: // SYNC_MEMOPS
    return Put(1);
  default:
    return NotSupported;
  }
}

CUDA_API Result cuPointerGetAttribute(void *Data, unsigned Attribute,
                                      uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  auto It = D.find(Address, 0);
  if (It == D.Blocks.end() || !Data)
    return InvalidValue;
  return pointerAttribute(Data, Attribute, Address, It);
}
// Attributes of memory that is not the driver's are null.
CUDA_API Result cuPointerGetAttributes(unsigned Count, unsigned *Attributes,
                                       void **Data, uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  auto It = D.find(Address, 0);
  for (unsigned N = 0; N < Count; ++N) {
    if (It != D.Blocks.end())
      (void)pointerAttribute(Data[N], Attributes[N], Address, It);
    else if (Attributes[N] == 9) // DEVICE_ORDINAL
      *static_cast<int *>(Data[N]) = -2;
    else if (Attributes[N] == 8 || Attributes[N] == 13)
      *static_cast<uint8_t *>(Data[N]) = 0;
    else if (Attributes[N] == 2)
      *static_cast<unsigned *>(Data[N]) = 0;
    else
      *static_cast<uint64_t *>(Data[N]) = 0;
  }
  return Success;
}
CUDA_API Result cuPointerSetAttribute(const void *, unsigned Attribute,
                                      uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  // CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: all of them are synchronous.
  return Attribute == 6 && D.find(Address, 0) != D.Blocks.end() ? Success
                                                                : InvalidValue;
}

//===----------------------------------------------------------------------===//
// Advice, which changes nothing
//===----------------------------------------------------------------------===//

static Result checkRange(uint64_t Address, size_t Size) {
  Device &D = Device::get();
  Guard G(D.Lock);
  return D.at(Address, Size) ? Success : InvalidValue;
}
CUDA_API Result cuMemAdvise(uint64_t Address, size_t Size, unsigned, int) {
  return checkRange(Address, Size);
}
CUDA_API Result cuMemAdvise_v2(uint64_t Address, size_t Size, unsigned,
                               Location) {
  return checkRange(Address, Size);
}
CUDA_API Result cuMemPrefetchAsync(uint64_t Address, size_t Size, int,
                                   Stream *) {
  return checkRange(Address, Size);
}
CUDA_API Result cuMemPrefetchAsync_v2(uint64_t Address, size_t Size, Location,
                                      unsigned, Stream *) {
  return checkRange(Address, Size);
}
CUDA_API Result cuStreamAttachMemAsync(Stream *, uint64_t Address, size_t,
                                       unsigned) {
  return checkRange(Address, 0);
}

// Other processes have no device that could share its memory.
struct IpcHandle {
  char Bytes[64];
};
CUDA_API Result cuIpcGetMemHandle(IpcHandle *, uint64_t) {
  return NotSupported;
}
CUDA_API Result cuIpcOpenMemHandle_v2(uint64_t *, IpcHandle, unsigned) {
  return NotSupported;
}
CUDA_API Result cuIpcCloseMemHandle(uint64_t) { return NotSupported; }
CUDA_API Result cuIpcGetEventHandle(IpcHandle *, Event *) {
  return NotSupported;
}
CUDA_API Result cuIpcOpenEventHandle(Event **, IpcHandle) {
  return NotSupported;
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_ALSO(cuMemAlloc_v2, cuMemAlloc)
CUDA_ALSO(cuMemAllocPitch_v2, cuMemAllocPitch)
CUDA_ALSO(cuMemFree_v2, cuMemFree)
CUDA_ALSO(cuMemAllocHost_v2, cuMemAllocHost)
CUDA_ALSO(cuMemHostRegister_v2, cuMemHostRegister)
CUDA_ALSO(cuMemHostGetDevicePointer_v2, cuMemHostGetDevicePointer)
CUDA_ALSO(cuMemGetInfo_v2, cuMemGetInfo)
CUDA_ALSO(cuMemGetAddressRange_v2, cuMemGetAddressRange)
CUDA_ALSO(cuIpcOpenMemHandle_v2, cuIpcOpenMemHandle)
CUDA_STREAM(cuMemPrefetchAsync)
CUDA_STREAM(cuMemPrefetchAsync_v2)
CUDA_STREAM(cuStreamAttachMemAsync)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
