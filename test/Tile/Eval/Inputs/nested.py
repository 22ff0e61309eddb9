# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""nested.py N if|for: a program with N regions in each other."""

import sys

BEGIN = {"if": "if %true {{",
         "for": "for %i{} in (%zero to %one, step %one) : tile<i32> {{"}


def main(number, kind):
    print("""cuda_tile.module @m {
  entry @k() {
    %true = constant <i1: 1> : tile<i1>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>""")
    for i in range(number):
        print(BEGIN[kind].format(i))
    print('%t = print_tko "innermost\\0A" -> token')
    print("}" * number)
    print("  }\n}")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
