//===- Context.cpp - Devices and contexts ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::cudadriver {

static constexpr int DriverVersion = 13000;
static constexpr int AttributeEnd = 148; // CU_DEVICE_ATTRIBUTE_MAX

static std::vector<Context *> &contexts() {
  static thread_local std::vector<Context *> Stack;
  return Stack;
}

Context *currentContext() {
  return contexts().empty() ? nullptr : contexts().back();
}

Result needContext() {
  if (!Device::get().Initialized)
    return NotInitialized;
  return currentContext() ? Success : InvalidContext;
}

static Result needDevice(int Number) {
  if (!Device::get().Initialized)
    return NotInitialized;
  return Number == 0 ? Success : InvalidDevice;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

CUDA_API Result cuInit(unsigned Flags) {
  if (Flags)
    return InvalidValue;
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!D.Initialized)
    D.Primary.Number = ++D.LastNumber;
  D.Initialized = true;
  return Success;
}
CUDA_API Result cuDriverGetVersion(int *Version) {
  if (!Version)
    return InvalidValue;
  *Version = DriverVersion;
  return Success;
}
CUDA_API Result cuDeviceGetCount(int *Count) {
  if (!Device::get().Initialized)
    return NotInitialized;
  *Count = 1;
  return Success;
}
CUDA_API Result cuDeviceGet(int *Device, int Number) {
  *Device = Number;
  return needDevice(Number);
}
CUDA_API Result cuDeviceGetName(char *Name, int Size, int Device) {
  if (Result Wrong = needDevice(Device))
    return Wrong;
  tell(Name, size_t(Size),
       ("OpenNVVM machine sm_" + Twine(capability())).str());
  return Success;
}
CUDA_API Result cuDeviceGetUuid_v2(char *Uuid, int Device) {
  std::copy_n("OpenNVVM machine", 16, Uuid);
  return needDevice(Device);
}
CUDA_API Result cuDeviceGetLuid(char *Luid, unsigned *Mask, int Device) {
  std::memset(Luid, 0, 8);
  *Mask = 0;
  return needDevice(Device);
}
CUDA_API Result cuDeviceGetAttribute(int *Value, int Attribute, int Device) {
  if (!Value || Attribute <= 0 || Attribute >= AttributeEnd)
    return InvalidValue;
  *Value = deviceAttribute(Attribute);
  return needDevice(Device);
}
CUDA_API Result cuDeviceComputeCapability(int *Major, int *Minor, int Device) {
  *Major = capability() / 10;
  *Minor = capability() % 10;
  return needDevice(Device);
}
CUDA_API Result cuDeviceGetProperties(DeviceProperties *P, int Device) {
  *P = {deviceAttribute(1),
        {deviceAttribute(2), deviceAttribute(3), deviceAttribute(4)},
        {deviceAttribute(5), deviceAttribute(6), deviceAttribute(7)},
        deviceAttribute(8),
        deviceAttribute(9),
        deviceAttribute(10),
        deviceAttribute(11),
        deviceAttribute(12),
        deviceAttribute(13),
        deviceAttribute(14)};
  return needDevice(Device);
}
CUDA_API Result cuDeviceTotalMem_v2(size_t *Bytes, int Device) {
  *Bytes = TotalMemory;
  return needDevice(Device);
}
CUDA_API Result cuDeviceGetPCIBusId(char *Id, int Size, int Device) {
  tell(Id, size_t(Size), "0000:01:00.0");
  return needDevice(Device);
}
CUDA_API Result cuDeviceGetByPCIBusId(int *Device, const char *Id) {
  *Device = 0;
  return StringRef(Id).contains("01:00.0") ? Success : InvalidDevice;
}
CUDA_API Result cuDeviceGetExecAffinitySupport(int *Supported, int,
                                               int Device) {
  *Supported = 0;
  return needDevice(Device);
}
CUDA_API Result cuDeviceGetTexture1DLinearMaxWidth(size_t *Width, int, unsigned,
                                                   int Device) {
  *Width = size_t(deviceAttribute(69));
  return needDevice(Device);
}

// There is one device, so that there are no peers.
CUDA_API Result cuDeviceCanAccessPeer(int *Can, int Device, int Peer) {
  *Can = 0;
  return Device || Peer ? InvalidDevice : needDevice(0);
}
CUDA_API Result cuDeviceGetP2PAttribute(int *Value, int, int, int) {
  *Value = 0;
  return InvalidDevice;
}
CUDA_API Result cuCtxEnablePeerAccess(Context *, unsigned) {
  return PeerAccessUnsupported;
}
CUDA_API Result cuCtxDisablePeerAccess(Context *) {
  return PeerAccessNotEnabled;
}

//===----------------------------------------------------------------------===//
// The primary context
//===----------------------------------------------------------------------===//

CUDA_API Result cuDevicePrimaryCtxRetain(Context **C, int Device) {
  if (Result Wrong = needDevice(Device))
    return Wrong;
  cudadriver::Device &D = cudadriver::Device::get();
  Guard G(D.Lock);
  ++D.PrimaryUses;
  *C = &D.Primary;
  return Success;
}
CUDA_API Result cuDevicePrimaryCtxRelease_v2(int Device) {
  if (Result Wrong = needDevice(Device))
    return Wrong;
  cudadriver::Device &D = cudadriver::Device::get();
  Guard G(D.Lock);
  if (!D.PrimaryUses)
    return InvalidContext;
  --D.PrimaryUses;
  return Success;
}
CUDA_API Result cuDevicePrimaryCtxSetFlags_v2(int Device, unsigned Flags) {
  if (Result Wrong = needDevice(Device))
    return Wrong;
  cudadriver::Device::get().Primary.Flags = Flags;
  return Success;
}
CUDA_API Result cuDevicePrimaryCtxGetState(int Device, unsigned *Flags,
                                           int *Active) {
  if (Result Wrong = needDevice(Device))
    return Wrong;
  *Flags = cudadriver::Device::get().Primary.Flags;
  *Active = cudadriver::Device::get().PrimaryUses != 0;
  return Success;
}
// Memory and modules of a context end with it; their destruction after that is
// an error, which programs expect.
CUDA_API Result cuDevicePrimaryCtxReset_v2(int Device) {
  if (Result Wrong = needDevice(Device))
    return Wrong;
  cudadriver::Device &D = cudadriver::Device::get();
  Guard G(D.Lock);
  while (!D.Modules.List.empty())
    D.unload(D.Modules.List.begin()->second.get());
  while (!D.Blocks.empty())
    D.release(D.Blocks.begin()->first);
  return Success;
}

//===----------------------------------------------------------------------===//
// Contexts of programs
//===----------------------------------------------------------------------===//

CUDA_API Result cuCtxCreate_v2(Context **C, unsigned Flags, int Device) {
  if (Result Wrong = needDevice(Device))
    return Wrong;
  cudadriver::Device &D = cudadriver::Device::get();
  Guard G(D.Lock);
  *C = D.Contexts.make();
  (*C)->Flags = Flags;
  (*C)->Number = ++D.LastNumber;
  contexts().push_back(*C);
  return Success;
}
CUDA_API Result cuCtxCreate_v3(Context **C, void *Affinity, int Count,
                               unsigned Flags, int Device) {
  return Affinity && Count ? NotSupported : cuCtxCreate_v2(C, Flags, Device);
}
// Its parameters say on which processors kernels run, and with which graphics.
CUDA_API Result cuCtxCreate_v4(Context **C, void *, unsigned Flags,
                               int Device) {
  return cuCtxCreate_v2(C, Flags, Device);
}
CUDA_API Result cuCtxDestroy_v2(Context *C) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!D.Contexts.has(C))
    return InvalidContext;
  if (currentContext() == C)
    contexts().pop_back();
  return D.Contexts.destroy(C);
}
CUDA_API Result cuCtxGetDevice(int *Device) {
  *Device = 0;
  return needContext();
}
CUDA_API Result cuCtxGetDevice_v2(int *Device, Context *C) {
  *Device = 0;
  return C ? Success : needContext();
}
CUDA_API Result cuCtxGetCurrent(Context **C) {
  if (!Device::get().Initialized)
    return NotInitialized;
  *C = currentContext();
  return Success;
}
CUDA_API Result cuCtxSetCurrent(Context *C) {
  if (!Device::get().Initialized)
    return NotInitialized;
  if (!contexts().empty())
    contexts().pop_back();
  if (C)
    contexts().push_back(C);
  return Success;
}
CUDA_API Result cuCtxPushCurrent_v2(Context *C) {
  if (!C)
    return InvalidContext;
  contexts().push_back(C);
  return Success;
}
CUDA_API Result cuCtxPopCurrent_v2(Context **C) {
  if (Result Wrong = needContext())
    return Wrong;
  if (C)
    *C = currentContext();
  contexts().pop_back();
  return Success;
}
CUDA_API Result cuCtxSynchronize() { return needContext(); }
CUDA_API Result cuCtxSynchronize_v2(Context *) { return Success; }
CUDA_API Result cuCtxGetFlags(unsigned *Flags) {
  if (Result Wrong = needContext())
    return Wrong;
  *Flags = currentContext()->Flags;
  return Success;
}
CUDA_API Result cuCtxSetFlags(unsigned Flags) {
  if (Result Wrong = needContext())
    return Wrong;
  currentContext()->Flags = Flags;
  return Success;
}
CUDA_API Result cuCtxGetId(Context *C, unsigned long long *Number) {
  if (!C && needContext())
    return InvalidContext;
  *Number = (C ? C : currentContext())->Number;
  return Success;
}
CUDA_API Result cuCtxGetApiVersion(Context *, unsigned *Version) {
  *Version = DriverVersion;
  return Success;
}
// What the values of limits say has no effect, except to whoever asks.
CUDA_API Result cuCtxSetLimit(unsigned Limit, size_t Value) {
  if (Result Wrong = needContext())
    return Wrong;
  if (Limit >= std::size(currentContext()->Limits))
    return UnsupportedLimit;
  currentContext()->Limits[Limit] = Value;
  return Success;
}
CUDA_API Result cuCtxGetLimit(size_t *Value, unsigned Limit) {
  static constexpr uint64_t Defaults[] = {1024, 1 << 20, 8 << 20, 2,
                                          2048, 64,      0};
  if (Result Wrong = needContext())
    return Wrong;
  if (Limit >= std::size(currentContext()->Limits))
    return UnsupportedLimit;
  *Value = currentContext()->Limits[Limit];
  if (!*Value && Limit < std::size(Defaults))
    *Value = Defaults[Limit];
  return Success;
}
CUDA_API Result cuCtxGetCacheConfig(unsigned *Config) {
  if (Result Wrong = needContext())
    return Wrong;
  *Config = currentContext()->CacheConfig;
  return Success;
}
CUDA_API Result cuCtxSetCacheConfig(unsigned Config) {
  if (Result Wrong = needContext())
    return Wrong;
  currentContext()->CacheConfig = Config;
  return Success;
}
CUDA_API Result cuCtxGetSharedMemConfig(unsigned *Config) {
  if (Result Wrong = needContext())
    return Wrong;
  *Config = currentContext()->SharedConfig;
  return Success;
}
CUDA_API Result cuCtxSetSharedMemConfig(unsigned Config) {
  if (Result Wrong = needContext())
    return Wrong;
  currentContext()->SharedConfig = Config;
  return Success;
}
CUDA_API Result cuCtxGetStreamPriorityRange(int *Least, int *Greatest) {
  if (Least)
    *Least = 0;
  if (Greatest)
    *Greatest = -5;
  return needContext();
}
CUDA_API Result cuCtxResetPersistingL2Cache() { return needContext(); }
CUDA_API Result cuProfilerStart() { return Success; }
CUDA_API Result cuProfilerStop() { return Success; }

// NOLINTBEGIN(readability-identifier-naming)
CUDA_ALSO(cuDeviceGetUuid_v2, cuDeviceGetUuid)
CUDA_ALSO(cuDeviceTotalMem_v2, cuDeviceTotalMem)
CUDA_ALSO(cuDevicePrimaryCtxRelease_v2, cuDevicePrimaryCtxRelease)
CUDA_ALSO(cuDevicePrimaryCtxSetFlags_v2, cuDevicePrimaryCtxSetFlags)
CUDA_ALSO(cuDevicePrimaryCtxReset_v2, cuDevicePrimaryCtxReset)
CUDA_ALSO(cuCtxCreate_v2, cuCtxCreate)
CUDA_ALSO(cuCtxDestroy_v2, cuCtxDestroy)
CUDA_ALSO(cuCtxPushCurrent_v2, cuCtxPushCurrent)
CUDA_ALSO(cuCtxPopCurrent_v2, cuCtxPopCurrent)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
