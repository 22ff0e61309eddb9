#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the leeway of the rows with the table in docs/lowering.md.

    lowering-run --leeway | leeway-docs.py LOWERING.md
"""

import collections
import pathlib
import re
import sys

rows = collections.defaultdict(set)
for line in sys.stdin:
    rule, _, *kinds = line.split()
    rows[rule] |= set(kinds)
text = pathlib.Path(sys.argv[1]).read_text()
section = re.search(r"^## What later stages may do$(.*?)^## ", text,
                    re.MULTILINE | re.DOTALL).group(1)
documented = {}
for names, kinds in re.findall(r"^\| (`.*?`) \| (.*?) \|", section,
                               re.MULTILINE):
    for name in re.findall(r"`([a-z0-9-]+)`", names):
        documented[name] = set(kinds.split(", ")) - {"nothing"}
wrong = [r for r in rows.keys() | documented.keys()
         if rows.get(r) != documented.get(r)]
for rule in sorted(wrong):
    print(f"{rule}: the row says {rows.get(rule)}, the document "
          f"{documented.get(rule)}", file=sys.stderr)
sys.exit(bool(wrong))
