# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tiles.py PAGE: what a report's section about a tile program shows."""

import os
import sys

from browser import Browser

with Browser(os.path.dirname(sys.argv[1])) as page:
    page.open(sys.argv[1])
    print(*page.texts("#tiles-0 h2, #tiles-0 h3"), sep="\n")
    print(*page.run("return [...document.querySelectorAll('#tiles-0 rect title')]"
                    ".map(e => e.textContent)")[:40], sep="\n")
    print(*page.run("return [...document.querySelectorAll('#tiles-0 .occupancy td')]"
                    ".map(e => e.textContent)"))
    assert page.run("return document.querySelectorAll('#tiles-0 .cell').length"), "no bars"
