#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls each intrinsic that only libNVVM knows with every field legal and illegal,
and with each two of them illegal, which shows which is looked at first.

    fields.py NVVMC SCRATCH [--step N] [--libnvvm VERDICT RELEASE=LIBRARY... [--write]]

carrier-calls.tsv has a legal call of each intrinsic; carrier-parts.tsv says what
can be wrong with it: either bits and their legal values, or changes of the call
(see carriers.py), separated by semicolons. carrier-answers.tsv has the answer of the
oldest release of libNVVM to each case, and in a column of its own that of the reader
of compute_75 and compute_90 if it is another; carrier-answers-later.tsv has what
later releases answer otherwise than the one before. Our profile libnvvm must answer
the same; with --libnvvm, the libraries themselves are asked instead, and must answer
as the tables have it. (Of a word that is no constant libNVVM judges memory that it
never set, so the message differs from run to run: that it refuses such a call is all
that is compared. Where it dies, we have to refuse the call.) --write writes what they
answer. Intended differences of ours are in exceptions.tsv, as
carriers/NAME/CHANGE/READER. With --step, the newest reader of the newest release is
asked about all cases, and each of the others about every Nth one, about those that its
release answers otherwise than the one before, and about the intended differences.
"""

import argparse
import fnmatch
import pathlib
import re
import sys

import carriers
import releases

from carriers import HERE, table

BINDLESS = ("tex.fetch.bindless.offset", "surface.load.bindless.offset",
            "tex.query.bindless.offset")
ANSWERS = HERE / "carrier-answers.tsv"
LATER = HERE / "carrier-answers-later.tsv"
# Of a word that is no constant, libNVVM looks at a value here that it never set.
UNSET = ("atomic.rmw.v2f32", "atomic.rmw.v4f32")


def values(text, width):
    """The numbers of "0..2,4"."""
    if text == "any":
        return range(1 << min(width, 16))
    numbers = []
    for part in text.split(","):
        first, _, last = part.partition("..")
        numbers += range(int(first), int(last or first) + 1)
    return numbers


def around(bits, text):
    """Both sides of each limit of the field: legal and wrong changes."""
    high, low = map(int, re.search(r"\[(\d+):(\d+)\]", bits).groups())
    width = high - low + 1
    top = (1 << width) - 1
    if text == "any":
        return [f"{bits}={n}" for n in sorted({0, 1, 1 << (width - 1), top})], []
    legal = set(values(text, width))
    inside = {n for n in legal if n + 1 not in legal or n - 1 not in legal}
    outside = {n + 1 for n in legal} | {n - 1 for n in legal} | {
        top, 1 << (width - 1)}
    return ([f"{bits}={n}" for n in sorted(inside)],
            [f"{bits}={n}" for n in sorted(outside - legal) if 0 <= n <= top])


def parts_of(name):
    """What can be wrong: legal changes, wrong ones, the message."""
    # Each call of these is rejected, whatever its word; some show it.
    if name.endswith(".bindless.offset") and name not in BINDLESS:
        return
    for row in table(HERE / "carrier-parts.tsv"):
        if not any(fnmatch.fnmatchcase(name, p) for p in row["carriers"].split()):
            continue
        if row["bits"]:
            yield (*around(row["bits"], row["legal"]), row["message"])
        else:
            yield (*([c for c in row[k].split("; ") if c]
                     for k in ("legal", "wrong")), row["message"])


def touched(change):
    """The bits, operands and types that a change is about."""
    for found in carriers.CHANGE.finditer(change):
        if found["bits"]:
            for bit in range(int(found["low"]), int(found["high"]) + 1):
                yield "bit", found["bits"], bit
        elif found["operand"]:
            for bit in range(128):
                yield "bit", found["operand"], bit
        else:
            yield "type", found["place"] or found["sign"], 0


def cases_of(name, call):
    """The changes of a call that are asked about, and for those of one part its
    message, or "" if they are legal."""
    yield "", ""
    parts = list(parts_of(name))
    for legal, wrong, message in parts:
        yield from ((change, "") for change in legal)
        yield from ((change, message) for change in wrong)
    firsts = [wrong[0] for _, wrong, _ in parts if wrong]
    firsts += [f"{at}=%" for at, (_, value) in enumerate(call.operands)
               if value and name not in UNSET]
    yield from ((change, None) for change in firsts if change.endswith("%"))
    for at, first in enumerate(firsts):
        for second in firsts[at + 1:]:
            if not set(touched(first)) & set(touched(second)):
                yield f"{first} {second}", None
    yield "ret:i32" if call.result == "void" else "ret:void", None
    yield "+", None
    if call.operands:
        yield "-", None


def all_cases():
    """Name, change, message and call of each case."""
    for row in table(HERE / "carrier-calls.tsv"):
        call = carriers.Call.parse("llvm.nvvm." + row["name"], row["call"],
                                   row["pointee"])
        seen = set()
        for change, message in cases_of(row["name"], call):
            if change not in seen:
                seen.add(change)
                yield row["name"], change, message, call.changed(change)


def sample(cases, release, everything, step):
    """Reader -> the numbers of the cases that it is asked about."""
    if step == 1:
        return None
    special = {(row["carrier"], row["change"]) for row in table(LATER)
               if row["release"] == release}
    special |= {tuple(key.split("/")[:2]) for key in exceptions(release)}
    turn = everything.index(release) * len(carriers.READERS)
    found = {reader: [number for number, (name, change, _, _) in enumerate(cases)
                      if (number + turn + at) % step == 0 or (name, change) in special]
             for at, reader in enumerate(carriers.READERS)}
    if release == everything[-1]:
        found[carriers.READERS[-1]] = range(len(cases))
    return found


def ask(who, *where, chosen=None):
    """The answers for each reader; None for the cases that it is not asked about."""
    *where, paths = where
    found = {}
    for reader in carriers.READERS:
        numbers = chosen[reader] if chosen else range(len(paths))
        answers = dict(zip(numbers, who(*where, reader, [paths[n] for n in numbers])))
        found[reader] = [answers.get(number) for number in range(len(paths))]
    return found


def of_row(row):
    older = row["older"] or row["answer"]
    return dict(zip(carriers.READERS, (older, older, row["answer"])))


def frozen(everything):
    """Release -> (name, change) -> an answer for each reader."""
    base = {(row["carrier"], row["change"]): of_row(row) for row in table(ANSWERS)}
    later = table(LATER)
    found = {}
    for release in everything:
        base = base | {(row["carrier"], row["change"]): of_row(row)
                       for row in later if row["release"] == release}
        found[release] = base
    return found


def columns(name, change, answers):
    """The end of a line, where `answers` has one for each reader."""
    old, other, new = (answers[r] for r in carriers.READERS)
    if old != other:
        sys.exit(f"{name} {change}: the older readers differ: {old}, {other}")
    return "\t".join((name, change, new, "" if old == new else old)) + "\n"


def same(change, one, other):
    """Whether the answers of two releases are the same, as far as they can be
    told."""
    return one == other or ("=%" in change and "crash" not in (one, other) and
                            both_refuse(one, other))


def freeze(cases, asked):
    """`asked` has the answers of all releases for each reader."""
    before = None
    with open(LATER, "w", encoding="utf-8") as file:
        file.write("release\tcarrier\tchange\tanswer\tolder\n")
        for release, answers in asked.items():
            now = [{r: answers[r][number] for r in carriers.READERS}
                   for number in range(len(cases))]
            if before is None:
                with open(ANSWERS, "w", encoding="utf-8") as base:
                    base.write("carrier\tchange\tanswer\tolder\n")
                    base.writelines(columns(name, change, each) for
                                    (name, change, _, _), each in zip(cases, now))
            for at, (name, change, _, _) in enumerate(cases):
                if before and not all(same(change, before[at][r], now[at][r])
                                      for r in carriers.READERS):
                    file.write(release + "\t" + columns(name, change, now[at]))
                elif before:
                    now[at] = before[at]
            before = now


def unproven(cases, known):
    """The messages of parts that no answer shows, and legal changes that are
    rejected."""
    for name, change, message, _ in cases:
        said = known[name, change].values()
        if ".bindless." in name:
            continue # Each call of these is rejected.
        if message and not any(s.endswith(message) for s in said):
            yield f"{name} {change}: {' / '.join(said)}, not {message}"
        if message == "" and not any(s.endswith("accept") for s in said):
            yield f"{name} {change}: {' / '.join(said)}, but it is stated as legal"


def exceptions(release):
    """NAME/CHANGE/READER of intended differences; * is any reader."""
    return [row["module"].removeprefix("carriers/")
            for row in table(HERE / "exceptions.tsv")
            if row["module"].startswith("carriers/") and
            releases.covers(row["releases"], release)]


def both_refuse(*answers):
    return not any(answer.endswith("accept") for answer in answers)


def differences(cases, known, given, title, excused):
    used = set()
    for number, (name, change, _, call) in enumerate(cases):
        for reader in carriers.READERS:
            right, mine = known[name, change][reader], given[reader][number]
            if mine is None or carriers.agree(mine, right):
                continue
            if title == "now" and same(change, mine, right):
                continue
            keys = {f"{name}/{change}/{reader}", f"{name}/{change}/*"}
            used |= keys
            if not keys & set(excused):
                yield (f"{name} {change}, compute_{reader}: {call}\n"
                       f"    libNVVM: {right}\n    {title}: {mine}")
    yield from (f"{key}: the difference is gone" for key in excused
                if key not in used)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nvvmc")
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--libnvvm", nargs="+")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    args.scratch.mkdir(parents=True, exist_ok=True)
    cases = list(all_cases())
    paths = carriers.write([call for *_, call in cases], args.scratch,
                           both=bool(args.libnvvm))
    everything = releases.known(args.nvvmc)
    problems, asked = [], {}
    if args.libnvvm:
        verdict, *given = args.libnvvm
        given = releases.parse(given)
        asked = {release: ask(carriers.theirs, verdict, library, paths,
                              chosen=sample(cases, release, list(given), args.step))
                 for release, library in given.items()}
        if args.write:
            if list(asked) != everything or args.step != 1:
                sys.exit("only the libraries of all releases can be recorded")
            freeze(cases, asked)
    known = frozen(everything)
    if set(known[everything[0]]) != {(name, change) for name, change, _, _ in cases}:
        sys.exit(f"{ANSWERS} has other cases; write it again with --write")
    problems += unproven(cases, known[everything[0]])
    for release in everything:
        found = []
        if release in asked:
            found += differences(cases, known[release], asked[release], "now", [])
        if not args.libnvvm or args.write:
            mine = ask(carriers.ours, args.nvvmc, release, paths,
                       chosen=sample(cases, release, everything, args.step))
            found += differences(cases, known[release], mine, "ours",
                                 exceptions(release))
        print(f"{release}: {len(found)} problems")
        problems += [f"{release}: {each}" for each in found]
    print("\n".join(problems))
    print(f"{len(cases)} calls for {len(carriers.READERS)} readers, "
          f"{len(problems)} problems")
    return bool(problems or len(cases) < 2500)


if __name__ == "__main__":
    sys.exit(main())
