#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the requirements of instructions that came after PTX 9.0 with what ptxas 13.5
was measured to accept.

usage: newer.py ASM-NEEDS MEASURED MACHINES

MEASURED has a line for each form: the first PTX version that has it, the machines from
sm_75 on, as in measured.tsv of the intrinsics, and the form. MACHINES has the first
version of each machine. ptxas does not know sm_101.
"""

import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Catalog", "Gates"))
import gates  # noqa: E402


def main(tool, measured, machines):
    known = [m for m in gates.load_machines(machines)
             if m.number >= 75 and m.number != 101]
    names = {m.name for m in known}
    with open(measured, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file][1:]
    said = subprocess.run(
        [tool], text=True, capture_output=True, check=True,
        input="\n".join(".reg .pred p<10>; " + form for _, _, form in rows)).stdout
    problems = []
    for (ptx, accepted, form), line in zip(rows, said.splitlines(), strict=True):
        is_known, *needs = line.split("\t")
        ours = {sm: int(v) for sm, v in (need.split(":") for need in needs)}
        wanted = gates.machine_set(accepted, known)
        versions = {max(v, gates.version(ptx)) for sm, v in ours.items() if sm in wanted}
        if is_known != "1":
            problems.append(f"{form}: a word is not known")
        if ours.keys() & names != wanted:
            problems.append(f"{form}: {sorted((ours.keys() & names) ^ wanted)}")
        if any(ours[sm] != gates.version(ptx) for sm in wanted & ours.keys()):
            problems.append(f"{form}: {versions}, not {ptx}")
    print("\n".join(problems[:20]))
    print(f"{len(rows)} forms, {len(problems)} problems")
    return bool(problems or not rows)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
