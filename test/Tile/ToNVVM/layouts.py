# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts tiles between all layouts on the machine: blocked ones with vectors of each
length, slices, fragments, sums of a thread, and everything in each thread.

    layouts.py FOLDER EVERY WARPS... [--tiles=N] [--count]

Each pair of layouts of each tile from 1 x 1 to 64 x 64, with elements of each width, by so
many warps, is tried as the compiler does it, and, if that is another way, through shared
memory; of all pairs, one in EVERY is, and of all tiles, N are. A kernel counts registers that are wrong, and the machine
says whether accesses race, or, with --count, how often banks conflict."""

import json
import pathlib
import random
import re
import struct
import subprocess
import sys

TYPES = {"i1": 1, "i8": 1, "f16": 2, "i32": 4, "f64": 8}


def call(command, output=None):
    done = subprocess.run(command, stdout=output or subprocess.PIPE, text=True,
                          stderr=subprocess.PIPE)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} gave {done.returncode}:\n"
                           f"{done.stdout or ''}{done.stderr[-4000:]}")
    return done.stdout


class Tile:
    """One tile, and the kernels of its pairs of layouts."""

    def __init__(self, folder, rows, columns, warp_bits, kind):
        self.folder, self.kind = folder, kind
        self.elements, self.threads = 1 << rows + columns, 32 << warp_bits
        self.name = f"{1 << rows} x {1 << columns} {kind} by {1 << warp_bits} warps"
        self.options = [f"--rows={rows}", f"--columns={columns}",
                        f"--warp-bits={warp_bits}", f"--type={kind}"]

    def build(self, *options):
        """The kernels that have been made."""
        source = self.folder / "pairs.ll"
        with open(source, "w", encoding="utf-8") as out:
            call(["nv-tileas-convert-layouts", *self.options, *options], out)
        call(["nvvmc", "compile", source, "-o", self.folder / "pairs.ptx", "--quiet"])
        return re.findall(r"^define ptx_kernel void @(\w+)", source.read_text(), re.M)

    def data(self, r):
        """Numbers that differ as far as their width allows."""
        if self.kind == "i1":
            return bytes(r.getrandbits(1) for _ in range(self.elements))
        return r.randbytes(self.elements * TYPES[self.kind])

    def run(self, kernels, r, *options):
        """The registers of each kernel that are wrong, and what was printed."""
        (self.folder / "tile.bin").write_bytes(self.data(r))
        buffers = {"tile": "in:tile.bin"}
        launches = []
        for n, kernel in enumerate(kernels):
            buffers[f"c{n}"] = f"out:c{n}.bin:i32[{self.threads}]"
            launches.append({"kernel": kernel, "grid": 1, "block": self.threads,
                             "args": ["tile", f"c{n}"]})
        steps = self.folder / "launches.json"
        steps.write_text(json.dumps({"buffers": buffers, "launches": launches}))
        said = call(["nvvmc", "run", self.folder / "pairs.ptx", f"--launches={steps}",
                     *options])
        wrong = {}
        for n, kernel in enumerate(kernels):
            counts = (self.folder / f"c{n}.bin").read_bytes()
            wrong[kernel] = sum(struct.unpack(f"<{self.threads}i", counts))
        return wrong, said


def conflicts(said):
    """The wavefronts of shared memory, and how many of them conflicts cause."""
    shared = json.loads(said)["classes"].get("shared memory", {}).get("shared", {})
    all_ = shared.get("wavefronts", 0)
    return all_, all_ - shared.get("leastWavefronts", all_)


def check(tile, every, counts, r):
    """Tries pairs of a tile: how many, the wavefronts, and what is wrong."""
    kernels = tile.build(f"--every={every}", f"--first={r.randrange(every)}")
    if not kernels:
        return 0, 0, []
    waves, problems = 0, []
    wrong, said = tile.run(kernels, r, *["--count", "--format=json"] * counts)
    for kernel, count in wrong.items():
        if count:
            problems.append(f"{tile.name}: {kernel}: {count} registers are wrong")
    if counts:
        waves, lost = conflicts(said)
        if lost:
            problems.append(f"{tile.name}: {lost} of {waves} wavefronts are conflicts")
    elif said.strip():
        problems.append(f"{tile.name}: {said}")
    return len(kernels), waves, problems


def check_judge(folder, r):
    """Where all registers are expected to have the first element, they do not."""
    tile = Tile(folder, 3, 3, 1, "i32")
    wrong, _ = tile.run(tile.build("--wrong", "--every=50"), r)
    assert wrong and all(wrong.values()), wrong


def main():
    options = [a for a in sys.argv[1:] if a.startswith("--")]
    folder, every, *warps = [a for a in sys.argv[1:] if a not in options]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    counts = "--count" in options
    r = random.Random(f"{every} {counts}")
    check_judge(folder, r)
    tiles = [(rows, columns, int(w).bit_length() - 1, kind) for w in warps for kind in TYPES
             for rows in range(7) for columns in range(7)]
    for option in options:
        if option.startswith("--tiles="):
            tiles = r.sample(tiles, int(option[8:]))
    pairs, waves, problems = 0, 0, []
    for given in tiles:
        done, more, wrong = check(Tile(folder, *given), int(every), counts, r)
        pairs, waves = pairs + done, waves + more
        problems += wrong
    for problem in problems:
        print(problem)
    assert waves or not counts, "nothing has been counted"
    print(f"{pairs} conversions of {len(tiles)} tiles, {len(problems)} complaints")
    sys.exit(bool(problems))


main()
