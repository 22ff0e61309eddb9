#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes a kernel for each intrinsic in the machine.

    check-intrinsics.py GENERATOR NVVMC PTX-RUN FOLDER EXCEPTIONS

The kernels are those of test/Catalog/every-intrinsic.test, each with one call.
What the loader does not take or the engine does not know must be in the file
EXCEPTIONS, whose lines have a pattern of names and " ! " and a reason; an entry
that nothing needs is an error, too."""

import fnmatch
import os
import pathlib
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

# One thread with arbitrary arguments may well do what is not allowed.
ALLOWED = re.compile(
    r"ok$|line \d+: (access out of bounds|misaligned|trap|too many steps|"
    r"the mask of|a shuffle from|a barrier of|barrier \d|an mbarrier|"
    r"no atomics in|constant memory|mapa|alloca of|a cache line|fns from|"
    r"a bulk copy|nothing was canceled|cp.async of|st.bulk|no mbarrier was|"
    r"no (texture|surface|sampler|image) is bound|a matrix instruction without all|"
    r"a warp without all|.cta_group::2 in a CTA|tensor memory that is not alloc|"
    r"the sparsity of the|tcgen05.mma has no shape|an instruction descriptor with|"
    r"scales of type|bits 46 to 48 of|a copy from .shared::cta)|deadlock")


def kernels_of(lines):
    """The first and the last line of each kernel."""
    found, name = {}, None
    for number, line in enumerate(lines):
        start = re.search(r"\.entry (\S+?)\(", line)
        if start:
            name, first = start[1], number
        elif line.startswith("}") and name:
            found[name] = (first, number)
            name = None
    return found


def unknown_mnemonics(run, texts):
    """The error for each mnemonic that is not known."""
    words = sorted({m[1] for lines in texts for line in lines for m in
                    [re.match(r"\s+(?:@!?\S+\s+)?([a-z][\w:.]*)[ ;]", line)] if m})
    said = subprocess.run([run, "--mnemonics"], input="\n".join(words), text=True,
                          capture_output=True).stdout.splitlines()
    wrong = {}
    for line in said:
        at = re.match(r"(?:unknown instruction|.* in) (\S+)$", line)
        if at:
            wrong[at[1]] = line
    return wrong


class Text:
    """The PTX of one module, from which kernels can be taken away."""

    def __init__(self, path):
        self.path, self.lines = path, path.read_text().splitlines()
        self.kernels = kernels_of(self.lines)
        self.total = len(self.kernels)

    def remove(self, name):
        first, last = self.kernels.pop(name)
        self.lines[first:last + 1] = [""] * (last + 1 - first)
        self.path.write_text("\n".join(self.lines) + "\n")


def refused(run, texts):
    """The kernels that the loader does not take, with its error. What is left
    over in the files is taken."""
    unknown, wrong = unknown_mnemonics(run, [text.lines for text in texts]), {}
    for text in texts if unknown else ():
        for name, (first, last) in list(text.kernels.items()):
            bad = [unknown[w] for line in text.lines[first:last] for w in line.split()
                   if w in unknown]
            if bad:
                wrong[name] = bad[0]
                text.remove(name)
    left = {str(text.path): text for text in texts}
    while left:
        said = subprocess.run([run, "--parse", *left], text=True,
                              capture_output=True).stdout
        errors = re.findall(r"FAIL (.*?): line (\d+): (.*)", said)
        left = {path: left[path] for path, _, _ in errors}
        for path, number, why in errors:
            names = [name for name, (first, last) in left[path].kernels.items()
                     if first <= int(number) - 1 <= last]
            if not names:
                raise SystemExit(f"{path}: line {number}: {why}")
            wrong[names[0]] = why
            left[path].remove(names[0])
    return wrong


def emit(module, nvvmc):
    machine = re.match(r"(sm_\w+)-", module.name)[1]
    path = module.with_suffix(".ptx")
    subprocess.run([nvvmc, "emit", module, f"--arch={machine}", "-o", path],
                   check=True, capture_output=True)
    return Text(path)


def execute(text, run):
    """The kernels of one module that do not execute."""
    wrong = {}
    said = subprocess.run([run, "--each", text.path], text=True, capture_output=True)
    if said.returncode:
        raise SystemExit(f"{text.path}: {said.stderr[-300:]}")
    for line in said.stdout.splitlines():
        name, _, result = line.partition(": ")
        if not ALLOWED.match(result):
            wrong[name] = result
    return wrong


def read_exceptions(path):
    rows = {}
    for line in pathlib.Path(path).read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, _, reason = line.partition(" ! ")
            rows[pattern] = reason
    return rows


def main(generator, nvvmc, run, folder, exceptions):
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([generator, folder, "1"], check=True)
    modules = sorted(pathlib.Path(folder).glob("*.ll"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        texts = list(pool.map(lambda m: emit(m, nvvmc), modules))
        results = [refused(run, texts), *pool.map(lambda t: execute(t, run), texts)]
    rows, used, unlisted, listed = read_exceptions(exceptions), set(), {}, set()
    for wrong in results:
        for name, why in wrong.items():
            name = name.replace("_$_", ".")  # As emitted for "."
            patterns = [p for p in rows if fnmatch.fnmatchcase(name, p)]
            used.update(patterns)
            if patterns:
                listed.add(name)
            else:
                unlisted[name] = why
    for name, why in sorted(unlisted.items()):
        print(f"{name} is not executed: {why}")
    for pattern in rows:
        if pattern not in used:
            print(f"{pattern}: listed, but all are executed")
    print(f"{sum(text.total for text in texts)} kernels, {len(listed)} listed as "
          f"not executed, {len(unlisted)} others")
    return bool(unlisted or set(rows) - used or not texts)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
