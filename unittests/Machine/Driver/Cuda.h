//===- Cuda.h - The driver interface as programs load it --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UNITTESTS_MACHINE_DRIVER_CUDA_H
#define OPENNVVM_UNITTESTS_MACHINE_DRIVER_CUDA_H

#include <cstdint>
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <string>
#include <utility>

namespace cudatest {

/// The library that the build has made.
inline void *library() {
  static void *Loaded = dlopen(OPENNVVM_MACHINE_LIBRARY, RTLD_NOW | RTLD_LOCAL);
  return Loaded;
}

/// Calls \p Name with \p Arguments. \returns its CUresult; -1 if there is no
/// such function.
template <typename... Args> int call(const char *Name, Args... Arguments) {
  void *Function = dlsym(library(), Name);
  if (!Function)
    return -1;
  return reinterpret_cast<int (*)(Args...)>(Function)(Arguments...);
}

/// A test with a context, as programs begin.
class CudaTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_NE(library(), nullptr) << dlerror();
    unsetenv("OPENNVVM_MACHINE");
    ASSERT_EQ(call("cuInit", 0u), 0);
    ASSERT_EQ(call("cuCtxCreate_v2", &Context, 0u, 0), 0);
  }
  void TearDown() override { call("cuCtxDestroy_v2", Context); }

  void *load(const std::string &Ptx) {
    void *Module = nullptr;
    EXPECT_EQ(call("cuModuleLoadData", &Module, Ptx.c_str()), 0);
    return Module;
  }
  void *kernel(void *Module, const char *Name) {
    void *Kernel = nullptr;
    EXPECT_EQ(call("cuModuleGetFunction", &Kernel, Module, Name), 0);
    return Kernel;
  }
  uint64_t allocate(size_t Size) {
    uint64_t Address = 0;
    EXPECT_EQ(call("cuMemAlloc_v2", &Address, Size), 0);
    return Address;
  }
  uint32_t read(uint64_t Address) {
    uint32_t Value = 0;
    EXPECT_EQ(call("cuMemcpyDtoH_v2", static_cast<void *>(&Value), Address,
                   sizeof Value),
              0);
    return Value;
  }
  int launch(void *Kernel, void **Parameters, unsigned Grid = 1,
             unsigned Block = 1, unsigned Shared = 0, void *Stream = nullptr,
             void **Extra = nullptr) {
    return call("cuLaunchKernel", Kernel, Grid, 1u, 1u, Block, 1u, 1u, Shared,
                Stream, Parameters, Extra);
  }

  void *Context = nullptr;
};

/// Adds \p 2nd parameter to the word at the 1st: one thread.
inline const char *const AddPtx = R"(
.version 7.8
.target sm_75
.address_size 64
.global .align 4 .u32 counter = 5;
.visible .entry add(.param .u64 to, .param .u32 value) {
  .reg .b64 %rd<2>;
  .reg .b32 %r<3>;
  ld.param.u64 %rd1, [to];
  ld.param.u32 %r1, [value];
  atom.global.add.u32 %r2, [%rd1], %r1;
  ret;
}
.visible .entry bounded() .maxntid 64, 2, 1 .minnctapersm 2 {
  ret;
}
.visible .entry required() .reqntid 32 .maxnreg 40 {
  ret;
}
.visible .entry clusters() .reqnctapercluster 2 {
  ret;
}
)";

} // namespace cudatest

#endif // OPENNVVM_UNITTESTS_MACHINE_DRIVER_CUDA_H
