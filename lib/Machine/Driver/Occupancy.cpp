//===- Occupancy.cpp - Questions for occupancy ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Occupancy.h"
#include "Machine/Driver/Function.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::cudadriver {

using SharedOfBlock = size_t (*)(int Threads);

// CUdevice_attribute.
enum : int { ReservedPerBlock = 111, SharedPerProcessor = 81, Processors = 16 };

static constexpr int WarpSize = 32;

int residentBlocks(const Kernel &K, int Threads, size_t DynamicShared) {
  return ptxmachine::blocksPerProcessor(ptxmachine::limitsOf(capability()),
                                        *K.Code, Threads,
                                        staticShared(K) + DynamicShared);
}

CUDA_API Result cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *Blocks, Kernel *K, int Threads, size_t Shared, unsigned) {
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  if (!Blocks || Threads <= 0)
    return InvalidValue;
  *Blocks = residentBlocks(*K, Threads, Shared);
  return Success;
}
CUDA_API Result cuOccupancyMaxActiveBlocksPerMultiprocessor(int *Blocks,
                                                            Kernel *K,
                                                            int Threads,
                                                            size_t Shared) {
  return cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
      Blocks, K, Threads, Shared, 0);
}
CUDA_API Result cuOccupancyMaxPotentialBlockSizeWithFlags(int *Grid, int *Block,
                                                          Kernel *K,
                                                          SharedOfBlock Shared,
                                                          size_t Bytes,
                                                          int Limit, unsigned) {
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  int Most = Limit > 0 ? std::min(Limit, maxThreads(*K)) : maxThreads(*K);
  int BestThreads = 0;
  *Block = *Grid = 0;
  // Of sizes that keep as many threads busy, the largest.
  for (int Threads = Most; Threads > 0;
       Threads = (Threads - 1) / WarpSize * WarpSize) {
    int Blocks = residentBlocks(*K, Threads, Shared ? Shared(Threads) : Bytes);
    if (Blocks * Threads <= BestThreads)
      continue;
    BestThreads = Blocks * Threads;
    *Block = Threads;
    *Grid = Blocks * deviceAttribute(Processors);
  }
  return Success;
}
CUDA_API Result cuOccupancyMaxPotentialBlockSize(int *Grid, int *Block,
                                                 Kernel *K,
                                                 SharedOfBlock Shared,
                                                 size_t Bytes, int Limit) {
  return cuOccupancyMaxPotentialBlockSizeWithFlags(Grid, Block, K, Shared,
                                                   Bytes, Limit, 0);
}
CUDA_API Result cuOccupancyAvailableDynamicSMemPerBlock(size_t *Bytes,
                                                        Kernel *K, int Blocks,
                                                        int) {
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  if (Blocks <= 0)
    return InvalidValue;
  int Share = deviceAttribute(SharedPerProcessor) / Blocks -
              deviceAttribute(ReservedPerBlock) - staticShared(*K);
  *Bytes = size_t(std::clamp(Share, 0, mostDynamicShared(*K)));
  return Success;
}
CUDA_API Result cuOccupancyMaxPotentialClusterSize(int *Size, Kernel *K,
                                                   const LaunchConfig *) {
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  *Size = K->NonPortableCluster ? 16 : 8;
  return Success;
}
CUDA_API Result cuOccupancyMaxActiveClusters(int *Count, Kernel *K,
                                             const LaunchConfig *C) {
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  unsigned Size = 1;
  for (unsigned N = 0; N < C->NumAttributes; ++N)
    if (C->Attributes[N].Id == ClusterDimension)
      Size = C->Attributes[N].Cluster[0] * C->Attributes[N].Cluster[1] *
             C->Attributes[N].Cluster[2];
  int Threads = int(C->Block[0] * C->Block[1] * C->Block[2]);
  *Count = residentBlocks(*K, Threads, C->Shared) *
           deviceAttribute(Processors) / int(std::max(Size, 1u));
  return Success;
}

} // namespace opennvvm::cudadriver
