#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the commands of documentation pages as a reader would: the files that a page
shows, each after its name in a line of its own, lie in the current folder, and what a
block "text" shows after commands is what they print. README.md is read in the folder
of the sources; of another page, files that it takes for granted are in Inputs/PAGE. PATH
has no tools but those of the build, of the clients, and of the system: what LLVM's folder
has under names without a version is not there. Of a block "sh", the line before it can
say

    <!-- run by FILE -->        a test, or continuous integration, runs these commands
    <!-- needs: FEATURE -->     lit's feature, which is given if it is there
    *Untested ...*              for readers; the paragraph gives the reason

    commands.py BUILD FOLDER FEATURES [CLIENT=VENV...] [--without=PAGE:FEATURE] -- PAGE...

--without: one page is not given this feature.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Where NVIDIA's Python packages have programs.
PROGRAMS = "lib/python*/site-packages/nvidia/cu*/bin"
BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.M | re.S)


def blocks(text):
    """Language, contents, and the paragraph before, of each fenced block."""
    end = 0
    for block in BLOCK.finditer(text):
        before = text[end:block.start()].rstrip("\n")
        yield block[1], block[2], before.rpartition("\n\n")[2].strip()
        end = block.end()


class Page:
    def __init__(self, path, build, folder, features, clients):
        self.path, self.folder = path, folder
        self.features, self.clients = features, clients
        self.build = build
        self.counts = {"run": 0, "run elsewhere": 0, "left out": 0, "untested": 0}
        self.problems = []
        self.printed = None

    def environment(self, needs):
        tools = [str(self.build / "bin")]
        for name in needs:
            if name in self.clients:
                venv = pathlib.Path(self.clients[name]) / "venv"
                tools += map(str, [venv / "bin", *venv.glob(PROGRAMS)])
        system = [folder for folder in os.environ["PATH"].split(":")
                  if "llvm" not in folder]
        package = self.folder / "package"
        return {**os.environ, "PATH": ":".join(tools + system),
                "OPENNVVM": str(self.build), "PYTHONPATH": str(package),
                "PYTHONDONTWRITEBYTECODE": "1",
                "TRITON_CACHE_DIR": str(self.folder / "cache")}

    def run(self, commands, needs):
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", commands],
                              cwd=self.folder, env=self.environment(needs),
                              stdin=subprocess.DEVNULL, capture_output=True, text=True)
        self.counts["run"] += 1
        self.printed = done.stdout
        if done.returncode:
            self.problems.append(f"{commands}\nends with {done.returncode}: "
                                 f"{done.stdout}{done.stderr}")

    def commands(self, text, before):
        last = before.rpartition("\n")[2]
        self.printed = None
        if elsewhere := re.fullmatch(r"<!-- run by (\S+) -->", last):
            self.counts["run elsewhere"] += 1
            if not (ROOT / elsewhere[1]).exists():
                self.problems.append(f"there is no {elsewhere[1]}")
        elif before.startswith("*Untested"):
            self.counts["untested"] += 1
        else:
            marked = re.fullmatch(r"<!-- needs: ([\w, -]+) -->", last)
            needs = re.split(r",\s*", marked[1]) if marked else []
            if all(need in self.features for need in needs):
                self.run(text, needs)
            else:
                self.counts["left out"] += 1

    def check(self):
        for language, text, before in blocks(self.path.read_text(encoding="utf-8")):
            name = re.fullmatch(r"`([\w.-]+)`:", before)
            if name:
                (self.folder / name[1]).write_text(text, encoding="utf-8")
            elif language == "sh":
                self.commands(text, before)
            elif language == "text" and not before and self.printed is not None:
                if self.printed.strip() != text.strip():
                    self.problems.append(f"prints\n{self.printed}and not\n{text}")
        counts = ", ".join(f"{count} {what}" for what, count in self.counts.items()
                           if count)
        name = os.path.relpath(self.path, ROOT)
        print(f"{name}: {counts or 'no commands'}")
        for problem in self.problems:
            print(f"{name}: {problem}")
        return not self.problems


def prepare(folder, build, page):
    """An empty folder, but for what the page takes for granted, in which the Python
    package can be found."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    given = ROOT / "test" / "Docs" / "Inputs" / page.stem
    sources = list(given.iterdir()) if given.is_dir() else []
    if page.parent == ROOT:
        sources += [file for file in ROOT.iterdir() if file.name[:5] != "build"]
        (folder / "build").symlink_to(build)
    for file in sources:
        (folder / file.name).symlink_to(file)
    package = folder / "package" / "opennvvm"
    package.mkdir(parents=True)
    for file in (ROOT / "python" / "opennvvm").glob("*.py"):
        (package / file.name).symlink_to(file)
    (package / "lib").symlink_to(build / "lib")


def main(build, folder, features, *rest):
    build, folder = pathlib.Path(build).resolve(), pathlib.Path(folder).resolve()
    options = dict(word.split("=", 1) for word in rest[:rest.index("--")])
    poor, _, lacks = options.pop("--without", "").partition(":")
    wrong = 0
    for page in rest[rest.index("--") + 1:]:
        page = pathlib.Path(page).resolve()
        own = folder / os.path.relpath(page, ROOT).replace("/", "-")
        prepare(own, build, page)
        given = set(features.split(",")) - ({lacks} if page.match(poor or "/") else set())
        wrong += not Page(page, build, own, given, options).check()
    print(f"{wrong} pages are wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
