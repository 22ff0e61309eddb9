#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packs an extension for VS Code, which needs nothing but Python:

    vsix.py [-o FOLDER] [EXTENSION]

EXTENSION is the folder with its package.json, by default editors/vscode. FOLDER, by
default build/vsix, gets NAME-VERSION.vsix: a ZIP file with the extension in the folder
"extension", the license, a manifest, and the types of its files. Equal sources give
equal bytes: times are SOURCE_DATE_EPOCH or the first that ZIP knows.
"""

import argparse
import json
import os
import pathlib
import sys
import time
import zipfile
from xml.sax.saxutils import escape, quoteattr

ROOT = pathlib.Path(__file__).resolve().parents[1]
NEEDED = ("name", "publisher", "version", "displayName", "description", "engines")
TYPES = {".json": "application/json", ".js": "application/javascript",
         ".md": "text/markdown", ".txt": "text/plain", ".vsixmanifest": "text/xml"}
FIRST_OF_ZIP = 315532800  # 1980-01-01


def fail(message):
    sys.exit(f"vsix.py: error: {message}")


def described(folder):
    """The package.json of an extension; its files must be there."""
    try:
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        fail(f"cannot read {folder / 'package.json'}: {error}")
    for key in NEEDED:
        if not package.get(key):
            fail(f"package.json has no '{key}'")
    contributed = package.get("contributes", {})
    named = [package.get("main"), package.get("icon")]
    named += [each.get("path") for each in contributed.get("grammars", [])]
    named += [each.get("configuration") for each in contributed.get("languages", [])]
    for name in filter(None, named):
        if not (folder / name).is_file() and not (folder / f"{name}.js").is_file():
            fail(f"package.json names {name}, which is not there")
    return package


def files_of(folder):
    """What goes into the package: names and contents, in order."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not any(part.startswith(".") for part in name.split("/")):
            if path.suffix not in TYPES:
                fail(f"the type of {name} is not known")
            found[f"extension/{name}"] = path.read_bytes()
    found["extension/LICENSE.txt"] = (ROOT / "LICENSE").read_bytes()
    return found


def manifest(package, files):
    """The manifest that VS Code and its marketplace read."""
    properties = {"Engine": package["engines"]["vscode"], "ExtensionDependencies": "",
                  "ExtensionPack": "", "ExtensionKind": "workspace",
                  "LocalizedLanguages": ""}
    assets = {"Microsoft.VisualStudio.Code.Manifest": "extension/package.json",
              "Microsoft.VisualStudio.Services.Content.Details": "extension/README.md",
              "Microsoft.VisualStudio.Services.Content.License": "extension/LICENSE.txt"}
    tags = [f"__ext_{extension.lstrip('.')}"
            for language in package.get("contributes", {}).get("languages", [])
            for extension in language.get("extensions", [])]
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<PackageManifest Version="2.0.0"'
        ' xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011"'
        ' xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">',
        "  <Metadata>",
        f'    <Identity Language="en-US" Id={quoteattr(package["name"])}'
        f' Version={quoteattr(package["version"])}'
        f' Publisher={quoteattr(package["publisher"])}/>',
        f"    <DisplayName>{escape(package['displayName'])}</DisplayName>",
        '    <Description xml:space="preserve">'
        f"{escape(package['description'])}</Description>",
        f"    <Tags>{escape(','.join(tags))}</Tags>",
        f"    <Categories>{escape(','.join(package.get('categories', [])))}</Categories>",
        "    <GalleryFlags>Public</GalleryFlags>",
        "    <License>extension/LICENSE.txt</License>",
        "    <Properties>",
        *(f'      <Property Id="Microsoft.VisualStudio.Code.{key}"'
          f" Value={quoteattr(value)}/>" for key, value in properties.items()),
        "    </Properties>", "  </Metadata>", "  <Installation>",
        '    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>',
        "  </Installation>", "  <Dependencies/>", "  <Assets>",
        *(f'    <Asset Type="{kind}" Path="{path}" Addressable="true"/>'
          for kind, path in assets.items() if path in files),
        "  </Assets>", "</PackageManifest>", ""]
    return "\n".join(lines).encode()


def content_types(files):
    """The type of each file, by its extension."""
    suffixes = sorted({pathlib.PurePosixPath(name).suffix for name in files})
    lines = ['<?xml version="1.0" encoding="utf-8"?>',
             '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
             *(f'  <Default Extension="{suffix}" ContentType="{TYPES[suffix]}"/>'
               for suffix in suffixes), "</Types>", ""]
    return "\n".join(lines).encode()


def pack(folder, out):
    package = described(folder)
    files = files_of(folder)
    if "extension/README.md" not in files:
        fail("the extension has no README.md")
    files["extension.vsixmanifest"] = manifest(package, files)
    files["[Content_Types].xml"] = content_types(files)
    when = time.gmtime(max(FIRST_OF_ZIP, int(os.environ.get("SOURCE_DATE_EPOCH", 0))))
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{package['name']}-{package['version']}.vsix"
    unfinished = file.with_suffix(".part")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, when[:6])
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # Unix
            info.external_attr = 0o100644 << 16
            archive.writestr(info, files[name])
    unfinished.replace(file)
    print(file)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("extension", nargs="?", type=pathlib.Path,
                        default=ROOT / "editors/vscode")
    parser.add_argument("-o", dest="out", type=pathlib.Path, default=ROOT / "build/vsix")
    options = parser.parse_args()
    pack(options.extension, options.out)


if __name__ == "__main__":
    main()
