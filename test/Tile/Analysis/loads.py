#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which loads of tile programs are seen to be contiguous or strided when they run, and of
how many of them the compiler knows it before.

    loads.py [--least PERCENT] [--launches N] [--blocks N] [--seed N] [--missed]
             [--random COUNT] FILE_OR_FOLDER...

nv-tileas-loads executes each kernel on made-up arguments. A load is contiguous if the
elements along one dimension are neighbors in every execution, strided if they are so far
apart as the elements of a view, and constant if they are all at one place; what is read in
other ways, or too seldom to say, does not count. It is recognized if it is accessed by a view,
or if the facts of its addresses say so for whole tiles. The exit status is 1 if less than
PERCENT of the loads by addresses are recognized, or if what is known of a load is wrong.
--random also asks about COUNT random programs (structured.py)."""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

EVEN = ("contiguous", "strided", "constant")
PATIENCE = 120  # Seconds for one file.


def programs(paths):
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in (".mlir", ".tilebc"))
        else:
            yield path


def ask(path, options):
    """The lines of a program; or why there are none."""
    words = [f"--{name}={getattr(options, name)}" for name in ("launches", "blocks", "seed")]
    try:
        done = subprocess.run(["nv-tileas-loads", *words, path], capture_output=True,
                              text=True, errors="replace", timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return "it takes too long"
    if done.returncode < 0:
        sys.exit(f"{path}: nv-tileas-loads ends by signal {-done.returncode}\n{done.stderr}")
    if done.returncode:
        line = next((l for l in done.stderr.splitlines() if "error: " in l), "no reason")
        return line.split("error: ")[1] if "error: " in line else line
    return [json.loads(line) for line in done.stdout.splitlines()]


def random_programs(folder, count):
    """Writes them, and gives their folder."""
    sys.path += [str(pathlib.Path(__file__).parent.parent),
                 str(pathlib.Path(__file__).parent.parent / "Eval")]
    from structured import Structured
    for seed in range(count):
        pathlib.Path(folder, f"{seed}.mlir").write_text(Structured(seed).text())
    return [folder]


def gather(options, paths):
    """The loads of all programs, with their file, and what was not run, counted."""
    loads, skipped = [], collections.Counter()
    for path in programs(paths):
        said = ask(path, options)
        if isinstance(said, str):
            skipped[said] += 1
            continue
        for line in said:
            if "launched" not in line:
                loads.append({"file": str(path), **line})
            elif not line["launched"] + line["stopped"]:
                skipped["no launch keeps what a kernel promises" if line["broken"] else
                        "parameters that cannot be made up"] += 1
            else:
                skipped["launches that ended early"] += line["stopped"]
    return loads, +skipped


def share(loads):
    known = sum(load["recognized"] for load in loads)
    return known, len(loads), 100.0 * known / max(1, len(loads))


def report(loads, skipped):
    """Prints the tables; gives the share of those by addresses."""
    seen = collections.Counter((load["was"], load["seen"]) for load in loads)
    for (was, kind), number in sorted(seen.items()):
        print(f"{number} loads by {was} are {kind}")
    for was in ("view", "addresses"):
        for kind in EVEN:
            these = [l for l in loads if l["was"] == was and l["seen"] == kind]
            if these:
                print("%s, %s: %d of %d are recognized, %.1f %%" % (was, kind, *share(these)))
    even = [load for load in loads if load["seen"] in EVEN]
    print("all: %d of %d are recognized, %.1f %%" % share(even))
    for reason, number in skipped.most_common():
        print(f"skipped: {number} because of {reason}")
    return share([load for load in even if load["was"] == "addresses"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--least", type=float, default=0)
    parser.add_argument("--launches", type=int, default=6)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--missed", action="store_true", help="list what is not recognized")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("paths", nargs="*")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        loads, skipped = gather(options,
                                options.paths + random_programs(folder, options.random))
    wrong = [load for load in loads if "wrong" in load]
    for load in wrong:
        print("WRONG {file} {kernel} {at}: {seen}, known {known}: {wrong}".format(**load))
    if options.missed:
        for load in loads:
            if load["seen"] in EVEN and not load["recognized"]:
                print("missed {file} {kernel} {at}: {shape} {element}, {seen}, but {is} are "
                      "known to be {known}".format(**load))
    known, there, percent = report(loads, skipped)
    print("by addresses: %d of %d are recognized, %.1f %%" % (known, there, percent))
    print(f"{len(wrong)} are wrong")
    sys.exit(bool(wrong) or percent < options.least)


if __name__ == "__main__":
    main()
