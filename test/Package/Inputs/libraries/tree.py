# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tree.py PREFIX: checks the files that belong to the C libraries."""

import ctypes
import os
import pathlib
import sys

prefix = pathlib.Path(sys.argv[1])
nvvm = prefix / "nvvm"


def check_links(folder, soname):
    """NAME.so links to its soname, and that to the file of the version."""
    name = soname[:soname.index(".so") + 3]
    assert os.readlink(folder / name) == soname, name
    file = os.readlink(folder / soname)
    assert file.startswith(soname.rstrip("0123456789.")) and file != soname, file
    assert (folder / file).is_file() and not (folder / file).is_symlink()
    others = {f.name for f in folder.glob(name + "*")} - {name, soname, file}
    assert not others, others


check_links(nvvm / "lib64", "libnvvm.so.4")
check_links(prefix / "lib", "libopennvvm.so.1")
if (prefix / "lib" / "libopennvvm-tile.so").exists():
    check_links(prefix / "lib", "libopennvvm-tile.so.1")
assert {f.name for f in (nvvm / "include").iterdir()} == {"nvvm.h"}

# libdevice is NVIDIA's: a link to where it was found, never a copy.
for file in (nvvm / "libdevice").glob("*"):
    assert file.is_symlink() and file.name == "libdevice.10.bc", file

major, minor = ctypes.c_int(), ctypes.c_int()
library = ctypes.CDLL(str(nvvm / "lib64" / "libnvvm.so"))
assert library.nvvmVersion(ctypes.byref(major), ctypes.byref(minor)) == 0
assert major.value == 2
