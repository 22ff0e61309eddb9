#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs of Tile IR, judged operation by operation.

    programs.py SOURCE-TREE COUNT [SEED] [-v] [--machine]

Each program stores the result of each operation. What an operation must give follows
from what its operands were, as judge.py says: errors do not hide each other. -v prints
programs that fail. Operations on tiles that are in no program are errors, too. With
--machine, programs are compiled to PTX and run on the machine."""

import pathlib
import re
import sys

MACHINE = "--machine" in sys.argv
if MACHINE:
    sys.argv.remove("--machine")
    sys.path.append(str(pathlib.Path(__file__).parent.parent))
    from machine import Program
else:
    from evaluator import Program
import accesses
import elements
import tiles
from case import TRIED, Case
from judge import FLOATS

# Those that have most to try stand here more than once.
MAKERS = [elements.integers, elements.integers, elements.integers, elements.floats,
          elements.floats, elements.floats, elements.signs, elements.extremes,
          elements.functions, elements.functions, elements.powers,
          elements.remainders, elements.comparisons, elements.selects,
          elements.widths, elements.formats, elements.formats,
          elements.to_integers, elements.from_integers, elements.bits,
          tiles.shapes, tiles.shapes, tiles.packs, tiles.combined,
          tiles.products, tiles.scaled_products, tiles.float_combinations,
          tiles.control, accesses.masked, accesses.views, accesses.atomics,
          accesses.addresses, accesses.undetermined, accesses.written_tiles]

# Of the records of what is computed, those that need no program here.
ELSEWHERE = {"module", "entry", "global", "get_global", "get_tile_block_id",
             "get_num_tile_blocks", "assume"}


#===--------------------------------------------------------------------------------===//
# Judging
#===--------------------------------------------------------------------------------===//

def is_right(kind, got, wanted):
    if wanted is None:
        return True
    if callable(wanted):
        return wanted(got)
    if kind in FLOATS and FLOATS[kind].is_nan(got):
        return any(w is None or FLOATS[kind].is_nan(w) for w in wanted)
    return any(w is None or w == got for w in wanted)


def is_flushed(what, kind, got, wanted):
    """Whether a sum in memory has become zero, as atom.add.f32 does of subnormals."""
    return MACHINE and what == "atomic addf" and kind == "f32" and \
        got & 0x7fffffff == 0 and all(w & 0x7f800000 == 0 for w in wanted)


def judged(case, what, value, check):
    """What is wrong with the elements of a value; empty if nothing is."""
    wanted, got = check(), case.read(value)
    assert len(wanted) == len(got), what
    for i, (w, g) in enumerate(zip(wanted, got)):
        if not is_right(value.kind, g, w) and not is_flushed(what, value.kind, g, w):
            right = "close" if callable(w) else ", ".join(map(hex, w))
            return f"{what} ({value.name}): element {i} of block {case.block} is {g:#x}, " \
                f"not {right}"
    return ""


if MACHINE:
    # The bounds of docs/tiles-numbers.md.
    elements.SLACK["f32"] = 3


def run(seed):
    case = Case(seed)
    # Each maker has its turn, with others around.
    for maker in [MAKERS[seed % len(MAKERS)], *case.random.choices(MAKERS, k=9)]:
        maker(case)
    text = case.text()
    result = Program(text, f"{seed}.mlir").run(case.arrays, (case.blocks, 1, 1))
    problems = [result.error] if result.status != "success" else []
    problems += [f"finding: {result.text}"] if result.findings else []
    if not problems:
        for case.block in range(case.blocks):
            problems += filter(None, (judged(case, *c) for c in case.checks))
    if problems:
        print(f"seed {seed}:", *problems, sep="\n  ")
        if "-v" in sys.argv:
            print(text)
    return not problems


def untried(tree):
    """Operations that compute and are in no program."""
    folder = pathlib.Path(tree, "include/opennvvm/Dialect/CudaTile")
    names = set()
    for part in ("Core", "Float", "Integer", "Conversion"):
        names |= set(re.findall(r'<"(\w+)",\s*0x[0-9a-f]+',
                                (folder / f"Ops{part}.td").read_text()))
    assert len(names) > 70, "records have changed"
    return sorted(names - set(TRIED) - ELSEWHERE)


def main():
    number, first = int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0
    good = sum(run(seed) for seed in range(first, first + number))
    unused = [] if MACHINE else untried(sys.argv[1])
    for name in unused:
        print(f"{name} is in no program")
    print(f"{good} of {number} programs, {len(TRIED)} operations")
    sys.exit(good != number or bool(unused))


main()
