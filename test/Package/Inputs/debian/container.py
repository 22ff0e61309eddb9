# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""container.py RECIPE CONTEXT FOLDER KEPT ARGUMENT...: executes a Containerfile in a
root with Debian 12, then its entry point with the arguments and this program's
standard input."""

import json
import pathlib
import shlex
import sys

import root

RECIPE, CONTEXT, FOLDER, KEPT = map(pathlib.Path, sys.argv[1:5])
ARGUMENTS = sys.argv[5:]


def steps(text):
    """The instructions of a recipe, lines joined, without comments."""
    lines = [line for line in text.splitlines()
             if not line.lstrip().startswith("#")]
    for step in "\n".join(lines).replace("\\\n", " ").splitlines():
        if step.strip():
            name, _, rest = step.strip().partition(" ")
            yield name.upper(), rest.strip()


class Container:
    """What a builder of images does, for the instructions that recipes here use."""

    def __init__(self):
        self.root = None
        self.env, self.cwd, self.user = {}, "/", None
        self.entry, self.arguments = [], []

    def execute(self, name, rest):
        getattr(self, f"do_{name.lower()}")(rest)

    def do_from(self, image):
        if image != "docker.io/library/debian:bookworm-slim":
            raise root.Failed(f"there is no {image} here")
        self.root = root.Root(FOLDER, KEPT)

    def do_copy(self, rest):
        *patterns, to = shlex.split(rest)
        for pattern in patterns:
            files = sorted(CONTEXT.glob(pattern))
            if not files:
                raise root.Failed(f"COPY {pattern}: no such file")
            for file in files:
                self.root.put(file, f"{to}{file.name}" if to.endswith("/") else to)

    def do_run(self, command):
        self.root.run(command, env=self.env, cwd=self.cwd, user=self.user)

    def do_env(self, rest):
        self.env.update(word.split("=", 1) for word in shlex.split(rest))

    def do_workdir(self, folder):
        self.cwd = folder
        self.root.file(folder).mkdir(parents=True, exist_ok=True)

    def do_user(self, user):
        self.user = user

    def do_entrypoint(self, words):
        self.entry = json.loads(words)

    def do_cmd(self, words):
        self.arguments = json.loads(words)

    def start(self, arguments, stdin):
        words = self.entry + (arguments or self.arguments)
        return self.root.run(shlex.join(words), stdin=stdin, env=self.env,
                             cwd=self.cwd, user=self.user)


def main():
    container = Container()
    for name, rest in steps(RECIPE.read_text()):
        if not hasattr(container, f"do_{name.lower()}"):
            raise root.Failed(f"{name}: this test does not know it")
        container.execute(name, rest)
    print(container.start([], ""))
    print(container.start(ARGUMENTS, sys.stdin.read()))
    container.root.remove()


root.main(main)
