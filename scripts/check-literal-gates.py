#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds facts of the catalog that C++ code repeats.

    check-literal-gates.py [ROOT]

Numbers of machines and PTX versions belong in catalog/*.td; code asks for a
feature (Target/Features.h) or for the gate of a row. Code may name an nvvm
intrinsic only if it depends on the meaning of that one intrinsic. CAPS limits
these uses in each folder; a cap may be lowered, but not raised.
"""

import pathlib
import re
import sys

# Uses of Intrinsic::nvvm_* by folder; other folders have none.
CAPS = {
    "lib/Bitcode": 2,
    "lib/Input": 1,
    "lib/Lowering": 3,
    "lib/Lowering/Rules": 32,
    "lib/Prepare": 8,
    "lib/Prepare/Expand": 7,
    "lib/Verifier/Rules": 3,
}

# The number of a machine or a version next to one of these is a gate.
WORDS = re.compile(
    r"\b(sm|sm10|SM|SMs|SMMask|SMInfo|machinesFrom|MinPTX|LowestSM|Lowest|"
    r"Since|Until|UntilFrom|PTX|PTXVersion|need|needPTX|requireSM|Arch|"
    r"Machine|Gate|number\(\))(?!\w)")
NUMBER = re.compile(r"(?<![\w.'])(\d{2,4})u?(?![\w.'])")
# Before a number that is not a gate: arithmetic, or a comparison of another
# variable.
OTHERS = re.compile(r"(?:[-*/%+]|<<|>>|(?:^|[^\w)])(?!(?:Number|PTX)\b)\w+\s*"
                    r"(?:[<>]=?|[!=]=|=))\s*$")
IN_TEXT = re.compile(r"\b(?:sm|compute)_\d|\bPTX \d+\.\d")
INTRINSIC = re.compile(r"\bIntrinsic::nvvm_")
TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/|R\"\((?:.*?)\)\"|\"(?:\\.|[^\"\\\n])*\"|"
    r"'(?:\\.|[^'\\\n])+'", re.S)


def numbers(root):
    """The numbers of machines (also times ten) and PTX versions in the catalog,
    and the numbers just below them, which comparisons may use."""
    text = "".join((root / "catalog" / name).read_text()
                   for name in ("Machines.td", "PTXVersions.td"))
    machines = {int(n) for n in re.findall(r": SM<(\d+),", text)}
    versions = {int(n) for n in re.findall(r": PTX<(\d+)>", text)}
    exact = machines | {10 * n for n in machines} | versions
    return exact | {n - 1 for n in exact}


def take_apart(text):
    """The code without comments and strings, and the strings with their lines."""
    strings = []

    def blank(match):
        token = match[0]
        if token.startswith(('"', "R")):
            strings.append((text.count("\n", 0, match.start()) + 1, token))
        return "\n" * token.count("\n") + (' ' if token[0] == "/" else '""')

    return TOKEN.sub(blank, text), strings


def gates(path, known):
    code, strings = take_apart(path.read_text())
    found = [(line, token) for line, token in strings if IN_TEXT.search(token)]
    # A directive of the preprocessor names no machine.
    code = re.sub(r"^[ \t]*#.*$", "", code, flags=re.M)
    at = 0
    for clause in re.split(r"([;{}]|&&|\|\|)", code):
        if WORDS.search(clause):
            for n in NUMBER.finditer(clause):
                if int(n[1]) in known and not OTHERS.search(clause[:n.start()]):
                    line = code.count("\n", 0, at + n.start()) + 1
                    found.append((line, " ".join(clause.split())))
                    break
        at += len(clause)
    return sorted(found)


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1
                        else pathlib.Path(__file__).resolve().parents[1])
    known = numbers(root)
    problems, uses = [], {}
    for path in sorted((root / "lib").rglob("*")):
        if path.suffix not in (".h", ".cpp"):
            continue
        name = path.relative_to(root)
        problems += [f"{name}:{line}: a machine or PTX version outside the "
                     f"catalog: {what}" for line, what in gates(path, known)]
        folder = str(name.parent)
        count = len(INTRINSIC.findall(take_apart(path.read_text())[0]))
        uses[folder] = uses.get(folder, 0) + count
    for folder, count in uses.items():
        if count > CAPS.get(folder, 0):
            problems.append(f"{folder}: names {count} intrinsics of NVIDIA's, "
                            f"{CAPS.get(folder, 0)} at most: ask the catalog")
        elif count < CAPS.get(folder, 0):
            problems.append(f"{folder}: names {count} intrinsics of NVIDIA's: "
                            f"lower its cap in {pathlib.Path(__file__).name}")
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
