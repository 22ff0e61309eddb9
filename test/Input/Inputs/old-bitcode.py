# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes bitcode of intrinsics with types that crash LLVM's reader:
old-bitcode.py TEXT BITCODE. The assembler sees them under names that it does
not know."""

import subprocess
import sys

source, target = sys.argv[1:]
with open(source, encoding="utf-8") as file:
    text = file.read().replace("@llvm.nvvm.", "@llvm.Nvvm.")
bitcode = subprocess.run(["llvm-as", "--disable-verify", "-o", "-"],
                         input=text.encode(), capture_output=True,
                         check=True).stdout
assert b"llvm.Nvvm." in bitcode
with open(target, "wb") as file:
    file.write(bitcode.replace(b"llvm.Nvvm.", b"llvm.nvvm."))
