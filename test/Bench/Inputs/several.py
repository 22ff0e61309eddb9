# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""several.py FOLDER NVDISASM CUBIN KERNEL ARGUMENT... [+ KERNEL ARGUMENT...]

Runs run.py of the folder for several kernels, one after another."""

import itertools
import sys

folder, *where = sys.argv[1:4]
sys.path.insert(0, folder)
import run  # noqa: E402

for last, words in itertools.groupby(sys.argv[4:], "+".__eq__):
    if not last:
        sys.argv = ["run.py", *where, *words]
        run.main()
