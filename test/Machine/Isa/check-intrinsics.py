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


def unknown_mnemonics(run, lines):
    """The error for each mnemonic that is not known."""
    words = sorted({m[1] for line in lines for m in
                    [re.match(r"\s+(?:@!?\S+\s+)?([a-z][\w:.]*)[ ;]", line)] if m})
    said = subprocess.run([run, "--mnemonics"], input="\n".join(words), text=True,
                          capture_output=True).stdout.splitlines()
    wrong = {}
    for line in said:
        at = re.match(r"(?:unknown instruction|.* in) (\S+)$", line)
        if at:
            wrong[at[1]] = line
    return wrong


def refused(run, path):
    """The kernels that the loader does not take, with its error. What is left
    over in the file is taken."""
    lines = path.read_text().splitlines()
    kernels, wrong = kernels_of(lines), {}
    unknown = unknown_mnemonics(run, lines)
    for name, (first, last) in list(kernels.items()):
        bad = [unknown[w] for line in lines[first:last] for w in line.split()
               if w in unknown]
        if bad:
            wrong[name] = bad[0]
            lines[first:last + 1] = [""] * (last + 1 - first)
            del kernels[name]
    path.write_text("\n".join(lines) + "\n")
    while True:
        said = subprocess.run([run, "--parse", path], text=True,
                              capture_output=True).stdout
        at = re.search(r"FAIL .*?: line (\d+): (.*)", said)
        if not at:
            return wrong
        number = int(at[1]) - 1
        names = [name for name, (first, last) in kernels.items()
                 if first <= number <= last]
        if not names:
            raise SystemExit(f"{path}: {at[0]}")
        first, last = kernels.pop(names[0])
        wrong[names[0]] = at[2]
        lines[first:last + 1] = [""] * (last + 1 - first)
        path.write_text("\n".join(lines) + "\n")


def check(module, nvvmc, run):
    """The kernels of one module that do not execute, and their number."""
    machine = re.match(r"(sm_\w+)-", module.name)[1]
    path = module.with_suffix(".ptx")
    subprocess.run([nvvmc, "emit", module, f"--arch={machine}", "-o", path],
                   check=True, capture_output=True)
    total = path.read_text().count(".entry")
    wrong = refused(run, path)
    said = subprocess.run([run, "--each", path], text=True, capture_output=True)
    if said.returncode:
        raise SystemExit(f"{path}: {said.stderr[-300:]}")
    for line in said.stdout.splitlines():
        name, _, result = line.partition(": ")
        if not ALLOWED.match(result):
            wrong[name] = result
    return total, wrong


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
        results = list(pool.map(lambda m: check(m, nvvmc, run), modules))
    rows, used, unlisted, listed = read_exceptions(exceptions), set(), {}, set()
    for _, wrong in results:
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
    print(f"{sum(total for total, _ in results)} kernels, {len(listed)} listed as "
          f"not executed, {len(unlisted)} others")
    return bool(unlisted or set(rows) - used or not results)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
