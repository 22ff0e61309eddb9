#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the FileCheck lines of tests of emitted PTX.

    update-goldens.py TEST... [--nvvmc FILE]     writes checks from the output
    update-goldens.py TEST... --names            only replaces register numbers

The first form processes files with the line

    ; Checks written by scripts/update-goldens.py

It runs each RUN line that pipes nvvmc into FileCheck %s, and writes the whole
body of each function before its definition, for each prefix. Other comments
are kept. Registers become FileCheck variables, defined at their first occurrence,
unless the marker continues with ", with register numbers".

--names processes checks that are written by hand. A register whose definition is
among the checks becomes a variable, so that its uses still have to match. One that
is only read keeps its number, since a pattern would accept any operand there.
Nothing changes if runs that share a check see different definitions.
"""

import argparse
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
MARKER = re.compile(r"^; Checks written by scripts/update-goldens.py"
                    r"(, with register numbers)?$", re.M)
RUN = re.compile(r"^; RUN: (nvvmc [^|]*%s[^|]*?) \| FileCheck %s(.*)$", re.M)
CHECK = re.compile(r"^(\s*(?:;|//)\s*)([A-Za-z][\w-]*?)"
                   r"(-LABEL|-NEXT|-SAME|-DAG|-NOT|-EMPTY|-COUNT-\d+)?: ?(.*)$")
REGISTER = re.compile(r"(?<![\w:])%(rs|rd|rq|r|fd|f|hh|h|p|b)(\d+)\b")
HEAD = re.compile(r"(?:\.visible |\.weak )*\.(?:entry|func)\b.*?([\w$]+)\($")
# Instructions without a result in their first operand.
NO_RESULT = re.compile(r"(?:@!?\S+ )?(?:st|red|bra|ret|bar|barrier|call|exit|"
                       r"trap|membar|fence|prefetch|cp|brx|discard)\b")


def joined(text):
    """The text with continued RUN lines in one."""
    return re.sub(r" *\\\n; RUN: +", " ", text)


def runs(text):
    """Command and prefixes of each RUN line that checks the output."""
    for command, options in RUN.findall(joined(text)):
        names = re.findall(r"--?check-prefix(?:es)?[= ](\S+)", options)
        yield command, [p for n in names for p in n.split(",")] or ["CHECK"]


def bodies(ptx):
    """Statements and labels of each function of a module."""
    found, name = {}, None
    for raw in ptx.splitlines():
        line = " ".join(raw.split())
        # A block in a function has braces, and registers that it names.
        inner = raw.startswith("\t") and (
            line in ("{", "}") or re.match(r"\.reg [^<]*;", line))
        if head := HEAD.match(line):
            name = head[1]
            found[name] = []
        elif line == "}" and not inner:
            name = None
        elif name and line and (inner or not re.match(r"[.(){]|\)|//", line)):
            found[name].append(line)
    return found


class Names:
    """Variables of one function or block of checks."""

    def __init__(self, taken=()):
        self.taken, self.of, self.kept = set(taken), {}, set()

    def define(self, kind, number):
        name = f"{kind.upper()}{number}"
        while name in self.taken:
            name += "_"
        self.of[kind, number] = name
        return f"[[{name}:%{kind}[0-9]+]]"

    def use(self, match, may_define):
        key = match[1], match[2]
        if key in self.of:
            return f"[[{self.of[key]}]]"
        if may_define and key not in self.kept:
            return self.define(*key)
        self.kept.add(key)  # What was read with its number is not renamed.
        return match[0]


def escaped(line):
    """Escapes [[ and {{, which are FileCheck syntax."""
    return re.sub(r"\{\{|\[\[", lambda m: "{{" + re.escape(m[0]) + "}}", line)


def checks(prefix, name, body, numbers):
    names = Names()
    yield f"; {prefix}-LABEL: {name}("
    for at, line in enumerate(body):
        line = escaped(line)
        if not numbers:
            line = REGISTER.sub(lambda m: names.use(m, True), line)
        yield f"; {prefix}{'-NEXT' if at else ''}: {line}"


def written(text, numbers, nvvmc, path):
    """The text with new checks for each definition."""
    outputs = []
    for command, prefixes in runs(text):
        words = [str(path) if w == "%s" else w for w in shlex.split(command)]
        ptx = subprocess.run([nvvmc, *words[1:]], text=True, check=True,
                             capture_output=True).stdout
        outputs.append((prefixes[-1], bodies(ptx)))
    ours = {prefix for prefix, _ in outputs}
    lines = []
    for line in text.splitlines():
        match = CHECK.match(line)
        if match and match[2] in ours:
            continue
        defined = re.match(r'define .*?@"?([\w$.]+)"?\(', line)
        done = set()
        for prefix, found in outputs if defined else ():
            if defined[1] in found and prefix not in done:
                done.add(prefix)
                lines += checks(prefix, defined[1], found[defined[1]], numbers)
        lines.append(line)
    return "\n".join(lines) + "\n"


def written_span(kind, content):
    """The position of the operand that a check's instruction writes."""
    if kind == "-NOT" or NO_RESULT.match(content):
        return range(0)
    match = re.match(r"(?:@!?\S+ )?[a-z][\w.:]* (\{[^{}]*\}|%[^,; ]+)(?=,)",
                     content)
    return range(*match.span(1)) if match else range(0)


def renamed(text):
    """The text with variables for registers that the checks define; None if
    runs that share a check would see different definitions."""
    seers = {}
    for number, (_, prefixes) in enumerate(runs(text)):
        for prefix in prefixes:
            seers.setdefault(prefix, set()).add(number)
    taken = set(re.findall(r"\[\[#?(\w+)", text))
    blocks, lines = {}, text.splitlines()
    for at, line in enumerate(lines):
        match = CHECK.match(line)
        if not match or match[2] not in seers:
            continue
        start, prefix, kind, content = match.groups()
        if kind == "-LABEL" or re.search(r"\.(entry|func)\b|^\w+\($", content):
            for other in list(blocks):
                if seers[other] & seers[prefix]:
                    del blocks[other]
            continue
        names = blocks.setdefault(prefix, Names(taken))
        for other, theirs in blocks.items():
            if other != prefix and seers[other] & seers[prefix] and \
                    any(m.groups() in theirs.of
                        for m in REGISTER.finditer(content)):
                return None
        result = written_span(kind, content)
        anywhere = kind == "-DAG"  # Its place, so its definition, is not known.
        content = REGISTER.sub(
            lambda m: names.use(m, m.start() in result and not anywhere), content)
        lines[at] = f"{start}{prefix}{kind or ''}: {content}"
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("tests", nargs="+", type=pathlib.Path)
    parser.add_argument("--nvvmc", default=str(ROOT / "build/bin/nvvmc"))
    parser.add_argument("--names", action="store_true")
    options = parser.parse_args()
    status = 0
    for path in options.tests:
        text = path.read_text()
        marker = MARKER.search(text)
        if not options.names and not marker:
            print(f"{path}: has no line '; Checks written by "
                  "scripts/update-goldens.py'", file=sys.stderr)
            status = 1
            continue
        new = renamed(text) if options.names else \
            written(text, bool(marker[1]), options.nvvmc, path)
        if new is None:
            print(f"{path}: left alone: runs share checks", file=sys.stderr)
        elif new != text:
            path.write_text(new)
    return status


if __name__ == "__main__":
    sys.exit(main())
