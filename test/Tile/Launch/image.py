# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""image.py IMAGE: what an image of tile programs says of its kernels."""

import pathlib
import sys

from opennvvm import cutile

image = cutile.read_image(pathlib.Path(sys.argv[1]).read_bytes())
assert image.ptx.lstrip().startswith("//") and ".entry" in image.ptx, image.ptx
for kernel in image.kernels:
    print(image.arch, kernel.name, kernel.block, len(kernel.parameters), "parameters")
try:
    cutile.read_image(b"\x7fELF of another compiler")
except cutile.Error as error:
    assert "ELF" in str(error) or "image" in str(error), error
else:
    raise AssertionError("read what is no image")
