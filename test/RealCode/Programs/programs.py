#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the CUDA programs of programs.tsv for machines by clang, at several
levels; emits PTX of each module at -O0 and -O2; ptxas assembles all of it. No module
has lints.

    programs.py CLANG CUDA NVVMC OUT --machines=sm_80,sm_90 --levels=-O2,-O2-g
                [--ptxas=P] [--libdevice=L] [--bitcode] [--jobs=2] [NAME...]
    programs.py --ir [--together] CLANG CUDA NVVMC OUT --machines=sm_90 ...

With NAMEs, only those programs are compiled. --bitcode stops after writing the
modules to OUT, with libdevice linked. --ir uses IR/NAME.ll, which make-ir.py wrote
for each program, as the module, and ptxas does not optimize; with --together, it
assembles many modules as one, each of one level.
"""

import argparse
import concurrent.futures
import itertools
import pathlib
import re
import subprocess
import sys
import threading

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))
import together  # noqa: E402

LEVELS = ("-O0", "-O2")


def table():
    """The programs: name, machines, what each exercises."""
    lines = (HERE / "programs.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and line[0] != "#"]
    return {name: machines.split() for name, machines, _ in rows}


def run(command):
    done = subprocess.run([str(word) for word in command], capture_output=True,
                          text=True)
    return (done.stderr + done.stdout).strip()[:1500] if done.returncode else ""


def mark_managed(source, module):
    """clang does not know managed variables: what it would say of them."""
    names = re.search(r"^// Managed: (.*)$", source.read_text(), re.M)
    if not names:
        return
    text = module.read_text()
    nodes = []
    for number, name in enumerate(names[1].split(), 100000):
        nodes.append(f"!{number}")
        text += (f'!{number} = !{{ptr addrspace(1) @{name}, !"managed", '
                 f"i32 1}}\n")
    module.write_text(f"{text}!nvvm.annotations = !{{{', '.join(nodes)}}}\n")


def compile_one(options, name, machine, level, module):
    source = HERE / "Inputs" / f"{name}.cu"
    flags = re.search(r"^// Flags: (.*)$", source.read_text(), re.M)
    # Clang knows CUDA up to 12.9, and calls kernels as of long ago where it
    # does not know the version.
    managed = "// Managed:" in source.read_text()
    problem = run(
        [options.clang, "-x", "cuda", "--cuda-device-only",
         f"--cuda-gpu-arch={machine}", "-std=c++17", "-nocudalib",
         f"--cuda-path={options.cuda}", "-isystem",
         f"{options.cuda}/include/cccl", "-Xclang", "-target-sdk-version=12.9",
         "-Wno-everything", "-emit-llvm", "-S" if managed else "-c", source,
         "-o", module] + (flags[1].split() if flags else []) + (
             ["-Xclang", "-mlink-builtin-bitcode", "-Xclang",
              options.libdevice] if options.bitcode and options.libdevice
             else []) +
        ["-" + flag for flag in level.split("-") if flag])
    if managed and not problem:
        mark_managed(source, module)
    return problem


def lint(options, machine, module):
    """What `verify --lint`, which reports what is wrong in any case, says of real
    programs: nothing."""
    done = subprocess.run([options.nvvmc, "verify", "--lint", "--profile=nvptx",
                           "--format=json", f"--arch={machine}", module],
                          capture_output=True, text=True)
    found = [line for line in done.stdout.splitlines() if '"rule":"lint-' in line]
    return f"lint: {found[0]}" if found else ""


def ptx_of(options, machine, module, level):
    return pathlib.Path(options.out) / f"{module.name}.{machine}{level}.ptx"


def quick(options):
    return ["-O0"] if options.ir else []


def assemble(options, machine, module):
    for level in LEVELS:
        ptx = ptx_of(options, machine, module, level)
        command = [options.nvvmc, "compile", module, level, "--quiet",
                   f"--arch={machine}", "-o", ptx]
        if options.libdevice:
            command.append(f"--libdevice={options.libdevice}")
        problem = run(command)
        if not problem and options.ptxas and not options.together:
            problem = run([options.ptxas, "-c", f"--gpu-name={machine}", ptx,
                           "-o", "/dev/null"] + quick(options))
        if problem:
            return f"nvvmc {level}: {problem}"
    return ""


def refused(options, jobs):
    """What ptxas refuses of the emitted modules in IR, several of which are one file.
    The modules take turns in the levels."""
    found = {}
    for machine, (turn, level) in itertools.product(options.machines.split(","),
                                                    enumerate(LEVELS)):
        files = [ptx_of(options, machine, HERE / "IR" / f"{name}.ll", level)
                 for number, (on, name, _) in enumerate(jobs)
                 if on == machine and number % len(LEVELS) == turn]
        found |= together.refused(
            [options.ptxas, "-c", f"--gpu-name={machine}", *quick(options)],
            [file for file in files if file.exists()],
            f"{options.out}/together.ptx")
    for file, text in found.items():
        print(f"{file}: {text[:1500]}")
    return found


def jobs_of(options, programs):
    """Machine, program and level; a program that names machines has those of
    the ones asked for."""
    levels = ["IR"] if options.ir else options.levels.split(",")
    for machine, (name, machines), level in itertools.product(
            options.machines.split(","), programs.items(), levels):
        if machines == ["all"] or machine in machines:
            yield machine, name, level


def main():
    parser = argparse.ArgumentParser()
    for name in ("clang", "cuda", "nvvmc", "out"):
        parser.add_argument(name)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--machines", required=True)
    parser.add_argument("--levels", default="-O2")
    parser.add_argument("--ir", action="store_true")
    parser.add_argument("--together", action="store_true")
    parser.add_argument("--ptxas")
    parser.add_argument("--libdevice")
    parser.add_argument("--bitcode", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_intermixed_args()

    programs = table()
    ways = [{path.stem for path in (HERE / folder).glob("*.*")}
            for folder in ("Inputs", "IR")]
    for name in (ways[0] ^ programs.keys()) | (ways[1] ^ programs.keys()):
        print(f"{name}: lacks its source, its IR or its line in programs.tsv")
    if ways != [programs.keys()] * 2:
        return 1
    if options.names:
        programs = {name: programs[name] for name in options.names}
    folder = pathlib.Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    jobs = list(jobs_of(options, programs))
    done = 0
    lock = threading.Lock()

    def attempt(job):
        nonlocal done
        machine, name, level = job
        problem = ""
        if options.ir:
            module = HERE / "IR" / f"{name}.ll"
        else:
            module = folder / f"{name}.{machine}{level}.bc"
            problem = compile_one(options, name, machine, level, module)
        if problem:
            problem = "clang: " + problem
        elif not options.bitcode:
            problem = lint(options, machine, module) or \
                assemble(options, machine, module)
        with lock:
            done += 1
            print(f"[{done}/{len(jobs)}] {name} {machine} {level}: "
                  f"{problem or 'good'}", flush=True)
        return problem

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        failed = sum(map(bool, pool.map(attempt, jobs)))
    if options.together:
        failed += len(refused(options, jobs))
    print(f"{len(programs)} programs, {len(jobs)} modules, {failed} failures")
    return 1 if failed or not jobs else 0


if __name__ == "__main__":
    sys.exit(main())
