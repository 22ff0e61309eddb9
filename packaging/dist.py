#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the release archive: nvvmc as one static file, and what belongs to it.

    dist.py BUILD [-o FOLDER]

BUILD is a finished build tree with the target nvvmc-static. FOLDER, by default
BUILD/dist, gets nvvmc-VERSION-linux-MACHINE.tar.gz and its SHA-256 in a file of
that name and .sha256. The archive unpacks into a prefix (bin, share), and has the
licenses of everything inside and the software bill of materials. Equal builds give
equal bytes: times are SOURCE_DATE_EPOCH or that of the last commit.
"""

import argparse
import gzip
import hashlib
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "packaging"))
sys.dont_write_bytecode = True
import sbom  # noqa: E402

# Of an installation, what belongs to nvvmc besides the file itself.
WITH_NVVMC = ("share/man/man1/nvvm*.1", "share/bash-completion/completions/nvvm*",
              "share/zsh/site-functions/_nvvmc",
              "share/fish/vendor_completions.d/nvvmc.fish")
NAMES = ("nvvm-clang", "nvvm-clang++", "nvvm-rust-linker")

README = """\
# nvvmc {version}

nvvmc verifies NVVM IR and compiles it to PTX, with no CUDA toolkit and no GPU.
`bin/nvvmc` is one static file for Linux on {machine}: it needs no library, LLVM
{llvm} is inside. Run it from where it is, or unpack the archive over a prefix:

    tar -xzf {name}.tar.gz -C /usr/local --strip-components=1
    nvvmc compile kernel.ll --arch=sm_90 -o kernel.ptx

`man nvvmc` and `nvvmc help COMMAND` describe it. nvvm-clang, nvvm-clang++ and
nvvm-rust-linker are names of the same file; the first two run an installed clang.

OpenNVVM is under the Apache License 2.0 with LLVM exceptions (LICENSE). `licenses`
has those of the software inside, which nvvmc.spdx.json lists with versions. The GNU
C library is inside, too: whoever wants nvvmc with another version of it builds
nvvmc-static again from the sources of this release.
"""


def cache(build):
    """The variables of a CMake build tree."""
    return dict(re.findall(r"^(\w+):\w+=(.*)$",
                           (build / "CMakeCache.txt").read_text(), re.M))


def llvm_version(variables):
    config = pathlib.Path(variables["LLVM_DIR"], "LLVMConfig.cmake").read_text()
    return re.search(r"set\(LLVM_PACKAGE_VERSION ([\d.]+)", config)[1]


def fill(folder, build, variables, name):
    """Puts what is delivered into a folder."""
    llvm = llvm_version(variables)
    version = variables["CMAKE_PROJECT_VERSION"]
    static = build / "bin/nvvmc-static"
    doc = folder / "share/doc/nvvmc"
    (folder / "bin").mkdir(parents=True)
    doc.mkdir(parents=True)
    strip = variables.get("CMAKE_STRIP") or "strip"
    subprocess.run([strip, static, "-o", folder / "bin/nvvmc"], check=True)
    for link in NAMES:
        (folder / "bin" / link).symlink_to("nvvmc")
    # What is inside is asked of the linked file, the checksum of the stripped one.
    shutil.copyfile(f"{static}.archives", folder / "bin/nvvmc.archives")
    subprocess.run([ROOT / "packaging/sbom.py", "--version", version, "--llvm",
                    llvm, "--build", build, "--checksum", "--licenses",
                    doc / "licenses", "-o", doc / "nvvmc.spdx.json",
                    folder / "bin/nvvmc"], check=True)
    (folder / "bin/nvvmc.archives").unlink()
    with tempfile.TemporaryDirectory() as prefix:
        subprocess.run([variables["CMAKE_COMMAND"], "--install", build, "--prefix",
                        prefix], check=True, stdout=subprocess.DEVNULL)
        for pattern in WITH_NVVMC:
            for file in pathlib.Path(prefix).glob(pattern):
                to = folder / file.relative_to(prefix)
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, to)
    shutil.copyfile(ROOT / "LICENSE", doc / "LICENSE")
    (doc / "README.md").write_text(README.format(
        version=version, machine=platform.machine(), llvm=llvm, name=name))


def pack(folder, seconds, level, to):
    """A compressed archive that depends on nothing but contents, modes and the level."""
    def plain(entry):
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = seconds
        executable = entry.isdir() or entry.mode & 0o100
        entry.mode = 0o755 if executable else 0o644
        return entry

    with open(to, "wb") as file, \
            gzip.GzipFile("", "wb", level, file, seconds) as stream, \
            tarfile.open(fileobj=stream, mode="w", format=tarfile.GNU_FORMAT) as tar:
        tar.add(folder, folder.name, recursive=False, filter=plain)
        for path in sorted(folder.rglob("*")):
            tar.add(path, f"{folder.name}/{path.relative_to(folder)}",
                    recursive=False, filter=plain)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("-o", dest="output", type=pathlib.Path)
    parser.add_argument("--level", type=int, choices=range(1, 10), default=9)
    options = parser.parse_args()
    build = options.build.resolve()
    if not (build / "bin/nvvmc-static").exists():
        sys.exit(f"dist.py: there is no bin/nvvmc-static in {build}")
    output = options.output or build / "dist"
    output.mkdir(parents=True, exist_ok=True)
    variables = cache(build)
    name = (f"nvvmc-{variables['CMAKE_PROJECT_VERSION']}-linux-"
            f"{platform.machine()}")
    archive = output / f"{name}.tar.gz"
    unfinished = output / f"{name}.tar.gz.new"
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary, name)
        fill(folder, build, variables, name)
        pack(folder, int(sbom.moment().timestamp()), options.level, unfinished)
    digest = hashlib.sha256(unfinished.read_bytes()).hexdigest()
    os.replace(unfinished, archive)
    pathlib.Path(f"{archive}.sha256").write_text(f"{digest}  {archive.name}\n")
    print(archive)


if __name__ == "__main__":
    main()
