//===- Function.cpp - What is known of kernels ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Function.h"
#include "Machine/Occupancy.h"

using namespace llvm;

namespace opennvvm::cudadriver {

int maxThreads(const Kernel &K) { return ptxmachine::maxThreads(*K.Code); }

int registers(const Kernel &K) { return ptxmachine::registersOf(*K.Code); }

int staticShared(const Kernel &K) {
  return int(K.Home->Machine->staticSharedBytes());
}

int mostDynamicShared(const Kernel &K) {
  constexpr int MaxSharedPerBlock = 8;
  return std::max(K.MaxDynamicShared,
                  deviceAttribute(MaxSharedPerBlock) - staticShared(K));
}

/// The width, height or depth of clusters, which the code or the program says.
static int requiredCluster(const Kernel &K, int Axis) {
  unsigned Coded = K.Code->Bounds.Cluster[Axis];
  return Coded ? int(Coded) : K.RequiredCluster[Axis];
}

// CUfunction_attribute.
enum : int {
  MaxThreadsPerBlock,
  SharedSize,
  ConstSize,
  LocalSize,
  NumRegisters,
  PtxVersion,
  BinaryVersion,
  CacheMode,
  MaxDynamicSharedSize,
  PreferredCarveout,
  ClusterSizeMustBeSet,
  ClusterWidth,
  ClusterHeight,
  ClusterDepth,
  NonPortableCluster,
  ClusterPolicy
};

static Result functionAttribute(int &Value, int Attribute, const Kernel &K) {
  switch (Attribute) {
  case MaxThreadsPerBlock:
    Value = maxThreads(K);
    return Success;
  case SharedSize:
    Value = staticShared(K);
    return Success;
  case ConstSize:
    Value = int(K.Home->Machine->constantBytes());
    return Success;
  case LocalSize:
    Value = int(K.Code->FrameSize - K.ParameterBytes);
    Value = std::max(Value, 0);
    return Success;
  case NumRegisters:
    Value = registers(K);
    return Success;
  case PtxVersion:
  case BinaryVersion:
    Value = capability();
    return Success;
  case CacheMode:
    Value = 0;
    return Success;
  case MaxDynamicSharedSize:
    Value = mostDynamicShared(K);
    return Success;
  case PreferredCarveout:
    Value = K.Carveout;
    return Success;
  case ClusterSizeMustBeSet:
    Value = K.Code->Bounds.NeedsCluster && !requiredCluster(K, 0);
    return Success;
  case ClusterWidth:
  case ClusterHeight:
  case ClusterDepth:
    Value = requiredCluster(K, Attribute - ClusterWidth);
    return Success;
  case NonPortableCluster:
    Value = K.NonPortableCluster;
    return Success;
  case ClusterPolicy:
    Value = K.ClusterPolicy;
    return Success;
  default:
    return InvalidValue;
  }
}

static Result setFunctionAttribute(Kernel &K, int Attribute, int Value) {
  constexpr int MaxSharedPerBlockOptIn = 97;
  switch (Attribute) {
  case MaxDynamicSharedSize:
    if (Value < 0 ||
        Value > deviceAttribute(MaxSharedPerBlockOptIn) - staticShared(K))
      return InvalidValue;
    K.MaxDynamicShared = Value;
    return Success;
  case PreferredCarveout:
    if (Value < -1 || Value > 100)
      return InvalidValue;
    K.Carveout = Value;
    return Success;
  case ClusterWidth:
  case ClusterHeight:
  case ClusterDepth:
    if (K.Code->Bounds.Cluster[0] || Value < 0)
      return InvalidValue;
    K.RequiredCluster[Attribute - ClusterWidth] = Value;
    return Success;
  case NonPortableCluster:
    K.NonPortableCluster = Value;
    return Success;
  case ClusterPolicy:
    K.ClusterPolicy = Value;
    return Success;
  default:
    return InvalidValue;
  }
}

CUDA_API Result cuFuncGetAttribute(int *Value, int Attribute, Kernel *K) {
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  return Value ? functionAttribute(*Value, Attribute, *K) : InvalidValue;
}
CUDA_API Result cuFuncSetAttribute(Kernel *K, int Attribute, int Value) {
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  return setFunctionAttribute(*K, Attribute, Value);
}
CUDA_API Result cuKernelGetAttribute(int *Value, int Attribute, Kernel *K,
                                     int) {
  return cuFuncGetAttribute(Value, Attribute, K);
}
CUDA_API Result cuKernelSetAttribute(int Attribute, int Value, Kernel *K, int) {
  return cuFuncSetAttribute(K, Attribute, Value);
}
CUDA_API Result cuFuncSetCacheConfig(Kernel *K, unsigned) {
  return Device::get().Kernels.contains(K) ? Success : InvalidHandle;
}
CUDA_API Result cuKernelSetCacheConfig(Kernel *K, unsigned, int) {
  return cuFuncSetCacheConfig(K, 0);
}
CUDA_API Result cuFuncGetParamInfo(Kernel *K, size_t Index, size_t *Offset,
                                   size_t *Size) {
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  if (Index >= K->ParameterSizes.size() || !Offset)
    return InvalidValue;
  *Offset = K->ParameterOffsets[Index];
  if (Size)
    *Size = K->ParameterSizes[Index];
  return Success;
}
CUDA_API Result cuFuncIsLoaded(int *State, Kernel *K) {
  *State = 1;
  return Device::get().Kernels.contains(K) ? Success : InvalidHandle;
}
CUDA_API Result cuFuncLoad(Kernel *K) {
  return Device::get().Kernels.contains(K) ? Success : InvalidHandle;
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_ALSO(cuFuncGetParamInfo, cuKernelGetParamInfo)
CUDA_ALSO(cuFuncSetCacheConfig, cuFuncSetSharedMemConfig)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
