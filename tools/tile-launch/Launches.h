//===- Launches.h - Functions in front of those of the driver ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of Entries.inc, with the parameters that CUDA documents.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_TILE_LAUNCH_LAUNCHES_H
#define OPENNVVM_TOOLS_TILE_LAUNCH_LAUNCHES_H

#include "Abi.h"

#define DRIVER_API __attribute__((visibility("default")))
#define DRIVER_LAUNCH(NAME, ...)                                               \
  DRIVER_API opennvvm::launch::Result NAME(__VA_ARGS__);                       \
  DRIVER_API opennvvm::launch::Result NAME##_ptsz(__VA_ARGS__)

extern "C" {
using namespace opennvvm::launch; // NOLINT: these are C's names for them.

DRIVER_API Result cuGetProcAddress(const char *, void **, int, uint64_t);
DRIVER_API Result cuGetProcAddress_v2(const char *, void **, int, uint64_t,
                                      void *);

DRIVER_API Result cuModuleLoad(Handle *, const char *);
DRIVER_API Result cuModuleLoadData(Handle *, const void *);
DRIVER_API Result cuModuleLoadDataEx(Handle *, const void *, unsigned, int *,
                                     void **);
DRIVER_API Result cuModuleLoadFatBinary(Handle *, const void *);
DRIVER_API Result cuModuleUnload(Handle);
DRIVER_API Result cuModuleGetFunction(Handle *, Handle, const char *);
DRIVER_API Result cuLibraryLoadData(Handle *, const void *, int *, void **,
                                    unsigned, int *, void **, unsigned);
DRIVER_API Result cuLibraryLoadFromFile(Handle *, const char *, int *, void **,
                                        unsigned, int *, void **, unsigned);
DRIVER_API Result cuLibraryUnload(Handle);
DRIVER_API Result cuLibraryGetModule(Handle *, Handle);
DRIVER_API Result cuLibraryGetKernel(Handle *, Handle, const char *);
DRIVER_API Result cuLibraryEnumerateKernels(Handle *, unsigned, Handle);
DRIVER_API Result cuKernelGetFunction(Handle *, Handle);

DRIVER_LAUNCH(cuLaunchKernel, Handle, unsigned, unsigned, unsigned, unsigned,
              unsigned, unsigned, unsigned, Handle, void **, void **);
DRIVER_LAUNCH(cuLaunchKernelEx, const LaunchConfig *, Handle, void **, void **);
DRIVER_LAUNCH(cuLaunchCooperativeKernel, Handle, unsigned, unsigned, unsigned,
              unsigned, unsigned, unsigned, unsigned, Handle, void **);

DRIVER_API Result cuGraphAddKernelNode(Handle *, Handle, const Handle *, size_t,
                                       const KernelNodeParams *);
DRIVER_API Result cuGraphAddKernelNode_v2(Handle *, Handle, const Handle *,
                                          size_t, const KernelNodeParams2 *);
DRIVER_API Result cuGraphAddNode(Handle *, Handle, const Handle *, size_t,
                                 NodeParams *);
DRIVER_API Result cuGraphAddNode_v2(Handle *, Handle, const Handle *,
                                    const void *, size_t, NodeParams *);
DRIVER_API Result cuGraphKernelNodeSetParams(Handle, const KernelNodeParams *);
DRIVER_API Result cuGraphKernelNodeSetParams_v2(Handle,
                                                const KernelNodeParams2 *);
DRIVER_API Result cuGraphNodeSetParams(Handle, NodeParams *);
DRIVER_API Result cuGraphExecKernelNodeSetParams(Handle, Handle,
                                                 const KernelNodeParams *);
DRIVER_API Result cuGraphExecKernelNodeSetParams_v2(Handle, Handle,
                                                    const KernelNodeParams2 *);
DRIVER_API Result cuGraphExecNodeSetParams(Handle, Handle, NodeParams *);
}

#endif // OPENNVVM_TOOLS_TILE_LAUNCH_LAUNCHES_H
