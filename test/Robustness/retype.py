#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs nvvmc on functions of valid modules in which a type, an address space, an
opcode, an ordering, an attribute or a number is replaced. Many of the results are
valid IR. nvvmc must exit by itself with status 0, 1 or 2 without entering its crash
boundary, and ptxas must accept what it emits with status 0.

    retype.py [--runs N] [--seed S] [--first I] [--keep FOLDER] [--ptxas FILE]
              NVVMC FILE-OR-FOLDER...

Run I of seed S is always the same run: --seed S --first I --runs 1 repeats it.
A module that fails is kept, with the command that failed.

Errors of ptxas do not count if the program itself causes them: errors in inline
assembly, undefined symbols, and wrong types for functions that ptxas defines.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys

SECONDS = 20
TARGETS = ("sm_75", "sm_80", "sm_90", "sm_100a", "sm_120")
COMMANDS = (
    ("emit", "-O0"), ("emit", "-O0"), ("emit", "-O2"), ("emit", "-O2"),
    ("compile", "--profile=nvptx", "--opt=2"),
    ("compile", "--profile=nvptx", "-O0"),
    ("opt", "--opt=2"), ("lower",), ("lower", "--level=1"),
    ("verify", "--profile=nvvm,libnvvm,nvptx,tileiras"),
)
PRINTERS = ("emit", "compile")

# Words that are replaced throughout, and by what.
INTEGERS = ("i1", "i2", "i7", "i8", "i9", "i16", "i17", "i24", "i32", "i48",
            "i64", "i65", "i96", "i100", "i128", "i200")
FLOATS = ("half", "bfloat", "float", "double", "fp128")
VECTORS = ("<2 x i1>", "<5 x i1>", "<32 x i1>", "<3 x i8>", "<4 x i8>",
           "<7 x i8>", "<4 x i16>", "<2 x i15>", "<2 x i32>", "<1 x i32>",
           "<3 x i64>", "<2 x i128>", "<2 x half>", "<3 x half>",
           "<2 x bfloat>", "<4 x bfloat>", "<3 x float>", "<2 x double>",
           "<2 x ptr>", "<3 x ptr addrspace(3)>")
AGGREGATES = ("{ i32, half }", "[3 x i8]", "{}", "[0 x i32]", "[2 x i1]",
              "{ i1, <2 x i1> }", "<{ i8, i64 }>", "[2 x { i8, float }]")
SPACES = ("", "addrspace(1)", "addrspace(2)", "addrspace(3)", "addrspace(4)",
          "addrspace(5)", "addrspace(6)", "addrspace(7)", "addrspace(101)")
OPCODES = (
    ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv",
     "sdiv", "urem", "srem"),
    ("fadd", "fsub", "fmul", "fdiv", "frem"),
    ("zext", "sext", "trunc"), ("fptosi", "fptoui"), ("sitofp", "uitofp"),
    ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"),
    ("oeq", "one", "olt", "ole", "ogt", "oge", "ueq", "une", "ult", "ule",
     "ugt", "uge", "ord", "uno"),
    ("umax", "umin", "smax", "smin", "nand", "xchg", "fmax", "fmin",
     "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"),
    ("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"),
    ("internal", "weak", "weak_odr", "linkonce", "linkonce_odr", "common",
     "private", "external", "available_externally", "extern_weak"),
    ("ptx_kernel", "", "ptx_device", "fastcc", "coldcc", "spir_func"),
    ("nsw", "nuw", ""), ("volatile", ""), ("inbounds", "nuw", ""),
    ("fast", "nnan", "ninf", "afn", "arcp", "contract", "reassoc", ""),
    ("noinline", "noreturn", "alwaysinline", "convergent", "nounwind"),
    ("align 1", "align 2", "align 4", "align 8", "align 16", "align 64"),
    ("undef", "poison", "zeroinitializer", "null"),
    ("true", "false"),
    ("tail call", "call", "notail call", "musttail call"),
    ("inreg", "byval(i32)", "byval([5 x i8])", "signext", "zeroext", "noalias",
     "byref(i32)", "sret(i32)"),
    ('syncscope("block")', 'syncscope("device")', 'syncscope("cluster")',
     'syncscope("singlethread")', 'syncscope("warp")', ""),
)
NUMBERS = ("0", "1", "2", "3", "7", "8", "15", "31", "32", "64", "255", "-1",
           "4294967296")

FUNCTION = re.compile(r"(?m)^(?=define )")


def word(text):
    """A pattern of `text` where it is a word or type of its own."""
    end = r"(?![\w(])" if text[-1].isalnum() else ""
    return r"(?<![\w.@%!\"])" + re.escape(text) + end


def suffix(text):
    """How intrinsics spell the type `text` in their names; None if they do
    not."""
    named = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64",
             "fp128": "f128", "ptr": "p0"}
    vector = re.fullmatch(r"<(\d+) x (.*)>", text)
    if vector:
        lane = suffix(vector[2])
        return lane and f"v{vector[1]}{lane}"
    pointer = re.fullmatch(r"ptr addrspace\((\d+)\)", text)
    if pointer:
        return f"p{pointer[1]}"
    if re.fullmatch(r"i\d+", text):
        return text
    return named.get(text)


class Module:
    """A file, cut at its functions."""

    def __init__(self, path):
        self.name = os.path.basename(path)
        text = pathlib.Path(path).read_text(errors="replace")
        text = re.sub(r"(?m)^\s*;.*\n", "", text)
        # What they are laid out like stays.
        self.target = "".join(re.findall(r"(?m)^target .*\n", text))
        text = re.sub(r"(?m)^target .*\n", "", text)
        self.head, *parts = FUNCTION.split(text)
        self.tail, self.functions = "", []
        for part in parts:
            end = re.search(r"(?m)^}\n", part)
            if end:
                self.functions.append(part[:end.end()])
                self.tail += part[end.end():]


def retype(text, old, new, rng):
    """`text` with type `new` for `old`, in the names of intrinsics too."""
    text = re.sub(word(old), lambda _: new, text)
    before, after = suffix(old), suffix(new)
    if before and after and rng.random() < 0.9:
        text = re.sub(rf"\.{before}(?=[.(])", f".{after}", text)
    return text


def present(text, words):
    return [w for w in words if w and re.search(word(w), text)]


def change_type(text, rng):
    old = present(text, INTEGERS + FLOATS + VECTORS + ("ptr",))
    if not old:
        return None
    old = rng.choice(old)
    kinds = (INTEGERS, VECTORS) if old[0] == "i" else (FLOATS, VECTORS)
    if old[0] == "<" or rng.random() < 0.1:
        kinds = (VECTORS, AGGREGATES, INTEGERS, FLOATS)
    return retype(text, old, rng.choice(rng.choice(kinds)), rng)


def change_space(text, rng):
    old = present(text, SPACES)
    new = rng.choice(SPACES)
    if not old:
        # Pointers become pointers to one space.
        return retype(text, "ptr", ("ptr " + new).strip(), rng)
    old = rng.choice(old)
    number = re.search(r"\d+", new)
    text = re.sub(word(old) + " ?", lambda _: (new + " ").lstrip(), text)
    return re.sub(rf"\.p{re.search(r'[0-9]+', old)[0]}(?=[.(])",
                  f".p{number[0] if number else 0}", text)


def change_word(text, rng):
    groups = [(present(text, g), g) for g in OPCODES]
    groups = [(old, g) for old, g in groups if old]
    if not groups:
        return None
    old, group = rng.choice(groups)
    old, new = rng.choice(old), rng.choice(group)
    places = list(re.finditer(word(old), text))
    if rng.random() < 0.5:
        places = [rng.choice(places)]
    for place in reversed(places):
        text = text[:place.start()] + new + text[place.end():]
    return text


def change_number(text, rng):
    places = list(re.finditer(r"(?<=[ (])(i1|i8|i16|i32|i64) (-?\d+|true|false)"
                              r"(?=[,)\n])", text))
    if not places:
        return None
    place = rng.choice(places)
    return text[:place.start(2)] + rng.choice(NUMBERS) + text[place.end(2):]


def change_value(text, rng):
    """A constant for a value, or another value of the function."""
    places = list(re.finditer(r"%[\w.]+(?=[,)\n])", text))
    if not places:
        return None
    place = rng.choice(places)
    new = rng.choice(["undef", "poison", "zeroinitializer",
                      rng.choice(places)[0]])
    return text[:place.start()] + new + text[place.end():]


def swap_operands(text, rng):
    places = list(re.finditer(r"(%[\w.]+), (%[\w.]+)(?=\n)", text))
    if not places:
        return None
    place = rng.choice(places)
    return (text[:place.start()] + f"{place[2]}, {place[1]}" +
            text[place.end():])


CHANGES = (change_type, change_type, change_type, change_type, change_space,
           change_space, change_word, change_word, change_word, change_number,
           change_number, change_value, swap_operands)


def compose(modules, rng):
    """A module of one function, seldom of two, and what was done to it."""
    chosen = rng.choice(modules)
    number = rng.randrange(len(chosen.functions))
    text = chosen.head + chosen.functions[number] + chosen.tail
    story = [f"{chosen.name} function {number}"]
    if rng.random() < 0.03:
        other = rng.choice(modules)
        story.append(f"with {other.name}")
        text += rng.choice(other.functions)
        known = set(re.findall(r"(?m)^(?:declare|define) .*?(@[\w.]+)\(", text))
        for line in re.findall(r"(?m)^declare .*\n", other.head + other.tail):
            name = re.search(r"@[\w.]+", line)
            if name and name[0] not in known:
                known.add(name[0])
                text += line
    for _ in range(rng.choice((1, 1, 1, 2))):
        change = rng.choice(CHANGES)
        changed = change(text, rng)
        if changed and changed != text:
            text = changed
            story.append(change.__name__)
    return chosen.target + text, " ".join(story)


def is_own_text(line, ptx):
    """Whether ptxas complains about something that the program itself contains."""
    if re.search(r"undefined|Unresolved|Internal compiler error|"
                 r"aborted due to errors|Duplicate definition|32-Bit|32-bit|"
                 r"address_size|\bwarning *:|\binfo *:", line):
        return True
    at = re.search(r"line (\d+);", line)
    if not at:
        return False
    # If a ';' is missing, ptxas reports the line after the text.
    before = ptx[:int(at[1])]
    begins = [n for n, l in enumerate(before) if "begin inline asm" in l]
    ends = [n for n, l in enumerate(before) if "end inline asm" in l]
    return bool(begins) and (len(ends) < len(begins) or
                             ends[-1] >= len(before) - 2)


class Runner:
    def __init__(self, options, modules):
        self.options, self.modules = options, modules
        self.folder = pathlib.Path(options.keep)
        self.folder.mkdir(parents=True, exist_ok=True)

    def assemble(self, output, target):
        """The first error of ptxas that counts, if any."""
        done = subprocess.run(
            [self.options.ptxas, "-arch=" + target, "-c", output, "-o",
             os.devnull], capture_output=True, text=True, errors="replace")
        # Below 0: ptxas crashed, which says nothing about the text.
        if done.returncode <= 0:
            return None
        ptx = output.read_text(errors="replace").split("\n")
        for line in done.stderr.splitlines():
            if line.strip() and not is_own_text(line, ptx):
                return line
        return None

    def check(self, command, source, output, target):
        """The result of one run: its class, and a message if it failed."""
        try:
            done = subprocess.run(command, capture_output=True, text=True,
                                  errors="replace", timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return "FAILED", f"no end after {SECONDS} seconds"
        crash = re.search(r"\[(emit-crash|misc-llvm-crash|llvm-crash)\]",
                          done.stderr)
        if done.returncode not in (0, 1, 2) or crash:
            return "FAILED", (f"status {done.returncode}: " +
                              done.stderr[:300].replace("\n", " "))
        if done.returncode != 0:
            rule = re.search(r"error: .*\[([\w-]+)", done.stderr)
            if not done.stderr.strip():
                return "FAILED", f"status {done.returncode} without a word"
            return f"refused [{rule[1] if rule else '?'}]", None
        if command[1] in PRINTERS and self.options.ptxas:
            complaint = self.assemble(output, target)
            if complaint:
                return "FAILED", complaint
            return "assembled", None
        return "done", None

    def run(self, index):
        rng = random.Random(f"{self.options.seed}:{index}")
        text, story = compose(self.modules, rng)
        name, *flags = rng.choice(COMMANDS)
        target = rng.choice(TARGETS)
        source = self.folder / f"retyped-{self.options.seed}-{index}.ll"
        output = source.with_suffix(".out")
        command = [self.options.nvvmc, name, *flags, "--arch=" + target,
                   "--disable=layout-empty", str(source)]
        if name != "verify":
            command += ["-o", str(output)]
        source.write_text(text)
        result, problem = self.check(command, source, output, target)
        if problem:
            print(f"seed {self.options.seed} run {index} ({story}): {problem}\n"
                  f"    {' '.join(command)}", flush=True)
        else:
            source.unlink()
        if not problem or name not in PRINTERS:
            output.unlink(missing_ok=True)
        return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", default=".")
    parser.add_argument("--ptxas", default="")
    parser.add_argument("nvvmc")
    parser.add_argument("paths", nargs="+")
    options = parser.parse_args()
    files = []
    for path in map(pathlib.Path, options.paths):
        files += sorted(path.rglob("*.ll")) if path.is_dir() else [path]
    modules = [m for m in map(Module, files) if m.functions]
    runner = Runner(options, modules)
    indices = range(options.first, options.first + options.runs)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = collections.Counter(pool.map(runner.run, indices))
    for result, count in results.most_common():
        print(f"{count:8} {result}")
    if not options.ptxas:
        print("no ptxas: nothing was assembled")
    return 1 if results["FAILED"] else 0


if __name__ == "__main__":
    sys.exit(main())
