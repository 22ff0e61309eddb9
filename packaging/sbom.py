#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a software bill of materials: SPDX 2.3 as JSON.

    sbom.py --version VERSION --llvm VERSION -o FILE [--build DIR]
            [--checksum] [--licenses DIR] FILE...

For each FILE that is delivered, it says which software of others is inside: that
of the archives that the linker took something from (FILE.archives, which LLVM's
linker writes), and that of the shared libraries that it loads. With --build, the
libraries that consist of headers come from what Ninja recorded in that tree.
Names and versions are those of the Debian source packages that the archives are
from; elsewhere, other than LLVM's, they are the names of the archives.

--checksum adds the SHA-256 of each FILE. --licenses copies the copyright files
of what is inside, one for each.

The time in the document is SOURCE_DATE_EPOCH or that of the last commit, and its
namespace is made from its contents: equal files give equal bytes.
"""

import argparse
import datetime
import functools
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import uuid

# Licenses as SPDX writes them, of what the delivered files have been seen to
# contain or load. NOASSERTION stands for what is not listed.
LICENSES = {
    "OpenNVVM": "Apache-2.0 WITH LLVM-exception",
    "LLVM": "Apache-2.0 WITH LLVM-exception",
    "gcc": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "glibc": "LGPL-2.1-or-later",
    "libzstd": "BSD-3-Clause OR GPL-2.0-only",
    "tomlplusplus": "MIT",
    "zlib": "Zlib",
}
# Headers that leave nothing in a file that a library would not already.
INTERFACES = re.compile(r"glibc|linux|gcc-\d+|llvm-toolchain-\d+")


def output(*command):
    """What a command prints; nothing if it is not installed."""
    try:
        return subprocess.run(command, text=True, capture_output=True).stdout
    except OSError:
        return ""


def names_of(path):
    """A file's name, and the one that it had before /lib was merged into /usr,
    by which its package may know it."""
    path = os.path.realpath(path)
    return path, path.removeprefix("/usr")


def debian_packages(paths):
    """The packages that installed files: a name for each that is known."""
    known = {n for p in paths for n in names_of(p)}
    # A file that no package has makes it fail, after an answer to the others.
    answer = output("dpkg-query", "-S", *sorted(known)) if known else ""
    owners = dict(reversed(line.split(": ", 1)) for line in answer.splitlines()
                  if not line.startswith("diversion"))
    return {p: owners[n].split(",")[0] for p in paths for n in names_of(p)
            if n in owners}


@functools.cache
def source_package(package):
    """The name and the version of the source of a Debian package."""
    return output("dpkg-query", "-W", "-f", "${source:Package} ${source:Version}",
                  package).split()


class Component:
    """Software of others. Its name is that of the Debian source package."""

    def __init__(self, path, package, llvm):
        self.package = package
        self.purl = None
        if package:
            source, self.version = source_package(package)
            self.purl = (f"pkg:deb/debian/{source}@"
                         f"{self.version.replace('+', '%2B')}?arch=source")
            self.name = re.sub(r"^(gcc)-\d+$", r"\1", source)
        else:
            self.name = re.sub(r"^lib|[-.].*", "", os.path.basename(path))
            self.version = None
        if re.match(r"llvm-toolchain|LLVM|MLIR", self.name):
            self.name, self.version = "LLVM", llvm

    def copyright(self):
        """The file with the license, if Debian installed it."""
        file = pathlib.Path("/usr/share/doc", (self.package or "").split(":")[0],
                            "copyright")
        return file if self.package and file.exists() else None


def archives(file):
    """The archives outside the build that something was taken from."""
    record = pathlib.Path(f"{file}.archives")
    if not record.exists():
        return []
    rows = [line.split("\t") for line in record.read_text().splitlines()[1:]]
    return sorted({path for _, taken, path in rows if int(taken) and
                   not os.path.basename(path).startswith("libOpenNVVM")})


def loaded(file):
    """The shared libraries that a file names and the system has."""
    named = re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-d", file))
    found = dict(re.findall(r"^\t(\S+) => (/\S+)", output("ldd", file), re.M))
    return sorted(os.path.realpath(found[n]) for n in named if n in found)


def headers(build):
    """Headers outside LLVM and this project that the product includes."""
    lines = output("ninja", "-C", build, "-t", "deps").splitlines()
    found, product = set(), False
    for line in lines:
        if not line.startswith(" "):
            product = bool(re.match(r"(lib|tools)/", line))
        elif product and line.strip().startswith("/usr/include/"):
            found.add(line.strip())
    # One of each folder stands for the others.
    return sorted({os.path.dirname(h): h for h in sorted(found)}.values())


def moment():
    seconds = os.environ.get("SOURCE_DATE_EPOCH") or output(
        "git", "-C", os.path.dirname(os.path.abspath(__file__)), "log", "-1",
        "--format=%ct").strip() or int(time.time())
    return datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)


def package(name, version, purl=None, purpose=None, checksum=None):
    entry = {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name),
        "name": name,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": LICENSES.get(name, "NOASSERTION"),
        "copyrightText": "NOASSERTION",
    }
    if version:
        entry["versionInfo"] = version
    if purpose:
        entry["primaryPackagePurpose"] = purpose
    if checksum:
        entry["checksums"] = [{"algorithm": "SHA256", "checksumValue": checksum}]
    if purl:
        entry["externalRefs"] = [{"referenceCategory": "PACKAGE-MANAGER",
                                  "referenceType": "purl",
                                  "referenceLocator": purl}]
    return entry


class Document:
    def __init__(self, version):
        self.packages = {}
        self.relationships = []
        self.version = version
        self.add(package("OpenNVVM", version))
        self.relate("SPDXRef-DOCUMENT", "DESCRIBES", "OpenNVVM")

    def add(self, entry):
        self.packages[entry["name"]] = entry

    def relate(self, one, kind, other):
        ids = [self.packages[n]["SPDXID"] if n in self.packages else n
               for n in (one, other)]
        row = {"spdxElementId": ids[0], "relationshipType": kind,
               "relatedSpdxElement": ids[1]}
        if row not in self.relationships:
            self.relationships.append(row)

    def deliver(self, file, checksum):
        name = os.path.basename(file)
        purpose = "LIBRARY" if ".so" in name else "APPLICATION"
        digest = checksum and hashlib.sha256(
            pathlib.Path(file).read_bytes()).hexdigest()
        self.add(package(name, self.version, purpose=purpose, checksum=digest))
        self.packages[name]["licenseDeclared"] = LICENSES["OpenNVVM"]
        self.relate("OpenNVVM", "CONTAINS", name)
        return name

    def depend(self, name, kind, component):
        if component.name not in self.packages:
            self.add(package(component.name, component.version, component.purl))
        self.relate(name, kind, component.name)

    def text(self):
        body = {"packages": list(self.packages.values()),
                "relationships": self.relationships}
        digest = hashlib.sha256(json.dumps(body).encode()).hexdigest()
        head = {
            "spdxVersion": "SPDX-2.3",
            "dataLicense": "CC0-1.0",
            "SPDXID": "SPDXRef-DOCUMENT",
            "name": f"OpenNVVM-{self.version}",
            "documentNamespace":
                f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, digest)}",
            "creationInfo": {
                "created": moment().strftime("%Y-%m-%dT%H:%M:%SZ"),
                "creators": ["Tool: OpenNVVM-sbom.py", "Organization: OpenNVVM"],
            },
        }
        return json.dumps({**head, **body}, indent=2) + "\n"


def describe(document, options):
    """Adds the files and what they are made of; returns what is inside them."""
    files = {f: document.deliver(f, options.checksum) for f in options.files}
    linked = [(files[f], kind, path) for f in files
              for kind, paths in (("STATIC_LINK", archives(f)),
                                  ("DYNAMIC_LINK", loaded(f)))
              for path in paths]
    included = headers(options.build) if options.build else []
    packages = debian_packages([p for _, _, p in linked] + included)
    inside = {}
    for name, kind, path in linked:
        if os.path.basename(path) in document.packages:
            document.relate(name, kind, os.path.basename(path))
            continue
        component = Component(path, packages.get(path), options.llvm)
        document.depend(name, kind, component)
        if kind == "STATIC_LINK":
            inside[component.name] = component
    for path in included:
        package = packages.get(path)
        if package and not INTERFACES.fullmatch(source_package(package)[0]):
            component = Component(path, package, options.llvm)
            document.depend("OpenNVVM", "STATIC_LINK", component)
            inside[component.name] = component
    return inside


def copy_licenses(components, folder):
    """The copyright files, and the licenses that Debian installs once for all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, component in sorted(components.items()):
        file = component.copyright()
        if not file:
            sys.exit(f"sbom.py: the license of {name} is not installed")
        text = file.read_bytes()
        (folder / f"{name}.txt").write_bytes(text)
        for common in re.findall(rb"/usr/share/(common-licenses/[\w.-]*[\w-])",
                                 text):
            license = pathlib.Path("/usr/share", common.decode())
            if license.is_file():
                (folder / "common-licenses").mkdir(exist_ok=True)
                (folder / common.decode()).write_bytes(license.read_bytes())


def write(path, text):
    """Complete or not at all."""
    unfinished = pathlib.Path(f"{path}.new")
    unfinished.write_text(text, encoding="utf-8")
    os.replace(unfinished, path)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--version", required=True)
    parser.add_argument("--llvm", required=True)
    parser.add_argument("--build")
    parser.add_argument("--checksum", action="store_true")
    parser.add_argument("--licenses", type=pathlib.Path)
    parser.add_argument("-o", dest="output", required=True)
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()

    for file in options.files:
        if not os.path.isfile(file):
            sys.exit(f"sbom.py: there is no {file}")
    document = Document(options.version)
    inside = describe(document, options)
    if options.licenses:
        copy_licenses(inside, options.licenses)
    write(options.output, document.text())


if __name__ == "__main__":
    main()
