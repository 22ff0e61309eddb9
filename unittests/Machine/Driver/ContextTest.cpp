//===- ContextTest.cpp - Devices, contexts and addresses of functions -----===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"

using namespace cudatest;

namespace {

TEST_F(CudaTest, Device) {
  int Value = 0;
  EXPECT_EQ(call("cuDriverGetVersion", &Value), 0);
  EXPECT_EQ(Value, 13000);
  EXPECT_EQ(call("cuDeviceGetCount", &Value), 0);
  EXPECT_EQ(Value, 1);
  EXPECT_EQ(call("cuDeviceGet", &Value, 1), 101);
  EXPECT_EQ(call("cuDeviceGetAttribute", &Value, 0, 0), 1);
  EXPECT_EQ(call("cuDeviceGetAttribute", &Value, 148, 0), 1);
}

TEST_F(CudaTest, CapabilityIsOfTheEnvironment) {
  struct {
    const char *Machine;
    int Major, Minor, SharedOptIn, Clusters;
  } Rows[] = {
      {"sm_75", 7, 5, 64 << 10, 0},     {"sm_80", 8, 0, 163 << 10, 0},
      {"sm_86", 8, 6, 99 << 10, 0},     {"sm_90a", 9, 0, 227 << 10, 1},
      {"sm_103a", 10, 3, 227 << 10, 1}, {"sm_107f", 10, 7, 227 << 10, 1},
      {"sm_121", 12, 1, 99 << 10, 1}};
  for (const auto &R : Rows) {
    setenv("OPENNVVM_MACHINE", R.Machine, 1);
    int Major = 0, Minor = 0, Shared = 0, Clusters = -1;
    call("cuDeviceComputeCapability", &Major, &Minor, 0);
    call("cuDeviceGetAttribute", &Shared, 97, 0);
    call("cuDeviceGetAttribute", &Clusters, 120, 0);
    EXPECT_EQ(Major, R.Major) << R.Machine;
    EXPECT_EQ(Minor, R.Minor) << R.Machine;
    EXPECT_EQ(Shared, R.SharedOptIn) << R.Machine;
    EXPECT_EQ(Clusters, R.Clusters) << R.Machine;
  }
  // What is newer than the device is refused only where the device is named.
  void *Module = nullptr;
  std::string Newer = AddPtx;
  Newer.replace(Newer.find("sm_75"), 5, "sm_90");
  setenv("OPENNVVM_MACHINE", "sm_80", 1);
  EXPECT_EQ(call("cuModuleLoadData", &Module, Newer.c_str()), 218);
  unsetenv("OPENNVVM_MACHINE");
  EXPECT_EQ(call("cuModuleLoadData", &Module, Newer.c_str()), 0);
}

TEST_F(CudaTest, Contexts) {
  void *Current = nullptr, *Primary = nullptr, *Other = nullptr;
  EXPECT_EQ(call("cuCtxGetCurrent", &Current), 0);
  EXPECT_EQ(Current, Context);
  EXPECT_EQ(call("cuDevicePrimaryCtxRetain", &Primary, 0), 0);
  EXPECT_NE(Primary, Context);
  EXPECT_EQ(call("cuCtxPushCurrent_v2", Primary), 0);
  call("cuCtxGetCurrent", &Current);
  EXPECT_EQ(Current, Primary);
  EXPECT_EQ(call("cuCtxPopCurrent_v2", &Other), 0);
  EXPECT_EQ(Other, Primary);
  call("cuCtxGetCurrent", &Current);
  EXPECT_EQ(Current, Context);
  unsigned Flags;
  int Active = 0;
  EXPECT_EQ(call("cuDevicePrimaryCtxGetState", 0, &Flags, &Active), 0);
  EXPECT_EQ(Active, 1);
  EXPECT_EQ(call("cuDevicePrimaryCtxRelease_v2", 0), 0);
  EXPECT_EQ(call("cuDevicePrimaryCtxRelease_v2", 0), 201);
  EXPECT_EQ(call("cuCtxDestroy_v2", Primary), 201);
}

TEST_F(CudaTest, NothingWorksWithoutContext) {
  uint64_t Address = 0;
  EXPECT_EQ(call("cuCtxSetCurrent", static_cast<void *>(nullptr)), 0);
  EXPECT_EQ(call("cuMemAlloc_v2", &Address, size_t(4)), 201);
  EXPECT_EQ(call("cuCtxSynchronize"), 201);
  EXPECT_EQ(call("cuCtxSetCurrent", Context), 0);
  EXPECT_EQ(call("cuMemAlloc_v2", &Address, size_t(4)), 0);
}

// Numba takes leave of its contexts before it frees what they had.
TEST_F(CudaTest, MemoryIsReleasedWithoutContext) {
  uint64_t Address = allocate(4);
  void *Host = nullptr;
  EXPECT_EQ(call("cuMemHostAlloc", &Host, size_t(4), 0u), 0);
  EXPECT_EQ(call("cuCtxSetCurrent", static_cast<void *>(nullptr)), 0);
  EXPECT_EQ(call("cuMemFree_v2", Address), 0);
  EXPECT_EQ(call("cuMemFreeHost", Host), 0);
  EXPECT_EQ(call("cuMemFree_v2", Address), 1);
  EXPECT_EQ(call("cuCtxSetCurrent", Context), 0);
}

TEST_F(CudaTest, Limits) {
  size_t Value = 0;
  EXPECT_EQ(call("cuCtxGetLimit", &Value, 2u), 0);
  EXPECT_EQ(Value, size_t(8) << 20);
  EXPECT_EQ(call("cuCtxSetLimit", 0u, size_t(4096)), 0);
  EXPECT_EQ(call("cuCtxGetLimit", &Value, 0u), 0);
  EXPECT_EQ(Value, 4096u);
  EXPECT_EQ(call("cuCtxSetLimit", 77u, size_t(1)), 215);
}

TEST_F(CudaTest, ErrorsHaveTheirNames) {
  const char *Text = nullptr;
  EXPECT_EQ(call("cuGetErrorName", 719, &Text), 0);
  EXPECT_STREQ(Text, "CUDA_ERROR_LAUNCH_FAILED");
  EXPECT_EQ(call("cuGetErrorString", 0, &Text), 0);
  EXPECT_STREQ(Text, "no error");
  EXPECT_EQ(call("cuGetErrorName", 12345, &Text), 1);
  EXPECT_EQ(Text, nullptr);
}

TEST_F(CudaTest, FunctionsByVersion) {
  void *Old = nullptr, *New = nullptr;
  int Status = -1;
  auto Ask = [&](const char *Name, void **Out, int Version) {
    return call("cuGetProcAddress_v2", Name, Out, Version, uint64_t(0),
                &Status);
  };
  EXPECT_EQ(Ask("cuCtxCreate", &Old, 4000), 0);
  EXPECT_EQ(Old, dlsym(library(), "cuCtxCreate_v2"));
  EXPECT_EQ(Ask("cuCtxCreate", &New, 12050), 0);
  EXPECT_EQ(New, dlsym(library(), "cuCtxCreate_v4"));
  EXPECT_EQ(Status, 0);
  // Too old; unknown; known and refused.
  EXPECT_EQ(Ask("cuLaunchKernelEx", &New, 11000), 0);
  EXPECT_EQ(New, nullptr);
  EXPECT_EQ(Status, 2);
  EXPECT_EQ(Ask("cuNoSuchFunction", &New, 13000), 0);
  EXPECT_EQ(Status, 1);
  EXPECT_EQ(Ask("cuGreenCtxCreate", &New, 13000), 0);
  EXPECT_EQ(New, nullptr);
  EXPECT_EQ(Status, 1);
  EXPECT_EQ(
      call("cuGetProcAddress", "cuNoSuchFunction", &New, 13000, uint64_t(0)),
      500);
}

TEST_F(CudaTest, RefusedFunctionsSayTheirName) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(call("cuGreenCtxGetId"), 801);
  EXPECT_EQ(call("cuGreenCtxGetId"), 801);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "opennvvm machine: cuGreenCtxGetId is not supported\n");
}

} // namespace
