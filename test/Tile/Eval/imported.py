# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a script of this folder with another evaluator beside that of Tile IR: each program
is imported to nv_tileas, too, and must leave the same bytes in memory and print the same.

    imported.py SCRIPT ARGUMENT...

The script need not know: it takes Program from the module evaluator. What the import or
the evaluator of nv_tileas cannot do is counted by its reason, at the end.
"""

import collections
import json
import pathlib
import re
import runpy
import subprocess
import sys
import tempfile

import evaluator

FOLDER = tempfile.TemporaryDirectory()
COUNTS = collections.Counter()


class Different(Exception):
    pass


def is_memory(argument):
    return getattr(argument, "shape", ()) != ()


def run_imported(text, arguments, grid, kernel):
    """The bytes of each argument after the run, and what was printed; or why it is
    refused."""
    program = pathlib.Path(FOLDER.name, "program.mlir")
    program.write_bytes(text if isinstance(text, bytes) else text.encode())
    given = pathlib.Path(FOLDER.name, "arguments.json")
    given.write_text(json.dumps([
        {"memory": a.tobytes().hex()} if is_memory(a) else a.tobytes().hex()
        for a in arguments]))
    words = ["nv-tileas-run", "--grid=" + ",".join(map(str, grid)), f"--arguments={given}"]
    words += [f"--kernel={kernel}"] if kernel else []
    done = subprocess.run([*words, program], capture_output=True, check=False)
    if done.returncode:
        message = done.stderr.decode()
        refused = re.search(r"cannot be imported: (.*)", message)
        if refused:
            return refused[1]
        raise Different(f"exit status {done.returncode}: {message}")
    return [bytes.fromhex(digits) for digits in json.loads(given.read_text())], done.stdout


class Program(evaluator.Program):
    """A program that both evaluators run."""

    def __init__(self, data, name="<input>"):
        super().__init__(data, name)
        self.data, self.name = data, name

    def run(self, arguments, grid=(1, 1, 1), kernel=None, **options):
        before = [a.copy() for a in arguments]
        result = super().run(arguments, grid, kernel, **options)
        try:
            self.compare(result, before, arguments, grid, kernel)
        except Different as difference:
            print(difference)
            COUNTS["different"] += 1
        return result

    def compare(self, result, before, arguments, grid, kernel):
        """Runs the program on the arguments as they were, if it has run."""
        if result.status != "success":
            return
        other = run_imported(self.data, before, grid, kernel)
        if isinstance(other, str):
            COUNTS[other] += 1
            return
        memory, printed = other
        for n, (a, theirs) in enumerate(zip(arguments, memory)):
            ours = a.tobytes() if is_memory(a) else b""
            if ours != theirs:
                at = next((i for i, (x, y) in enumerate(zip(ours, theirs)) if x != y), 0)
                self.complain(f"argument {n} differs at byte {at}: Tile IR gives "
                              f"{ours[at:at + 8].hex()}, nv_tileas {theirs[at:at + 8].hex()}", n)
        if printed.decode() != result.printed:
            self.complain(f"nv_tileas prints {printed}, Tile IR {result.printed}")
        COUNTS["equal"] += 1

    def complain(self, message, argument=None):
        """Raises Different, with the line of the operation whose result goes to the
        argument, as case.py writes programs."""
        line = re.search(rf"%q{argument} = .*\n(.*)\n", str(self.data))
        raise Different(f"{self.name}: {message}" + (f"\n{line[1]}" if line else ""))


def main():
    evaluator.Program = Program
    sys.argv = sys.argv[1:]
    status = 0
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except SystemExit as end:
        status = end.code or 0
    for word, count in sorted(COUNTS.items()):
        print(f"{count} imported programs: {word}")
    sys.exit(status or COUNTS["different"] != 0)


main()
