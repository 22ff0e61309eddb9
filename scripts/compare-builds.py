#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that two builds of nvvmc behave the same on a set of modules.

    compare-builds.py OLD NEW [PATH]... [--jobs N] [--show N]
                      [--patience SECONDS]

OLD and NEW are nvvmc, or nvvmc-forks, which is faster. Each PATH is a module or a
folder with .ll and .bc files; the default is test/ and the examples of the rules.
Files that use split-file are split. For each module, `verify` in all profiles,
`emit -O0`, `emit -O2` and `compile --opt=2` run for the machine that its RUN lines
name, or else sm_90. The findings as JSON, the exit status and the PTX are compared
byte for byte.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(ROOT / "testing/ForkServer"), str(ROOT / "testing/Samples")]
import examples  # noqa: E402
import forks  # noqa: E402

COMMANDS = (("verify", "--profile=nvvm,libnvvm,nvptx,tileiras"),
            ("emit", "-O0"), ("emit", "-O2"),
            ("compile", "--profile=nvptx", "--opt=2"))
PART = re.compile(rb"^(?:;|//|#)---[ \t]+(\S+)[ \t]*$", re.M)


def machine(text):
    named = re.search(rb"-(?:arch|mcpu)=(sm_\d+[af]?)", text)
    return named[1].decode() if named else "sm_90"


def modules(path):
    """Name, suffix and bytes of each module in a file."""
    data = path.read_bytes()
    cuts = list(PART.finditer(data)) if b"split-file" in data else []
    if path.suffix == ".bc" or not cuts:
        return [(str(path), path.suffix, data, machine(data))]
    ends = [c.start() for c in cuts[1:]] + [len(data)]
    return [(f"{path}:{c[1].decode()}", ".ll", data[c.end():end], machine(data))
            for c, end in zip(cuts, ends) if c[1].endswith(b".ll")]


def answer(runs, command, source, arch, out):
    """Exit status, findings and output."""
    to = [] if command[0] == "verify" else ["-o", out]
    status, said, _, _ = runs.run(
        [*command, "--format=json", f"--arch={arch}", source, *to])
    written = b""
    if os.path.exists(out):
        with open(out, "rb") as file:
            written = file.read()
        os.unlink(out)
    return status, said, written


def difference(one, other):
    """Which of status, findings and text differ; empty if none does."""
    return [name for name, a, b in zip(("status", "findings", "text"), one,
                                       other) if a != b]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--patience", type=int, default=300,
                        help="after so many seconds a command has failed")
    options = parser.parse_args()
    files = sorted(f for p in map(pathlib.Path, options.paths or [ROOT / "test"])
                   for f in (p.rglob("*") if p.is_dir() else [p])
                   if f.suffix in (".ll", ".bc") and f.is_file())
    builds = [forks.Runs(b, options.patience) for b in (options.old, options.new)]
    folder = tempfile.TemporaryDirectory()

    def compare(job):
        number, (name, suffix, data, arch) = job
        source = os.path.join(folder.name, f"{number}{suffix}")
        with open(source, "wb") as file:
            file.write(data)
        found = []
        for command in COMMANDS:
            answers = [answer(b, command, source, arch, f"{source}.out")
                       for b in builds]
            found += [f"{name}: {' '.join(command)}: {what}"
                      for what in difference(*answers)]
        os.unlink(source)
        return found

    inputs = [m for f in files for m in modules(f)]
    if not options.paths:
        texts = [(e.name, e.module().encode())
                 for pair in examples.examples(builds[1]) for e in pair]
        inputs += [(name, ".ll", text, machine(text)) for name, text in texts]
    jobs = list(enumerate(inputs))
    found = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for number, lines in enumerate(pool.map(compare, jobs)):
            found += lines
            if sys.stderr.isatty():
                print(f"\r[{number + 1}/{len(jobs)}]", end="", file=sys.stderr)
    for line in found[:options.show]:
        print(line)
    print(f"{len(jobs)} modules, {len(COMMANDS)} commands each, "
          f"{len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
