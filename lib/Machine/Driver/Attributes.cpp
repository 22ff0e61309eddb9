//===- Attributes.cpp - What the device says of itself --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA C++ Programming Guide, "Compute Capabilities".
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include "Machine/Occupancy.h"
#include <cstdlib>

using namespace llvm;

namespace opennvvm::cudadriver {

namespace {
struct AttributeRow {
  int Attribute, Value;
};
} // namespace

/// Attributes that all devices have; those that are in no list are 0.
static constexpr AttributeRow Common[] = {
    {1, MaxThreads},                         // MAX_THREADS_PER_BLOCK
    {2, MaxThreads},                         // MAX_BLOCK_DIM_X
    {3, MaxThreads},                         // MAX_BLOCK_DIM_Y
    {4, 64},                                 // MAX_BLOCK_DIM_Z
    {5, 0x7fffffff},                         // MAX_GRID_DIM_X
    {6, 65535},                              // MAX_GRID_DIM_Y
    {7, 65535},                              // MAX_GRID_DIM_Z
    {8, 48 << 10},                           // MAX_SHARED_MEMORY_PER_BLOCK
    {9, 64 << 10},                           // TOTAL_CONSTANT_MEMORY
    {10, 32},                                // WARP_SIZE
    {11, 0x7fffffff},                        // MAX_PITCH
    {12, 65536},                             // MAX_REGISTERS_PER_BLOCK
    {13, 1000000},                           // CLOCK_RATE
    {14, 512},                               // TEXTURE_ALIGNMENT
    {15, 1},                                 // GPU_OVERLAP
    {16, ptxmachine::Processors},            // MULTIPROCESSOR_COUNT
    {19, 1},                                 // CAN_MAP_HOST_MEMORY
    {21, 131072},                            // MAXIMUM_TEXTURE1D_WIDTH
    {22, 131072},                            // MAXIMUM_TEXTURE2D_WIDTH
    {23, 65536},                             // MAXIMUM_TEXTURE2D_HEIGHT
    {24, 16384},                             // MAXIMUM_TEXTURE3D_WIDTH
    {25, 16384},                             // MAXIMUM_TEXTURE3D_HEIGHT
    {26, 16384},                             // MAXIMUM_TEXTURE3D_DEPTH
    {27, 32768},                             // MAXIMUM_TEXTURE2D_LAYERED_WIDTH
    {28, 32768},                             // MAXIMUM_TEXTURE2D_LAYERED_HEIGHT
    {29, 2048},                              // MAXIMUM_TEXTURE2D_LAYERED_LAYERS
    {30, 512},                               // SURFACE_ALIGNMENT
    {31, 1},                                 // CONCURRENT_KERNELS
    {33, 1},                                 // PCI_BUS_ID
    {36, 1000000},                           // MEMORY_CLOCK_RATE
    {37, 256},                               // GLOBAL_MEMORY_BUS_WIDTH
    {38, 4 << 20},                           // L2_CACHE_SIZE
    {40, 1},                                 // ASYNC_ENGINE_COUNT
    {41, 1},                                 // UNIFIED_ADDRESSING
    {42, 32768},                             // MAXIMUM_TEXTURE1D_LAYERED_WIDTH
    {43, 2048},                              // MAXIMUM_TEXTURE1D_LAYERED_LAYERS
    {44, 1},                                 // CAN_TEX2D_GATHER
    {45, 32768},                             // MAXIMUM_TEXTURE2D_GATHER_WIDTH
    {46, 32768},                             // MAXIMUM_TEXTURE2D_GATHER_HEIGHT
    {51, 32},                                // TEXTURE_PITCH_ALIGNMENT
    {55, 32768},                             // MAXIMUM_SURFACE1D_WIDTH
    {56, 131072},                            // MAXIMUM_SURFACE2D_WIDTH
    {57, 65536},                             // MAXIMUM_SURFACE2D_HEIGHT
    {69, 1 << 28},                           // MAXIMUM_TEXTURE1D_LINEAR_WIDTH
    {70, 131072},                            // MAXIMUM_TEXTURE2D_LINEAR_WIDTH
    {71, 65000},                             // MAXIMUM_TEXTURE2D_LINEAR_HEIGHT
    {72, 2097120},                           // MAXIMUM_TEXTURE2D_LINEAR_PITCH
    {78, 1},                                 // STREAM_PRIORITIES_SUPPORTED
    {79, 1},                                 // GLOBAL_L1_CACHE_SUPPORTED
    {80, 1},                                 // LOCAL_L1_CACHE_SUPPORTED
    {82, ptxmachine::RegistersPerProcessor}, // MAX_REGISTERS_PER_MULTIPROCESSOR
    {83, 1},                                 // MANAGED_MEMORY
    {87, 32}, // SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO
    {89, 1},  // CONCURRENT_MANAGED_ACCESS
    {90, 1},  // COMPUTE_PREEMPTION_SUPPORTED
    {91, 1},  // CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM
    {95, 1},  // COOPERATIVE_LAUNCH
    {99, 1},  // HOST_REGISTER_SUPPORTED
    {102, 1}, // VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED
    {111,
     ptxmachine::ReservedSharedPerBlock}, // RESERVED_SHARED_MEMORY_PER_BLOCK
    {113, 1},                             // READ_ONLY_HOST_REGISTER_SUPPORTED
    {115, 1},                             // MEMORY_POOLS_SUPPORTED
    {129, 1},                             // UNIFIED_FUNCTION_POINTERS
    {134, -1}};                           // HOST_NUMA_ID

/// The environment's text without its prefix; empty if there is none.
static StringRef machineName() {
  const char *Text = getenv("OPENNVVM_MACHINE");
  if (!Text)
    return "";
  StringRef Name = Text;
  if (!Name.consume_front("sm_"))
    Name.consume_front("compute_");
  return Name.take_while([](char C) { return C >= '0' && C <= '9'; });
}

bool isMachineGiven() { return !machineName().empty(); }

int capability() {
  int Value = 90;
  (void)machineName().getAsInteger(10, Value);
  return Value;
}

int deviceAttribute(int Attribute) {
  const ptxmachine::ProcessorLimits &C = ptxmachine::limitsOf(capability());
  const AttributeRow Own[] = {
      {39, C.Threads},            // MAX_THREADS_PER_MULTIPROCESSOR
      {75, capability() / 10},    // COMPUTE_CAPABILITY_MAJOR
      {76, capability() % 10},    // COMPUTE_CAPABILITY_MINOR
      {81, C.Shared << 10},       // MAX_SHARED_MEMORY_PER_MULTIP…
      {97, (C.Shared - 1) << 10}, // MAX_SHARED_MEMORY_PER_BLOCK_O…
      {106, C.Blocks},            // MAX_BLOCKS_PER_MULTIPROCESSOR
      {120, C.HasClusters},       // CLUSTER_LAUNCH
      {127, C.HasTensorMaps}};    // TENSOR_MAP_ACCESS_SUPPORTED
  for (const AttributeRow &R : Own)
    if (R.Attribute == Attribute)
      // Turing's blocks may have all of the shared memory.
      return Attribute == 97 && C.Capability == 75 ? 64 << 10 : R.Value;
  for (const AttributeRow &R : Common)
    if (R.Attribute == Attribute)
      return R.Value;
  return 0;
}

} // namespace opennvvm::cudadriver
