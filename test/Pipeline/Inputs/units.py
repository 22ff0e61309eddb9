#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles modules in units: in one process, and in one for each unit, with no
environment and in folders of their own, in any order. Compares the PTX. "All" is a
module of several units: variants of the others, linked.

    units.py NVVMC FOLDER MODULE...
"""

import json
import pathlib
import random
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scale"))
import modules  # noqa: E402

WAYS = (["--split-compile=1", "--opt=0"],
        ["--split-compile-extended=2", "--opt=2"],
        ["--split-compile-extended=2", "--opt=3", "--link-lto"])


def run(*words, cwd=None):
    done = subprocess.run(words, cwd=cwd, capture_output=True, env={})
    if done.returncode:
        raise RuntimeError(f"{words}: {done.stderr.decode(errors='replace')[:1000]}")


def separately(nvvmc, module, options, folder):
    """The PTX that --split-only, --split-unit and --join give, and how many units."""
    first, last = folder / "first", folder / "last"
    last.mkdir(parents=True)
    run(nvvmc, "compile", module, *options, "--split-only", "-o", first)
    manifest = json.loads((first / "manifest.json").read_text())
    results = []
    for number, unit in enumerate(manifest["units"]):
        # Where the work is done, there is no other file.
        host = folder / f"host{number}"
        host.mkdir()
        shutil.copy(first / unit["file"], host / "unit")
        run(nvvmc, "compile", "--split-unit", "unit", "-o", "result", cwd=host)
        results.append((host / "result").rename(last / f"{number}"))
    random.Random(str(module)).shuffle(results)
    for file in (first / "manifest.json", first / manifest["rest"]["file"]):
        shutil.copy(file, last)
    run(nvvmc, "compile", "--join", "manifest.json", *(file.name for file in results),
        "-o", "out.ptx", cwd=last)
    return (last / "out.ptx").read_bytes(), len(results)


def compare(nvvmc, module, folder):
    """Whether both are the same, and the units, for each of WAYS."""
    for number, way in enumerate(WAYS):
        options = [*way, "--hermetic", "--quiet", "--arch=sm_90"]
        place = folder / f"{module.stem}-{number}"
        place.mkdir(parents=True)
        run(nvvmc, "compile", module, *options, "-o", place / "together.ptx")
        together = (place / "together.ptx").read_bytes()
        alone, units = separately(nvvmc, module, options, place)
        yield together == alone, units
        if together == alone:
            shutil.rmtree(place)
        else:
            print(f"differs: {place}")


def linked(files, folder):
    """A module of variants of all of them."""
    parts = []
    for number, file in enumerate(files):
        part = folder / f"part{number}.ll"
        part.write_text(modules.vary(file.read_text(encoding="utf-8"), number))
        parts.append(part)
    run(shutil.which("llvm-link"), *parts, "-o", folder / "All.bc")
    return folder / "All.bc"


def main(nvvmc, folder, *names):
    folder = pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = [pathlib.Path(name) for name in names]
    for file in (*files, linked(files, folder)):
        results = list(compare(nvvmc, file, folder))
        print(f"{file.stem}: {sum(same for same, _ in results)} of {len(results)} the "
              f"same, {results[1][1]} units")


if __name__ == "__main__":
    main(*sys.argv[1:])
