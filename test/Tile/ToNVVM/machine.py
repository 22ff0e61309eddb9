# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of nv_tileas, compiled to PTX and executed on the machine, and their numbers."""

import array
import json
import math
import pathlib
import random
import struct
import subprocess
import sys

# Code of a letter of struct, bytes.
INTEGERS = {"i8": ("b", 1), "i16": ("h", 2), "i32": ("i", 4), "i64": ("q", 8)}
FLOATS = {"f16": ("e", 2), "bf16": (None, 2), "f32": ("f", 4), "f64": ("d", 8)}

def width(kind):
    return (INTEGERS.get(kind) or FLOATS[kind])[1]


def pack(kind, numbers):
    """The bytes of numbers, each rounded once."""
    if kind == "bf16":
        return b"".join(struct.pack("<H", to_bf16(n)) for n in numbers)
    return struct.pack(f"<{len(numbers)}{(INTEGERS.get(kind) or FLOATS[kind])[0]}", *numbers)


def unpack(kind, data):
    if kind == "bf16":
        return [struct.unpack("<f", struct.pack("<I", h << 16))[0]
                for h in struct.unpack(f"<{len(data) // 2}H", data)]
    code, size = INTEGERS.get(kind) or FLOATS[kind]
    return list(struct.unpack(f"<{len(data) // size}{code}", data))


def to_bf16(number):
    if math.isnan(number):
        return 0x7FC0
    bits = struct.unpack("<I", struct.pack("<f", number))[0]
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


def wrap(kind, number):
    """An integer as so many bits of two's complement."""
    bits = 8 * width(kind)
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) else number


class Program:
    """One module of kernels, and the launches that test them."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.kernels, self.launches, self.buffers, self.checks = [], [], {}, []

    def kernel(self, body, parameters, warps=4, blocks=1, extra=""):
        """A kernel of these lines, whose parameters %p0, %p1 ... are addresses. Each is
        (kind, numbers) for what it reads and perhaps changes, or (kind, count) for what it
        writes. Gives a function that reads parameter I afterwards."""
        name = f"k{len(self.kernels)}"
        arguments = []
        for at, (kind, given) in enumerate(parameters):
            buffer = f"{name}_{at}"
            arguments.append(buffer)
            path = self.folder / f"{buffer}.bin"
            if isinstance(given, int):
                given = [0] * given
            path.write_bytes(pack(kind, given))
            self.buffers[buffer] = f"inout:{path.name}"
        formal = ", ".join(f"%p{at}: i64 {{nv_tileas.pointee = {kind}}}"
                           for at, (kind, _) in enumerate(parameters))
        self.kernels.append(
            f"{extra}func.func @{name}({formal}) attributes {{nv_tileas.kernel, "
            f"nv_tileas.warps = {warps} : i32}} {{\n" +
            "".join(f"  {line}\n" for line in body) + "  return\n}\n")
        self.launches.append({"kernel": name, "grid": blocks, "block": 32 * warps,
                              "args": arguments})

        def read(at):
            kind = parameters[at][0]
            return unpack(kind, (self.folder / f"{name}_{at}.bin").read_bytes())
        return read

    def run(self, arch, schedules=1):
        """Compiles and executes all kernels. Gives what was printed, and raises an error for
        every finding."""
        source = self.folder / "program.mlir"
        source.write_text("".join(self.kernels))
        ptx = self.folder / f"program.{arch}.ptx"
        call(["nvvmc", "compile", str(source), f"--arch={arch}", "-o", str(ptx)])
        steps = self.folder / "launches.json"
        steps.write_text(json.dumps({"buffers": self.buffers, "launches": self.launches}))
        return call(["nvvmc", "run", str(ptx), f"--launches={steps}", f"--schedules={schedules}"])


def call(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} gave {done.returncode}:\n"
                           f"{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
    return done.stdout


#===-----------------------------------------------------------------------------------===#
# Lines of kernels
#===-----------------------------------------------------------------------------------===#

def tile(shape, kind):
    return "tile<" + "".join(f"{n}x" for n in shape) + f"{kind}>"


def addresses(name, parameter, shape, kind):
    """Lines that make `name`, the addresses of a row-major tile at a parameter."""
    where = tile(shape, "i64")
    index = ", ".join(f"%coordinate{d}: index" for d in range(len(shape)))
    lines = [f"{name} = nv_tileas.generate : {where} {{", f"^bb0({index}):",
             "  %at = arith.constant 0 : index"]
    last = "%at"
    for d, n in enumerate(shape):
        lines += [f"  %extent{d} = arith.constant {n} : index",
                  f"  %row{d} = arith.muli {last}, %extent{d} : index",
                  f"  %at{d} = arith.addi %row{d}, %coordinate{d} : index"]
        last = f"%at{d}"
    return lines + [
        f"  %number = arith.index_cast {last} : index to i64",
        f"  %bytes = arith.constant {width(kind)} : i64",
        "  %offset = arith.muli %number, %bytes : i64",
        f"  %address = arith.addi %offset, {parameter} : i64",
        "  nv_tileas.yield %address : i64", "}"]


def load(name, parameter, shape, kind):
    return addresses(f"{name}_p", parameter, shape, kind) + [
        f"{name} = nv_tileas.load_at {name}_p : {tile(shape, 'i64')} -> {tile(shape, kind)}"]


def store(name, parameter, shape, kind):
    if not shape:
        return [f"{name}_e = nv_tileas.element {name} : {tile(shape, kind)} -> {kind}",
                f"nv_tileas.store_at {name}_e, {parameter} : {kind}, i64"]
    return addresses(f"{name}_q", parameter, shape, kind) + [
        f"nv_tileas.store_at {name}, {name}_q : {tile(shape, kind)}, {tile(shape, 'i64')}"]


def run_random(choose, what):
    """Runs COUNT random cases on each machine. `choose(random)` gives a function that adds
    one to a program and gives its check. Arguments: FOLDER SEED COUNT MACHINE..."""
    folder, seed, count, *archs = sys.argv[1:]
    for arch in archs:
        r = random.Random(f"{seed} {arch}")
        done = 0
        while done < int(count):
            program = Program(f"{folder}/{arch}-{done}")
            checks = [choose(r)(program, r) for _ in range(min(40, int(count) - done))]
            program.run(arch)
            for check in checks:
                check()
            done += len(checks)
        print(f"{done} {what} on {arch}")
