# The magic %%nvvm of Jupyter.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import shlex
from typing import Any, Dict

from ._api import compile, verify
from ._types import InvalidIR


def options_of(line: str) -> Dict[str, Any]:
    """The options of a line such as "--arch=sm_90 --opt 2 --annotate"."""
    options: Dict[str, Any] = {}
    words = shlex.split(line)
    while words:
        word = words.pop(0)
        name, has_value, value = word.lstrip("-").partition("=")
        if not has_value and words and not words[0].startswith("-"):
            value, has_value = words.pop(0), "="
        options[name] = value if has_value else True
    return options


def nvvm(line: str, cell: str) -> Any:
    """%%nvvm [verify] [options]: compiles the cell, or only verifies it.
    Shows the PTX, or what is wrong."""
    command, _, rest = line.strip().partition(" ")
    if command == "verify":
        return verify(cell, **options_of(rest))
    try:
        return compile(cell, **options_of(line))
    except InvalidIR as error:
        return error.diagnostics


def register(shell: Any) -> None:
    shell.register_magic_function(nvvm, "cell", "nvvm")
