# Kernels without a GPU.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import ctypes
import json
import signal
import threading
from ctypes import byref, c_char_p, c_void_p
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Sequence, Tuple, Union

from . import _native as native
from . import _types as types
from ._api import Module, _bytes_and_name, _diagnostics, _set_options, _why

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import RunOptions

#: A number of blocks or threads along x, or along x, y and z.
Dimensions = Union[int, Sequence[int]]

_BYTES, _INTEGER, _REAL, _IN, _INOUT, _OUT = range(6)


class out:
    """An array that a kernel writes and does not read: reading it before it is
    written is a finding."""

    def __init__(self, array: Any):
        self.array = array


@dataclass(frozen=True)
class Launch:
    """A launch of a kernel, for run_all()."""

    grid: Dimensions
    block: Dimensions
    args: Sequence[Any] = ()
    kernel: Optional[str] = None  #: None: the only one.
    cluster: Dimensions = 1
    shared: int = 0  #: Bytes of dynamic shared memory.


def _dimensions(given: Dimensions) -> List[int]:
    sizes = [given] if isinstance(given, int) else [int(size) for size in given]
    if not 1 <= len(sizes) <= 3 or any(not 0 < size < 2**32 for size in sizes):
        raise ValueError(f"{given!r} is not up to three positive numbers")
    return sizes + [1] * (3 - len(sizes))


class _Arguments:
    """The arguments of all launches, for as long as they run."""

    def __init__(self) -> None:
        self.kept: List[Any] = []  #: What the addresses are of.
        self.copies: Dict[int, Any] = {}  #: Of memory that cannot be written.

    def of(self, args: Sequence[Any]) -> Any:
        array = (native.Argument * len(args))()
        for place, given in zip(array, args):
            place.structSize = ctypes.sizeof(native.Argument)
            self.set(place, given)
        return array

    def set(self, place: Any, given: Any) -> None:
        if given is None:
            self.set_bytes(place, bytes(8))
        elif isinstance(given, out):
            self.set_memory(place, given.array, _OUT)
        elif isinstance(given, (bool, int)):
            place.kind, place.integer = _INTEGER, self.integer(given)
        elif isinstance(given, float) and not hasattr(given, "dtype"):
            place.kind, place.real = _REAL, given
        elif isinstance(given, bytes):
            self.set_bytes(place, given)
        elif isinstance(given, (ctypes.Structure, ctypes.Union)):
            self.set_bytes(place, bytes(given))
        elif hasattr(given, "dtype") and getattr(given, "shape", None) == ():
            self.set_bytes(place, given.tobytes())  # A number of NumPy's.
        else:
            self.set_memory(place, given, _INOUT)

    @staticmethod
    def integer(given: int) -> int:
        if not -(2**63) <= given < 2**64:
            raise ValueError(f"{given} has more than 64 bits")
        return given if given < 2**63 else given - 2**64

    def set_bytes(self, place: Any, data: bytes) -> None:
        self.kept.append(data)
        place.kind, place.size = _BYTES, len(data)
        place.data = ctypes.cast(c_char_p(data), c_void_p).value

    def set_memory(self, place: Any, given: Any, kind: int) -> None:
        try:
            view = memoryview(given)
        except TypeError:
            raise TypeError(
                f"{type(given).__name__} is no array, number, bytes or None"
            ) from None
        if not view.contiguous:
            raise ValueError("arrays must be contiguous")
        place.kind, place.size = kind, view.nbytes
        if view.readonly:
            if kind == _OUT:
                raise ValueError("an array that cannot be written cannot be out()")
            place.kind = _IN
            if id(given) not in self.copies:
                self.copies[id(given)] = view.tobytes(order="A")
            place.data = ctypes.cast(
                c_char_p(self.copies[id(given)]), c_void_p
            ).value
            self.kept.append(given)  # Or its id could become another's.
            return
        # The address of memory of any shape, also in Fortran's order.
        interface = getattr(given, "__array_interface__", None)
        if interface is not None:
            place.data = interface["data"][0]
        elif view.nbytes:
            place.data = ctypes.addressof(ctypes.c_char.from_buffer(given))
        self.kept.append(given)


class _Interrupts:
    """Lets Ctrl-C end a run: Python handles signals only when it gets to run itself,
    and an exception in a callback of C would be lost."""

    def __init__(self) -> None:
        self.received: List[Tuple[int, Any]] = []
        self.previous: Any = None
        self.callback = native.PROGRESS(lambda *_: int(bool(self.received)))

    def __enter__(self) -> "_Interrupts":
        if threading.current_thread() is threading.main_thread():
            previous = signal.getsignal(signal.SIGINT)
            if callable(previous):
                self.previous = previous
                signal.signal(signal.SIGINT, lambda *a: self.received.append(a))
        return self

    def deliver(self) -> None:
        """Gives a signal to whom it was meant for."""
        previous = self.previous
        self.__exit__()
        if self.received and previous is not None:
            previous(*self.received.pop())

    def __exit__(self, *_: object) -> None:
        if self.previous is not None:
            signal.signal(signal.SIGINT, self.previous)
        self.previous = None


def _source(entry: Dict[str, Any]) -> Tuple[types.UserLocation, ...]:
    return tuple(
        types.UserLocation(
            at["file"], at["line"], at.get("column", 0), at.get("function")
        )
        for at in entry.get("source", ())
    )


def finding(entry: Dict[str, Any]) -> types.Finding:
    """A finding as it stands in JSON: of PTX, or of Tile IR, whose parties are blocks."""
    return types.Finding(
        rule=entry["rule"],
        message=entry["message"],
        help=entry.get("help"),
        kernel=entry["kernel"],
        count=entry["count"],
        seed=entry.get("seed", 0),
        seeds=tuple(entry.get("seeds", ())),
        severity=entry.get("severity", "error"),
        parties=tuple(
            types.Party(
                block=tuple(party["block"]),
                thread=tuple(party.get("thread", ())),
                what=party["what"],
                ptx_line=party.get("ptxLine", 0),
                ptx=party.get("ptx", ""),
                line=party.get("line", 0),
                operation=party.get("operation", ""),
                source=_source(party),
            )
            for party in entry["parties"]
        ),
    )


def _printed(result: c_void_p, form: int) -> str:
    text = c_char_p()
    native.call("GetDiagnosticsText", result, form, byref(text))
    return native.text(text.value) or ""


def _outcome(status: int, result: c_void_p, check: bool) -> types.Run:
    """What a run has found; raises what it could not do."""
    diagnostics = _diagnostics(result)
    if diagnostics.errors:
        raise types.InvalidIR(str(diagnostics).rstrip(), diagnostics)
    entries = [json.loads(line) for line in _printed(result, native.JSON).splitlines()]
    findings = [finding(entry) for entry in entries if "rule" in entry]
    counts = next((entry for entry in entries if "classes" in entry), None)
    text = _printed(result, native.TEXT)
    run = types.Run(
        native.output(result).decode("utf-8", "replace"),
        tuple(findings),
        text,
        counts,
    )
    failed = any("failed" in entry for entry in entries)
    if status == native.INTERNAL:
        raise types.InternalError(text.rstrip() or "a defect of OpenNVVM")
    if status and (failed or check):
        raise types.MachineError(text.rstrip(), run)
    return run


def run_all(
    ir: Module,
    launches: Sequence[Launch],
    *,
    check: bool = True,
    **options: "Unpack[RunOptions]",
) -> types.Run:
    """Executes kernels, one after the other, without a GPU, as `nvvmc run`.

    `ir` is PTX, LLVM assembly or bitcode, or the path of a file. Arrays of the
    launches are changed in place.
    """
    data, name = _bytes_and_name(ir, 0, False)
    arguments = _Arguments()
    array = (native.Launch * len(launches))()
    for place, launch in zip(array, launches):
        place.structSize = ctypes.sizeof(native.Launch)
        place.kernel = launch.kernel.encode() if launch.kernel else None
        place.grid[:] = _dimensions(launch.grid)
        place.block[:] = _dimensions(launch.block)
        place.cluster[:] = _dimensions(launch.cluster)
        place.sharedBytes = launch.shared
        given = arguments.of(launch.args)
        arguments.kept.append(given)
        place.argumentCount = len(given)
        place.arguments = given
    with _Interrupts() as interrupts, native.Handle(
        "Context"
    ) as context, native.Handle("Module") as module, native.Handle("Result") as result:
        native.call("CreateContext", byref(context))
        _set_options(context, dict(options))
        native.call("SetProgressCallback", context, interrupts.callback, None)
        native.call("CreateModule", data, len(data), name.encode(), byref(module))
        status = native.call(
            "Run", context, module, array, len(launches), byref(result)
        )
        interrupts.deliver()
        if status == native.INVALID_OPTION:
            raise types.OptionError(_why(context))
        if not result:
            raise types.MachineError(_why(context) or "there is nothing to run")
        return _outcome(status, result, check)


def run(
    ir: Module,
    grid: Dimensions,
    block: Dimensions,
    args: Sequence[Any] = (),
    *,
    kernel: Optional[str] = None,
    cluster: Dimensions = 1,
    shared: int = 0,
    check: bool = True,
    **options: "Unpack[RunOptions]",
) -> types.Run:
    """Executes a kernel without a GPU, as `nvvmc run`.

    `ir` is PTX, LLVM assembly or bitcode, or the path of a file. Of `args`, arrays
    (NumPy's, or anything with Python's buffer protocol) are memory that the kernel
    gets the address of and changes in place, out(array) is memory that it only
    writes, None is a null pointer, numbers become what the parameter is, and bytes
    and structures of ctypes are passed as they are.

    Raises MachineError if the kernel breaks a rule, unless `check` is False, and if
    it cannot run.
    """
    launch = Launch(grid, block, args, kernel, cluster, shared)
    return run_all(ir, [launch], check=check, **options)
