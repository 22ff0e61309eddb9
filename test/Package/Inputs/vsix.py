# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads a package for VS Code as VS Code does: vsix.py SOURCE FILE FOLDER

Checks its parts against each other and against the sources, and unpacks it."""

import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml
import zipfile

SCHEMA = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"

source, file, folder = map(pathlib.Path, sys.argv[1:])
with zipfile.ZipFile(file) as archive:
    assert archive.testzip() is None
    names = archive.namelist()
    assert len(set(names)) == len(names), names
    assert not [n for n in names if n.startswith("/") or ".." in n or "\\" in n], names
    archive.extractall(folder)

# What OPC wants: a type for each file.
types = xml.parse(folder / "[Content_Types].xml").getroot()
assert types.tag == TYPES + "Types", types.tag
known = {each.get("Extension"): each.get("ContentType") for each in types}
for name in names:
    if name != "[Content_Types].xml":
        assert known.get(pathlib.PurePosixPath(name).suffix), name

# What VS Code wants: the extension, and a manifest that says the same of it.
package = json.loads((folder / "extension/package.json").read_text())
root = xml.parse(folder / "extension.vsixmanifest").getroot()
assert root.tag == SCHEMA + "PackageManifest" and root.get("Version") == "2.0.0"
metadata = root.find(SCHEMA + "Metadata")
identity = metadata.find(SCHEMA + "Identity")
assert identity.get("Id") == package["name"], identity.attrib
assert identity.get("Version") == package["version"], identity.attrib
assert identity.get("Publisher") == package["publisher"], identity.attrib
for tag, key in (("DisplayName", "displayName"), ("Description", "description")):
    assert metadata.find(SCHEMA + tag).text == package[key], tag
assert metadata.find(SCHEMA + "License").text in names
properties = {p.get("Id"): p.get("Value") for p in metadata.iter(SCHEMA + "Property")}
assert properties["Microsoft.VisualStudio.Code.Engine"] == package["engines"]["vscode"]
target = root.find(f"{SCHEMA}Installation/{SCHEMA}InstallationTarget")
assert target.get("Id") == "Microsoft.VisualStudio.Code"
assets = {a.get("Type"): a.get("Path") for a in root.iter(SCHEMA + "Asset")}
assert assets["Microsoft.VisualStudio.Code.Manifest"] == "extension/package.json"
assert set(assets.values()) <= set(names), assets

# It is the extension of the sources, all of it, and of this version.
sources = source / "editors/vscode"
here = {f"extension/{p.relative_to(sources).as_posix()}"
        for p in sources.rglob("*") if p.is_file()}
extra = {"[Content_Types].xml", "extension.vsixmanifest", "extension/LICENSE.txt"}
assert set(names) == here | extra, set(names) ^ (here | extra)
for name in here:
    original = (sources / name.removeprefix("extension/")).read_bytes()
    assert (folder / name).read_bytes() == original, name
version = re.search(r"project\(OpenNVVM VERSION ([\d.]+)",
                    (source / "CMakeLists.txt").read_text())[1]
assert package["version"] == version, package["version"]
assert (folder / "extension/LICENSE.txt").read_bytes() == (source / "LICENSE").read_bytes()
print(package["name"], package["version"], "of", package["publisher"])
print("\n".join(sorted(names)))
