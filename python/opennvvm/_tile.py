# The functions of tile.h, loaded with ctypes when they are first needed: the library
# has MLIR, and nothing else of the package uses it.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import ctypes
import functools
import json
import os
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_int64, c_size_t
from ctypes import c_uint32, c_uint64, c_void_p
from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterable, List, Optional, Sequence, Tuple

from . import _types as types
from ._machine import finding
from ._native import FOLDER, Struct, text

#: The version of tile.h that the structures below are of.
API_VERSION = 5

SUCCESS, PROGRAM, LAUNCH, EXECUTION, CANCELLED, ARGUMENT = range(6)
INITIALIZED, UNINITIALIZED, READ_ONLY = range(3)
CHECK, TRUST = range(2)
TEXT, _, JSON = range(3)


class Parameter(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("kind", c_int),
        ("size", c_uint32),
        ("type", c_char_p),
        ("pointee", c_char_p),
    ]


class Argument(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("size", c_size_t)]


PRINT = ctypes.CFUNCTYPE(None, c_void_p, c_void_p, c_size_t)
PROGRESS = ctypes.CFUNCTYPE(c_int, c_void_p, c_uint64, c_uint64)


class Launch(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("kernel", c_char_p),
        ("grid", c_uint32 * 3),
        ("arguments", POINTER(Argument)),
        ("argumentCount", c_size_t),
        ("memory", c_void_p),
        ("noFindings", c_uint32),
        ("threads", c_uint32),
        ("seed", c_uint64),
        ("print", PRINT),
        ("printUser", c_void_p),
        ("progress", PROGRESS),
        ("progressUser", c_void_p),
        ("blocks", c_uint64),
    ]


class CompileOptions(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("target", c_char_p),
        ("warps", c_uint32),
        ("staticShared", c_uint32),
        ("messages", c_int),
        ("fullDebug", c_uint32),
    ]


_SIGNATURES: Dict[str, Tuple[Any, List[Any]]] = {
    "Version": (c_uint32, []),
    "FreeText": (None, [c_void_p]),
    "Load": (
        c_int,
        [c_char_p, c_size_t, c_char_p, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "DestroyProgram": (None, [c_void_p]),
    "FindKernel": (c_int64, [c_void_p, c_char_p]),
    "ParameterCount": (c_size_t, [c_void_p, c_size_t]),
    "GetParameter": (c_int, [c_void_p, c_size_t, c_size_t, POINTER(Parameter)]),
    "CreateMemory": (c_void_p, [c_int]),
    "DestroyMemory": (None, [c_void_p]),
    "AddAllocation": (c_int, [c_void_p, c_void_p, c_size_t, c_int, c_char_p]),
    "Run": (c_int, [c_void_p, POINTER(Launch), POINTER(c_void_p)]),
    "DestroyResult": (None, [c_void_p]),
    "ResultError": (c_char_p, [c_void_p]),
    "FormatResult": (c_char_p, [c_void_p, c_int]),
    "ReadImage": (
        c_int, [c_char_p, c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "Compile": (
        c_int,
        [c_char_p, c_size_t, c_char_p, POINTER(CompileOptions), POINTER(c_void_p),
         POINTER(c_void_p)],
    ),
    "CodeBitcode": (c_void_p, [c_void_p, POINTER(c_size_t)]),
    "CodeLaunchInfo": (c_char_p, [c_void_p]),
    "CodePTX": (c_char_p, [c_void_p]),
    "DestroyCode": (None, [c_void_p]),
}


def _paths() -> Iterable[str]:
    """Where the library may be, the first place first."""
    named = os.environ.get("OPENNVVM_TILE_LIBRARY")
    if named:
        yield named
        return
    name = "libopennvvm-tile.so.1"
    for folder in (os.path.join(FOLDER, "lib"), os.path.join(sys.prefix, "lib")):
        path = os.path.join(folder, name)
        if os.path.exists(path):
            yield path
    yield name  # Where the system has libraries.


@functools.lru_cache(maxsize=None)
def library() -> ctypes.CDLL:
    """The library; raises Error, which says what to do, if there is none."""
    problem: Optional[OSError] = None
    for path in _paths():
        try:
            loaded = ctypes.CDLL(path, mode=os.RTLD_NOW | os.RTLD_LOCAL)
            break
        except OSError as error:
            problem = problem or error
    else:
        raise types.Error(
            "Tile IR needs libopennvvm-tile.so.1, which is built where MLIR 22 is; the "
            f"environment variable OPENNVVM_TILE_LIBRARY names it: {problem}"
        )
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(loaded, "opennvvmTile" + name)
        function.argtypes = arguments
        function.restype = result
    if loaded.opennvvmTileVersion() < API_VERSION:
        raise types.Error(path + " is older than this package")
    return loaded


def call(name: str, *arguments: Any) -> Any:
    """Calls a function of tile.h."""
    return getattr(library(), "opennvvmTile" + name)(*arguments)


class Program:
    """Tile IR that has been read and verified."""

    def __init__(self, data: bytes, name: str):
        self._handle, error = c_void_p(), c_void_p()
        status = call(
            "Load", data, len(data), name.encode(), byref(self._handle), byref(error)
        )
        if status:
            message = text(ctypes.string_at(error.value)) if error.value else None
            call("FreeText", error)
            raise types.InvalidIR((message or "no Tile IR").rstrip())
        # Called when Python ends, too, when modules are empty already.
        self._destroy = library().opennvvmTileDestroyProgram

    def __del__(self) -> None:
        if hasattr(self, "_destroy"):
            self._destroy(self._handle)

    def parameters(self, kernel: str) -> Iterable[Parameter]:
        """What the kernel takes; raises NotFound."""
        index = call("FindKernel", self._handle, kernel.encode())
        if index < 0:
            raise types.NotFound(f"there is no kernel '{kernel}'")
        for place in range(call("ParameterCount", self._handle, index)):
            parameter = Parameter()
            call("GetParameter", self._handle, index, place, byref(parameter))
            yield parameter

    def sizes(self, kernel: str) -> List[int]:
        """The number of bytes of each parameter; raises NotFound."""
        return [int(parameter.size) for parameter in self.parameters(kernel)]


def compile_program(
    data: bytes, name: str, target: str, warps: int = 0
) -> Tuple[bytes, Dict[str, Any]]:
    """Bitcode of LLVM for a tile program, and how its kernels are launched. `warps` is
    the warps of a block; 0: what suits it. Raises InvalidIR."""
    how = CompileOptions()
    how.target, how.warps = target.encode(), warps
    code, error = c_void_p(), c_void_p()
    if call(
        "Compile", data, len(data), name.encode(), byref(how), byref(code), byref(error)
    ):
        message = text(ctypes.string_at(error.value)) if error.value else None
        call("FreeText", error)
        raise types.InvalidIR((message or "no tile program").rstrip())
    try:
        size = c_size_t()
        bitcode = ctypes.string_at(call("CodeBitcode", code, byref(size)), size.value)
        launches: Dict[str, Any] = json.loads(call("CodeLaunchInfo", code))
    finally:
        call("DestroyCode", code)
    return bitcode, launches


@dataclass
class Range:
    """Memory of the process that a launch knows."""

    start: int
    size: int
    kind: int = INITIALIZED
    name: str = ""

    @property
    def end(self) -> int:
        return self.start + self.size


def merged(ranges: Iterable[Range]) -> List[Range]:
    """The ranges without overlaps, as tile.h wants them: several arrays may be views of
    the same memory. What only one of them says of the memory they share is not kept."""
    result: List[Range] = []
    for one in sorted(ranges, key=lambda given: (given.start, -given.size)):
        last = result[-1] if result else None
        if last is None or one.start >= last.end:
            result.append(Range(one.start, one.size, one.kind, one.name))
            continue
        last.size = max(last.end, one.end) - last.start
        if one.kind != last.kind:
            last.kind = INITIALIZED
    return result


class Memory:
    """Allocations, for as long as a with statement."""

    def __init__(self, ranges: Iterable[Range], unknown: int):
        self._handle = c_void_p(call("CreateMemory", unknown))
        for one in merged(ranges):
            call(
                "AddAllocation",
                self._handle,
                one.start,
                one.size,
                one.kind,
                one.name.encode(),
            )

    def __enter__(self) -> c_void_p:
        return self._handle

    def __exit__(self, *_: object) -> None:
        call("DestroyMemory", self._handle)


@dataclass
class Outcome:
    """What one launch did."""

    status: int
    run: types.Run

    @property
    def wrong(self) -> bool:
        """Whether it has not ended, or has done what a program must not do."""
        return self.status != SUCCESS or any(
            finding.severity == "error" for finding in self.run.findings
        )


def launch(
    program: Program,
    kernel: str,
    grid: Sequence[int],
    arguments: Sequence[Tuple[int, int]],
    ranges: Iterable[Range],
    *,
    unknown: int = CHECK,
    findings: bool = True,
    threads: int = 0,
    seed: int = 0,
    write: Optional[Callable[[str], object]] = None,
    stop: Optional[Callable[[], bool]] = None,
    blocks: int = 0,
) -> Outcome:
    """Runs a kernel; `arguments` are the address and the size of each value. `write`
    gets what it prints, and `stop` is asked now and then whether to end it. Of `blocks`,
    if that is not 0, so many are run."""
    array = (Argument * len(arguments))(*(Argument(*each) for each in arguments))
    pieces: List[str] = []

    def printed(_: Any, start: int, size: int) -> None:
        piece = ctypes.string_at(start, size).decode("utf-8", "replace")
        pieces.append(piece)
        if write is not None:
            write(piece)

    given = Launch()
    given.kernel = kernel.encode()
    given.grid[:] = [*grid, 1, 1][:3]
    given.arguments = array
    given.argumentCount = len(arguments)
    given.noFindings = not findings
    given.threads = threads
    given.seed = seed
    given.print = PRINT(printed)
    given.blocks = blocks
    given.progress = PROGRESS(lambda *_: int(stop is not None and stop()))
    result = c_void_p()
    with Memory(ranges, unknown) as memory:
        given.memory = memory
        status = call("Run", program._handle, byref(given), byref(result))
    try:
        lines = (call("FormatResult", result, JSON) or b"").decode("utf-8", "replace")
        entries = [json.loads(line) for line in lines.splitlines()]
        found = tuple(finding(entry) for entry in entries if "rule" in entry)
        said = text(call("FormatResult", result, TEXT)) or ""
    finally:
        call("DestroyResult", result)
    return Outcome(status, types.Run("".join(pieces), found, said, None))
