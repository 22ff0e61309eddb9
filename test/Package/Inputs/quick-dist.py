# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""quick-dist.py DIST ARGUMENT...: packaging/dist.py, but with the fastest compression."""

import gzip
import os
import runpy
import sys


class QuickFile(gzip.GzipFile):
    def __init__(self, name, mode, _, *rest):
        super().__init__(name, mode, 1, *rest)


gzip.GzipFile = QuickFile
sys.argv = sys.argv[1:]
sys.path.insert(0, os.path.dirname(sys.argv[0]))
runpy.run_path(sys.argv[0], run_name="__main__")
