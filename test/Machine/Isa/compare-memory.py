#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the loads, stores and atomics of the machine's list on values at every
boundary, and compares results and memory with a second implementation in Python.

    compare-memory.py PTX-RUN FOLDER PTX"""

import pathlib
import random
import subprocess
import sys

import forms
import memories
from floats import PACKED

BYTES = 64
CASES = 14
# Each function has 64 bytes in the state space of its instruction, which it
# fills from its argument, and returns afterwards.
HEADER = ("%s.global .align 64 .b8 in_global[64]; "
          ".shared .align 64 .b8 in_shared[64]; "
          ".const .align 64 .b8 in_const[64];\n")


def space_of(form):
    for m in form.mods:
        space = m.split("::")[0]
        if space in ("global", "shared", "const", "local", "param"):
            return space
    return "generic"


def function(form, name, space):
    """memory, registers -> memory afterwards, results"""
    lines = [".reg .b64 %a, %policy, %m<8>; mov.b64 %policy, 0;"]
    place = "in_shared" if space == "shared" else "in_global"
    home = {"generic": "global", "local": "local"}.get(space, space)
    if space == "local":
        lines.append(".local .align 64 .b8 in_local[64];")
        place = "in_local"
    lines.append(f"mov.u64 %a, {place};")
    for n in range(8):
        lines.append(f"ld.param.b64 %m{n}, [p0+{8 * n}]; "
                     f"st.{home}.b64 [%a+{8 * n}], %m{n};")
    names, results, sources = [], [], []
    for group, shape in zip(form.operands, form.shapes):
        for o in group:
            if "[" in shape:
                names.append("%a")
            elif o.kind == "immediate":
                continue
            elif group is form.operands[-1] and "L2::cache_hint" in form.mods:
                names.append("%policy")
            elif group is form.operands[0]:
                names.append(f"%o{len(results)}")
                lines.append(f".reg .b{max(o.bits, 16)} {names[-1]};")
                results.append(o)
            else:
                names.append(f"%i{len(sources)}")
                bits = max(o.bits, 16)
                lines.append(f".reg .b{bits} {names[-1]}; ld.param.b{bits} "
                             f"{names[-1]}, [p{len(sources) + 1}];")
                sources.append(o)
    lines.append(forms.statement(form, names))
    for n in range(8):
        lines.append(f"ld.{home}.b64 %m{n}, [%a+{8 * n}]; "
                     f"st.param.b64 [r+{8 * n}], %m{n};")
    for n, o in enumerate(results):
        lines.append(f"st.param.b{max(o.bits, 16)} [r+{BYTES + 16 * n}], %o{n};")
    sizes = [BYTES] + [max(o.bits, 16) // 8 for o in sources]
    parameters = ", ".join(f".param .align {min(s, 16)} .b8 p{n}[{s}]"
                           for n, s in enumerate(sizes))
    return (f".visible .func (.param .align 16 .b8 r[{BYTES + 128}]) {name}"
            f"({parameters}) {{ {' '.join(lines)} ret; }}"), sources, results


def corners(ty, bits):
    floats = {"f32": [0, 1, 0x80000001, 0x3F800000, 0xBF800000, 0x7F800000,
                      0x7FC00000, 0x7FA00001, 0x00800000, 0x80000000, 0x7F7FFFFF,
                      0x33800000],
              "f64": [0, 1, 1 << 63, 0x3FF0000000000000, 0xBFF0000000000000,
                      0x7FF0000000000000, 0x0010000000000000],
              "f16": [0, 1, 0x8001, 0x3C00, 0xBC00, 0x7C00, 0x7E00, 0x0400, 0x8000],
              "bf16": [0, 1, 0x8001, 0x3F80, 0xBF80, 0x7F80, 0x7FC0, 0x0080,
                       0x8000]}
    element = PACKED.get(ty, ty)
    if element in floats:
        return floats[element]
    return [c % (1 << bits) for c in (0, 1, 2, -1, -2, 1 << bits - 1,
                                      (1 << bits - 1) - 1, 0x80, 0x7FFF)]


def value(rng, ty, bits):
    element = PACKED.get(ty, ty)
    width = forms.BITS[element]
    whole = 0
    for n in range(max(bits // width, 1)):
        part = rng.choice(corners(ty, width)) if rng.random() < 0.7 \
            else rng.getrandbits(width)
        whole |= part << n * width
    return whole & (1 << bits) - 1


def contents(rng, form):
    ty, lanes = memories.registers(form)
    bits = forms.BITS[ty]
    data = b"".join(value(rng, ty, bits).to_bytes(bits // 8, "little")
                    for _ in range(lanes))
    return bytearray((data + rng.randbytes(BYTES))[:BYTES])


def chosen(folder):
    return [form for form in forms.load(folder, "memory")
            if form.name in memories.REFERENCES and not form.reason and
            space_of(form) not in ("const", "param") and "async" not in form.mods]


def main(run, folder, ptx):
    rng = random.Random(6)
    listed = chosen(folder)
    built = [function(form, f"f{n}", space_of(form))
             for n, form in enumerate(listed)]
    pathlib.Path(ptx).write_text(
        HEADER % forms.header("sm_100a").replace("\n", " ")
        + "\n".join(text for text, _, _ in built))
    lines, jobs = [], []
    for n, form in enumerate(listed):
        ty, _ = memories.registers(form)
        for _ in range(CASES):
            memory = contents(rng, form)
            row = [value(rng, ty, o.bits) for o in built[n][1]]
            if "cas" in form.mods and rng.random() < 0.5:
                row[0] = int.from_bytes(memory[:forms.BITS[ty] // 8], "little")
            lines.append(" ".join([f"f{n}", bytes(memory).hex()] + [
                v.to_bytes(max(o.bits, 16) // 8, "little").hex()
                for v, o in zip(row, built[n][1])]))
            jobs.append((form, memory, row, built[n][2]))
    said = subprocess.run([run, "--calls", ptx], input="\n".join(lines), text=True,
                          capture_output=True)
    if said.returncode:
        raise SystemExit(said.stderr)
    wrong = {}
    for line, (form, memory, row, results) in zip(said.stdout.splitlines(), jobs,
                                                  strict=True):
        before = bytes(memory)
        expected = memories.REFERENCES[form.name](form, memory, row)
        if not line.startswith("error:"):
            data = bytes.fromhex(line)
            got = [int.from_bytes(data[BYTES + 16 * n:BYTES + 16 * n + 16], "little")
                   & (1 << o.bits) - 1 for n, o in enumerate(results)]
            if got == expected and data[:BYTES] == memory:
                continue
            line = f"{list(map(hex, got))} and {data[:32].hex()}"
        wrong.setdefault((form.where, form.text()), []).append(
            f"{list(map(hex, row))} on {before[:32].hex()}: {line}; expected "
            f"{list(map(hex, expected))} and {bytes(memory[:32]).hex()}")
    for (where, text), shown in wrong.items():
        print(f"{where}: {text}: {len(shown)} wrong; {shown[0]}")
    print(f"{len(listed)} forms, {len(jobs)} results compared, {len(wrong)} forms "
          "wrong")
    return bool(wrong or not jobs)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
