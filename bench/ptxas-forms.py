#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which forms of PTX take ptxas long: rewrites text, and assembles both.

    ptxas-forms.py FILE... [--ptxas=FILE] [--sm=sm_100] [--rounds=7] [--form=NAME]

Each form leaves what the text computes as it is. It is assembled in turn with the
text as it was, so that both see the same machine. Prints the geometric mean of the
processor times' ratios (medians), the ratio of their sums, and how many files have
different machine code. The first row compares the text with itself: it tells how
exact the others are.
"""

import argparse
import importlib.util
import math
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

from machine_code import machine_code

HERE = pathlib.Path(__file__).resolve().parent
FORMS = {}


def form(function):
    """Registers a rewriting; its docstring says what it does."""
    FORMS[function.__name__.replace("_", "-")] = function
    return function


def load(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# An instruction on a line of its own, after its guard.
INSTRUCTION = re.compile(r"^(\t(?:@!?%p\d+ )?)([a-z][\w.:]*)([^;]*;)(.*)$", re.M)
DECLARED = re.compile(r"\.reg (\.\w+) \t?%(\w+)<(\d+)>;")


@form
def as_it_is(text):
    """the same text"""
    return text


@form
def more_registers(text):
    """ten times as many registers declared"""
    return DECLARED.sub(
        lambda m: f".reg {m[1]} %{m[2]}<{10 * int(m[3])}>;", text)


@form
def no_spare_text(text):
    """no comments, no indentation, no empty lines"""
    lines = (line.split("//")[0].strip() for line in text.split("\n"))
    return "\n".join(line for line in lines if line) + "\n"


@form
def short_labels(text):
    """labels of two to five characters"""
    return text.replace("$L__BB", "$")


@form
def long_registers(text):
    """names of registers with ten letters more"""
    return re.sub(r"%(p|r|rd|f|fd|rs|h|hh|rq)(?=\d|<)", r"%\1longername_", text)


@form
def untyped_registers(text):
    """.b32 and .b64 registers for floating-point values, too"""
    return re.sub(r"\.reg \.f(32|64)", r".reg .b\1", text)


@form
def line_marks(text):
    """.loc before each instruction"""
    number = iter(range(1, 10**7))
    text = INSTRUCTION.sub(
        lambda m: f"\t.loc 1 {next(number)} 0\n{m[0]}"
        if not m[2].startswith(("call", "ret")) or "(" not in m[0] else m[0],
        in_bodies_only(text))
    return restored(text) + '\n\t.file 1 "a.cu"\n'


def in_bodies_only(text):
    """Hides calls of several lines, into which nothing can be put."""
    return re.sub(r"\{ // callseq.*?\} // callseq[^\n]*|\t\{\n.*?\n\t\}",
                  lambda m: m[0].replace("\t", "\1"), text, flags=re.S)


def restored(text):
    return text.replace("\1", "\t")


@form
def more_blocks(text):
    """a label before every fourth instruction"""
    count = iter(range(10**7))

    def label(m):
        n = next(count)
        return f"$X{n}:\n{m[0]}" if n % 4 == 0 else m[0]
    return restored(INSTRUCTION.sub(label, in_bodies_only(text)))


@form
def more_copies(text):
    """a copy of each 32- and 64-bit result of arithmetic, used in its place"""
    def copied(m):
        defined = re.match(r"\s+%(r|rd|f|fd)(\d+), ", m[3])
        if not defined or m[1] != "\t" or m[2].startswith(
                ("setp", "st", "red", "mov", "call", "atom")):
            return m[0]
        kind, bits = defined[1], "64" if "d" in defined[1] else "32"
        number = defined[2]
        first = m[3].replace(f"%{kind}{number},", f"%{kind}c{number},", 1)
        return (f"\t{m[2]}{first}{m[4]}\n"
                f"\tmov.b{bits} \t%{kind}{number}, %{kind}c{number};")
    text = DECLARED.sub(
        lambda m: m[0] if m[2] not in ("r", "rd", "f", "fd") else
        f"{m[0]}\n\t.reg {m[1]} %{m[2]}c<{m[3]}>;", text)
    return restored(INSTRUCTION.sub(copied, in_bodies_only(text)))


@form
def no_unrolling(text):
    """loops that ptxas may not unroll"""
    lines = text.split("\n")
    seen, loops = set(), set()
    for line in lines:
        if match := re.match(r"(\$\w+):", line):
            seen.add(match[1])
        target = re.search(r"\tbra(?:\.uni)? \t(\$\w+);", line)
        target = target or re.search(r" bra \t(\$\w+);", line)
        if target and target[1] in seen:
            loops.add(f"{target[1]}:")
    return "\n".join(line + '\n\t.pragma "nounroll";' if line in loops else line
                     for line in lines)


@form
def newest_version(text):
    """the newest version of PTX"""
    return re.sub(r"\.version \d+\.\d+", ".version 9.0", text)


@form
def uniform_jumps(text):
    """bra in place of bra.uni"""
    return text.replace("bra.uni", "bra")


@form
def immediate_moves(text):
    """constants in registers of their own before additions"""
    count = iter(range(10**7))

    def move(m):
        parts = re.match(r"(\s+%r\d+, %r\d+, )(-?\d+);", m[3])
        if not parts or m[1] != "\t" or m[2] not in (
                "add.s32", "add.u32", "and.b32", "or.b32", "xor.b32"):
            return m[0]
        n = next(count)
        return (f"\tmov.b32 \t%rk{n}, {parts[2]};\n"
                f"\t{m[2]}{parts[1]}%rk{n};{m[4]}")
    text = INSTRUCTION.sub(move, text)
    return re.sub(r"\.reg \.b32 \t?%r<",
                  f".reg .b32 %rk<{next(count)}>;\n\t.reg .b32 %r<", text)


@form
def separate_offsets(text):
    """addresses added up before an access, not in it"""
    count = iter(range(10**7))

    def add(m):
        at = re.search(r"\[(%rd\d+)\+?(-?\d+)\]", m[3])
        if not at or m[1] != "\t" or not m[2].startswith(("ld.", "st.")):
            return m[0]
        n = next(count)
        rest = m[3].replace(at[0], f"[%rdk{n}]", 1)
        return f"\tadd.s64 \t%rdk{n}, {at[1]}, {at[2]};\n\t{m[2]}{rest}{m[4]}"
    text = INSTRUCTION.sub(add, text)
    return re.sub(r"\.reg \.b64 \t?%rd<",
                  f".reg .b64 %rdk<{next(count)}>;\n\t.reg .b64 %rd<", text)


@form
def scalar_accesses(text):
    """vector loads and stores one element at a time"""
    bits = {"8": 1, "16": 2, "32": 4, "64": 8}

    def split(m):
        vector = re.match(r"(.*)\.v[248]\.([a-z])(\d+)$", m[2])
        parts = re.match(r"(\s+)(?:\{([^}]*)\}, )?\[([^\]+]+)(?:\+(\d+))?\]"
                         r"(?:, \{([^}]*)\})?;", m[3])
        if not vector or not parts or not m[2].startswith(("ld.", "st.")):
            return m[0]
        name = f"{vector[1]}.{vector[2]}{vector[3]}"
        base, at = parts[3], int(parts[4] or 0)
        elements = re.split(r",\s*", parts[2] or parts[5])
        # The address must outlive all but the last load.
        if base in elements:
            return m[0]
        size = bits[vector[3]]
        return "\n".join(
            f"{m[1]}{name} \t{e}, [{base}+{at + i * size}];" if parts[2] else
            f"{m[1]}{name} \t[{base}+{at + i * size}], {e};"
            for i, e in enumerate(elements))
    return INSTRUCTION.sub(split, text)


class Assembler:
    """Assembles texts and measures it."""

    def __init__(self, ptxas, sm, folder):
        self.words = [ptxas, f"-arch={sm}", "-c"]
        self.folder = folder
        self.seconds = load("compile_time", HERE / "compile-time.py").seconds

    def time(self, name, text):
        source = self.folder / f"{name}.ptx"
        source.write_text(text)
        return self.seconds(*self.words, source, "-o",
                            source.with_suffix(".cubin"))

    def both(self, old, new, new_is_first):
        """The times of two texts; the later one finds warmer caches."""
        if new_is_first:
            second = self.time("new", new)
            return self.time("old", old), second
        return self.time("old", old), self.time("new", new)

    def code(self, name):
        return machine_code(self.folder / f"{name}.cubin")


def problem_of(assembler, text):
    source = assembler.folder / "new.ptx"
    source.write_text(text)
    done = subprocess.run([*map(str, assembler.words), source, "-o", "/dev/null"],
                          capture_output=True, text=True)
    return (done.stderr + done.stdout).strip().split("\n")[0]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("files", type=pathlib.Path, nargs="+", metavar="FILE")
    parser.add_argument("--ptxas", default="ptxas")
    parser.add_argument("--sm", default="sm_100")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--form", action="append", choices=sorted(FORMS))
    options = parser.parse_args()
    texts = [f.read_text() for f in options.files]
    print("| form | geometric mean | ratio of sums | files | other code |\n"
          "|---|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        assembler = Assembler(options.ptxas, options.sm, pathlib.Path(folder))
        for name in options.form or FORMS:
            pairs, others = [], 0
            for file, text in zip(options.files, texts):
                new = FORMS[name](text)
                if new == text and name != "as-it-is":
                    continue
                try:
                    times = [assembler.both(text, new, n % 2)
                             for n in range(options.rounds)]
                except RuntimeError:
                    print(f"{file.stem}, {name}: {problem_of(assembler, new)}",
                          file=sys.stderr)
                    continue
                pairs.append([statistics.median(t) for t in zip(*times)])
                others += assembler.code("old") != assembler.code("new")
            if not pairs:
                continue
            mean = math.exp(statistics.fmean(math.log(b / a) for a, b in pairs))
            ratio = sum(b for _, b in pairs) / sum(a for a, _ in pairs)
            print(f"| {FORMS[name].__doc__} | {mean:.3f} | {ratio:.3f} | "
                  f"{len(pairs)} | {others} |", flush=True)


if __name__ == "__main__":
    main()
