#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the verdict of `nvvmc verify` with that of `nvvmc compile`: for both
examples of every rule, and for the modules of a folder, which has one for each
refusal of the emitter. In each profile, the exit statuses and the sets of rules
must be the same, except if verify has a note "refused when compiling: …", which
does not change its exit status. In libnvvm, all rules that only compile checks get
such notes; in nvvm and tileiras, only calls of internal intrinsics do, which are legal
but have no PTX; in nvptx, nothing does. Of text that does not parse, verify judges
what does, too. Of the modules of the folder, `nvvmc emit`,
which verifies nothing, must refuse those that compile refuses by a rule of emission,
by the same rule.

Every rule of the emission layer requires an example or a module whose name begins
with its ID. Every refusal message in the emitter's sources requires a module, too:
those that no module produces are reported.

Usage: verify-predicts-compile.py [--few] NVVMC FOLDER LIB-PTX [FILTER]

NVVMC is nvvmc, or nvvmc-forks, which is faster. With --few, the profiles take turns:
an example has one of them, a module of the folder and the example of a rule of the
emission layer have nvptx, tileiras and one of the others."""

import concurrent.futures
import json
import os
import pathlib
import re
import sys
import tempfile
import zlib

sys.path.append(str(pathlib.Path(__file__).parents[2] / "testing/ForkServer"))

import forks  # noqa: E402

PROFILES = ["nvvm", "libnvvm", "nvptx", "tileiras"]
HEADER = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""
VERSION = "\n!nvvmir.version = !{!100100}\n!100100 = !{i32 2, i32 0}\n"
FORECAST = "refused when compiling: "
# The emitter's messages about internal intrinsics.
OF_INTERNAL_CALLS = ("emit-unsupported-intrinsic", "emit-encoding")
# Rules of compile that no single module can break, and why.
NOT_OF_MODULES = {
    "bitcode-producer": "asked for by --disable-bitcode-version-upgrade",
    "mode-pointer-width": "a contradiction of the mode word, which only compile "
                          "is given",
    "link-modules": "several modules that do not link",
    "link-library": "a library that cannot be linked",
    "link-libdevice": "a libdevice that cannot be read",
    "pipeline-defect": "a pass of ours that breaks the module",
    "opt-kernel-emptied": "a warning about what the optimizer did",
    "ptxas-error": "said by ptxas, which --cubin runs",
    "ptxas-warning": "said by ptxas",
    "ptxas-note": "said by ptxas",
    "ptxas-crash": "about ptxas itself",
    "misc-libdevice-missing": "a note about what is linked",
    "misc-nothing-to-launch": "about a program, of which verify may be given a part",
    "emit-crash": "no module is known that crashes",
    "misc-llvm-crash": "no module is known that crashes",
}
# Rules that emit checks, besides those of emission.
ALSO_EMISSION = {"global-shared-limit", "global-const-limit"}
# Modules that emit refuses before it looks for what compile finds as well.
NOT_OF_EMIT = {"declarations: kernel of variable arguments"}
# Messages that no module produces, and why.
NOT_OF_SENTENCES = {
    "{0} {1:x} is not defined": "has the field's name and value filled in",
    "Bad membar op": "a word that the verifier has checked",
    "Bad register class": "a word that the verifier has checked",
    "Unhandled cluster info operand": "a word that the verifier has checked",
    "cluster barrier operation": "the name of a field",
    "cluster barrier ordering": "the name of a field",
    "unknown operand query ": "a word that the verifier has checked",
    "it is declared as ": "a signature that the verifier has checked",
    "labels as operands are not possible": "only callbr has them, and has a "
                                           "refusal of its own",
}


def run(runs, command, profile, path, options):
    arguments = [command, "--format=json", *options, str(path)]
    if command != "emit":
        arguments.append(f"--profile={profile}")
    if command != "verify":
        arguments += ["-o", os.devnull]
    status, text, _, _ = runs.run(arguments, most=1 << 20)
    found = [json.loads(line) for line in text.splitlines()
             if line.startswith("{")]
    return status, found, text


def is_forecast(d, profile):
    return d["message"].startswith(FORECAST) and profile != "nvptx" and \
        (profile == "libnvvm" or d["rule"] in OF_INTERNAL_CALLS)


def verdict(found, profile):
    """The rules that reject, and those that warn."""
    errors = {d["rule"] for d in found
              if d["severity"] == "error" or is_forecast(d, profile)}
    return errors, {d["rule"] for d in found if d["severity"] == "warning"
                    and d["rule"] not in NOT_OF_MODULES}


def emit(runs, path, options, wanted):
    """What is wrong with the rules that emit reports."""
    found = {d["rule"] for d in run(runs, "emit", None, path, options)[1]
             if d["severity"] == "error"}
    return f"emit does not report {wanted - found}" if wanted - found else ""


def compare(runs, name, path, options, emission, profiles):
    problems, drawn = [], set()
    for profile in profiles:
        status, told, _ = run(runs, "verify", profile, path, options)
        done, found, text = run(runs, "compile", profile, path, options)
        if not found and done:
            problems.append(f"{name} ({profile}): no JSON: {text[:200]}")
        forecasts = any(is_forecast(d, profile) for d in told)
        before, after = verdict(told, profile), verdict(found, profile)
        if after[0] == {"misc-llvm-parser"} <= before[0]:
            before = after
        drawn |= after[0] | after[1] | {d["message"] for d in found} | \
            {d["help"] for d in found if "help" in d}
        if before != after:
            problems.append(f"{name} ({profile}): verify says {before}, "
                            f"compile {after}")
        wanted = after[0] & emission if profile == "nvptx" else set()
        if wanted and name not in NOT_OF_EMIT:
            if problem := emit(runs, path, options, wanted):
                problems.append(f"{name}: {problem}")
        if status != done and not (forecasts and not status):
            problems.append(f"{name} ({profile}): verify exits {status}, "
                            f"compile {done}")
    return problems, drawn


def examples(runs):
    """(name, text, options) of every example in the catalog."""
    _, listing, _, _ = runs.run(["rules", "--format=json"], most=1 << 20)
    rules = json.loads(listing)
    texts = []
    for rule in rules:
        for kind in ("bad", "good"):
            if text := rule[kind]:
                head = "" if "target triple" in text or \
                    rule["layer"] == "input" else HEADER
                tail = "" if "nvvmir.version" in text or \
                    rule["layer"] == "input" else VERSION
                texts.append((f"{rule['id']}.{kind}", head + text + tail,
                              ["--arch=sm_90",
                               *re.findall(r"--ptx=\S+", text)]))
    return rules, texts


def modules(folder):
    for path in sorted(pathlib.Path(folder).glob("*.ll")):
        for part in path.read_text().split("\n; MODULE")[1:]:
            first, text = part.split("\n", 1)
            options = re.findall(r"--\S+", first)
            if not any(o.startswith("--arch") for o in options):
                options.append("--arch=sm_90")
            yield (f"{path.stem}: {first.strip()}", HEADER + text + VERSION,
                   options)


def sentences(sources):
    """The refusal messages and remedies of the emitter's sources: literals in calls that
    report."""
    known = set()
    for path in sorted(pathlib.Path(sources).rglob("*.cpp")):
        text = path.read_text()
        for call in re.finditer(
                r"(?:\bfail\(|refuse\(|problem\(|stop\(|return )"
                r"[^;{}]*?((?:\"[^\"\n]*\"\s*)+)", text):
            words = "".join(re.findall(r'"([^"]*)"', call.group(1)))
            if re.search(r"[a-z]+ [a-z]+ [a-z]+", words):
                known.add((path.name, words))
    return known


def profiles_of(name, is_emission, is_few):
    if not is_few:
        return PROFILES
    number = zlib.crc32(name.encode())  # Whatever other modules there are.
    if not is_emission:
        return [PROFILES[number % len(PROFILES)]]
    return ["nvptx", "tileiras", ("nvvm", "libnvvm")[number % 2]]


def main(*arguments):
    is_few = arguments[0] == "--few"
    nvvmc, folder, sources, pattern = (*arguments[is_few:], "")[:4]
    # Functions of libdevice are not to be found.
    for variable in ("CUDA_HOME", "CUDA_PATH", "OPENNVVM_LIBDEVICE"):
        os.environ.pop(variable, None)
    runs = forks.Runs(nvvmc, 60)
    rules, todo = examples(runs)
    of_folder = list(modules(folder))
    todo += of_folder
    emission = ALSO_EMISSION | {r["id"] for r in rules
                                if r["layer"] == "emission"}
    todo = [t for t in todo if re.search(pattern, t[0])]
    problems, drawn = [], set()
    with tempfile.TemporaryDirectory() as work, \
            concurrent.futures.ThreadPoolExecutor(2) as pool:
        jobs = []
        for number, (name, text, options) in enumerate(todo):
            path = pathlib.Path(work, f"{number}.ll")
            path.write_text(text)
            is_of_folder = (name, text, options) in of_folder
            jobs.append(pool.submit(
                compare, runs, name, path, options,
                emission if is_of_folder else set(),
                profiles_of(name, is_of_folder or name.split(".")[0] in emission,
                            is_few)))
        for job in jobs:
            more, seen = job.result()
            problems += more
            drawn |= seen
    if not pattern:
        for rule in rules:
            if rule["layer"] == "emission" and rule["id"] not in drawn and \
                    rule["id"] not in NOT_OF_MODULES:
                problems.append(f"{rule['id']}: no module breaks it")
        for file, words in sorted(sentences(sources)):
            if words not in NOT_OF_SENTENCES and \
                    not any(words in text for text in drawn):
                problems.append(f"{file}: no module is refused with: {words}")
    for problem in problems:
        print(problem)
    print(f"{len(todo)} modules, {len(problems)} differences")
    return bool(problems) or not todo


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
