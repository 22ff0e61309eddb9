# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""preload.py: a process with opennvvm.libnvvm_path() in LD_PRELOAD has libNVVM, and opens
ours by the name of NVIDIA's."""

import ctypes
import os
import subprocess
import sys

import opennvvm

LOOK = """
import ctypes, os
major, minor = ctypes.c_int(), ctypes.c_int()
for name in (None, "libnvvm.so.4"):
    library = ctypes.CDLL(name)
    assert library.nvvmVersion(ctypes.byref(major), ctypes.byref(minor)) == 0
files = {line.split()[-1] for line in open("/proc/self/maps") if "libnvvm" in line}
print(*files)
"""

path = opennvvm.libnvvm_path()
assert os.path.isfile(path)
shown = subprocess.run([sys.executable, "-c", LOOK], check=True, text=True,
                       env={**os.environ, "LD_PRELOAD": path},
                       stdout=subprocess.PIPE).stdout.split()
assert [os.path.realpath(file) for file in shown] == [os.path.realpath(path)], shown

# In this process, too.
assert ctypes.CDLL(path).nvvmGetErrorString
