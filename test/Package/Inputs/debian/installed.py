# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""installed.py TREE SOURCE: checks that each file below TREE, where the build is
installed in usr, is in exactly one Debian package or in not-installed, and that the
packages have the version of the project."""

import fnmatch
import pathlib
import re
import sys

TREE, SOURCE = map(pathlib.Path, sys.argv[1:])
DEBIAN = SOURCE / "packaging/debian"
# A build here has no folder for the architecture, and libnvvm.so.4 at its prefix.
PLACES = (("usr/lib/*/", "usr/lib/"), ("usr/lib/opennvvm/nvvm", "usr/nvvm"))


def patterns(file):
    for line in file.read_text().splitlines():
        if line and not line.startswith("#"):
            pattern = line.split()[0]
            for there, here in PLACES:
                pattern = pattern.replace(there, here)
            yield pattern


packages = {f.stem: list(patterns(f)) for f in sorted(DEBIAN.glob("*.install"))}
packages["nothing"] = list(patterns(DEBIAN / "not-installed"))
problems = []
for path in sorted(TREE.rglob("*")):
    if path.is_dir() or "/nvvm/libdevice/" in str(path):
        continue
    name = str(path.relative_to(TREE))
    owners = [p for p, found in packages.items() if any(
        fnmatch.fnmatchcase(name, f) or fnmatch.fnmatchcase(name, f"{f}/*")
        for f in found)]
    if len(owners) != 1:
        problems.append(f"in {' and '.join(owners) or 'no package'}: {name}")

version = re.search(r"^project\(OpenNVVM VERSION ([\d.]+)",
                    (SOURCE / "CMakeLists.txt").read_text(), re.M)[1]
changelog = (DEBIAN / "changelog").read_text()
if not changelog.startswith(f"opennvvm ({version}-"):
    problems.append(f"packaging/debian/changelog does not start with {version}")
sys.exit("\n".join(problems) or 0)
