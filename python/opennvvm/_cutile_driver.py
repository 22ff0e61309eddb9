# CUDA's driver interface as far as cuTile's launcher calls it: a device whose memory is
# that of the process, and whose kernels are executed by the evaluator of Tile IR.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import ctypes
import itertools
import re
import sys
import threading
import types as _modules
from ctypes import c_char_p, c_float, c_int, c_size_t, c_uint, c_uint64, c_void_p
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Tuple

from . import _tile as tile
from . import _types as types
from ._machine import _Interrupts

#: What cuTile's launcher asks for its driver.
_MODULE = "cuda.tile._load_libcuda"

SUCCESS, NOT_FOUND, ASSERT, FAILED, UNSUPPORTED = 0, 500, 710, 719, 801
_ERRORS = {
    SUCCESS: b"no error",
    NOT_FOUND: b"there is no such kernel",
    UNSUPPORTED: b"a device on the CPU (opennvvm.cutile) has no CUDA graphs, memory of "
    b"several processes, and tensor maps of the host",
}

#: The version of CUDA that the driver is of.
_VERSION = 13050
#: Addresses of things that are only named: the context, and kernels.
_CONTEXT = 0x1000
_FIRST_KERNEL = 0x10000


@dataclass
class Settings:
    """How launches are executed."""

    arch: Tuple[int, int] = (10, 0)  #: The compute capability.
    findings: str = "report"  #: "report", "error" or "off".
    unknown: int = tile.CHECK
    threads: int = 0
    seed: int = 0


@dataclass
class Kernel:
    """A kernel that cuTile has compiled."""

    program: tile.Program
    symbol: str
    sizes: List[int]


@dataclass
class _Thread(threading.local):
    """What a thread is about to launch, and has launched."""

    #: Memory of the arguments of the next launch, and what keeps it alive.
    ranges: List[tile.Range] = field(default_factory=list)
    kept: List[Any] = field(default_factory=list)
    #: Gets every outcome instead of the device, if it is a list.
    outcomes: Optional[List[tile.Outcome]] = None
    #: The exception of a function of the driver, which C cannot pass on.
    raised: Optional[BaseException] = None
    #: The outcome of a launch that has failed.
    failed: Optional[tile.Outcome] = None
    #: What cuGetErrorString() says of the last failure.
    error: bytes = b""


class Device:
    """The device. There is one in a process, since cuTile never lets go of a driver."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.thread = _Thread()
        self.outcomes: List[tile.Outcome] = []  #: Those with something to say.
        self.launches = 0
        self._kernels: Dict[int, Kernel] = {}
        self._names = itertools.count(_FIRST_KERNEL)
        self._memory: Dict[int, Any] = {}  #: What cuMemAlloc() has given.
        self._error = ctypes.create_string_buffer(1)
        self._functions = {
            name: _prototype(name)(self._guarded(function))
            for name, function in _table(self).items()
        }
        # Kernels are unloaded when Python ends, too, when modules are empty already.
        kernels = self._kernels
        self._functions["cuLibraryUnload"] = ctypes.CFUNCTYPE(c_int, c_void_p)(
            lambda library: 0 if kernels.pop(library, None) else 0
        )
        # What only succeeds. cuTile destroys things while it raises an exception, when
        # no function of Python's can be called; this one has no effect and returns 0.
        self._done = ctypes.CDLL(None).sched_yield
        self._unsupported = ctypes.CFUNCTYPE(c_int)(lambda: UNSUPPORTED)
        self.get_proc_address = ctypes.CFUNCTYPE(
            c_int, c_char_p, c_void_p, c_int, c_uint64, c_void_p
        )(self._get_proc_address)

    def _guarded(self, function: Callable[..., Any]) -> Callable[..., int]:
        def guarded(*arguments: Any) -> int:
            try:
                status = function(*arguments)
                return SUCCESS if status is None else int(status)
            except BaseException as error:  # C has no exceptions.
                self.thread.raised = error
                self.thread.error = str(error).encode()
                return FAILED

        return guarded

    def _get_proc_address(
        self, name: bytes, to: int, version: int, flags: int, status: int
    ) -> int:
        word = name.decode()
        function: Any = self._functions.get(word, self._done)
        if _UNSUPPORTED.match(word):
            function = self._unsupported
        _store(c_void_p, to, ctypes.cast(function, c_void_p).value)
        return SUCCESS

    # What cuTile's compilation gives to its launcher, which gives it back.

    def add(self, program: tile.Program, symbol: str) -> bytes:
        """What stands for the machine code of a kernel."""
        name = next(self._names)
        self._kernels[name] = Kernel(program, symbol, program.sizes(symbol))
        return b"opennvvm %d\0" % name

    def note(self, one: tile.Range, keep: Any) -> None:
        """Tells of memory of the next launch of this thread."""
        self.thread.ranges.append(one)
        self.thread.kept.append(keep)

    # Functions of the driver.

    def load(self, to: int, code: int, *_: int) -> int:
        words = ctypes.string_at(code).split()
        if len(words) != 2 or words[0] != b"opennvvm":
            self.thread.error = (
                b"the kernel is machine code of a GPU, compiled before opennvvm.cutile "
                b"was enabled"
            )
            return FAILED
        _store(c_void_p, to, int(words[1]))
        return SUCCESS

    def kernel(self, to: int, library: int, name: bytes) -> int:
        kernel = self._kernels.get(library)
        if kernel is None or kernel.symbol != name.decode():
            return NOT_FOUND
        _store(c_void_p, to, library)
        return SUCCESS

    def allocate(self, to: int, size: int) -> None:
        memory = ctypes.create_string_buffer(max(size, 1))
        address = ctypes.addressof(memory)
        self._memory[address] = memory
        _store(c_uint64, to, address)

    def free(self, address: int) -> None:
        self._memory.pop(address, None)

    def error(self, status: int, to: int) -> None:
        said = self.thread.error or _ERRORS.get(status, b"the launch has failed")
        self.thread.error = b""
        self._error = ctypes.create_string_buffer(said)
        _store(c_void_p, to, ctypes.addressof(self._error))

    def attribute(self, to: int, attribute: int, _: int) -> None:
        major, minor = self.settings.arch
        values = {**ATTRIBUTES, _MAJOR: major, _MINOR: minor}
        _store(c_int, to, values.get(attribute, 0))

    def pointer(self, to: int, attribute: int, _: int) -> None:
        if attribute == _POINTER_CONTEXT:
            _store(c_void_p, to, _CONTEXT)
        else:
            _store(c_int, to, _DEVICE_MEMORY if attribute == _MEMORY_TYPE else 0)

    def launch_ex(self, config: int, kernel: int, values: int, _: int) -> int:
        grid = (c_uint * 3).from_address(config)
        return self.launch(kernel, *grid, 1, 1, 1, 0, 0, values, 0)

    def launch(self, name: int, x: int, y: int, z: int, *rest: int) -> int:
        kernel, values = self._kernels[name], rest[5]
        addresses = (c_void_p * len(kernel.sizes)).from_address(values or 0)
        ranges = self.thread.ranges + [
            tile.Range(start, len(memory))
            for start, memory in list(self._memory.items())
        ]
        settings = self.settings
        with _Interrupts() as interrupts:
            outcome = tile.launch(
                kernel.program,
                kernel.symbol,
                (x, y, z),
                [(int(at), size) for at, size in zip(addresses, kernel.sizes)],
                ranges,
                unknown=settings.unknown,
                findings=settings.findings != "off",
                threads=settings.threads,
                seed=settings.seed,
                write=_print,
                stop=lambda: bool(interrupts.received),
            )
            interrupts.deliver()
        self.thread.ranges, self.thread.kept = [], []
        self.launches += 1
        return self._status(outcome)

    def _status(self, outcome: tile.Outcome) -> int:
        said = outcome.run.text
        self.thread.error = b""
        if self.thread.outcomes is not None:
            self.thread.outcomes.append(outcome)
        elif said:
            self.outcomes.append(outcome)
        failed = outcome.status != tile.SUCCESS
        if failed or (self.settings.findings == "error" and outcome.wrong):
            self.thread.error = said.rstrip().encode()
            self.thread.failed = outcome
            asserted = [
                finding
                for finding in outcome.run.findings
                if finding.rule == "tile-assert"
            ]
            if self.thread.outcomes is None:
                for finding in asserted:
                    _print(f"{finding}\n")  # As a GPU does.
            return ASSERT if asserted else FAILED
        if said and self.thread.outcomes is None:
            sys.stderr.write(said)
        return SUCCESS


def _print(piece: str) -> None:
    sys.stdout.write(piece)
    sys.stdout.flush()


def _store(kind: Any, address: int, value: Any) -> None:
    kind.from_address(address).value = value


_MAJOR, _MINOR, _POINTER_CONTEXT, _MEMORY_TYPE, _DEVICE_MEMORY = 75, 76, 1, 2, 2
#: Of an H100, where programs ask for them.
ATTRIBUTES = {
    1: 1024,  # Threads of a block.
    5: 2**31 - 1,  # Blocks along x, y and z.
    6: 65535,
    7: 65535,
    8: 49152,  # Shared memory of a block,
    97: 232448,  # and when it asks for more.
    10: 32,  # Threads of a warp.
    16: 132,  # Multiprocessors.
    38: 50 << 20,  # Bytes of the cache L2.
    41: 1,  # One address space.
}

#: Ends with an error.
_UNSUPPORTED = re.compile(
    r"cu(Graph(?!(Exec)?Destroy)|Ipc|TensorMap|MemGetAddressRange)"
)

_PARAMETERS = {"s": c_char_p, "i": c_int, "u": c_uint, "p": c_void_p, "z": c_size_t}
#: The parameters of the functions in _table().
_PROTOTYPES = {
    "cuLibraryLoadData": "ppppuppu",
    "cuLibraryGetKernel": "pps",
    "cuLaunchKernel": "puuuuuuuppp",
    "cuLaunchKernelEx": "pppp",
    "cuMemAlloc": "pz",
    "cuMemAllocHost": "pz",
    "cuMemcpyHtoDAsync": "ppzp",
    "cuGetErrorString": "ip",
    "cuDeviceGet": "pi",
    "cuDeviceGetAttribute": "pii",
    "cuPointerGetAttribute": "pip",
    "cuCtxGetDevice": "p",
    "cuCtxGetCurrent": "p",
    "cuCtxPopCurrent": "p",
    "cuDriverGetVersion": "p",
    "cuDeviceGetCount": "p",
    "cuMemFree": "p",
    "cuMemFreeHost": "p",
}


def _prototype(name: str) -> Any:
    letters = _PROTOTYPES.get(name, "pp")
    return ctypes.CFUNCTYPE(c_int, *(_PARAMETERS[letter] for letter in letters))


def _put(kind: Any, value: Any, place: int = 0) -> Callable[..., None]:
    """A function that answers with a constant, in one of its parameters."""
    return lambda *arguments: _store(kind, arguments[place], value)


def _table(device: Device) -> Dict[str, Callable[..., Any]]:
    """The functions that do more than to succeed."""
    return {
        "cuDriverGetVersion": _put(c_int, _VERSION),
        "cuDeviceGetCount": _put(c_int, 1),
        "cuDeviceGet": lambda to, ordinal: _store(c_int, to, ordinal),
        "cuDeviceGetAttribute": device.attribute,
        "cuDevicePrimaryCtxRetain": _put(c_void_p, _CONTEXT),
        "cuCtxGetCurrent": _put(c_void_p, _CONTEXT),
        "cuCtxPopCurrent": _put(c_void_p, _CONTEXT),
        "cuCtxGetDevice": _put(c_int, 0),
        "cuCtxGetId": _put(c_uint64, 1, 1),
        "cuStreamGetCtx": _put(c_void_p, _CONTEXT, 1),
        "cuStreamGetId": _put(c_uint64, 1, 1),
        "cuStreamIsCapturing": _put(c_int, 0, 1),
        "cuStreamCreate": _put(c_void_p, _CONTEXT),
        "cuEventCreate": _put(c_void_p, _CONTEXT),
        "cuEventElapsedTime": _put(c_float, 1.0),
        "cuGetErrorString": device.error,
        "cuPointerGetAttribute": device.pointer,
        "cuKernelGetAttribute": _put(c_int, 0),
        "cuKernelGetFunction": lambda to, kernel: _store(c_void_p, to, kernel),
        "cuLibraryLoadData": device.load,
        "cuLibraryGetKernel": device.kernel,
        "cuMemAlloc": device.allocate,
        "cuMemAllocHost": device.allocate,
        "cuMemFree": device.free,
        "cuMemFreeHost": device.free,
        "cuMemcpyHtoDAsync": lambda to, of, size, _: ctypes.memmove(to, of, size) and 0,
        "cuLaunchKernel": device.launch,
        "cuLaunchKernelEx": device.launch_ex,
    }


def install(device: Device) -> None:
    """Makes the device that of cuTile's launcher, which must have none yet."""
    loaded = sys.modules.get(_MODULE)
    if loaded is not None:
        raise types.Error(
            "cuTile has a driver already: opennvvm.cutile must be enabled before the "
            "first kernel is launched"
        )
    # Its functions are called until the process ends.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(device))
    module = _modules.ModuleType(_MODULE)
    function = device.get_proc_address
    setattr(module, "cuGetProcAddress_v2_ptrptr", ctypes.addressof(function))
    # For programs that call the driver themselves, who set its types.
    by_hand = ctypes.CFUNCTYPE(c_int)(ctypes.cast(function, c_void_p).value or 0)
    setattr(module, "_cuGetProcAddress_v2", by_hand)
    sys.modules[_MODULE] = module
