# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the kernel of a cubin on arrays, and counts its instructions."""

import dataclasses
import re
import struct
import time

import image
import machine
import numpy as np

STEPS = 3_000_000
MAP = 128  # Bytes of a tensor map.
# What is counted besides the sum: warp instructions of these names.
COUNTED = {
    "global": re.compile(r"(LDG|STG|LDGSTS|LD|ST|RED|REDG|ATOM|ATOMG)$"),
    "shared": re.compile(r"(LDS|STS|LDSM|STSM|ATOMS|REDS)$"),
    "local": re.compile(r"(LDL|STL)$"),
    "mma": re.compile(r"([HIDQO]|[HIQ]G|UTC[HIQO])MMA$")}


@dataclasses.dataclass
class Run:
    """What the execution of a kernel counted, or why there was none."""
    executed: int = 0
    counts: dict = dataclasses.field(default_factory=dict)
    problem: str = ""      # Why it was not executed.
    wrong: str = ""        # How it differs from NumPy.
    per_mma: float = 0.0
    size: int = 0          # Instructions in the code.
    arrays: list = dataclasses.field(default_factory=list)
    seconds: float = 0.0


def packed(device, arguments):
    """The bytes of parameters, where arrays are, and where in the bytes each parameter is. A list
    of arrays is an array of their addresses."""
    parameters, places, sizes = b"", [], []

    def place(array):
        places.append((array, device.allocate(array.tobytes())))
        return places[-1][1]
    for argument in arguments:
        if isinstance(argument, list):
            addresses = np.array([place(part) for part in argument], np.uint64)
            data = struct.pack("<Q", device.allocate(addresses.tobytes()))
        elif np.asarray(argument).shape:
            data = struct.pack("<Q", place(argument))
        else:
            data = np.asarray(argument).tobytes()
        parameters += bytes(-len(parameters) % len(data))
        sizes.append((len(parameters), len(data)))
        parameters += data
    return parameters, places, sizes


def with_scratch(device, parameters, sizes, wanted, scratch):
    """The bytes and places of parameters with those that a kernel takes behind them: addresses of
    so much memory each, or of none that it uses."""
    sizes = list(sizes)
    for place, width in wanted[len(sizes):]:
        address = struct.pack("<Q", device.allocate(bytes(scratch))) if scratch else bytes(width)
        parameters = parameters.ljust(place, b"\0") + address
        sizes.append((place, width))
    return parameters, sizes


def execute(cubin, case, nvdisasm, block, dynamic, steps, has_more=False, scratch=0, cluster=1):
    """Runs a case on the only kernel of a cubin: a generator that yields the arguments and the
    grid, and then checks what was computed. With `has_more`, the kernel takes addresses behind
    those of the case, of memory of `scratch` bytes each."""
    try:
        code = image.Image(cubin, nvdisasm)
    except NotImplementedError as problem:
        return Run(problem=str(problem))
    kernel, = (s["name"][6:] for s in code.sections if s["name"].startswith(".text."))
    device = machine.Machine(code, steps)
    case = case()
    given, grid = next(case)
    parameters, places, sizes = packed(device, given)
    result = Run(size=len(code.code))
    _, size, wanted = code.parameters(kernel)
    if has_more:
        parameters, sizes = with_scratch(device, parameters, sizes, wanted, scratch)
    if wanted != sizes:
        raise RuntimeError(f"{kernel} takes {wanted}, not {sizes}")
    if size > sum(sizes[-1]):
        result.problem = f"{(size - sum(sizes[-1])) // MAP} tensor maps, which its driver fills"
        return result
    start = time.process_time()
    try:
        device.launch(kernel, tuple(grid) + (1,) * (3 - len(grid)), block or
                      code.block_size(kernel), parameters, dynamic, cluster)
    except (machine.Unsupported, RuntimeError) as problem:
        result.problem = f"{type(problem).__name__}: {problem}"
        return result
    result.seconds = time.process_time() - start
    for array, place in places:
        array[...] = np.frombuffer(device.read(place, array.nbytes), array.dtype).reshape(
            array.shape)
        result.arrays.append(array)
    try:
        next(case, None)
    except AssertionError as problem:
        result.wrong = str(problem) or "the results are not NumPy's"
    result.executed = int(device.issued.sum())
    result.counts = {what: sum(int(n) for ins, n in zip(code.code, device.issued)
                               if names.match(ins.name)) for what, names in COUNTED.items()}
    return result
