# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""driver_abi.py SOURCE CUDA: prints a program of static assertions that compare
lib/Machine/Driver with cuda.h."""

import pathlib
import re
import sys

source, cuda = map(pathlib.Path, sys.argv[1:])
driver = source / "lib" / "Machine" / "Driver"
header = (cuda / "include" / "cuda.h").read_text()

#: Ours and CUDA's; members at the same place.
STRUCTS = {
    ("Copy2D", "CUDA_MEMCPY2D"): {
        "From.Host": "srcHost", "From.Array": "srcArray", "To.X": "dstXInBytes",
        "To.Pitch": "dstPitch", "Width": "WidthInBytes"},
    ("Copy3D", "CUDA_MEMCPY3D"): {
        "From.Device": "srcDevice", "From.Height": "srcHeight", "To.Level": "dstLOD",
        "To.Array": "dstArray", "Depth": "Depth"},
    ("Copy3D", "CUDA_MEMCPY3D_PEER"): {"From.Reserved": "srcContext", "Depth": "Depth"},
    ("LaunchAttribute", "CUlaunchAttribute"): {"Bytes": "value"},
    ("LaunchConfig", "CUlaunchConfig"): {
        "Block": "blockDimX", "Shared": "sharedMemBytes", "Stream": "hStream",
        "Attributes": "attrs", "NumAttributes": "numAttrs"},
    ("KernelNodeParams", "CUDA_KERNEL_NODE_PARAMS_v2"): {
        "Shared": "sharedMemBytes", "Parameters": "kernelParams", "Kernel": "kern"},
    ("MemsetNodeParams", "CUDA_MEMSET_NODE_PARAMS"): {
        "ElementSize": "elementSize", "Height": "height"},
    ("HostNodeParams", "CUDA_HOST_NODE_PARAMS"): {"Data": "userData"},
    ("InstantiateParams", "CUDA_GRAPH_INSTANTIATE_PARAMS"): {"Result": "result_out"},
    ("UpdateResult", "CUgraphExecUpdateResultInfo"): {"ErrorFrom": "errorFromNode"},
    ("EdgeData", "CUgraphEdgeData"): {},
    ("Location", "CUmemLocation"): {"Id": "id"},
    ("AccessDescription", "CUmemAccessDesc"): {"Flags": "flags"},
    ("AllocationProperties", "CUmemAllocationProp"): {"Location": "location"},
    ("PoolProperties", "CUmemPoolProps"): {"MaxSize": "maxSize", "Usage": "usage"},
    ("ArrayDescriptor", "CUDA_ARRAY_DESCRIPTOR"): {"Channels": "NumChannels"},
    ("ArrayDescriptor3D", "CUDA_ARRAY3D_DESCRIPTOR"): {"Flags": "Flags"},
    ("ResourceDescription", "CUDA_RESOURCE_DESC"): {
        "Whole": "res.array.hArray", "Linear.Channels": "res.linear.numChannels",
        "Linear.Size": "res.linear.sizeInBytes", "Rows.Height": "res.pitch2D.height",
        "Rows.Pitch": "res.pitch2D.pitchInBytes", "Flags": "flags"},
    ("TextureDescription", "CUDA_TEXTURE_DESC"): {
        "Filter": "filterMode", "MipmapFilter": "mipmapFilterMode",
        "LeastLevel": "minMipmapLevelClamp", "Border": "borderColor"},
    ("ViewDescription", "CUDA_RESOURCE_VIEW_DESC"): {
        "Depth": "depth", "LastLevel": "lastMipmapLevel", "FirstLayer": "firstLayer"},
    ("DeviceProperties", "CUdevprop"): {"ClockRate": "clockRate"},
}
NODES = {"KernelNode": "KERNEL", "CopyNode": "MEMCPY", "MemsetNode": "MEMSET",
         "HostNode": "HOST", "ChildNode": "GRAPH", "EmptyNode": "EMPTY",
         "WaitNode": "WAIT_EVENT", "RecordNode": "EVENT_RECORD",
         "AllocateNode": "MEM_ALLOC", "FreeNode": "MEM_FREE"}
OTHERS = {"ResourceArray": "CU_RESOURCE_TYPE_ARRAY",
          "ResourceMipmap": "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY",
          "ResourceLinear": "CU_RESOURCE_TYPE_LINEAR",
          "ResourceRows": "CU_RESOURCE_TYPE_PITCH2D",
          "ReadAsInteger": "CU_TRSF_READ_AS_INTEGER",
          "NormalizedCoordinates": "CU_TRSF_NORMALIZED_COORDINATES",
          "StandardRgb": "CU_TRSF_SRGB",
          "NoTrilinear": "CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION",
          "SeamlessCube": "CU_TRSF_SEAMLESS_CUBEMAP", "Layered": "CUDA_ARRAY3D_LAYERED",
          "SurfaceLoadStore": "CUDA_ARRAY3D_SURFACE_LDST", "Cubemap": "CUDA_ARRAY3D_CUBEMAP",
          "OfHost": "CU_MEMORYTYPE_HOST", "OfDevice": "CU_MEMORYTYPE_DEVICE",
          "OfArray": "CU_MEMORYTYPE_ARRAY", "Unified": "CU_MEMORYTYPE_UNIFIED",
          "Cooperative": "CU_LAUNCH_ATTRIBUTE_COOPERATIVE",
          "ClusterDimension": "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION"}


def check(condition):
    print(f"static_assert({condition});")


print('#include "Machine/Driver/Abi.h"\n#include <cuda.h>\n'
      "using namespace opennvvm::cudadriver;")
for (ours, theirs), members in STRUCTS.items():
    check(f"sizeof({ours}) == sizeof({theirs})")
    for mine, other in members.items():
        check(f"__builtin_offsetof({ours}, {mine}) == "
              f"__builtin_offsetof({theirs}, {other})")
for ours, theirs in NODES.items():
    check(f"int({ours}) == int(CU_GRAPH_NODE_TYPE_{theirs})")
for ours, theirs in OTHERS.items():
    check(f"int({ours}) == int({theirs})")

# All errors: those of the table, and those that the code names.
errors = dict(re.findall(r"CUDA_ERROR\((\w+),\s*(\d+)", (driver / "Errors.inc").read_text()))
for name, value in errors.items():
    check(f"int({name}) == {value}")
results = re.search(r"enum Result : int {(.*?)}", (driver / "Abi.h").read_text(), re.S)
for name in re.findall(r"(\w+) = \d+", results.group(1)):
    spelled = re.sub(r"(?<!^)([A-Z])", r"_\1", name).upper()
    theirs = "CUDA_SUCCESS" if name == "Success" else "CUDA_ERROR_" + spelled
    check(f"int(opennvvm::cudadriver::{name}) == int({theirs})")
# Attributes of devices: the comments are their names.
for number, name in re.findall(r"{(\d+), [^}]*}[,;}]*\s*// (\w+)$",
                               (driver / "Attributes.cpp").read_text(), re.M):
    check(f"{number} == int(CU_DEVICE_ATTRIBUTE_{name})")
# Each function that the header declares is known by its name.
known = set(re.findall(r"CUDA_(?:ENTRY|REFUSED)\(\w+, \d+, (\w+)\)",
                       (driver / "Entries.inc").read_text()))
declared = set(re.findall(r"CUresult CUDAAPI (cu\w+)\(", header))
declared = {re.sub(r"_pt[ds][sz]$", "", name) for name in declared}
for name in sorted(declared - known):
    print(f'static_assert(false, "{name} is not known");')
