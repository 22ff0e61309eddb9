//===- Launch.cpp - Launches of kernels -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Function.h"
#include "Machine/Driver/Reports.h"
#include "Machine/Driver/Work.h"
#include "llvm/Support/Threading.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace llvm;

namespace opennvvm::cudadriver {

using ptxmachine::countOf;

/// CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
static constexpr int Processors = 16;

/// Whether the clusters of \p W can be.
static Result checkCluster(const KernelWork &W) {
  constexpr int ClusterLaunch = 120;
  constexpr uint64_t Portable = 8, Most = 16;
  uint64_t Size = countOf(W.Cluster);
  if (Size == 1)
    return Success;
  for (int Axis = 0; Axis < 3; ++Axis)
    if (!W.Cluster[Axis] || W.Grid[Axis] % W.Cluster[Axis])
      return InvalidValue;
  if (isMachineGiven() && !deviceAttribute(ClusterLaunch))
    return InvalidClusterSize;
  if (Size > (W.Kernel->NonPortableCluster ? Most : Portable))
    return InvalidClusterSize;
  return Success;
}

/// Whether the device can execute \p W.
static Result check(const KernelWork &W) {
  constexpr int FirstBlockLimit = 2, FirstGridLimit = 5;
  const Kernel &K = *W.Kernel;
  for (int Axis = 0; Axis < 3; ++Axis)
    if (!W.Grid[Axis] || !W.Block[Axis] ||
        W.Grid[Axis] > unsigned(deviceAttribute(FirstGridLimit + Axis)) ||
        W.Block[Axis] > unsigned(deviceAttribute(FirstBlockLimit + Axis)))
      return InvalidValue;
  const unsigned *Required = K.Code->Bounds.RequiredThreads;
  if (Required[0] && !std::equal(Required, Required + 3, W.Block))
    return InvalidValue;
  if (countOf(W.Block) > uint64_t(maxThreads(K)) ||
      W.Shared > unsigned(mostDynamicShared(K)))
    return InvalidValue;
  if (W.Cooperative &&
      countOf(W.Grid) >
          uint64_t(residentBlocks(K, int(countOf(W.Block)), W.Shared)) *
              unsigned(deviceAttribute(Processors)))
    return CooperativeLaunchTooLarge;
  return checkCluster(W);
}

/// The number that an environment variable has; \p Other if it has none.
static unsigned numberOf(const char *Variable, unsigned Other) {
  const char *Value = getenv(Variable);
  unsigned Number;
  return !Value || StringRef(Value).getAsInteger(10, Number) ? Other : Number;
}

/// The threads that may execute blocks, which the environment says.
static unsigned jobs() {
  constexpr const char *Variable = "OPENNVVM_MACHINE_JOBS";
  if (const char *Value = getenv(Variable); Value && StringRef(Value) == "auto")
    return hardware_concurrency().compute_thread_count();
  return std::max(numberOf(Variable, 1), 1u);
}

Result launch(const KernelWork &W) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!D.Kernels.contains(W.Kernel))
    return InvalidHandle;
  if (Result Wrong = check(W))
    return Wrong;
  ptxmachine::Machine &M = *W.Kernel->Home->Machine;
  ptxmachine::Launch L{{W.Grid[0], W.Grid[1], W.Grid[2]},
                       {W.Block[0], W.Block[1], W.Block[2]},
                       {W.Cluster[0], W.Cluster[1], W.Cluster[2]},
                       W.Shared};
  L.Resident =
      uint64_t(residentBlocks(*W.Kernel, int(countOf(W.Block)), W.Shared)) *
      unsigned(deviceAttribute(Processors));
  L.Jobs = jobs();
  L.Ctas = numberOf("OPENNVVM_MACHINE_BLOCKS", 0);
  Error Wrong = M.launch(W.Kernel->Name, L, W.Parameters);
  std::string Output = M.takeOutput();
  fwrite(Output.data(), 1, Output.size(), stdout);
  fflush(stdout);
  bool IsWrong = reportFindings(*W.Kernel->Home);
  if (!Wrong)
    return IsWrong ? LaunchFailed : Success;
  complain("kernel " + W.Kernel->Name + ": " + toString(std::move(Wrong)));
  return LaunchFailed;
}

/// The work of a launch without its attributes.
static Result makeWork(KernelWork &W, Kernel *K, const unsigned *Grid,
                       const unsigned *Block, unsigned Shared,
                       void *const *Parameters, void *const *Extra) {
  if (Result Wrong = needContext())
    return Wrong;
  Guard G(Device::get().Lock);
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  W.Kernel = K;
  std::copy_n(Grid, 3, W.Grid);
  std::copy_n(Block, 3, W.Block);
  W.Shared = Shared;
  for (int Axis = 0; Axis < 3; ++Axis)
    if (unsigned Coded = K->Code->Bounds.Cluster[Axis])
      W.Cluster[Axis] = Coded;
    else if (K->RequiredCluster[Axis])
      W.Cluster[Axis] = unsigned(K->RequiredCluster[Axis]);
  return gatherParameters(*K, Parameters, Extra, W.Parameters);
}

Result kernelWork(KernelWork &W, const KernelNodeParams &P, bool HasKernel) {
  Kernel *K = !P.Function && HasKernel ? P.Kernel : P.Function;
  if (Result Wrong =
          makeWork(W, K, P.Grid, P.Block, P.Shared, P.Parameters, P.Extra))
    return Wrong;
  return check(W);
}

CUDA_API Result cuLaunchKernel(Kernel *K, unsigned GridX, unsigned GridY,
                               unsigned GridZ, unsigned BlockX, unsigned BlockY,
                               unsigned BlockZ, unsigned Shared, Stream *S,
                               void **Parameters, void **Extra) {
  const unsigned Grid[] = {GridX, GridY, GridZ},
                 Block[] = {BlockX, BlockY, BlockZ};
  KernelWork W;
  if (Result Wrong = makeWork(W, K, Grid, Block, Shared, Parameters, Extra))
    return Wrong;
  if (Result Wrong = check(W))
    return Wrong;
  return submit(S, std::move(W));
}
CUDA_API Result cuLaunchCooperativeKernel(Kernel *K, unsigned GridX,
                                          unsigned GridY, unsigned GridZ,
                                          unsigned BlockX, unsigned BlockY,
                                          unsigned BlockZ, unsigned Shared,
                                          Stream *S, void **Parameters) {
  const unsigned Grid[] = {GridX, GridY, GridZ},
                 Block[] = {BlockX, BlockY, BlockZ};
  KernelWork W;
  if (Result Wrong = makeWork(W, K, Grid, Block, Shared, Parameters, nullptr))
    return Wrong;
  W.Cooperative = true;
  if (Result Wrong = check(W))
    return Wrong;
  return submit(S, std::move(W));
}
CUDA_API Result cuLaunchKernelEx(const LaunchConfig *C, Kernel *K,
                                 void **Parameters, void **Extra) {
  if (!C)
    return InvalidValue;
  KernelWork W;
  if (Result Wrong =
          makeWork(W, K, C->Grid, C->Block, C->Shared, Parameters, Extra))
    return Wrong;
  for (unsigned N = 0; N < C->NumAttributes; ++N) {
    const LaunchAttribute &A = C->Attributes[N];
    if (A.Id == Cooperative) {
      W.Cooperative = A.Cooperative;
    } else if (A.Id == ClusterDimension) {
      // The size that the code requires can be repeated, and not changed.
      const unsigned *Coded = K->Code->Bounds.Cluster;
      if (Coded[0] && !std::equal(Coded, Coded + 3, A.Cluster))
        return InvalidClusterSize;
      std::copy_n(A.Cluster, 3, W.Cluster);
    }
  }
  if (Result Wrong = check(W))
    return Wrong;
  return submit(C->Stream, std::move(W));
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_STREAM(cuLaunchKernel)
CUDA_STREAM(cuLaunchCooperativeKernel)
CUDA_STREAM(cuLaunchKernelEx)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
