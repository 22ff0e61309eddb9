# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax_calls.py: cutile_call() in programs of JAX's runs on the CPU. Without JAX, it says so."""

import importlib.util
import sys

if importlib.util.find_spec("jax") is None:
    print("there is no JAX")
    sys.exit()

import cuda.tile as ct
import jax
import jax.numpy as jnp
import numpy as np
import opennvvm.cutile as cutile

cutile.enable(findings="error")

from cuda.tile.jax import InputOutput, OutputPlaceholder, cutile_call  # noqa: E402


@ct.kernel
def scale(x, y, factor: ct.Constant, size: ct.Constant):
    i = ct.bid(0)
    ct.store(y, i, ct.load(x, i, size) * factor)


@ct.kernel
def halve(x, size: ct.Constant):
    i = ct.bid(0)
    ct.store(x, i, ct.load(x, i, size) / 2)


@ct.kernel
def both(x, total, difference, y, size: ct.Constant):
    i = ct.bid(0)
    a, b = ct.load(x, i, size), ct.load(y, i, size)
    ct.store(total, i, a + b)
    ct.store(difference, i, a - b)


@ct.kernel
def plus(x, y, amount, size: ct.Constant):
    i = ct.bid(0)
    ct.store(y, i, ct.load(x, i, size) + amount)


def like(x):
    return OutputPlaceholder(x.shape, x.dtype)


@jax.jit
def graph(x):
    grid = (ct.cdiv(x.shape[0], 4),)
    y = cutile_call(grid, scale, (x, like(x), 3.0, 4))
    y = cutile_call(grid, halve, (InputOutput(y), 4))
    total, difference = cutile_call(grid, both, (x, like(x), like(x), y, 4))
    return cutile_call(grid, plus, (total * difference, like(x), 1.5, 4))


x = np.arange(8, dtype=np.float32)
y = 1.5 * x
assert np.array_equal(graph(x), (x + y) * (x - y) + 1.5)
# What was passed is what it was.
assert np.array_equal(x, np.arange(8))
# Half as many bits, and the kernel only runs where its result is asked for.
small = jnp.arange(8, dtype=jnp.bfloat16)
assert cutile_call((2,), scale, (small, like(small), 2, 4))[7] == 14


@jax.jit
def wrong(x):
    return cutile_call((3,), scale, (x, like(x), 1.0, 4))


try:
    jax.block_until_ready(wrong(x))
except Exception as error:
    assert "index 2 in dimension 0" in str(error), error
else:
    raise AssertionError
print("JAX runs")
