#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs products in loops in several orders, and compares with NumPy.

    product_loops.py PTX LAUNCHES FOLDER
"""

import json
import pathlib
import subprocess
import sys

import numpy as np

SHAPES = {"a": (128, 256), "b": (256, 128), "q": (128, 64), "k": (64, 256), "v": (256, 64)}


def main():
    ptx, folder = sys.argv[1], pathlib.Path(sys.argv[3])
    known = json.loads(pathlib.Path(sys.argv[2]).read_text())["kernels"]
    known = {k["kernel"]: k for k in known}
    folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(1)
    # Small enough for all sums to be exact, in f16 as well.
    tiles = {name: rng.integers(-2, 3, shape).astype(np.float16)
             for name, shape in SHAPES.items()}
    for name, tile in tiles.items():
        np.save(folder / f"{name}.npy", tile)
    buffers = {name: f"in:{name}.npy" for name in tiles}
    buffers |= {"d": "out:d.npy:f32[128,128]", "o": "out:o.npy:f32[128,64]"}
    launches = [{"kernel": name, "grid": [1], "block": known[name]["block"],
                 "shared": known[name]["dynamic_shared"], "args": list(arguments)}
                for name, arguments in (("long", "abd"), ("chain", "qkvo"))]
    steps = folder / "steps.json"
    steps.write_text(json.dumps({"buffers": buffers, "launches": launches}))
    done = subprocess.run(["nvvmc", "run", ptx, f"--launches={steps}", "--schedules=3"],
                          capture_output=True, text=True, check=False)
    if done.returncode or done.stderr:
        print(done.stderr)
        return 1
    a, b, q, k, v = (tiles[name].astype(np.float64) for name in "abqkv")
    for name, wanted in (("d", a @ b), ("o", q @ k @ v)):
        print(name, "right" if np.array_equal(np.load(folder / f"{name}.npy"), wanted) else "wrong")
    return 0


if __name__ == "__main__":
    sys.exit(main())
