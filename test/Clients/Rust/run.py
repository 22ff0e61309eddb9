# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""run.py FOLDER KERNELS [options]: kernels in Rust, linked by nvvm-rust-linker.

Builds core and compiler_builtins from Debian's sources for nvptx64-nvidia-cuda, then
the kernels for each machine and level, which ptxas assembles and the interpreter
executes. Then a kernel of a library, and one that the machine cannot execute, whose
error is printed. With --core, the whole of core is compiled and assembled as well."""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import execute  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("kernels", type=pathlib.Path)
parser.add_argument("--root", required=True, type=pathlib.Path,
                    help="where Debian's packages were unpacked")
parser.add_argument("--linker", required=True, help="nvvm-rust-linker")
parser.add_argument("--nvvmc", required=True)
parser.add_argument("--ptxas", required=True)
parser.add_argument("--driver", required=True, help="libcuda.so.1 of the machine")
parser.add_argument("--machines", required=True)
parser.add_argument("--levels", default="3")
parser.add_argument("--core", action="store_true")
parser.add_argument("--figures", type=pathlib.Path)
parser.add_argument("--page", type=pathlib.Path,
                    help="documentation whose program and command are run as well")
args = parser.parse_args()

USR = args.root / "usr"
# The sources belong to this compiler; core uses what is not stable.
ENV = dict(os.environ, RUSTC_BOOTSTRAP="1",
           LD_LIBRARY_PATH=str(next(USR.glob("lib/*/librustc_driver-*.so")).parent))


def run(*words, env=None):
    done = subprocess.run([str(word) for word in words], capture_output=True,
                          text=True, errors="replace", env=env)
    if done.returncode:
        sys.exit(f"{words[0]} failed:\n{(done.stderr or done.stdout)[-2000:]}")
    return done.stderr


def words(source, output, *options):
    return (USR / "bin" / "rustc", "--target", "nvptx64-nvidia-cuda", "--edition",
            "2024", "-C", "panic=abort", source, "-o", output, *options)


def rustc(source, output, *options):
    run(*words(source, output, *options), env=ENV)


def build_core():
    """A folder for --sysroot; also writes core.bc."""
    library, = USR.glob("src/rustc-*/library")
    target = args.folder / "sysroot" / "lib" / "rustlib" / "nvptx64-nvidia-cuda" / "lib"
    target.mkdir(parents=True)
    common = ("--crate-type", "rlib", "-O", "-C", "codegen-units=1",
              "--cap-lints", "allow")
    rustc(library / "core" / "src" / "lib.rs", target / "libcore.rlib",
          "--crate-name", "core", "--emit=link,llvm-bc", *common)
    builtins = library / "compiler-builtins" / "compiler-builtins" / "src" / "lib.rs"
    rustc(builtins, target / "libcompiler_builtins.rlib", "--crate-name",
          "compiler_builtins", "--cfg", 'feature="compiler-builtins"', "--cfg",
          'feature="mem"', "-L", target, *common)
    return args.folder / "sysroot", target / "libcore.bc"


def assemble(ptx, machine, *options):
    return run(args.ptxas, f"-arch={machine}", "-v", *options, ptx, "-o",
               ptx.with_suffix(".cubin"))


def build_kernels(sysroot, machine, level):
    """What ptxas says of each kernel: registers and stack."""
    ptx = args.folder / f"{machine}-O{level}.ptx"
    rustc(args.kernels, ptx, "--sysroot", sysroot, "--crate-type", "cdylib",
          "-C", f"target-cpu={machine}", "-C", f"opt-level={level}",
          "-C", f"linker={args.linker}")
    said = assemble(ptx, machine)
    return re.findall(r"entry function '(\w+)'[^\n]*\n(?:[^\n]*\n)*?[^\n]*Used (\d+) "
                      r"registers[^\n]*", said)


def build_library(sysroot):
    """The kernels of a program that uses a library with a kernel."""
    inputs, ptx = args.kernels.parent, args.folder / "program.ptx"
    common = ("--sysroot", sysroot, "-O")
    rustc(inputs / "library.rs", args.folder / "liblibrary.rlib", "--crate-type",
          "rlib", *common)
    rustc(inputs / "program.rs", ptx, "--crate-type", "cdylib", "-L", args.folder,
          "-C", "target-cpu=sm_80", "-C", f"linker={args.linker}", *common)
    assemble(ptx, "sm_80")
    print("of a program and a library:",
          *sorted(re.findall(r"\.entry (\w+)", ptx.read_text())))


def print_error(sysroot, *options):
    """What rustc shows of our error."""
    done = subprocess.run(
        words(args.kernels.parent / "wrong.rs", args.folder / "wrong.ptx",
              "--sysroot", sysroot, "--crate-type", "cdylib", "-O",
              "-C", "target-cpu=sm_80", "-C", f"linker={args.linker}", *options),
        capture_output=True, text=True, env=ENV)
    said = re.search(r"\S+: error: llvm.*(?:\n.*)*? in @.*", done.stderr)
    print(said[0] if said and done.returncode else done.stderr)


def run_page(sysroot):
    """The command of the page, with a rustc that has core as rustup's would."""
    source, command = re.search(
        r"`kernels.rs`:\n\n```rust\n(.*?)```.*?```sh\n(.*?)```",
        args.page.read_text(), re.S).groups()
    folder = args.folder / "page"
    tools = folder / "bin"
    tools.mkdir(parents=True)
    (folder / "kernels.rs").write_text(source)
    compiler = tools / "rustc"
    compiler.write_text(f'#!/bin/sh\nexec {(USR / "bin" / "rustc").resolve()} '
                        f'--sysroot {sysroot.resolve()} "$@"\n')
    compiler.chmod(0o755)
    (tools / "nvvm-rust-linker").symlink_to(pathlib.Path(args.linker).resolve())
    subprocess.run(["bash", "-euc", command], cwd=folder, check=True, env=dict(
        ENV, PATH=f"{tools.resolve()}:{os.environ['PATH']}"))
    ptx = folder / "kernels.ptx"
    assemble(ptx, "sm_90")
    print(f"{args.page.name}:", *re.findall(r"\.entry (\w+)", ptx.read_text()))


def main():
    shutil.rmtree(args.folder, ignore_errors=True)
    args.folder.mkdir(parents=True)
    wanted = set(re.findall(r'"ptx-kernel" fn (\w+)', args.kernels.read_text()))
    sysroot, core = build_core()
    wrong, built, executed, rows = 0, 0, 0, {}
    for machine in args.machines.split(","):
        for level in args.levels.split(","):
            kernels = dict(build_kernels(sysroot, machine, level))
            print(f"{machine} -O{level}: {' '.join(sorted(kernels))}")
            built += len(kernels)
            wrong += len(wanted ^ set(kernels))
            count, problems = execute.execute(
                args.driver, args.folder / f"{machine}-O{level}.ptx")
            executed += count
            wrong += len(problems)
            print("".join(problem + "\n" for problem in problems), end="")
            for name, registers in kernels.items():
                rows.setdefault(name, {})[f"{machine} -O{level}"] = registers
    build_library(sysroot)
    print_error(sysroot)
    print_error(sysroot, "-g")
    if args.page:
        run_page(sysroot)
    if args.core:
        for machine in args.machines.split(","):
            start, ptx = time.time(), args.folder / f"core-{machine}.ptx"
            run(args.nvvmc, "compile", "--quiet", "--opt=2", f"--arch={machine}", core,
                "-o", ptx)
            seconds = time.time() - start
            assemble(ptx, machine, "-c")
            print(f"core for {machine}: {ptx.stat().st_size} bytes of PTX in "
                  f"{seconds:.0f} s")
    print(f"{built} kernels built, {executed} executed, {wrong} wrong")
    if args.figures:
        args.figures.parent.mkdir(parents=True, exist_ok=True)
        columns = list(next(iter(rows.values())))
        lines = [["registers of each kernel"] + columns]
        lines += [[name] + [row.get(c, "") for c in columns]
                  for name, row in sorted(rows.items())]
        args.figures.write_text("".join("\t".join(line) + "\n" for line in lines))


main()
