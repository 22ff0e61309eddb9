# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plugin of pytest's for suite.py: what the evaluator executes is executed otherwise, too, on
a copy of the memory, and both results are compared: by the machine, which gets what we compile
for it, or, as the word "imported" says, by the evaluator of nv_tileas, which imports it.

OPENNVVM_ENGINES names the file of results, a line of JSON for each program, grid and numbers
that it was launched with. OPENNVVM_ENGINES_ARCHS has the machines that everything is
compiled for, or that word, and behind a slash those for a tenth.

Either runs in a process of its own, which ends after OPENNVVM_ENGINES_SECONDS of a processor, ten
by default. Of what takes longer, and of what has more than OPENNVVM_ENGINES_MEMORY MiB, 256 by
default, the first blocks are compared. If these take longer, too, that is noted, and they run
again where more seconds are allowed."""

import collections
import ctypes
import functools
import hashlib
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

import torch
from opennvvm import _cutile_gpu as gpu
from opennvvm import _tile, machine

sys.path.append(str(pathlib.Path(__file__).parents[3] / "Tile"))
from kept import Kept  # noqa: E402

SECONDS = int(os.environ.get("OPENNVVM_ENGINES_SECONDS") or 10)
MOST_MEMORY = int(os.environ.get("OPENNVVM_ENGINES_MEMORY") or 256) << 20
IMPORTED = "imported"
FIRST_BLOCKS = 2
STEPS = "too many steps"  # What the machine says of a launch that takes more than it allows.
ARCHS, TENTH = ([arch for arch in part.split(",") if arch] for part in
                (os.environ["OPENNVVM_ENGINES_ARCHS"] + "/").split("/")[:2])
MAX_DYNAMIC_SHARED = 8  # Of a function's attributes.
POINTER = 2  # Of a parameter's kinds in tile.h.

#: Operations whose results the two may round differently.
INEXACT = re.compile(
    r"\b(mmaf\w*|exp2?|log2?|sinh?|cosh?|tanh?|atan2|\w*pow\w*|rsqrt|reduce|scan|atomic_rmw_tko)\b")
#: By how much floats may differ then, relative to the largest number of an array.
FLOATS = {"f64": (torch.float64, 1e-12), "f32": (torch.float32, 4e-6),
          "tf32": (torch.float32, 4e-6), "f16": (torch.float16, 2e-3),
          "bf16": (torch.bfloat16, 1.6e-2), "f8E4M3FN": (torch.float8_e4m3fn, 0.13),
          "f8E5M2": (torch.float8_e5m2, 0.26)}

#: The same as arrays have them.
NAMES = {"float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16",
         "float8_e4m3fn": "f8E4M3FN", "float8_e5m2": "f8E5M2"}

kept = Kept(os.environ["OPENNVVM_ENGINES"])
compiled = {}


class Program(_tile.Program):
    """Knows the bytes that it is made of."""

    def __init__(self, data, name):
        super().__init__(data, name)
        self.data = data


def exact(data):
    """Whether both must compute the same bits."""
    with tempfile.NamedTemporaryFile(suffix=".tilebc") as file:
        file.write(data)
        file.flush()
        said = subprocess.run(["nv-tileas-opt", file.name], capture_output=True, text=True)
    return said.returncode == 0 and not INEXACT.search(said.stdout)


def compilation(data, symbol, arch):
    """The PTX, how it is launched, and an error's text in place of both."""
    key = hashlib.sha256(data).hexdigest(), symbol, arch
    if key not in compiled:
        try:
            compiled[key] = *gpu.compile_bytecode(data, symbol, arch, 0), ""
        except Exception as error:  # cuTile's own, of several types.
            compiled[key] = b"", {}, str(error)
    return compiled[key]


def machines(data):
    """Those that a module is compiled for."""
    number = int.from_bytes(hashlib.sha256(data).digest()[:4], "little")
    yield from ARCHS
    if TENTH and number % 10 == 0:
        yield from TENTH


def execute(ptx, launch, arch, grid, arguments, ranges, report, blocks):
    """Launches a kernel on the machine, or its first blocks, on the memory of this process."""
    os.environ["OPENNVVM_MACHINE"], os.environ["OPENNVVM_MACHINE_REPORT"] = arch, report
    os.environ["OPENNVVM_MACHINE_BLOCKS"] = str(blocks)
    cuda = ctypes.CDLL(machine.library_path())
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    context, module, function = pointer(), pointer(), pointer()

    def call(name, *given):
        status = getattr(cuda, name)(*given)
        if status:
            raise RuntimeError(f"{name}: status {status}")

    call("cuInit", 0)
    call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
    call("cuCtxSetCurrent", context)
    for one in ranges:
        if one.size:
            call("cuMemHostRegister_v2", pointer(one.start), size(one.size), 0)
    call("cuModuleLoadData", ctypes.byref(module), ptx)
    call("cuModuleGetFunction", ctypes.byref(function), module, launch["kernel"].encode())
    call("cuFuncSetAttribute", function, MAX_DYNAMIC_SHARED, launch["dynamic_shared"])
    values = (pointer * max(len(arguments), 1))(*(address for address, _ in arguments))
    call("cuLaunchKernel", function, *grid, *launch["block"], launch["dynamic_shared"], None,
         values, None)
    call("cuCtxSynchronize")


def in_child(ptx, launch, arch, grid, arguments, ranges, folder, blocks=0):
    """Runs the machine in a child, on its copy of the memory, or only the first blocks. Returns
    how it ended: "", "slow" or an error; the memory is then in files of the folder."""
    for name in "printed", "said", "found":
        pathlib.Path(folder, name).unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            limit_time()
            for number, name in (1, "printed"), (2, "said"):
                os.dup2(os.open(f"{folder}/{name}", os.O_CREAT | os.O_WRONLY), number)
            execute(ptx, launch, arch, grid, arguments, ranges, f"{folder}/found", blocks)
            for place, one in enumerate(ranges):
                pathlib.Path(f"{folder}/{place}").write_bytes(
                    ctypes.string_at(one.start, one.size))
            ctypes.CDLL(None).fflush(None)
            status = 0
        except BaseException as error:
            os.write(2, f"{error}\n".encode())
        finally:
            os._exit(status)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    said = pathlib.Path(f"{folder}/said").read_text().strip() if status > 0 else ""
    return "slow" if STEPS in said else end_of(status, said.rpartition("\n")[2])


def end_of(status, said):
    """How a child with that status ended: "", "slow" or one of the lines that it said."""
    if status < 0:
        return "slow" if -status in (9, 24) else f"ended by signal {-status}"
    return (said or "it failed") if status else ""


def limit_time():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def import_in_child(data, kernel, grid, arguments, ranges, folder, blocks=0):
    """Imports a program and runs it, or only its first blocks. The result is as that of
    in_child()."""
    memory = []
    for place, one in enumerate(ranges):
        pathlib.Path(f"{folder}/{place}").write_bytes(ctypes.string_at(one.start, one.size))
        if one.size:
            memory.append({"at": one.start, "file": f"{folder}/{place}"})
    pathlib.Path(f"{folder}/program.tilebc").write_bytes(data)
    pathlib.Path(f"{folder}/arguments").write_text(json.dumps({
        "arguments": [ctypes.string_at(at, size).hex() for at, size in arguments],
        "memory": memory}))
    command = ["nv-tileas-run", "--grid=" + ",".join(map(str, grid)), f"--clusters={blocks}",
               f"--kernel={kernel}", f"--arguments={folder}/arguments",
               f"{folder}/program.tilebc"]
    for _ in range(5):
        done = subprocess.run(command, capture_output=True, text=True, errors="replace",
                              preexec_fn=limit_time)
        # Where its own libraries are differs from run to run.
        if " is taken" not in done.stderr:
            break
    return end_of(done.returncode, done.stderr.partition("\n")[0])


def pointees(parameters, arguments):
    """The types of memory, by the addresses that parameters have."""
    for (address, size), (kind, pointee) in zip(arguments, parameters):
        if kind == "pointer" and size == 8:
            yield ctypes.c_uint64.from_address(address).value, pointee


def of_launch(launch):
    """The kind and the pointee of each parameter."""
    for parameter in launch["parameters"]:
        yield parameter["kind"], (parameter.get("pointee")
                                  or parameter["type"].partition("<")[2][:-1])


def compare(ours, theirs, kind):
    """None for the same bits, else the largest difference, relative to the largest number,
    and the first place."""
    if ours == theirs:
        return None
    if kind not in FLOATS:
        place = next(at for at, (a, b) in enumerate(zip(ours, theirs)) if a != b)
        return float("inf"), f"byte {place}"
    dtype, _ = FLOATS[kind]
    width = dtype.itemsize
    a, b = (torch.frombuffer(bytearray(data[:len(data) // width * width]), dtype=dtype)
            .double() for data in (ours, theirs))
    same = (a == b) | (a.isnan() & b.isnan())
    if bool(same.all()):
        return None
    finite = torch.isfinite(a) & torch.isfinite(b)
    if bool((~finite & ~same).any()):
        place = int(torch.nonzero(~finite & ~same)[0])
        return float("inf"), f"element {place}: {a[place]} and {b[place]}"
    gap = torch.where(same, torch.zeros_like(a), (a - b).abs())
    place = int(gap.argmax())
    scale = float(torch.where(finite, b.abs(), torch.zeros_like(b)).max()) or 1.0
    return float(gap[place]) / scale, f"element {place}: {a[place]} and {b[place]}"


def rules(path):
    if not os.path.exists(path):
        return []
    return sorted({json.loads(line).get("rule", "") for line in pathlib.Path(path).open()})


class Beside:
    """A launch that was executed otherwise, until the evaluator has."""

    def __init__(self, key, arch, kernel, held, ranges, folder, ended):
        self.key, self.arch, self.kernel, self.folder = key, arch, kernel, folder
        self.ranges, self.ended = ranges, ended
        self.kinds = collections.defaultdict(set)
        for address, kind in held:
            for place, one in enumerate(ranges):
                if one.start <= address < max(one.end, one.start + 1):
                    self.kinds[place].add(kind)

    def verdict(self, program, outcome):
        row = {"arch": self.arch, "kernel": self.kernel,
               "test": os.environ.get("PYTEST_CURRENT_TEST", ""),
               "module": hashlib.sha256(program.data).hexdigest()[:16],
               "findings": rules(f"{self.folder}/found"),
               "evaluator's": sorted({one.rule for one in outcome.run.findings})}
        if outcome.status != _tile.SUCCESS or self.ended:
            both = self.ended and (outcome.status != _tile.SUCCESS or outcome.wrong)
            return row | {"word": "both fail" if both else "fails", "why": self.ended}
        return row | self.difference(program)

    def difference(self, program):
        worst, must = None, True if self.arch == IMPORTED else None
        for place, one in enumerate(self.ranges):
            named = re.search(r"(\w+)\[", one.name)
            kinds = self.kinds[place] or {NAMES.get(named and named[1], "")}
            # Of what is imported, all bits count.
            kind = next(iter(kinds)) if len(kinds) == 1 and self.arch != IMPORTED else ""
            found = compare(pathlib.Path(f"{self.folder}/{place}").read_bytes(),
                            ctypes.string_at(one.start, one.size), kind)
            if found and (worst is None or found[0] > worst[0]):
                must = exact(program.data) if must is None else must
                allowed = 0 if must else FLOATS.get(kind, (None, 0))[1]
                word = "near" if found[0] <= allowed else "differs"
                worst = found[0], {"word": word, "gap": found[0], "why":
                                   f"{one.name} {kind} {found[1]}", "exact": must}
        return worst[1] if worst else {"word": "equal"}


def key_of(arch, program, grid, arguments, held):
    """What stands for a launch: all that it depends on but what memory holds."""
    addresses = {address for address, _ in held}
    numbers = [ctypes.string_at(at, size) for at, size in arguments
               if size != 8 or ctypes.c_uint64.from_address(at).value not in addresses]
    digest = hashlib.sha256(repr((program, list(grid), numbers)).encode()).hexdigest()
    return f"{arch} {digest[:32]}"


def allowed_by_now(row):
    """Whether a launch was left out by a smaller bound than today's."""
    return row["word"] == "slow" and row["seconds"] < SECONDS


def first_blocks(program, grid, run, arguments, ranges, original, other):
    """Executes the first blocks of a launch both ways, in children. Returns what the verdict
    says, or that this took too long, too."""
    row = {"word": "slow", "seconds": SECONDS, "arch": other.arch, "kernel": other.kernel}
    other.ended = run(blocks=FIRST_BLOCKS)
    if other.ended == "slow":
        return row
    verdict = pathlib.Path(other.folder, "verdict")
    child = os.fork()
    if child == 0:
        try:
            limit_time()
            outcome = original(program, other.kernel, grid, arguments, ranges,
                               blocks=FIRST_BLOCKS)
            verdict.write_text(json.dumps(other.verdict(program, outcome)))
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    return json.loads(verdict.read_text()) | {"blocks": FIRST_BLOCKS} if verdict.exists() else row


def beside(program, kernel, grid, arguments, ranges, arch, original):
    """Executes a launch otherwise. None if what becomes of it is known, or has been told."""
    if arch == IMPORTED:
        parameters = [("pointer" if one.kind == POINTER else "", (one.pointee or b"").decode())
                      for one in program.parameters(kernel)]
        code, run = program.data, import_in_child
        given = program.data, kernel, grid
    else:
        code, launch, error = compilation(program.data, kernel, arch)
        if error:
            kept.get(f"{arch} {hashlib.sha256(program.data).hexdigest()}", lambda: {
                "word": "refused", "arch": arch, "kernel": kernel,
                "why": error.splitlines()[0]})
            return None
        parameters, run = of_launch(launch), in_child
        given = code, launch, arch, [*grid, 1, 1][:3]
    held = list(pointees(parameters, arguments))
    key = key_of(arch, code, grid, arguments, held)
    if key in kept.known and not allowed_by_now(kept.known[key]):
        return None
    kept.known.pop(key, None)
    size = sum(one.size for one in ranges)
    folder = tempfile.TemporaryDirectory()
    other = Beside(key, arch, kernel, held, ranges, folder.name, "")
    run = functools.partial(run, *given, arguments, ranges, folder.name)
    other.ended = run() if size <= MOST_MEMORY else "slow"
    if other.ended != "slow":
        return folder, other
    row = first_blocks(program, grid, run, arguments, ranges, original, other)
    kept.get(key, lambda: row)
    folder.cleanup()
    return None


def launch(program, kernel, grid, arguments, ranges, original=_tile.launch, **options):
    known = _tile.merged(ranges)
    others = [beside(program, kernel, grid, arguments, known, arch, original)
              for arch in machines(program.data)]
    outcome = original(program, kernel, grid, arguments, ranges, **options)
    for folder, other in filter(None, others):
        with folder:
            row = other.verdict(program, outcome)
            kept.get(other.key, lambda: row)  # noqa: B023
    return outcome


_tile.Program = Program
_tile.launch = launch
