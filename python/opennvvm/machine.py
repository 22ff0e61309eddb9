"""Runs programs that use CUDA's driver interface on a machine without a GPU.

    python -m opennvvm.machine [--arch=sm_90] PROGRAM.py [ARGUMENTS...]
    python -m opennvvm.machine [--arch=sm_90] -m MODULE [ARGUMENTS...]
    python -m opennvvm.machine [--arch=sm_90] -- COMMAND [ARGUMENTS...]

The program finds a libcuda.so.1 whose device executes PTX on the CPU. Machine code
(cubins) is refused.

Options, before the program; each is an environment variable, too:

    --arch=sm_NN       the device's compute capability   OPENNVVM_MACHINE
    --findings=error   a launch with a finding fails      OPENNVVM_MACHINE_FINDINGS
    --findings=off     look for nothing; runs faster
    --report=FILE      findings as lines of JSON          OPENNVVM_MACHINE_REPORT
    --jobs=N           threads that execute blocks, or auto  OPENNVVM_MACHINE_JOBS
    --blocks=N         only the first blocks of launches  OPENNVVM_MACHINE_BLOCKS
"""
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import os
import re
import sys

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_LIBRARY = os.path.join("opennvvm", "machine", "libcuda.so.1")
_OPTIONS = {
    "blocks": ("OPENNVVM_MACHINE_BLOCKS", re.compile(r"[1-9]\d{0,8}$")),
    "arch": ("OPENNVVM_MACHINE", re.compile(r"sm_\d{2,3}[af]?$")),
    "findings": ("OPENNVVM_MACHINE_FINDINGS", re.compile(r"(report|error|off)$")),
    "jobs": ("OPENNVVM_MACHINE_JOBS", re.compile(r"([1-9]\d{0,3}|auto)$")),
    "report": ("OPENNVVM_MACHINE_REPORT", re.compile(r".+$")),
}


def library_path() -> str:
    """Where the driver interface of the machine is.

    In the package, below the prefix of the installation, or where the environment
    variable OPENNVVM_MACHINE_LIBRARY says.
    """
    named = os.environ.get("OPENNVVM_MACHINE_LIBRARY")
    if named:
        return named
    prefixes = (os.path.join(_FOLDER, "lib"), os.path.join(sys.prefix, "lib"),
                os.path.join(sys.prefix, "lib", "x86_64-linux-gnu"), "/usr/local/lib",
                "/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu")
    for prefix in prefixes:
        path = os.path.join(prefix, _LIBRARY)
        if os.path.exists(path):
            return path
    raise FileNotFoundError("libcuda.so.1 of the machine is not installed; "
                            "OPENNVVM_MACHINE_LIBRARY can name it")


def environment(arch: str | None = None) -> dict[str, str]:
    """The environment for a program that is to find the machine as its device.

    arch is its compute capability, "sm_90".
    """
    library = os.path.abspath(library_path())
    env = dict(os.environ)
    for variable, word in (("LD_LIBRARY_PATH", os.path.dirname(library)),
                           # A driver that a program loads by its path is the same file.
                           ("LD_PRELOAD", library)):
        rest = [part for part in env.get(variable, "").split(":") if part]
        env[variable] = ":".join([word] + [part for part in rest if part != word])
    # Numba asks for the path itself.
    env["NUMBA_CUDA_DRIVER"] = library
    if arch:
        env["OPENNVVM_MACHINE"] = arch
    return env


def main() -> None:
    words, env = sys.argv[1:], environment()
    while words and words[0].startswith("--") and words[0] != "--":
        option = words.pop(0)
        if option == "--help":
            print(__doc__)
            sys.exit(0)
        name, _, value = option[2:].partition("=")
        if name not in _OPTIONS or not _OPTIONS[name][1].match(value):
            sys.exit(f"python -m opennvvm.machine: bad option {option}")
        env[_OPTIONS[name][0]] = value
    if not words or words == ["--"]:
        sys.exit("python -m opennvvm.machine: no program; --help says more")
    if words[0] == "--":
        command = words[1:]
    else:
        command = [sys.executable, *words]
    sys.stdout.flush()
    os.execvpe(command[0], command, env)


if __name__ == "__main__":
    main()
