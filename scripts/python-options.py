#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes python/opennvvm/_options.py, the types of the options that the functions of the
Python package take, from nvvmc's table of options:

    llvm-tblgen --dump-json lib/CommandLine/Options.td -I INCLUDE |
        scripts/python-options.py > python/opennvvm/_options.py
"""

import json
import sys
import textwrap

# The functions of the package: their class, their command, and the options that are
# parameters of their own.
FUNCTIONS = (("VerifyOptions", "VerifyCommand", {"arch", "profile"}),
             ("FixOptions", "FixCommand", {"arch", "only", "profile"}),
             ("CompileOptions", "CompileCommand",
              {"arch", "opt", "emit_llvm_bc", "emit_optix_ir", "gen_lto",
               "nvvm_mode_word"}),
             ("OptimizeOptions", "OptCommand", {"arch", "emit_llvm_bc"}),
             ("LowerOptions", "LowerCommand", {"arch", "emit_llvm_bc"}),
             ("RunOptions", "RunCommand", set()))
HEAD = '''# The options of the functions. Written by scripts/python-options.py.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import os
from typing import Literal, Sequence, TypedDict, Union

#: One name, several with commas between them, or a list of them.
Names = Union[str, Sequence[str]]
'''


def names(items):
    return [item["def"] for item in items]


def type_of(record):
    words, shape = record["Values"], record["MetaVarName"] or ""
    if record["Kind"]["def"] == "KIND_FLAG":
        return "bool"
    if words == "0,1":
        return "Union[bool, Literal[0, 1]]"
    if words:
        listed = words.split(",")
        return "Literal[{}]".format(", ".join(
            word if word.isdigit() else f'"{word}"' for word in listed))
    if shape == "[=RULE]":
        return "Union[bool, Names]"
    if shape == "N":
        return "Union[int, str]"
    if shape in ("FILE", "FOLDER"):
        return 'Union[str, "os.PathLike[str]"]'
    # Lists, and what can be given several times.
    return "Names" if "[," in shape or "slot" in shape or "OLD" in shape else "str"


def options(table, command):
    """Key, type and help of the options of a command."""
    found = {}
    for name in table["!instanceof"]["Option"]:
        record = table[name]
        if (record["Alias"] or "NotInAPI" in names(record["Flags"]) or
                command not in names(record["Visibility"])):
            continue
        key = record["Name"].rstrip("=").replace("-", "_")
        kind, text = type_of(record), record["HelpText"]
        if key[:-1] == "O":
            key, kind, text = "O", "Literal[0, 1, 2, 3]", "level of code generation"
        found[{"Werror": "werror"}.get(key, key)] = (kind, text)
    return sorted(found.items(), key=lambda item: item[0].lower())


def main():
    table, numbered = json.load(sys.stdin), set()
    print(HEAD, end="")
    for title, command, own in FUNCTIONS:
        print(f"\n\nclass {title}(TypedDict, total=False):")
        for key, (kind, text) in options(table, command):
            if "Literal[0, 1]" in kind:
                numbered.add(key)
            if key in own:
                continue
            for line in textwrap.wrap(text, 80):
                print(f"    #: {line}")
            print(f"    {key}: {kind}")
    print("\n\n#: Those whose values are 0 and 1.")
    print(f"NUMBERED = frozenset({sorted(numbered)})".replace("'", '"'))


if __name__ == "__main__":
    main()
