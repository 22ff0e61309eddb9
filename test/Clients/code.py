# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""code.py FOLDER: machine code of our PTX beside that of a client's own.

Wherever FOLDER has NAME.ll and NAME.ptx, nvvmc compiles the first for the machine of the
second, and ptxas assembles both. A line for each module has the bytes of code of its
kernels, registers and spills; --sums is a table with a line for each machine."""

import argparse
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("--nvvmc", default="nvvmc")
parser.add_argument("--ptxas", default="ptxas")
parser.add_argument("--libdevice", required=True)
parser.add_argument("--client", required=True, help="what the table calls the client")
parser.add_argument("--option", action="append", default=[],
                    help="an option of nvvmc compile; can be repeated")
parser.add_argument("--sums", type=pathlib.Path)
args = parser.parse_args()

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "bench"))
from machine_code import assemble  # noqa: E402


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True,
                          errors="replace")
    if done.returncode:
        raise RuntimeError(f"{words[0]}: {(done.stderr or done.stdout)[-600:]}")


def row(module, scratch):
    """The machine and both measurements; without ours, why ptxas refuses theirs."""
    ptx = module.with_suffix(".ptx")
    machine = re.search(r"(?m)^\.target (\w+)", ptx.read_text()).group(1)
    try:
        theirs = assemble(args.ptxas, ptx, machine, scratch / "cubin")
    except RuntimeError as error:
        return machine, None, str(error)
    ours = scratch / "ours.ptx"
    run(args.nvvmc, "compile", "--quiet", f"--arch={machine}",
        f"--libdevice={args.libdevice}", *args.option, module, "-o", ours)
    return machine, assemble(args.ptxas, ours, machine, scratch / "cubin"), theirs


def mean_ratio(pairs):
    return math.exp(sum(math.log(ours / theirs) for ours, theirs in pairs) / len(pairs))


def write_sums(rows, file):
    lines = [("machine", "modules", f"bytes of code, ours / {args.client}'s", "mean ratio",
              "largest ratio", "bytes spilled")]
    for machine in sorted({row[1] for row in rows}, key=lambda m: (len(m), m)):
        own = [row for row in rows if row[1] == machine]
        pairs = [(ours.bytes, theirs.bytes) for _, _, ours, theirs in own]
        worst = max(own, key=lambda row: row[2].bytes / row[3].bytes)
        lines.append((machine, str(len(own)),
                      f"{sum(p[0] for p in pairs)} / {sum(p[1] for p in pairs)}",
                      f"{mean_ratio(pairs):.3f}",
                      f"{worst[2].bytes / worst[3].bytes:.2f}, {pathlib.Path(worst[0]).name}",
                      f"{sum(r[2].spills for r in own)} / {sum(r[3].spills for r in own)}"))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join("\t".join(line) + "\n" for line in lines))


def main():
    rows, wrong, refused = [], 0, 0
    with tempfile.TemporaryDirectory() as scratch:
        for module in sorted(args.folder.rglob("*.ll")):
            if not module.with_suffix(".ptx").exists():
                continue
            name = os.path.relpath(module.with_suffix(""), args.folder)
            try:
                machine, ours, theirs = row(module, pathlib.Path(scratch))
            except RuntimeError as error:
                print(f"{name}: {error}")
                wrong += 1
                continue
            if not ours:
                print(f"{name}: {args.client}'s PTX: {theirs}")
                refused += 1
                continue
            rows.append((name, machine, ours, theirs))
            print(f"{name} {machine}: bytes {ours.bytes} / {theirs.bytes}, "
                  f"{ours.bytes / theirs.bytes:.3f}; registers {ours.registers} / {theirs.registers}; "
                  f"spills {ours.spills} / {theirs.spills}")
    if args.sums and rows:
        write_sums(rows, args.sums)
    print(f"{len(rows)} modules compared, {refused} of {args.client} not assembled, "
          f"{wrong} wrong")
    return wrong


sys.exit(main() != 0)
