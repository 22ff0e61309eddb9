# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs whose accesses tokens order, and the same without one of the tokens: each
conflict is found, and nothing else is."""

import numpy as np

from evaluator import Program

LOAD = "%{0}, %t{0} = load_ptr_tko {1} {2} token={3} : tile<ptr<i32>> -> tile<i32>, token"
STORE = "%t{0} = store_ptr_tko {1} {2}, {3} token={4} : tile<ptr<i32>>, tile<i32> -> token"
ADD = ("%{0}, %t{0} = atomic_rmw_tko relaxed device {1}, add, %one token={2} : "
       "tile<ptr<i32>>, tile<i32> -> tile<i32>, token")
JOIN = "%{0} = join_tokens {1} : token"
VIEW = "tensor_view<64xi32, strides=[1]>"
PART = f"partition_view<tile=(16), {VIEW}>"


def load(name, at, token, order="weak"):
    return LOAD.format(name, order, at, token)


def store(name, at, value, token, order="weak"):
    return STORE.format(name, order, at, value, token)


def add(name, at, token):
    return ADD.format(name, at, token)


def join(name, *tokens):
    return JOIN.format(name, ", ".join(tokens))


def loop(carried, index="%i", given="%tb"):
    """Four times: a tile is loaded and stored again. The token of the last store is
    carried, or each iteration begins with the first one."""
    return f"""
    %v = make_tensor_view %x, shape = [64], strides = [1] : {VIEW}
    %p = make_partition_view %v : {PART}
    %n = constant <i32: 4> : tile<i32>
    %end = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%t = %s) -> (token) {{
      %a, %ta = load_view_tko weak %p[{index}] token = {carried} : {PART}, tile<i32> -> tile<16xi32>, token
      %tb = store_view_tko weak %a, %p[{index}] token = %ta : tile<16xi32>, {PART}, tile<i32> -> token
      continue {given} : token
    }}"""


CASES = {
    "loads need no order": ([load("a", "%x", "%s"), load("b", "%x", "%s")], 0),
    "a store after a load": ([load("a", "%x", "%s"), store("b", "%x", "%one", "%ta")], 0),
    "a store beside a load": ([load("a", "%x", "%s"), store("b", "%x", "%one", "%s")], 1),
    "its value is no order": ([load("a", "%x", "%s"), store("b", "%x", "%a", "%s")], 1),
    "a store after a store": ([store("a", "%x", "%one", "%s"),
                               store("b", "%x", "%one", "%ta")], 0),
    "a store beside a store": ([store("a", "%x", "%one", "%s"),
                                store("b", "%x", "%one", "%s")], 1),
    "elsewhere": ([store("a", "%x", "%one", "%s"), store("b", "%y", "%one", "%s")], 0),
    "in other memory": ([store("a", "%x", "%one", "%s"), store("b", "%z", "%one", "%s")], 0),
    "tokens are transitive": ([store("a", "%x", "%one", "%s"), load("b", "%z", "%ta"),
                               load("c", "%x", "%tb")], 0),
    "joined": ([load("a", "%x", "%s"), load("b", "%x", "%s"), join("j", "%ta", "%tb"),
                store("c", "%x", "%one", "%j")], 0),
    "joined with one": ([load("a", "%x", "%s"), load("b", "%x", "%s"), join("j", "%ta", "%s"),
                         store("c", "%x", "%one", "%j")], 1),
    "joined with none": ([load("a", "%x", "%s"), load("b", "%x", "%s"),
                          store("c", "%x", "%one", "%s")], 2),
    "only the second": ([store("a", "%x", "%one", "%s"), store("b", "%y", "%one", "%ta"),
                         store("c", "%z", "%one", "%s"), load("d", "%x", "%tc"),
                         load("e", "%y", "%tb")], 1),
    "two atomics": ([add("a", "%x", "%s"), add("b", "%x", "%s")], 0),
    "an atomic beside a load": ([add("a", "%x", "%s"), load("b", "%x", "%s")], 1),
    "an atomic beside a relaxed load": (
        [add("a", "%x", "%s"), load("b", "%x", "%s", "relaxed device")], 0),
    "an atomic after a store": ([store("a", "%x", "%one", "%s"), add("b", "%x", "%ta")], 0),
    "chosen by a branch": (["""
    %t = if %yes -> (token) {
      """ + store("a", "%x", "%one", "%s") + """
      yield %ta : token
    } else {
      yield %s : token
    }""", load("b", "%x", "%t")], 0),
    "not given by a branch": (["""
    if %yes {
      """ + store("a", "%x", "%one", "%s") + """
    }""", load("b", "%x", "%s")], 1),
    "carried by a loop": ([loop("%t"), load("c", "%x", "%end")], 0),
    "tiles of a loop that do not meet": ([loop("%s")], 0),
    "a tile of a loop that does": ([loop("%s", "%zero")], 3),
    "carried, and its last store is not": ([loop("%t", "%zero", "%ta")], 2),
    "after a loop, without its token": ([loop("%t"), load("c", "%x", "%s")], 1),
}

for name, (lines, count) in CASES.items():
    body = "\n    ".join(lines)
    text = f"""cuda_tile.module @m {{
  entry @k(%x: tile<ptr<i32>>, %z: tile<ptr<i32>>) {{
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %yes = constant <i1: 1> : tile<i1>
    %y = offset %x, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %s = make_token : token
    {body}
  }}
}}
"""
    memory = [np.zeros(64, np.int32), np.zeros(64, np.int32)]
    result = Program(text, name).run(memory)
    assert result.status == "success", (name, result.error)
    if result.rules != ["tile-race"] * count:
        print(f"{name}: {len(result.rules)} instead of {count}\n{result.text}")
print(f"{len(CASES)} programs")
