# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rule and line of each finding of nvvmc verify --format=json: findings.py FILE"""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as lines:
    found = [json.loads(line) for line in lines]
print(" ".join(f"{f['rule']} {f['line']}" for f in found))
