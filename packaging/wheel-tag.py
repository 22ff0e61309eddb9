#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives a wheel the platform tag manylinux_X_Y (PEP 600), where X.Y is the newest version
of glibc that the files in it ask for, and renames it.

    wheel-tag.py READELF WHEEL

READELF is LLVM's. If a file needs a library that is neither in the wheel nor on every
Linux, the wheel stays as it is, and a line says why.
"""

import base64
import hashlib
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

EVERYWHERE = re.compile(r"(libc|libm|libdl|librt|libpthread|ld-linux-[\w-]+)\.so\.\d+")


def look(readelf, data):
    """The libraries that an ELF file needs, and the version of glibc."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        said = subprocess.run([readelf, "--dynamic-table", "--version-info", file.name],
                              check=True, capture_output=True, text=True).stdout
    needed = re.findall(r"\(NEEDED\)[^\[]*\[([^\]]+)\]", said)
    versions = [(int(major), int(minor))
                for major, minor in re.findall(r"Name: GLIBC_(\d+)\.(\d+)", said)]
    return needed, max(versions, default=(2, 5))


def platform(readelf, wheel):
    """The version of glibc, or why there is none."""
    newest, needed = (2, 5), {}
    names = {pathlib.PurePath(name).name for name in wheel.namelist()}
    for name in wheel.namelist():
        data = wheel.read(name)
        if data[:4] != b"\x7fELF":
            continue
        libraries, version = look(readelf, data)
        newest = max(newest, version)
        needed.update((library, name) for library in libraries)
    for library, name in sorted(needed.items()):
        if library not in names and not EVERYWHERE.fullmatch(library):
            return None, f"{name} needs {library}"
    return newest, ""


def digest(data):
    sha = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"sha256={sha},{len(data)}"


def retag(old, new, tag, name):
    """Writes the wheel `new`, which is `old` with another tag."""
    replaced = {}
    for member in old.namelist():
        if member.endswith(".dist-info/WHEEL"):
            replaced[member] = re.sub(rb"(?m)^(Tag: \S+-)linux_", rb"\1" + tag.encode(),
                                      old.read(member))
    for member in old.namelist():
        if member.endswith(".dist-info/RECORD"):
            text = old.read(member).decode()
            for changed, data in replaced.items():
                text = re.sub(rf"(?m)^{re.escape(changed)},.*$",
                              f"{changed},{digest(data)}", text)
            replaced[member] = text.encode()
            break
    with zipfile.ZipFile(new, "w") as file:
        for info in old.infolist():
            file.writestr(info, replaced.get(info.filename, old.read(info)),
                          zipfile.ZIP_DEFLATED)
    print(f"{name} is {new.name}")


def main(readelf, path):
    path = pathlib.Path(path)
    if "-linux_" not in path.name:
        print(f"{path.name} stays as it is")
        return
    with zipfile.ZipFile(path) as wheel:
        version, problem = platform(readelf, wheel)
        if problem:
            print(f"{path.name} stays as it is: {problem}")
            return
        tag = "manylinux_{}_{}_".format(*version)
        retag(wheel, path.with_name(path.name.replace("-linux_", f"-{tag}")), tag,
              path.name)
    path.unlink()


if __name__ == "__main__":
    main(*sys.argv[1:])
