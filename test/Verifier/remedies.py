#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""remedies.py NVVMC: what the rules tell a user can be followed with what is installed.

A remedy names no file of the source tree, commands in it exist, rules in it do, and its
placeholders are those of the message."""

import json
import re
import subprocess
import sys


def problems_of(rule, ids, commands):
    said = " ".join(rule[field] for field in ("why", "legal", "help"))
    if found := re.search(r"\bdocs/|\.md\b|\bcatalog/", said):
        yield f"names {found.group()!r}, which is not installed"
    texts = rule["text"] + rule.get("libnvvmText", "")
    for number in set(re.findall(r"\{(\d)\}", rule["help"])):
        if f"{{{number}}}" not in texts:
            yield f"its message has no {{{number}}}, its remedy has"
    for command, subject in re.findall(r"nvvmc (\w+)(?: ([\w-]+))?", said):
        if command not in commands:
            yield f"nvvmc has no command {command!r}"
        if command == "explain" and subject not in ids:
            yield f"nvvmc explain knows no {subject!r}"


def main(nvvmc):
    def ask(*arguments):
        return subprocess.run([nvvmc, *arguments], capture_output=True, text=True,
                              check=True).stdout

    rules = json.loads(ask("rules", "--format=json"))
    commands = re.findall(r"^  nvvmc (\w+)", ask("help"), re.M)
    assert len(rules) > 200 and len(commands) > 8, (len(rules), commands)
    ids = {rule["id"] for rule in rules}
    problems = [f"{rule['id']}: {problem}" for rule in rules
                for problem in problems_of(rule, ids, commands)]
    print("\n".join(problems))
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
