# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""kernels.py: kernels of cuTile run on arrays of NumPy's, and what they do wrong is
named."""

import contextlib
import gc
import io
import threading
import warnings

import cuda.tile as ct
import cuda.tile._cext
import numpy as np
import opennvvm
import opennvvm.cutile as cutile

def raises(kind, message, function, *args, **options):
    try:
        function(*args, **options)
    except kind as error:
        assert message in str(error), error
        return error
    raise AssertionError(message)


def line_of(kernel, word):
    """The line of a kernel's source that a word stands in."""
    code = kernel._pyfunc.__code__
    with open(code.co_filename) as file:
        lines = file.read().splitlines()
    start = code.co_firstlineno
    return next(start + number for number, line in enumerate(lines[start - 1:])
                if word in line)


def refused():
    """What enable() and run() refuse leaves everything as it was."""
    raises(opennvvm.OptionError, "'sm_70'", cutile.enable, arch="sm_70")
    raises(opennvvm.OptionError, "there is no option 'tread'", cutile.enable, tread=1)
    raises(opennvvm.OptionError, "'loud' is none of report, error, off", cutile.enable,
           findings="loud")
    raises(opennvvm.OptionError, "'-1' is no number", cutile.enable, seed=-1)


@ct.kernel
def add(x, y, z, TILE: ct.Constant[int]):
    i = ct.bid(0)
    a = ct.load(x, index=(i,), shape=(TILE,))
    b = ct.load(y, index=(i,), shape=(TILE,))
    ct.store(z, index=(i,), tile=a + b)


def memory():
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    z = np.full(1000, -1, np.float32)
    ran = cutile.run(add, 8, (x, y, cutile.out(z), 128))
    assert (z == x + 1).all() and ran.findings == () and ran.text == "", ran
    # Views, in both directions, and what lies between their elements.
    wide = np.full((2, 1000), 7, np.float32)
    cutile.run(add, (4,), (x[::2], wide[0, ::2], wide[1, ::2], 128))
    assert (wide[1, ::2] == x[::2] + 7).all() and (wide[1, 1::2] == 7).all()
    raises(cutile.LaunchError, "[tile-index-space]", cutile.run, add, 9, (x, x, z, 128))
    # An array that cannot be written is read.
    x.flags.writeable = False
    cutile.run(add, 8, [x, x, z, 128])
    assert (z == 2 * x).all()
    error = raises(cutile.LaunchError, "", cutile.run, add, 8, (z, z, x, 128))
    assert error.findings and (x == np.arange(1000)).all()
    raises(ValueError, "cannot be written", cutile.run, add, 8,
           (z, z, cutile.out(x), 128))
    # Two parameters of the same memory, whose accesses nothing orders.
    raises(cutile.LaunchError, "[tile-race]", cutile.run, add, 7, (z, z, z, 128))
    raises(TypeError, "complex64", cutile.run, add, 8, (np.zeros(8, np.complex64),) * 4)
    raises(ValueError, "no whole elements", cutile.run, add, 1,
           (np.zeros(8, "i1,f4")["f1"],) * 3 + (8,))
    raises(ValueError, "positive", cutile.run, add, 0, (z, z, z, 128))


def types():
    for kind in ("bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 "
                 "float32 float64").split():
        x = np.arange(64).astype(kind)
        y = np.zeros(64, kind)
        cutile.run(copy, 2, (x, y, 32))
        assert (x == y).all(), kind


@ct.kernel
def copy(x, y, TILE: ct.Constant[int]):
    ct.store(y, index=(ct.bid(0),), tile=ct.load(x, index=(ct.bid(0),), shape=(TILE,)))


@ct.kernel
def extremes(x, y):
    a = ct.load(x, index=(0,), shape=(64,))
    ct.store(y, index=(0,), tile=ct.full((1,), ct.max(a), x.dtype))
    ct.store(y, index=(1,), tile=ct.full((1,), ct.min(a), x.dtype))


def reductions():
    for kind in ("float16", "float32", "float64", "int8", "uint64"):
        x, y = (np.arange(64) + 7).astype(kind), np.zeros(2, kind)
        cutile.run(extremes, 1, (x, y))
        assert list(y) == [70, 7], (kind, y)


@ct.kernel
def matmul(a, b, c, K: ct.Constant[int]):
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.zeros((32, 32), ct.float32)
    for k in range(ct.cdiv(K, 32)):
        x = ct.load(a, index=(i, k), shape=(32, 32),
                    padding_mode=ct.PaddingMode.ZERO)
        y = ct.load(b, index=(k, j), shape=(32, 32),
                    padding_mode=ct.PaddingMode.ZERO)
        acc = ct.mma(x, y, acc)
    ct.store(c, index=(i, j), tile=acc)


def products():
    generator = np.random.default_rng(1)
    a = generator.standard_normal((100, 70), np.float32).astype(np.float16)
    b = generator.standard_normal((70, 90), np.float32).astype(np.float16)
    c = np.zeros((100, 90), np.float32)
    cutile.run(matmul, (4, 3), (a, b, c, 70))
    assert np.abs(c - a.astype(np.float32) @ b.astype(np.float32)).max() < 1e-3


@ct.kernel
def gather(x, y):
    i = ct.arange(16, dtype=ct.int32)
    ct.scatter(y, i, ct.gather(x, i, check_bounds=False))


@ct.kernel
def scale(factor, x):
    ct.store(x, index=(0,), tile=ct.load(x, index=(0,), shape=(8,)) * factor)


@ct.kernel
def tell(n):
    ct.printf("block %d of %d\n", ct.bid(0), n)


@ct.kernel
def positive(x):
    a = ct.load(x, index=(0,), shape=(8,))
    ct.assert_(a > 0, "not above zero")
    ct.store(x, index=(0,), tile=a + 1)


def findings():
    y = np.zeros(16, np.float32)
    x = np.ones(8, np.float32)
    error = raises(cutile.LaunchError, "x:float32[8]", cutile.run, gather, 1, (x, y))
    assert isinstance(error, RuntimeError) and isinstance(error, opennvvm.MachineError)
    found, follows = error.findings
    assert follows.rule == "tile-undetermined"
    assert found.rule == "tile-out-of-bounds" and found.severity == "error"
    party = found.parties[0]
    assert party.operation == "cuda_tile.load_ptr_tko" and party.block == (0, 0, 0)
    assert party.source[0].file == __file__
    assert party.source[0].line == line_of(gather, "scatter"), party
    ran = cutile.run(gather, 1, (x, y), check=False)
    assert ran.findings == error.findings and (y == [1] * 8 + [0] * 8).all()
    # Memory that nobody has written.
    error = raises(cutile.LaunchError, "", cutile.run, copy, 1, (cutile.out(x), y, 8))
    assert {one.rule for one in error.findings} == {"tile-uninitialized"}, error
    assert cutile.run(copy, 1, (cutile.out(x), y, 8), findings="off").findings == ()
    # An assertion ends the launch.
    x[3] = 0
    error = raises(cutile.LaunchError, "not above zero", cutile.run, positive, 1, (x,),
                   check=False)
    x[3] = 1
    cutile.run(positive, 1, (x,))
    assert (x == 2).all()


def prints():
    with contextlib.redirect_stdout(io.StringIO()) as said:
        ran = cutile.run(tell, 3, (3,))
    assert ran.output == "".join(f"block {n} of 3\n" for n in range(3)), ran
    assert said.getvalue() == ran.output


def arguments():
    x = np.ones(8, np.float32)
    cutile.run(scale, 1, (np.float32(3), x))
    cutile.run(scale, 1, (2.0, x))
    assert (x == 6).all()
    raises(TypeError, "", cutile.run, scale, 1, (2.0, x, x))
    raises(ct.TileTypeError, "", cutile.run, matmul, 1, (x, x, x, 8))


def launches():
    """ct.launch() takes the same arrays, and prints findings or fails."""
    cutile.enable(torch=False, findings="report")
    x, y = np.ones(8, np.float32), np.zeros(16, np.float32)
    ct.launch(0, (1,), scale, (2.0, x))
    assert (x == 2).all()
    with contextlib.redirect_stderr(io.StringIO()) as said:
        ct.launch(0, (1,), gather, (x, y))
    assert "[tile-out-of-bounds]" in said.getvalue(), said.getvalue()
    cutile.enable(torch=False, findings="error")
    error = raises(RuntimeError, "[tile-out-of-bounds]", ct.launch, 0, (1,), gather,
                   (x, y))
    assert isinstance(error, cutile.LaunchError) and len(error.findings) == 2
    raises(opennvvm.OptionError, "cannot change", cutile.enable, arch="sm_80")
    raises(RuntimeError, "no CUDA graphs", ct._cext._benchmark, 0, (1,), tell, (3,))
    # In threads, each of which has arrays of its own.
    each = [np.ones(8, np.float32) for _ in range(4)]
    threads = [threading.Thread(target=lambda array=array: [
        ct.launch(0, (1,), scale, (2.0, array)) for _ in range(10)]) for array in each]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((array == 1024).all() for array in each)


def tuning():
    x, y = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        result = ct.tune.exhaustive_search(
            [5, 16, 32], 0, lambda tile: (64 // tile,), copy, lambda tile: (x, y, tile))
    assert "one configuration of 3, 16" in str(said[-1].message), said
    assert result.best.config == 16 and (x == y).all()
    assert [failure[0] for failure in result.failures] == [5], result.failures
    raises(ValueError, "No valid config", ct.tune.exhaustive_search, [5], 0,
           lambda tile: (1,), copy, lambda tile: (x, y, tile))
    raises(ValueError, "empty", ct.tune.exhaustive_search, [], 0, None, copy, None)


def not_compiled():
    """What the compiler refuses is cuTile's error, with the place."""
    from cuda.tile._exception import TileCompilerExecutionError
    from opennvvm import _cutile_gpu
    error = raises(TileCompilerExecutionError, 'expected operation name in quotes\n    "k", '
                   'line 1, in k', _cutile_gpu.compile_bytecode, b"module {\n  ?\n}", "k",
                   "sm_80", 0)
    assert (error.loc.line, error.loc.col) == (1, 8), error
    assert error.compiler_flags == "--gpu-name sm_80", error


for step in (not_compiled, refused, memory, types, reductions, products, findings, prints,
             arguments, launches, tuning):
    step()
    gc.collect()
