//===- Launches.cpp - Functions in front of those of the driver -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each does what the driver's function of its name does. Kernels of tile
// programs get the block and the shared memory that they need; nothing else is
// changed.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "Driver.h"
#include "Known.h"
#include <algorithm>

//===----------------------------------------------------------------------===//
// What launches get
//===----------------------------------------------------------------------===//

/// Lets launches of the function \p F have the shared memory that it needs.
static void allowFunction(Handle F, const Needs &N) {
  auto *Set = reinterpret_cast<Result (*)(Handle, int, int)>(
      N.Shared ? findOther("cuFuncSetAttribute") : nullptr);
  if (Set)
    Set(F, MaxDynamicShared, int(N.Shared));
}

/// The same for the kernel \p K of a library, on the current device.
static void allowKernel(Handle K, const Needs &N) {
  if (!N.Shared)
    return;
  auto *Current =
      reinterpret_cast<Result (*)(Device *)>(findOther("cuCtxGetDevice"));
  auto *Set = reinterpret_cast<Result (*)(int, int, Handle, Device)>(
      findOther("cuKernelSetAttribute"));
  Device On = 0;
  if (Current && Set && Current(&On) == Success)
    Set(MaxDynamicShared, int(N.Shared), K, On);
}

/// Changes what a launch of \p Kernel gives, if that is of a tile program.
static void adjust(Handle Kernel, unsigned (&Block)[3], unsigned &Shared) {
  Needs N;
  if (!find(Kernel, N))
    return;
  std::copy_n(N.Block, 3, Block);
  Shared = std::max(Shared, unsigned(N.Shared));
}

static KernelNodeParams adjusted(KernelNodeParams P) {
  adjust(P.Function, P.Block, P.Shared);
  return P;
}

static KernelNodeParams2 adjusted(KernelNodeParams2 P) {
  adjust(P.Function ? P.Function : P.Kernel, P.Block, P.Shared);
  return P;
}

static NodeParams adjusted(NodeParams P) {
  if (P.Type == KernelNode)
    P.Kernel = adjusted(P.Kernel);
  return P;
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

Result cuModuleLoad(Handle *To, const char *Name) {
  Result R = callReal<Entry::cuModuleLoad>(To, Name);
  if (R == Success)
    noteFile(*To, Name);
  return R;
}

Result cuModuleLoadData(Handle *To, const void *Image) {
  Result R = callReal<Entry::cuModuleLoadData>(To, Image);
  if (R == Success)
    noteImage(*To, Image);
  return R;
}

Result cuModuleLoadDataEx(Handle *To, const void *Image, unsigned Count,
                          int *Options, void **Values) {
  Result R =
      callReal<Entry::cuModuleLoadDataEx>(To, Image, Count, Options, Values);
  if (R == Success)
    noteImage(*To, Image);
  return R;
}

Result cuModuleLoadFatBinary(Handle *To, const void *Image) {
  Result R = callReal<Entry::cuModuleLoadFatBinary>(To, Image);
  if (R == Success)
    noteImage(*To, Image);
  return R;
}

Result cuModuleUnload(Handle Module) {
  forget(Module);
  return callReal<Entry::cuModuleUnload>(Module);
}

Result cuLibraryLoadData(Handle *To, const void *Image, int *Options,
                         void **Values, unsigned Count, int *More,
                         void **MoreValues, unsigned MoreCount) {
  Result R = callReal<Entry::cuLibraryLoadData>(
      To, Image, Options, Values, Count, More, MoreValues, MoreCount);
  if (R == Success)
    noteImage(*To, Image);
  return R;
}

Result cuLibraryLoadFromFile(Handle *To, const char *Name, int *Options,
                             void **Values, unsigned Count, int *More,
                             void **MoreValues, unsigned MoreCount) {
  Result R = callReal<Entry::cuLibraryLoadFromFile>(
      To, Name, Options, Values, Count, More, MoreValues, MoreCount);
  if (R == Success)
    noteFile(*To, Name);
  return R;
}

Result cuLibraryUnload(Handle Library) {
  forget(Library);
  return callReal<Entry::cuLibraryUnload>(Library);
}

Result cuLibraryGetModule(Handle *To, Handle Library) {
  Result R = callReal<Entry::cuLibraryGetModule>(To, Library);
  if (R == Success)
    notePart(*To, Library);
  return R;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Result cuModuleGetFunction(Handle *To, Handle Module, const char *Name) {
  Result R = callReal<Entry::cuModuleGetFunction>(To, Module, Name);
  Needs N;
  if (R == Success && noteKernel(*To, Module, Name, N))
    allowFunction(*To, N);
  return R;
}

Result cuLibraryGetKernel(Handle *To, Handle Library, const char *Name) {
  Result R = callReal<Entry::cuLibraryGetKernel>(To, Library, Name);
  Needs N;
  if (R == Success && noteKernel(*To, Library, Name, N))
    allowKernel(*To, N);
  return R;
}

Result cuLibraryEnumerateKernels(Handle *To, unsigned Count, Handle Library) {
  Result R = callReal<Entry::cuLibraryEnumerateKernels>(To, Count, Library);
  auto *NameOf = reinterpret_cast<Result (*)(const char **, Handle)>(
      findOther("cuKernelGetName"));
  if (R != Success || !NameOf)
    return R;
  for (unsigned I = 0; I < Count; ++I) {
    const char *Name = nullptr;
    Needs N;
    if (To[I] && NameOf(&Name, To[I]) == Success &&
        noteKernel(To[I], Library, Name, N))
      allowKernel(To[I], N);
  }
  return R;
}

Result cuKernelGetFunction(Handle *To, Handle Kernel) {
  Result R = callReal<Entry::cuKernelGetFunction>(To, Kernel);
  Needs N;
  if (R == Success && noteAlias(*To, Kernel, N))
    allowFunction(*To, N);
  return R;
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

template <Entry Which, typename... Words>
static Result launchBlocks(Handle Kernel, unsigned GridX, unsigned GridY,
                           unsigned GridZ, unsigned BlockX, unsigned BlockY,
                           unsigned BlockZ, unsigned Shared, Words... Rest) {
  unsigned Block[] = {BlockX, BlockY, BlockZ};
  adjust(Kernel, Block, Shared);
  return callReal<Which>(Kernel, GridX, GridY, GridZ, Block[0], Block[1],
                         Block[2], Shared, Rest...);
}

template <Entry Which>
static Result launchConfigured(const LaunchConfig *Config, Handle Kernel,
                               void **Parameters, void **Extra) {
  if (!Config)
    return callReal<Which>(Config, Kernel, Parameters, Extra);
  LaunchConfig Changed = *Config;
  adjust(Kernel, Changed.Block, Changed.Shared);
  return callReal<Which>(static_cast<const LaunchConfig *>(&Changed), Kernel,
                         Parameters, Extra);
}

#define LAUNCH_KERNEL(NAME)                                                    \
  Result NAME(Handle Kernel, unsigned GridX, unsigned GridY, unsigned GridZ,   \
              unsigned BlockX, unsigned BlockY, unsigned BlockZ,               \
              unsigned Shared, Handle Stream, void **Parameters,               \
              void **Extra) {                                                  \
    return launchBlocks<Entry::NAME>(Kernel, GridX, GridY, GridZ, BlockX,      \
                                     BlockY, BlockZ, Shared, Stream,           \
                                     Parameters, Extra);                       \
  }
#define LAUNCH_EX(NAME)                                                        \
  Result NAME(const LaunchConfig *Config, Handle Kernel, void **Parameters,    \
              void **Extra) {                                                  \
    return launchConfigured<Entry::NAME>(Config, Kernel, Parameters, Extra);   \
  }
#define LAUNCH_COOPERATIVE(NAME)                                               \
  Result NAME(Handle Kernel, unsigned GridX, unsigned GridY, unsigned GridZ,   \
              unsigned BlockX, unsigned BlockY, unsigned BlockZ,               \
              unsigned Shared, Handle Stream, void **Parameters) {             \
    return launchBlocks<Entry::NAME>(Kernel, GridX, GridY, GridZ, BlockX,      \
                                     BlockY, BlockZ, Shared, Stream,           \
                                     Parameters);                              \
  }
LAUNCH_KERNEL(cuLaunchKernel)
LAUNCH_KERNEL(cuLaunchKernel_ptsz)
LAUNCH_EX(cuLaunchKernelEx)
LAUNCH_EX(cuLaunchKernelEx_ptsz)
LAUNCH_COOPERATIVE(cuLaunchCooperativeKernel)
LAUNCH_COOPERATIVE(cuLaunchCooperativeKernel_ptsz)

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

/// Calls \p Call with the adjusted copy of \p P, or with null.
template <typename T, typename Fn> static Result withAdjusted(T *P, Fn Call) {
  if (!P)
    return Call(P);
  auto Changed = adjusted(*P);
  return Call(static_cast<T *>(&Changed));
}

Result cuGraphAddKernelNode(Handle *To, Handle Graph, const Handle *After,
                            size_t Count, const KernelNodeParams *P) {
  return withAdjusted(P, [&](const KernelNodeParams *Changed) {
    return callReal<Entry::cuGraphAddKernelNode>(To, Graph, After, Count,
                                                 Changed);
  });
}

Result cuGraphAddKernelNode_v2(Handle *To, Handle Graph, const Handle *After,
                               size_t Count, const KernelNodeParams2 *P) {
  return withAdjusted(P, [&](const KernelNodeParams2 *Changed) {
    return callReal<Entry::cuGraphAddKernelNode_v2>(To, Graph, After, Count,
                                                    Changed);
  });
}

Result cuGraphAddNode(Handle *To, Handle Graph, const Handle *After,
                      size_t Count, NodeParams *P) {
  // Nodes that allocate memory say where in their parameters.
  if (P && P->Type != KernelNode)
    return callReal<Entry::cuGraphAddNode>(To, Graph, After, Count, P);
  return withAdjusted(P, [&](NodeParams *Changed) {
    return callReal<Entry::cuGraphAddNode>(To, Graph, After, Count, Changed);
  });
}

Result cuGraphAddNode_v2(Handle *To, Handle Graph, const Handle *After,
                         const void *Edges, size_t Count, NodeParams *P) {
  if (P && P->Type != KernelNode)
    return callReal<Entry::cuGraphAddNode_v2>(To, Graph, After, Edges, Count,
                                              P);
  return withAdjusted(P, [&](NodeParams *Changed) {
    return callReal<Entry::cuGraphAddNode_v2>(To, Graph, After, Edges, Count,
                                              Changed);
  });
}

Result cuGraphKernelNodeSetParams(Handle Node, const KernelNodeParams *P) {
  return withAdjusted(P, [&](const KernelNodeParams *Changed) {
    return callReal<Entry::cuGraphKernelNodeSetParams>(Node, Changed);
  });
}

Result cuGraphKernelNodeSetParams_v2(Handle Node, const KernelNodeParams2 *P) {
  return withAdjusted(P, [&](const KernelNodeParams2 *Changed) {
    return callReal<Entry::cuGraphKernelNodeSetParams_v2>(Node, Changed);
  });
}

Result cuGraphNodeSetParams(Handle Node, NodeParams *P) {
  return withAdjusted(P, [&](NodeParams *Changed) {
    return callReal<Entry::cuGraphNodeSetParams>(Node, Changed);
  });
}

Result cuGraphExecKernelNodeSetParams(Handle Exec, Handle Node,
                                      const KernelNodeParams *P) {
  return withAdjusted(P, [&](const KernelNodeParams *Changed) {
    return callReal<Entry::cuGraphExecKernelNodeSetParams>(Exec, Node, Changed);
  });
}

Result cuGraphExecKernelNodeSetParams_v2(Handle Exec, Handle Node,
                                         const KernelNodeParams2 *P) {
  return withAdjusted(P, [&](const KernelNodeParams2 *Changed) {
    return callReal<Entry::cuGraphExecKernelNodeSetParams_v2>(Exec, Node,
                                                              Changed);
  });
}

Result cuGraphExecNodeSetParams(Handle Exec, Handle Node, NodeParams *P) {
  return withAdjusted(P, [&](NodeParams *Changed) {
    return callReal<Entry::cuGraphExecNodeSetParams>(Exec, Node, Changed);
  });
}
