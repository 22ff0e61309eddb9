# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Asks all programs in some folders for help: help.py FOLDER...

import os
import pathlib
import re
import subprocess
import sys

# Options that LLVM's libraries register, each by another one.
FOREIGN = ("inline-threshold", "print-after-all", "verify-dom-info", "debugify-level",
           "enable-gvn-hoist", "treat-scalable-fixed-error-as-warning", "x86-asm-syntax",
           "aarch64-neon-syntax", "nvptx-sched4reg", "stats-json", "disable-licm-promotion",
           "atomic-counter-update-promoted", "cfg-hide-cold-paths")
# All passes of MLIR are options of these.
WITH_PASSES = {"nv-tileas-opt", "nv-tileas-test-opt"}
# What has options, which are printed.
OWN = {"nvvmc": "verify FILE", "nv-tileas-opt": "--pass-pipeline", "opennvvm-bench": "--rounds",
       "ptx-differential": "--seeds", "lowering-run": "--category", "opennvvm-sizes": "--sizes",
       "opennvvm-growth": "--sizes", "opennvvm-tiles": "--ops",
       "opennvvm-tile-runs": "--limit",
       "opennvvm-tile-reads": "--limit"}

count = 0
for folder in map(pathlib.Path, sys.argv[1:]):
    for program in sorted(folder.iterdir()):
        if (not program.is_file() or program.is_symlink() or ".so" in program.name
                or not os.access(program, os.X_OK)):
            continue
        count += 1
        done = subprocess.run([program, "--help"], stdin=subprocess.DEVNULL, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
        lines = done.stdout.splitlines()
        for option in FOREIGN:
            if any(re.match(rf"\s*--?{option}\b", line) for line in lines):
                sys.exit(f"{program.name} --help has --{option}")
        if program.name not in WITH_PASSES and len(lines) > 100:
            sys.exit(f"{program.name} --help has {len(lines)} lines")
        if OWN.get(program.name, "") not in done.stdout:
            sys.exit(f"{program.name} --help lacks {OWN[program.name]}:\n{done.stdout}")
        if written := os.listdir():
            sys.exit(f"{program.name} --help writes {written}")
assert count > 10, count
