# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""launch.py IMAGE WAY: launches the kernel `scale` of IMAGE with blocks of one thread and no
shared memory, as hosts of tile programs do, and checks what it computes.

WAY names how the driver's functions are found and called: module, library, address, ex,
cooperative, thread (the default stream of the thread), graph, update or capture. With
shared-module and shared-library, it is the kernel `use`, which stores a byte behind 65,520
bytes of shared memory. The exit status is 3 if the driver refuses something.
"""

import ctypes
import pathlib
import sys
from ctypes import POINTER, byref, c_char_p, c_float, c_int, c_size_t, c_uint, c_uint64, c_void_p

COUNT, FACTOR = 1000, 3.0


class Config(ctypes.Structure):
    """CUlaunchConfig"""

    _fields_ = [("grid", c_uint * 3), ("block", c_uint * 3), ("shared", c_uint),
                ("stream", c_void_p), ("attributes", c_void_p), ("count", c_uint)]


class Node(ctypes.Structure):
    """CUDA_KERNEL_NODE_PARAMS_v2"""

    _fields_ = [("function", c_void_p), ("grid", c_uint * 3), ("block", c_uint * 3),
                ("shared", c_uint), ("parameters", c_void_p), ("extra", c_void_p),
                ("kernel", c_void_p), ("context", c_void_p)]


CUDA = ctypes.CDLL("libcuda.so.1")


def call(name, *arguments, functions=CUDA):
    status = functions[name](*arguments) if isinstance(functions, dict) else \
        getattr(functions, name)(*arguments)
    if status:
        print(f"{name}: {status}")
        sys.exit(3)


def by_address(names, flags):
    """Functions as the runtime library finds them."""
    found = {}
    for name in names:
        to, status = c_void_p(), c_int()
        call("cuGetProcAddress_v2", name.encode(), byref(to), 12050, c_uint64(flags),
             byref(status))
        found[name] = ctypes.CFUNCTYPE(c_int, *[c_void_p] * 11)(to.value)
    return found


def memory(values):
    to = c_uint64()
    call("cuMemAlloc_v2", byref(to), c_size_t(4 * COUNT))
    call("cuMemcpyHtoD_v2", to, values, c_size_t(4 * COUNT))
    return to


def use(kernel):
    """Launches the kernel that needs shared memory."""
    to, last, value = c_uint64(), c_uint64(65520), ctypes.c_int8(77)
    call("cuMemAlloc_v2", byref(to), c_size_t(1))
    parameters = (c_void_p * 3)(*[ctypes.cast(byref(p), c_void_p)
                                  for p in (to, last, value)])
    call("cuLaunchKernel", kernel, 1, 1, 1, 1, 1, 1, 0, None, parameters, None)
    call("cuCtxSynchronize")
    result = ctypes.c_int8()
    call("cuMemcpyDtoH_v2", byref(result), to, c_size_t(1))
    assert result.value == 77, result
    print("right")


def main(image, way):
    call("cuInit", 0)
    context = c_void_p()
    call("cuDevicePrimaryCtxRetain", byref(context), 0)
    call("cuCtxSetCurrent", context)
    code = pathlib.Path(image).read_bytes()
    container, kernel = c_void_p(), c_void_p()
    if way == "shared-library":
        call("cuLibraryLoadData", byref(container), code, None, None, 0, None, None, 0)
        call("cuLibraryGetKernel", byref(kernel), container, b"use")
        return use(kernel)
    if way == "shared-module":
        call("cuModuleLoadData", byref(container), code)
        call("cuModuleGetFunction", byref(kernel), container, b"use")
        return use(kernel)
    if way in ("library", "graph", "update"):
        call("cuLibraryLoadData", byref(container), code, None, None, 0, None, None, 0)
        call("cuLibraryGetKernel", byref(kernel), container, b"scale")
        if way != "library":
            call("cuKernelGetFunction", byref(kernel), kernel)
    elif way == "module":
        call("cuModuleLoad", byref(container), image.encode())
        call("cuModuleGetFunction", byref(kernel), container, b"scale")
    else:
        call("cuModuleLoadData", byref(container), code)
        call("cuModuleGetFunction", byref(kernel), container, b"scale")
    given = (c_float * COUNT)(*range(COUNT))
    x, y = memory(given), memory((c_float * COUNT)())
    factor, count = c_float(FACTOR), c_int(COUNT)
    parameters = (c_void_p * 4)(*[ctypes.cast(byref(p), c_void_p)
                                  for p in (x, y, factor, count)])
    grid = ((COUNT + 255) // 256, 1, 1)
    launch(way, kernel, grid, parameters)
    call("cuCtxSynchronize")
    result = (c_float * COUNT)()
    call("cuMemcpyDtoH_v2", result, y, c_size_t(4 * COUNT))
    assert list(result) == [FACTOR * v for v in given], list(result)[:8]
    print("right")


def launch(way, kernel, grid, parameters):
    one = (1, 1, 1)
    if way in ("module", "library"):
        call("cuLaunchKernel", kernel, *grid, *one, 0, None, parameters, None)
    elif way == "cooperative":
        call("cuLaunchCooperativeKernel", kernel, *grid, *one, 0, None, parameters)
    elif way in ("address", "thread"):
        found = by_address(["cuLaunchKernel"], 2 if way == "thread" else 0)
        call("cuLaunchKernel", kernel, *grid, *one, 0, None, parameters, None,
             functions=found)
    elif way == "ex":
        config = Config((c_uint * 3)(*grid), (c_uint * 3)(*one))
        call("cuLaunchKernelEx", byref(config), kernel, parameters, None)
    elif way == "capture":
        stream, graph = c_void_p(), c_void_p()
        call("cuStreamCreate", byref(stream), 1)
        call("cuStreamBeginCapture_v2", stream, 0)
        call("cuLaunchKernel", kernel, *grid, *one, 0, stream, parameters, None)
        call("cuStreamEndCapture", stream, byref(graph))
        run(graph)
    else:
        add(way, kernel, grid, parameters)


def add(way, kernel, grid, parameters):
    """A graph of one node; for "update", one whose parameters are set again."""
    graph, node = c_void_p(), c_void_p()
    call("cuGraphCreate", byref(graph), 0)
    what = Node(kernel.value, (c_uint * 3)(*grid), (c_uint * 3)(1, 1, 1), 0,
                ctypes.cast(parameters, c_void_p))
    if way == "update":
        what.grid[0] = 1
    call("cuGraphAddKernelNode_v2", byref(node), graph, None, c_size_t(0), byref(what))
    if way == "update":
        what.grid[0] = grid[0]
        what.block[0] = 1
        call("cuGraphKernelNodeSetParams_v2", node, byref(what))
    run(graph, node, what)


def run(graph, node=None, what=None):
    exec_ = c_void_p()
    call("cuGraphInstantiateWithFlags", byref(exec_), graph, c_uint64(0))
    if what is not None:
        call("cuGraphExecKernelNodeSetParams_v2", exec_, node, byref(what))
    call("cuGraphLaunch", exec_, None)


main(*sys.argv[1:])
