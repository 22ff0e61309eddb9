#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the tables of CONTRIBUTING.md that lead to files.

    where.py ROOT

Every path in the table "Where do I …" exists. Each question of the table "Where
is …" has one file, which exists and contains the words to search for. Prints
the number of paths and of questions; the exit status is 1 if any is wrong."""

import pathlib
import re
import sys


def rows(text, heading):
    """The rows of the first table below a heading, without the table's own."""
    part = text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in part.split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")]
            for line in lines[2:]]


def quoted(cell):
    return re.findall(r"`([^`]+)`", cell)


def paths_of(row):
    """The paths in a row, up to the first part that is only a pattern."""
    for word in quoted(" ".join(row[1:])):
        if "/" not in word:
            continue
        path = re.split(r"[<*]", word, maxsplit=1)[0]
        yield path if path == word else path.rpartition("/")[0]


def wrong_places(root, text):
    for row in rows(text, "Where do I …"):
        for path in paths_of(row):
            yield path, None if (root / path).exists() else (
                f"{row[0]}: there is no {path}")


def problem_of(root, row):
    if len(row) != 3:
        return f"{row[0]}: has not the columns question, file, search for"
    question, file, words = row[0], quoted(row[1]), quoted(row[2])
    if len(file) != 1 or not words:
        return f"{question}: has not one file with words"
    path = root / file[0]
    if not path.is_file():
        return f"{question}: there is no {file[0]}"
    text = path.read_text(encoding="utf-8")
    missing = [word for word in words if word not in text]
    return f"{question}: {file[0]} does not contain {missing[0]}" if missing \
        else None


def main(root):
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    places = list(wrong_places(root, text))
    questions = rows(text, "Where is …")
    problems = [p for _, p in places if p]
    problems += [p for p in (problem_of(root, row) for row in questions) if p]
    for problem in problems:
        print(f"CONTRIBUTING.md: {problem}")
    print(f"{len(places)} paths, {len(questions)} questions, "
          f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
