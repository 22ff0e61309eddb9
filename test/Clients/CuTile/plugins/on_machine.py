# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""on_machine.py PROGRAM [ARGUMENT...]: runs a program of cuTile's and torch's, which cuTile
compiles by our tileiras and launches as it does on a GPU; a plugin of pytest's, too.

libopennvvm-tile-launch.so is preloaded, and the driver is the machine's. torch, which has no
device there, has one in the memory of the process, of which the driver is told while a kernel
runs."""

import functools
import os
import runpy
import sys

import cuda.tile as ct
from opennvvm import _cutile_gpu as gpu
from opennvvm import _cutile_torch, cutile
from opennvvm._cutile_driver import Settings


def launcher(device, launch):
    @functools.wraps(launch)
    def launched(stream, grid, kernel, args, /, **options):
        args = device.prepare(kernel, args)
        try:
            return launch(stream, grid, kernel, args, **options)
        finally:
            device.done()

    return launched


def enable():
    settings = Settings(arch=cutile._arch(os.environ["OPENNVVM_MACHINE"]))
    device = gpu.Machine(settings, cutile._wrapped)
    _cutile_torch.enable(device)
    gpu.choose_tileiras()
    ct.launch = launcher(device, ct.launch)


enable()

if __name__ == "__main__":
    del sys.argv[0]
    sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
    runpy.run_path(sys.argv[0], run_name="__main__")
