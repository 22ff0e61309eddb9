# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Accesses of different blocks: pairs of programs of which one orders them, and random
programs, of which all pairs that conflict are known.

    blocks.py COUNT [SEED]
"""

import itertools
import random
import sys

import numpy as np

from evaluator import Program

HEAD = """cuda_tile.module @m {
  entry @k(%x: tile<ptr<i32>>, %flag: tile<ptr<i32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %start = make_token : token
    %is0 = cmpi equal %block, %zero, signed : tile<i32> -> tile<i1>
    %is1 = cmpi equal %block, %one, signed : tile<i32> -> tile<i1>
    %is2 = cmpi equal %block, %two, signed : tile<i32> -> tile<i1>
"""
SPIN = """      %got{n} = loop iter_values(%t{n} = %start) : token -> token {{
        %v{n}, %u{n} = load_ptr_tko {how} %flag token=%t{n} : tile<ptr<i32>> -> tile<i32>, token
        %set{n} = cmpi greater_than_or_equal %v{n}, {value}, signed : tile<i32> -> tile<i1>
        if %set{n} {{
          break %u{n} : token
        }}
        continue %u{n} : token
      }}
"""


def only(block, *lines):
    return f"    if %is{block} {{\n" + "".join(lines) + "    }\n"


def store(how, to="%x", value="%one", name="%s"):
    return f"      {name} = store_ptr_tko {how} {to}, {value} token=%start : " \
           "tile<ptr<i32>>, tile<i32> -> token\n"


def load(how="weak", of="%x", name="l"):
    return f"      %{name}, %{name}t = load_ptr_tko {how} {of} token=%start : " \
           "tile<ptr<i32>> -> tile<i32>, token\n"


def change(how, mode="add", of="%x", name="r"):
    return f"      %{name}, %{name}t = atomic_rmw_tko {how} {of}, {mode}, %one token=%start : " \
           "tile<ptr<i32>>, tile<i32> -> tile<i32>, token\n"


def spin(how, value="%one", n=0):
    return SPIN.format(how=how, value=value, n=n)


def handshake(writes, reads):
    """Block 0 writes and sets the flag; block 1 waits for the flag and reads."""
    return only(0, store("weak"), store(writes, "%flag", name="%f")) + \
        only(1, spin(reads), load())


def tiles(apart):
    """Each block stores four numbers, so far apart."""
    return f"""    %step = constant <i32: {apart}> : tile<i32>
    %first = muli %block, %step : tile<i32>
    %p = offset %x, %first : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %r = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %b = broadcast %r : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %i = iota : tile<4xi32>
    %q = offset %b, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %d = store_ptr_tko weak %q, %i : tile<4xptr<i32>>, tile<4xi32> -> token
"""


# What a program is, its blocks, its text, and whether accesses of blocks conflict.
PROGRAMS = [
    ("weak stores", 2, store("weak"), True),
    ("a store of one block", 2, only(1, store("weak")), False),
    ("loads", 2, load(), False),
    ("a load and a store", 2, only(0, store("weak")) + only(1, load()), True),
    ("relaxed stores", 2, store("relaxed device"), False),
    ("relaxed stores of the block", 2, store("relaxed tl_blk"), True),
    ("relaxed in the system", 2, store("relaxed sys"), False),
    ("atomics", 9, change("relaxed device"), False),
    ("atomics of the block", 2, change("relaxed tl_blk"), True),
    ("an atomic and a weak load", 2, only(0, change("relaxed device")) + only(1, load()), True),
    ("an atomic and a relaxed load", 2,
     only(0, change("relaxed device")) + only(1, load("relaxed device")), False),
    ("tiles side by side", 5, tiles(4), False),
    ("tiles that share a number", 5, tiles(3), True),
    ("release and acquire", 2, handshake("release device", "acquire device"), False),
    ("release and acquire in the system", 2, handshake("release sys", "acquire sys"), False),
    ("nothing is released", 2, handshake("relaxed device", "acquire device"), True),
    ("nothing is acquired", 2, handshake("release device", "relaxed device"), True),
    ("released before the store", 2,
     only(0, store("release device", "%flag", name="%f"), store("weak")) +
     only(1, spin("acquire device"), load()), True),
    ("loaded before it is acquired", 2,
     only(0, store("weak"), store("release device", "%flag", name="%f")) +
     only(1, load(), spin("acquire device")), True),
    ("released through another block", 3,
     only(0, store("weak"), store("release device", "%flag", name="%f")) +
     only(1, spin("acquire device"), store("release device", "%flag", "%two", "%f")) +
     only(2, spin("acquire device", "%two", 1), load()), False),
    ("an atomic between release and acquire", 3,
     only(0, store("weak"), store("release device", "%flag", name="%f")) +
     only(1, spin("relaxed device"), change("relaxed device", of="%flag")) +
     only(2, spin("acquire device", "%two", 1), load()), False),
    ("a store between release and acquire", 3,
     only(0, store("weak"), store("release device", "%flag", name="%f")) +
     only(1, spin("relaxed device"), store("relaxed device", "%flag", "%two", "%f")) +
     only(2, spin("acquire device", "%two", 1), load()), True),
    ("memory of each block", 4,
     "    %own = alloca num_elem = 1, alignment = 4 : tile<ptr<i32>>\n" +
     store("weak", "%own"), False),
]


def races(text, blocks, arguments):
    result = Program(HEAD + text + "  }\n}\n", "blocks").run(arguments, (blocks, 1, 1))
    assert result.status == "success", result.error + text
    assert set(result.rules) <= {"tile-block-race"}, result.text
    return [tuple(p["source"][0]["line"] for p in f["parties"]) for f in result.findings]


def check_pairs():
    wrong = 0
    for name, blocks, text, conflicts in PROGRAMS:
        found = races(text, blocks, [np.zeros(64, np.int32), np.zeros(1, np.int32)])
        if bool(found) != conflicts:
            print(f"{name}: found {found}")
            wrong += 1
    return wrong


def check_some():
    """Block 0 waits for block 1, which is not run."""
    text = only(0, spin("acquire device")) + only(1, store("release device", "%flag"))
    program = Program(HEAD + text + "  }\n}\n", "blocks")
    results = [program.run([np.zeros(1, np.int32), np.zeros(1, np.int32)], (3, 1, 1), blocks=n)
               for n in (1, 2, 3, 4)]
    print(*(result.error or result.status for result in results), sep=", ")


def random_program(seed):
    """The text, the blocks, and the pairs of accesses that conflict, by their numbers."""
    r = random.Random(seed)
    blocks = r.randint(2, 6)
    chosen, text, lines = [], "", []
    at_line = HEAD.count("\n")
    for n in range(r.randint(2, 6)):
        kind = r.choice(["load", "store", "relaxed load", "relaxed store", "atomic"])
        by = r.randrange(min(blocks, 3)) if r.random() < 0.7 else None
        at, apart = r.randrange(8), r.randrange(4)
        how = "relaxed device" if "relaxed" in kind else "weak"
        body = f"""      %c{n} = constant <i32: {at}> : tile<i32>
      %a{n} = constant <i32: {apart}> : tile<i32>
      %m{n} = muli %block, %a{n} : tile<i32>
      %o{n} = addi %c{n}, %m{n} : tile<i32>
      %p{n} = offset %x, %o{n} : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
"""
        if "load" in kind:
            body += load(how, f"%p{n}", f"l{n}")
        elif "store" in kind:
            body += store(how, f"%p{n}", name=f"%s{n}")
        else:
            body += change("relaxed device", of=f"%p{n}", name=f"r{n}")
        body = body if by is None else only(by, body)
        text += body
        lines.append(at_line + text.count("\n") - (by is not None))
        chosen.append((kind, range(blocks) if by is None else [by], at, apart))
    wanted = set()
    for (i, a), (j, b) in itertools.combinations_with_replacement(enumerate(chosen), 2):
        weak = a[0] in ("load", "store") or b[0] in ("load", "store")
        writes = "load" not in a[0] or "load" not in b[0]
        if weak and writes and any(x != y and a[2] + x * a[3] == b[2] + y * b[3]
                                   for x in a[1] for y in b[1]):
            wanted.add(tuple(sorted((lines[i], lines[j]))))
    return text, blocks, wanted


def check_random(count, first):
    wrong = conflicts = 0
    for seed in range(first, first + count):
        text, blocks, wanted = random_program(seed)
        program = Program(HEAD + text + "  }\n}\n", "blocks")
        result = program.run([np.zeros(64, np.int32), np.zeros(1, np.int32)], (blocks, 1, 1))
        found = {tuple(sorted(p["source"][0]["line"] for p in f["parties"]))
                 for f in result.findings if f["rule"] == "tile-block-race"}
        conflicts += len(wanted)
        if found != wanted:
            print(f"seed {seed}: found {found}, not {wanted}\n{text}")
            wrong += 1
    print(f"{conflicts} conflicts in {count} programs, {wrong} differences")
    return wrong


def main():
    wrong = check_pairs()
    print(len(PROGRAMS), "programs")
    check_some()
    sys.exit(bool(wrong + check_random(int(sys.argv[1]), int((sys.argv[2:] + [0])[0]))))


main()
