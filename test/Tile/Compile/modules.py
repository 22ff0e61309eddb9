# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and assembles modules of tile programs for several machines, and counts what
became of them.

    modules.py FOLDER... [--ptxas PTXAS] [--results FILE] [--machines sm_80,sm_120]
                         [--tenth sm_75,sm_86,sm_89,sm_90,sm_100] [--part K/N] [--all]

A module is compiled again in each run; what ptxas says of a PTX is kept in FILE, by the PTX
and the machine, so that a run may be stopped and continued. A tenth of the modules, drawn
by their bytes, are also compiled for the machines of --tenth. --all ends with each module
that was refused, spilled or crashed. The exit status is 1 if a compilation crashed or took
longer than a minute, or if its PTX was not assembled."""

import argparse
import collections
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TIMEOUT = 60
SPILLS = re.compile(r"(\d+) bytes spill stores")
STACK = re.compile(r"(\d+) bytes stack frame")


class Kept:
    """What is known, by a key, as lines of JSON in a file."""

    def __init__(self, path):
        self.known, self.file = {}, None
        if not path:
            return
        if os.path.exists(path):
            for line in pathlib.Path(path).read_text().splitlines():
                try:
                    row = json.loads(line)
                except ValueError:  # The run was stopped while it wrote.
                    continue
                self.known[row.pop("key")] = row
        self.file = open(path, "a", encoding="utf-8")

    def get(self, key, make):
        if key not in self.known:
            self.known[key] = make()
            if self.file:
                print(json.dumps({"key": key, **self.known[key]}), file=self.file, flush=True)
        return self.known[key]


def call(command):
    """The exit status, 124 if it took too long, and what it said."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT,
                              errors="replace")
    except subprocess.TimeoutExpired:
        return 124, ""
    return done.returncode, done.stderr + done.stdout


def reason(said):
    """The first error, without its place and what is of this module only."""
    for line in said.splitlines():
        found = re.search(r"\berror: (.*)", line)
        if found:
            text = re.sub(r"'[^']*[<>x@][^']*'|tile<[^ ]*>|\b\d[\d,]*\b", "…", found[1])
            return text[:150]
    return said.strip().splitlines()[0][:150] if said.strip() else "no message"


def assembled(ptxas, ptx, arch):
    status, said = call([ptxas, "-v", f"-arch={arch}", ptx, "-o", os.devnull])
    if status:
        return {"status": "not assembled", "why": reason(said) if status != 124 else "time"}
    return {"status": "assembled", "spills": sum(map(int, SPILLS.findall(said))),
            "stack": sum(map(int, STACK.findall(said)))}


def judge(module, arch, ptxas, kept, folder):
    """What became of a module: a word and, where it is not assembled, why."""
    ptx = pathlib.Path(folder, "module.ptx")
    ptx.unlink(missing_ok=True)
    status, said = call(["nvvmc", "compile", str(module), f"--arch={arch}", "-o", str(ptx),
                         "--quiet"])
    if status == 124:
        return "slow", "", {}
    if status < 0 or status > 2 or "LLVM ERROR" in said:
        return "crashed", f"status {status}: {reason(said)}", {}
    if status:
        return "refused", reason(said), {}
    if not ptxas:
        return "compiled", "", {}
    key = f"{arch} {hashlib.sha256(ptx.read_bytes()).hexdigest()[:32]}"
    row = kept.get(key, lambda: assembled(ptxas, ptx, arch))
    if row["status"] == "assembled" and row["spills"]:
        return "spills", "", row
    return row["status"], row.get("why", ""), row


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--ptxas")
    parser.add_argument("--results")
    parser.add_argument("--machines", default="sm_80,sm_120")
    parser.add_argument("--tenth", default="sm_75,sm_86,sm_89,sm_90,sm_100")
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--all", action="store_true")
    return parser.parse_args()


def main():
    args = arguments()
    kept = Kept(args.results)
    names = {}
    for folder in args.folders:
        for module in pathlib.Path(folder).glob("**/*.tilebc"):
            names[hashlib.sha256(module.read_bytes()).hexdigest()] = module
    k, n = map(int, args.part.split("/"))
    counts, why, which = collections.Counter(), collections.Counter(), []
    with tempfile.TemporaryDirectory() as folder:
        for digest, module in sorted(names.items())[k - 1::n]:
            archs = args.machines.split(",")
            if int(digest[:8], 16) % 10 == 0:
                archs += filter(None, args.tenth.split(","))
            for arch in archs:
                word, reason_, row = judge(module, arch, args.ptxas, kept, folder)
                counts[arch, word] += 1
                if reason_:
                    why[word, reason_] += 1
                if word not in ("assembled", "compiled"):
                    which.append(f"{word} {arch} {module} {row.get('spills', '')} {reason_}")
                    if args.all:
                        print(which[-1], flush=True)
    for (arch, word), number in sorted(counts.items()):
        print(f"{arch}: {number} {word}")
    for (word, reason_), number in why.most_common():
        print(f"{number} {word}: {reason_}")
    bad = sum(number for (_, word), number in counts.items()
              if word in ("crashed", "slow", "not assembled"))
    print(f"{sum(counts.values())} compilations, {bad} failures")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
