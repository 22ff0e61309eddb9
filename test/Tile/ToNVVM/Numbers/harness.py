# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs scalar functions over arrays on the machine: nv-tileas-lower-numbers makes
kernels of them, nvvmc compiles and executes these."""

import dataclasses
import json
import pathlib
import subprocess
import typing

import numpy as np

import formats


@dataclasses.dataclass
class Case:
    name: str
    body: str  # Operations on %a, %b …, whose result is %r.
    inputs: list  # Types.
    output: str
    reference: typing.Callable  # Of arrays of codes; gives the codes that are right.
    codes: list = None  # The inputs, if not samples.

    def text(self):
        parameters = ", ".join(f"%{n}: {t}" for n, t in zip("abc", self.inputs))
        return (f"func.func @{self.name}({parameters}) -> {self.output} {{\n"
                f"  {self.body}\n  return %r : {self.output}\n}}\n")


def combine(kinds, count, rng):
    """Codes for several parameters: all pairs of edges, and others."""
    if len(kinds) == 1:
        return [formats.samples(kinds[0], count, rng)]
    edges = [np.array(formats.edges(k) if formats.width(k) > 4 and k != "f8E8M0FNU"
                      else range(1 << formats.width(k)), np.uint64) for k in kinds]
    if len(kinds) == 2:
        grid = [g.ravel() for g in np.meshgrid(*edges)]
    else:
        grid = [rng.choice(e, 2 * count) for e in edges]
    drawn = [formats.samples(k, count, rng) for k in kinds]
    size = min(map(len, drawn))
    return [np.concatenate([g.astype(formats.word(k)), rng.permutation(d)[:size]])
            for g, d, k in zip(grid, drawn, kinds)]


def execute(cases, arch, opt, work):
    """What the kernels of the cases give for their codes."""
    work = pathlib.Path(work)
    work.mkdir(parents=True, exist_ok=True)
    source, code, ptx = (work / f"numbers.{e}" for e in ("mlir", "ll", "ptx"))
    source.write_text("".join(c.text() for c in cases))
    with open(code, "w", encoding="utf-8") as out:
        subprocess.run(["nv-tileas-lower-numbers", f"--arch={arch}", source], stdout=out,
                       check=True)
    subprocess.run(["nvvmc", "compile", f"--arch={arch}", f"--opt={opt}", code, "-o", ptx,
                    "--quiet"], check=True)
    buffers, launches = {}, []
    for c in cases:
        size, arguments = len(c.codes[0]), []
        for n, codes in zip("abc", c.codes):
            np.save(work / f"{c.name}.{n}.npy", codes)
            buffers[f"{c.name}.{n}"] = f"in:{c.name}.{n}.npy"
            arguments.append(f"{c.name}.{n}")
        out = np.dtype(formats.word(c.output))
        buffers[f"{c.name}.r"] = f"out:{c.name}.r.npy:u{8 * out.itemsize}[{size}]"
        launches.append({"kernel": c.name, "grid": [(size + 127) // 128], "block": [128],
                         "args": arguments + [f"{c.name}.r", f"u32:{size}"]})
    (work / "launches.json").write_text(json.dumps({"buffers": buffers,
                                                    "launches": launches}))
    subprocess.run(["nvvmc", "run", ptx, f"--launches={work / 'launches.json'}",
                    "--no-findings"], check=True)
    return {c.name: np.load(work / f"{c.name}.r.npy") for c in cases}


def is_nan(kind, codes):
    return np.isnan(formats.decode(kind, codes)) if kind[0] in "fbt" else np.zeros(len(codes), bool)


def compare(case, got):
    """The first elements that are wrong, as text. A NaN may be any NaN."""
    expected = case.reference(*case.codes)
    if isinstance(expected, tuple):  # What is defined, and the elements that are.
        expected, defined = expected
    else:
        defined = np.ones(len(got), bool)
    with np.errstate(all="ignore"):
        same = (got == expected) | (is_nan(case.output, got) & is_nan(case.output, expected))
    wrong = np.flatnonzero(defined & ~same)
    return [" ".join([case.name, *(f"{codes[i]:#x}" for codes in case.codes),
                      f"gave {got[i]:#x}, not {expected[i]:#x}"]) for i in wrong[:3]]
