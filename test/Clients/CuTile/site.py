# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""site.py VENV TO: links in TO to the packages of VENV but for those of NVIDIA's tools, which
would hide the tileiras that PATH has."""

import pathlib
import sys

venv, to = map(pathlib.Path, sys.argv[1:])
to.mkdir()
for part in next(venv.glob("lib/python3*/site-packages")).iterdir():
    if not part.name.startswith("nvidia"):
        (to / part.name).symlink_to(part)
