# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Long runs of compilations that can be stopped and continued."""

import json
import os
import pathlib
import re
import resource
import subprocess
import time

TIMEOUT = 300  # Of a clock's, on a machine that others use, too.


class Kept:
    """What is known, by a key, as lines of JSON in a file."""

    def __init__(self, path):
        self.known, self.file, self.until = {}, None, None
        if not path:
            return
        if os.path.exists(path):
            for line in pathlib.Path(path).read_text().splitlines():
                try:
                    row = json.loads(line)
                except ValueError:  # The run was stopped while it wrote.
                    continue
                self.known[row.pop("key")] = row
        self.file = open(path, "a", encoding="utf-8")

    def get(self, key, make):
        """None if it is not known and there is no time left."""
        if key not in self.known:
            if self.until and time.monotonic() > self.until:
                return None
            self.known[key] = make()
            if self.file:
                print(json.dumps({"key": key, **self.known[key]}), file=self.file, flush=True)
        return self.known[key]


def call(command, environment=None):
    """The exit status, 124 if it took too long, what it said, and its processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT,
                              errors="replace", env=environment)
        status, said = done.returncode, done.stderr + done.stdout
    except subprocess.TimeoutExpired:
        status, said = 124, ""
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return status, said, round(after.ru_utime + after.ru_stime
                               - before.ru_utime - before.ru_stime, 2)


def reason(said):
    """The first error, without its place and what is of this module only."""
    for line in said.splitlines():
        found = re.search(r"\berror: (.*)", line)
        if found:
            text = re.sub(r"'[^']*[<>x@][^']*'|tile<[^ ]*>|\b\d[\d,]*\b", "…", found[1])
            return text[:150]
    return said.strip().splitlines()[0][:150] if said.strip() else "no message"
