# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dump.py FOLDER [MACHINE]: the LLVM IR that Taichi makes of some kernels for a GPU,
before and after its optimizer. Needs a libcuda.so.1 with a device, such as that of
Inputs/driver.c."""

import os
import sys

os.environ["OPENNVVM_TEST_DEVICE"] = sys.argv[2] if len(sys.argv) > 2 else "80"
os.makedirs(sys.argv[1], exist_ok=True)
os.chdir(sys.argv[1])

import taichi as ti  # noqa: E402

ti.init(arch=ti.cuda, print_kernel_llvm_ir=True, print_kernel_llvm_ir_optimized=True,
        offline_cache=False, log_level=ti.ERROR, device_memory_GB=0.1)
if ti.lang.impl.current_cfg().arch != ti.cuda:
    sys.exit("Taichi did not choose the GPU")

N = 256
x, y = ti.field(ti.f32, N), ti.field(ti.f32, N)
grid = ti.Vector.field(3, ti.f32, (N, N))
counts = ti.field(ti.i32, 16)
sparse = ti.field(ti.i32)
ti.root.pointer(ti.i, 16).dense(ti.i, 16).place(sparse)


@ti.kernel
def saxpy(a: ti.f32):
    for i in x:
        y[i] = a * x[i] + y[i]


@ti.kernel
def total() -> ti.f32:
    result = 0.0
    for i in x:
        result += ti.sin(x[i])
    return result


@ti.kernel
def histogram():
    for i in x:
        ti.atomic_add(counts[ti.cast(x[i], ti.i32) & 15], 1)


@ti.kernel
def stencil():
    for i, j in ti.ndrange((1, N - 1), (1, N - 1)):
        grid[i, j] = (grid[i - 1, j] + grid[i + 1, j] + grid[i, j - 1] + grid[i, j + 1]) / 4


@ti.kernel
def fractal(limit: ti.i32):
    for i, j in grid:
        c = ti.Vector([i * 0.01, j * 0.01])
        z = ti.Vector([0.0, 0.0])
        n = 0
        while z.norm() < 2 and n < limit:
            z = ti.Vector([z[0] ** 2 - z[1] ** 2, 2 * z[0] * z[1]]) + c
            n += 1
        grid[i, j] = ti.Vector([n, z[0], z[1]])


@ti.kernel
def randomize():
    for i in x:
        x[i] = ti.random() * ti.exp(ti.randn())


@ti.kernel
def decompose():
    for i in x:
        m = ti.Matrix([[x[i], 1.0], [2.0, y[i]]])
        u, s, v = ti.svd(m)
        y[i] = s[0, 0] + u[0, 0] * v[1, 1]


@ti.kernel
def activate():
    for i in range(N):
        if i % 3 == 0:
            sparse[i] = i
    for i in sparse:
        sparse[i] += 1


@ti.kernel
def narrow(a: ti.types.ndarray(ti.u8, 1), b: ti.types.ndarray(ti.f16, 1)):
    for i in range(a.shape[0]):
        b[i] = ti.cast(a[i], ti.f16) * ti.f16(0.5)
        print(b[i])


saxpy(2.0)
total()
histogram()
stencil()
fractal(100)
randomize()
decompose()
activate()
narrow(ti.ndarray(ti.u8, N), ti.ndarray(ti.f16, N))
for name in os.listdir("."):
    if "_cuda_" not in name:  # The host's part.
        os.remove(name)
