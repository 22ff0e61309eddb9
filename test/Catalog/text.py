#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what nvvmc prints for each intrinsic with what LLVM 22 prints.

usage: text.py MEASURED TEXTS DOCS FOLDER

MEASURED is test/Catalog/Gates/measured.tsv, whose kernels and machines are used. TEXTS
has the instruction that LLVM prints for each of its intrinsics and constants:
every register is "%", N registers in braces are "{N}", and "..." at the end stands
for the rest. DOCS contains the table of deviations with their reasons. The test
fails on a deviation that is not in the table, and on a line that is not needed.
"""

import fnmatch
import os
import re
import sys
from collections import defaultdict

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "Gates"))
import gates  # noqa: E402

SHOWN = 40


def plain(text):
    """An instruction without the names of its registers."""
    text = re.sub(r"\s+", " ", text.split("//")[0]).strip()
    text = re.sub(r"%[a-z]+\d+\b", "%", text)
    return re.sub(r"\{%((?:, %)*)\}",
                  lambda m: f"{{{1 + len(m[1]) // 3}}}", text)


def read_texts(path):
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file][1:]
    return {(name, constants): text for name, constants, text in rows}


def read_deviations(path):
    """The lines "| `patterns` | `LLVM` | `ours` | reason |"."""
    found = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            cells = [c.strip() for c in
                     re.split(r"(?<!\\)\|", line.strip().strip("|"))]
            if len(cells) == 4 and cells[0].startswith("`"):
                found.append({"patterns": re.findall(r"`([^`]*)`", cells[0]),
                              "measured": cells[1].strip("`"),
                              "ours": cells[2].strip("`"), "used": 0})
    return found


def key(line):
    return (line.name, ",".join(f"{a}={v}" for a, v in line.constants.items())
            or "-")


def emitted(path, machine, count):
    """The instructions of each kernel of a module."""
    out = path[:-3] + ".ptx"
    ran = gates.run("nvvmc", "emit", path, "--arch=" + machine, "-o", out)
    if ran.returncode:
        sys.exit(f"{path}: {ran.stderr[:3000]}")
    with open(out, encoding="utf-8") as file:
        parts = re.split(r"\.entry k(\d+)\(", file.read())[1:]
    bodies = {int(n): text for n, text in zip(parts[::2], parts[1::2])}
    return [[plain(t) for t in re.sub(r"([{;])\s", "\\1\n",
                                      bodies[i]).splitlines()]
            for i in range(count)]


def agrees(measured, printed):
    if measured.endswith("..."):
        return any(t.startswith(measured[:-3]) for t in printed)
    return measured in printed


def explain(deviations, name, measured, printed):
    for d in deviations:
        if any(fnmatch.fnmatchcase(name, p) for p in d["patterns"]) and \
                fnmatch.fnmatchcase(measured, d["measured"]) and \
                any(fnmatch.fnmatchcase(t, d["ours"]) for t in printed):
            d["used"] += 1
            return True
    return False


def main(measured, texts, docs, folder):
    suite = gates.Suite(measured, os.path.join(
        os.path.dirname(docs), "gates.md"), folder)
    texts, deviations = read_texts(texts), read_deviations(docs)
    groups = defaultdict(list)
    for line in suite.lines:
        if key(line) in texts and line.machines:
            highest = [m for m in suite.machines if m.name in line.machines][-1]
            independent = re.match(r"(tex\.|tld4\.)(?!unified)", line.name)
            groups[highest.name, bool(independent)].append(line)
    compared = same = 0
    unknown = []
    modules = {k: suite.write("-".join(map(str, k)), lines)
               for k, lines in groups.items()}
    bodies = suite.for_each(
        lambda k: emitted(modules[k], k[0], len(groups[k])), groups)
    for lines, kernels in zip(groups.values(), bodies):
        for line, printed in zip(lines, kernels):
            compared += 1
            text = texts[key(line)]
            if agrees(text, printed):
                same += 1
            elif not explain(deviations, line.name, text, printed):
                unknown.append(f"{line.label()}: {text}\n    " + " ".join(
                    t for t in printed
                    if t and not re.match(r"[.{}()]|ld\.|ret|//|\$", t)))
    print(f"{compared} texts, {same} the same, "
          f"{compared - same - len(unknown)} deviations with a reason, "
          f"{len(unknown)} without")
    print("\n".join(unknown[:SHOWN]))
    stale = [d for d in deviations if not d["used"]]
    for d in stale:
        print("no longer deviates:", *d["patterns"])
    return bool(unknown or stale or not compared)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
