# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""worker.py FOLDER CC,... MODE,... COUNT [DRIVER]: with Numba, compiles kernels of its
documentation and of its own tests to PTX in FOLDER; then executes the functions of Inputs/functions.py on DRIVER
and compares them with the CPU's. Prints what is wrong; the last line counts."""

import ast
import ctypes
import importlib
import importlib.util
import inspect
import math
import os
import sys
import types
import warnings

import numba
import numpy as np
from numba import cuda
from numba.cuda import dispatcher
from numba.cuda.cudadrv import devices

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import functions  # noqa: E402

folder, machines, modes, most = sys.argv[1:5]
driver = sys.argv[5] if len(sys.argv) > 5 else None

#: Modules of numba.cuda.tests.cudapy whose kernels have their signatures written next
#: to them: cuda.jit("void(int32[:])")(kernel).
MODULES = ("test_atomics", "test_boolean", "test_constmem", "test_dispatcher",
           "test_globals", "test_intrinsics", "test_localmem", "test_operator",
           "test_slicing", "test_sync", "test_warp_ops")
#: Examples of the documentation: the module of numba.cuda.tests.doc_examples that has the
#: kernel in a test, its name, and a signature.
EXAMPLES = (
    ("test_vecadd", "f", "void(float32[:], float32[:], float32[:])"),
    ("test_matmul", "matmul", "void(float64[:, :], float64[:, :], float64[:, :])"),
    ("test_matmul", "fast_matmul", "void(float32[:, :], float32[:, :], float32[:, :])"),
    ("test_laplace", "solve_heat_equation", "void(float32[:], float32[:], int32, float32)"),
    ("test_reduction", "array_sum", "void(int64[:])"),
    ("test_sessionize", "sessionize", "void(int64[:], int64[:], float64[:])"),
    ("test_globals", "compute_totals", "void(float64[:], float64[:])"),
    ("test_ufunc", "f", "void(float32[:], float32[:])"),
    ("test_cpointer", "add_one", "void(CPointer(uint8), uint32)"),
    ("test_cg", "sequential_rows", "void(int32[:, ::1])"))
#: What these take from the tests around them.
AROUND = {"cuda": cuda, "np": np, "math": math, "int32": numba.int32,
          "float32": numba.float32, "TPB": 16, "nelem": 1024, "session_timeout": 5000,
          "TAX_RATE": 0.08, "PRICES": np.arange(5.0)}
MODES = {"plain": {}, "debug": {"debug": True, "opt": False},
         "lineinfo": {"lineinfo": True}, "fastmath": {"fastmath": True}}


def jitted(node):
    """The name and the signature, if the node is such a call."""
    if (isinstance(node, ast.Call) and isinstance(node.func, ast.Call) and node.args
            and isinstance(node.args[0], ast.Name) and node.func.args
            and isinstance(node.func.args[0], ast.Constant)
            and isinstance(node.func.args[0].value, str)
            and ast.unparse(node.func.func).endswith("jit")):
        return node.args[0].id, node.func.args[0].value
    return None


def assume_device(machine):
    """Some modules ask for the device when they are loaded, and calls of device
    functions when they are compiled."""
    device = types.SimpleNamespace(
        compute_capability=(int(machine[:-1]), int(machine[-1])))
    devices.get_context = lambda *_: types.SimpleNamespace(device=device)
    cuda.get_current_device = lambda: device
    dispatcher.get_current_device = lambda: device


def example(module, kernel):
    """The function of a kernel inside of a test, without its decorators."""
    file = importlib.util.find_spec("numba.cuda.tests.doc_examples." + module).origin
    with open(file) as source:
        tree = ast.parse(source.read())
    node = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
                and node.name == kernel and node.decorator_list)
    node.decorator_list = []
    names = dict(AROUND)
    exec(compile(ast.Module([node], []), file, "exec"), names)
    return names[kernel]


def suite_kernels():
    """(name, function, signature)"""
    assume_device("90")
    for module, kernel, signature in EXAMPLES:
        yield f"{module}.{kernel}", example(module, kernel), signature
    for name in MODULES:
        module = importlib.import_module("numba.cuda.tests.cudapy." + name)
        found = {jitted(node) for node in ast.walk(ast.parse(inspect.getsource(module)))}
        for kernel, signature in sorted(found - {None}):
            function = getattr(module, kernel, None)
            # Numba's own front end refuses some: that is what they test.
            if inspect.isfunction(function) and not kernel.startswith("nonliteral_"):
                yield f"{name}.{kernel}", function, signature


def compile_kernel(function, signature, machine, mode):
    cc = (int(machine[:-1]), int(machine[-1]))
    # With debug information, each function is a module.
    ptx, _ = cuda.compile_all(function, signature, device=False, abi="numba", cc=cc,
                              output="ptx", **MODES[mode])
    return [text for text in ptx if isinstance(text, str)]


def compile_suite():
    """What cannot be compiled, and the numbers of kernels and of compilations."""
    wrong, count = [], 0
    kernels = list(suite_kernels())[:int(most)]
    for number, (name, function, signature) in enumerate(kernels):
        for machine in machines.split(","):
            for mode in modes.split(","):
                where = f"{name} {signature} cc {machine} {mode}"
                try:
                    ptx = compile_kernel(function, signature, machine, mode)
                except Exception as error:  # Whatever Numba raises.
                    wrong.append(f"{where}: {type(error).__name__}: "
                                 + " ".join(str(error).split())[:300])
                    continue
                count += 1
                for part, text in enumerate(ptx):
                    file = f"{number:03}.{machine}.{mode}.{part}.ptx"
                    with open(os.path.join(folder, file), "w") as out:
                        out.write(text)
    return wrong, len(kernels), count


class Device:
    """Launches kernels of Numba's calling convention."""

    def __init__(self):
        self.library = ctypes.CDLL(driver)
        context = ctypes.c_void_p()
        self.call("cuInit", 0)
        self.call("cuCtxCreate", ctypes.byref(context), 0, 0)

    def call(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status:
            raise RuntimeError(f"{name} returned {status}")

    def array(self, values):
        """The device address, and the parameters that describe the array."""
        address = ctypes.c_uint64()
        self.call("cuMemAlloc", ctypes.byref(address), ctypes.c_size_t(values.nbytes))
        self.call("cuMemcpyHtoD", address, values.ctypes.data_as(ctypes.c_void_p),
                  ctypes.c_size_t(values.nbytes))
        return address, [0, 0, values.size, values.itemsize, address.value, values.size,
                         values.itemsize]

    def run(self, ptx, arrays):
        module, kernel = ctypes.c_void_p(), ctypes.c_void_p()
        name = ptx.split(".entry ")[1].split("(")[0]
        self.call("cuModuleLoadDataEx", ctypes.byref(module), ptx.encode() + b"\0", 0,
                  None, None)
        self.call("cuModuleGetFunction", ctypes.byref(kernel), module, name.encode())
        described = [self.array(values) for values in arrays]
        words = [ctypes.c_uint64(word) for _, part in described for word in part]
        pointers = (ctypes.c_void_p * len(words))(
            *(ctypes.addressof(word) for word in words))
        block = 32
        self.call("cuLaunchKernel", kernel, (arrays[0].size + block - 1) // block, 1, 1,
                  block, 1, 1, 0, None, pointers, None)
        self.call("cuMemcpyDtoH", arrays[0].ctypes.data_as(ctypes.c_void_p),
                  described[0][0], ctypes.c_size_t(arrays[0].nbytes))


def execute(device, function, values, machine):
    """What is wrong, or None."""
    assume_device(machine)
    on_gpu, on_cpu = cuda.jit(device=True)(function), numba.njit(function)

    def kernel(out, x, y):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = on_gpu(x[i], y[i])

    x, y = values
    array = numba.from_dtype(x.dtype)[::1]
    ptx, = compile_kernel(kernel, (array, array, array), machine, "plain")
    found, expected = np.zeros_like(x), np.zeros_like(x)
    for i in range(x.size):
        expected[i] = on_cpu(x[i], y[i])
    device.run(ptx, [found, x, y])
    if x.dtype.kind == "i":
        same = found == expected
    else:
        # Libraries differ in the last bits.
        same = np.isclose(found, expected, rtol=1e-12, atol=1e-12, equal_nan=True)
    if same.all():
        return None
    at = int(np.argmin(same))
    return (f"{function.__name__} cc {machine}: {x[at]}, {y[at]}: {found[at]}, "
            f"not {expected[at]}")


def execute_all():
    """What is wrong, and the number of functions."""
    random = np.random.default_rng(1)
    whole = random.integers(-2**31, 2**31, (2, 96))
    whole[:, :8] = [[0, 1, -1, 2**31, 7, -7, 64, 0], [0, 1, 3, -5, -2, 2, 0, 9]]
    real = random.uniform(-16, 16, (2, 96))
    device, wrong = Device(), []
    cases = [(f, whole) for f in functions.WHOLE] + [(f, real) for f in functions.REAL]
    for function, values in cases:
        for machine in machines.split(","):
            wrong.append(execute(device, function, values, machine))
    return [line for line in wrong if line], len(cases)


def main():
    warnings.simplefilter("error", category=numba.core.errors.NumbaWarning)
    warnings.simplefilter("ignore", numba.core.errors.NumbaDebugInfoWarning)
    wrong, kernels, compiled = compile_suite()
    executed = 0
    if driver:
        more, executed = execute_all()
        wrong += more
    for line in wrong:
        print(line)
    print(f"{kernels} {compiled} {executed}")


main()
