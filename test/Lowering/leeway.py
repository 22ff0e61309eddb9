#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that lowered calls are computed as written, whatever compiles them.

    leeway.py LOWERING-RUN NVVMC LLC FOLDER

Every floating-point row is used where LLVM tends to transform its replacement: its
result is added to something, or an operand is a product or a number that simplifies
the operation. LLVM's backend compiles this with contraction enabled, once as it is
and once after the optimizer. Both must use the same instructions. With
--relaxed-lowering, each rule that permits LLVM to fuse or approximate must show a
difference; otherwise the test could not fail.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys

MACHINE = "sm_90"
LAYOUT = ('target triple = "nvptx64-nvidia-cuda"\ntarget datalayout = '
          '"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n')
FLUSH = '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'
SCALARS = ["float", "double", "half", "bfloat"]
FLOATS = SCALARS + ["<2 x half>", "<2 x bfloat>"]
SUFFIX = {"float": "f32", "double": "f64", "half": "f16", "bfloat": "bf16"}
# Numbers that simplify sums, products and quotients.
NUMBERS = ["1.0", "-1.0", "-0.0", "2.0", "0.5"]
# Intrinsics that LLVM's backend cannot select.
UNSELECTED = {"llvm.nvvm.bf2h.rn", "llvm.nvvm.bf2h.rn.ftz"}
# Not arithmetic: moves, loads and stores. Changing a sign is exact.
MOVES = re.compile(r"(mov|ld|st|ret|call|prmt|neg)\b")
# Round nothing: a product and a sum on both sides of them are the program's own,
# which may be fused.
EXACT = {"negation", "move"}


def rows(tool):
    """Rule, intrinsic and leeway of each row."""
    text = subprocess.run([tool, "--leeway"], check=True, text=True,
                          capture_output=True).stdout
    for line in text.splitlines():
        rule, intrinsic, *kinds = line.split()
        yield rule, intrinsic, set(kinds)


def signatures(nvvmc):
    """Result and parameters of each intrinsic on floating point."""
    text = subprocess.run([nvvmc, "intrinsics", "--json"], check=True,
                          text=True, capture_output=True).stdout
    for line in text.splitlines():
        row = json.loads(line)
        form = re.fullmatch(r"(.*?) \((.*)\)", row["signature"])
        if not form:
            continue
        result, params = form.groups()
        if result == "anyfloat":
            lacking = {o["type"] for o in row.get("overloads", [])
                       if o["targets"] == "no machine"}
            for scalar in [s for s in SCALARS if s not in lacking]:
                yield (row["name"], f"{row['name']}.{SUFFIX[scalar]}", scalar,
                       [scalar] * len(params.split(", ")))
        else:
            yield row["name"], row["name"], result, params.split(", ")


def operands(params, exact):
    """Lists of operands, with the instructions that compute them."""
    names = [f"%a{i}" for i in range(len(params))]
    yield "", names
    if exact:
        return
    for at, ty in enumerate(params):
        if ty in SCALARS and len(params) > 1:
            for number in NUMBERS:
                yield "", names[:at] + [number] + names[at + 1:]
        yield (f"  %p = fmul {ty} %q{at}, %q{at}\n",
               names[:at] + ["%p"] + names[at + 1:])
    if params[0] == "double":
        yield ("  %p = fmul float %s, %s\n  %w = fpext float %p to double\n"
               "  %v = fpext float %t to double\n"
               "  %u = fadd double %w, %v\n", ["%u"] + names[1:])
    if params[0] in ("float", "double"):
        suffix = "f" if params[0] == "float" else "d"
        yield (f"  %u = call {params[0]} @llvm.nvvm.sqrt."
               f"{'approx.f' if suffix == 'f' else 'rn.d'}"
               f"({params[0]} %a0)\n", ["%u"] + names[1:])


def functions(name, result, params, prefix, exact):
    """The text of all functions about one intrinsic."""
    formal = [f"{ty} %a{i}, {ty} %q{i}" for i, ty in enumerate(params)]
    formal += ["float %s", "float %t", f"{result} %y"]
    number = 0
    for setup, chosen in operands(params, exact):
        actual = ", ".join(f"{t} {v}" for t, v in zip(params, chosen))
        last = (f"  %r = fadd {result} %x, %y\n" if result in FLOATS
                else "  %r = bitcast i16 %x to i16\n")
        for attributes in ("", " " + FLUSH):
            yield (f"{prefix}_{number}",
                   f"define {result} @{prefix}_{number}({', '.join(formal)})"
                   f"{attributes} {{\n{setup}"
                   f"  %x = call {result} @{name}({actual})\n{last}"
                   f"  ret {result} %r\n}}\n")
            number += 1


def arithmetic(llc, path):
    """The number of times that each function uses each mnemonic."""
    text = subprocess.run([llc, f"-mcpu={MACHINE}", "-fp-contract=fast",
                           str(path), "-o", "-"], check=True, text=True,
                          capture_output=True).stdout
    found = {}
    for line in text.splitlines():
        if start := re.match(r"\.visible \.func .*?(\w+)\($", line):
            counts = found.setdefault(start.group(1), collections.Counter())
        elif op := re.match(r"\t([a-z]\S*)", line):
            if not MOVES.match(op.group(1)):
                counts[op.group(1).replace("sub.", "add.")] += 1
    return found


def optimized(nvvmc, path, *options):
    result = path.with_suffix(".opt.ll")
    subprocess.run([nvvmc, "opt", str(path), f"--arch={MACHINE}", "-o",
                    str(result), "--quiet", *options], check=True)
    return result


def main(tool, nvvmc, llc, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    known = collections.defaultdict(list)
    for base, *form in signatures(nvvmc):
        known[base].append(form)
    rule_of, text, leaves = {}, LAYOUT, collections.defaultdict(set)
    for rule, intrinsic, kinds in rows(tool):
        if intrinsic in UNSELECTED:
            continue
        for name, result, params in known[intrinsic]:
            # Of halves in an integer there is one operand; of what has none of
            # these formats only constants are lowered.
            if (result not in FLOATS and (result, len(params)) != ("i16", 1) or
                    any(ty not in FLOATS for ty in params)):
                continue
            leaves[rule] |= kinds
            for f, body in functions(name, result, params,
                                     re.sub(r"\W", "_", name),
                                     rule in EXACT):
                if f not in rule_of:
                    text += body
                rule_of[f] = rule
    source = folder / "rows.ll"
    source.write_text(text)
    written = arithmetic(llc, source)
    default = arithmetic(llc, optimized(nvvmc, source))
    relaxed = arithmetic(llc, optimized(nvvmc, source, "--relaxed-lowering"))
    wrong = [f for f in rule_of if written[f] != default[f]]
    for f in wrong[:40]:
        print(f"{rule_of[f]}: {f}: {dict(written[f])} became "
              f"{dict(default[f])}")
    shown = {rule_of[f] for f in rule_of if written[f] != relaxed[f]}
    # Missing flushing is only visible in values that LLVM folds.
    silent = sorted(rule for rule in leaves
                    if leaves[rule] - {"flushing"} and rule not in shown)
    for rule in silent:
        print(f"{rule}: no function shows {', '.join(sorted(leaves[rule]))}")
    print(f"{len(rule_of)} functions, {len(leaves)} rules, {len(wrong)} "
          f"computed otherwise, {len(silent)} not shown")
    return bool(wrong or silent)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
