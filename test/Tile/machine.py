# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tile programs, compiled to PTX and executed on the machine.

Program is for those that evaluator.py runs, too, and on the same arrays; Kernels is for
kernels of nv_tileas that are written line by line, with numbers of Python. OPENNVVM_TEST_ARCH
names the machine of a Program (sm_80), OPENNVVM_TEST_WARPS the warps of a block.
OPENNVVM_TEST_STREAM has options of nv-tileas-stream-tiles, so that small tiles are computed
in parts, as large ones are."""

import json
import math
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

ARCH = os.environ.get("OPENNVVM_TEST_ARCH", "sm_80")
WARPS = os.environ.get("OPENNVVM_TEST_WARPS")
STREAM = os.environ.get("OPENNVVM_TEST_STREAM")


def call(command):
    """What a command prints; its errors are errors here."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} gave {done.returncode}:\n"
                           f"{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
    return done.stdout


#===-----------------------------------------------------------------------------------===#
# Programs on arrays
#===-----------------------------------------------------------------------------------===#

KINDS = {"f": "f", "i": "i", "u": "i", "b": "i"}


class Result:
    def __init__(self, status, error, text, findings):
        self.status, self.error, self.text = status, error, text
        self.findings = findings
        self.rules = [f["rule"] for f in findings]
        self.printed = ""


class Program:
    def __init__(self, data, name="input.mlir"):
        self.data = data.encode() if isinstance(data, str) else data
        self.name = name.strip("<>")

    def run(self, arguments, grid=(1, 1, 1), kernel=None, **_):
        """Runs a kernel on NumPy's arrays, in place, and scalars."""
        with tempfile.TemporaryDirectory() as folder:
            return self.run_in(pathlib.Path(folder), arguments, grid, kernel)

    def run_in(self, folder, arguments, grid, kernel):
        program = folder / pathlib.Path(self.name).with_suffix(".mlir").name
        if self.data.startswith(b"\x7fTileIR"):
            program = program.with_suffix(".tilebc")
        program.write_bytes(self.data)
        if STREAM and program.suffix == ".mlir":
            # Tiles of few bits are large, and have parts of few elements.
            parts = folder / "parts.mlir"
            done = subprocess.run(
                ["nv-tileas-opt", "--import-cuda-tile", "--inline", "--canonicalize", "--cse",
                 "--nv-tileas-recover-views", f"--nv-tileas-stream-tiles={STREAM}", program,
                 "-o", parts], capture_output=True, text=True)
            if done.returncode and "[tile-import" not in done.stderr:
                return Result("execution", done.stderr, done.stderr, [])
            program = program if done.returncode else parts
        words, arrays = [], []
        for n, a in enumerate(arguments):
            if getattr(a, "shape", ()) == ():
                words.append(f"{KINDS[a.dtype.kind]}{8 * a.dtype.itemsize}:{a.item()}"
                             if a.dtype.kind != "b" else f"i8:{int(a)}")
                continue
            file = folder / f"{n}.bin"
            file.write_bytes(a.tobytes())
            words.append(f"inout:{file}")
            arrays.append((a, file))
        command = ["nvvmc", "run", "--engine=machine", f"--arch={ARCH}",
                   "--format=json", "--grid=" + ",".join(map(str, grid))]
        command += [f"--warps={WARPS}"] if WARPS else []
        command += [f"--kernel={kernel}"] if kernel else []
        done = subprocess.run(command + [program, *words], capture_output=True,
                              text=True)
        findings, printed = [], ""
        for line in done.stdout.splitlines(True):
            if not line.startswith('{"'):
                printed += line
                continue
            found = json.loads(line)
            # Notes are of the compilation.
            if found.get("severity", "note") != "note":
                findings.append(found)
        if done.returncode and not findings:
            return Result("execution", done.stderr, done.stderr, [])
        for a, file in arrays:
            a[...] = type(a)(a.shape, a.dtype, file.read_bytes())
        result = Result("success", "", done.stdout + done.stderr, findings)
        result.printed = printed
        return result


class Compiled:
    """PTX of a program, and how its kernels are launched."""

    def __init__(self, folder, program, arch=ARCH, warps=None):
        """Fails with RuntimeError if the program does not compile."""
        self.folder, self.arch = pathlib.Path(folder), arch
        self.ptx, info = self.folder / "program.ptx", self.folder / "launch.json"
        source = self.folder / "program.mlir"
        source.write_text(program)
        call(["nvvmc", "compile", str(source), f"--arch={arch}", "-o", str(self.ptx),
              f"--launch-info={info}", "--quiet"] + ([f"--warps={warps}"] if warps else []))
        self.kernels = json.loads(info.read_text())["kernels"]

    def run(self, arrays, grid=(1, 1, 1), schedules=1, ptx=None):
        """Runs the only kernel on NumPy's arrays, in place: the rules of its findings, or
        what it said if it could not be executed."""
        kernel, = self.kernels
        buffers = {}
        for n, a in enumerate(arrays):
            (self.folder / f"{n}.bin").write_bytes(a.tobytes())
            buffers[f"b{n}"] = f"inout:{n}.bin"
        launch = {"kernel": kernel["kernel"], "grid": list(grid), "block": kernel["block"],
                  "shared": kernel["dynamic_shared"], "args": list(buffers)}
        steps = self.folder / "launches.json"
        steps.write_text(json.dumps({"buffers": buffers, "launches": [launch]}))
        done = subprocess.run(["nvvmc", "run", str(ptx or self.ptx), f"--launches={steps}",
                               f"--arch={self.arch}", "--format=json",
                               f"--schedules={schedules}"],
                              capture_output=True, text=True)
        rows = [json.loads(line) for line in done.stdout.splitlines() if line[:2] == '{"']
        rules = [row.get("rule") or row.get("failed") or "?" for row in rows
                 if row.get("severity") != "note"]
        if done.returncode and not rules:
            rules = [done.stderr.strip() or f"status {done.returncode}"]
        for n, a in enumerate(arrays):
            a[...] = type(a)(a.shape, a.dtype, (self.folder / f"{n}.bin").read_bytes())
        return rules


#===-----------------------------------------------------------------------------------===#
# Numbers
#===-----------------------------------------------------------------------------------===#

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


class Kernels:
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
        if how := os.environ.get("OPENNVVM_TEST_STREAM"):
            # Tiles of few bits are large, and have parts of few elements.
            parts = self.folder / "parts.mlir"
            call(["nv-tileas-opt", "--nv-tileas-recover-views",
                  f"--nv-tileas-stream-tiles={how}", str(source), "-o", str(parts)])
            source = parts
        ptx = self.folder / f"program.{arch}.ptx"
        call(["nvvmc", "compile", str(source), f"--arch={arch}", "-o", str(ptx)])
        steps = self.folder / "launches.json"
        steps.write_text(json.dumps({"buffers": self.buffers, "launches": self.launches}))
        return call(["nvvmc", "run", str(ptx), f"--launches={steps}", f"--schedules={schedules}"])


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
            program = Kernels(f"{folder}/{arch}-{done}")
            checks = [choose(r)(program, r) for _ in range(min(40, int(count) - done))]
            program.run(arch)
            for check in checks:
                check()
            done += len(checks)
        print(f"{done} {what} on {arch}")
