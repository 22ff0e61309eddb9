#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the tables of docs/clients.md from what the tests of clients measured.

    client-figures.py BUILD [DOCUMENT]

Each run writes BUILD/clients/figures/NAME.tsv, whose first line is the heading. It
becomes the table between "<!-- figures: NAME -->" and "<!-- end of NAME -->".
Tables that were not measured stay as they are.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def table(file):
    rows = [line.split("\t") for line in file.read_text().splitlines() if line]
    rows.insert(1, ["---"] * len(rows[0]))
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def main():
    figures = pathlib.Path(sys.argv[1]) / "clients" / "figures"
    document = pathlib.Path(sys.argv[2] if len(sys.argv) > 2
                            else ROOT / "docs" / "clients.md")
    text = document.read_text()
    for file in sorted(figures.glob("*.tsv")):
        first, last = f"<!-- figures: {file.stem} -->\n", f"<!-- end of {file.stem} -->"
        text, count = re.subn(re.escape(first) + ".*?" + re.escape(last),
                              lambda _: first + table(file) + last, text, flags=re.S)
        if count != 1:
            sys.exit(f"client-figures: {document} has {count} places for {file.stem}")
    document.write_text(text)


if __name__ == "__main__":
    main()
