# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""man.py PREFIX: checks that each installed program has a man page, which names its
section, says in one line what the program does, and names only options that the
program knows."""

import pathlib
import re
import subprocess
import sys

PREFIX = pathlib.Path(sys.argv[1])
PAGES = PREFIX / "share/man/man1"
problems = []


def page_of(program):
    """The text of a page, or of the one that it stands for."""
    text = (PAGES / f"{program}.1").read_text()
    other = re.fullmatch(r"\.so man1/(\S+)\n", text)
    return (PAGES / other[1]).read_text() if other else text


def help_of(program):
    """What a program that is linked with LLVM's parser of options prints."""
    return subprocess.run([PREFIX / "bin" / program, "--help-hidden"], text=True,
                          capture_output=True).stdout


for program in sorted((PREFIX / "bin").iterdir()):
    name = program.name
    if not (PAGES / f"{name}.1").exists():
        problems.append(f"{name}: no man page")
        continue
    text = page_of(name)
    plain = text.replace("\\-", "-")
    if not re.match(r"(\.\\\".*\n)*\.TH \S+ 1\b", text):
        problems.append(f"{name}: the page does not begin with its section")
    if not re.search(rf"^\.SH NAME\n(.* )?{re.escape(name)}(,.*)? - ", plain, re.M):
        problems.append(f"{name}: the page does not say what it is")
    if program.is_symlink() or name == "nvvmc":
        continue
    known = help_of(name)
    for option in re.findall(r"(?<![\w-])--[a-z][\w-]*", plain):
        if option != "--help" and not re.search(rf"{option}\b(?!-)", known):
            problems.append(f"{name}: no option {option}")
print("\n".join(problems) or "fine")
sys.exit(bool(problems))
