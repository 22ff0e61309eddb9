#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes kernels as bytecode of every version, and reads them again.

    bytecode.py OUT [--one] FILE...

What a version holds, it holds whole: the text is the same, and so are the bytes when
they are written again. What it lacks, it refuses. Without a version, the lowest one
that will do is written. Prints it for each file. With --one, each file is written and
read again as one of the versions that hold it, and the next file as another one.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

VERSIONS = [f"13.{minor}" for minor in range(1, 6)]


def run(*command):
    return subprocess.run(command, text=True, capture_output=True)


def text_of(path):
    done = run("nv-tileas-opt", path)
    assert done.returncode == 0, (path, done.stderr)
    # Bytecode has no name of the module.
    return re.sub(r"cuda_tile\.module @\w+", "cuda_tile.module @kernels", done.stdout)


def write(path, to, version=None):
    option = [f"--bytecode-version={version}"] if version else []
    return run("nv-tileas-opt", path, "--emit-tile-bytecode", *option, "-o", to)


def check(path, text, out, version):
    """Reads what was written, which must be the text, and writes it again."""
    first, second = out / f"{version}.tilebc", out / "second.tilebc"
    assert text_of(first) == text, (path, version)
    assert write(first, second, version).returncode == 0
    assert first.read_bytes() == second.read_bytes(), (path, version)
    producer = re.findall(r'@kernels producer "(.*)"', text)
    body = [f"// Producer: {name}" for name in producer]
    body += [line.removeprefix("    ") for line in text.rstrip().splitlines()[2:-2]]
    shown = run("tileirdisasm", first)
    assert shown.stdout.splitlines() == body, (path, version, shown.stderr)


def lowest(path, out, number):
    """With a number, one of the versions that hold the file is checked."""
    text = text_of(path)
    lacking = 0
    for version in VERSIONS:
        done = write(path, out / f"{version}.tilebc", version)
        if done.returncode == 0:
            break
        assert "appeared in version" in done.stderr, (path, version, done.stderr)
        lacking += 1
    held = VERSIONS[lacking:]
    for version in held if number is None else [held[number % len(held)]]:
        done = write(path, out / f"{version}.tilebc", version)
        assert done.returncode == 0, (path, version, "an older version holds it")
        check(path, text, out, version)
    assert write(path, out / "lowest.tilebc").returncode == 0
    data = (out / "lowest.tilebc").read_bytes()
    assert f"{data[8]}.{data[9]}" == held[0], (path, held)
    return held[0]


def main():
    has_one = "--one" in sys.argv
    files = [pathlib.Path(name) for name in sorted(sys.argv[2 + has_one:])]
    folders = [pathlib.Path(sys.argv[1]) / file.stem for file in files]
    for folder in folders:
        folder.mkdir()
    numbers = range(len(files)) if has_one else [None] * len(files)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, version in zip(files, pool.map(lowest, files, folders, numbers)):
            print(file.stem, version)


main()
