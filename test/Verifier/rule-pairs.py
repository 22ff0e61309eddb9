#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks for findings that hide others: puts the failing examples of two rules,
or of all of them, into one module. In each profile, everything that is reported for
an example alone must also be reported for the module.

    rule-pairs.py NVVMC all          every example in one module
    rule-pairs.py NVVMC N [SEED]     N random pairs
    rule-pairs.py NVVMC pairs        all pairs
"""

import concurrent.futures
import itertools
import json
import random
import re
import subprocess
import sys

TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'
LAYOUT = ('target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-'
          'v32:32-n16:32:64"\n')
VERSION = "!nvvmir.version = !{!9100}\n!9100 = !{i32 2, i32 0}\n"
PROFILES = "nvvm,libnvvm,nvptx,tileiras"

# Rules whose example leaves nothing else to check.
UNREADABLE = {"misc-llvm-parser", "misc-llvm-crash"}
# Rules that an example breaks only in a module of its own.
ABSENCES = {
    "triple-missing": "the other example's triple is there",
    "layout-empty": "the other example's layout is there",
    "misc-nvvmir-version-missing": "the other example's version is there",
    "misc-arch-assumed": "is about the command line",
    "layout-program-space": "LLVM cannot read functions in the default space",
}
# (hidden, by what): why.
MEANT = {
    ("global-limit-near", "global-const-limit"): "the limit is passed",
    ("global-limit-near", "global-shared-limit"): "the limit is passed",
}


class Example:
    """A failing example with unique names and numbers."""

    def __init__(self, number, rule):
        self.id = rule["id"]
        text = rule["bad"]
        options = re.findall(r"^; (--.*)$", text, re.M)
        self.options = tuple(options[0].split()) if options else ()
        self.header = {}
        for kind in ("triple", "datalayout"):
            line = re.search(rf'^target {kind} = "[^"]*"\n?', text, re.M)
            if line:
                self.header[kind] = line[0].rstrip() + "\n"
                text = text.replace(line[0], "", 1)
        self.version = "nvvmir.version" in text
        self.body = self.renamed(text, number)

    @staticmethod
    def renamed(text, number):
        """Gives every global, type, comdat, metadata node and attribute group
        of the module a name that no other example has."""
        strings = r'c?"[^"\n]*"'
        globals_ = {name for name in re.findall(
            r'^(?:define|declare)\b.*?@([\w$.-]+)\(|^@([\w$.-]+) =', text,
            re.M) for name in name if name}
        types = set(re.findall(r"^%([\w$.-]+) = type", text, re.M))

        def swap(match):
            token = match[0]
            if token[0] in 'c"':
                return token
            name = token[1:]
            if token[0] in "!#":
                return f"{token[0]}{int(name) + 100 * number}"
            kept = token[0] == "@" and (name not in globals_ or
                                        re.match(r"llvm\.|cuda|__nv|vprintf|"
                                                 r"malloc|free", name))
            if kept or (token[0] == "%" and name not in types):
                return token
            return f"{token}_{number}"

        return re.sub(rf"{strings}|[@%$][A-Za-z_$.-][\w$.-]*|[!#]\d+\b", swap,
                      text) + "\n"


def merge(examples):
    """Combines several modules; None if they contradict each other."""
    header, declared, lines = {}, {}, []
    for example in examples:
        for kind, line in example.header.items():
            if header.setdefault(kind, line) != line:
                return None
        for line in example.body.splitlines():
            reserved = re.match(r"@llvm\.[\w.]+ =", line)
            if reserved and reserved[0] in declared:
                return None
            if reserved:
                declared[reserved[0]] = line
            found = re.match(r"declare\b.*?@((?:llvm|cuda|__nv|vprintf|malloc|"
                             r"free)[\w$.-]*)\(", line)
            if found:
                plain = re.sub(r"\s*#\d+|;.*", "", line).strip()
                if declared.setdefault(found[1], plain) != plain:
                    return None
                if declared[found[1]] in lines:
                    continue
                line = plain
            lines.append(line)
    versioned = any(example.version for example in examples)
    return (header.get("triple", TRIPLE) + header.get("datalayout", LAYOUT) +
            "\n".join(lines) + "\n" + ("" if versioned else VERSION))


def findings(nvvmc, text, options):
    """Pairs of profile and rule, and the exit status."""
    arch = [] if any("--arch" in o for o in options) else ["--arch=sm_100"]
    run = subprocess.run(
        [nvvmc, "verify", f"--profile={PROFILES}", "--format=json",
         "--error-limit=0", *arch, *options, "-"],
        input=text, text=True, capture_output=True)
    found = set()
    for line in run.stdout.splitlines():
        entry = json.loads(line)
        found.add((entry["profile"], entry["rule"]))
    return found, run.returncode


class Sweep:
    def __init__(self, nvvmc):
        self.nvvmc = nvvmc
        listing = subprocess.run([nvvmc, "rules", "--format=json"], text=True,
                                 capture_output=True, check=True).stdout
        rules = [rule for rule in json.loads(listing)
                 if rule["layer"] != "emission" and rule["bad"] and
                 rule["id"] not in UNREADABLE and rule["id"] not in ABSENCES]
        self.examples = [Example(n, rule) for n, rule in enumerate(rules, 1)]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            alone = pool.map(self.alone, self.examples)
        for example, found in zip(self.examples, alone):
            example.alone = {f for f in found if f[1] == example.id}

    def alone(self, example):
        return findings(self.nvvmc, merge([example]), example.options)[0]

    def compare(self, examples):
        """Lines that say what of the examples is hidden; None when they do not
        fit in one module."""
        text = merge(examples)
        if text is None:
            return None
        problems = []
        for options in {example.options for example in examples}:
            found, status = findings(self.nvvmc, text, options)
            for example in examples:
                if example.options != options:
                    continue
                for profile, rule in sorted(example.alone - found):
                    others = [e.id for e in examples if e is not example]
                    if any((rule, other) in MEANT for other in others):
                        continue
                    problems.append(f"{rule}, {profile}: hidden among "
                                    f"{', '.join(others[:3])}")
            if status == 2:
                problems.append("status 2: " +
                                ", ".join(e.id for e in examples[:3]))
        return problems

    def everything(self):
        """As many examples as fit in one module, and a module with as many
        others for each that did not."""
        problems, tried, modules = [], set(), 0
        for first in self.examples:
            if first.id in tried:
                continue
            taken = [first]
            for example in self.examples:
                if example is not first and merge(taken + [example]):
                    taken.append(example)
            tried.update(example.id for example in taken)
            problems += self.compare(taken)
            modules += 1
        return problems, modules

    def pairs(self, pairs):
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(self.compare, pairs))
        tried = [lines for lines in results if lines is not None]
        return [line for lines in tried for line in lines], len(tried)


def main(nvvmc, what, seed="1"):
    sweep = Sweep(nvvmc)
    if what == "all":
        problems, count = sweep.everything()
    else:
        pairs = list(itertools.combinations(sweep.examples, 2))
        if what != "pairs":
            pairs = random.Random(int(seed)).sample(pairs, int(what))
        problems, count = sweep.pairs(pairs)
    print("\n".join(problems))
    print(f"{len(sweep.examples)} rules, {count} modules, "
          f"{len(problems)} problems")
    return bool(problems or not count)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
