# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that lines of PTX come from the function of that name: lines.py PAGE"""

import json
import re
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    data = json.loads(re.search(r'id="data">(.*?)</script>', file.read(), re.S)[1])
module, ptx = data["files"][0], data["ptx"]
text = module["text"].split("\n")
found = 0
for function in ptx["functions"]:
    begin = next(f["line"] for f in module["functions"] if f["name"] == function["name"])
    end = next(i for i, line in enumerate(text, 1) if i > begin and line == "}")
    for line, of in ptx["lines"]:
        if function["line"] <= line <= function["endLine"]:
            found += 1
            assert begin <= of <= end, (function["name"], line, of)
assert found > 10, found
