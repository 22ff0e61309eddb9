#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random programs of integer tiles, lets the tool print what it knows of
their values, executes them here, and checks each fact against every element.

axis_programs.py TOOL COUNT [SEED]

Narrow types are as frequent as wide ones, so that numbers wrap. Inputs are
random, and often extremes. Executions that would be undefined, because of
division by zero, a shift that is too long or a promise that is false, are left
out; how many facts have been checked is printed.
"""

import random
import re
import subprocess
import sys
import tempfile

from axis_control import Control
from axis_lines import Value, product
from axis_values import Undefined, signed, wrap


class Program(Control):
    """One function, from a line of the file on."""

    def __init__(self, rng, first_line, number):
        super().__init__(rng, first_line, number)
        self.write_function()

    def operation(self):
        r = self.rng
        kinds = [self.scalar_operation, self.generate, self.map, self.map, self.map,
                 self.rearranged, self.rearranged, self.splat, self.dense, self.offset,
                 self.assume]
        if self.depth < 3:
            kinds += [self.loop, self.branch, self.while_loop]
        r.choice(kinds)()

    def block_number(self, axis):
        name = self.fresh()
        most = (1 << 31) - 2 if axis == "x" else 65534
        line = self.emit("%s = gpu.block_id %s" % (name, axis))
        hidden = "block " + axis
        self.inputs.append((hidden, 64, (0, most)))

        def step(state, log):
            state[name] = state[hidden]
            log(line, "result", 0, state[name], [], 64)

        self.steps.append(step)
        self.values.append(Value(name, "index"))

    def write_function(self):
        arguments = [Value("%%a%d" % n, e) for n, e in enumerate(["i8", "i32", "i64", "index"])]
        self.values += arguments
        self.inputs += [(v.name, v.width, None) for v in arguments]
        self.emit("func.func @f%d(%s) attributes {nv_tileas.kernel} {" % (
            self.number, ", ".join("%s: %s" % (v.name, v.element) for v in arguments)))
        self.depth = 1
        self.block_number(self.rng.choice("xyz"))
        self.generate()
        for _ in range(self.rng.randrange(4, 14)):
            self.operation()
        self.emit("return")
        self.depth = 0
        self.emit("}")

    def run(self, rng, log):
        """Executes it once on random inputs. Raises Undefined."""
        state = {}
        for name, width, limits in self.inputs:
            if limits:
                number = rng.choice([limits[0], limits[1], rng.randint(*limits), rng.randrange(9)])
            elif rng.randrange(2):
                number = wrap(rng.randrange(9) << rng.randrange(width), width)
            else:
                lowest = 1 << width - 1
                number = wrap(rng.choice([rng.getrandbits(width), lowest, lowest - 1, -1,
                                          rng.randrange(9)]), width)
            state[name] = [number]
        for step in self.steps:
            step(state, log)


# What the tool prints.
REMARK = re.compile(r":(\d+):\d+: remark: (\w+) (\d+): (.*)$")
AXIS = re.compile(r"d\d+ run (\d+)/(\d+)(?: step (-?\d+))? div (\S+)")
WHOLE = re.compile(r"(any|\[(-?\d+), (-?\d+)\]) div (\S+)$")


def divisor(text):
    return 1 << int(text[2:]) if text.startswith("2^") else int(text)


def parse(text):
    if text == "unknown":
        return None
    whole, *axes = text.split("; ")
    _, low, high, div = WHOLE.match(whole).groups()
    bounds = None if low is None else (int(low), int(high))
    return bounds, divisor(div), [
        (int(run), int(extent), int(step or 0), divisor(div))
        for run, extent, step, div in (AXIS.match(a).groups() for a in axes)]


def complaint(fact, numbers, shape, width):
    """What is wrong with a fact of these elements, or None."""
    bounds, div, axes = fact
    for x in numbers:
        if x % min(div, 1 << width):
            return "%d is not divisible by %d" % (x, div)
        if bounds and not bounds[0] <= signed(x, width) <= bounds[1]:
            return "%d is out of bounds" % signed(x, width)
    if len(axes) != len(shape):
        return "there are %d axes, not %d" % (len(axes), len(shape))
    for d, (run, extent, step, div) in enumerate(axes):
        if extent != shape[d]:
            return "the extent is %d" % shape[d]
        inner = product(shape[d + 1:])
        for i, x in enumerate(numbers):
            at = i // inner % extent
            if at % run == 0:
                if x % min(div, 1 << width):
                    return "%d, first of a run of d%d, is not divisible" % (x, d)
            elif x != wrap(numbers[i - inner] + step, width):
                return "%d does not follow %d along d%d" % (x, numbers[i - inner], d)
    return None


def main(tool, count, seed):
    rng = random.Random(seed)
    programs, line = [], 1
    for n in range(count):
        programs.append(Program(rng, line, n))
        line = programs[-1].line
    text = "\n".join(l for p in programs for l in p.text) + "\n"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        done = subprocess.run([tool, file.name, "--nv-tileas-print-axis-facts", "-o", "/dev/null"],
                              capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit("the tool fails with seed %d:\n%s" % (seed, done.stderr[:2000]))
    facts = {}
    for m in filter(None, map(REMARK.search, done.stderr.splitlines())):
        facts[int(m[1]), m[2], int(m[3])] = m[4]
    parsed = {key: parse(value) for key, value in facts.items()}
    lines, checked, whole, defined = text.splitlines(), 0, set(), 0

    def log(at, kind, number, numbers, shape, width):
        nonlocal checked
        fact = parsed[at, kind, number]
        if fact is None:
            return
        if len(numbers) == 1 and product(shape) > 1:
            numbers = numbers * product(shape)
        checked += 1
        wrong = complaint(fact, numbers, shape, width)
        if wrong:
            wrongs.append("%s\n  %s %d: %s\n  but %s" % (
                lines[at - 1].strip(), kind, number, facts[at, kind, number], wrong))
            raise Undefined
        if max((a[0] for a in fact[2]), default=1) > 1:
            whole.add((at, kind, number))

    for p in programs:
        wrongs = []
        for _ in range(8):
            try:
                p.run(rng, log)
                defined += 1
            except Undefined:
                pass
            if wrongs:
                print("\n".join(p.text))
                sys.exit("seed %d, function f%d: %s" % (seed, p.number, wrongs[0]))
    print("%d facts hold, %d values with runs, %d of %d executions to the end" % (
        checked, len(whole), defined, 8 * count))
    # A generator whose programs are all undefined would check nothing.
    if defined < count or len(whole) < count:
        sys.exit("too few facts were there to be checked")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
