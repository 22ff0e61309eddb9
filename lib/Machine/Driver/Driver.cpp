//===- Driver.cpp - Devices, contexts and memory of libcuda ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Driver.h"
#include "Machine/Program.h"

using namespace llvm;

namespace opennvvm::cudadriver {

namespace {

constexpr size_t TotalMemory = size_t(1) << 32;

/// The only context, which exists as soon as it is asked for.
void *theContext() {
  static char Context;
  return &Context;
}
std::vector<void *> &currentContexts() {
  static thread_local std::vector<void *> Stack;
  return Stack;
}

int copy(void *To, const void *From, size_t Size) {
  if (Size && (!To || !From))
    return InvalidValue;
  std::memmove(To, From, Size);
  return Success;
}

/// CUdevice_attribute; those that are not listed are 0.
int deviceAttribute(int Attribute) {
  switch (Attribute) {
  case 1: // MAX_THREADS_PER_BLOCK
  case 2: // MAX_BLOCK_DIM_X
  case 3: // MAX_BLOCK_DIM_Y
    return MaxThreads;
  case 4: // MAX_BLOCK_DIM_Z
    return 64;
  case 5: // MAX_GRID_DIM_X
    return 0x7fffffff;
  case 6: // MAX_GRID_DIM_Y
  case 7: // MAX_GRID_DIM_Z
    return 65535;
  case 8: // MAX_SHARED_MEMORY_PER_BLOCK
    return 48 << 10;
  case 9: // TOTAL_CONSTANT_MEMORY
    return 64 << 10;
  case 10: // WARP_SIZE
    return 32;
  case 12: // MAX_REGISTERS_PER_BLOCK
    return 65536;
  case 13: // CLOCK_RATE
    return 1000000;
  case 16: // MULTIPROCESSOR_COUNT
  case 19: // CAN_MAP_HOST_MEMORY
  case 41: // UNIFIED_ADDRESSING
  case 83: // MANAGED_MEMORY
  case 89: // CONCURRENT_MANAGED_ACCESS
    return 1;
  case 39: // MAX_THREADS_PER_MULTIPROCESSOR
    return 2 * MaxThreads;
  case 75: // COMPUTE_CAPABILITY_MAJOR
    return capability() / 10;
  case 76: // COMPUTE_CAPABILITY_MINOR
    return capability() % 10;
  default:
    return 0;
  }
}

} // namespace

//===----------------------------------------------------------------------===//
// Devices and contexts
//===----------------------------------------------------------------------===//

CUDA_API int cuInit(unsigned) { return Success; }
CUDA_API int cuGetErrorName(int Error, const char **Name) {
  *Name = Error == Success ? "CUDA_SUCCESS" : "an error of the interpreter";
  return Success;
}
CUDA_API int cuDriverGetVersion(int *Version) {
  return *Version = 11020, Success;
}
// Programs that look for the runtime's version find it here.
CUDA_API int cudaRuntimeGetVersion(int *Version) {
  return *Version = 11020, Success;
}
CUDA_API int cuDeviceGetCount(int *Count) { return *Count = 1, Success; }
CUDA_API int cuDeviceGet(int *Device, int Number) {
  *Device = Number;
  return Number == 0 ? Success : InvalidDevice;
}
CUDA_API int cuDeviceGetName(char *Name, int Size, int) {
  tell(Name, size_t(Size), "PTX interpreter");
  return Success;
}
CUDA_API int cuDeviceGetUuid(char *Uuid, int) {
  std::memset(Uuid, 0, 16);
  return Success;
}
CUDA_API int cuDeviceGetAttribute(int *Value, int Attribute, int) {
  *Value = deviceAttribute(Attribute);
  return Success;
}
CUDA_API int cuDeviceComputeCapability(int *Major, int *Minor, int) {
  *Major = capability() / 10;
  *Minor = capability() % 10;
  return Success;
}
CUDA_API int cuDeviceTotalMem(size_t *Bytes, int) {
  return *Bytes = TotalMemory, Success;
}
CUDA_API int cuDeviceCanAccessPeer(int *Can, int, int) {
  return *Can = 0, Success;
}

CUDA_API int cuDevicePrimaryCtxRetain(void **Context, int) {
  *Context = theContext();
  return Success;
}
CUDA_API int cuDevicePrimaryCtxRelease(int) { return Success; }
CUDA_API int cuDevicePrimaryCtxSetFlags(int, unsigned) { return Success; }
CUDA_API int cuDevicePrimaryCtxGetState(int, unsigned *Flags, int *Active) {
  *Flags = 0;
  *Active = 1;
  return Success;
}
// Memory and modules of a context end with it; their destruction after that is
// an error, which programs expect.
CUDA_API int cuDevicePrimaryCtxReset(int) {
  Device &D = Device::get();
  Guard G(D.Lock);
  while (!D.Modules.empty())
    D.unload(D.Modules.back().get());
  while (!D.Blocks.empty())
    D.release(D.Blocks.begin()->first);
  return Success;
}
CUDA_API int cuCtxCreate(void **Context, unsigned, int) {
  currentContexts().push_back(*Context = theContext());
  return Success;
}
CUDA_API int cuCtxDestroy(void *) { return Success; }
CUDA_API int cuCtxGetDevice(int *Device) {
  *Device = 0;
  return currentContexts().empty() ? InvalidContext : Success;
}
CUDA_API int cuCtxGetCurrent(void **Context) {
  *Context = currentContexts().empty() ? nullptr : currentContexts().back();
  return Success;
}
CUDA_API int cuCtxSetCurrent(void *Context) {
  std::vector<void *> &Stack = currentContexts();
  if (!Stack.empty())
    Stack.pop_back();
  if (Context)
    Stack.push_back(Context);
  return Success;
}
CUDA_API int cuCtxPushCurrent(void *Context) {
  currentContexts().push_back(Context);
  return Success;
}
CUDA_API int cuCtxPopCurrent(void **Context) {
  if (currentContexts().empty())
    return InvalidContext;
  *Context = currentContexts().back();
  currentContexts().pop_back();
  return Success;
}
CUDA_API int cuCtxSynchronize() { return Success; }
CUDA_API int cuCtxEnablePeerAccess(void *, unsigned) { return NotSupported; }
CUDA_API int cuProfilerStart() { return Success; }
CUDA_API int cuProfilerStop() { return Success; }

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static int allocate(uint64_t *Address, size_t Size, bool OfHost, bool Managed,
                    unsigned HostFlags = 0) {
  if (!Size)
    return InvalidValue;
  Device &D = Device::get();
  Guard G(D.Lock);
  *Address = Size <= TotalMemory ? D.allocate(Size) : 0;
  if (!*Address)
    return OutOfMemory;
  Block &B = D.Blocks[*Address];
  B.OfHost = OfHost;
  B.Managed = Managed;
  B.HostFlags = HostFlags;
  return Success;
}

static int release(uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  return D.release(Address) ? Success : InvalidValue;
}

CUDA_API int cuMemAlloc(uint64_t *Address, size_t Size) {
  return allocate(Address, Size, false, false);
}
CUDA_API int cuMemAllocManaged(uint64_t *Address, size_t Size, unsigned) {
  return allocate(Address, Size, false, true);
}
CUDA_API int cuMemFree(uint64_t Address) { return release(Address); }
CUDA_API int cuMemHostAlloc(uint64_t *Address, size_t Size, unsigned Flags) {
  return allocate(Address, Size, true, false, Flags);
}
CUDA_API int cuMemFreeHost(void *Address) { return release(uint64_t(Address)); }
CUDA_API int cuMemHostRegister(void *Address, size_t Size, unsigned Flags) {
  Device &D = Device::get();
  Guard G(D.Lock);
  // Addresses below are those of the interpreter's windows.
  if (uint64_t(Address) < opennvvm::ptxmachine::HeapStart)
    return NotSupported;
  Block &B = D.Blocks[uint64_t(Address)];
  B.Size = Size;
  B.OfHost = true;
  B.HostFlags = Flags;
  return Success;
}
CUDA_API int cuMemHostUnregister(void *Address) {
  return release(uint64_t(Address));
}
CUDA_API int cuMemHostGetDevicePointer(uint64_t *Address, void *Host,
                                       unsigned) {
  *Address = uint64_t(Host);
  return Success;
}
CUDA_API int cuMemHostGetFlags(unsigned *Flags, void *Host) {
  Device &D = Device::get();
  Guard G(D.Lock);
  auto It = D.find(uint64_t(Host), 1);
  if (It == D.Blocks.end() || !It->second.OfHost)
    return InvalidValue;
  *Flags = It->second.HostFlags;
  return Success;
}
CUDA_API int cuMemGetInfo(size_t *Free, size_t *Total) {
  Device &D = Device::get();
  Guard G(D.Lock);
  *Total = *Free = TotalMemory;
  for (const auto &[Address, B] : D.Blocks)
    *Free -= std::min(*Free, size_t(B.Size));
  return Success;
}
CUDA_API int cuMemGetAddressRange(uint64_t *Base, size_t *Size,
                                  uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  auto It = D.find(Address, 0);
  if (It == D.Blocks.end())
    return NotFound;
  *Base = It->first;
  *Size = It->second.Size;
  return Success;
}
CUDA_API int cuPointerGetAttribute(void *Data, unsigned Attribute,
                                   uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  auto It = D.find(Address, 0);
  if (It == D.Blocks.end())
    return InvalidValue;
  switch (Attribute) {
  case 1: // CONTEXT
    *static_cast<void **>(Data) = theContext();
    return Success;
  case 2: // MEMORY_TYPE: host or device
    *static_cast<unsigned *>(Data) = It->second.OfHost ? 1 : 2;
    return Success;
  case 3: // DEVICE_POINTER
  case 4: // HOST_POINTER
    *static_cast<uint64_t *>(Data) = Address;
    return Success;
  case 8: // IS_MANAGED
    *static_cast<unsigned *>(Data) = It->second.Managed;
    return Success;
  default:
    return NotSupported;
  }
}

CUDA_API int cuMemsetD8(uint64_t Address, unsigned char Value, size_t Size) {
  Device &D = Device::get();
  Guard G(D.Lock);
  uint8_t *At = D.at(Address, Size);
  if (!At)
    return InvalidValue;
  std::memset(At, Value, Size);
  return Success;
}
CUDA_API int cuMemsetD8Async(uint64_t Address, unsigned char Value, size_t Size,
                             void *) {
  return cuMemsetD8(Address, Value, Size);
}
CUDA_API int cuMemcpyHtoD(uint64_t To, const void *From, size_t Size) {
  Device &D = Device::get();
  Guard G(D.Lock);
  return copy(D.at(To, Size), From, Size);
}
CUDA_API int cuMemcpyHtoDAsync(uint64_t To, const void *From, size_t Size,
                               void *) {
  return cuMemcpyHtoD(To, From, Size);
}
CUDA_API int cuMemcpyDtoH(void *To, uint64_t From, size_t Size) {
  Device &D = Device::get();
  Guard G(D.Lock);
  return copy(To, D.at(From, Size), Size);
}
CUDA_API int cuMemcpyDtoHAsync(void *To, uint64_t From, size_t Size, void *) {
  return cuMemcpyDtoH(To, From, Size);
}
CUDA_API int cuMemcpyDtoD(uint64_t To, uint64_t From, size_t Size) {
  Device &D = Device::get();
  Guard G(D.Lock);
  return copy(D.at(To, Size), D.at(From, Size), Size);
}
CUDA_API int cuMemcpyDtoDAsync(uint64_t To, uint64_t From, size_t Size,
                               void *) {
  return cuMemcpyDtoD(To, From, Size);
}
// The names that programs with 64-bit addresses have linked since CUDA 3.2.
// NOLINTBEGIN(readability-identifier-naming)
CUDA_API int cuMemAlloc_v2(uint64_t *Address, size_t Size) {
  return cuMemAlloc(Address, Size);
}
CUDA_API int cuMemFree_v2(uint64_t Address) { return cuMemFree(Address); }
CUDA_API int cuMemcpyHtoD_v2(uint64_t To, const void *From, size_t Size) {
  return cuMemcpyHtoD(To, From, Size);
}
CUDA_API int cuMemcpyDtoH_v2(void *To, uint64_t From, size_t Size) {
  return cuMemcpyDtoH(To, From, Size);
}
// NOLINTEND(readability-identifier-naming)
CUDA_API int cuIpcGetMemHandle(void *, uint64_t) { return NotSupported; }
// The handle is passed by value: 64 bytes.
struct IpcHandle {
  char Bytes[64];
};
CUDA_API int cuIpcOpenMemHandle(uint64_t *, IpcHandle, unsigned) {
  return NotSupported;
}
CUDA_API int cuIpcCloseMemHandle(uint64_t) { return NotSupported; }

} // namespace opennvvm::cudadriver
