#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks our libnvvm profile and NVIDIA's libNVVM about calls of the intrinsics
that only libNVVM knows, with random words.

    words.py NVVMC VERDICT LIBNVVM SCRATCH [--words=N] [--seed=N] [--only=NAME]
             [--arch=N,...] [--show]

VERDICT is the tool libnvvm-verdict. Each carrier that has fields is called with
N words, of which half have their reserved bits zero and their fields drawn
around the limits; the operands have the types of its signature, and pointers
each address space in turn. The verdict and the first message must agree.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys

HEADER = '''target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
'''
TYPES = {"T": ["i32", "float", "<4 x float>", "<8 x i32>", "<4 x double>",
               "<2 x float>"],
         "S": ["float", "i32", "half"], "N": ["i32", "i64", "i16"],
         "V": ["<4 x float>", "<4 x i32>", "<4 x double>", "<2 x float>"],
         "F": ["float", "double", "<2 x float>"],
         "B": ["i32", "i64"],
         "D": ["ptr addrspace(3)"]}
SPACES = ["ptr", "ptr addrspace(1)", "ptr addrspace(3)", "ptr addrspace(4)",
          "ptr addrspace(5)"]
FRAGMENTS = ["i32", "<2 x i32>", "<4 x i32>", "<2 x float>", "<4 x float>",
             "<8 x i32>", "<8 x float>", "double", "<2 x double>",
             "<4 x double>", "<4 x half>", "float"]


def carriers(nvvmc, only):
    out = subprocess.run([nvvmc, "intrinsics", "--format=json", "*"], text=True,
                         capture_output=True, check=True).stdout
    for line in out.splitlines():
        row = json.loads(line)
        # Without a form there is nothing to build a call from.
        if row.get("source") == "libNVVM" and any(
                field["operand"] == 0 for field in row["fields"]) and (
                "satf" not in row["signature"]
                and "as declared" not in row["signature"]) and (
                not only or re.fullmatch(only, row["name"])):
            yield row


def split(signature):
    result, rest = re.fullmatch(r"(.*?) \((.*)\)", signature).groups()
    return result, re.findall(r"\{[^}]*\}|<[^>]*>|ptr addrspace\(\d\)|[^, ]+",
                              rest)


def draw(rng, letter):
    if letter == "P":
        return rng.choice(SPACES)
    return rng.choice(TYPES.get(letter, [letter]))


def word(rng, row, bits):
    """A random word; half of them are near what is legal."""
    if rng.random() < 0.5:
        return rng.getrandbits(bits)
    value = 0
    for field in row["fields"]:
        if field["operand"] != 0:
            continue
        width = field["high"] - field["low"] + 1
        numbers = [int(n) for n in field["values"]] or [0]
        if field["name"] == "reserved":
            number = 0 if rng.random() < 0.95 else 1 << rng.randrange(width)
        elif field["name"] == "unassigned":
            number = rng.getrandbits(width)
        elif "most" in field:
            number = rng.choice([field["least"], field["most"],
                                 field["most"] + 1])
        elif rng.random() < 0.85:
            number = rng.choice(numbers)
        else:
            number = max(numbers) + 1 if rng.random() < 0.5 else (
                rng.getrandbits(width))
        value |= (number & ((1 << width) - 1)) << field["low"]
    return value


def module(rng, row):
    result, params = split(row["signature"])
    bound = {}
    fragments = row["name"].startswith("llvm.nvvm.mma")
    for letter in [result] + params:
        if fragments and letter in ("A", "B", "C"):
            bound.setdefault(letter, rng.choice(FRAGMENTS))
        else:
            bound.setdefault(letter, draw(rng, letter))
    if row["name"].startswith("llvm.nvvm.memcpy.async"):
        bound["D"] = rng.choice(SPACES[1:3])
        bound["S"] = rng.choice(SPACES[:3])
    result, params = bound[result], [bound[p] for p in params]
    values, formals = [], []
    for at, ty in enumerate(params):
        own = [f for f in row["fields"] if f["operand"] == at and at != 0]
        if at == 0:
            values.append(str(word(rng, row, int(ty[1:]))))
        elif own and "most" in own[0]:
            values.append(str(rng.choice([own[0]["least"], own[0]["most"],
                                          own[0]["most"] + 1])))
        elif any(c["operand"] == at for c in row["constants"]):
            values.append(str(rng.choice([0, 1] if ty == "i1" else
                                         [0, 4, 8, 16])))
        elif "{" in ty:
            values.append("poison")
        else:
            values.append("%%x%d" % at)
            formals.append("%s %%x%d" % (ty, at))
    call = "call %s @%s(%s)" % (
        result, row["name"],
        ", ".join("%s %s" % pair for pair in zip(params, values)))
    if result != "void":
        call = "%r = " + call
    return (HEADER + "declare %s @%s(%s)\n" % (result, row["name"],
                                               ", ".join(params))
            + "define void @k(%s) {\n  %s\n  ret void\n}\n" % (
                ", ".join(formals), call)), call


def theirs(verdict, libnvvm, arch, files):
    out = subprocess.run([verdict, libnvvm, "compute_" + arch] + files,
                         text=True, capture_output=True, check=True).stdout
    for line in out.splitlines():
        path, _, answer, _, log = (line.split("\t") + [""])[:5]
        # Warnings come before the error.
        at = log.find("Error: ")
        lines = [l for l in log[max(at, 0):].replace("\\n", "\n").splitlines()
                 if l.strip()]
        if answer != "reject":
            yield path, (answer, "")
        elif lines and at >= 0:
            # After the place and the instruction.
            yield path, (answer, lines[2].strip() if len(lines) > 2 else
                         lines[0])
        else:
            yield path, (answer, lines[0].strip() if lines else "")


def ours(nvvmc, arch, files):
    run = subprocess.run([nvvmc, "verify", "--profile=libnvvm",
                          "--arch=sm_" + arch, "--format=json"] + files,
                         text=True, capture_output=True)
    answers = {f: ("accept", "") for f in files}
    for finding in map(json.loads, run.stdout.splitlines()):
        if finding["severity"] == "error" and answers[finding["file"]][1] == "":
            answers[finding["file"]] = ("reject", finding["message"])
    return answers


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nvvmc")
    parser.add_argument("verdict")
    parser.add_argument("libnvvm")
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("--words", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--arch", default="100")
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    args.scratch.mkdir(parents=True, exist_ok=True)
    asked = wrong = 0
    kinds = collections.Counter()
    for row in carriers(args.nvvmc, args.only):
        rng = random.Random("%s %d" % (row["name"], args.seed))
        files, calls = [], {}
        for number in range(args.words):
            path = args.scratch / ("%d.ll" % number)
            text, calls[str(path)] = module(rng, row)
            path.write_text(text)
            files.append(str(path))
        for arch in args.arch.split(","):
            mine = ours(args.nvvmc, arch, files)
            for path, answer in theirs(args.verdict, args.libnvvm, arch, files):
                asked += 1
                if mine[path] == answer:
                    continue
                wrong += 1
                kinds[row["name"], mine[path], answer] += 1
                if args.show and kinds[row["name"], mine[path], answer] == 1:
                    print("compute_%s: %s\n  ours:   %s\n  theirs: %s" % (
                        arch, calls[path], mine[path], answer))
    for (name, mine, answer), count in kinds.most_common():
        print(count, name, mine, answer)
    print("%d words, %d judged otherwise" % (asked, wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
