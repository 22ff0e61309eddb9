# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints kernels in which each of LENGTH operations uses the one before it twice, so
that there are 2^LENGTH ways from the last one to the first.

    doubled.py LENGTH
"""

import sys

length = int(sys.argv[1])


def chain(name, first, link):
    """`first` defines %0 and `link` one of the others, {0} of {1}."""
    print(f"func.func @{name}(%p: index, %q: index, %b: i1) "
          "attributes {nv_tileas.kernel} {\n"
          "  %c0 = arith.constant 0 : index\n"
          "  %v = nv_tileas.block_tile %p : index -> !view\n"
          "  %w = nv_tileas.block_tile %q : index -> !view")
    print(f"  {first}")
    for number in range(length):
        print(f"  {link.format(number + 1, number)}")


def store(tile, more="", result=""):
    print(f"  nv_tileas.tiled_store {tile}, %w[%c0, %c0] {more} "
          f"{{atom = #nv_tileas<atom universal_copy>}} : !tile, !view{result}\n"
          "  return\n}")


LOAD = ("nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} "
        ": !view -> !tile")
MAP = """%{0} = nv_tileas.map %{1}, %{1} : !tile, !tile -> !tile {{
  ^bb0(%l: f32, %r: f32):
    %m = arith.mulf %l, %r : f32
    nv_tileas.yield %m : f32
  }}"""
print("!view = !nv_tileas.tiled_view<16x16xf32>\n!tile = !nv_tileas.tile<16x16xf32>")
chain("tiles", f"%0 = {LOAD}", MAP)
store(f"%{length}")
chain("chosen", f"%0 = {LOAD}", "%{0} = arith.select %b, %{1}, %{1} : !tile")
store(f"%{length}")
chain("numbers", "%0 = arith.constant dense<1.0> : !tile", MAP)
print(f"  %x = {LOAD}\n  %y = arith.select %b, %x, %{length} : !tile")
store("%y")
chain("tokens", f"%x, %0 = {LOAD}, mem_token",
      "%{0} = nv_tileas.join_tokens(%{1}, %{1})")
store("%x", f"token %{length} : mem_token")
