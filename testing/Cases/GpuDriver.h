//===- GpuDriver.h - NVIDIA's driver, loaded at run time --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses only the standard library: the folder is copied to machines with a GPU.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_CASES_GPUDRIVER_H
#define OPENNVVM_TESTING_CASES_GPUDRIVER_H

#include <cstddef>
#include <dlfcn.h>
#include <string>
#include <type_traits>

namespace cases {

/// The driver functions that are needed, by their exported names.
struct Driver {
  using Handle = void *;
  using Address = unsigned long long;
  int (*Init)(unsigned);
  int (*Version)(int *);
  int (*DeviceGet)(int *, int);
  int (*DeviceName)(char *, int, int);
  int (*Attribute)(int *, int, int);
  int (*RetainContext)(Handle *, int);
  int (*SetContext)(Handle);
  int (*Load)(Handle *, const void *, unsigned, int *, void **);
  int (*Unload)(Handle);
  int (*GetFunction)(Handle *, Handle, const char *);
  int (*Allocate)(Address *, size_t);
  int (*Free)(Address);
  int (*ToDevice)(Address, const void *, size_t);
  int (*ToHost)(void *, Address, size_t);
  int (*Launch)(Handle, unsigned, unsigned, unsigned, unsigned, unsigned,
                unsigned, unsigned, Handle, void **, void **);
  int (*Synchronize)();
  int (*CreateEvent)(Handle *, unsigned);
  int (*Record)(Handle, Handle);
  int (*Wait)(Handle);
  int (*Elapsed)(float *, Handle, Handle);
  int (*ErrorName)(int, const char **);

  bool open() {
    void *Library = dlopen("libcuda.so.1", RTLD_NOW);
    auto Find = [&](auto &Function, const char *Name) {
      void *Symbol = Library ? dlsym(Library, Name) : nullptr;
      Function = reinterpret_cast<std::decay_t<decltype(Function)>>(Symbol);
      return Symbol != nullptr;
    };
    return Find(Init, "cuInit") && Find(Version, "cuDriverGetVersion") &&
           Find(DeviceGet, "cuDeviceGet") &&
           Find(DeviceName, "cuDeviceGetName") &&
           Find(Attribute, "cuDeviceGetAttribute") &&
           Find(RetainContext, "cuDevicePrimaryCtxRetain") &&
           Find(SetContext, "cuCtxSetCurrent") &&
           Find(Load, "cuModuleLoadDataEx") && Find(Unload, "cuModuleUnload") &&
           Find(GetFunction, "cuModuleGetFunction") &&
           Find(Allocate, "cuMemAlloc_v2") && Find(Free, "cuMemFree_v2") &&
           Find(ToDevice, "cuMemcpyHtoD_v2") &&
           Find(ToHost, "cuMemcpyDtoH_v2") && Find(Launch, "cuLaunchKernel") &&
           Find(Synchronize, "cuCtxSynchronize") &&
           Find(CreateEvent, "cuEventCreate") &&
           Find(Record, "cuEventRecord") && Find(Wait, "cuEventSynchronize") &&
           Find(Elapsed, "cuEventElapsedTime") &&
           Find(ErrorName, "cuGetErrorName");
  }

  std::string failed(const char *What, int Code) const {
    const char *Name = nullptr;
    ErrorName(Code, &Name);
    return std::string(What) + ": " + (Name ? Name : "unknown error");
  }
};

} // namespace cases

#endif // OPENNVVM_TESTING_CASES_GPUDRIVER_H
