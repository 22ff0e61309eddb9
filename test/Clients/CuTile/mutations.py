# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""mutations.py FOLDER --tileiras=FILE: changes bytecode in many places, and compares what
tileirdisasm of ours and NVIDIA's tileiras say of it.

Both end with 3 for what is no bytecode, or not a program that verifies. tileiras ends with
5 for a program that it cannot compile; of that, reading and verifying know nothing, so it
counts as accepted. Each difference belongs to a class, by what is said; --classes lists the
classes that are known, a part of the words and a reason on a line, with a tab between them.
What tileiras has said is kept in --results, so that a later run goes on."""

import argparse
import collections
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile

REFUSED = 3


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", help="seeds: files of bytecode")
    parser.add_argument("--tileiras", required=True)
    parser.add_argument("--disassembler", default="tileirdisasm", help="ours")
    parser.add_argument("--gpu", default="sm_100")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--largest", type=int, default=2048, help="bytes of a seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", required=True)
    parser.add_argument("--classes")
    parser.add_argument("--figures", help="write the sums there, as a table")
    return parser.parse_args()


def seeds(args):
    """The files to change: not those that tileiras refuses as they are, and thus whatever
    is changed."""
    names = sorted(os.path.join(args.folder, name) for name in os.listdir(args.folder)
                   if name.endswith(".tilebc"))
    small = [name for name in names if os.path.getsize(name) <= args.largest]
    if not small:
        sys.exit(f"{args.folder}: no file of at most {args.largest} bytes")
    with tempfile.TemporaryDirectory() as folder:
        return [name for name in small
                if run(args.tileiras, "--gpu-name", args.gpu, "-O0", name,
                       "-o", os.path.join(folder, "seed.cubin"))[0] != REFUSED]


def flip(data, source):
    data[source.randrange(12, len(data))] ^= 1 << source.randrange(8)


def replace(data, source):
    data[source.randrange(12, len(data))] = source.choice(
        (0, 1, 2, 127, 128, 255, source.randrange(256)))


def step(data, source):
    place = source.randrange(12, len(data))
    data[place] = (data[place] + source.choice((-1, 1))) & 255


def swap(data, source):
    first, second = (source.randrange(12, len(data)) for _ in range(2))
    data[first], data[second] = data[second], data[first]


def cut(data, source):
    start = source.randrange(12, len(data))
    del data[start:start + source.randrange(1, 5)]


def repeat(data, source):
    start = source.randrange(12, len(data))
    data[start:start] = data[start:start + source.randrange(1, 5)]


def end(data, source):
    del data[source.randrange(12, len(data)):]


def version(data, source):
    data[9] = source.choice((1, 2, 3, 4, 5, 6, data[9]))


CHANGES = (flip, flip, replace, replace, step, step, step, swap, cut, repeat, end, version)


def mutant(files, seed, number):
    """The bytes of a mutation, and the names of its changes."""
    source = random.Random(f"{seed} {number}")
    with open(source.choice(files), "rb") as file:
        data = bytearray(file.read())
    names = []
    for _ in range(source.choice((1, 1, 1, 2))):
        change = source.choice(CHANGES)
        change(data, source)
        names.append(change.__name__)
    return bytes(data), names


def run(*command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace",
                              timeout=120, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return 124, "it takes longer than two minutes"
    return done.returncode, done.stderr


def compare(args, data, known):
    """One mutation; what tileiras says of it is in `known`, or unknown yet."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mutant.tilebc")
        with open(path, "wb") as file:
            file.write(data)
        ours, our_words = run(args.disassembler, path)
        if known is None:
            theirs, words = run(args.tileiras, "--gpu-name", args.gpu, "-O0", path,
                                "-o", os.path.join(folder, "mutant.cubin"))
            known = {"theirs": theirs,
                     "their words": words.strip()[:500].replace(path, "FILE")}
    return known, {**known, "ours": ours,
                   "our words": our_words.strip()[:500].replace(path, "FILE")}


def results(args, files):
    """All of them. What tileiras says takes most of the time, and is kept."""
    known = {}
    if os.path.exists(args.results):
        with open(args.results) as file:
            known = dict(map(json.loads, file))
    with open(args.results, "a") as file:
        for number in range(args.count):
            data, changes = mutant(files, args.seed, number)
            digest = hashlib.sha256(data).hexdigest()
            theirs, entry = compare(args, data, known.get(digest))
            if digest not in known:
                file.write(json.dumps([digest, theirs]) + "\n")
                file.flush()
            yield {**entry, "number": number, "changes": changes}


def read_classes(path):
    if not path:
        return []
    with open(path) as file:
        return [line.rstrip("\n").split("\t") for line in file
                if line.strip() and not line.startswith("#")]


def main():
    args = arguments()
    classes = read_classes(args.classes)
    sums, of_class, errors = collections.Counter(), collections.Counter(), 0
    for entry in results(args, seeds(args)):
        ours, theirs = entry["ours"] == REFUSED, entry["theirs"] == REFUSED
        sums["refused" if ours else "accepted", "refused" if theirs else "accepted"] += 1
        sums["tileiras crashes"] += entry["theirs"] < 0
        if entry["ours"] not in (0, REFUSED):
            errors += 1
            print(f"{entry['number']}: ours ends with {entry['ours']}")
        if ours == theirs or entry["theirs"] < 0:
            continue
        words = entry["our words"] if ours else entry["their words"]
        known = next((part for part, _ in classes if part in words), None)
        if known is None:
            errors += 1
            print(f"{entry['number']} {entry['changes']}: "
                  f"{'ours' if ours else 'tileiras'} alone refuses it: {words}")
        of_class[known] += known is not None
    for part, reason in classes:
        print(f"{of_class[part]:6} {reason} ({part})")
        if not of_class[part]:
            errors += 1
            print(f"listed, but no longer so: {part}")
    for name in ("refused", "accepted"):
        for other in ("refused", "accepted"):
            print(f"{sums[name, other]:6} {name} by ours, {other} by tileiras")
    print(f"{sums['tileiras crashes']:6} let tileiras crash")
    if args.figures:
        with open(args.figures, "w") as table:
            table.write("mutations\tboth refuse\tboth accept\tours alone refuses\t"
                        "tileiras alone refuses\ttileiras crashes\n")
            table.write("\t".join(str(count) for count in (
                args.count, sums["refused", "refused"], sums["accepted", "accepted"],
                sums["refused", "accepted"], sums["accepted", "refused"],
                sums["tileiras crashes"])) + "\n")
    sys.exit(bool(errors))


if __name__ == "__main__":
    main()
