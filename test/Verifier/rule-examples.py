#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the examples of the catalog's rules, which `nvvmc explain` shows.

    rule-examples.py NVVMC GOLDEN [--write]

NVVMC is nvvmc, or nvvmc-forks, which is faster. In each profile that has the rule,
the failing example must be reported by it at its severity; in other profiles, no
rule may report it. The passing example must have no findings. GOLDEN contains all
findings by profile, byte for byte, with their locations in the example; --write
rewrites it for review. Findings must have a location and a remedy. Examples of
emission rules are emitted, the others verified; lints are asked for, and must be
silent otherwise."""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TESTING = pathlib.Path(__file__).resolve().parents[2] / "testing"
sys.path += [str(TESTING / "ForkServer"), str(TESTING / "Samples")]
import examples  # noqa: E402
import forks  # noqa: E402

PROFILES = ["nvvm", "libnvvm", "nvptx", "tileiras"]
# Those that one run has, but for rules that a run reports once for all its profiles.
TOGETHER = [["nvvm", "nvptx", "tileiras"], ["libnvvm"]]
ONCE = re.compile("misc-|lint-")
EMITTED = "emitted"  # In the place of a profile.
# libNVVM counts parameters only when it compiles.
LATER = {("param-overflow", "libnvvm"): "note"}
# libNVVM rejects these intrinsics regardless of their operands.
REFUSED = {("addrspace-stacksave", "libnvvm"),
           ("addrspace-stackrestore", "libnvvm"),
           ("texsurf-bindless-gate", "libnvvm")}
# They are not about anything in the text.
NO_PLACE = {"misc-nvvmir-version-missing", "triple-missing",
            "misc-arch-assumed", "misc-show-info", "misc-debug-info"}
# LLVM's parser says what it expected; an informational note needs no remedy.
NO_REMEDY = {"misc-llvm-parser", "misc-show-info"}

# The option that asks for a lint, and the one that asks for all below it.
LINT_OPTIONS = {"sure": ("--lint", "--lint=off"), "all": ("--lint=all", "--lint")}

HEADING = """\
# What nvvmc reports of the examples of each rule: of the failing one by profile,
# of its twin too. Lines are counted in the example, not in the module that it
# stands in. "rule-examples.py NVVMC rule-examples.txt --write" writes this file.
"""


class Asked:
    """An example in a file, and its findings."""

    def __init__(self, folder, example):
        self.rule, self.options = example.rule, example.options
        if "lint" in example.rule:
            asks, self.without = LINT_OPTIONS[example.rule["lint"]]
            self.options = [*self.options, asks]
        self.file = pathlib.Path(folder) / example.name
        self.file.write_text(example.module())
        self.lines = example.header().count("\n")

    def command(self, *profiles):
        arch = []
        if self.rule["id"] != "misc-arch-assumed" and \
                not any(o.startswith("--arch") for o in self.options):
            # The newer of libNVVM's two readers rejects more.
            arch = ["--arch=sm_100" if "libnvvm" in profiles else "--arch=sm_90"]
        start = ["emit", "-O0", "-o", os.devnull] if EMITTED in profiles \
            else ["verify", f"--profile={','.join(profiles)}"]
        return [*start, "--format=json", str(self.file), *arch, *self.options]

    def findings(self, runs, *profiles):
        """The exit status, and the findings of each profile."""
        status, said, _, _ = runs.run(self.command(*profiles), most=1 << 20)
        found = {profile: [] for profile in profiles}
        for line in said.splitlines():
            if line.startswith("{"):
                finding = json.loads(line)
                some = found[finding["profile"]] if len(profiles) > 1 \
                    else found[profiles[0]]
                some.append(finding)
                # Some rules are reported as notes of another finding.
                some += [dict(note, severity="note")
                         for note in finding.get("notes", []) if "rule" in note]
        return status, found

    def is_silent_unasked(self, runs):
        """Whether the lint is only reported if it is asked for."""
        _, said, _, _ = runs.run([*self.command("nvvm"), self.without])
        return f'"rule":"{self.rule["id"]}"' not in said

    def spell(self, found):
        place = ""
        if "line" in found:
            line = found["line"] - self.lines
            place = f"{line}:{found['column']}: "
        message = found["message"].replace("\n", "\\n")
        more = "".join(f"\n    {line}" for line in found.get("details", []))
        said = f"{place}{found['severity']}: {message} [{found['rule']}]{more}"
        return said.replace(f"{self.file.parent}/", "")


def wrong_status(status, found):
    """What is wrong with the status of a run, which has findings of each profile."""
    everything = [f for some in found.values() for f in some]
    unread = any(f["rule"] == "misc-llvm-parser" for f in everything)
    failed = any(f["severity"] == "error" for f in everything)
    if status != (2 if unread else int(failed)):
        yield f"exit status {status}"


def problems_of(rule, profile, found, passing):
    """Problems that do not depend on GOLDEN."""
    name = rule["id"]
    severity = "error" if profile == EMITTED else rule["severity"][profile]
    severity = LATER.get((name, profile), severity)
    off = severity == "off"
    own = {f["severity"] for f in found if f["rule"] == name}
    if own != (set() if off else {severity}):
        yield f"the failing example gives {own or 'nothing'}, not {severity}"
    if not off and (name, profile) not in REFUSED and \
            any(f["rule"] == name for f in passing):
        yield "the passing example fails"
    if any(f["severity"] == "error" for f in passing) and profile == EMITTED:
        yield "the passing example is not emitted"
    for f in found:
        if "line" not in f and f["rule"] not in NO_PLACE:
            yield f"no place: {f['rule']}"
        if "help" not in f and f["rule"] not in NO_REMEDY:
            yield f"no remedy: {f['rule']}"


def grouped(example, results):
    """Lines of GOLDEN: profiles with the same findings are grouped."""
    groups = {}
    for profile, found in results.items():
        said = tuple(example.spell(f) for f in found) or ("silent",)
        groups.setdefault(said, []).append(profile)
    for said, profiles in groups.items():
        for line in said:
            yield f"{' '.join(profiles)}: {line}"


def runs_of(rule):
    """The profiles of each run."""
    if rule["layer"] == "emission":
        return [[EMITTED]]
    return [[p] for p in PROFILES] if ONCE.match(rule["id"]) else TOGETHER


def check(runs, folder, pair):
    bad, good = (Asked(folder, example) for example in pair)
    rule = bad.rule
    problems, results = [], []
    for asked in (bad, good):
        found = {}
        for some in runs_of(rule):
            status, more = asked.findings(runs, *some)
            problems += [f"{rule['id']}, {', '.join(some)}: {problem}"
                         for problem in wrong_status(status, more)]
            found |= more
        results.append({p: found[p] for p in [EMITTED, *PROFILES] if p in found})
    failing, passing = results
    problems += [f"{rule['id']}, {p}: {problem}" for p in failing
                 for problem in problems_of(rule, p, failing[p], passing[p])]
    if "lint" in rule and not bad.is_silent_unasked(runs):
        problems.append(f"{rule['id']}: reported without {bad.options[-1]}")
    lines = [rule["id"]]
    lines += [f"  {line}" for line in grouped(bad, failing)]
    lines += [f"  twin, {line}" for line in grouped(good, passing)]
    return problems, "\n".join(lines) + "\n"


def main(nvvmc, golden, *options):
    # Functions of libdevice are allowed if it is found.
    for variable in ("OPENNVVM_LIBDEVICE", "CUDA_HOME", "CUDA_PATH"):
        os.environ.pop(variable, None)
    runs = forks.Runs(nvvmc, 60)
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda pair: check(runs, folder, pair),
                                examples.examples(runs)))
    problems = [line for found, _ in results for line in found]
    texts = [text for _, text in results]
    path = pathlib.Path(golden)
    if "--write" in options:
        path.write_text(HEADING + "".join(texts))
    recorded = re.findall(r"^[^\s#].*\n(?: .*\n)*", path.read_text(), re.M)
    for text in [t for t in texts if t not in recorded]:
        problems.append(f"not in {path.name}:\n{text}")
    for text in [t for t in recorded if t not in texts]:
        problems.append(f"only in {path.name}:\n{text}")
    print("\n".join(problems))
    print(f"{len(results)} rules tried, {len(problems)} problems")
    return bool(problems or not results)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
