#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/nv_tileas-messages.md: what the verifiers say, by operation.

    rules.py FOLDER

The messages are those that the tests in FOLDER expect; another test sees to it that
they expect every one.
"""

import collections
import pathlib
import re
import sys

HEAD = """# What the verifiers of nv_tileas say

By operation, type and attribute, as the tests expect it, with the types and numbers of
the tests. Made by `ninja opennvvm-docs`. An operation that breaks several rules has the
first of them reported.
"""
OTHERS = "types, attributes and syntax"


def main():
    rules = collections.defaultdict(set)
    for test in sorted(pathlib.Path(sys.argv[1]).glob("*.mlir")):
        for text in re.findall(r"expected-error @below \{\{(.*)\}\}", test.read_text()):
            found = re.match(r"'(nv_tileas\.[\w.]+)' op (.*)", text)
            name, message = found.groups() if found else (OTHERS, text)
            if "unregistered" not in message and "test." not in text:
                rules[name].add(message)
    print(HEAD)
    for name in sorted(rules, key=lambda n: (n == OTHERS, n)):
        print(f"## {name if name == OTHERS else '`' + name + '`'}\n")
        for message in sorted(rules[name]):
            print(f"    {message}")
        print()


if __name__ == "__main__":
    sys.exit(main())
