#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the catalog's messages with a file that no script writes.

    documented-messages.py NVVMC FILE

Each line of FILE is a rule, a tab and its message. To change a message, change both
places by hand."""

import json
import subprocess
import sys


def main(nvvmc, path):
    listing = subprocess.run([nvvmc, "rules", "--format=json"], text=True,
                             capture_output=True, check=True).stdout
    catalog = {rule["id"]: rule["text"] for rule in json.loads(listing)}
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file
                 if not line.startswith("#")]
    frozen = {rule: text.replace("\\n", "\n") for rule, text in lines}
    differ = [rule for rule in sorted(catalog.keys() | frozen.keys())
              if catalog.get(rule) != frozen.get(rule)]
    for rule in differ:
        print(f"{rule}: the catalog has {catalog.get(rule)!r}, "
              f"{path} has {frozen.get(rule)!r}")
    if len(frozen) != len(lines):
        print("a rule stands there twice")
    print(f"{len(catalog)} messages, {len(differ)} differ")
    return bool(differ or not catalog or len(frozen) != len(lines))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
