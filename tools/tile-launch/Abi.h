//===- Abi.h - What CUDA's driver interface consists of ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The types of CUDA's documented driver interface that launches and graphs
// have, as far as this library looks into them, and the functions that it
// stands in front of.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_TILE_LAUNCH_ABI_H
#define OPENNVVM_TOOLS_TILE_LAUNCH_ABI_H

#include <cstddef>
#include <cstdint>

namespace opennvvm::launch {

using Result = int;    ///< CUresult
using Handle = void *; ///< CUmodule, CUfunction, CUgraph …
using Device = int;    ///< CUdevice

inline constexpr Result Success = 0;

/// CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
inline constexpr int MaxDynamicShared = 8;
/// CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM
inline constexpr uint64_t PerThreadStream = 2;
/// CU_GRAPH_NODE_TYPE_KERNEL
inline constexpr int KernelNode = 0;

/// CUlaunchConfig
struct LaunchConfig {
  unsigned Grid[3], Block[3], Shared;
  Handle Stream;
  void *Attributes;
  unsigned NumAttributes;
};

/// The beginning of CUDA_KERNEL_NODE_PARAMS in all its versions.
struct KernelNodeParams {
  Handle Function;
  unsigned Grid[3], Block[3], Shared;
  void **Parameters, **Extra;
};

/// CUDA_KERNEL_NODE_PARAMS_v2, and the same in CUgraphNodeParams.
struct KernelNodeParams2 : KernelNodeParams {
  Handle Kernel; ///< The kernel if Function is null.
  Handle Context;
};

/// CUgraphNodeParams
struct NodeParams {
  int Type, Reserved[3];
  union {
    KernelNodeParams2 Kernel;
    int64_t Words[29];
  };
  int64_t Reserved2;
};

} // namespace opennvvm::launch

#endif // OPENNVVM_TOOLS_TILE_LAUNCH_ABI_H
