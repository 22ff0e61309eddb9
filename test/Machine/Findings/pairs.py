#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Right programs, and what is found when one line of them is missing or weaker.

    pairs.py NVVMC FOLDER [--schedules=20] [--first=N] [--table=FILE] [PROGRAM...]

README.md says how the programs in Programs/ are marked. Each program has to be
clean and right in all schedules; each edit of one line has to show the rules
that stand beside it, at the lines that they name, and no other rule. With --first, an
edit that shows all of that in the first N schedules is not executed in the others."""

import argparse
import collections
import itertools
import json
import pathlib
import random
import re
import struct
import subprocess
import sys

import tiles

HERE = pathlib.Path(__file__).resolve().parent
FORMATS = {"u32": "I", "s32": "i", "f32": "f", "u64": "Q", "u16": "H", "u8": "B",
           "f16": "e", "f64": "d"}

# Rules whose findings do not change the exit status.
WARNINGS = ("race-part", "race-same-value", "tensor-fence", "wgmma-fence")


# ===----------------------------------------------------------------------===#
# Reading a program
# ===----------------------------------------------------------------------===#


class Edit:
    """One line without itself, or with one word for another."""

    def __init__(self, number, before, after, expected, reason):
        self.number, self.before, self.after = number, before, after
        self.expected, self.reason = expected, reason

    def apply(self, lines):
        changed = list(lines)
        text = changed[self.number - 1].split("//")[0]
        if self.before is None:
            changed[self.number - 1] = ""
        else:
            assert self.before in text, f"line {self.number}: no {self.before!r}"
            changed[self.number - 1] = text.replace(self.before, self.after, 1)
        return "\n".join(changed) + "\n"

    def kind(self):
        return "removed" if self.before is None else "weakened"

    def __str__(self):
        what = ("without" if self.before is None
                else f"{self.after or 'nothing'} for {self.before} in")
        return f"{what} line {self.number}"


class Program:
    def __init__(self, path):
        self.name = path.stem
        self.lines = path.read_text().splitlines()
        self.title = " ".join(line[3:] for line in itertools.takewhile(
            lambda line: line.startswith("// "), self.lines))
        self.head = [line[3:].strip() for line in self.lines
                     if line.startswith("//!")]
        self.places, self.edits = collections.defaultdict(list), []
        for number, line in enumerate(self.lines, 1):
            code, comment, notes = line.partition("//")
            if not comment or not code.strip():
                continue
            for note in notes.split(" | "):
                self.read_note(number, note.strip())

    def read_note(self, number, note):
        if named := re.fullmatch(r"<([\w-]+)>", note):
            self.places[named[1]].append(number)
        elif note.startswith("! "):
            self.add(number, None, None, note[2:])
        elif note.startswith("~ "):
            change, _, result = note[2:].partition(": ")
            before, _, after = change.partition("->")
            self.add(number, before.strip(), after.strip(), result)
        else:
            sys.exit(f"{self.name}:{number}: not understood: {note}")

    def add(self, number, before, after, result):
        if result.startswith("= "):
            self.edits.append(Edit(number, before, after, [], result[2:]))
            return
        expected = []
        for part in result.split(" + "):
            found = re.fullmatch(r"([\w-]+)(?:\(([^)]*)\))?", part.strip())
            if not found:
                sys.exit(f"{self.name}:{number}: not understood: {part}")
            names = [n.strip() for n in (found[2] or "").split(",") if n.strip()]
            expected.append((found[1], names))
        self.edits.append(Edit(number, before, after, expected, ""))


# ===----------------------------------------------------------------------===#
# Running one
# ===----------------------------------------------------------------------===#


class Case:
    """The arguments of a program and what they are afterwards."""

    def __init__(self, program, folder):
        self.options, self.arguments = [], []
        self.inputs, self.outputs = [], []
        self.address = 0x2000000000  # Of the next buffer in the machine.
        generator = random.Random(program.name)
        self.names = {"random": generator, "math": __import__("math"),
                      "words": lambda n, top=1000: [generator.randrange(top)
                                                    for _ in range(n)]}
        self.names.update(vars(tiles))
        for line in program.head:
            word, _, rest = line.partition(" ")
            if word == "launch":
                self.options = rest.split()
                continue
            name, _, text = rest.partition("=")
            name, _, kind = name.strip().partition(":")
            value = eval(text, self.names)  # pylint: disable=eval-used
            self.names[name] = value
            if word == "let":
                continue
            if word == "value":
                self.arguments.append(value)
                continue
            self.buffer(word, folder / name, kind or "u32", value)

    def buffer(self, word, path, kind, value):
        """The file of a buffer; VALUE is (before, after) if it is both."""
        before, after = value if word == "inout" else (value, value)
        size = len(before) * struct.calcsize(FORMATS[kind])
        file = f"{path}.bin"
        if word != "out":
            self.inputs.append((file, pack(kind, before)))
        self.arguments.append(f"out:{file}:{kind}[{len(before)}]"
                              if word == "out" else f"{word}:{file}")
        if word != "in":
            self.outputs.append((file, kind, after))
        self.names[path.name + "_at"] = self.address
        self.address += (size + 255) // 256 * 256 + 4096

    def run(self, nvvmc, file, schedules):
        """Returns the status, what was found, and the other lines."""
        for path, data in self.inputs:
            with open(path, "wb") as out:
                out.write(data)
        done = subprocess.run(
            [nvvmc, "run", str(file), *self.options, *self.arguments,
             f"--schedules={schedules}", "--format=json"],
            capture_output=True, text=True, timeout=300, check=False)
        found, rest = [], []
        for line in done.stderr.splitlines():
            entry = json.loads(line) if line.startswith("{") else {}
            if "rule" in entry:
                warns = entry["rule"] in WARNINGS
                assert entry["severity"] == ("warning" if warns else "error"), entry
                found.append((entry["rule"],
                              sorted({p["ptxLine"] for p in entry["parties"]}),
                              entry["message"]))
            else:
                rest.append(line)
        return done.returncode, found, rest

    def wrong(self):
        """What the outputs are that they must not be."""
        for file, kind, expected in self.outputs:
            with open(file, "rb") as stream:
                got = stream.read()
            if got != pack(kind, expected):
                values = struct.unpack(f"<{len(expected)}{FORMATS[kind]}", got)
                at = next(n for n, pair in enumerate(zip(values, expected))
                          if pair[0] != pair[1])
                return (f"{pathlib.Path(file).name}[{at}] is {values[at]}, "
                        f"not {expected[at]}")
        return ""


def pack(kind, values):
    return struct.pack(f"<{len(values)}{FORMATS[kind]}", *values)


def missing(program, edit, found):
    """What an edit should have shown and has not, or has shown and should not."""
    problems = []
    for rule, names in edit.expected:
        lines = sorted({n for name in names for n in program.places[name]})
        if any(name not in program.places for name in names):
            problems.append(f"a line of {names} has no name")
        # A deadlock has all who wait, besides those that are named.
        if not any(rule == r and all(set(program.places[n]) & set(at) for n in names) and
                   (not names or rule == "deadlock" or set(at) <= set(lines))
                   for r, at, _ in found):
            problems.append(f"no {rule} at {names} {lines}")
    rules = {rule for rule, _ in edit.expected}
    if any(rule.startswith("race") for rule in rules):
        # What is read too early may be what nobody has written yet.
        rules |= {"undefined-output", "undefined-branch", "undefined-address"}
    problems += [f"{r} at {at}: {text}" for r, at, text in found
                 if r not in rules]
    return problems


def problems_of(edit, program, case, outcome):
    status, found, rest = outcome
    problems = missing(program, edit, found)
    if not edit.expected:
        problems += rest
        if not status and case.wrong():
            problems.append(case.wrong())
    elif status != 1 and not any(r in WARNINGS for r, _, _ in found):
        problems.append(f"status {status}: {rest}")
    return problems


def check(program, nvvmc, folder, schedules, first):
    """Yields each edit, or None for the program itself, with its problems."""
    folder = folder / program.name
    folder.mkdir(parents=True, exist_ok=True)
    case = Case(program, folder)

    def outcome(text, name, count=schedules):
        file = folder / name
        file.write_text(text)
        return case.run(nvvmc, file, count)

    status, found, rest = outcome("\n".join(program.lines) + "\n", "right.ptx")
    problems = [f"{r} at {at}: {text}" for r, at, text in found] + rest
    yield None, problems + ([case.wrong()] if not status and case.wrong() else [])
    for number, edit in enumerate(program.edits):
        text, name = edit.apply(program.lines), f"edit-{number}.ptx"
        for count in (first, schedules):
            problems = problems_of(edit, program, case, outcome(text, name, count))
            if not problems:
                break
        yield edit, problems


# ===----------------------------------------------------------------------===#
# The page
# ===----------------------------------------------------------------------===#

HEAD = """# Programs that are wrong by one line

Generated by `test/Machine/Findings/pairs.py`. Each program of
`test/Machine/Findings/Programs` is right: in all of {schedules} schedules nothing is
found, and its result is the one that Python computes. Each of the edits below takes
one line away or weakens it, and the machine has to find what it says, at the two
lines that conflict. All of that is a test.
"""


def write_page(path, programs, schedules):
    by_rule = collections.defaultdict(collections.Counter)
    for program in programs:
        for edit in program.edits:
            for rule in {r for r, _ in edit.expected} or {"nothing"}:
                by_rule[rule][edit.kind()] += 1
                by_rule[rule][program.name] += 0
    pairs = sum(bool(e.expected) for p in programs for e in p.edits)
    text = HEAD.format(schedules=schedules)
    text += ("\n| rule | line removed | line weakened | programs |\n"
             "|---|--:|--:|--:|\n")
    for rule in sorted(by_rule, key=lambda r: (r == "nothing", r)):
        counts = by_rule[rule]
        label = ("nothing: the line is superfluous" if rule == "nothing"
                 else f"`{rule}`")
        text += (f"| {label} | {counts['removed']} | {counts['weakened']} | "
                 f"{len(counts) - ('removed' in counts) - ('weakened' in counts)}"
                 " |\n")
    text += f"\n{pairs} pairs in {len(programs)} programs.\n"
    text += "\n| program | | edits |\n|---|---|--:|\n"
    for program in programs:
        text += f"| `{program.name}` | {program.title} | {len(program.edits)} |\n"
    path.write_text(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nvvmc")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--schedules", type=int, default=20)
    parser.add_argument("--first", type=int)
    parser.add_argument("--table", type=pathlib.Path)
    parser.add_argument("programs", nargs="*")
    given = parser.parse_args()
    programs = [Program(p) for p in sorted((HERE / "Programs").glob("*.ptx"))]
    if given.table:
        write_page(given.table, programs, given.schedules)
        return
    runs = pairs = failures = 0
    for program in programs:
        if given.programs and program.name not in given.programs:
            continue
        for edit, problems in check(program, given.nvvmc, given.folder,
                                    given.schedules, given.first or given.schedules):
            runs += 1
            pairs += bool(edit and edit.expected)
            failures += bool(problems)
            for problem in problems:
                print(f"{program.name}: {edit or 'as it is'}: {problem}")
    print(f"{runs} programs, {pairs} pairs, {failures} failures")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
