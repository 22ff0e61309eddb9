# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""unchanged.py WAY: a program of cuTile's that knows nothing of OpenNVVM, with arrays in the
memory of the driver's device. WAY is right, wrong, export or tune."""

import ctypes
import sys

import cuda.tile as ct
import numpy as np

CUDA = ctypes.CDLL("libcuda.so.1")


def call(name, *arguments):
    status = getattr(CUDA, name)(*arguments)
    assert not status, (name, status)


class Array:
    """An array of NumPy's in the memory of the device."""

    def __init__(self, values):
        self.shape, self.dtype, self.bytes = values.shape, values.dtype, values.nbytes
        self.at = ctypes.c_uint64()
        call("cuMemAlloc_v2", ctypes.byref(self.at), ctypes.c_size_t(self.bytes))
        call("cuMemcpyHtoD_v2", self.at, ctypes.c_void_p(values.ctypes.data),
             ctypes.c_size_t(self.bytes))

    @property
    def __cuda_array_interface__(self):
        return {"shape": self.shape, "typestr": self.dtype.str, "strides": None,
                "data": (self.at.value, False), "version": 3}

    def get(self):
        call("cuCtxSynchronize")
        values = np.empty(self.shape, self.dtype)
        call("cuMemcpyDtoH_v2", ctypes.c_void_p(values.ctypes.data), self.at,
             ctypes.c_size_t(self.bytes))
        return values


@ct.kernel
def add(x, y, z, TILE: ct.Constant[int]):
    i = ct.bid(0)
    a = ct.load(x, index=(i,), shape=(TILE,))
    b = ct.load(y, index=(i,), shape=(TILE,))
    ct.store(z, index=(i,), tile=a + b)


@ct.kernel
def multiply(a, b, c, M: ct.Constant[int], N: ct.Constant[int], K: ct.Constant[int]):
    i, j = ct.bid(0), ct.bid(1)
    total = ct.full((M, N), 0, dtype=ct.float32)
    for k in range(ct.cdiv(a.shape[1], K)):
        x = ct.load(a, index=(i, k), shape=(M, K), padding_mode=ct.PaddingMode.ZERO)
        y = ct.load(b, index=(k, j), shape=(K, N), padding_mode=ct.PaddingMode.ZERO)
        total = ct.mma(x, y, total)
    ct.store(c, index=(i, j), tile=total)


@ct.kernel
def show(x, TILE: ct.Constant[int]):
    # Registers have no room for a tile that is printed.
    ct.printf("%f", ct.load(x, index=(0,), shape=(TILE,)))


def right():
    x, y = np.arange(100_000, dtype=np.float32), np.ones(100_000, np.float32)
    for tile in (128, 65536, 64):
        z = Array(np.zeros_like(x))
        ct.launch(0, (-(-x.size // tile),), add, (Array(x), Array(y), z, tile))
        assert (z.get() == x + 1).all()
        print(tile, "right")
    some = np.random.default_rng(5)
    a, b = (some.random(shape, np.float32).astype(np.float16)
            for shape in ((100, 90), (90, 70)))
    c = Array(np.zeros((100, 70), np.float32))
    ct.launch(0, (2, 2), multiply, (Array(a), Array(b), c, 64, 64, 32))
    assert np.allclose(c.get(), a.astype(np.float32) @ b.astype(np.float32), rtol=1e-3)
    print("product right")


def wrong():
    try:
        ct.launch(0, (1,), show, (Array(np.zeros(1 << 20, np.float32)), 1 << 20))
    except ct.TileCompilerExecutionError as error:
        print(f"{error.loc}: {error.message}")
        sys.exit(1)


def export():
    from cuda.tile.compilation import (ArrayConstraint, CallingConvention,
                                       ConstantConstraint, KernelSignature, export_kernel)

    array = ArrayConstraint(
        ct.float32, 1, index_dtype=ct.int32, stride_lower_bound_incl=0, alias_groups=[],
        may_alias_internally=False, stride_constant=[1], stride_divisible_by=[1],
        shape_divisible_by=16, base_addr_divisible_by=16)
    signature = KernelSignature([array] * 3 + [ConstantConstraint(1024)],
                                CallingConvention.cutile_python_v1(), None)
    export_kernel(add, [signature], "add.cubin", gpu_code="sm_90", output_format="cubin")


def tune():
    from cuda.tile.tune import exhaustive_search

    x, y = np.arange(4096, dtype=np.float32), np.ones(4096, np.float32)
    z = Array(np.zeros_like(x))
    given = (Array(x), Array(y), z)
    found = exhaustive_search(
        [64, 256, 1024], 0, lambda tile: (x.size // tile,), add,
        lambda tile: (*given, tile))
    assert (z.get() == x + 1).all()
    print("best of", sorted([64, 256, 1024]), "found:",
          found.best.config in (64, 256, 1024))


def main(way):
    context = ctypes.c_void_p()
    call("cuInit", 0)
    call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
    call("cuCtxSetCurrent", context)
    globals()[way]()


main(*sys.argv[1:])
