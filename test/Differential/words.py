#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks our libnvvm profile and NVIDIA's libNVVM about calls of the intrinsics
that only libNVVM knows, with random words.

    words.py NVVMC VERDICT SCRATCH RELEASE=LIBRARY... [--words=N] [--seed=N]
             [--only=NAME] [--release=13.0] [--show]

VERDICT is the tool libnvvm-verdict. Each layout of words, which several intrinsics
may share, is asked about with N words, of which half have their reserved bits zero
and their fields drawn around the limits; the operands have the types of the
signature, and pointers each address space in turn. The readers of compute_75,
compute_90 and compute_100 take turns. Warnings, the verdict and the first message
must agree.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys

import carriers
import releases

TYPES = {"T": ["i32", "float", "<4 x float>", "<8 x i32>", "<4 x double>",
               "<2 x float>"],
         "S": ["float", "i32", "half"], "N": ["i32", "i64", "i16"],
         "V": ["<4 x float>", "<4 x i32>", "<4 x double>", "<2 x float>",
               "<4 x i64>", "<4 x half>"],
         "F": ["float", "double", "<2 x float>"],
         "B": ["i32", "i64"],
         "D": ["ptr addrspace(3)"]}
SPACES = ["ptr", "ptr addrspace(1)", "ptr addrspace(3)", "ptr addrspace(4)",
          "ptr addrspace(5)"]
FRAGMENTS = ["i32", "<2 x i32>", "<4 x i32>", "<2 x float>", "<4 x float>",
             "<8 x i32>", "<8 x float>", "double", "<2 x double>",
             "<4 x double>", "<4 x half>", "float", "<2 x half>", "i64",
             "<2 x i64>", "<4 x i16>", "<8 x half>", "<4 x i8>"]


def layouts(nvvmc, only):
    """The rows that share each layout of operand 0."""
    out = subprocess.run([nvvmc, "intrinsics", "--format=json", "*"], text=True,
                         capture_output=True, check=True).stdout
    found = collections.defaultdict(list)
    for line in out.splitlines():
        row = json.loads(line)
        # Without a form there is nothing to build a call from.
        if row.get("source") == "libNVVM" and any(
                field["operand"] == 0 for field in row["fields"]) and (
                "satf" not in row["signature"]
                and "as declared" not in row["signature"]) and (
                not only or re.fullmatch(only, row["name"])):
            key = json.dumps([row["constants"], row["fields"]])
            found[key].append(row)
    return list(found.values())


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
        elif not field["values"] and "most" not in field:
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


def random_call(rng, row, pointee):
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
    operands = []
    for at, ty in enumerate(bound[p] for p in params):
        own = [f for f in row["fields"] if f["operand"] == at and at != 0]
        value = None
        if at == 0:
            value = word(rng, row, int(ty[1:]))
        elif own and "most" in own[0]:
            value = rng.choice([own[0]["least"], own[0]["most"],
                                own[0]["most"] + 1])
        elif any(c["operand"] == at and c["is"] == "undef"
                 for c in row["constants"]):
            value = rng.choice(["undef", None, "0"])
        elif any(c["operand"] == at for c in row["constants"]):
            value = rng.choice([0, 1] if ty == "i1" else [0, 4, 8, 16])
        elif "{" in ty:
            value = "undef"
        operands.append((ty, None if value is None else str(value)))
    return carriers.Call(row["name"], bound[result], operands, pointee)


def answers(args, release, library, reader, calls):
    """Each call, our answer and that of the library."""
    for at in range(0, len(calls), 5000):
        some = calls[at:at + 5000]
        paths = carriers.write(some, args.scratch, reader in carriers.OLD_READERS)
        yield from zip(some, carriers.ours(args.nvvmc, release, reader, paths),
                       carriers.theirs(args.verdict, library, reader, paths))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nvvmc")
    parser.add_argument("verdict")
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("libraries", nargs="+")
    parser.add_argument("--words", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--release", help="ask only this one")
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    args.scratch.mkdir(parents=True, exist_ok=True)
    pointees = {"llvm.nvvm." + row["name"]: row["pointee"] for row in
                carriers.table(carriers.HERE / "carrier-calls.tsv")}
    asked = wrong = 0
    kinds = collections.Counter()
    rows = layouts(args.nvvmc, args.only)
    # By reader, so that each tool runs only once for many calls.
    calls = {reader: [] for reader in carriers.READERS}
    for sharing in rows:
        rng = random.Random("%s %d" % (sharing[0]["name"], args.seed))
        for number in range(args.words):
            row = sharing[number % len(sharing)]
            reader = carriers.READERS[number // len(sharing) %
                                      len(carriers.READERS)]
            calls[reader].append(random_call(
                rng, row, pointees.get(row["name"], "")))
    for release, library in releases.parse(args.libraries).items():
        if args.release not in (None, release):
            continue
        for reader, chosen in calls.items():
            for call, our, yours in answers(args, release, library, reader, chosen):
                asked += 1
                if carriers.agree(our, yours):
                    continue
                wrong += 1
                kind = (release, call.name, our, yours)
                kinds[kind] += 1
                if args.show and kinds[kind] == 1:
                    print(f"{release}, compute_{reader}: {call}\n    ours:    {our}"
                          f"\n    libNVVM: {yours}")
    for (release, name, our, yours), count in kinds.most_common():
        print(f"{release}: {count} {name}: ours {our}, libNVVM's {yours}")
    print(f"{asked} words of {len(rows)} layouts, {wrong} judged otherwise")
    return bool(wrong or asked < len(rows))


if __name__ == "__main__":
    sys.exit(main())
