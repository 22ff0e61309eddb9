# Kernels of cuTile Python without a GPU.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs of cuTile Python on the CPU, and names what their kernels do wrong.

One kernel, on arrays of NumPy's:

    import opennvvm.cutile
    opennvvm.cutile.run(kernel, grid=(8,), args=(x, y, 128))

A program, whose ct.launch() and torch's device "cuda" are then on the CPU:

    python -m opennvvm.cutile [OPTION...] program.py [ARGUMENT...]
    python -m opennvvm.cutile [OPTION...] -m MODULE [ARGUMENT...]

or, in the program, before the first launch: opennvvm.cutile.enable(). Tests:

    python -m pytest -p opennvvm.cutile [--tile-OPTION...] ...

Options:

    --target=cpu         the evaluator executes kernels, or
    --target=machine     they are compiled to PTX, which the machine executes, or
    --target=gpu         they are compiled to PTX and launched on the driver's device;
                         --gpu is the same, or
    --target=tileiras    cuTile itself compiles and launches them, by OpenNVVM's tileiras;
                         libopennvvm-tile-launch.so is preloaded if the package has it
    --arch=sm_NN         the device's compute capability (default: sm_100)
    --findings=report    print findings (the default of programs),
    --findings=error     let the launch fail (the default of tests), or
    --findings=off       look for accesses out of bounds and assertions only
    --unknown=check      accesses outside of the launch's arrays are findings, or
    --unknown=trust      are done, for kernels that get addresses as integers
    --threads=N          blocks that run at the same time; 0: all cores
    --seed=N             the bits of what is undetermined; 0: zeros
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import os
import re
import runpy
import sys
import warnings
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple, Union

from . import _cutile_arrays as arrays
from . import _cutile_gpu as gpu
from . import _tile as tile
from . import tile_launch_path
from ._cutile_driver import Device, Settings, install
from ._machine import Dimensions, _dimensions, out
from ._tile_image import TileImage, TileKernel, TileParameter, read_image
from ._types import Error, MachineError, OptionError, Run

_device: Optional[Device] = None
#: Where kernels run, if that is not the evaluator.
_driver: Optional[gpu.Driver] = None


class LaunchError(MachineError, RuntimeError):
    """A launch that has failed; a RuntimeError, as cuTile's own are."""


# Options.


def _arch(value: str) -> Tuple[int, int]:
    match = re.fullmatch(r"sm_(\d+)(\d)[af]?", value)
    if match is None or (int(match[1]), int(match[2])) < (7, 5):
        raise OptionError(f"arch is 'sm_75' or later, and not '{value}'")
    return int(match[1]), int(match[2])


def _one_of(**words: Any) -> Callable[[str], Any]:
    def parse(value: str) -> Any:
        if value not in words:
            raise OptionError(f"'{value}' is none of {', '.join(words)}")
        return words[value]

    return parse


def _number(value: Union[int, str]) -> int:
    if not str(value).isdecimal():
        raise OptionError(f"'{value}' is no number")
    return int(value)


_OPTIONS: Dict[str, Callable[[Any], Any]] = {
    "target": _one_of(cpu="cpu", machine="machine", gpu="gpu", tileiras="tileiras"),
    "arch": _arch,
    "findings": _one_of(report="report", error="error", off="off"),
    "unknown": _one_of(check=tile.CHECK, trust=tile.TRUST),
    "threads": _number,
    "seed": _number,
}


def _parsed(options: Dict[str, Any]) -> Dict[str, Any]:
    """What options set; raises OptionError."""
    for name in options:
        if name not in _OPTIONS:
            raise OptionError(f"there is no option '{name}'")
    values = {name: _OPTIONS[name](value) for name, value in options.items()}
    if _device is not None and _device.launches:
        if values.get("arch", _device.settings.arch) != _device.settings.arch:
            raise OptionError("'arch' cannot change after the first launch")
    return values


# What is changed of cuTile.


def _newest_version() -> Any:
    from cuda.tile import _compile  # type: ignore[import-not-found,import-untyped,unused-ignore]

    return _compile._SUPPORTED_VERSIONS[-1]


def _compile_kernel(
    kernel: Any, signature: Any, context: Any, compute_capability: Any = None
) -> Tuple[bytes, str, None, Any]:
    """cuTile's compilation, up to Tile IR."""
    from cuda.tile import _compile

    assert _device is not None
    result = _compile.compile_tile(
        kernel._annotated_function,
        (signature,),
        "sm_%d%d" % tuple(compute_capability or _device.settings.arch),
        kernel._compiler_options,
        context,
        bytecode_version=_newest_version(),
        return_bytecode=True,
        return_cubin=False,
    )
    symbol = result.kernel_signatures[0].symbol
    program = tile.Program(bytes(result.bytecode), symbol)
    return _device.add(program, symbol), symbol, None, gpu.nothing_hoisted()


def _checked(launch: Callable[..., Any]) -> Callable[..., Any]:
    """ct.launch() that takes arrays of NumPy's, too, and raises what has happened in
    the driver, and LaunchError with the findings."""

    @functools.wraps(launch)
    def launched(
        stream: Any, grid: Any, kernel: Any, args: Any, /, **options: Any
    ) -> Any:
        assert _device is not None
        thread = _device.thread
        thread.raised = thread.failed = None
        if isinstance(args, tuple) and hasattr(kernel, "_annotated_function"):
            args = tuple(
                arrays.argument(_device, given, name)
                for given, name in zip(args, _names(kernel, len(args)))
            )
        try:
            return launch(stream, grid, kernel, args, **options)
        except RuntimeError:
            raised, failed = thread.raised, thread.failed
            if raised is not None:
                raise raised from None
            if failed is not None:
                raise LaunchError(failed.run.text.rstrip(), failed.run) from None
            raise
        finally:
            thread.ranges, thread.kept = [], []

    return launched


def _names(kernel: Any, count: int) -> List[str]:
    """What findings call the arrays of a kernel's parameters."""
    names = list(kernel._annotated_function.pysig.parameters)
    return [*names, *[""] * count][:count]


def _first_that_runs(
    search_space: Sequence[Any],
    stream: Any,
    grid_fn: Callable[[Any], Any],
    kernel: Any,
    args_fn: Callable[[Any], Any],
    hints_fn: Optional[Callable[[Any], Dict[str, Any]]] = None,
    **_: Any,
) -> Any:
    """Autotuning: times mean nothing here, so the first configuration that can be
    launched is taken."""
    import cuda.tile as ct  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from cuda.tile.tune import _tune  # type: ignore[import-not-found,import-untyped,unused-ignore]

    if not len(search_space):
        raise ValueError("Search space is empty.")
    failures: List[Tuple[Any, type, str]] = []
    for config in search_space:
        grid = grid_fn(config)
        chosen = kernel if isinstance(kernel, ct.kernel) else kernel(config)
        chosen = chosen.replace_hints(**(hints_fn(config) if hints_fn else {}))
        try:
            ct.launch(stream, grid, chosen, args_fn(config))
        except Exception as error:
            failures.append((config, type(error), str(error)))
            continue
        warnings.warn(
            f"opennvvm.cutile: autotuning runs one configuration of "
            f"{len(search_space)}, {config}, and measures no times",
            stacklevel=2,
        )
        best = _tune.Measurement(
            config=config, mean_us=0.0, num_samples=1, error_margin_us=0.0
        )
        return _tune.TuningResult(
            best=best, successes=(best,), failures=tuple(failures)
        )
    config, kind, said = failures[0]
    raise ValueError(
        f"No valid config found in search space."
        f"\nConfig: {config}\n{kind.__name__}: {said}"
    )


def _change_cutile() -> None:
    import cuda.tile as ct
    from cuda.tile import _compile, _execution, tune
    from cuda.tile.tune import _tune

    _execution.kernel._compile = _compile_kernel
    # Programs may ask for it, and no tileiras need be there to answer.
    _compile._get_max_supported_bytecode_version = (
        lambda *_, **__: _newest_version()
    )
    ct.launch = _checked(ct.launch)
    tune.exhaustive_search = _tune.exhaustive_search = _first_that_runs


def _enabled() -> Device:
    """The device, which cuTile has from now on; torch is left as it is."""
    global _device
    if _device is None:
        tile.library()  # Raises Error if it is not there.
        device = Device()
        install(device)
        _device = device
        _change_cutile()
    return _device


def _wrapped(device: Any, kernel: Any, args: Any) -> Any:
    """Arguments of a launch on memory of the process."""
    if not isinstance(args, tuple) or not hasattr(kernel, "_annotated_function"):
        return args
    return tuple(
        arrays.argument(device, given, name)
        for given, name in zip(args, _names(kernel, len(args)))
    )


def _enable_driver(target: str, options: Dict[str, Any]) -> gpu.Driver:
    """Has kernels compiled and launched on CUDA's driver."""
    global _driver
    if _device is not None or _driver is not None:
        raise Error("opennvvm.cutile is enabled already, and its target cannot change")
    if target == "gpu" and options:
        raise OptionError("the target 'gpu' has no options")
    settings = Settings()
    for name, value in options.items():
        if name not in ("arch", "findings"):
            raise OptionError(f"the target 'machine' has no option '{name}'")
        setattr(settings, name, value)
    if "cuda.tile._load_libcuda" in sys.modules:
        raise Error(
            "cuTile has a driver already: opennvvm.cutile must be enabled before the "
            "first kernel is launched"
        )
    tile.library()  # Raises Error if it is not there.
    driver = gpu.Driver() if target == "gpu" else gpu.Machine(settings, _wrapped)
    gpu.install(driver, _newest_version)
    if target == "gpu":
        gpu.time_launches()
    if target == "machine":
        from cuda.tile import tune
        from cuda.tile.tune import _tune

        tune.exhaustive_search = _tune.exhaustive_search = _first_that_runs
    _driver = driver
    return driver


def enable(
    *,
    target: str = "cpu",
    torch: Optional[bool] = None,
    jax: Optional[bool] = None,
    **options: Any,
) -> None:
    """Makes ct.launch() execute kernels on the CPU, for the whole process and from the
    first launch on. torch's device "cuda" is then memory of the CPU, if torch is
    installed and `torch` is not False; and cutile_call() runs on the CPU of JAX's, if
    JAX is installed and `jax` is not False.

    Options are those of the command line: arch="sm_90", findings="error",
    unknown="trust", threads=1, seed=1. A later call changes options. Raises OptionError
    for a wrong one, and Error if cuTile has a driver already, or if libopennvvm-tile.so
    or cuTile is not installed.

    With target="gpu", kernels are compiled by OpenNVVM and launched on the GPU, and
    nothing else changes; with target="machine", the machine executes what was compiled,
    and torch's device is on the CPU as above. Its options are arch and findings.

    With target="tileiras", the compiler that cuTile finds is OpenNVVM's tileiras, of this
    package or else of PATH, also if NVIDIA's is installed as a package of Python's, and
    nothing else changes: opennvvm.tile_launch_path() must have been preloaded. Raises
    Error if there is no such tileiras."""
    _require_cutile()
    target = _OPTIONS["target"](target)
    values = _parsed(options)
    if target == "tileiras":
        if values:
            raise OptionError("the target 'tileiras' has no options")
        gpu.choose_tileiras()
        return
    if target != "cpu":
        driver = _enable_driver(target, values)
        if target == "machine" and (
            torch
            or (torch is None and importlib.util.find_spec("torch") is not None)
        ):
            from . import _cutile_torch

            # It has what is used of a device.
            stands_in: Any = driver
            _cutile_torch.enable(stands_in)
        return
    device = _enabled()
    vars(device.settings).update(values)
    if torch or (torch is None and importlib.util.find_spec("torch") is not None):
        from . import _cutile_torch

        _cutile_torch.enable(device)
    if jax or (jax is None and importlib.util.find_spec("jax") is not None):
        from . import _cutile_jax

        _cutile_jax.enable()


def _require_cutile() -> None:
    try:
        found = importlib.util.find_spec("cuda.tile") is not None
    except ModuleNotFoundError:
        found = False
    if not found:
        raise Error("cuTile Python is not installed: pip install cuda-tile")


# One kernel.


def run(
    kernel: Any,
    grid: Dimensions,
    args: Sequence[Any] = (),
    *,
    check: bool = True,
    **options: Any,
) -> Run:
    """Executes a kernel of cuTile's (`@ct.kernel`) on the CPU.

    Of `args`, arrays of NumPy's and CPU tensors are memory that the kernel changes in
    place, out(array) is memory that it only writes; everything else is passed to cuTile
    as it is. Options are those of enable(), except findings="error".

    Returns what the kernel has printed and the findings. Raises LaunchError, a
    MachineError, if the kernel breaks a rule, unless `check` is False, and if it cannot
    run; and cuTile's own errors for kernels that do not compile.
    """
    _require_cutile()
    device = _enabled()
    from cuda.tile import _cext  # type: ignore[import-not-found,import-untyped,unused-ignore]

    given = tuple(
        arrays.argument(device, one, name, always=True)
        for one, name in zip(args, _names(kernel, len(args)))
    )
    with _settings(device, options), _collected(device) as outcomes:
        try:
            _checked(_cext.launch)(0, tuple(_dimensions(grid)), kernel, given)
        finally:
            device.thread.ranges, device.thread.kept = [], []
    (outcome,) = outcomes
    if check and outcome.wrong:
        raise LaunchError(outcome.run.text.rstrip(), outcome.run)
    return outcome.run


@contextlib.contextmanager
def _settings(device: Device, options: Dict[str, Any]) -> Iterator[None]:
    values = _parsed({"findings": "report", **options})
    before = dict(vars(device.settings))
    vars(device.settings).update(values)
    try:
        yield
    finally:
        vars(device.settings).update(before)


@contextlib.contextmanager
def _collected(device: Device) -> Iterator[List[tile.Outcome]]:
    before, outcomes = device.thread.outcomes, []  # type: Any, List[tile.Outcome]
    device.thread.outcomes = outcomes
    try:
        yield outcomes
    finally:
        device.thread.outcomes = before


# A plugin of pytest's.


def pytest_addoption(parser: Any) -> None:
    group = parser.getgroup("opennvvm.cutile", "kernels of cuTile on the CPU")
    for name in _OPTIONS:
        default = "error" if name == "findings" else None
        group.addoption(
            f"--tile-{name}", default=default, metavar=name.upper(),
            help=f"--{name} of python -m opennvvm.cutile",
        )


def pytest_load_initial_conftests(early_config: Any) -> None:
    """Before anything imports cuTile or torch."""
    known = early_config.known_args_namespace
    given = {name: getattr(known, f"tile_{name}") for name in _OPTIONS}
    enable(**{name: value for name, value in given.items() if value is not None})


def pytest_report_header() -> str:
    if _driver is not None:
        return "opennvvm.cutile: kernels are compiled and run by CUDA's driver"
    if _device is None:
        return "opennvvm.cutile: kernels are compiled by OpenNVVM's tileiras"
    assert _device is not None
    return "opennvvm.cutile: kernels run on the CPU as sm_%d%d" % _device.settings.arch


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if _driver is not None:
        terminalreporter.write_line(f"opennvvm.cutile: {_driver.launches} launches")
        return
    if _device is None:
        return
    found = sum(len(outcome.run.findings) for outcome in _device.outcomes)
    terminalreporter.write_line(
        f"opennvvm.cutile: {_device.launches} launches, {found} findings"
    )


# A program.


def _preload() -> None:
    """Starts the process again with the library that completes launches, unless it is
    there already or the package does not have it."""
    path = tile_launch_path()
    before = os.environ.get("LD_PRELOAD", "")
    if "libopennvvm-tile-launch.so" in before or not os.path.exists(path):
        return
    os.environ["LD_PRELOAD"] = ":".join(filter(None, (path, before)))
    again = getattr(sys, "orig_argv", None) or ["", "-m", "opennvvm.cutile", *sys.argv[1:]]
    os.execv(sys.executable, [sys.executable, *again[1:]])


def main(words: List[str]) -> None:
    """python -m opennvvm.cutile."""
    options: Dict[str, Any] = {}
    while words and words[0].startswith("--"):
        word = words.pop(0)
        word = "--target=gpu" if word == "--gpu" else word
        if word == "--help":
            print(__doc__)
            sys.exit(0)
        name, equals, value = word[2:].partition("=")
        if not equals or name not in _OPTIONS:
            sys.exit(f"python -m opennvvm.cutile: bad option {word}; --help says more")
        options[name] = value
    module = bool(words) and words[0] == "-m"
    del words[:module]
    if not words:
        sys.exit("python -m opennvvm.cutile: no program; --help says more")
    try:
        if options.get("target") == "tileiras":
            _preload()
        enable(**options)
    except Error as error:
        sys.exit(f"python -m opennvvm.cutile: {error}")
    sys.argv[:] = words
    if module:
        sys.path.insert(0, os.getcwd())
        runpy.run_module(words[0], run_name="__main__", alter_sys=True)
    else:
        sys.path.insert(0, os.path.dirname(os.path.abspath(words[0])))
        runpy.run_path(words[0], run_name="__main__")


__all__ = [
    "LaunchError", "TileImage", "TileKernel", "TileParameter", "enable", "out",
    "read_image", "run",
]


if __name__ == "__main__":
    # The module under its own name, of which there is only one.
    from opennvvm import cutile as _module

    _module.main(sys.argv[1:])
