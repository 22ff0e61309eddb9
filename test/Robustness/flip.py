#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs nvvmc on modules in which bits of the bitcode are flipped, or bytes, words,
strings and numbers of the text are changed. Whatever the input, nvvmc must exit by
itself with status 0, 1 or 2, print something if the status is not 0, and stay
within SECONDS and MEMORY. Its crash boundary may only be entered in LLVM's bitcode
reader, which is counted.

    flip.py [--runs N] [--seconds S] [--seed S] [--first I] [--jobs N]
            [--bitcode FRACTION] [--keep FOLDER] [--llvm-as FILE]
            [--only] NVVMC FILE-OR-FOLDER...

NVVMC is nvvmc, or nvvmc-forks, which is faster. Files of bitcode are damaged as they
are. With --only, the examples of rules are not damaged.

Run I of seed S is always the same run: --seed S --first I --runs 1 repeats it.
Inputs that fail are kept, with the command that failed.
"""

import argparse
import collections
import concurrent.futures
import itertools
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import threading
import time

TESTING = pathlib.Path(__file__).resolve().parents[2] / "testing"
sys.path += [str(TESTING / "ForkServer"), str(TESTING / "Samples")]
import examples  # noqa: E402
import forks  # noqa: E402

SECONDS = 20  # Of the processor; the machine may be busy with other work.
PATIENCE = 300
MEMORY = 1 << 20  # KiB
COMMANDS = (
    (50, ("verify", "--profile=nvvm,libnvvm,nvptx,tileiras")),
    (5, ("verify", "--format=sarif", "--arch=sm_100a")),
    (10, ("emit", "-O0", "--arch=sm_100a")),
    (10, ("emit", "-O2", "--arch=sm_90")),
    (10, ("compile", "--profile=nvptx", "--opt=2", "--arch=sm_90")),
    (5, ("opt", "--opt=2", "--arch=sm_90")),
    (5, ("lower",)),
    (5, ("targets",)),
)
# Numbers that are likely limits.
NUMBERS = (b"0", b"1", b"-1", b"2", b"3", b"5", b"17", b"63", b"64", b"65",
           b"127", b"128", b"255", b"256", b"1024", b"65535", b"65536",
           b"8388607", b"8388608", b"2147483647", b"2147483648", b"4294967295",
           b"4294967296", b"9223372036854775807", b"18446744073709551615",
           b"18446744073709551616", b"99999999999999999999999")
WORDS = (b"null", b"undef", b"poison", b"zeroinitializer", b"true", b"void",
         b"ptr", b"i1", b"i8", b"i128", b"float", b"half", b"bfloat", b"fp128",
         b"x86_fp80", b"token", b"metadata", b"label", b"opaque", b"x86_amx",
         b"<2 x i8>", b"<vscale x 2 x i8>", b"[0 x i8]", b"{}", b"<{ i8, i64 }>",
         b"addrspace(3)", b"addrspace(5)", b"addrspace(16777215)", b"!{}",
         b"!{null}", b"!0", b"distinct", b"!\"\"", b"global", b"constant",
         b"thread_local", b"external", b"weak", b"common", b"byval(i8)",
         b"sret(i32)", b"byref(i32)", b"inreg", b"align 4294967296",
         b"dso_local", b"volatile", b"atomic", b"seq_cst", b"ptx_kernel",
         b"asm", b"blockaddress(@k, %a)", b"splat (i32 1)", b"no_cfi @k",
         b"dso_local_equivalent @k", b"none", b"unnamed_addr")
# Parts of strings that have a meaning to some reader.
PIECES = (b"", b",", b"=", b"r", b"l", b"=r,r", b"=&r", b"*m", b"{", b"}",
          b"0", b"1,1", b"=*m", b"~{memory}", b"!r", b"$", b"${", b"${0",
          b"${0:", b"$0", b"$99", b"\\00", b"\\FF", b"\\22", b"x", b" ", b"@",
          b"1,2,3,4", b"-1", b"0x", b"4294967296", b"sm_90", b"sm_", b"kernel",
          b"^Y", b"|", b"n", b"C", b"i", b"=r|r", b"p6:32:32", b"/*", b"//",
          b"\\0A", b";", b"%", b"align", b"llvm.", b"e-", b"1x2x3")

WORD = re.compile(rb"[%@!#]?[\w.$-]+")
NUMBER = re.compile(rb"(?<![\w.%@])-?\d+(?![\w.])")
STRING = re.compile(rb'"[^"\n]*"')


def put(data, begin, end, new):
    return data[:begin] + new + data[end:]


def flip_bits(data, rng):
    data = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 1, 2, 3, 8))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def change_bytes(data, rng):
    at = rng.randrange(len(data))
    kind = rng.randrange(5)
    size = rng.choice((1, 1, 2, 4, 16))
    if kind == 0:
        return put(data, at, at + size, rng.randbytes(size))
    if kind == 1:
        return put(data, at, at + size, b"")
    if kind == 2:
        return put(data, at, at + size, b"\xff" * size)
    if kind == 3:
        return put(data, at, at, data[at:at + size])
    other = rng.randrange(len(data))
    return put(data, at, at + size, data[other:other + size])


def pick(pattern, data, rng):
    """A match near a random place; None if there is none."""
    at = rng.randrange(len(data))
    return pattern.search(data, at) or pattern.search(data)


def change_word(data, rng):
    old = pick(WORD, data, rng)
    new = rng.choice(WORDS)
    if rng.random() < 0.4:
        new = pick(WORD, data, rng)[0]
    return put(data, *old.span(), new)


def change_number(data, rng):
    old = pick(NUMBER, data, rng)
    return put(data, *old.span(), rng.choice(NUMBERS)) if old else data


def change_string(data, rng):
    old = pick(STRING, data, rng)
    if not old:
        return data
    text, kind = old[0][1:-1], rng.randrange(4)
    at = rng.randint(0, len(text))
    if kind == 0:
        text = rng.choice(PIECES)
    elif kind == 1:
        text = text[:at] + rng.choice(PIECES) + text[at:]
    elif kind == 2:
        text = text[:at] + text[at + rng.randint(1, 4):]
    else:
        text = text[:at] + b"\\%02X" % rng.randrange(256) + text[at + 1:]
    return put(data, *old.span(), b'"' + text + b'"')


def change_operands(data, rng):
    """An operand of a list less, twice, or in another's place."""
    old = pick(re.compile(rb"([({\[]|, )([^,(){}\[\]\n]+)(?=[,)}\]])"), data, rng)
    if not old:
        return data
    kind = rng.randrange(3)
    new = (b"" if old[1] == b", " else old[1], old[0] + b", " + old[2],
           old[1] + pick(WORD, data, rng)[0])[kind]
    return put(data, *old.span(), new)


def change_line(data, rng):
    lines = data.split(b"\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    if rng.random() < 0.5:
        del lines[at]
    else:
        lines.insert(at, lines[other])
    return b"\n".join(lines)


TEXT = (change_word, change_word, change_number, change_number, change_string,
        change_string, change_operands, change_operands, change_line,
        flip_bits, change_bytes)
BITS = (flip_bits, flip_bits, flip_bits, change_bytes)


def damage(data, changes, rng):
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if data:
            data = rng.choice(changes)(data, rng)
    return data


class Runner:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.nvvmc = forks.Runs(options.nvvmc, PATIENCE)
        self.files = sorted(
            str(p) for f in map(pathlib.Path, options.paths)
            for p in (f.rglob("*.ll") if f.is_dir() else [f])
            if p.suffix == ".bc" or p.stat().st_size < 20000)
        if not options.only:
            self.write_examples()
        self.assembled, self.lock = {}, threading.Lock()
        self.end = time.monotonic() + options.seconds if options.seconds else None

    def write_examples(self):
        for example in itertools.chain(*examples.examples(self.nvvmc)):
            file = pathlib.Path(self.folder) / example.name
            file.write_text(example.module())
            self.files.append(str(file))

    def bitcode(self, path):
        """The bitcode of a file; None if LLVM does not accept it."""
        with self.lock:
            if path not in self.assembled and path.endswith(".bc"):
                self.assembled[path] = pathlib.Path(path).read_bytes()
            elif path not in self.assembled:
                done = subprocess.run(
                    [self.options.llvm_as, "-disable-verify", path, "-o", "-"],
                    capture_output=True)
                self.assembled[path] = (done.stdout if done.returncode == 0
                                        else None)
            return self.assembled[path]

    def run(self, index):
        o = self.options
        if self.end and time.monotonic() > self.end:
            return "not run"
        rng = random.Random(f"{o.seed}.{index}")
        path = rng.choice(self.files)
        is_bitcode = rng.random() < o.bitcode or path.endswith(".bc")
        data = self.bitcode(path) if is_bitcode else open(path, "rb").read()
        if data is None:
            return "not assembled"
        data = damage(data, BITS if is_bitcode else TEXT, rng)
        weights, commands = zip(*COMMANDS)
        command = rng.choices(commands, weights)[0]
        suffix = ".bc" if is_bitcode else ".ll"
        victim = os.path.join(self.folder, f"{index}{suffix}")
        pathlib.Path(victim).write_bytes(data)
        whole = [*command, victim]
        if command[0] != "verify" and command[0] != "targets":
            whole += ["-o", victim + ".out"]
        status, said, memory, seconds = self.nvvmc.run(whole)
        late = status is None or seconds > SECONDS
        problem = ("too slow" if late else
                   self.judge(status, said, memory, is_bitcode))
        if problem not in ("fine", "refused", "caught in LLVM's reader"):
            kept = os.path.join(o.keep, f"flip-{o.seed}-{index}{suffix}")
            pathlib.Path(kept).write_bytes(data)
            print(f"run {index}: {problem}: {o.nvvmc} {' '.join(command)} "
                  f"{kept}\n{said[:1000]}", flush=True)
        for file in (victim, victim + ".out"):
            if os.path.exists(file):
                os.unlink(file)
        return problem

    def judge(self, status, said, memory, is_bitcode):
        if status not in (0, 1, 2):
            return f"status {status}"
        if memory > MEMORY:
            return "too much memory"
        if "misc-llvm-crash" in said and is_bitcode:
            return "caught in LLVM's reader"
        if re.search(r"crashed on|-crash\b", said):
            return "crash boundary"
        if status and not said.strip():
            return "silent"
        return "refused" if status else "fine"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bitcode", type=float, default=0.5)
    parser.add_argument("--only", action="store_true")
    parser.add_argument("--keep", default=".")
    parser.add_argument("--llvm-as", default="llvm-as")
    parser.add_argument("nvvmc")
    parser.add_argument("paths", nargs="+")
    options = parser.parse_args()
    print(f"seed {options.seed}, runs from {options.first}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(options, folder)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            count = collections.Counter(pool.map(
                runner.run,
                range(options.first, options.first + options.runs)))
    for what, n in count.most_common():
        print(f"{n:8} {what}")
    good = {"fine", "refused", "caught in LLVM's reader", "not run",
            "not assembled"}
    return 1 if set(count) - good else 0


if __name__ == "__main__":
    sys.exit(main())
