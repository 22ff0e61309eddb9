#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the verdicts of `nvvmc verify --profile=libnvvm` with those of
NVIDIA's libNVVM, obtained through its public interface.

    differential.py NVVMC VERDICT LIBNVVM CORPUS EXCEPTIONS SCRATCH [--show]

VERDICT is the tool libnvvm-verdict. The modules are the .ll files in CORPUS,
and the failing and the passing example of every rule that nvvmc knows, as
rules/ID-bad and rules/ID-good. EXCEPTIONS is a table: module, our verdict,
libNVVM's, and the reason. The test fails on a disagreement that is not in the
table, and on a line that no longer applies. `crash/accept` means that libNVVM does
one or the other. If both reject a module, our first error must be among libNVVM's;
a line with `wording` in both columns explains why it is not. @PREFIX stands for all
modules that libNVVM rejects because it has another signature for the intrinsics
with that prefix. --show prints both answers for each module that differs.
"""

import concurrent.futures
import csv
import json
import pathlib
import re
import subprocess
import sys

ARCHITECTURES = ["100", "120"]
TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'
LAYOUT = ('target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-'
          'v32:32-n16:32:64"\n')
SIGNATURE = re.compile(
    r"Intrinsic has incorrect|immarg operand has non-immediate parameter|"
    r"applied to incompatible type|was not defined with variable arguments")
VERSION = "!nvvmir.version = !{!100}\n!100 = !{i32 2, i32 0}\n"


def whole(rule, text):
    """Adds the header that an example omits, unless the example is about it."""
    about = "" if rule == "triple-missing" else TRIPLE
    header = "" if "target triple" in text else about
    header += "" if "target datalayout" in text else LAYOUT
    versioned = "nvvmir" in text or rule.startswith("misc-nvvmir")
    return header + text + "\n" + ("" if versioned else VERSION)


def modules(nvvmc, corpus, scratch):
    """Name and path of each module."""
    files = {str(p.relative_to(corpus).with_suffix("")): p
             for p in sorted(corpus.rglob("*.ll"))}
    written = len(files)
    folder = scratch / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    rules = subprocess.run([nvvmc, "rules", "--format=json"], text=True,
                           capture_output=True, check=True).stdout
    for rule in json.loads(rules):
        for kind in ("bad", "good"):
            if rule[kind] and rule["layer"] != "emission":
                path = folder / f"{rule['id']}-{kind}.ll"
                path.write_text(whole(rule["id"], rule[kind]))
                files[f"rules/{path.stem}"] = path
    return files, written


def our_answers(nvvmc, paths, arch):
    """path -> verdict, first error. One process, unless it dies of a module."""
    run = subprocess.run(
        [nvvmc, "verify", "--profile=libnvvm", f"--arch=sm_{arch}",
         "--format=json", *map(str, paths)], text=True, capture_output=True)
    answers = {str(path): ("accept", "") for path in paths}
    for found in map(json.loads, run.stdout.splitlines()):
        if found["severity"] == "error" and (
                answers[found["file"]][0] == "accept"):
            answers[found["file"]] = "reject", found["message"]
    rejects = any(verdict == "reject" for verdict, _ in answers.values())
    if run.returncode in ((1, 2) if rejects else (0,)):
        return answers
    if len(paths) == 1:
        return {str(paths[0]): ("crash", run.stderr)}
    halves = paths[:len(paths) // 2], paths[len(paths) // 2:]
    return {path: answer for half in halves
            for path, answer in our_answers(nvvmc, half, arch).items()}


def their_answers(verdict, library, paths):
    """(path, architecture) -> verdict, log."""
    run = subprocess.run(
        [verdict, "--together", library, ",".join("compute_" + a for a in ARCHITECTURES),
         *map(str, paths)], text=True, capture_output=True, check=True,
        encoding="utf-8", errors="replace")
    answers = {}
    for line in run.stdout.splitlines():
        path, arch, word, name, log = line.split("\t", 4)
        log = re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(
            m[1], m[1]), log)
        answers[path, arch.removeprefix("compute_")] = (word, f"{name}\n{log}")
    return answers


def plain(text):
    return " ".join(text.split())


def compare(ours, theirs):
    """The two verdicts if they differ, else None."""
    if ours[0] != theirs[0]:
        return ours[0], theirs[0]
    if ours[0] == "reject" and plain(ours[1]) not in plain(theirs[1]):
        return "wording", "wording"
    return None


def read_exceptions(path):
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t",
                                   quoting=csv.QUOTE_NONE))
    for row in rows:
        if not all(row.get(c) for c in ("module", "nvvmc", "libnvvm",
                                        "reason")):
            sys.exit(f"{path}: a line lacks a column: {row}")
    # fields.py reads those of carriers.
    return {row["module"]: (row["nvvmc"], row["libnvvm"]) for row in rows
            if not row["module"].startswith("carriers/")}


class Exceptions:
    """The table, and which of its lines were needed."""

    def __init__(self, path):
        self.lines = read_exceptions(path)
        self.used = set()

    def covers(self, name, found, theirs):
        """Whether a line permits `name` to differ as in `found`."""
        for key, (mine, yours) in self.lines.items():
            if found[0] != mine or found[1] not in yours.split("/"):
                continue
            if key == name or (key.startswith("@") and key in theirs[1] and
                               SIGNATURE.search(theirs[1])):
                self.used.add(key)
                return True
        return False

    def gone(self):
        return [key for key, (_, yours) in self.lines.items()
                if key not in self.used and "/" not in yours]


def main():
    nvvmc, verdict, library, corpus, exceptions, scratch, *rest = sys.argv[1:]
    files, written = modules(nvvmc, pathlib.Path(corpus),
                             pathlib.Path(scratch))
    allowed = Exceptions(exceptions)
    paths = list(files.values())
    with concurrent.futures.ThreadPoolExecutor() as pool:
        asked = pool.submit(their_answers, verdict, library, paths)
        ours = {arch: our_answers(nvvmc, paths, arch) for arch in ARCHITECTURES}
        theirs = asked.result()
    problems = []
    differing = set()
    for name, arch in ((n, a) for n in files for a in ARCHITECTURES):
        mine, yours = ours[arch][str(files[name])], theirs[str(files[name]), arch]
        found = compare(mine, yours)
        if not found:
            continue
        differing.add(name)
        if allowed.covers(name, found, yours):
            continue
        problem = (f"{name}, compute_{arch}: nvvmc {found[0]}, libNVVM "
                   f"{found[1]}")
        if "--show" in rest:
            problem += (f"\n    nvvmc:   {plain(mine[1])}"
                        f"\n    libNVVM: {plain(yours[1])}")
        problems.append(problem)
    problems += [f"{name}: the difference that {exceptions} names is gone"
                 for name in allowed.gone()]
    print("\n".join(problems))
    print(f"{written} modules and {len(files) - written} examples of rules, "
          f"{len(differing)} differ, {len(problems)} problems")
    return bool(problems or written < 150)


if __name__ == "__main__":
    sys.exit(main())
