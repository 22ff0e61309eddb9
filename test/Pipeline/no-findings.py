#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles modules that a profile accepts with the optimiser. Whatever its
passes make is not the user's error: no finding may appear that is not there
without them.

    no-findings.py NVVMC TIERS FILE-OR-FOLDER... [--foreign]

With --foreign, the modules are given our triple, layout and version first.
"""

import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

PROFILES = ["nvvm", "libnvvm", "nvptx", "tileiras"]
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
    result = subprocess.run(
        [nvvmc, command, f"--profile={profile}", f"--arch={arch}",
         "--format=json", *options, "-"],
        input=text if isinstance(text, bytes) else
        text.encode(errors="surrogateescape"), capture_output=True)
    lines = (result.stdout if command == "verify" else result.stderr).decode(
        errors="replace").splitlines()
    found = set()
    for line in lines:
        if line.startswith("{"):
            finding = json.loads(line)
            found.add(finding["rule"] + ": " + finding["message"])
    return result.returncode, found


def check(nvvmc, tiers, module):
    """Whether some profile takes the module, and what is wrong then."""
    # Bitcode is read by others, under the contract that it was made for.
    def written(profile, machine, tier):
        with tempfile.NamedTemporaryFile(suffix=".bc") as file:
            status, _ = run(nvvmc, "compile", profile, machine, text,
                            f"--opt={tier}", "--emit-llvm-bc", "-o", file.name)
            if status:
                return status, set()
            return run(nvvmc, "verify", profile, machine, file.read())

    name, text, arch = module
    taken, problems = False, []
    for profile in PROFILES:
        machine = arch or ("sm_100" if profile == "libnvvm" else "sm_90")
        if run(nvvmc, "verify", profile, machine, text)[0]:
            continue
        status, before = run(nvvmc, "compile", profile, machine, text,
                             "--opt=0", "-o", "/dev/null")
        if status:
            continue
        taken = True
        for tier in tiers:
            status, after = run(nvvmc, "compile", profile, machine, text,
                                f"--opt={tier}", "-o", "/dev/null")
            if status or after - before:
                problems.append(f"{name}, {profile}, --opt={tier}: status "
                                f"{status}, {sorted(after - before)}")
        if profile not in ("nvvm", "libnvvm") or written(profile, machine,
                                                         0)[0]:
            continue
        status, found = written(profile, machine, tiers[-1])
        if status:
            problems.append(f"{name}, {profile}, --emit-llvm-bc: status "
                            f"{status}, {sorted(found)}")
    return taken, problems


def main():
    arguments = [a for a in sys.argv[1:] if a != "--foreign"]
    nvvmc, tiers, *paths = arguments
    files = []
    for path in map(pathlib.Path, paths):
        files += sorted(path.rglob("*.ll")) if path.is_dir() else [path]
    work = [module for file in files
            for module in modules(file, "--foreign" in sys.argv)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda m: check(nvvmc, tiers, m), work))
    problems = [line for _, lines in results for line in lines]
    print("\n".join(problems))
    print(f"{len(work)} modules, {sum(taken for taken, _ in results)} taken, "
          f"{len(problems)} problems")
    return bool(problems or not work)


if __name__ == "__main__":
    sys.exit(main())
