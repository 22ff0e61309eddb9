#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Takes barriers, arrivals and waits out of compiled schedules, one at a time.

    schedule_removals.py FOLDER [--variants=N] [--seed=N] [--schedules=N] [--arch=A] NAME:TYPES…

The programs are those of schedules.py and variants of schedule_variants.py. Without any
instruction that synchronizes, and with waits that do not wait, there must be a finding or a
wrong result in one of N schedules (20). Exit status 1 if there is none.
"""

import json
import pathlib
import random
import re
import sys
import tempfile

import schedule_variants
from schedules import call, filled, grid_of, lines_of, packed

SYNC = re.compile(r"^\s*(?:@!?%\w+\s+)?(bar\.|barrier\.|fence\.|mbarrier\.|cp\.async\.wait|"
                  r"cp\.async\.mbarrier)[^;]*;\s*$")
WAIT = re.compile(r"^(\s*)mbarrier\.(?:test|try)_wait\S*\s+(%\w+),[^;]*;")


class Judge:
    def __init__(self, path, kinds, folder, schedules, arch):
        self.folder, self.schedules = folder, schedules
        self.ptx, info = folder / "program.ptx", folder / "launch.json"
        done = call("nvvmc", "compile", path, "-o", self.ptx, f"--launch-info={info}",
                    *([f"--arch={arch}"] if arch else []))
        if done.returncode:
            raise RuntimeError(done.stderr)
        self.arch = json.loads(info.read_text())["arch"]
        kernel, = json.loads(info.read_text())["kernels"]
        outputs = lines_of(call("nv-tileas-run", f"--grid={grid_of(path)}", path).stdout)
        self.inputs = [packed(k, filled(n, len(o)))
                       for n, (k, o) in enumerate(zip(kinds, outputs, strict=True))]
        self.wanted = [packed(k, o) for k, o in zip(kinds, outputs)]
        names = [f"b{n}" for n in range(len(self.inputs))]
        grid = [int(word) for word in grid_of(path).split(",")]
        launch = {"kernel": kernel["kernel"], "grid": grid + [1] * (3 - len(grid)),
                  "block": kernel["block"], "shared": kernel["dynamic_shared"], "args": names}
        (folder / "launches.json").write_text(json.dumps(
            {"buffers": {n: f"inout:{n}.bin" for n in names}, "launches": [launch]}))
        self.lines = self.ptx.read_text().splitlines(True)

    def is_seen(self, lines, schedules):
        """Whether the program with these lines has a finding, or is wrong."""
        other = self.folder / "other.ptx"
        other.write_text("".join(lines))
        files = [self.folder / f"b{n}.bin" for n in range(len(self.inputs))]
        for file, data in zip(files, self.inputs):
            file.write_bytes(data)
        done = call("nvvmc", "run", other, f"--launches={self.folder / 'launches.json'}",
                    f"--arch={self.arch}", "--format=json", f"--schedules={schedules}")
        return done.returncode != 0 or any(
            file.read_bytes() != data for file, data in zip(files, self.wanted))

    def replaced(self, n, line):
        return self.lines[:n] + [line] + self.lines[n + 1:]

    def problems(self):
        if self.is_seen(self.lines, self.schedules):
            yield "is wrong as it is"
            return
        for n, line in enumerate(self.lines):
            if not SYNC.match(line) or not self.is_seen(self.replaced(n, "trap;\n"), 1):
                continue
            self.removed += 1
            wait = WAIT.match(line)
            other = f"{wait[1]}setp.eq.u32 {wait[2]}, 0, 0;\n" if wait else "\n"
            if not self.is_seen(self.replaced(n, other), self.schedules):
                yield f"line {n + 1} is not missed: {line.strip()}"

    removed = 0


def programs(folder, options, names, scratch):
    for name in names:
        stem, kinds = name.split(":")
        yield folder / f"{stem}.mlir", kinds
    numbers = random.Random(int(options.get("seed", "1")))
    for n in range(int(options.get("variants", "0"))):
        v = schedule_variants.draw(numbers, 8)
        path = scratch / f"variant-{n}.mlir"
        path.write_text(schedule_variants.program(v))
        yield path, {"f32": "f", "f16": "e", "i32": "i"}[v["t"]] * (1 + v["consumers"])


def main():
    options = dict(word[2:].split("=") for word in sys.argv[2:] if word.startswith("--"))
    names = [word for word in sys.argv[2:] if not word.startswith("--")]
    removed, missed = 0, 0
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        for path, kinds in programs(pathlib.Path(sys.argv[1]), options, names, scratch):
            judge = Judge(path, kinds, scratch, options.get("schedules", "20"),
                          options.get("arch"))
            for problem in judge.problems():
                print(f"{path.stem}: {problem}")
                missed += 1
            removed += judge.removed
    print(f"{removed} removed, {missed} not missed")
    return missed != 0


if __name__ == "__main__":
    sys.exit(main())
