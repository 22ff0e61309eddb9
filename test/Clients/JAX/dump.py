# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dump.py FOLDER MACHINE [PROGRAM...]: the LLVM IR that XLA makes of programs of JAX's for a
GPU that is only described, before and after its optimizer, and the PTX of its own back end.

FOLDER/PROGRAM/KERNEL.before.ll, KERNEL.after.ll and KERNEL.ptx are those of a kernel, and
KERNEL.grid has its blocks and its bytes of dynamic shared memory. Constants of a program are
modules of their own."""

import os
import pathlib
import re
import sys
import tempfile

# What XLA asks a device for: multiprocessors, arithmetic units and threads of each, shared
# memory of a multiprocessor and of a block, MiB of L2 cache, and bytes of memory each second.
MACHINES = {
    "80": (108, 64, 2048, 167936, 166912, 40, 1555e9),
    "90": (132, 128, 2048, 233472, 232448, 50, 3352e9),
    "100": (148, 128, 2048, 233472, 232448, 126, 8000e9),
    "120": (170, 128, 1536, 102400, 101376, 96, 1792e9),
}


def describe(machine):
    """The text of a GpuTargetConfigProto."""
    cores, units, threads, shared, block, cache, bandwidth = MACHINES[machine]
    return f"""
gpu_device_info {{
  cuda_compute_capability {{ major: {machine[:-1]} minor: {machine[-1]} }}
  threads_per_block_limit: 1024
  threads_per_warp: 32
  threads_per_core_limit: {threads}
  shared_memory_per_block: 49152
  shared_memory_per_block_optin: {block}
  shared_memory_per_core: {shared}
  registers_per_core_limit: 65536
  registers_per_block_limit: 65536
  core_count: {cores}
  fpus_per_core: {units}
  block_dim_limit_x: 2147483647
  block_dim_limit_y: 65535
  block_dim_limit_z: 65535
  l2_cache_size: {cache << 20}
  memory_bandwidth: {bandwidth:.0f}
  clock_rate_ghz: 1.5
  device_memory_size: {40 << 30}
}}
platform_name: "CUDA"
dnn_version_info {{ major: 9 minor: 8 }}
runtime_version {{ major: 13 }}
device_description_str: "sm_{machine}"
"""


def keep(dump, folder):
    """Copies what one program left, by the names of its kernels. XLA numbers its files in the
    order in which threads come to write them."""
    folder.mkdir(parents=True)
    for file in sorted(dump.glob("*.ll")):
        text = file.read_text()
        names = re.findall(r"^define ptx_kernel void @([\w.]+)", text, re.M)
        if not names and not re.search("^@", text, re.M):
            continue
        name = names[0] if names else "constants"
        optimized = file.name.endswith(".ir-with-opt.ll")
        (folder / f"{name}.{'after' if optimized else 'before'}.ll").write_text(text)
        if optimized:
            own = file.with_name(file.name.replace(".ir-with-opt.ll", ".ptx"))
            (folder / f"{name}.ptx").write_text(own.read_text())
    for file in dump.glob("*.thunk_sequence.txt"):
        for name, grid, shared in re.findall(
                r"(\S+) grid: \[([\d, ]+)\] .* shared_memory: (\d+) bytes", file.read_text()):
            name = re.sub(r"\W", "_", name)
            (folder / f"{name}.grid").write_text(f"{grid.replace(', ', ',')} {shared}\n")
    for file in dump.iterdir():
        file.unlink()


folder, machine, *wanted = sys.argv[1:]
scratch = tempfile.TemporaryDirectory()
# There is no device to measure kernels on. Products are left to XLA's own kernels where it
# has any, instead of cuBLAS.
os.environ.update(
    JAX_PLATFORMS="cpu", JAX_ENABLE_X64="1",
    XLA_FLAGS=f"--xla_dump_to={scratch.name} --xla_gpu_autotune_level=0 "
              "--xla_gpu_cublas_fallback=false")

import jax  # noqa: E402
from jax.experimental import topologies  # noqa: E402

sys.dont_write_bytecode = True
import programs  # noqa: E402

topology = topologies.get_topology_desc(
    platform="cuda", topology="1x1x1", target_config=describe(machine))
device = jax.sharding.SingleDeviceSharding(topology.devices[0])
failed = 0
for name in wanted or programs.PROGRAMS:
    function, arguments = programs.PROGRAMS[name]
    try:
        jax.jit(function, in_shardings=device, out_shardings=device).lower(*arguments).compile()
    except Exception as error:  # Whatever XLA raises.
        failed += 1
        print(f"{name}: {str(error)[:1000]}", file=sys.stderr)
    keep(pathlib.Path(scratch.name), pathlib.Path(folder) / name)
sys.exit(failed != 0)
