#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures two releases of CUDA with their public interfaces, and prints what differs.

    scripts/new-cuda.py OLD NEW [--build=build] [--only=PART[,PART]] [--folder=DIR]
        [--machines=100,107] [--instructions=FILE]

OLD and NEW are folders into which NVIDIA's packages were installed, each release into
its own:

    python3 -m pip install --no-deps --target=/tmp/13.5 \\
        nvidia-nvvm==13.5.37 nvidia-cuda-nvcc==13.5.37

or folders of toolkits. Each line is a row, whose columns are separated by tabs: the
part, what was asked, the old answer, the new one. Parts whose program one of the two
lacks are left out, with a line that says so. The questions are those of the tests:

    versions      of the library, of the PTX and of the comment in it
    machines      for which the library and ptxas compile
    verdicts      of nvvmVerifyProgram on the modules of test/Differential and the
                  examples of all rules; `text` where only the log differs
    carriers      calls of the intrinsics that only libNVVM knows
    readers       what the readers take, of test/Differential/readers.tsv
    calls         the C API, of test/CAPI/NVVM/cases.txt
    isa           the lowest .version of each machine, and the highest, in ptxas
    instructions  the machines that have each of newcuda/instructions.tsv, and the
                  lowest .version, in ptxas

What is new becomes rows of catalog/ReaderTraits.td, Readers.td, Machines.td,
PTXVersions.td and Mnemonics.td; the answers are recorded by the tests' --write.
"""

import argparse
import concurrent.futures
import csv
import glob
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent / "test"
sys.dont_write_bytecode = True
sys.path[:0] = [str(TESTS / "Differential"), str(TESTS / "CAPI" / "NVVM")]
MACHINES = ",".join(f"{n}{s}" for n in range(50, 140) for s in ("", "a", "f"))
# Machines of which each ptxas has one.
COMMON = ("100", "90", "75", "52")
VERSIONS = [f"{major}.{minor}" for major in range(6, 12) for minor in range(10)]
MODULE = ('target triple = "nvptx64-nvidia-cuda"\n'
          'target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-'
          'i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-'
          'v64:64:64-v128:128:128-n16:32:64"\n'
          '!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n')
# Asks a library in a process of its own, since it may die of a question.
ASK = r'''
import ctypes, json, sys
lib, module, machines = ctypes.CDLL(sys.argv[1]), sys.argv[2].encode(), sys.argv[3:]
numbers = [ctypes.c_int() for _ in range(6)]
lib.nvvmVersion(*map(ctypes.byref, numbers[:2]))
lib.nvvmIRVersion(*map(ctypes.byref, numbers[2:]))
print(json.dumps(["", [n.value for n in numbers]]), flush=True)
for machine in machines:
    program, size, major = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_int(-1)
    lib.nvvmCreateProgram(ctypes.byref(program))
    lib.nvvmAddModuleToProgram(program, module, ctypes.c_size_t(len(module)), b"m")
    option = (ctypes.c_char_p * 1)(b"-arch=compute_" + machine.encode())
    code = lib.nvvmCompileProgram(program, 1, option)
    lib.nvvmGetCompiledResultSize(program, ctypes.byref(size))
    ptx = ctypes.create_string_buffer(size.value + 1)
    lib.nvvmGetCompiledResult(program, ptx)
    llvm = None
    if hasattr(lib, "nvvmLLVMVersion"):
        code_of = lib.nvvmLLVMVersion(b"compute_" + machine.encode(),
                                      ctypes.byref(major))
        llvm = [code_of, major.value]
    print(json.dumps([machine, [code, ptx.value.decode(), llvm]]), flush=True)
    lib.nvvmDestroyProgram(ctypes.byref(program))
'''


class Release:
    """The programs of one release."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.library = self.find("nvidia/cu*/lib/libnvvm.so*", "nvvm/lib64/libnvvm.so*",
                                 "lib/libnvvm.so*")
        self.ptxas = self.find("nvidia/cu*/bin/ptxas", "bin/ptxas")
        self.asked = self.spans = None

    def find(self, *patterns):
        for pattern in patterns:
            if found := sorted(glob.glob(str(self.folder / pattern))):
                return found[0]
        return None

    def about(self, machines):
        """Machine -> code, PTX, nvvmLLVMVersion; "" -> the library's versions."""
        if self.asked is None:
            run = subprocess.run([sys.executable, "-c", ASK, self.library, MODULE,
                                  *machines], capture_output=True, text=True)
            self.asked = dict(map(json.loads, run.stdout.splitlines()))
        return self.asked

    def accepts(self, kernel, machine, version):
        """Whether ptxas assembles a kernel of one line."""
        text = (f".version {version}\n.target sm_{machine}\n.address_size 64\n"
                f".visible .entry k() {{\n{kernel}\nret;\n}}\n")
        env = {k: v for k, v in os.environ.items()
               if k not in ("CUDA_HOME", "CUDA_PATH")}
        run = subprocess.run([self.ptxas, f"-arch=sm_{machine}", "-O0", "-o",
                              os.devnull, "-"], input=text, text=True,
                             capture_output=True, env=env)
        return run.returncode == 0


def rows(part, old, new):
    """The rows of what differs; both are question -> answer."""
    for question in {**old, **new}:
        before, now = (answers.get(question, "-") for answers in (old, new))
        if before != now:
            yield part, question, before, now


def one_line(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


#===-----------------------------------------------------------------------===#
# The library
#===-----------------------------------------------------------------------===#

def versions(release, args):
    found, about = {}, release.about(args.machines)
    found["nvvmVersion, nvvmIRVersion"] = str(about[""])
    for machine in machine_list(about):
        _, ptx, llvm = about[machine]
        found[f"compute_{machine} .version"] = re.search(r"\.version (.*)", ptx)[1]
        based = re.search(r"// Based on (.*)", ptx)
        found[f"compute_{machine} comment"] = based[1] if based else "none"
        found[f"compute_{machine} nvvmLLVMVersion"] = str(llvm)
    return found


def machine_list(about):
    return [m for m, answer in about.items() if m and answer[0] == 0]


def machines(release, args):
    return {f"compute_{m}": "yes" for m in machine_list(release.about(args.machines))}


def questions(args):
    """Name -> file of the modules of the tests."""
    import differential
    return differential.modules(str(args.build / "bin" / "nvvmc"),
                                TESTS / "Differential" / "Inputs", args.folder)[0]


def verdicts(release, args):
    import differential
    differential.ARCHITECTURES[:] = ["90", "100"]
    files = questions(args)
    answers = differential.their_answers(str(args.build / "test" / "libnvvm-verdict"),
                                         release.library, list(files.values()))
    found = {}
    for name, path in files.items():
        for arch in differential.ARCHITECTURES:
            verdict, log = differential.comparable(answers[str(path), arch])
            found[f"{name} compute_{arch}"] = verdict
            found[f"{name} compute_{arch} text"] = one_line(log)
    return found


def carriers(release, args):
    import carriers as tool
    import fields
    cases = list(fields.all_cases())
    folder = args.folder / "carriers"
    folder.mkdir(exist_ok=True)
    paths = tool.write([call for *_, call in cases], folder)
    found = {}
    for reader, answers in fields.ask(
            tool.theirs, str(args.build / "test" / "libnvvm-verdict"), release.library,
            paths).items():
        for (name, change, _, _), answer in zip(cases, answers):
            # Of these, it judges memory that it never set.
            if "=%" in change and not answer.endswith("accept"):
                answer = "refused"
            found[f"{name} [{change}] compute_{reader}"] = answer
    return found


def readers(release, args):
    import readers as tool
    with open(TESTS / "Differential" / "readers.tsv", encoding="utf-8") as file:
        modules = [line.rstrip("\n").split("\t") for line in file][1:]
    folder = args.folder / "readers"
    folder.mkdir(exist_ok=True)
    files = tool.write(str(folder), modules)
    refused = tool.unreadable(str(args.build / "test" / "libnvvm-verdict"),
                              release.library, files)
    return {f"{name} {arch}": "refused" if path in refused else "read"
            for path, (name, arch) in files.items()}


def calls(release, args):
    import conformance
    folder = args.folder / "calls"
    conformance.write_modules(folder)
    run = subprocess.run([args.build / "test" / "libnvvm-calls", release.library,
                          conformance.HERE / "cases.txt", folder],
                         capture_output=True, text=True, check=True)
    found = {}
    for name, lines in conformance.cases(run.stdout).items():
        for number, line in enumerate(lines, 1):
            found[f"{name} {number}: {line.partition(': ')[0]}"] = (
                line.partition(": ")[2])
    return found


#===-----------------------------------------------------------------------===#
# ptxas
#===-----------------------------------------------------------------------===#

def lowest(release, kernel, machine):
    """The lowest version with which it is assembled."""
    return next((v for v in VERSIONS if release.accepts(kernel, machine, v)), None)


def newest(release):
    """The highest version of ptxas, which each of its machines takes."""
    return next((v for v in reversed(VERSIONS) for m in COMMON
                 if release.accepts("", m, v)), None)


def spans(release, args):
    """Machine -> its lowest version and the highest."""
    if release.spans is None:
        last = newest(release)
        names = args.machines if last else []
        with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
            known = [m for m, taken in zip(names, pool.map(
                lambda m: release.accepts("", m, last), names)) if taken]
            release.spans = dict(zip(known, pool.map(
                lambda m: (lowest(release, "", m), last), known)))
    return release.spans


def isa(release, args):
    return {f"sm_{m}": f"{first} to {last}"
            for m, (first, last) in spans(release, args).items()}


def instructions(release, args):
    with open(args.instructions, encoding="utf-8", newline="") as file:
        kernels = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    known = spans(release, args)

    def judge(row):
        having = [m for m, (_, last) in known.items()
                  if release.accepts(row["kernel"], m, last)]
        if not having:
            return "none"
        first = lowest(release, row["kernel"], having[0])
        return " ".join(having) + f", from {first} on sm_{having[0]}"

    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        return {row["name"]: answer
                for row, answer in zip(kernels, pool.map(judge, kernels))}


# The program that each part asks.
PARTS = {"versions": ("library", versions), "machines": ("library", machines),
         "verdicts": ("library", verdicts), "carriers": ("library", carriers),
         "readers": ("library", readers), "calls": ("library", calls),
         "isa": ("ptxas", isa), "instructions": ("ptxas", instructions)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("old", type=Release)
    parser.add_argument("new", type=Release)
    parser.add_argument("--build", type=pathlib.Path, default=HERE.parent / "build")
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--machines", default=MACHINES, type=lambda s: s.split(","))
    parser.add_argument("--instructions", type=pathlib.Path,
                        default=HERE / "newcuda" / "instructions.tsv")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    chosen = args.only.split(",")
    if unknown := [part for part in chosen if part not in PARTS]:
        parser.error(f"no part {unknown[0]}; there are {', '.join(PARTS)}")
    with tempfile.TemporaryDirectory() as scratch:
        args.folder = args.folder or pathlib.Path(scratch)
        for part in chosen:
            program, measure = PARTS[part]
            lacking = [r.folder for r in (args.old, args.new) if not getattr(r, program)]
            if lacking:
                print(f"# {part}: {lacking[0]} has no {program}")
                continue
            for row in rows(part, measure(args.old, args), measure(args.new, args)):
                print("\t".join(row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
