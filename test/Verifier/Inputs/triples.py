# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints which profiles accept each triple of a list, in the format of the list."""

import subprocess
import sys

MODES = {"standard": ["--profile=nvvm"], "libnvvm": ["--profile=libnvvm"],
         "nvptx": ["--profile=nvptx"],
         "unified": ["--profile=nvvm", "--mode=unified"]}
REST = ('target datalayout = "e-i64:64-i128:128-n16:32:64"\n'
        "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n")


def passes(nvvmc, triple, options):
    text = f'target triple = "{triple}"\n' + REST
    run = subprocess.run([nvvmc, "verify", "--arch=sm_90", *options, "-"],
                         input=text, text=True, capture_output=True)
    return run.returncode == 0


for line in open(sys.argv[2]):
    triple = line.split()[0]
    print(triple, *(mode if passes(sys.argv[1], triple, options) else "-"
                    for mode, options in MODES.items()))
