# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs in which one block writes a tile and says so, and another one waits for that and
reads the tile. Each thread reads what another one has read or written."""

import random

import numpy as np

N = 256
POINTERS, TILE = f"tile<{N}xptr<i32>>", f"tile<{N}xi32>"

HEAD = f"""cuda_tile.module @m {{
  entry @k(%data: tile<ptr<i32>>, %flag: tile<ptr<i32>>, %out: tile<ptr<i32>>) {{
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %start = make_token : token
    %row = iota : {TILE}
    %last = constant <i32: {N - 1}> : {TILE}
    %back = subi %last, %row : {TILE}
    %is0 = cmpi equal %block, %zero, signed : tile<i32> -> tile<i1>
"""


def pointers(name, base, index):
    return f"""      %{name}r = reshape %{base} : tile<ptr<i32>> -> tile<1xptr<i32>>
      %{name}b = broadcast %{name}r : tile<1xptr<i32>> -> {POINTERS}
      %{name} = offset %{name}b, %{index} : {POINTERS}, {TILE} -> {POINTERS}
"""


def change(names, how, mode, value, behind):
    return f"        {names} = atomic_rmw_tko {how} %flag, {mode}, {value} token={behind} : " \
           "tile<ptr<i32>>, tile<i32> -> tile<i32>, token\n"


def says(word, scope):
    """How the first block sets the flag, behind %written."""
    if word != "store":
        return change("%old, %said", f"{word} {scope}", "add", "%one", "%written")
    return f"        %said = store_ptr_tko release {scope} %flag, %one token=%written : " \
           "tile<ptr<i32>>, tile<i32> -> token\n"


def reads(word, scope):
    """How the second block reads the flag, behind %t."""
    if word != "load":
        return change("%v, %u", f"{word} {scope}", "or", "%zero", "%t")
    return f"        %v, %u = load_ptr_tko acquire {scope} %flag token=%t : " \
           "tile<ptr<i32>> -> tile<i32>, token\n"


class Handshake:
    blocks = 2

    def __init__(self, seed, _large=False):
        self.random = random.Random(seed)
        self.arrays = [np.zeros(N, np.int32), np.zeros(1, np.int32), np.zeros(N, np.int32)]
        choose = self.random.choice
        self.order, self.scope = choose(["row", "back"]), choose(["device", "sys"])
        self.says = choose(["store", "release", "acq_rel"])
        self.reads = choose(["load", "acquire", "acq_rel"])

    def text(self):
        return HEAD + "    if %is0 {\n" + pointers("p", "data", self.order) + \
            f"""      %written = store_ptr_tko weak %p, %row token=%start : {POINTERS}, {TILE} -> token
""" + says(self.says, self.scope) + """    } else {
      %seen = loop iter_values(%t = %start) : token -> token {
""" + reads(self.reads, self.scope) + """\
        %set = cmpi equal %v, %one, signed : tile<i32> -> tile<i1>
        if %set {
          break %u : token
        }
        continue %u : token
      }
""" + pointers("q", "data", "back") + pointers("o", "out", "row") + f"""\
      %tile, %read = load_ptr_tko weak %q token=%seen : {POINTERS} -> {TILE}, token
      %stored = store_ptr_tko weak %o, %tile token=%start : {POINTERS}, {TILE} -> token
    }}
  }}
}}
"""

    def expected(self):
        row = np.arange(N, dtype=np.int32)
        data = row[::-1] if self.order == "back" else row
        return [data, np.ones(1, np.int32), data[::-1]]
