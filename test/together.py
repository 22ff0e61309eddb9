# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assembles many files of PTX, which nvvmc has printed, by few runs of ptxas."""

import pathlib
import re
import subprocess

HEAD = re.compile(r"^\.version .*\n\.target .*\n\.address_size .*\n", re.M)
# In a line that is not indented: what a module defines.
NAME = re.compile(r"(?<![.\w$])(?!func_retval0\b)[A-Za-z_$%][\w$]*")


class Module:
    """Files with the same head, of which no two define the same name."""

    def __init__(self, head):
        self.head, self.names, self.files, self.bodies = head, set(), [], []

    def take(self, file, names, body):
        if self.names & names:
            return False
        self.names |= names
        self.files.append(file)
        self.bodies.append(body)
        return True


def modules(files):
    """The files, put together where that is possible."""
    found, alone = {}, []
    for file in files:
        text = pathlib.Path(file).read_text(encoding="utf-8")
        head = HEAD.search(text)
        # What debug information names is that of one module.
        if not head or re.search(r"^\s*\.(section|file)\b", text, re.M):
            alone.append(file)
            continue
        body = text[head.end():]
        names = {name for line in body.splitlines() if line.startswith(".")
                 and not line.startswith(".extern") for name in NAME.findall(line)}
        some = found.setdefault(head[0], [])
        if not any(module.take(file, names, body) for module in some):
            some.append(Module(head[0]))
            some[-1].take(file, names, body)
    return [module for some in found.values() for module in some], alone


def run(command, file):
    done = subprocess.run([*command, file, "-o", "/dev/null"], capture_output=True,
                          text=True)
    return (done.stderr + done.stdout).strip() or f"status {done.returncode}" \
        if done.returncode else ""


def refused(command, files, scratch):
    """What ptxas, run as `command`, says of each of the files that it refuses. What it
    refuses of several, which are put together in the file `scratch`, it is asked about
    one by one."""
    together, alone = modules(files)
    for module in together:
        pathlib.Path(scratch).write_text(module.head + "".join(module.bodies),
                                         encoding="utf-8")
        if len(module.files) == 1 or run(command, scratch):
            alone += module.files
    return {file: said for file in alone if (said := run(command, file))}
