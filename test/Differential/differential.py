#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the verdicts of `nvvmc verify --profile=libnvvm --libnvvm=RELEASE` with
those of NVIDIA's libNVVM, obtained through its public interface.

    differential.py NVVMC VERDICT CORPUS EXCEPTIONS SCRATCH [RELEASE=LIBRARY...]
                    [--show] [--write] [--older]

VERDICT is the tool libnvvm-verdict. The modules are the .ll files in CORPUS,
and the failing and the passing example of every rule that nvvmc knows, as
rules/ID-bad and rules/ID-good. Of a release without a library, the answers are those
that verdict-answers.tsv has; it does not have the examples. A library has to answer
as that table has it; --write writes what the libraries say there.

EXCEPTIONS is a table: module, our verdict, libNVVM's, the releases, and the reason.
The test fails on a disagreement that is not in the table, and on a line that no longer
applies. `crash/accept` means that libNVVM does one or the other. If both reject a
module, our first error must be among libNVVM's; a line with `wording` in both columns
explains why it is not. @PREFIX stands for all modules that libNVVM rejects because it
has another signature for the intrinsics with that prefix. --show prints both answers
for each module that differs.

With --older, the reader for compute_75 to compute_90 is asked, and only what it can
parse is compared. Of that, nothing is recorded.
"""

import concurrent.futures
import csv
import json
import pathlib
import re
import subprocess
import sys

import releases

ANSWERS = pathlib.Path(__file__).parent / "verdict-answers.tsv"
ARCHITECTURES = ["100", "120"]
OLDER = ["75", "90"]
PARSER = re.compile(r"\(\d+, \d+\): parse ")
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


def our_answers(nvvmc, paths, release, arch):
    """path -> verdict, first error. One process, unless it dies of a module."""
    run = subprocess.run(
        [nvvmc, "verify", "--profile=libnvvm", f"--libnvvm={release}",
         f"--arch=sm_{arch}", "--format=json", *map(str, paths)], text=True,
        capture_output=True)
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
            for path, answer in our_answers(nvvmc, half, release, arch).items()}


def unescaped(log):
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), log)


def their_answers(verdict, library, paths, architectures):
    """(path, architecture) -> verdict, log."""
    run = subprocess.run(
        [verdict, "--together", library, ",".join("compute_" + a for a in architectures),
         *map(str, paths)], text=True, capture_output=True, check=True,
        encoding="utf-8", errors="replace")
    answers = {}
    for line in run.stdout.splitlines():
        path, arch, word, name, log = line.split("\t", 4)
        answers[path, arch.removeprefix("compute_")] = (
            word, f"{name}\n{unescaped(log)}")
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


def table(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


class Exceptions:
    """The lines of the table that are about one release, and which were needed."""

    def __init__(self, path, release):
        self.lines, self.used = [], set()
        for row in table(path):
            if not all(row.get(c) for c in ("module", "nvvmc", "libnvvm",
                                            "releases", "reason")):
                sys.exit(f"{path}: a line lacks a column: {row}")
            # fields.py reads those of carriers.
            if not row["module"].startswith("carriers/") and (
                    releases.covers(row["releases"], release)):
                self.lines.append((row["module"], row["nvvmc"], row["libnvvm"]))

    def covers(self, name, found, theirs):
        """Whether a line permits `name` to differ as in `found`."""
        for line in self.lines:
            key, mine, yours = line
            if found[0] != mine or found[1] not in yours.split("/"):
                continue
            if key == name or (key.startswith("@") and key in theirs[1] and
                               SIGNATURE.search(theirs[1])):
                self.used.add(line)
                return True
        return False

    def gone(self, names):
        """The lines about modules among `names` that are not needed."""
        return [line[0] for line in self.lines
                if line not in self.used and "/" not in line[2] and (
                    line[0] in names or line[0].startswith("@"))]


def comparable(answer):
    """What a table can have of an answer: no addresses, no kinds of crashes."""
    if answer[0] in ("crash", "hang"):
        return "crash", ""
    return answer[0], re.sub(r"0x[0-9a-f]{6,}", "0x...", answer[1])


def recorded():
    """(name, release) -> the answer of each release that the table has."""
    found = {}
    for row in table(ANSWERS):
        found[row["module"], row["release"]] = (row["verdict"],
                                                unescaped(row["log"]))
    return found


def answer_of(known, name, release, all_releases):
    """The last row of the table that is not about a later release."""
    for each in reversed(all_releases[:all_releases.index(release) + 1]):
        if (name, each) in known:
            return known[name, each]
    return None


def record(asked, names):
    """Writes the answers of all releases, of each only what differs from the one
    before."""
    with open(ANSWERS, "w", encoding="utf-8") as file:
        file.write("module\trelease\tverdict\tlog\n")
        for name in names:
            before = None
            for release, answers in asked.items():
                now = answers[name]
                if now != before:
                    log = now[1].replace("\\", "\\\\").replace(
                        "\n", "\\n").replace("\t", "\\t")
                    file.write(f"{name}\t{release}\t{now[0]}\t{log}\n")
                before = now


def problems_of(release, ours, theirs, exceptions, show):
    """What differs without a reason; both have (name, arch) -> answer."""
    allowed = Exceptions(exceptions, release)
    problems, differing = [], set()
    for (name, arch), yours in theirs.items():
        found = compare(ours[name, arch], yours)
        if not found:
            continue
        differing.add(name)
        if allowed.covers(name, found, yours):
            continue
        problem = (f"{release}: {name}, compute_{arch}: nvvmc {found[0]}, libNVVM "
                   f"{found[1]}")
        if show:
            problem += (f"\n    nvvmc:   {plain(ours[name, arch][1])}"
                        f"\n    libNVVM: {plain(yours[1])}")
        problems.append(problem)
    problems += [f"{release}: {name}: the difference that {exceptions} names is gone"
                 for name in allowed.gone({name for name, _ in theirs})]
    return problems, differing


def ask(nvvmc, verdict, library, paths, release, architectures):
    """(path, architecture) -> our answers, and theirs unless there is no library."""
    with concurrent.futures.ThreadPoolExecutor() as pool:
        asked = pool.submit(their_answers, verdict, library, paths,
                            architectures) if library else None
        ours = {(path, arch): answer for arch in architectures for path, answer in
                our_answers(nvvmc, paths, release, arch).items()}
        return ours, asked.result() if asked else None


def compare_older(nvvmc, verdict, files, libraries, exceptions, show):
    """Prints what the older readers of all libraries answer; their problems."""
    problems = []
    for release, library in libraries.items():
        ours, theirs = ask(nvvmc, verdict, library, list(files.values()), release, OLDER)
        readable = {(name, arch): theirs[str(path), arch] for name, path in files.items()
                    for arch in OLDER if not PARSER.search(theirs[str(path), arch][1])}
        found, differing = problems_of(
            release, {(name, arch): ours[str(files[name]), arch] for name, arch in readable},
            readable, exceptions, show)
        problems += found
        print(f"{release}, the older reader: {len(readable)} answers, "
              f"{len(differing)} modules differ, {len(found)} problems")
    print("\n".join(problems))
    print(f"{len(problems)} problems")
    return bool(problems)


def main():
    flags = [a for a in sys.argv[1:] if a.startswith("--")]
    nvvmc, verdict, corpus, exceptions, scratch, *given = [
        a for a in sys.argv[1:] if not a.startswith("--")]
    libraries = releases.parse(given)
    files, written = modules(nvvmc, pathlib.Path(corpus), pathlib.Path(scratch))
    if "--older" in flags:
        return compare_older(nvvmc, verdict, files, libraries, exceptions, "--show" in flags)
    kept = [name for name in files if not name.startswith("rules/")]
    paths = list(files.values())
    everything = releases.known(nvvmc)
    problems, kept_of, known = [], {}, {} if "--write" in flags else recorded()
    for release in everything:
        found, asked = ask(nvvmc, verdict, libraries.get(release), paths, release,
                           ARCHITECTURES)
        ours = {(name, arch): found[str(path), arch]
                for name, path in files.items() for arch in ARCHITECTURES}
        if asked:
            theirs = {(name, arch): asked[str(path), arch]
                      for name, path in files.items() for arch in ARCHITECTURES}
            kept_of[release] = {
                name: comparable(theirs[name, ARCHITECTURES[0]]) for name in kept}
        else:
            theirs = {}
            for name in kept:
                if answer := answer_of(known, name, release, everything):
                    theirs.update({(name, arch): answer for arch in ARCHITECTURES})
                else:
                    problems.append(f"{release}: {name} is not in {ANSWERS.name}")
        if known and asked:
            problems += [
                f"{release}: {name}: libNVVM does not answer as {ANSWERS.name} has it"
                for name in kept
                if answer_of(known, name, release, everything) !=
                kept_of[release][name] and "crash" not in (
                    kept_of[release][name][0],
                    (answer_of(known, name, release, everything) or [""])[0])]
        found, differing = problems_of(release, ours, theirs, exceptions,
                                       "--show" in flags)
        problems += found
        print(f"{release}{'' if asked else ', recorded'}: {len(theirs)} answers, "
              f"{len(differing)} modules differ, {len(found)} problems")
    if "--write" in flags:
        record(kept_of, kept)
    print("\n".join(problems))
    print(f"{written} modules and {len(files) - written} examples of rules, "
          f"{len(problems)} problems")
    return bool(problems or written < 150)


if __name__ == "__main__":
    sys.exit(main())
