// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// driver-api IMAGE...: loads the same kernel from each image with CUDA's driver
// interface, and runs it.

#include <cstdio>
#include <cuda.h>
#include <vector>

static void check(CUresult Status, const char *What) {
  const char *Name = nullptr;
  if (Status == CUDA_SUCCESS)
    return;
  cuGetErrorName(Status, &Name);
  printf("%s: %s\n", What, Name ? Name : "?");
  exit(1);
}
#define CHECK(CALL) check(CALL, #CALL)

static bool run(const char *Image) {
  constexpr int Count = 1000;
  std::vector<float> X(Count), Y(Count);
  for (int N = 0; N < Count; ++N)
    X[N] = float(N), Y[N] = 1;
  CUmodule Module;
  CUfunction Kernel;
  CUdeviceptr DX, DY;
  CUstream Stream;
  CHECK(cuModuleLoad(&Module, Image));
  CHECK(cuModuleGetFunction(&Kernel, Module, "saxpy"));
  CHECK(cuStreamCreate(&Stream, CU_STREAM_NON_BLOCKING));
  CHECK(cuMemAlloc(&DX, Count * sizeof(float)));
  CHECK(cuMemAllocAsync(&DY, Count * sizeof(float), Stream));
  CHECK(cuMemcpyHtoDAsync(DX, X.data(), Count * sizeof(float), Stream));
  CHECK(cuMemcpyHtoDAsync(DY, Y.data(), Count * sizeof(float), Stream));
  float A = 2;
  int N = Count;
  void *Parameters[] = {&DY, &DX, &A, &N};
  CUlaunchAttribute Cluster = {};
  Cluster.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
  Cluster.value.clusterDim = {2, 1, 1};
  CUlaunchConfig Config = {4, 1, 1, 256, 1, 1, 0, Stream, &Cluster, 1};
  CHECK(cuLaunchKernelEx(&Config, Kernel, Parameters, nullptr));
  CHECK(cuMemcpyDtoHAsync(Y.data(), DY, Count * sizeof(float), Stream));
  CHECK(cuStreamSynchronize(Stream));
  CHECK(cuMemFree(DX));
  CHECK(cuMemFreeAsync(DY, Stream));
  CHECK(cuModuleUnload(Module));
  for (int I = 0; I < Count; ++I)
    if (Y[I] != 2 * X[I] + 1)
      return false;
  return true;
}

int main(int Count, char **Words) {
  CUdevice Device;
  CUcontext Context;
  int Major, Minor;
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&Device, 0));
  CHECK(cuDevicePrimaryCtxRetain(&Context, Device));
  CHECK(cuCtxSetCurrent(Context));
  CHECK(cuDeviceGetAttribute(
      &Major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, Device));
  CHECK(cuDeviceGetAttribute(
      &Minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, Device));
  printf("compute capability %d.%d\n", Major, Minor);
  for (int N = 1; N < Count; ++N)
    printf("%s\n", run(Words[N]) ? "right" : "wrong");
}
