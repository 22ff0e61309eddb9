# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples.py FOLDER [MACHINE]: the LLVM IR that Taichi makes for a GPU of the examples in
its package, without a screen, until FRAMES were shown, an example ends, or SECONDS have
passed. Needs a libcuda.so.1 as dump.py does; since its device computes nothing, some
examples fail, after some of their kernels."""

import concurrent.futures
import hashlib
import os
import pathlib
import runpy
import subprocess
import sys
import unittest.mock

FRAMES, SECONDS = 3, 60


def run_example(file):
    """Runs in a process of its own, in the folder of the output."""
    import taichi as ti
    init = ti.init

    def init_for_gpu(*args, **options):
        for name in ("arch", "debug", "kernel_profiler", "device_memory_fraction"):
            options.pop(name, None)
        init(arch=ti.cuda, print_kernel_llvm_ir_optimized=True, offline_cache=False,
             log_level=ti.ERROR, **dict(options, device_memory_GB=0.1))

    frames = iter(range(FRAMES))

    class Screen(unittest.mock.MagicMock):
        """Any window, and any part of one."""
        running = property(lambda self: next(frames, None) is not None)

        def get_event(self, *args):
            return False

        def get_cursor_pos(self):
            return 0.5, 0.5

        def show(self, *args):
            if next(frames, None) is None:
                sys.exit()

    ti.init = init_for_gpu
    for place, name in ((ti, "GUI"), (ti.ui, "Window")):
        keys = {k: v for k, v in vars(getattr(place, name)).items() if k.isupper()}
        keys["__init__"] = lambda self, *args, **options: Screen.__init__(self)
        setattr(place, name, type(name, (Screen,), keys))
    for name in ("matplotlib", "matplotlib.pyplot"):
        sys.modules[name] = unittest.mock.MagicMock()
    sys.argv = [file]
    sys.path.insert(0, str(pathlib.Path(file).parent))
    runpy.run_path(file, run_name="__main__")


def dump(file, folder):
    """The files with kernels that an example has given."""
    folder.mkdir(parents=True)
    log = open(folder / "log.txt", "w")
    try:
        subprocess.run([sys.executable, __file__, "--run", file], cwd=folder, stdout=log,
                       stderr=log, stdin=subprocess.DEVNULL, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        pass
    return [name for name in folder.glob("*.ll") if "_cuda_" in name.name]


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    os.environ["OPENNVVM_TEST_DEVICE"] = sys.argv[2] if len(sys.argv) > 2 else "80"
    examples = next(pathlib.Path(sys.prefix).glob(
        "lib/python*/site-packages/taichi/examples"))
    files = sorted(f for f in examples.rglob("*.py")
                   if "real_func" not in f.parts and f.name != "__init__.py")
    runs = folder.with_name(folder.name + "-runs")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda f: dump(str(f), runs / f.stem), files))
    folder.mkdir(exist_ok=True)
    seen, count = set(), 0
    for file, dumped in zip(files, found):
        for module in sorted(dumped):
            text = module.read_bytes()
            digest = hashlib.sha256(text).digest()
            if digest in seen:
                continue
            seen.add(digest)
            (folder / f"{file.stem}-{module.name}").write_bytes(text)
            count += 1
    print(f"{len(files)} examples, {sum(map(bool, found))} with kernels, {count} modules")


if sys.argv[1] == "--run":
    run_example(sys.argv[2])
else:
    main()
