# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""notebook.py IR: uses the cell magic in a real shell of IPython."""

import pathlib
import sys

from IPython.core.interactiveshell import InteractiveShell

shell = InteractiveShell.instance()
ir = pathlib.Path(sys.argv[1]).read_text()

shell.run_line_magic("load_ext", "opennvvm")
ptx = shell.run_cell("%%nvvm --arch=sm_90\n" + ir).result
assert ptx.kernels == ("saxpy",) and ptx.target == "sm_90"
found = shell.run_cell("%%nvvm verify --arch=sm_90\n" + ir).result
assert found.errors == []
found = shell.run_cell("%%nvvm\ndefine").result
assert found[0].severity == "error"

# What a notebook shows.
formatter = shell.display_formatter.formatters["text/html"]
assert ".entry saxpy(" in formatter(ptx)
assert "<table>" in formatter(found) and "error" in formatter(found)
