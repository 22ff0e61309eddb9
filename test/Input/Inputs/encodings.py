# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""encodings.py TEXT FOLDER: writes TEXT in every encoding that an editor may use."""

import pathlib
import sys

source, folder = map(pathlib.Path, sys.argv[1:])
text = source.read_text(encoding="utf-8")
folder.mkdir(exist_ok=True)
MARK = "\ufeff"
for name, written, encoding in (
        ("utf-8-mark", MARK + text, "utf-8"),
        ("broken-mark", MARK + text.replace("ret void", "ret voiid"), "utf-8"),
        ("utf-16-le-mark", MARK + text, "utf-16-le"),
        ("utf-16-be-mark", MARK + text, "utf-16-be"),
        ("utf-16-le", text, "utf-16-le"),
        ("utf-16-be", text, "utf-16-be"),
        ("utf-32-le-mark", MARK + text, "utf-32-le"),
        ("utf-32-be-mark", MARK + text, "utf-32-be"),
        ("utf-32-le", text, "utf-32-le"),
        ("utf-32-be", text, "utf-32-be")):
    (folder / f"{name}.ll").write_bytes(written.encode(encoding))
