# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One defect of the compiler of tiles."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Defect:
    """In a file below lib/Tile, or another room of lib, `original` becomes `mutated`. The
    original is an expression, or statements if it ends with a semicolon or a brace. It
    occurs once in the file, or once in `within`, which does. Both have to compile, since
    one build has all defects, and an environment variable says which of them is there."""
    name: str
    file: str
    original: str
    mutated: str
    within: str = ""
    room: str = "Tile"

    @property
    def path(self):
        return f"lib/{self.room}/{self.file}"

    @property
    def is_statement(self):
        return self.original.endswith((";", "}"))
