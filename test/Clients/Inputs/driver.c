/* Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A libcuda.so.1 with one device, which has memory and executes nothing. Some
 * compilers start only if there is a driver. OPENNVVM_TEST_DEVICE is its
 * compute capability, "80" by default. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { AttributeMajor = 75, AttributeMinor = 76, NotFound = 500 };

static char Thing; /* Contexts, modules, functions, streams. */
static uint64_t NextAddress = 1 << 20;

static int capability(void) {
  const char *Text = getenv("OPENNVVM_TEST_DEVICE");
  return Text ? atoi(Text) : 80;
}

static int done(void) { return 0; }

static int giveThing(void **Out) {
  *Out = &Thing;
  return 0;
}

#define DOES_NOTHING(NAME)                                                     \
  int NAME(void) { return done(); }
#define GIVES_THING(NAME)                                                      \
  int NAME(void **Out) { return giveThing(Out); }

GIVES_THING(cuCtxCreate)
GIVES_THING(cuCtxCreate_v2)
GIVES_THING(cuCtxCreate_v4)
GIVES_THING(cuCtxGetCurrent)
GIVES_THING(cuCtxPopCurrent_v2)
GIVES_THING(cuDevicePrimaryCtxRetain)
GIVES_THING(cuDeviceGetDefaultMemPool)
GIVES_THING(cuEventCreate)
GIVES_THING(cuLibraryLoadData)
GIVES_THING(cuLibraryGetKernel)
GIVES_THING(cuKernelGetFunction)
GIVES_THING(cuLinkCreate_v2)
GIVES_THING(cuModuleGetFunction)
GIVES_THING(cuModuleLoadData)
GIVES_THING(cuModuleLoadDataEx)
GIVES_THING(cuStreamCreate)

DOES_NOTHING(cuInit)
DOES_NOTHING(cuCtxDestroy_v2)
DOES_NOTHING(cuCtxPushCurrent_v2)
DOES_NOTHING(cuCtxSetCurrent)
DOES_NOTHING(cuCtxSetLimit)
DOES_NOTHING(cuCtxSetCacheConfig)
DOES_NOTHING(cuCtxSetSharedMemConfig)
DOES_NOTHING(cuCtxSynchronize)
DOES_NOTHING(cuEventDestroy)
DOES_NOTHING(cuEventDestroy_v2)
DOES_NOTHING(cuEventElapsedTime)
DOES_NOTHING(cuEventRecord)
DOES_NOTHING(cuEventSynchronize)
DOES_NOTHING(cuExternalMemoryGetMappedBuffer)
DOES_NOTHING(cuExternalMemoryGetMappedMipmappedArray)
DOES_NOTHING(cuFuncGetAttribute)
DOES_NOTHING(cuFuncSetAttribute)
DOES_NOTHING(cuImportExternalMemory)
DOES_NOTHING(cuImportExternalSemaphore)
DOES_NOTHING(cuLaunchKernel)
DOES_NOTHING(cuMemAdvise)
DOES_NOTHING(cuMemFreeAsync)
DOES_NOTHING(cuMemFree_v2)
DOES_NOTHING(cuMemPoolSetAttribute)
DOES_NOTHING(cuMemPrefetchAsync)
DOES_NOTHING(cuMemcpyDtoD_v2)
DOES_NOTHING(cuMemcpyDtoHAsync_v2)
DOES_NOTHING(cuMemcpyDtoH_v2)
DOES_NOTHING(cuMemcpyHtoDAsync_v2)
DOES_NOTHING(cuMemcpyHtoD_v2)
DOES_NOTHING(cuMemsetD32_v2)
DOES_NOTHING(cuMemsetD8_v2)
DOES_NOTHING(cuMipmappedArrayGetLevel)
DOES_NOTHING(cuModuleUnload)
DOES_NOTHING(cuPointerGetAttribute)
DOES_NOTHING(cuSignalExternalSemaphoresAsync)
DOES_NOTHING(cuStreamSynchronize)
DOES_NOTHING(cuSurfObjectCreate)
DOES_NOTHING(cuWaitExternalSemaphoresAsync)

int cuDriverGetVersion(int *Out) {
  *Out = 13000;
  return 0;
}

int cuDeviceGetCount(int *Out) {
  *Out = 1;
  return 0;
}

int cuDeviceGet(int *Out) {
  *Out = 0;
  return 0;
}

int cuCtxGetDevice(int *Out) {
  *Out = 0;
  return 0;
}

int cuDeviceGetName(char *Out, int Size) {
  strncpy(Out, "no device", (size_t)Size);
  return 0;
}

int cuDeviceGetAttribute(int *Out, int Which) {
  *Out = Which == AttributeMajor   ? capability() / 10
         : Which == AttributeMinor ? capability() % 10
                                   : 1024;
  return 0;
}

int cuDeviceComputeCapability(int *Major, int *Minor) {
  *Major = capability() / 10;
  *Minor = capability() % 10;
  return 0;
}

int cuDeviceTotalMem_v2(size_t *Out) {
  *Out = (size_t)8 << 30;
  return 0;
}

int cuMemGetInfo_v2(size_t *Free, size_t *Total) {
  *Free = *Total = (size_t)8 << 30;
  return 0;
}

int cuMemAlloc_v2(uint64_t *Out, size_t Size) {
  *Out = NextAddress;
  NextAddress += (Size + 255) & ~(uint64_t)255;
  return 0;
}

int cuMemAllocAsync(uint64_t *Out, size_t Size) {
  return cuMemAlloc_v2(Out, Size);
}

int cuMemAllocManaged(uint64_t *Out, size_t Size) {
  return cuMemAlloc_v2(Out, Size);
}

int cuModuleGetGlobal_v2(uint64_t *Out, size_t *Size) {
  *Size = 8;
  return cuMemAlloc_v2(Out, *Size);
}

int cuOccupancyMaxActiveBlocksPerMultiprocessor(int *Out) {
  *Out = 1;
  return 0;
}

int cuGetErrorName(int Code, const char **Out) {
  (void)Code;
  *Out = "CUDA_SUCCESS";
  return 0;
}

int cuGetErrorString(int Code, const char **Out) {
  return cuGetErrorName(Code, Out);
}

int cuGetProcAddress_v2(const char *Name, void **Out, int Version,
                        uint64_t Flags, int *Status) {
  char Versioned[128];
  (void)Version, (void)Flags;
  if (strlen(Name) + 4 > sizeof Versioned)
    return NotFound;
  strcpy(Versioned, Name);
  strcat(Versioned, "_v2");
  *Out = dlsym(RTLD_DEFAULT, Versioned);
  if (!*Out)
    *Out = dlsym(RTLD_DEFAULT, Name);
  if (!*Out)
    *Out = (void *)done;
  if (Status)
    *Status = 0;
  return 0;
}
