//===- DeviceLaunches.cpp - Launches by kernels ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA C++ Programming Guide, "Device-side Launch from PTX". The functions of
// the first version name the kernel at the launch, those of the second one when
// they ask for memory for its parameters.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/SystemCalls.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {

constexpr uint64_t Success = 0, InvalidConfiguration = 9,
                   InvalidDeviceFunction = 98;
/// cudaStreamTailLaunch
constexpr uint64_t TailStream = 3;
constexpr uint64_t MaxThreads = 1024;

/// Allocates what launches read their parameters from.
uint64_t allocate(Exec &X, uint64_t Size) {
  uint64_t Address = X.S.NextAddress;
  X.S.NextAddress += alignTo(Size, 256) + 4096;
  X.S.Heap.push_back(
      {Address, std::vector<uint8_t>(Size), "the parameters of a launch"});
  if (X.S.Bits)
    X.S.Bits->begin(X.S.Heap.back().Data.data(), Size, Origin::Global);
  return Address;
}

/// Frees it. \returns its bytes; nothing if there are none.
std::vector<uint8_t> release(Exec &X, uint64_t Address) {
  auto It = find_if(X.S.Heap,
                    [&](const Allocation &A) { return A.Address == Address; });
  if (It == X.S.Heap.end())
    return {};
  if (X.S.Bits)
    X.S.Bits->end(It->Data.data(), It->Data.size());
  std::vector<uint8_t> Bytes = std::move(It->Data);
  X.S.Heap.erase(It);
  return Bytes;
}

/// The number of the kernel at \p Address; none if there is no kernel.
std::optional<uint32_t> kernelAt(const Program &P, uint64_t Address) {
  uint64_t Number = (Address - CodeWindow) / 16;
  if (Address < CodeWindow || Address % 16 || Number >= P.Functions.size() ||
      !P.Functions[Number].IsKernel)
    return std::nullopt;
  return uint32_t(Number);
}

/// Reads the extents of a grid and of its blocks. \returns whether there is
/// such a launch.
bool readExtents(Child &To, const SystemCall &Call, unsigned First) {
  Call.copy(First, To.Grid, sizeof To.Grid);
  Call.copy(First + 1, To.Block, sizeof To.Block);
  uint64_t Threads = countOf(To.Block);
  return Threads && Threads <= MaxThreads &&
         all_of(To.Grid, [](unsigned Extent) { return Extent != 0; });
}

bool getParameterBufferV2(SystemCall &Call) {
  Exec &X = Call.X;
  Child New;
  std::optional<uint32_t> Kernel = kernelAt(X.S.P, Call.argument(0));
  if (!Kernel || !readExtents(New, Call, 1)) {
    Call.setResult(0);
    return true;
  }
  New.Function = *Kernel;
  New.DynamicShared = unsigned(Call.argument(3));
  uint64_t Address = allocate(
      X, std::max<uint64_t>(parameterBytes(X.S.P.Functions[New.Function]), 8));
  X.S.Launches.Prepared[Address] = std::move(New);
  Call.setResult(Address);
  return true;
}

bool launchV2(SystemCall &Call) {
  Exec &X = Call.X;
  auto It = X.S.Launches.Prepared.find(Call.argument(0));
  if (It == X.S.Launches.Prepared.end()) {
    Call.setResult(InvalidConfiguration);
    return true;
  }
  Child New = std::move(It->second);
  New.Parameters = release(X, It->first);
  X.S.Launches.Prepared.erase(It);
  New.IsTail = Call.argument(1) == TailStream;
  X.S.Launches.Launched.push_back(std::move(New));
  Call.setResult(Success);
  return true;
}

bool getParameterBuffer(SystemCall &Call) {
  Call.setResult(allocate(Call.X, std::max<uint64_t>(Call.argument(1), 8)));
  return true;
}

bool launch(SystemCall &Call) {
  Exec &X = Call.X;
  Child New;
  New.Parameters = release(X, Call.argument(1));
  std::optional<uint32_t> Kernel = kernelAt(X.S.P, Call.argument(0));
  if (!Kernel ||
      New.Parameters.size() < parameterBytes(X.S.P.Functions[*Kernel])) {
    Call.setResult(InvalidDeviceFunction);
    return true;
  }
  if (!readExtents(New, Call, 2)) {
    Call.setResult(InvalidConfiguration);
    return true;
  }
  New.Function = *Kernel;
  New.DynamicShared = unsigned(Call.argument(4));
  X.S.Launches.Launched.push_back(std::move(New));
  Call.setResult(Success);
  return true;
}

} // namespace

const SystemFunction DeviceLaunchFunctions[4] = {
    {"cudaGetParameterBufferV2", 4, getParameterBufferV2},
    {"cudaLaunchDeviceV2", 2, launchV2},
    {"cudaGetParameterBuffer", 2, getParameterBuffer},
    {"cudaLaunchDevice", 6, launch}};

} // namespace opennvvm::ptxmachine
