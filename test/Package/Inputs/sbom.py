# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""sbom.py DOCUMENT --tool NVVMC [--libraries FOLDER...] [--licenses FOLDER]

Checks a software bill of materials: its references, that it has the LLVM which
NVVMC says it contains, every shared library that NVVMC loads, every library of
the folders, and a license for everything that is inside.
"""

import argparse
import json
import pathlib
import re
import subprocess


def output(*command):
    return subprocess.run(command, check=True, text=True,
                          capture_output=True).stdout


parser = argparse.ArgumentParser()
parser.add_argument("document", type=pathlib.Path)
parser.add_argument("--tool", type=pathlib.Path, required=True)
parser.add_argument("--libraries", type=pathlib.Path, nargs="*", default=[])
parser.add_argument("--licenses", type=pathlib.Path)
options = parser.parse_args()

document = json.loads(options.document.read_text())
packages = {p["SPDXID"]: p for p in document["packages"]}
assert document["spdxVersion"] == "SPDX-2.3"
assert len(packages) == len(document["packages"]), "an identifier stands twice"
links = {}
for row in document["relationships"]:
    ids = row["spdxElementId"], row["relatedSpdxElement"]
    for name in ids:
        assert name == "SPDXRef-DOCUMENT" or name in packages, name
    links.setdefault((ids[0], row["relationshipType"]), set()).add(
        packages[ids[1]]["name"])
names = {p["name"]: p for p in document["packages"]}
tool = names["nvvmc"]["SPDXID"]

version = re.search(r"^LLVM (\S+)", output(options.tool, "--version"), re.M)[1]
inside = links[tool, "STATIC_LINK"]
assert "LLVM" in inside and names["LLVM"]["versionInfo"] == version

# Debian's names of what nvvmc may need at run time.
sources = {"libc.so.6": "glibc", "libm.so.6": "glibc", "libz.so.1": "zlib",
           "libzstd.so.1": "libzstd", "ld-linux-x86-64.so.2": "glibc",
           "ld-linux-aarch64.so.1": "glibc"}
needed = re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-d", options.tool))
loaded = links.get((tool, "DYNAMIC_LINK"), set())
for library in needed:
    assert sources[library] in loaded, library
assert needed or "glibc" in inside

for folder in options.libraries:
    for file in folder.glob("*.so*"):
        if file.suffix != ".archives":
            assert file.resolve().name in names, file
for name in {"LLVM", "glibc"} | (names.keys() & {"zlib", "libzstd"}):
    assert names[name]["licenseDeclared"] != "NOASSERTION", name
if options.licenses:
    # Libraries that consist of headers are noted once for all files.
    headers = links.get((names["OpenNVVM"]["SPDXID"], "STATIC_LINK"), set())
    assert {f.stem for f in options.licenses.glob("*.txt")} == inside | headers
