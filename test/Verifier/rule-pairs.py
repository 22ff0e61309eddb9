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
import pathlib
import random
import re
import subprocess
import sys
import tempfile

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
        # What is asked for hides nothing that is reported in any case.
        self.options = ("--lint=all", *self.options)
        self.header = {}
        for kind in ("triple", "datalayout"):
            line = re.search(rf'^target {kind} = "[^"]*"\n?', text, re.M)
            if line:
                self.header[kind] = line[0].rstrip() + "\n"
                text = text.replace(line[0], "", 1)
        self.versioned = "nvvmir.version" in text
        self.lines = [self.shared(line) for line in
                      self.renamed(text, number).splitlines()]

    @staticmethod
    def shared(line):
        """What a line declares under a name that all examples share (or None),
        the line, and whether several examples may contain it."""
        if reserved := re.match(r"@llvm\.[\w.]+ =", line):
            return reserved[0], line, False
        if declared := re.match(r"declare\b.*?@((?:llvm|cuda|__nv|vprintf|"
                                r"malloc|free)[\w$.-]*)\(", line):
            return declared[1], re.sub(r"\s*#\d+|;.*", "", line).strip(), True
        return None, line, True

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


class Merged:
    """A module of several examples."""

    def __init__(self):
        self.header, self.declared, self.lines = {}, {}, []
        self.versioned = False

    def add(self, example):
        """Adds an example, or leaves the module as it is and gives False if
        the two contradict each other."""
        if any(self.header.get(kind, line) != line
               for kind, line in example.header.items()):
            return False
        declared, lines = {}, []
        for key, line, repeats in example.lines:
            if key is not None:
                before = self.declared.get(key, declared.get(key))
                if before is not None:
                    if not repeats or before != line:
                        return False
                    continue
                declared[key] = line
            lines.append(line)
        self.header.update(example.header)
        self.declared.update(declared)
        self.lines += lines
        self.versioned |= example.versioned
        return True

    def text(self):
        return (self.header.get("triple", TRIPLE) +
                self.header.get("datalayout", LAYOUT) +
                "\n".join(self.lines) + "\n" +
                ("" if self.versioned else VERSION))


def merge(examples):
    """The module of these examples; None if they contradict each other."""
    merged = Merged()
    if not all(merged.add(example) for example in examples):
        return None
    return merged.text()


def findings(nvvmc, texts, options):
    """Of each module the pairs of profile and rule, and the exit status."""
    arch = [] if any("--arch" in o for o in options) else ["--arch=sm_100"]
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder, f"{n}.ll") for n in range(len(texts))]
        for file, text in zip(files, texts):
            file.write_text(text)
        run = subprocess.run(
            [nvvmc, "verify", f"--profile={PROFILES}", "--format=json",
             "--error-limit=0", *arch, *options, *files],
            text=True, capture_output=True)
    found = {str(file): set() for file in files}
    for line in run.stdout.splitlines():
        entry = json.loads(line)
        for finding in [entry, *entry.get("notes", [])]:
            if "rule" in finding:
                found[entry["file"]].add((entry["profile"], finding["rule"]))
    return list(found.values()), run.returncode


class Sweep:
    def __init__(self, nvvmc):
        self.nvvmc = nvvmc
        listing = subprocess.run([nvvmc, "rules", "--format=json"], text=True,
                                 capture_output=True, check=True).stdout
        rules = [rule for rule in json.loads(listing)
                 if rule["layer"] != "emission" and rule["bad"] and
                 rule["id"] not in UNREADABLE and rule["id"] not in ABSENCES]
        self.examples = [Example(n, rule) for n, rule in enumerate(rules, 1)]
        for options in {example.options for example in self.examples}:
            some = [e for e in self.examples if e.options == options]
            alone = findings(nvvmc, [merge([e]) for e in some], options)[0]
            for example, found in zip(some, alone):
                example.alone = {f for f in found if f[1] == example.id}
                if not example.alone:
                    sys.exit(f"{example.id} is not reported for its example")

    def compare(self, examples, fresh=None):
        """Lines that say what of the examples is hidden, under the options that
        the fresh ones ask for; None when they do not fit in one module."""
        text = merge(examples)
        if text is None:
            return None
        problems = []
        for options in {example.options for example in fresh or examples}:
            [found], status = findings(self.nvvmc, [text], options)
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
        others for each that did not, under its options."""
        problems, tried, modules = [], set(), 0
        for first in self.examples:
            if first.id in tried:
                continue
            module, taken = Merged(), []
            for example in [first] + self.examples:
                if example not in taken and module.add(example):
                    taken.append(example)
            problems += self.compare(
                taken, [e for e in taken if e.id not in tried])
            tried.update(example.id for example in taken)
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
