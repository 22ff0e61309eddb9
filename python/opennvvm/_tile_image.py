# What images of tile programs say of their kernels.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import ctypes
import json
from ctypes import byref, c_void_p
from dataclasses import dataclass
from typing import Any, Dict, Optional, Tuple

from . import _tile as tile
from . import _types as types
from ._native import text


@dataclass(frozen=True)
class TileParameter:
    """A parameter of a kernel."""

    kind: str  #: "integer", "float" or "pointer".
    type: str  #: As the program has it: "i32", "ptr<f32>".
    size: int  #: Bytes.
    pointee: Optional[str] = None  #: Of a pointer, if it is known: "f32".


@dataclass(frozen=True)
class TileKernel:
    """How a kernel is launched."""

    name: str
    block: Tuple[int, int, int]  #: Threads of a block.
    cluster: Tuple[int, int, int]  #: Blocks of a cluster.
    dynamic_shared: int  #: Bytes of shared memory that a launch must give a block.
    static_shared: int  #: Bytes that the kernel has itself.
    parameters: Tuple[TileParameter, ...]


@dataclass(frozen=True)
class TileImage:
    """What an image of a tile program carries."""

    arch: str  #: The machine for which it was compiled.
    kernels: Tuple[TileKernel, ...]
    ptx: str  #: What the machine executes.
    bytecode: Optional[str] = None  #: The SHA-256 of the bytecode, if it was that.

    def kernel(self, name: str) -> TileKernel:
        """The kernel called so; raises NotFound."""
        for kernel in self.kernels:
            if kernel.name == name:
                return kernel
        raise types.NotFound(f"there is no kernel '{name}'")


def read_image(data: bytes) -> TileImage:
    """Reads an image that `tileiras` has made: machine code, a fat binary, or PTX.
    Raises Error for images of other compilers and for what is damaged."""
    handle, error = c_void_p(), c_void_p()
    if tile.call("ReadImage", data, len(data), byref(handle), byref(error)):
        message = text(ctypes.string_at(error.value)) if error.value else None
        tile.call("FreeText", error)
        raise types.Error(message or "not an image of a tile program")
    try:
        launches = json.loads(tile.call("CodeLaunchInfo", handle))
        ptx = text(tile.call("CodePTX", handle)) or ""
    finally:
        tile.call("DestroyCode", handle)
    kernels = tuple(_kernel(one) for one in launches["kernels"])
    return TileImage(launches["arch"], kernels, ptx, launches.get("bytecode"))


def _kernel(given: Dict[str, Any]) -> TileKernel:
    block, cluster = given["block"], given["cluster"]
    return TileKernel(
        given["kernel"],
        (block[0], block[1], block[2]),
        (cluster[0], cluster[1], cluster[2]),
        given["dynamic_shared"],
        given["static_shared"],
        tuple(TileParameter(**one) for one in given["parameters"]),
    )
