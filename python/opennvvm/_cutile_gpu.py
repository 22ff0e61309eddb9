# Kernels of cuTile Python, compiled by OpenNVVM and launched on CUDA's driver.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""cuTile launches kernels with blocks of one thread and asks its compiler for machine code
alone. Here, kernels are compiled to PTX, which the driver compiles, and launched by
cuTile's own _cext.launch_extended() with the threads that they need. These are known
only when a kernel has been compiled, which cuTile does while it launches: the first
launch of a kernel is then begun again. All versions of a kernel have the threads of its
first one."""

from __future__ import annotations

import ctypes
import functools
import inspect
import os
import re
import shutil
import subprocess
import threading
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Optional, Tuple

from . import _api
from . import _tile as tile
from . import _types as types
from . import machine
from ._native import FOLDER

#: Threads of a block, if nothing else is known: what the compiler takes for small tiles.
_THREADS = 128
_WARP = 32
#: Where a kernel keeps its threads.
_KEPT = "_opennvvm_threads"


@dataclass
class _SharedBytes:
    """A host program of cuTile's that gives a number: the dynamic shared memory."""

    opcodes: List[str]
    op_attrs: List[int]


class _OtherThreads(Exception):
    """The kernel that is being launched needs blocks of another size."""

    def __init__(self, threads: int):
        super().__init__(f"the kernel needs {threads} threads")
        self.threads = threads


class _Launching(threading.local):
    """What a thread launches."""

    threads: int = 0
    #: What was compiled for a launch that has to begin again.
    made: Optional[Tuple[bytes, Any]] = None


_launching = _Launching()


class CompilerError(types.Error):
    """Raised where cuTile has no error of its own for it."""


def _failed(message: str, flags: str, symbol: str) -> Exception:
    """cuTile's error for a compiler that has failed, which shows the line."""
    try:
        from cuda.tile import _exception  # type: ignore[import-not-found,import-untyped,unused-ignore]
        from cuda.tile._exception import TileCompilerExecutionError  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        return CompilerError(message)
    # cuTile 1.6 reads the place of what is said by itself.
    place = "loc" in inspect.signature(TileCompilerExecutionError).parameters
    error: Exception = TileCompilerExecutionError(
        5, message, *([_place(message, symbol, _exception)] if place else []), flags, None
    )
    return error


def _place(message: str, symbol: str, exception: Any) -> Any:
    """The first place of a message, as cuTile has places."""
    found = re.search(r'loc\("([^"]+)":(\d+):(\d+)\): error', message)
    if not found:
        return exception.Loc.unknown()
    file, line, column = found[1], int(found[2]), int(found[3])
    function = exception.FunctionDesc(symbol, file, line, column)
    return exception.Loc(line, max(column - 1, 0), file, function=function)


def _in_place(line: str) -> str:
    """"a.py:3:5: error: text" in the form that cuTile reads."""
    place, kind, said = line.partition(": error: ")
    parts = place.rsplit(":", 2)
    if not kind or len(parts) != 3 or not (parts[1] + parts[2]).isdigit():
        return line
    return f'loc("{parts[0]}":{parts[1]}:{parts[2]}): error: {said}'


def compile_bytecode(
    bytecode: bytes, symbol: str, arch: str, warps: int
) -> Tuple[bytes, Dict[str, Any]]:
    """PTX, which ends in a NUL, and how the kernel `symbol` is launched. Raises cuTile's
    error for programs that cannot be compiled."""
    flags = f"--gpu-name {arch}" + (f" --warps={warps}" if warps else "")
    try:
        bitcode, launches = tile.compile_program(bytecode, symbol, arch, warps)
        ptx = _api.compile(bitcode, arch=arch, opt=2)
    except types.Error as error:
        lines = [_in_place(line) for line in str(error).splitlines()]
        raise _failed("\n".join(lines), flags, symbol) from error
    (launch,) = (one for one in launches["kernels"] if one["kernel"] == symbol)
    return str(ptx).encode() + b"\0", launch


def nothing_hoisted() -> Any:
    """The last result of kernel._compile(): a list of tensor maps in cuTile 1.6, a tuple
    of modules in 1.7."""
    from cuda.tile import _cext  # type: ignore[import-not-found,import-untyped,unused-ignore]

    return [] if hasattr(_cext, "CU_TENSOR_MAP_SWIZZLE_NONE") else ()


def compiler(
    arch_of: Callable[[Any], Tuple[int, int]], version: Callable[[], Any]
) -> Callable[..., Any]:
    """What replaces kernel._compile()."""

    def compile_kernel(
        kernel: Any, signature: Any, context: Any, compute_capability: Any = None
    ) -> Tuple[bytes, str, Optional[_SharedBytes], Any]:
        from cuda.tile import _compile  # type: ignore[import-not-found,import-untyped,unused-ignore]

        capability = tuple(arch_of(compute_capability))
        made, _launching.made = _launching.made, None
        if made is None:
            result = _compile.compile_tile(
                kernel._annotated_function,
                (signature,),
                "sm_%d%d" % capability,
                kernel._compiler_options,
                context,
                bytecode_version=version(),
                return_bytecode=True,
                return_cubin=False,
            )
            symbol = result.kernel_signatures[0].symbol
            made = compile_bytecode(
                bytes(result.bytecode),
                symbol,
                "sm_%d%d" % capability,
                getattr(kernel, _KEPT, 0) // _WARP,
            )
        ptx, launch = made
        threads = launch["block"][0]
        if _launching.threads and threads != _launching.threads:
            _launching.made = made
            raise _OtherThreads(threads)
        shared = launch["dynamic_shared"]
        program = _SharedBytes(["Const"], [shared]) if shared else None
        return ptx, launch["kernel"], program, nothing_hoisted()

    return compile_kernel


def launcher(prepare: Callable[[Any, Any], Any], done: Callable[[], None]) -> Any:
    """What replaces ct.launch(). `prepare` is given the kernel and its arguments, and
    gives the arguments to launch; `done` is called after each launch."""
    from cuda.tile import _cext  # type: ignore[import-not-found,import-untyped,unused-ignore]

    @functools.wraps(_cext.launch)
    def launch(
        stream: Any, grid: Any, kernel: Any, args: Any, /, **options: Any
    ) -> Any:
        threads = getattr(kernel, _KEPT, 0)
        args = prepare(kernel, args)
        try:
            try:
                _launching.threads = threads or _THREADS
                result = _cext.launch_extended(
                    stream, grid, (threads or _THREADS,), kernel, args, **options
                )
                _keep(kernel, threads or _THREADS)
                return result
            except _OtherThreads as other:
                _keep(kernel, other.threads)
                _launching.threads = other.threads
            return _cext.launch_extended(
                stream, grid, (_launching.threads,), kernel, args, **options
            )
        finally:
            _launching.threads, _launching.made = 0, None
            done()

    return launch


def _keep(kernel: Any, threads: int) -> None:
    """Notes the threads of a kernel, with those of its later versions."""
    if getattr(kernel, _KEPT, 0) != threads:
        setattr(kernel, _KEPT, threads)


class Driver:
    """The device of the driver that the process finds: a GPU."""

    def __init__(self) -> None:
        self.launches = 0

    def capability(self, given: Any) -> Tuple[int, int]:
        from cuda.tile import _cext  # type: ignore[import-not-found,import-untyped,unused-ignore]

        major, minor = given or _cext.get_compute_capability()
        return major, minor

    def prepare(self, kernel: Any, args: Any) -> Any:
        self.launches += 1
        return args

    def done(self) -> None:
        """After a launch."""


class Machine(Driver):
    """The machine, whose memory is that of the process. It stands where the evaluator's
    device does for torch and for arrays."""

    def __init__(self, settings: Any, wrap: Callable[[Any, Any, Any], Any]):
        super().__init__()
        self.settings = settings
        self._wrap = wrap
        os.environ["OPENNVVM_MACHINE"] = "sm_%d%d" % settings.arch
        if settings.findings != "report":
            os.environ["OPENNVVM_MACHINE_FINDINGS"] = settings.findings
        # cuTile looks for a library of this name, and gets the one that is loaded.
        self._cuda = ctypes.CDLL(machine.library_path(), mode=os.RTLD_GLOBAL)
        context = ctypes.c_void_p()
        self._call("cuInit", 0)
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
        self._call("cuCtxSetCurrent", context)
        self._context = context
        self._thread = threading.local()

    def _call(self, name: str, *arguments: Any) -> None:
        status = getattr(self._cuda, name)(*arguments)
        if status:
            said = ctypes.c_char_p()
            self._cuda.cuGetErrorString(status, ctypes.byref(said))
            what = (said.value or b"").decode()
            raise types.MachineError(f"{name}: {what or status}", _NOTHING)

    def capability(self, given: Any) -> Tuple[int, int]:
        major, minor = given or self.settings.arch
        return major, minor

    def note(self, one: tile.Range, keep: Any) -> None:
        """Memory that the next launch of this thread may access."""
        kept = vars(self._thread).setdefault("kept", [])
        kept.append((None, keep))
        # What was registered already is the same memory, or a view of it.
        if one.size and not self._cuda.cuMemHostRegister_v2(
            ctypes.c_void_p(one.start), ctypes.c_size_t(one.size), 0
        ):
            kept[-1] = (one.start, keep)

    def prepare(self, kernel: Any, args: Any) -> Any:
        self.launches += 1
        self._call("cuCtxSetCurrent", self._context)
        return self._wrap(self, kernel, args)

    def done(self) -> None:
        kept = vars(self._thread).pop("kept", [])
        try:
            self._call("cuCtxSetCurrent", self._context)
            self._call("cuCtxSynchronize")
        finally:
            for start, _ in kept:
                if start is not None:
                    self._cuda.cuMemHostUnregister(ctypes.c_void_p(start))


_NOTHING = types.Run("", (), "", None)


def install(device: Driver, version: Callable[[], Any]) -> None:
    """Changes cuTile, before the first launch."""
    import cuda.tile as ct  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from cuda.tile import _compile, _execution

    setattr(_execution.kernel, "_compile", compiler(device.capability, version))
    # Programs may ask for it, and no tileiras need be there to answer.
    setattr(_compile, "_get_max_supported_bytecode_version",
            lambda *_, **__: version())
    setattr(ct, "launch", launcher(device.prepare, device.done))


# Autotuning.

#: CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE
_L2_CACHE_SIZE = 38


class _Timer:
    """Times launches by events of the driver, in place of cuTile's own timer, which knows
    only blocks of one thread."""

    def __init__(self) -> None:
        self._cuda = ctypes.CDLL("libcuda.so.1")
        self._start, self._end = ctypes.c_void_p(), ctypes.c_void_p()
        self._cache, self._bytes = ctypes.c_uint64(), 0

    def _call(self, name: str, *arguments: Any) -> None:
        status = getattr(self._cuda, name)(*arguments)
        if status:
            raise RuntimeError(f"{name}: {status}")

    def _prepare(self) -> None:
        if self._end.value:
            return
        device, size = ctypes.c_int(), ctypes.c_int()
        self._call("cuCtxGetDevice", ctypes.byref(device))
        self._call("cuDeviceGetAttribute", ctypes.byref(size), _L2_CACHE_SIZE, device)
        self._bytes = max(size.value, 1)
        self._call("cuMemAlloc_v2", ctypes.byref(self._cache), ctypes.c_size_t(self._bytes))
        self._call("cuEventCreate", ctypes.byref(self._start), 0)
        self._call("cuEventCreate", ctypes.byref(self._end), 0)

    def __call__(
        self, stream: Any, grid: Any, kernel: Any, args: Any, flush_l2: bool = True, /
    ) -> float:
        """The microseconds of a launch."""
        import cuda.tile as ct  # type: ignore[import-not-found,import-untyped,unused-ignore]

        self._prepare()
        on = ctypes.c_void_p(int(getattr(stream, "cuda_stream", stream)))
        if flush_l2:
            self._call("cuMemsetD8Async", self._cache, ctypes.c_ubyte(0),
                       ctypes.c_size_t(self._bytes), on)
        self._call("cuEventRecord", self._start, on)
        ct.launch(stream, grid, kernel, args)
        self._call("cuEventRecord", self._end, on)
        self._call("cuEventSynchronize", self._end)
        time = ctypes.c_float()
        self._call("cuEventElapsedTime", ctypes.byref(time), self._start, self._end)
        return time.value * 1000


def time_launches() -> None:
    """Has cuTile's autotuner time what is launched with more threads than one; limits of
    time are not kept."""
    try:
        from cuda.tile.tune import _tune  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        return
    timer = _Timer()

    def limited(stream: Any, grid: Any, kernel: Any, args: Any, _: float, flush: bool) -> Any:
        return timer(stream, grid, kernel, args, flush), None

    setattr(_tune, "_benchmark", timer)
    setattr(_tune, "benchmark_with_timeout", limited)


# cuTile's own way, with another compiler.


def _our_tileiras() -> str:
    """That of the package, or the first in PATH that is OpenNVVM's; raises Error if there
    is none."""
    packed = os.path.join(FOLDER, "bin", "tileiras")
    if os.path.exists(packed):
        return packed
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        found = shutil.which("tileiras", path=folder) if folder else None
        if found is None:
            continue
        said = subprocess.run([found, "--version"], capture_output=True, text=True)
        if "OpenNVVM" in said.stdout:
            return found
    raise types.Error("there is no tileiras of OpenNVVM's in the package or in PATH")


def choose_tileiras() -> None:
    """Has cuTile find OpenNVVM's tileiras, also where packages of Python's would hide it."""
    from cuda.tile import _compile  # type: ignore[import-not-found,import-untyped,unused-ignore]

    chosen = _compile._CompilerBinary(
        _our_tileiras(),
        os.environ.get("PATH", ""),
        os.environ.get("LD_LIBRARY_PATH", ""),
        pass_cuda_home_var=True,
    )
    setattr(_compile, "_find_compiler_bin", functools.lru_cache(lambda: chosen))
    # What another compiler has answered.
    for asked in ("_get_max_supported_bytecode_version", "_get_compiler_version_string",
                  "_find_tileirdisasm_bin"):
        getattr(getattr(_compile, asked, None), "cache_clear", lambda: None)()
