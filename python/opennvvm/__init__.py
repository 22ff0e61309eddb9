"""NVVM IR to PTX, without a CUDA toolkit and without a GPU.

>>> import opennvvm
>>> opennvvm.targets()[0].name
'sm_20'
"""
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import os as _os

from . import _native
from ._api import IR, Module, compile, fix, link, lower, optimize, verify
from ._machine import Launch, out, run, run_all
from ._questions import decode, explain, intrinsics, targets
from ._types import (
    Diagnostic,
    Diagnostics,
    Edit,
    Error,
    Finding,
    Fixed,
    InternalError,
    InvalidIR,
    MachineError,
    NotFound,
    Note,
    OptionError,
    Party,
    Ptx,
    PtxLine,
    Run,
    Target,
    UserLocation,
)

__version__: str = _native.LIBRARY.opennvvmVersion().decode()
llvm_version: str = _native.LIBRARY.opennvvmLLVMVersion().decode()


def libnvvm_path() -> str:
    """The path of libnvvm.so.4, for LD_PRELOAD."""
    return _os.path.join(_native.FOLDER, "nvvm", "lib64", "libnvvm.so.4")


def nvvmc_path() -> str:
    """The path of nvvmc."""
    return _os.path.join(_native.FOLDER, "bin", "nvvmc")


def tileiras_path() -> str:
    """The path of tileiras, which cuTile takes if it is first in PATH."""
    return _os.path.join(_native.FOLDER, "bin", "tileiras")


def tile_launch_path() -> str:
    """The path of libopennvvm-tile-launch.so, for LD_PRELOAD: programs that launch what
    tileiras has made."""
    return _os.path.join(_native.FOLDER, "lib", "opennvvm", "libopennvvm-tile-launch.so")


def load_ipython_extension(shell: object) -> None:
    """Adds the magic %%nvvm to Jupyter: %load_ext opennvvm."""
    from ._magic import register

    register(shell)


__all__ = [
    "Diagnostic",
    "Diagnostics",
    "Edit",
    "Error",
    "Finding",
    "Fixed",
    "IR",
    "InternalError",
    "InvalidIR",
    "Launch",
    "MachineError",
    "Module",
    "NotFound",
    "Note",
    "OptionError",
    "Party",
    "Ptx",
    "PtxLine",
    "Run",
    "Target",
    "UserLocation",
    "compile",
    "decode",
    "explain",
    "fix",
    "intrinsics",
    "libnvvm_path",
    "link",
    "llvm_version",
    "lower",
    "nvvmc_path",
    "optimize",
    "out",
    "run",
    "run_all",
    "targets",
    "tile_launch_path",
    "tileiras_path",
    "verify",
]
