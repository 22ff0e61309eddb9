#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Injects one defect at a time into the compiler of tiles, and runs its tests to see
whether they detect it.

    tile-mutation-check.py SCRATCH [--prepare] [--only NAME]... [--part K/N] [--again]
    tile-mutation-check.py --places | --list | --summary SCRATCH

One build has all defects, which scripts/tiledefects lists; an environment variable
chooses one of them. SCRATCH receives a copy of the tree at HEAD and that build. --prepare
builds it and runs the tests without a defect, which all have to pass; later runs of the
same commit do not do so again. What has been found is kept in SCRATCH/results.tsv: a run
that was stopped goes on with the other defects, and --again also tries those that were
not found, perhaps by tests that have been written to SCRATCH/source meanwhile.

Quick tests that execute what is compiled come first, then those of texts, which are
quick, too, then all that execute, and those of data structures and passes at last. Before
all of them comes what found a defect at an earlier commit, then what is likely to find one
of its group. The exit status is 1 if a defect remains undetected.
"""

import argparse
import collections
import contextlib
import os
import re
import signal
import subprocess
import sys
import time

import scratchtree
from scratchtree import ROOT, ScratchTree
from tiledefects import DEFECTS, GROUPS
from tiledefects.schemata import VARIABLE, number, place, with_defects

sys.dont_write_bytecode = True

LIT = "/usr/lib/llvm-22/bin/lit"
JOBS = int(os.environ.get("JOBS") or os.cpu_count() or 1)
# Seconds for one test. A defect may have the compiler, or a kernel, run forever.
PATIENCE = 600
SOUND = "none"
TARGETS = ("nvvmc", "nv-tileas-opt", "nv-tileas-run", "nv-tileas-convert-layouts",
           "nv-tileas-lower-numbers", "libopennvvm-tile", "OpenNVVMPlugin",
           "TileLayoutTests", "DialectTests")
TEXT = "texts"
# What decides which barriers are removed.
PASSES = ["test/Pipeline/remove-barriers.ll", "test/Tile/ToNVVM/token-order.mlir"]
# What is likely to find a defect of a group, in a few seconds.
LIKELY = {
    "layouts": ("ToNVVM/layouts", "ToNVVM/product-loops"),
    "schedule": ("ToNVVM/ahead", "ToNVVM/combinations", "ToNVVM/product-loops"),
    "planning": ("Analysis/axis-programs", "Recover/recover-programs",
                 "ToNVVM/addresses", "ToNVVM/shared-uses", "ToNVVM/windows"),
    "barriers": ("ToNVVM/orders", "ToNVVM/schedules", "ToNVVM/shared-uses"),
    "removals": ("ToNVVM/orders", "ToNVVM/addresses", "ToNVVM/shared-uses"),
    "halves": ("Split/programs",),
}
# What is run, one after the other until a test fails. Tests of one stage run in any
# order. Those of texts are all that are left of their folders.
STAGES = {
    "quick runs": [f"test/Tile/{name}.test" for name in (
        "Compile/edges", "Compile/large", "Compile/run", "ToNVVM/addresses", "ToNVVM/ahead",
        "ToNVVM/atomics", "ToNVVM/combinations", "ToNVVM/host", "ToNVVM/large-parts",
        "ToNVVM/layouts", "ToNVVM/orders", "ToNVVM/parts-turned",
        "ToNVVM/product-loops", "ToNVVM/products-wide", "ToNVVM/schedules",
        "ToNVVM/shared-uses", "ToNVVM/windows", "Split/programs", "Split/large")],
    TEXT: [f"test/Tile/{name}" for name in (
        "Analysis", "Compile", "Recover", "Split", "Stream", "ToNVVM")],
    "runs": [f"test/Tile/{name}.test" for name in (
        "Analysis/axis-programs", "Bench/kernels", "Compile/random-programs",
        "Recover/recover-programs", "ToNVVM/parts", "ToNVVM/products",
        "ToNVVM/schedule-variants", "Compile/programs")],
    "long runs": [f"test/Tile/{name}.test" for name in (
        "Compile/kernels", "Compile/parts-long", "ToNVVM/Numbers/exact",
        "ToNVVM/pipelines", "ToNVVM/schedule-removals")],
    "data structures": ["unittests/Tile"],
    "passes": PASSES,
}
RUNS = [path for stage, paths in STAGES.items() if stage != TEXT for path in paths]
Result = collections.namedtuple("Result", "commit defect test stage seconds")


class Results:
    """What found each defect, in a file that outlives the run."""

    def __init__(self, path):
        self.path = path
        lines = path.read_text().splitlines() if path.is_file() else []
        self.all = [Result(*line.split("\t")) for line in lines
                    if line.count("\t") == len(Result._fields) - 1]

    def add(self, *words):
        self.all.append(Result(*words))
        with open(self.path, "a", encoding="utf-8") as file:
            file.write("\t".join(words) + "\n")

    def of(self, commit, name):
        return next((result for result in reversed(self.all)
                     if (result.commit, result.defect) == (commit, name)), None)

    def finder(self, name):
        """The test that found the defect last, and its stage."""
        return next(((result.test, result.stage) for result in reversed(self.all)
                     if result.defect == name and result.test), None)


def run_alone(command, environment):
    """Runs a command, and ends what it has started and left behind: the next one works
    in the same folders."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, errors="replace", env=environment,
                               start_new_session=True)
    try:
        printed, said = process.communicate()
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    return subprocess.CompletedProcess(command, process.returncode, printed, said)


class TileTree(ScratchTree):
    def prepare(self):
        """Builds what has all defects, and says in which environment its tests run."""
        by_file = collections.defaultdict(list)
        for defect in DEFECTS:
            by_file[defect.path].append(defect)

        def change(name, text):
            if name not in by_file:
                return text
            return with_defects(text.decode(), by_file[name]).encode()

        self.extract(change)
        self.configure()
        if printed := self.make(TARGETS):
            sys.exit(f"tile-mutation-check: the tree does not build\n{printed[-20000:]}")
        line = (f'\nconfig.environment["{VARIABLE}"] = '
                f'os.environ.get("{VARIABLE}", "0")\n')
        for folder in ("test", "unittests"):
            site = self.build / folder / "lit.site.cfg.py"
            if line not in site.read_text():
                site.write_text(site.read_text() + line)

    def failing(self, choice, paths, log, *more):
        """The first test that fails; empty if none does."""
        if not paths:
            return ""
        done = run_alone(
            [LIT, f"-j{JOBS}", "-v", "--order=lexical", "--max-failures=1",
             f"--timeout={PATIENCE}", *more,
             *(str(self.build / path) for path in paths)],
            {**os.environ, VARIABLE: choice})
        failed = re.search(r"^(?:FAIL|TIMEOUT|UNRESOLVED|XPASS): \S+ :: (\S+)",
                           done.stdout, re.M)
        if failed:
            log.write_text(done.stdout + done.stderr)
            return failed.group(1)
        if done.returncode:
            sys.exit(f"tile-mutation-check: lit gave {done.returncode}\n{done.stderr}")
        return ""

    def noticed(self, choice, log, first=(), last=None):
        """The test that detects the defect, and its stage; both empty if none does.
        `first` are likely to, and `last` did so before."""
        if last and last[1] != "data structures" and self.failing(
                choice, [f"test/{last[0]}"], log, *([] if last[1] == TEXT else ["-Dlong=1"])):
            return last
        if test := self.failing(choice, first, log, "-Dlong=1"):
            return test, next(stage for stage, paths in STAGES.items()
                              if f"test/{test}" in paths)
        for stage, paths in STAGES.items():
            # Tests of one name have all of their samples at length.
            more = ["-Dlong=1"]
            if stage == TEXT:
                rest = "|".join(path.removeprefix("test/") for path in RUNS)
                more = [f"--filter-out=({rest})"]
            if test := self.failing(choice, paths, log, *more):
                return test, stage
        return "", ""


def tests():
    """What is run, by its path in the tree."""
    yield from (path for paths in STAGES.values() for path in paths)
    yield from (path for group in LIKELY for path in likely(group))


def likely(group):
    """The tests of LIKELY, and those of passes that only this group is of."""
    paths = [f"test/Tile/{name}.test" for name in LIKELY[group]]
    return paths + PASSES if group == "removals" else paths


def check_places():
    def complaint(defect):
        path = ROOT / defect.path
        where = place(path.read_text(), defect) if path.is_file() else "no such file"
        return f"{defect.name}: {where}: {defect.path}" if isinstance(where, str) else ""

    for path in tests():
        if not (ROOT / path).exists():
            print(f"STALE   there is no {path}")
            return 1
    names = [defect.name for defect in DEFECTS]
    numbers = {number(defect) for defect in DEFECTS}
    if len(set(names)) != len(names) or len(numbers) != len(names):
        print("STALE   two defects have one name or number")
        return 1
    return scratchtree.stale(DEFECTS, complaint) != 0


def summarize(results, commit):
    """What has been found at a commit, by group and stage."""
    for group, defects in GROUPS.items():
        found = [results.of(commit, defect.name) for defect in defects]
        stages = collections.Counter(result.stage for result in found
                                     if result and result.test)
        missed = sum(1 for result in found if result and not result.test)
        left = sum(1 for result in found if not result)
        said = [f"{stages[stage]} by {stage}" for stage in STAGES if stages[stage]]
        print(f"{group}: {len(defects)} defects, {sum(stages.values())} found "
              f"({', '.join(said)}), {missed} not found, {left} not tried")


def is_sound(tree, results, logs):
    """Whether no test complains without a defect."""
    if results.of(tree.commit, SOUND):
        return True
    start = time.monotonic()
    test, _ = tree.noticed("0", logs / "none.log")
    if test:
        print(f"tile-mutation-check: {test} complains without a defect")
        return False
    results.add(tree.commit, SOUND, "", "", f"{time.monotonic() - start:.0f}")
    return True


def try_all(tree, results, defects, logs, again):
    """How many of the defects no test detects."""
    missed = 0
    for defect in defects:
        known = results.of(tree.commit, defect.name)
        if known and (known.test or not again):
            missed += not known.test
            continue
        start = time.monotonic()
        log = logs / f"{number(defect)}.log"
        group = next(group for group, them in GROUPS.items() if defect in them)
        test, stage = tree.noticed(str(number(defect)), log, likely(group),
                                   results.finder(defect.name))
        seconds = f"{time.monotonic() - start:.0f}"
        results.add(tree.commit, defect.name, test, stage, seconds)
        missed += not test
        print(f"{'found ' if test else 'MISSED'}  {defect.name}: "
              f"{f'{test} ({stage})' if test else 'nobody'} ({seconds} s)", flush=True)
    return missed


def main():
    # Whatever stops it, what it has started does not go on.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    parser = argparse.ArgumentParser()
    parser.add_argument("scratch", nargs="?")
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--part", default="1/1", metavar="K/N")
    for name in ("places", "list", "prepare", "again", "summary"):
        parser.add_argument(f"--{name}", action="store_true")
    options = parser.parse_args()
    if options.places:
        return check_places()
    if options.list:
        print("\n".join(defect.name for defect in DEFECTS))
        return 0
    if not options.scratch:
        parser.error("SCRATCH is missing")
    tree = TileTree(options.scratch)
    results = Results(tree.scratch / "results.tsv")
    if options.summary:
        summarize(results, tree.commit)
        return 0
    logs = tree.scratch / "logs"
    logs.mkdir(exist_ok=True)
    if not results.of(tree.commit, SOUND) or options.prepare:
        tree.prepare()
    if not is_sound(tree, results, logs):
        return 1
    if options.prepare:
        return 0
    chosen = [defect for defect in scratchtree.part_of(DEFECTS, options.part)
              if not options.only or defect.name in options.only]
    missed = try_all(tree, results, chosen, logs, options.again)
    if not options.only:
        summarize(results, tree.commit)
    print(f"{missed} not found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
