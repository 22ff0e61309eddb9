# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""wide.py NVVMC FOLDER: every command refuses what encodings.py has written in UTF-16
and UTF-32, with one error, and writes nothing."""

import pathlib
import subprocess
import sys

nvvmc, folder = sys.argv[1], pathlib.Path(sys.argv[2])
COMMANDS = (["verify"], ["verify", "--profile=libnvvm"], ["compile"], ["emit"],
            ["opt"], ["lower"], ["llc"], ["targets"], ["fix"])
files = sorted(folder.glob("utf-[13]*.ll"))
assert len(files) == 8, files
for file in files:
    name = file.name[:6].upper()
    before = file.read_bytes()
    for command in COMMANDS:
        output = folder / "output"
        writes = command[0] in ("compile", "emit", "opt", "lower", "llc")
        where = ["-o", str(output)] if writes else []
        run = subprocess.run([nvvmc, *command, str(file), *where],
                             capture_output=True, text=True)
        said = run.stderr + run.stdout
        assert run.returncode == 2, (command, file.name, run.returncode, said)
        assert said.count("error:") == 1, (command, said)
        if "--profile=libnvvm" in command:
            message = f"parse expected top-level entity: the input is {name} text"
        else:
            message = f"the input is {name} text; LLVM assembly is read as UTF-8"
        assert f"{file}:1:1: error: {message} [misc-text-encoding]" in said, (command, said)
        assert f"convert it: iconv -f {name} -t UTF-8 FILE" in said, said
        assert not output.exists() and file.read_bytes() == before, command
