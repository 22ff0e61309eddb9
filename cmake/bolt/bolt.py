#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lays out the code of a linked file by what of it is executed, with BOLT.

    bolt.py FILE --profile FILE... --bolt=llvm-bolt --merge=merge-fdata
            [--train=TARGET --nvvmc=FILE --exit=FILE]

FILE has been linked with --emit-relocs, and is replaced. --train makes the profile if there
is none: a copy of FILE that counts what is executed compiles programs of the tests. A
profile names functions, so it also serves other files that hold them; one that has changed
since is left as it is. To make a profile anew, remove it.
"""

import argparse
import ctypes
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ADDR_NO_RANDOMIZE = 0x0040000  # <sys/personality.h>
# Without -bolt-info=0, files would hold paths of their build.
LAYOUT = ("-bolt-info=0", "-reorder-blocks=ext-tsp", "-reorder-functions=cdsort",
          "-split-functions", "-split-all-cold", "-split-eh", "-icf=safe", "-use-gnu-stack")


def run(*words, **more):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True,
                          errors="replace", **more)
    if done.returncode:
        sys.exit(f"bolt.py: {' '.join(str(w) for w in words)} failed; configure with "
                 f"-DOPENNVVM_BOLT=OFF to do without\n{(done.stdout + done.stderr)[-4000:]}")


def write(file, make):
    """Replaces a file with what `make` writes to the path that it gets, if that is all."""
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        made = pathlib.Path(folder) / file.name
        make(made)
        os.replace(made, file)


def kernels(folder):
    """A quarter of the programs of a folder, so that counting takes seconds."""
    names = sorted(os.listdir(ROOT / "test" / folder))
    return [f"source/test/{folder}/{name}" for name in names[3::4]]


def nvvmc_commands():
    """Text and bitcode, each stage by itself and all of them."""
    for file in kernels("RealCode/Programs/IR"):
        yield "compile", file, "--opt=3", "-O2", "--arch=sm_90", "-o", "out.ptx"
    for name in ("nbody", "scan", "transpose"):
        file = f"source/examples/{name}.ll"
        yield "verify", file
        yield "lower", file, "--emit-llvm-bc", "-o", "out.bc"
        yield "compile", "out.bc", "--opt=3", "-O2", "--arch=sm_80", "-o", "out.ptx"


def tile_commands():
    for file in kernels("Tile/Bench/Inputs"):
        yield "compile", file, "--opt=3", "--arch=sm_80", "-o", "out.ptx"


COMMANDS = {"nvvmc": nvvmc_commands, "libopennvvm-tile": tile_commands}


def train(options, profile):
    """Counts what is executed of the file, and writes the profile."""
    # Addresses decide the order in hash tables. If memory and all names are the same, so
    # is the profile; where the former is not allowed, it is nearly the same.
    ctypes.CDLL(None).personality(ADDR_NO_RANDOMIZE)
    profile.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        (scratch / "source").symlink_to(ROOT)
        (scratch / "counts").mkdir()
        shutil.copy(options.exit, scratch / "exit.so")
        run(options.bolt, "-instrument", options.file, "-o", scratch / "counting",
            f"--instrumentation-file={scratch}/counts/of", "--instrumentation-file-append-pid")
        env = {"LD_PRELOAD": "./exit.so", "PATH": os.defpath}
        program = scratch / "counting"
        if options.train != "nvvmc":
            env["OPENNVVM_TILE_LIBRARY"], program = "./counting", options.nvvmc
        for words in COMMANDS[options.train]():
            run(program, *words, "--hermetic", "--quiet", env=env, cwd=scratch)
        write(profile, lambda to: run(
            options.merge, *sorted((scratch / "counts").iterdir()), "-o", to))


def lay_out(options):
    with tempfile.NamedTemporaryFile(suffix=".fdata") as merged:
        profile = options.profile[0]
        if len(options.profile) > 1:
            profile = merged.name
            run(options.merge, *options.profile, "-o", profile)
        write(options.file, lambda to: run(
            options.bolt, options.file, "-o", to, f"-data={profile}", *LAYOUT))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--profile", type=pathlib.Path, nargs="+", required=True)
    parser.add_argument("--train", choices=COMMANDS)
    for name in ("bolt", "merge", "exit", "nvvmc"):
        parser.add_argument(f"--{name}", type=pathlib.Path)
    options = parser.parse_args()
    options.file = options.file.resolve()
    if options.train and not options.profile[0].exists():
        train(options, options.profile[0])
    lay_out(options)


if __name__ == "__main__":
    main()
