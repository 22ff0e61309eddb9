# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints, for each data layout of a list, "fine" or the rules that it breaks
in the order in which they are reported, in the format of the list."""

import re
import subprocess
import sys


def broken(nvvmc, layout):
    text = (f'target triple = "nvptx64-nvidia-cuda"\n'
            f'target datalayout = "{layout}"\n'
            "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n")
    run = subprocess.run([nvvmc, "verify", "--arch=sm_80", "-"], input=text,
                         text=True, capture_output=True)
    rules = re.findall(r"\[([a-z0-9-]+)\]$", run.stderr, re.M)
    return [rule for rule in rules if rule != "layout-invalid"]


for line in open(sys.argv[2]):
    layout = line.split()[0]
    print(layout, ",".join(broken(sys.argv[1], layout)) or "fine")
