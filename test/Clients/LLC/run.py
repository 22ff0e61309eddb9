# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""run.py FOLDER LINES MODULE.ll...: command lines of llc, run by nvvmc as llc.

Each must be silent, and write the PTX of `nvvmc emit` with equivalent options, which
ptxas assembles."""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("lines", type=pathlib.Path)
parser.add_argument("modules", nargs="+", type=pathlib.Path)
parser.add_argument("--nvvmc", required=True)
parser.add_argument("--ptxas")
parser.add_argument("--machines", default="75:65,80:70,90a:80,100:86,120:87")
parser.add_argument("--figures", type=pathlib.Path)
args = parser.parse_args()


def run(words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    return done.returncode == 0 and not done.stdout + done.stderr, done.stderr[-300:]


def case(line, module, machine):
    """What is wrong; "" if nothing is."""
    client, kind, words, equivalent = line
    sm, ptx = machine.split(":")
    out = args.folder / "out.ptx"
    given = args.folder / f"{module.stem}.{kind}"
    words = [args.folder / "llc" if word == "llc" else given if word == "IN"
             else out if word == "OUT"
             else word.replace("SM", sm).replace("PTX", ptx)
             if word.startswith(("-mcpu", "--mcpu", "-mattr", "--mattr")) else word
             for word in words.split()]
    fine, said = run(words)
    if not fine:
        return said
    if equivalent:
        own = args.folder / "emit.ptx"
        fine, said = run([args.nvvmc, "emit", "--quiet", f"--arch=sm_{sm}",
                          f"--ptx={ptx[:-1]}.{ptx[-1]}", *equivalent.split(), given,
                          "-o", own])
        if not fine or own.read_bytes() != out.read_bytes():
            return said or "differs from nvvmc emit"
    return "" if not args.ptxas or run([args.ptxas, f"-arch=sm_{sm}", "-c", out, "-o", os.devnull])[0] \
        else "ptxas refuses it"


def main():
    shutil.rmtree(args.folder, ignore_errors=True)
    args.folder.mkdir(parents=True)
    os.symlink(args.nvvmc, args.folder / "llc")
    for module in args.modules:
        shutil.copy(module, args.folder / f"{module.stem}.ll")
        subprocess.run(["llvm-as", module, "-o", args.folder / f"{module.stem}.bc"],
                       check=True)
    count, wrong, rows = 0, 0, [["compiler", "modules and machines", "wrong"]]
    for text in args.lines.read_text().splitlines():
        if text.startswith("#"):
            continue
        line = [part.strip() for part in text.split("|")]
        problems = [problem for module in args.modules
                    for machine in args.machines.split(",")
                    if (problem := case(line, module, machine))]
        tried = len(args.modules) * len(args.machines.split(","))
        print(f"{line[0]}: {tried} modules, {len(problems)} wrong", *problems[:1])
        rows.append([line[0], str(tried), str(len(problems))])
        count, wrong = count + tried, wrong + len(problems)
    print(f"{count} modules compiled, {wrong} wrong")
    if args.figures:
        args.figures.parent.mkdir(parents=True, exist_ok=True)
        args.figures.write_text("".join("\t".join(row) + "\n" for row in rows))
    sys.exit(wrong != 0)


main()
