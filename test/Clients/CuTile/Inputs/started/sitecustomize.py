# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Python loads this when it starts: programs that tests start run on the CPU, too."""

import sys

if "pytest" not in sys.orig_argv:
    import opennvvm.cutile

    opennvvm.cutile.enable(findings="report", threads=1)
