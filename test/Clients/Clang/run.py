# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""run.py FOLDER SOURCE... [options]: builds CUDA programs with nvvm-clang++.

Each becomes an executable for several machines, as its users would build it. Its
section of fat binaries must hold the PTX that nvvm-clang++ -S prints for each of
them; then it runs, and says "right", or that there is no device. The machine code
is compared with that of clang itself."""

import argparse
import concurrent.futures
import math
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
NO_DEVICE = re.compile("no CUDA-capable device|driver version is insufficient")

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("sources", nargs="+", type=pathlib.Path)
parser.add_argument("--ours", required=True, help="nvvm-clang++")
parser.add_argument("--clang", required=True, help="clang++ of the same version")
parser.add_argument("--cuda", required=True, type=pathlib.Path)
parser.add_argument("--ptxas", required=True)
parser.add_argument("--machines", required=True)
parser.add_argument("--levels", default="O2")
parser.add_argument("--figures", type=pathlib.Path)
args = parser.parse_args()

sys.path.append(str(ROOT / "bench"))
from machine_code import text_bytes  # noqa: E402

MACHINES = args.machines.split(",")
COMMON = ["-x", "cuda", "-std=c++17", f"--cuda-path={args.cuda}",
          "-Wall", "-Werror", "-Wno-unknown-cuda-version"]
LINK = [f"-L{args.cuda}/lib64", "-lcudart_static", "-ldl", "-lrt", "-lpthread"]


def run(*words, ok=(0,)):
    done = subprocess.run([str(word) for word in words], capture_output=True,
                          text=True, errors="replace")
    if done.returncode not in ok:
        raise RuntimeError((done.stderr or done.stdout)[-600:])
    return done


def instructions(ptx):
    lines = ("".join(line.split("//")[0].split()) for line in ptx.splitlines())
    return list(filter(None, lines))


def build(source, level):
    """Returns what is wrong with the program, or what it said."""
    program = args.folder / f"{source.stem}-{level}"
    run(args.ours, *COMMON, f"-{level}", *(f"--cuda-gpu-arch={m}" for m in MACHINES),
        "--cuda-include-ptx=all", "-Xcuda-fatbinary", "--compress-mode=none", source,
        "-o", program, *LINK)
    # fatbinary changes comments and blanks.
    held = re.sub(rb"\s", b"", program.read_bytes())
    for machine in MACHINES:
        for line in instructions(ptx_of(args.ours, source, level, machine).read_text()):
            if not line.startswith((".version", ".target")) and line.encode() not in held:
                raise RuntimeError(f"no {line!r} for {machine}")
    said = run(program).stdout.strip()
    if not said.endswith("right") and not NO_DEVICE.search(said):
        raise RuntimeError(said)
    return said.splitlines()[-1]


def ptx_of(compiler, source, level, machine):
    name = "ours" if compiler == args.ours else "clang"
    output = args.folder / f"{source.stem}-{level}-{machine}-{name}.ptx"
    # nvvm-clang++ finds these headers itself, as nvcc does.
    headers = [] if compiler == args.ours else ["-isystem", args.cuda / "include/cccl"]
    if not output.exists():
        run(compiler, *COMMON, *headers, f"-{level}", f"--cuda-gpu-arch={machine}",
            "--cuda-device-only", "-S", source, "-o", output)
    return output


def code(compiler, source, level, machine):
    """Bytes of machine code, registers and bytes spilled."""
    ptx = ptx_of(compiler, source, level, machine)
    cubin = ptx.with_suffix(".cubin")
    said = run(args.ptxas, f"-arch={machine}", "-v", ptx, "-o", cubin).stderr

    def total(pattern):
        return sum(map(int, re.findall(pattern, said)))
    return (text_bytes(cubin), total(r"Used (\d+) registers"),
            total(r"(\d+) bytes spill"))


def measure(source):
    """A row of the table: ours and clang's for the last machine, at -O2."""
    pairs = zip(*(code(compiler, source, "O2", MACHINES[-1])
                  for compiler in (args.ours, args.clang)))
    return [f"{ours} / {theirs}" for ours, theirs in pairs]


def case(source):
    answers, row = [], []
    for level in args.levels.split(","):
        try:
            answers.append((level, True, build(source, level)))
            row = row or measure(source)
        except RuntimeError as error:
            answers.append((level, False, str(error)))
    return source, answers, row


def main():
    shutil.rmtree(args.folder, ignore_errors=True)
    args.folder.mkdir(parents=True)
    wrong, rows, built = 0, [], 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for source, answers, row in pool.map(case, args.sources):
            for level, is_fine, text in answers:
                print(f"{source.stem} -{level}: {text}")
                built += is_fine
                wrong += not is_fine
            if row:
                rows.append([source.stem] + row)
    print(f"{built} programs built for {len(MACHINES)} machines, {wrong} wrong")
    if args.figures and rows:
        ratios = [ratio(row[1]) for row in rows]
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        rows.append(["mean ratio", f"{mean:.3f}", "", ""])
        args.figures.parent.mkdir(parents=True, exist_ok=True)
        heading = [f"program, {MACHINES[-1]}, -O2", "bytes of code, ours / clang",
                   "registers", "bytes spilled"]
        args.figures.write_text("".join("\t".join(row) + "\n" for row in [heading] + rows))


def ratio(cell):
    ours, theirs = map(int, cell.split(" / "))
    return ours / theirs


main()
