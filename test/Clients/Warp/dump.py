# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dump.py FOLDER CLANG [MACHINE [BYTES]]: the CUDA sources that Warp makes of some
kernels, and the LLVM IR that clang makes of those. Warp itself compiles them with NVRTC
or, if warp.config.llvm_cuda is set, with a clang of its own, and shows no IR of that.

With BYTES, the kernels are those of the modules in Warp's folder of tests whose sources
are not larger."""

import concurrent.futures
import importlib
import pathlib
import subprocess
import sys

import warp as wp
from warp._src import build

folder, clang = pathlib.Path(sys.argv[1]), sys.argv[2]
machine = sys.argv[3] if len(sys.argv) > 3 else "80"
limit = int(sys.argv[4]) if len(sys.argv) > 4 else None
folder.mkdir(parents=True, exist_ok=True)
wp.config.kernel_cache_dir = str(folder / "cache")
wp.config.quiet = True
build.build_cuda = lambda *args, **options: None  # Only the sources are wanted.


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


def write_source(module, name):
    """Writes FOLDER/aot/NAME/*.cu."""
    wp.compile_aot_module(module, arch=int(machine), use_ptx=True,
                          module_dir=str(folder / "aot" / name))


def write_sources_of_tests():
    """Returns how many modules of tests there are, and for how many of them Warp says
    that they have no kernels without parameters of a type."""
    import warp.tests
    root = pathlib.Path(warp.tests.__path__[0])
    without, files = 0, sorted(root.glob("test_*.py"))
    for file in files:
        module = importlib.import_module("warp.tests." + file.stem)
        try:
            write_source(module, file.stem)
        except RuntimeError as error:
            if "No compilable kernels" not in str(error):
                raise
            without += 1
    return len(files), without


def compile_source(source):
    """Returns whether clang accepts the source, without CUDA's headers."""
    output = folder / (source.parent.name + ".ll")
    done = subprocess.run(
        [clang, "-cc1", "-triple", "nvptx64-nvidia-cuda", "-target-cpu", "sm_" + machine,
         "-O2", "-x", "cuda", "-fcuda-is-device", "-std=c++17", "-D__CUDACC__",
         "-DNDEBUG", "-w", "-I", pathlib.Path(wp.__file__).parent / "native",
         "-emit-llvm", source, "-o", output], stderr=subprocess.PIPE, text=True)
    if done.returncode:
        print(f"{source.parent.name}: {done.stderr[:300]}", file=sys.stderr)
    return done.returncode == 0


if limit is None:
    write_source(sys.modules[__name__], "kernels")
else:
    print("%d modules, %d of them without kernels" % write_sources_of_tests())
sources = sorted((folder / "aot").rglob("*.cu"))
chosen = [s for s in sources if limit is None or s.stat().st_size <= limit]
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    compiled = sum(pool.map(compile_source, chosen))
print(f"{len(chosen)} of {len(sources)} sources, {compiled} compiled")
sys.exit(limit is None and compiled != len(chosen))
