# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax_lowered.py: JAX lowers cutile_call() for CUDA, and has cuTile, unchanged, compile its
kernel by our tileiras: the program holds the cubin, with how it is launched. Without JAX, it
says so."""

import importlib.util
import sys

if importlib.util.find_spec("jax") is None:
    print("there is no JAX")
    sys.exit()

import cuda.tile as ct
import jax
import jax.ffi
import numpy as np

if not hasattr(jax.ffi, "register_ffi_type"):
    print("JAX is older than what cuTile needs")
    sys.exit()

from cuda.tile.jax import OutputPlaceholder, cutile_call  # noqa: E402


@ct.kernel
def scale(x, y, factor: ct.Constant, size: ct.Constant):
    i = ct.bid(0)
    ct.store(y, i, ct.load(x, i, size) * factor)


@jax.jit
def graph(x):
    return cutile_call((2,), scale, (x, OutputPlaceholder(x.shape, x.dtype), 3.0, 4))


text = graph.trace(np.arange(8, dtype=np.float32)).lower(lowering_platforms=("cuda",)).as_text()
assert "cutile_launch" in text
for part in ("ELF", ".opennvvm.tile.launch", ".opennvvm.tile.ptx"):
    assert part in text, part
print("JAX lowers")
