#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the time of a compilation goes, and how long others take.

    compile-time.py BUILD CUDA FOLDER [--libnvvm=FILE] [--rounds=5] [--sm=sm_100]

The programs of test/RealCode/Programs and the algorithms of test/Execution are
compiled to bitcode as for bench/executed.py. Then, in turn, so that all see the
same machine, medians of processor time:

- processes: `nvvmc compile --opt=3 -O2`, and LLVM's `opt -O3` and `llc -O3`, which
  get libdevice linked; of nvvmc, a copy, as if installed: of a file that a linker
  has just written, the kernel maps each page by itself;
- libraries: our libnvvm.so.4 and NVIDIA's, at -opt=3, in a process for each
  module, without the first call;
- `ptxas` on our PTX and on llc's.

At the end, what each pass of ours costs and does, over all modules.
"""

import argparse
import importlib.util
import math
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
BIN = pathlib.Path("/usr/lib/llvm-22/bin")


def load(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def seconds(*words):
    """The processor time of a command, which must succeed."""
    with open(os.devnull, "w") as nothing:
        run = subprocess.Popen([str(w) for w in words], stdout=nothing,
                               stderr=nothing)
        _, status, used = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
    if run.returncode:
        raise RuntimeError(f"{pathlib.Path(words[0]).name} failed")
    return used.ru_utime + used.ru_stime


def in_library(library, libdevice, sm, rounds, text):
    """Prints the median time of one call after another; see main()."""
    compare = load("compare_libnvvm", HERE / "compare-libnvvm.py")
    nvvm = compare.Library(library)
    text, libdevice = (pathlib.Path(f).read_bytes() for f in (text, libdevice))
    given = f"-arch={sm.replace('sm', 'compute')}", "-opt=3"
    times = []
    for _ in range(int(rounds) + 1):
        begin = time.process_time()
        nvvm.compile(text, libdevice, *given)
        times.append(time.process_time() - begin)
    print(statistics.median(times[1:]))


def library_seconds(options, library, text):
    done = subprocess.run(
        [sys.executable, __file__, "--one", library, options.libdevice,
         options.sm, str(options.rounds), text], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError("the library failed")
    return float(done.stdout)


class Module:
    """One module, and the times that were measured for it."""

    def __init__(self, options, bitcode):
        self.name, self.bitcode = bitcode.stem, bitcode
        self.linked = bitcode.with_suffix(".linked.bc")
        self.better = bitcode.with_suffix(".opt.bc")
        self.ptx = {who: bitcode.with_suffix(f".{who}.ptx")
                    for who in ("ours", "llc")}
        self.times = {}
        subprocess.run([BIN / "llvm-link", "--internalize", "--only-needed",
                        bitcode, options.libdevice, "-o", self.linked],
                       check=True, capture_output=True)
        self.nvvmc = [
            options.folder / "nvvmc", "compile", bitcode, "--opt=3", "-O2",
            "--quiet", f"--arch={options.sm}",
            f"--libdevice={options.libdevice}", "-o", self.ptx["ours"]]

    def measure(self, options, what):
        """Measures alternatives in turn; a failure leaves the module out."""
        found = {who: [] for who in what}
        try:
            for _ in range(options.rounds):
                for who, run in what.items():
                    found[who].append(run())
        except RuntimeError as error:
            print(f"{self.name}: {error}", file=sys.stderr)
            return
        self.times |= {w: statistics.median(t) for w, t in found.items()}

    def measure_all(self, options):
        def llvm():
            return seconds(BIN / "opt", "-O3", "-mtriple=nvptx64-nvidia-cuda",
                           f"-mcpu={options.sm}", self.linked, "-o",
                           self.better) + seconds(
                BIN / "llc", "-O3", f"-mcpu={options.sm}", "-mattr=+ptx88",
                self.better, "-o", self.ptx["llc"])
        self.measure(options, {"nvvmc": lambda: seconds(*self.nvvmc),
                               "opt + llc": llvm})
        if self.times:
            self.measure(options, {
                f"ptxas {who}": lambda f=file: seconds(
                    options.cuda / "bin/ptxas", f"-arch={options.sm}", "-c", f,
                    "-o", f.with_suffix(".cubin"))
                for who, file in self.ptx.items()})
        if options.libnvvm:
            text = self.bitcode.with_suffix(".old.ll")
            text.write_text(options.executed.text_for_libnvvm(self.bitcode))
            once = argparse.Namespace(**vars(options) | {"rounds": 1})
            self.measure(once, {
                who: lambda f=file: library_seconds(options, f, text)
                for who, file in (("our library", options.ours),
                                  ("libNVVM", options.libnvvm))})


def compare(modules, ours, theirs):
    pairs = [(m.times[ours], m.times[theirs]) for m in modules
             if ours in m.times and theirs in m.times]
    if not pairs:
        return
    mean = math.exp(statistics.fmean(math.log(a / b) for a, b in pairs))
    a, b = (sum(side) for side in zip(*pairs))
    print(f"| {ours} / {theirs} | {len(pairs)} | {a:.2f} s | {b:.2f} s | "
          f"{mean:.3f} | {a / b:.3f} |")


def passes(modules):
    """The table of --time-passes, summed over all modules."""
    row = re.compile(r"^ *([\d.]+) +(\d+) +(\d+) +(-?\d+)  (\S.*)$", re.M)
    sums = {}
    for m in modules:
        said = subprocess.run([str(w) for w in m.nvvmc] + ["--time-passes"],
                              capture_output=True, text=True).stderr
        for line in row.finditer(said.split("Passes, with", 1)[-1]):
            name = line[5].replace("opennvvm::", "")
            old = sums.get(name, (0, 0, 0, 0))
            sums[name] = tuple(a + float(b) for a, b in zip(old, line.groups()))
    total = sum(s[0] for s in sums.values())
    print("\n| pass | time | runs | that change something | instructions |\n"
          "|---|--:|--:|--:|--:|")
    for name, (ms, runs, changes, added) in sorted(
            sums.items(), key=lambda item: -item[1][0]):
        if ms >= total / 200:
            print(f"| {name} | {ms / total:.1%} | {runs:.0f} | "
                  f"{changes / runs:.1%} | {added:+.0f} |")


def main():
    if sys.argv[1:2] == ["--one"]:
        return in_library(*sys.argv[2:])
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("cuda", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--libnvvm")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--sm", default="sm_100")
    options = parser.parse_args()
    options.libdevice = options.cuda / "nvvm/libdevice/libdevice.10.bc"
    options.ours = options.build / "nvvm/lib64/libnvvm.so.4"
    options.executed = load("executed", HERE / "executed.py")
    options.folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(options.build / "bin/nvvmc", options.folder / "nvvmc")
    modules = []
    for source in sorted(options.executed.PROGRAMS.glob("*.cu")) + sorted(
            options.executed.ALGORITHMS.glob("*.cu")):
        bitcode = options.folder / f"{source.stem}.bc"
        try:
            if not bitcode.exists():
                options.executed.compile_source(options, source, bitcode)
            modules.append(Module(options, bitcode))
        except (RuntimeError, subprocess.CalledProcessError) as error:
            print(f"{source.stem}: {error}", file=sys.stderr)
            continue
        modules[-1].measure_all(options)
    print("| | modules | ours | theirs | geometric mean | sum |\n"
          "|---|--:|--:|--:|--:|--:|")
    compare(modules, "nvvmc", "opt + llc")
    compare(modules, "our library", "libNVVM")
    compare(modules, "ptxas ours", "ptxas llc")
    passes([m for m in modules if "nvvmc" in m.times])
    return None


if __name__ == "__main__":
    sys.exit(main())
