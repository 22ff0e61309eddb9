# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defects of halves of tiles: where they begin, what goes with them, and what they must not
overtake."""

from .defect import Defect

HALVES = [
    Defect("both halves are accessed where the first one is",
           "Transforms/TileSplitter.cpp",
           "firstOf(Box[Dimension])", "firstOf(0)"),
    Defect("coordinates of the second half begin at zero",
           "Transforms/TileSplitter.cpp",
           "At.replaceAllUsesExcept(Sum, Sum);", ""),
    Defect("facts of groups of elements are facts of a half",
           "Transforms/TileSplitter.cpp",
           "Divisor && !Divisor.getEvery()", "bool(Divisor)"),
    Defect("what waits for both halves waits for the first",
           "Transforms/TileSplitter.cpp",
           "Map.lookup(Token)", "Before",
           within="ValueRange{Before, Map.lookup(Token)}"),
    Defect("a half is written before the other one is read",
           "Transforms/SplitOrder.cpp",
           "!IsOrdered", "true", within="return !IsOrdered ||"),
    Defect("halves along a dimension that is combined",
           "Transforms/TileAxes.cpp",
           "llvm::replace(Of, Axis, NoAxis);", ""),
    Defect("dimensions of a permuted tile are in their order",
           "Transforms/TileAxes.cpp",
           "int(From)", "int(D)"),
]
