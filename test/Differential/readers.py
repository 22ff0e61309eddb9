#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the verifier predicts what NVIDIA's libNVVM cannot read: for modules
with newer constructs, rule reader-newer-ir must warn exactly if libNVVM's parser
fails.

usage: readers.py NVVMC VERDICT MODULES FOLDER RELEASE=LIBRARY...

Lines of MODULES: a name, the readers to run (both, or only the new one), and the
text. The old reader has typed pointers, which are inserted for it.
"""

import json
import os
import re
import subprocess
import sys

import releases

HEADER = ('target triple = "nvptx64-nvidia-cuda"\n'
          'target datalayout = "e-i64:64-i128:128-n16:32:64"\n')
VERSION = "\n!nvvmir.version = !{!900}\n!900 = !{i32 2, i32 0}\n"
READERS = {"compute_100": "sm_100", "compute_75": "sm_75"}


def typed(text):
    text = re.sub(r"\bptr addrspace\((\d)\)", r"i8 addrspace(\1)*", text)
    return re.sub(r'(?<![.\w%@"])ptr(?!\w)', "i8*", text)


def write(folder, modules):
    """The files, each with its name and architecture."""
    files = {}
    for number, (name, readers, text) in enumerate(modules):
        text = HEADER + text.replace("\\n", "\n") + VERSION
        for arch in READERS:
            if arch == "compute_75" and readers != "both":
                continue
            path = os.path.join(folder, f"{number}.{arch}.ll")
            with open(path, "w", encoding="utf-8") as file:
                file.write(typed(text) if arch == "compute_75" else text)
            files[path] = (name, arch)
    return files


def unreadable(verdict, library, files):
    """The files that libNVVM's parser or its LLVM cannot read."""
    found = set()
    for arch in READERS:
        run = subprocess.run([verdict, library, arch,
                              *[f for f in files if files[f][1] == arch]],
                             text=True, capture_output=True, check=True)
        for line in run.stdout.splitlines():
            path, _, result, _, log = line.split("\t")[:5]
            if result != "accept" and "Error:" not in log:
                found.add(path)
    return found


def warned(nvvmc, release, files):
    """The files for which nvvmc warns."""
    found = set()
    for arch in READERS:
        run = subprocess.run([nvvmc, "verify", "--profile=libnvvm",
                              "--libnvvm=" + release, "--arch=" + READERS[arch],
                              "--format=json",
                              *[f for f in files if files[f][1] == arch]],
                             text=True, capture_output=True)
        found |= {finding["file"] for finding in map(json.loads,
                                                     run.stdout.splitlines())
                  if finding["rule"] == "reader-newer-ir"}
    return found


def main(nvvmc, verdict, modules, folder, *libraries):
    os.makedirs(folder, exist_ok=True)
    with open(modules, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file][1:]
    files = write(folder, rows)
    problems, unread = [], 0
    for release, library in releases.parse(libraries).items():
        refused = unreadable(verdict, library, files)
        told = warned(nvvmc, release, files)
        unread += len(refused)
        for path in sorted(refused ^ told):
            name, arch = files[path]
            problems.append(
                f"{release}: {name}, {arch}: libNVVM "
                f"{'cannot read it' if path in refused else 'reads it'}, we "
                f"{'warn' if path in told else 'say nothing'}")
    print("\n".join(problems))
    print(f"{len(files)} modules, {unread} times not readable, "
          f"{len(problems)} answered otherwise")
    return bool(problems or not unread)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
