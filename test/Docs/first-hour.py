#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Walks through a recorded session at a terminal: first-hour.py RECORD FOLDER [--write]

RECORD is what the terminal shows: "$ " begins a command, "> " continues it, what follows
is all that it prints, and "(status N)" is its exit status unless that is 0. Lines that
begin with "#" are titles. To add steps, write commands and let --write record what they
print; read the difference. FOLDER is emptied, and is where the commands run."""

import difflib
import pathlib
import shutil
import subprocess
import sys


def read(text):
    """The record as titles (text) and steps (lists of the lines of a command)."""
    parts = []
    for line in text.splitlines():
        if line.startswith("$ "):
            parts.append([line[2:]])
        elif line.startswith("> ") or line == ">":
            parts[-1].append(line[2:])
        elif line.startswith("#") or not line:
            parts.append(line)
    return parts


def run(command, folder):
    """What the terminal shows of command."""
    done = subprocess.run(["bash", "-c", "\n".join(command)], cwd=folder, text=True,
                          errors="replace", stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          timeout=60)
    yield f"$ {command[0]}"
    yield from (f"> {line}".rstrip() for line in command[1:])
    # An empty line would end the output in the record.
    yield from (line.rstrip() for line in done.stdout.splitlines() if line.strip())
    if done.returncode:
        yield f"(status {done.returncode})"


def main(record, folder, *options):
    record, folder = pathlib.Path(record), pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    recorded = record.read_text(encoding="utf-8")
    shown = []
    for part in read(recorded):
        shown += [part] if isinstance(part, str) else run(part, folder)
    text = "\n".join(shown).rstrip("\n") + "\n"
    if "--write" in options:
        record.write_text(text, encoding="utf-8")
        return 0
    sys.stdout.writelines(difflib.unified_diff(
        recorded.splitlines(True), text.splitlines(True), "recorded", "shown"))
    steps = sum(line.startswith("$ ") for line in shown)
    print(f"{steps} commands")
    return int(text != recorded or steps == 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
