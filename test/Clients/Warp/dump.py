# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dump.py FOLDER CLANG [MACHINE]: the CUDA sources that Warp makes of some kernels, and
the LLVM IR that clang makes of those. Warp itself compiles them with NVRTC or, if
warp.config.llvm_cuda is set, with a clang of its own, and shows no IR of that."""

import pathlib
import subprocess
import sys

import warp as wp

folder, clang = pathlib.Path(sys.argv[1]), sys.argv[2]
machine = sys.argv[3] if len(sys.argv) > 3 else "80"
folder.mkdir(parents=True, exist_ok=True)
wp.config.kernel_cache_dir = str(folder / "cache")
wp.config.quiet = True


@wp.kernel
def saxpy(a: float, x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = a * x[i] + wp.sin(y[i])


@wp.kernel
def particles(p: wp.array(dtype=wp.vec3), v: wp.array(dtype=wp.vec3), dt: float):
    i = wp.tid()
    force = wp.vec3(0.0, -9.8, 0.0)
    for j in range(p.shape[0]):
        d = p[j] - p[i]
        force += d / (wp.length_sq(d) + 1.0e-3)
    v[i] = v[i] + force * dt
    p[i] = p[i] + v[i] * dt


@wp.kernel
def total(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    wp.atomic_add(out, 0, x[wp.tid()])


@wp.kernel
def turn(m: wp.array(dtype=wp.mat33), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    m[i] = wp.inverse(m[i]) @ wp.quat_to_matrix(q[i])


@wp.kernel
def noise(seed: int, out: wp.array(dtype=wp.float16)):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    out[i] = wp.float16(wp.randn(state) + wp.noise(state, float(i) * 0.1))


wp.compile_aot_module(sys.modules[__name__], arch=int(machine), use_ptx=True,
                      module_dir=str(folder / "aot"))
native = pathlib.Path(wp.__file__).parent / "native"
for source in sorted((folder / "aot").glob("*.cu")):
    subprocess.run(
        [clang, "-cc1", "-triple", "nvptx64-nvidia-cuda", "-target-cpu", "sm_" + machine,
         "-O2", "-x", "cuda", "-fcuda-is-device", "-std=c++17", "-D__CUDACC__",
         "-DNDEBUG", "-I", native, "-emit-llvm", source,
         "-o", folder / (source.stem + ".ll")], check=True)
