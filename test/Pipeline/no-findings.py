#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles modules that a profile accepts with the optimizer. The user is not
responsible for what passes create: no finding may appear that does not occur
without them.

    no-findings.py NVVMC TIERS FILE-OR-FOLDER... [--foreign]
                   [--profiles=P,...] [--machines=SM,...] [--sample=K]

With --foreign, the modules are given our triple, layout and version first, and
compiled for sm_90 unless other machines are named; --sample takes every Kth
file. LLVM's tests are such modules.
"""

import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

PROFILES = "nvvm,libnvvm,nvptx,tileiras"
PATIENCE = 120
HEADER = ('target triple = "nvptx64-nvidia-cuda"\n'
          'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-'
          'v32:32-n16:32:64"\n')
VERSION = "\n!nvvmir.version = !{!99100}\n!99100 = !{i32 2, i32 0}\n"


def modules(path, foreign):
    """Name and text of each module in a test."""
    text = path.read_text(errors="surrogateescape")
    parts = re.split(r"^;--- (\S+)\n", text, flags=re.M)
    found = [(str(path), parts[0])]
    found += [(f"{path}:{name}", part)
              for name, part in zip(parts[1::2], parts[2::2])
              if name.endswith(".ll")]
    if foreign:
        found = [(name, HEADER +
                  re.sub(r"^target (triple|datalayout).*$", "", part,
                         flags=re.M) +
                  ("" if "nvvmir.version" in part else VERSION))
                 for name, part in found]
    arch = re.search(r"--arch=(sm_\w+)", text)
    return [(name, part, arch and not foreign and arch[1])
            for name, part in found if re.search(r"^define", part, re.M)]


def run(nvvmc, command, profile, arch, text, *options):
    try:
        result = subprocess.run(
            [nvvmc, command, f"--profile={profile}", f"--arch={arch}",
             "--format=json", *options, "-"],
            input=text if isinstance(text, bytes) else
            text.encode(errors="surrogateescape"), capture_output=True,
            timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return None, {"no end"}
    lines = (result.stdout if command == "verify" else result.stderr).decode(
        errors="replace").splitlines()
    found = set()
    for line in lines:
        if line.startswith("{"):
            finding = json.loads(line)
            found.add(finding["rule"] + ": " + finding["message"])
    return result.returncode, found


def check(options, module):
    """How often the module is accepted, and the problems then."""
    nvvmc, tiers = options.nvvmc, options.tiers
    name, text, arch = module
    taken, problems = 0, []
    for profile in options.profiles.split(","):
        machines = ([arch] if arch else options.machines.split(",")
                    if options.machines else
                    ["sm_100" if profile == "libnvvm" else "sm_90"])
        for machine in machines:
            found = check_one(nvvmc, tiers, name, text, profile, machine)
            taken += found is not None
            problems += [f"{name}, {profile}, {machine}, {line}"
                         for line in found or []]
    return taken, problems


def check_one(nvvmc, tiers, name, text, profile, machine):
    """The problem; None if the module is not accepted."""
    # Others read bitcode, under the contract that it was made for.
    def written(tier):
        with tempfile.NamedTemporaryFile(suffix=".bc") as file:
            status, _ = run(nvvmc, "compile", profile, machine, text,
                            f"--opt={tier}", "--emit-llvm-bc", "-o", file.name)
            if status:
                return status, set()
            return run(nvvmc, "verify", profile, machine, file.read())

    status, _ = run(nvvmc, "verify", profile, machine, text)
    if status is None:
        return ["verify: no end"]
    if status:
        return None
    status, before = run(nvvmc, "compile", profile, machine, text, "--opt=0",
                         "-o", "/dev/null")
    if status:
        return None
    problems = []
    for tier in tiers:
        status, after = run(nvvmc, "compile", profile, machine, text,
                            f"--opt={tier}", "-o", "/dev/null")
        if status != 0 or after - before:
            problems.append(f"--opt={tier}: status {status}, "
                            f"{sorted(after - before)}")
    if profile not in ("nvvm", "libnvvm") or written(0)[0]:
        return problems
    status, found = written(tiers[-1])
    if status:
        problems.append(f"--emit-llvm-bc: status {status}, {sorted(found)}")
    return problems


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("nvvmc")
    parser.add_argument("tiers")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    parser.add_argument("--foreign", action="store_true")
    parser.add_argument("--profiles", default=PROFILES)
    parser.add_argument("--machines")
    parser.add_argument("--sample", type=int, default=1)
    options = parser.parse_args()
    files = []
    for path in options.paths:
        files += sorted(path.rglob("*.ll")) if path.is_dir() else [path]
    work = [module for file in files[::options.sample]
            for module in modules(file, options.foreign)]
    taken = count = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for times, problems in pool.map(lambda m: check(options, m), work):
            taken += times
            count += len(problems)
            if problems:
                print("\n".join(problems), flush=True)
    print(f"{len(work)} modules, taken {taken} times, {count} problems")
    return bool(count or not work)


if __name__ == "__main__":
    sys.exit(main())
