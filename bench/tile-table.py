#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sets our compiler of tile programs beside tileiras, and writes the tables of docs/tiles.md.

    tile-table.py BUILD [--tileiras=FILE] [--tools=FOLDER] [--sm=sm_80,sm_120]
                  [--document=docs/tiles.md] [NAME...]

Each kernel of test/Tile/Bench and test/Tile/CudaTile is written as bytecode, which both get.
Ours goes through the ptxas of tileiras's package. tileiras is a black box: its cubins are looked
at, with cuobjdump and nvdisasm from --tools. It runs as a copy that has a ptxas beside it which
says how long it took, so that the time of ptxas can be left out on both sides. Times are of the
processor, of one run; memory is the most that one process held.

--tileiras is by default that of OPENNVVM_TILEIRAS, of PATH, or of the environment that
scripts/client-env.py makes. Without it, or without the tools, nothing is written.
"""

import argparse
import collections
import dataclasses
import glob
import json
import math
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

from multiprocessors import blocks_that_fit

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ROOT / "test/Tile/Bench/Inputs", ROOT / "test/Tile/CudaTile/Inputs/kernels"
MMA = re.compile(r"^[HIDQO]MMA\b")
SPILL = re.compile(r"^(LDL|STL)\b")
# Kernels whose executed work is that of their products.
PRODUCTS = ("product", "attention", "convolution-3x3")


@dataclasses.dataclass
class Code:
    """What a compiler made of a kernel."""
    registers: int
    spills: int
    shared: int
    fit: int
    bytes: int
    per_mma: float
    seconds: float
    memory: int


def arguments(description=__doc__, **more):
    """What the command line says; `more` has options besides, as add_argument takes them."""
    parser = argparse.ArgumentParser(description=description,
                                     formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--tileiras", default=os.environ.get("OPENNVVM_TILEIRAS"))
    parser.add_argument("--tools", type=pathlib.Path)
    parser.add_argument("--sm", default="sm_80,sm_120")
    parser.add_argument("--document", type=pathlib.Path)
    for name, kind in more.items():
        parser.add_argument(f"--{name}", **kind)
    parser.add_argument("names", nargs="*", metavar="NAME")
    return parser.parse_intermixed_args()


def find_tileiras(given, build):
    known = glob.glob(str(build / "clients/CuTile/venv/lib/python*/site-packages/nvidia/cu*/bin/tileiras"))
    # The first on PATH may be ours.
    found = given or next(iter(known), None) or shutil.which("tileiras")
    return found and pathlib.Path(found).resolve()


def find_tools(given, build):
    """The folder that has cuobjdump and nvdisasm: a toolkit's, or Triton's."""
    folders = [given, pathlib.Path(shutil.which("nvdisasm") or "/nowhere/x").parent,
               *map(pathlib.Path, glob.glob(str(
                   build / "clients/Triton/venv/lib/python*/site-packages/triton/backends/nvidia/bin")))]
    return next((f for f in folders if f and (f / "nvdisasm").is_file()
                 and (f / "cuobjdump").is_file()), None)


def measured(command):
    """Processor seconds and KiB of a command, or None if it fails."""
    # A toolkit that these name would be taken in place of the package's parts.
    environment = {k: v for k, v in os.environ.items() if k not in ("CUDA_HOME", "CUDA_PATH")}
    run = subprocess.Popen([str(w) for w in command], stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL, env=environment)
    _, status, used = os.wait4(run.pid, 0)
    run.returncode = os.waitstatus_to_exitcode(status)
    return None if run.returncode else (used.ru_utime + used.ru_stime, used.ru_maxrss)


class Peer:
    """tileiras in a copy of its package, whose ptxas says how long it took."""

    def __init__(self, tileiras, folder):
        package, self.times = tileiras.parent.parent, folder / "times"
        self.ptxas = tileiras.parent / "ptxas"
        copy = folder / "peer"
        shutil.rmtree(copy, ignore_errors=True)
        (copy / "bin").mkdir(parents=True)
        for part in package.iterdir():
            if part.name != "bin":
                (copy / part.name).symlink_to(part)
        self.program = copy / "bin" / "tileiras"
        try:
            os.link(tileiras, self.program)
        except OSError:
            shutil.copy(tileiras, self.program)
        script = copy / "bin" / "ptxas"
        script.write_text(f"#!/bin/sh\n'{self.ptxas}' \"$@\"\nstatus=$?\n"
                          f"times > '{self.times}'\nexit $status\n")
        script.chmod(0o755)

    def compile(self, bytecode, sm, cubin):
        self.times.unlink(missing_ok=True)
        used = measured([self.program, bytecode, f"--gpu-name={sm}", "-o", cubin])
        if not used:
            return None
        spent = re.findall(r"(\d+)m([\d.]+)s", self.times.read_text()) if self.times.exists() else []
        return used[0] - sum(60 * int(m) + float(s) for m, s in spent), used[1]


def listing(tools, cubin):
    """The instructions, as address and text, and where labels are."""
    text = subprocess.run([tools / "nvdisasm", "-c", cubin], capture_output=True, text=True,
                          check=True).stdout
    code, labels = [], {}
    for line in text.splitlines():
        if found := re.match(r"\s+/\*([0-9a-f]+)\*/\s+(.*?)\s*;", line):
            code.append((int(found[1], 16), re.sub(r"^@!?U?P\w+ ", "", found[2])))
        elif found := re.match(r"(\.L_x_\d+):", line):
            labels[found[1]] = len(code)
    while code and code[-1][1] in ("NOP",) or code and code[-1][1].startswith("BRA `(") and \
            labels.get(re.search(r"`\((.*?)\)", code[-1][1])[1]) == len(code) - 1:
        code.pop()
    return code, labels


def per_mma(code, labels):
    """Instructions of the innermost loop with the most products, for each of them."""
    best = 0, 0
    for at, (_, text) in enumerate(code):
        target = re.search(r"\bBRA(?:\.\w+)* .*`\((.*?)\)", text)
        start = labels.get(target[1], at + 1) if target else at + 1
        if start > at:
            continue
        count = sum(bool(MMA.match(t)) for _, t in code[start:at + 1])
        if count > best[0] or count == best[0] and count and at + 1 - start < best[1]:
            best = count, at + 1 - start
    return best[1] / best[0] if best[0] else 0.0


def inspect(tools, cubin, sm, threads, dynamic, used):
    resources = subprocess.run([tools / "cuobjdump", "-res-usage", cubin], capture_output=True,
                               text=True, check=True).stdout
    registers, shared = (max(map(int, re.findall(key + r":(\d+)", resources)))
                         for key in ("REG", "SHARED"))
    code, labels = listing(tools, cubin)
    threads = threads or asked_threads(tools, cubin)
    return Code(registers, sum(bool(SPILL.match(t)) for _, t in code), shared + dynamic,
                blocks_that_fit(sm, registers, shared + dynamic, threads), 16 * len(code),
                per_mma(code, labels), *used)


def asked_threads(tools, cubin):
    text = subprocess.run([tools / "cuobjdump", "-elf", cubin], capture_output=True, text=True,
                          check=True).stdout
    found = re.search(r"EIATTR_REQNTID\s+Format:\s+\w+\s+Value:\s+(0x[0-9a-f]+)", text)
    return int(found[1], 16) if found else 128


def ours(nvvmc, peer, tools, bytecode, sm):
    ptx, launch, cubin = (bytecode.with_suffix(f".{sm}.{end}") for end in ("ptx", "json", "cubin"))
    used = measured([nvvmc, "compile", bytecode, f"--arch={sm}", f"--launch-info={launch}",
                     "-o", ptx])
    if not used or not measured([peer.ptxas, f"-arch={sm}", ptx, "-o", cubin]):
        return None
    kernel = json.loads(launch.read_text())["kernels"][0]
    return inspect(tools, cubin, sm, math.prod(kernel["block"]), kernel["dynamic_shared"], used)


def theirs(peer, tools, bytecode, sm):
    cubin = bytecode.with_suffix(f".{sm}.peer.cubin")
    used = peer.compile(bytecode, sm, cubin)
    return used and inspect(tools, cubin, sm, None, 0, used)


def mean(values):
    return math.exp(statistics.fmean(map(math.log, values))) if values else math.nan


def row(name, mine, other):
    def pair(key, form="{}"):
        return " / ".join(form.format(getattr(c, key)) if c else "–" for c in (mine, other))

    def ratio(key):
        ok = mine and other and getattr(other, key)
        return f"{getattr(mine, key) / getattr(other, key):.2f}" if ok else "–"
    cells = [name, pair("registers"), pair("spills"), pair("shared"), pair("fit"), pair("bytes"),
             ratio("bytes"), pair("per_mma", "{:.1f}").replace("0.0", "–", 2)
             if not (mine and mine.per_mma) else pair("per_mma", "{:.1f}"),
             pair("seconds", "{:.2f}"), ratio("seconds"), ratio("memory")]
    return "| " + " | ".join(cells) + " |"


HEAD = ("| kernel | registers | spills | shared, bytes | blocks that fit | code, bytes | ratio | "
        "instructions for each mma | seconds | ratio | memory, ratio |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|")


def summary(rows):
    both = {n: (a, b) for n, (a, b) in rows.items() if a and b}
    plain = [n for n in both if not n.startswith(PRODUCTS)]

    def count(test, names=both):
        return sum(test(*both[n]) for n in names), len(names)
    def means():
        for what, key in (("registers", "registers"), ("code", "bytes"), ("seconds", "seconds"),
                          ("memory", "memory"), ("instructions for each mma", "per_mma")):
            pairs = [(getattr(a, key), getattr(b, key)) for a, b in both.values()]
            yield f"{what} {mean([a / b for a, b in pairs if a and b]):.2f}"
    sizes = [both[n][0].bytes / both[n][1].bytes for n in plain]
    times = [a.seconds / b.seconds for a, b in both.values() if b.seconds > 0]
    lines = [f"{len(both)} kernels compile with both, {sum(a is not None for a, _ in rows.values())} "
             f"with ours and {sum(b is not None for _, b in rows.values())} with tileiras.", ""]
    for what, (good, of) in (
            ("no more spills", count(lambda a, b: a.spills <= b.spills)),
            ("as many blocks that fit, or more", count(lambda a, b: a.fit >= b.fit)),
            ("no more code", count(lambda a, b: a.bytes <= b.bytes)),
            ("no more memory", count(lambda a, b: a.memory <= b.memory)),
            ("no more instructions for each mma", count(
                lambda a, b: a.per_mma <= b.per_mma,
                [n for n in both if both[n][0].per_mma and both[n][1].per_mma]))):
        lines.append(f"- {what}: {good} of {of}")
    lines.append("- geometric means: " + ", ".join(means()))
    lines.append(f"- code without products, geometric mean of {len(sizes)}: {mean(sizes):.2f}")
    if times:
        lines.append(f"- time to PTX, median: {statistics.median(times):.2f}, "
                     f"largest: {max(times):.2f}")
    return "\n".join(lines)


def write(document, sm, text):
    first, last = f"<!-- table: {sm} -->\n", f"<!-- end of {sm} -->"
    old = document.read_text()
    if old.count(first) != 1 or old.count(last) != 1:
        sys.exit(f"tile-table: {document} has no place for {sm}")
    document.write_text(old[:old.index(first)] + first + text + "\n" + old[old.index(last):])


def main():
    options = arguments()
    tileiras = find_tileiras(options.tileiras, options.build)
    tools = find_tools(options.tools, options.build)
    if not tileiras or not tools:
        print("tile-table: there is no", "tileiras" if not tileiras else "nvdisasm and cuobjdump")
        return
    folder = options.build / "tiles"
    folder.mkdir(exist_ok=True)
    peer = Peer(tileiras, folder.resolve())
    tool, nvvmc = options.build / "bin/nv-tileas-opt", options.build / "bin/nvvmc"
    rows = collections.defaultdict(dict)
    for file in sorted(f for place in FOLDERS for f in place.glob("*.mlir")):
        if options.names and file.stem not in options.names:
            continue
        bytecode = folder.resolve() / (file.stem + ".tilebc")
        subprocess.run([tool, file, "--emit-tile-bytecode", "-o", bytecode], check=True)
        for sm in options.sm.split(","):
            rows[sm][file.stem] = (ours(nvvmc, peer, tools, bytecode, sm),
                                   theirs(peer, tools, bytecode, sm))
            print(sm, row(file.stem, *rows[sm][file.stem]), flush=True)
    for sm, made in rows.items():
        text = "\n".join([summary(made), "", HEAD, *(row(n, *c) for n, c in made.items())])
        print(f"\n{sm}\n{text}")
        if options.document:
            write(options.document, sm, text)


if __name__ == "__main__":
    main()
