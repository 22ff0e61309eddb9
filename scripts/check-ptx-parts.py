#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the parts of lib/PTX use each other in one direction only.

    check-ptx-parts.py [--all] [FOLDER]

Each folder of lib/PTX is a part (PARTS below), and a part uses what is below it.
An arrow is upward if a file

  - includes a header of a part above its own,
  - declares a type that only a header above its own part defines,
  - calls or defines a function that only such a header declares, or
  - defines what a header of a part below its own declares: whoever includes
    that and calls it reaches upward.

Two files with the same name and different suffixes are one unit; no chain of
includes may lead from a unit back to itself.

Prints one line for each upward arrow that EXCUSED does not list with a reason,
for each entry there that is no longer needed, and for each circle. The exit
status is 1 if there are any. --all also prints the excused arrows. FOLDER is
read instead of lib/PTX.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]

# From the top: a part may use those that come after it. "" is the folder
# itself, which puts the others together.
PARTS = ["", "Check", "Selection", "Dwarf", "Values", "Module", "Text"]
# The header by which other rooms reach a part.
FACES = {"Check.h": "Check"}

# Upward arrows that stay: the file, what it uses, and why.
EXCUSED = {
}


def part_of(path):
    """The part of a file, whose path is relative to the folder."""
    return FACES.get(path) or path.rpartition("/")[0].partition("/")[0]


def rank(path):
    """How far down the part of a file is; None for an unknown folder."""
    part = part_of(path)
    return PARTS.index(part) if part in PARTS else None


def code(text):
    """Text without comments and without what is between quotes."""
    text = re.sub(r'("(?:[^"\\\n]|\\.)*")|//[^\n]*|/\*.*?\*/',
                  lambda m: '""' if m[1] else "", text, flags=re.S)
    return re.sub(r"'(?:[^'\\\n]|\\.)+'", "' '", text)


def heads(text):
    """What begins in the first column, up to its ";" or "{": what a namespace
    contains, as clang-format prints it."""
    text = re.sub(r"^#(?:.*\\\n)*.*$", "", text, flags=re.M)
    head = ""
    for line in text.split("\n"):
        if not line.strip():
            continue
        if not head and (line[0].isspace() or line[0] in "})"):
            continue
        head += " " + line.strip()
        if re.match(r" (public|private|protected):", head):
            head = ""
        end = re.search(r"[;{]", head)
        if end:
            yield head[1:end.start()].strip(), end[0]
            head = ""


def declared(text):
    """The names of the types and functions that a header declares."""
    for head, end in heads(text):
        head = re.sub(r"^template <.*?> ", "", head)
        if kind := re.match(r"(?:class|struct|union|enum class|enum)\s+(\w+)",
                            head):
            if end == "{":
                yield kind[1]
        elif kind := re.match(r"using (\w+) =", head):
            yield kind[1]
        elif not head.startswith(("namespace", "using", "static_assert")):
            if named := re.search(r"([\w:~]+)\(", head.split(" = ")[0]):
                if "::" not in named[1]:
                    yield named[1]


def defined(text):
    """The qualified names of the functions that a source file defines for
    others."""
    for head, end in heads(text):
        if end == "{" and not re.match(
                r"(static|namespace|class|struct|enum|template|constexpr)\b",
                head):
            if named := re.search(r"([\w:~]+)\(", head.split(" = ")[0]):
                yield named[1]


def own(text):
    """The names of the functions of a file's own."""
    for head, _ in heads(text):
        if head.startswith("static") and (named := re.search(r"(\w+)\(", head)):
            yield named[1]


def included(path, text, files):
    """The files of the folder that a file includes."""
    for name in re.findall(r'^#include "([^"]+)"', text, re.M):
        beside = str(pathlib.PurePosixPath(path).parent / name)
        for known in (name.removeprefix("PTX/"), beside):
            if known in files and (known != name or "/" not in path):
                yield known
                break


def upward(files):
    """The upward arrows: the file, what it uses, how, and why that is upward."""
    where = {}  # The headers that declare a name.
    plain = {path: code(text) for path, text in files.items()}
    for path, text in plain.items():
        if path.endswith(".h"):
            for name in declared(text):
                where.setdefault(name, set()).add(path)

    def above(name, here):
        at = where.get(name)
        return at and all(rank(path) < here for path in at)

    for path, text in sorted(plain.items()):
        here = rank(path)
        for other in included(path, files[path], files):
            if rank(other) < here:
                yield path, other, "includes", "is above"
        mine = set(own(text))
        for name in re.findall(r"^(?:class|struct) (\w+);", text, re.M):
            if above(name, here):
                yield path, name, "declares", "is above"
        # Members and qualified names are those of something else.
        for name in sorted(set(re.findall(r"(?<![\w.>:])([a-z]\w*)\(", text))):
            if name not in mine and above(name, here):
                yield path, name, "calls", "is above"
        if path.endswith(".cpp"):
            for name in sorted(set(defined(text))):
                at = where.get(name.split("::")[0], ())
                if len(at) == 1 and rank(*at) > here:
                    yield path, name, "defines", f"{min(at)} declares"


def circles(files):
    """Sets of units that include each other."""
    unit = {path: path.rpartition(".")[0] for path in files}
    to = {}
    for path, text in files.items():
        to.setdefault(unit[path], set()).update(
            unit[other] for other in included(path, text, files)
            if unit[other] != unit[path])
    reach = {}
    for start in to:
        seen, work = set(), [start]
        while work:
            for other in to[work.pop()]:
                if other not in seen:
                    seen.add(other)
                    work.append(other)
        reach[start] = seen
    done = set()
    for start in sorted(to):
        if start in reach[start] and start not in done:
            circle = {other for other in reach[start] if start in reach[other]}
            done |= circle
            yield sorted(circle)


def main():
    arguments = sys.argv[1:]
    show = "--all" in arguments
    folders = [a for a in arguments if a != "--all"]
    if len(folders) > 1 or any(f.startswith("-") for f in folders):
        print(__doc__, file=sys.stderr)
        return 2
    folder = pathlib.Path(folders[0]) if folders else ROOT / "lib/PTX"
    files = {str(path.relative_to(folder)): path.read_text(encoding="utf-8")
             for path in sorted(folder.rglob("*.*"))
             if path.suffix in (".h", ".cpp")}
    findings = [f"{path}: its folder is no part of PARTS"
                for path in files if rank(path) is None]
    for line in findings:
        print(line)
    if findings:
        return 1
    arrows = list(upward(files))
    unused = set(EXCUSED) if not folders else set()
    for path, what, how, why in arrows:
        excuse = EXCUSED.get((path, what))
        unused.discard((path, what))
        if not excuse:
            findings.append(f"{path}: {how} {what}, which {why}")
        elif show:
            print(f"{path}: {how} {what}: {excuse}")
    findings += [f"{path}: the excuse for {what} is not needed"
                 for path, what in sorted(unused)]
    findings += ["circle: " + ", ".join(circle) for circle in circles(files)]
    for line in findings:
        print(line)
    print(f"{len(arrows)} upward arrows, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
