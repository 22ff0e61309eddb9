#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the tables of the documentation that lead to files.

    where.py ROOT

In CONTRIBUTING.md, every path in the table "Where do I …" exists. Each question
of the table "Where is …" has one file, which exists and contains the words to
search for. The folders that test/README.md and testing/README.md list exist.
docs/architecture.md lists all folders of lib/, and no others. Prints the number
of paths and of questions; the exit status is 1 if anything is wrong."""

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


def folder_problems(root, folder):
    """What the table of folders in a README says that is not so."""
    text = (root / folder / "README.md").read_text(encoding="utf-8")
    for line in re.findall(r"^\| (`\w+/`.*?) \|", text, re.M):
        for name in quoted(line):
            if not (root / folder / name).is_dir():
                yield f"{folder}/README.md: there is no {name}"


def room_problems(root):
    text = (root / "docs/architecture.md").read_text(encoding="utf-8")
    listed = {name for line in re.findall(r"^\| (`.*?) \|", text, re.M)
              for name in re.findall(r"`lib/(\w+)`", line)}
    rooms = {path.name for path in (root / "lib").iterdir() if path.is_dir()}
    for name in sorted(rooms ^ listed):
        what = "is not listed" if name in rooms else "does not exist"
        yield f"docs/architecture.md: lib/{name} {what}"


def main(root):
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    places = list(wrong_places(root, text))
    questions = rows(text, "Where is …")
    found = [p for _, p in places] + [problem_of(root, q) for q in questions]
    problems = [f"CONTRIBUTING.md: {p}" for p in found if p]
    for folder in ("test", "testing"):
        problems += folder_problems(root, folder)
    problems += room_problems(root)
    for problem in problems:
        print(problem)
    print(f"{len(places)} paths, {len(questions)} questions, "
          f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
