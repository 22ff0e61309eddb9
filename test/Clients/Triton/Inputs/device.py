# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches what Triton compiled, with CUDA's driver interface and nothing else."""

import ctypes

import numpy as np

SCALARS = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "fp32": ctypes.c_float}
MAX_THREADS, MAX_DYNAMIC_SHARED = 0, 8
CLUSTER_DIMENSION = 4
SCRATCH = 1 << 20


class LaunchAttribute(ctypes.Structure):
    _fields_ = [("id", ctypes.c_uint), ("pad", ctypes.c_uint),
                ("values", ctypes.c_uint * 16)]


class LaunchConfig(ctypes.Structure):
    _fields_ = [("sizes", ctypes.c_uint * 7), ("stream", ctypes.c_void_p),
                ("attributes", ctypes.POINTER(LaunchAttribute)),
                ("count", ctypes.c_uint)]


class Device:
    """The first device of a driver library."""

    def __init__(self, library):
        self.library = ctypes.CDLL(library)
        self.call("cuInit", 0)
        context = ctypes.c_void_p()
        self.call("cuCtxCreate_v2", ctypes.byref(context), 0, 0)

    def call(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status:
            text = ctypes.c_char_p()
            self.library.cuGetErrorName(status, ctypes.byref(text))
            raise RuntimeError(f"{name}: {(text.value or b'?').decode()}")

    def allocate(self, size):
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        return address

    def upload(self, values):
        values = np.ascontiguousarray(values)
        address = self.allocate(values.nbytes)
        self.call("cuMemcpyHtoD_v2", address, values.ctypes.data_as(ctypes.c_void_p),
                  ctypes.c_size_t(values.nbytes))
        return address

    def download(self, address, like):
        values = np.empty_like(like)
        self.call("cuMemcpyDtoH_v2", values.ctypes.data_as(ctypes.c_void_p), address,
                  ctypes.c_size_t(values.nbytes))
        return values

    def run(self, ptx, name, types, metadata, case):
        """The arrays of all arguments after the launch, by number."""
        module, kernel = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), ptx.encode())
        self.call("cuModuleGetFunction", ctypes.byref(kernel), module, name.encode())
        arrays, parameters = {}, []
        for number, (argument, kind) in enumerate(zip(case.args, types)):
            if isinstance(argument, np.ndarray):
                arrays[number] = self.upload(argument), argument
                parameters.append(arrays[number][0])
            elif isinstance(argument, list):
                parts = [(self.upload(part), part) for part in argument]
                arrays.update({(number, n): part for n, part in enumerate(parts)})
                addresses = np.array([part[0].value for part in parts], np.int64)
                parameters.append(self.upload(addresses))
            else:
                parameters.append(SCALARS[kind](argument))
        # Memory for tensor maps that the kernel makes, and for a profiler.
        offset = ctypes.c_size_t()
        while not self.library.cuFuncGetParamInfo(
                kernel, ctypes.c_size_t(len(parameters)), ctypes.byref(offset), None):
            parameters.append(self.allocate(SCRATCH))
        self.launch(kernel, parameters, metadata, case)
        found = {at: self.download(*pair) for at, pair in arrays.items()}
        self.call("cuModuleUnload", module)
        return found

    def launch(self, kernel, parameters, metadata, case):
        threads = ctypes.c_int()
        self.call("cuFuncGetAttribute", ctypes.byref(threads), MAX_THREADS, kernel)
        shared = metadata["shared"]
        if shared > 48 << 10:
            self.call("cuFuncSetAttribute", kernel, MAX_DYNAMIC_SHARED, shared)
        grid = [*case.grid, 1, 1][:3]
        ctas = metadata["num_ctas"]
        cluster = LaunchAttribute(CLUSTER_DIMENSION, 0, (ctas, 1, 1))
        config = LaunchConfig((grid[0] * ctas, grid[1], grid[2], threads.value, 1, 1, shared),
                              None, ctypes.pointer(cluster), int(ctas > 1))
        pointers = (ctypes.c_void_p * len(parameters))(
            *(ctypes.addressof(p) for p in parameters))
        self.call("cuLaunchKernelEx", ctypes.byref(config), kernel, pointers, None)
