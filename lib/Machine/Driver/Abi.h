//===- Abi.h - Types of CUDA's driver interface -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The binary interface as programs know it: values and layouts. Handles are
// pointers to the objects of Device.h. test/Machine/driver-abi.test compares
// these with CUDA's header where it is installed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_DRIVER_ABI_H
#define OPENNVVM_LIB_MACHINE_DRIVER_ABI_H

#include <cstddef>
#include <cstdint>

#define CUDA_API extern "C" __attribute__((visibility("default")))
/// Another name of a function of the same file: an older or newer version of
/// it, or that for streams of threads.
#define CUDA_ALSO(FUNCTION, NAME)                                              \
  extern "C" __attribute__((visibility("default"),                             \
                            alias(#FUNCTION))) decltype(FUNCTION) NAME;
/// Work is done when a call returns, so that streams of threads differ in
/// nothing.
#define CUDA_STREAM(FUNCTION) CUDA_ALSO(FUNCTION, FUNCTION##_ptsz)
#define CUDA_DEFAULT_STREAM(FUNCTION) CUDA_ALSO(FUNCTION, FUNCTION##_ptds)

namespace opennvvm::cudadriver {

/// CUresult; Errors.inc has the names.
enum Result : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  NoDevice = 100,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  NoBinaryForGpu = 209,
  UnsupportedLimit = 215,
  PeerAccessUnsupported = 217,
  InvalidPtx = 218,
  FileNotFound = 301,
  InvalidHandle = 400,
  IllegalState = 401,
  NotFound = 500,
  NotReady = 600,
  LaunchOutOfResources = 701,
  PeerAccessNotEnabled = 705,
  HostMemoryAlreadyRegistered = 712,
  HostMemoryNotRegistered = 713,
  LaunchFailed = 719,
  CooperativeLaunchTooLarge = 720,
  NotSupported = 801,
  StreamCaptureUnsupported = 900,
  StreamCaptureInvalidated = 901,
  StreamCaptureUnmatched = 903,
  StreamCaptureUnjoined = 904,
  StreamCaptureImplicit = 906,
  CapturedEvent = 907,
  GraphExecUpdateFailure = 910,
  InvalidClusterSize = 912
};

enum MemoryType : unsigned {
  NotSaid = 0,
  OfHost = 1,
  OfDevice = 2,
  OfArray = 3,
  Unified = 4
};

using HostFunction = void (*)(void *Data);

struct Array;
struct Context;
struct Event;
struct ExecutableGraph;
struct Graph;
struct GraphNode;
struct Kernel;
struct Link;
struct LoadedModule;
struct Pool;
struct Stream;

/// One side of CUDA_MEMCPY2D.
struct CopySide2D {
  size_t X, Y;
  MemoryType Type;
  void *Host;
  uint64_t Device;
  cudadriver::Array *Array;
  size_t Pitch;
};
/// CUDA_MEMCPY2D
struct Copy2D {
  CopySide2D From, To;
  size_t Width, Height;
};
/// One side of CUDA_MEMCPY3D and, with a context, of CUDA_MEMCPY3D_PEER.
struct CopySide3D {
  size_t X, Y, Z, Level;
  MemoryType Type;
  void *Host;
  uint64_t Device;
  cudadriver::Array *Array;
  void *Reserved;
  size_t Pitch, Height;
};
/// CUDA_MEMCPY3D
struct Copy3D {
  CopySide3D From, To;
  size_t Width, Height, Depth;
};

/// CUlaunchAttributeID, as far as an attribute changes what a kernel does.
enum LaunchAttributeId : unsigned { Cooperative = 2, ClusterDimension = 4 };
/// CUlaunchAttribute, which has more kinds than those above.
// NOLINTNEXTLINE(bugprone-tagged-union-member-count)
struct LaunchAttribute {
  LaunchAttributeId Id;
  char Pad[4];
  union {
    char Bytes[64];
    int Cooperative;
    unsigned Cluster[3];
    uint64_t Align;
  };
};
/// CUlaunchConfig
struct LaunchConfig {
  unsigned Grid[3], Block[3], Shared;
  cudadriver::Stream *Stream;
  LaunchAttribute *Attributes;
  unsigned NumAttributes;
};

/// CUDA_KERNEL_NODE_PARAMS_v2; the first version ends after Extra.
struct KernelNodeParams {
  cudadriver::Kernel *Function;
  unsigned Grid[3], Block[3], Shared;
  void **Parameters, **Extra;
  cudadriver::Kernel *Kernel;
  cudadriver::Context *Context;
};
/// CUDA_MEMSET_NODE_PARAMS
struct MemsetNodeParams {
  uint64_t To;
  size_t Pitch;
  unsigned Value, ElementSize;
  size_t Width, Height;
};
/// CUDA_HOST_NODE_PARAMS
struct HostNodeParams {
  HostFunction Function;
  void *Data;
};
/// CUDA_GRAPH_INSTANTIATE_PARAMS
struct InstantiateParams {
  uint64_t Flags;
  Stream *Upload;
  GraphNode *ErrorNode;
  int Result;
};
/// CUgraphExecUpdateResultInfo
struct UpdateResult {
  int Result;
  GraphNode *Error, *ErrorFrom;
};
/// CUgraphEdgeData
struct EdgeData {
  unsigned char Bytes[8];
};
/// CUgraphNodeType
enum NodeType : int {
  KernelNode,
  CopyNode,
  MemsetNode,
  HostNode,
  ChildNode,
  EmptyNode,
  WaitNode,
  RecordNode,
  AllocateNode = 10,
  FreeNode = 11
};

/// CUmemLocation
struct Location {
  int Type, Id;
};
/// CUmemAccessDesc
struct AccessDescription {
  cudadriver::Location Location;
  int Flags;
};
/// CUmemAllocationProp
struct AllocationProperties {
  int Type, HandleTypes;
  cudadriver::Location Location;
  void *Metadata;
  unsigned char Flags[8];
};
/// CUmemPoolProps
struct PoolProperties {
  int Type, HandleTypes;
  cudadriver::Location Location;
  void *Security;
  size_t MaxSize;
  unsigned short Usage;
  unsigned char Reserved[54];
};
/// CUDA_MEM_ALLOC_NODE_PARAMS
struct MemAllocNodeParams {
  PoolProperties Pool;
  const void *Access;
  size_t AccessCount, Size;
  uint64_t Address; ///< Which is given back.
};
/// CUDA_ARRAY_DESCRIPTOR
struct ArrayDescriptor {
  size_t Width, Height;
  unsigned Format, Channels;
};
/// CUDA_ARRAY3D_DESCRIPTOR
struct ArrayDescriptor3D {
  size_t Width, Height, Depth;
  unsigned Format, Channels, Flags;
};
/// CUDA_RESOURCE_DESC
struct ResourceDescription {
  unsigned Type; ///< ResourceType
  union {
    void *Whole; ///< An array or a mipmapped one.
    struct {
      uint64_t Address;
      unsigned Format, Channels;
      size_t Size;
    } Linear;
    struct {
      uint64_t Address;
      unsigned Format, Channels;
      size_t Width, Height, Pitch;
    } Rows;
    int Reserved[32];
  };
  unsigned Flags;
};
/// CUresourcetype
enum ResourceType : unsigned {
  ResourceArray,
  ResourceMipmap,
  ResourceLinear,
  ResourceRows
};
/// CUDA_TEXTURE_DESC
struct TextureDescription {
  unsigned Modes[3]; ///< CUaddress_mode
  unsigned Filter, Flags, MaxAnisotropy, MipmapFilter;
  float LevelBias, LeastLevel, GreatestLevel, Border[4];
  int Reserved[12];
};
/// CU_TRSF_
enum TextureFlags : unsigned {
  ReadAsInteger = 1,
  NormalizedCoordinates = 2,
  StandardRgb = 0x10,
  NoTrilinear = 0x20,
  SeamlessCube = 0x40
};
/// CUDA_ARRAY3D_
enum ArrayFlags : unsigned { Layered = 1, SurfaceLoadStore = 2, Cubemap = 4 };
/// CUDA_RESOURCE_VIEW_DESC
struct ViewDescription {
  unsigned Format; ///< 0, or CUresourceViewFormat.
  size_t Width, Height, Depth;
  unsigned FirstLevel, LastLevel, FirstLayer, LastLayer;
  unsigned Reserved[16];
};
/// CUdevprop
struct DeviceProperties {
  int MaxThreadsPerBlock, MaxBlock[3], MaxGrid[3], SharedPerBlock, Constant,
      WarpSize, Pitch, RegistersPerBlock, ClockRate, TextureAlign;
};

} // namespace opennvvm::cudadriver

#endif // OPENNVVM_LIB_MACHINE_DRIVER_ABI_H
