# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""packages.py SOURCE PACKAGES FOLDER KEPT: installs the Debian packages in a root
and uses each as its users do."""

import pathlib
import sys

import root

SOURCE, PACKAGES, FOLDER, KEPT = map(pathlib.Path, sys.argv[1:])
PRIVATE = "/usr/lib/opennvvm"

VERSION = """\
import ctypes
major, minor = ctypes.c_int(), ctypes.c_int()
library = ctypes.CDLL("libnvvm.so.4")
assert library.nvvmVersion(ctypes.byref(major), ctypes.byref(minor)) == 0
assert major.value == 2
"""

PYTHON = """\
import importlib.metadata, pathlib, subprocess, opennvvm
ptx = opennvvm.compile(pathlib.Path("/examples/saxpy.ll"), arch="sm_90", opt=2)
assert ptx.kernels == ("saxpy",), ptx.kernels
assert importlib.metadata.version("opennvvm") in subprocess.check_output(
    [opennvvm.nvvmc_path(), "--version"], text=True)
assert pathlib.Path(opennvvm.libnvvm_path()).exists()
"""


def expect(text, *words):
    for word in words:
        if word not in text:
            raise root.Failed(f"{word!r} is not in\n{text[-4000:]}")


def package(name):
    return f"/packages/{name}_*.deb"


def tools(machine):
    machine.install(package("nvvmc"))
    expect(machine.run("nvvmc compile /examples/saxpy.ll --arch=sm_90 -o -"),
           ".visible .entry saxpy(")
    expect(machine.run("nvvmc verify /examples/wrong/tile.ll", fails=True),
           "[kernel-nonvoid]")
    machine.run("bash -n /usr/share/bash-completion/completions/nvvmc")
    machine.run("zcat /usr/share/man/man1/nvvmc.1.gz | grep -q 'nvvmc verify'")
    machine.run("zcat /usr/share/man/man1/nvvm-clang++.1.gz")
    machine.run("test -s /usr/share/doc/nvvmc/opennvvm.spdx.json*")
    # clang is suggested, not required; without it, there is a word about it.
    expect(machine.run("nvvm-clang -v", fails=True), "clang")


def drop_in(machine):
    machine.install(package("opennvvm-compat"), "python3-minimal libpython3-stdlib")
    machine.file("version.py").write_text(VERSION)
    where = f"{PRIVATE}/nvvm/lib64"
    machine.run("python3 /version.py", env={"LD_LIBRARY_PATH": where})
    machine.run("python3 /version.py", env={"LD_PRELOAD": f"{where}/libnvvm.so.4"})
    # Nobody gets it who did not ask for it.
    machine.run("python3 /version.py", fails=True)
    machine.run("/sbin/ldconfig -p | grep -E 'libnvvm|libtriton'", fails=True)
    machine.run(f"test -e {PRIVATE}/libtriton_nvidia_codegen.so")
    # libdevice is NVIDIA's.
    machine.run(f"find {PRIVATE} -name '*.bc' | grep .", fails=True)


def python(machine):
    machine.install(package("libopennvvm1"), package("python3-opennvvm"))
    machine.file("use.py").write_text(PYTHON)
    machine.run("python3 /use.py")
    # The same modules as the wheel has.
    ours = {f.name for f in (SOURCE / "python/opennvvm").iterdir() if f.is_file()}
    there = machine.file("/usr/lib/python3/dist-packages/opennvvm")
    found = {f.name for f in there.iterdir() if f.is_file() and not f.is_symlink()}
    if found != ours:
        raise root.Failed(f"modules: {sorted(found ^ ours)}")


def development(machine):
    machine.install(package("libopennvvm-dev"), "g++ pkg-config cmake make")
    machine.put(SOURCE / "test/Package/Inputs/c-consumer", "/c")
    machine.put(SOURCE / "test/Package/Inputs/consumer", "/cxx")
    machine.run("cc c/main.c -o pc $(pkg-config --cflags --libs opennvvm)")
    machine.run("cmake -S c -B c/build && cmake --build c/build")
    machine.run("cmake -S cxx -B cxx/build && cmake --build cxx/build")
    for program in "/pc", "/c/build/shared", "/cxx/build/consumer":
        expect(machine.run(f"{program} /examples/saxpy.ll"),
               ".visible .entry saxpy(")


def dialect(machine):
    machine.install(package("nv-tileas"), package("opennvvm-plugins"),
                    "llvm-22 mlir-22-tools")
    architecture = machine.run("cc -print-multiarch").strip()
    plugins = f"/usr/lib/{architecture}/opennvvm"
    expect(machine.run("nv-tileas-opt /examples/tileas/pipeline.mlir"),
           "nv_tileas.async.tiled_tma_load")
    expect(machine.run(f"mlir-opt-22 --load-dialect-plugin={plugins}/NVTileASPlugin.so"
                       " --show-dialects < /dev/null"), "nv_tileas")
    expect(machine.run("mlir-opt-22 --load-dialect-plugin="
                       f"{plugins}/OpenNVVMTargetPlugin.so --show-dialects < /dev/null"),
           "opennvvm")
    expect(machine.run(f"opt-22 -load-pass-plugin={plugins}/OpenNVVMPlugin.so -S "
                       "-passes='nvvm-verify<profile=nvvm>' /examples/wrong/tile.ll",
                       fails=True), "non-void entry function")


def removal(machine):
    machine.run("apt-get purge --yes '*nvvm*' nv-tileas")
    machine.run("find /etc /usr /var/lib -path '*opennvvm*' -o -name 'nvvm*' | grep .",
                fails=True)


def main():
    machine = root.Root(FOLDER, KEPT)
    for file in PACKAGES.glob("*.deb"):
        machine.put(file, f"/packages/{file.name}")
    machine.put(SOURCE / "examples", "/examples")
    machine.run("apt-get update")
    for step in tools, drop_in, python, development, dialect, removal:
        step(machine)
        machine.run("apt-get clean")
        print(f"{step.__name__}: fine", flush=True)
    machine.remove()


root.main(main)
