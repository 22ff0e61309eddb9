#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Emits the examples of every emission rule: the bad one must be refused by
that rule, the good one must pass."""

import json
import re
import subprocess
import sys

HEADER = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""


def emit(nvvmc, text):
    options = re.findall(r"--ptx=\S+", text)
    return subprocess.run(
        [nvvmc, "emit", "-", "--arch=sm_90", "-O0", "-o", "-", *options],
        input=HEADER + text, text=True, capture_output=True)


def main(nvvmc):
    listing = subprocess.run([nvvmc, "rules", "--format=json"], text=True,
                             capture_output=True, check=True).stdout
    failures = tried = 0
    for rule in json.loads(listing):
        if rule["layer"] != "emission" or not rule["bad"]:
            continue
        tried += 1
        bad, good = emit(nvvmc, rule["bad"]), emit(nvvmc, rule["good"])
        if bad.returncode != 1 or f"[{rule['id']}]" not in bad.stderr:
            print(f"{rule['id']}: the bad example passes\n{bad.stderr}")
            failures += 1
        if good.returncode != 0:
            print(f"{rule['id']}: the good example fails\n{good.stderr}")
            failures += 1
    print(f"{tried} rules tried, {failures} failures")
    return failures != 0 or tried == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
