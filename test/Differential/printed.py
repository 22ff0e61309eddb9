#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the instructions that nvvmc and NVIDIA's libNVVM print for the
intrinsics that only libNVVM knows.

    printed.py NVVMC VERDICT LIBNVVM PTXAS SCRATCH [--only=NAME] [--limit=N]
                [--show]

VERDICT is the tool libnvvm-verdict. Each carrier with PTX is called with every
combination of the values of its fields, for several types of the operands and
spaces of the pointers; of more than LIMIT combinations, with LIMIT of them, among
which all values of a field are equally frequent. What libNVVM compiles, nvvmc must
print as the same instructions, with modifiers in any order. If ptxas rejects
libNVVM's text, nvvmc either prints something that ptxas accepts or gives a reason.
What only libNVVM rejects is not compared.
"""

import argparse
import collections
import itertools
import math
import pathlib
import random
import re
import subprocess
import sys

import words

ARCH = "100a"
HEADER = '''target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
'''
TYPES = {"T": ["i32", "float", "i64", "double", "<2 x float>", "<4 x i32>",
               "half", "<2 x half>", "bfloat", "<2 x bfloat>", "i16",
               "<4 x i64>", "<4 x double>"],
         "N": ["i32", "i64"], "F": ["float", "double", "half"],
         "D": ["ptr addrspace(3)"], "S": ["ptr addrspace(1)"],
         "P": ["ptr", "ptr addrspace(1)", "ptr addrspace(3)"]}
# What red alone takes, too.
VECTORS = ["<4 x float>", "<2 x i32>", "<4 x half>", "<8 x half>", "<4 x bfloat>",
           "<8 x bfloat>"]
# Constants that are not fields, by name and operand.
CONSTANTS = {
    ("llvm.nvvm.read.sreg", 0): range(0x20, 0x68),
    ("llvm.nvvm.memcpy.async", 3): [0, 4, 5, 8, 16],
    ("llvm.nvvm.memcpy.async", 4): [4, 8, 16, 20],
    ("llvm.nvvm.memcpy.async.with.desc", 3): [4, 8, 16],
    ("llvm.nvvm.memcpy.async.with.desc", 4): [4, 16, 20],
    ("llvm.nvvm.memcpy.async.wait", 1): [0, 1, 3],
}
# Pointers that a verifier accepts, where not all are.
POINTERS = {"llvm.nvvm.memcpy.async.arrive": ["ptr addrspace(3)"]}
# Not compared, and why.
LEFT = {
    # libNVVM takes .noinc for a suffix, and prints the instruction without it.
    "llvm.nvvm.memcpy.async.arrive.noinc",
}
# Instructions that move operands and results to where they are used.
GLUE = re.compile(r"(ld\.param|st\.param|mov|cvta|cvt\.[us]\d+\.[us]\d+|selp|setp"
                  r"|and\.b16|shl\.b32|or\.b32|activemask|createpolicy|\.reg|ret"
                  r"|bra)\b")


def field_values(field):
    """The values of a field to try: those with a name, and another one if
    libNVVM's verifier accepts any."""
    width = field["high"] - field["low"] + 1
    named = sorted(int(n) for n in field["values"])
    if field["name"] == "reserved" or not named:
        return [0]
    others = ([max(named) + 1] if "rule" not in field
              and max(named) + 1 < 1 << width else [])
    return named + others


def combinations(choices, limit, rng):
    """One value of each choice, in every combination or in LIMIT of them."""
    if math.prod(map(len, choices)) <= limit:
        yield from itertools.product(*choices)
        return
    found = set()
    longest = max(map(len, choices))
    while True:
        # A column for each choice: its values over and over, shuffled.
        columns = []
        for values in choices:
            column = [values[n % len(values)] for n in range(longest)]
            rng.shuffle(column)
            columns.append(column)
        for combination in zip(*columns):
            if combination not in found:
                found.add(combination)
                yield combination
                if len(found) == limit:
                    return


def calls(row, limit):
    """(result, parameter types, arguments; None for a variable; the types that
    were chosen) of calls."""
    result, params = words.split(row["signature"])
    letters = [l for l in dict.fromkeys([result] + params) if l in TYPES]
    fields = [f for f in row["fields"] if f["operand"] == 0]
    types = TYPES | {"P": POINTERS.get(row["name"], TYPES["P"])}
    if row["name"] in ("llvm.nvvm.red", "llvm.nvvm.red.cachehint"):
        types["T"] = types["T"] + VECTORS
    choices = [[(l, t) for t in types[l]] for l in letters]
    choices += [[(f["low"], v) for v in field_values(f)] for f in fields]
    fixed = [at for name, at in CONSTANTS if name == row["name"]]
    choices += [[("constant", at, v) for v in CONSTANTS[row["name"], at]]
                for at in fixed]
    for combination in combinations(choices, limit, random.Random(row["name"])):
        bound = dict(c for c in combination[:len(letters)])
        word = sum(v << low for low, v in combination[
            len(letters):len(letters) + len(fields)])
        arguments = [None] * len(params)
        if fields:
            arguments[0] = word
        for _, at, value in combination[len(letters) + len(fields):]:
            arguments[at] = value
        yield (bound.get(result, result), [bound.get(p, p) for p in params],
               arguments, list(bound.values()))


def function(number, name, call):
    """The declaration and a definition that makes the call."""
    result, types, arguments, chosen = call
    # Overloads in one module need names of their own; readers repair suffixes
    # of what is overloaded.
    suffix = "".join("." + re.sub(r"\W+", "_", t) for t in chosen)
    callee = "@%s%s" % (name, suffix)
    formals = ["%s %%x%d" % (t, at)
               for at, (t, a) in enumerate(zip(types, arguments)) if a is None]
    actuals = ["%s %s" % (t, "%%x%d" % at if a is None else a)
               for at, (t, a) in enumerate(zip(types, arguments))]
    text = "call %s %s(%s)" % (result, callee, ", ".join(actuals))
    end = "ret void"
    if result != "void":
        text, end = "%r = " + text, "ret %s %%r" % result
    return ("declare %s %s(%s)" % (result, callee, ", ".join(types)),
            "define %s @k%d(%s) {\n  %s\n  %s\n}\n" % (
                result, number, ", ".join(formals), text, end), text)


def module(functions):
    return (HEADER
            + "\n".join(dict.fromkeys(f[0] for f in functions)) + "\n"
            + "".join(f[1] for f in functions))


def instruction(line):
    """A form in which equal instructions are equal texts: the words of the
    mnemonic sorted, registers without their numbers."""
    mnemonic, _, operands = line.rstrip(";").partition(" ")
    root, *modifiers = mnemonic.split(".")
    operands = re.sub(r"%[a-z_][\w]*?\d*\b(?!\.)", "%", operands)
    return " ".join([root, *sorted(modifiers), operands.replace(" ", "")])


def parts(ptx):
    """Each function k0, k1 ... by its number, and the module's directives."""
    at = [m.start() for m in re.finditer(r"^.*\.func .*?\bk\d+\b", ptx, re.M)]
    texts = [ptx[a:b].rstrip("\n") + "\n" for a, b in zip(at, at[1:] + [None])]
    return {int(re.search(r"\bk(\d+)\b", text)[1]): text
            for text in texts}, ptx[:at[0]] if at else ""


def instructions(text):
    """Those of a function that are not glue."""
    lines = (" ".join(l.split()) for l in
             re.search(r"\n\{\n(.*?)\n\}", text, re.S)[1].splitlines())
    return tuple(instruction(l) for l in lines
                 if l and not re.match(r"[{}/()$]", l) and not GLUE.match(l))


def compiled(args, groups):
    """What libNVVM prints for each group of functions, or None."""
    for at in range(0, len(groups), 1000):
        files = []
        for number, group in enumerate(groups[at:at + 1000]):
            path = args.scratch / ("%d.ll" % number)
            path.write_text(module(group))
            files.append(str(path))
        out = subprocess.run([args.verdict, "--ptx", "--together", args.libnvvm,
                              "compute_" + ARCH] + files, text=True,
                             capture_output=True, check=True).stdout
        for line in out.splitlines():
            _, _, answer, _, text = (line.split("\t") + [""])[:5]
            yield (text.replace("\\n", "\n").replace("\\t", "\t")
                   if answer == "accept" else None)


def theirs(args, functions, likely):
    """What libNVVM prints for each function that it compiles, and directives.
    Those that are LIKELY compiled are tried several at once."""
    several = [n for n in range(len(functions)) if n in likely]
    groups = [several[at:at + 16] for at in range(0, len(several), 16)]
    groups += [[n] for n in range(len(functions)) if n not in likely]
    found, head = {}, ""
    while groups:
        again = []
        for group, text in zip(groups, compiled(
                args, [[functions[n] for n in group] for group in groups])):
            if text is not None:
                own, head = parts(text)
                found.update(own)
            elif len(group) > 1:
                again += [[n] for n in group]
        groups = again
    return found, head


def ours(args, functions):
    """What nvvmc prints for all of them, and the reasons for what it does not
    print, by function."""
    path, output = args.scratch / "all.ll", args.scratch / "all.ptx"
    reasons = {}
    kept = dict(enumerate(functions))
    while kept:
        path.write_text(module(list(kept.values())))
        run = subprocess.run([args.nvvmc, "emit", "--arch=sm_" + ARCH,
                              "--error-limit=0", str(path), "-o",
                              str(output)], text=True,
                             capture_output=True)
        if run.returncode == 0:
            return output.read_text(), reasons
        found = re.findall(r"error: (.*?) \[[\w-]+\](?:.|\n)*?in @k(\d+)\b",
                           run.stderr)
        if not found:
            sys.exit("nvvmc failed:\n" + run.stderr)
        reasons.update((int(n), text) for text, n in found)
        kept = {n: f for n, f in kept.items() if n not in reasons}
    return "", reasons


def refused_lines(args, text):
    """The numbers of the lines that ptxas rejects; 0 is none of them."""
    path = args.scratch / "x.ptx"
    path.write_text(text)
    run = subprocess.run([args.ptxas, "-arch=sm_" + ARCH, "-c", str(path), "-o",
                          "/dev/null"], text=True, capture_output=True)
    if run.returncode == 0:
        return set()
    return {int(n) for n in re.findall(r"line (\d+); (?:error|fatal)",
                                       run.stderr)} or {0}


def legal(args, head, texts):
    """The keys of the functions TEXTS that ptxas accepts, behind HEAD."""
    left = dict(texts)
    while left:
        # One module of all of them tells which lines are wrong.
        text, owners = head, [None] * head.count("\n")
        for key, body in left.items():
            text += body
            owners += [key] * body.count("\n")
        wrong = refused_lines(args, text)
        if not wrong:
            break
        guilty = {owners[line - 1] for line in wrong if line} - {None}
        if not guilty:
            sys.exit("ptxas rejects no line of " + text)
        for key in guilty:
            del left[key]
    return set(left)


def compare(args, functions, counts):
    our_text, reasons = ours(args, functions)
    own, head = parts(our_text)
    for number in sorted(set(own) - legal(args, head, own)):
        counts["not assembled"] += 1
        print("ptxas rejects what nvvmc prints for " + functions[number][2])
    their, head = theirs(args, functions, own)
    counts["rejected by libNVVM"] = len(functions) - len(their)
    other = {} # Functions by the instructions that libNVVM prints instead.
    for number, text in their.items():
        printed = instructions(text)
        if number in own and instructions(own[number]) == printed:
            counts["equal"] += 1
        else:
            other.setdefault(printed, []).append(number)
    possible = legal(args, head, {numbers[0]: their[numbers[0]]
                                  for numbers in other.values()})
    for printed, numbers in other.items():
        for number in numbers:
            if numbers[0] not in possible:
                counts["refused with a reason" if number in reasons
                       else "spelled legally"] += 1
                continue
            counts["different"] += 1
            if args.show or counts["different"] < 20:
                print("%s\n  ours:   %s\n  theirs: %s" % (
                    functions[number][2], reasons.get(number) or
                    instructions(own[number]), printed))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nvvmc")
    parser.add_argument("verdict")
    parser.add_argument("libnvvm")
    parser.add_argument("ptxas")
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--limit", type=int, default=60)
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    args.scratch.mkdir(parents=True, exist_ok=True)
    counts, functions = collections.Counter(), []
    rows = itertools.chain(*words.layouts(args.nvvmc, args.only))
    for row in sorted(rows, key=lambda row: row["name"]):
        if not row.get("ptx") or row["name"] in LEFT:
            continue
        functions += [function(n, row["name"], c) for n, c in enumerate(
            calls(row, args.limit), len(functions))]
    compare(args, functions, counts)
    print(", ".join("%d %s" % (n, what) for what, n in sorted(counts.items())))
    return 1 if counts["different"] or counts["not assembled"] else 0


if __name__ == "__main__":
    sys.exit(main())
