# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A copy of the tree at HEAD in which defects may be injected, and its build."""

import io
import pathlib
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(command, **more):
    return subprocess.run([str(w) for w in command], capture_output=True,
                          text=True, **more)


def head():
    return run(["git", "-C", ROOT, "rev-parse", "HEAD"]).stdout.strip()


class ScratchTree:
    """The copy is SCRATCH/source, with its build folder in it."""

    def __init__(self, scratch):
        self.scratch = pathlib.Path(scratch).resolve()
        self.scratch.mkdir(parents=True, exist_ok=True)
        self.source = (self.scratch / "source").resolve()
        self.build = self.source / "build"
        self.commit = head()

    def extract(self, change=lambda name, text: text):
        """Writes the files that are not as they are at HEAD, such as what an
        interrupted run has left. `change` gives what a file is to be instead."""
        archive = subprocess.run(["git", "-C", ROOT, "archive", self.commit],
                                 capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as members:
            for member in members:
                path = self.source / member.name
                if member.isdir():
                    path.mkdir(parents=True, exist_ok=True)
                elif member.isfile():
                    text = change(member.name, members.extractfile(member).read())
                    if not path.is_file() or path.read_bytes() != text:
                        path.write_bytes(text)
                        path.chmod(member.mode)

    def make(self, targets, *more):
        """Builds the targets; gives what was printed if that fails."""
        done = run(["cmake", "--build", self.build, "--target", *targets, *more])
        return done.stdout + done.stderr if done.returncode else ""

    def configure(self):
        """Once: the build itself notices what has changed."""
        if (self.build / "build.ninja").is_file():
            return
        done = run(["cmake", "--preset", "release", "-DOPENNVVM_BOLT=OFF"], cwd=self.source)
        if done.returncode:
            sys.exit(f"the tree cannot be configured\n{done.stdout}{done.stderr}")


def stale(defects, complaint):
    """How many of the defects have no place in the source any more. `complaint` says
    what is wrong with one, or nothing."""
    count = 0
    for defect in defects:
        if said := complaint(defect):
            print(f"STALE   {said}")
            count += 1
    print(f"{len(defects)} places, {count} stale")
    return count


def part_of(defects, text):
    """Every Nth of the defects from the Kth on, where the text is K/N."""
    first, _, step = text.partition("/")
    return defects[int(first) - 1::int(step)]
