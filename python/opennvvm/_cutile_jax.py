# Kernels of cuTile in programs of JAX's, on the CPU.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""cuTile's cutile_call() is an operation of JAX's that is known on CUDA only. Here it gets
a meaning on the CPU: JAX calls back, and the kernel is launched on what it passes."""

from __future__ import annotations

from typing import Any, Callable, Iterator, List, Tuple

import cuda.tile as ct  # type: ignore[import-not-found,import-untyped,unused-ignore]
import jax  # type: ignore[import-not-found,import-untyped,unused-ignore]
import numpy as np  # type: ignore[import-not-found,import-untyped,unused-ignore]
from jax.interpreters import mlir  # type: ignore[import-not-found,import-untyped,unused-ignore]

from ._machine import out


class _Arguments:
    """The arguments of one launch, of those that cutile_call() has sorted by role."""

    def __init__(
        self, inputs: Tuple[Any, ...], outputs: Any, constants: Any, scalars: Any
    ) -> None:
        self._inputs: Iterator[Any] = iter(inputs)
        self._outputs: Iterator[Any] = iter(outputs)
        self._constants: Iterator[Any] = iter(constants)
        self._scalars: Iterator[Any] = iter(scalars)
        self.results: List[Any] = []

    def of(self, role: Any) -> Any:
        if isinstance(role, tuple):
            return tuple(self.of(each) for each in role)
        if role == "i":
            return np.asarray(next(self._inputs))
        if role == "c":
            return next(self._constants)
        if role == "s":
            return next(self._scalars)
        like = next(self._outputs)
        if role == "io":
            result = np.array(next(self._inputs))
            given: Any = result
        else:
            result = np.empty(like.shape, like.dtype)
            given = out(result)
        self.results.append(result)
        return given


def _launcher(
    kernel: Any, grid: Any, outputs: Any, constants: Any, scalars: Any, roles: Any
) -> Callable[..., Tuple[Any, ...]]:
    """What JAX calls back with the arrays that are only read, or read and changed."""

    def launch(*inputs: Any) -> Tuple[Any, ...]:
        given = _Arguments(inputs, outputs, constants, scalars)
        args = tuple(given.of(role) for role in roles)
        ct.launch(0, tuple(grid), kernel, args)
        return tuple(given.results)

    return launch


def _called(
    *inputs: Any,
    kernel: Any,
    grid: Any,
    output_shape_dtypes: Any,
    constants: Any,
    scalars: Any,
    roles: Any,
    alias_group: Any,
) -> Any:
    """cutile_call() as other operations of JAX's; aliases are only said to compilers."""
    launch = _launcher(kernel, grid, output_shape_dtypes, constants, scalars, roles)
    return jax.pure_callback(launch, tuple(output_shape_dtypes), *inputs)


_enabled = False


def enable() -> None:
    """Lets cutile_call() run on JAX's CPU, once and for the whole process."""
    global _enabled
    if _enabled:
        return
    _enabled = True
    from cuda.tile.jax import _jax  # type: ignore[import-not-found,import-untyped,unused-ignore]

    mlir.register_lowering(
        _jax.cutile_call_ffi_p,
        mlir.lower_fun(_called, multiple_results=True),
        platform="cpu",
    )
