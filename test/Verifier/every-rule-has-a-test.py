#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if a rule of the catalog is neither reported for its own example in
test/Verifier/rule-examples.txt nor checked by a test/**/RULE.ll. If no input is
known that breaks the rule, a unit test may show it instead."""

import json
import pathlib
import re
import subprocess
import sys


def tests_of(root):
    """Files by the rule that they are named after."""
    return {path.stem: path for path in root.rglob("*.ll")
            if "Inputs" not in path.parts}


def names_rule(unit_tests, rule):
    return any(f'"{rule}"' in text for text in unit_tests)


def shown_by_examples(root):
    """Rules that their own example breaks."""
    table = (root / "Verifier/rule-examples.txt").read_text()
    blocks = re.findall(r"^([^\s#]\S*)\n((?: .*\n)*)", table, re.M)
    return {rule for rule, text in blocks
            if re.search(rf"^  (?!twin).*\[{rule}\]$", text, re.M)}


def main(nvvmc, root, unit_root):
    listing = subprocess.run([nvvmc, "rules", "--format=json"], text=True,
                             capture_output=True, check=True).stdout
    rules = [rule["id"] for rule in json.loads(listing)]
    tests = tests_of(pathlib.Path(root))
    unit_tests = [path.read_text()
                  for path in pathlib.Path(unit_root).rglob("*.cpp")]
    shown = shown_by_examples(pathlib.Path(root))
    missing = [rule for rule in rules
               if rule not in tests and rule not in shown
               and not names_rule(unit_tests, rule)]
    silent = [rule for rule in rules if rule in tests
              and f"[{rule}]" not in tests[rule].read_text()]
    for rule in missing:
        print(f"{rule}: no example that breaks it, and no test/**/{rule}.ll")
    for rule in silent:
        print(f"{rule}: {tests[rule]} does not check for [{rule}]")
    print(f"{len(rules)} rules, {len(missing)} without a test")
    return bool(missing or silent or not rules)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
