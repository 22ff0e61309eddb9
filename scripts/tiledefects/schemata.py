# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes defects into a source, where an environment variable chooses one of them when
the compiler runs: all of them take one build."""

import zlib

VARIABLE = "OPENNVVM_DEFECT"

PRELUDE = f"""#include <cstdlib>
namespace {{
[[maybe_unused]] bool isDefect(unsigned Number) {{
  static const unsigned Chosen = [] {{
    const char *Text = std::getenv("{VARIABLE}");
    return Text ? unsigned(std::strtoul(Text, nullptr, 10)) : 0U;
  }}();
  return Number == Chosen;
}}
}} // namespace
"""


def number(defect):
    """What the variable says to choose it. It does not depend on other defects."""
    return zlib.crc32(defect.name.encode())


def place(text, defect):
    """Where the original is: begin and end; or what is wrong, as a string."""
    outer = defect.within or defect.original
    if text.count(outer) != 1:
        return f"{text.count(outer)} places"
    if outer.count(defect.original) != 1:
        return f"{outer.count(defect.original)} places in the text that is around it"
    if defect.original == defect.mutated:
        return "nothing changes"
    begin = text.index(outer) + outer.index(defect.original)
    return begin, begin + len(defect.original)


def choice(original, is_statement, defects):
    """The original, or the mutation of one of `defects`."""
    if is_statement:
        tests = "".join(f"if (isDefect({number(of)}U)) {{ {of.mutated} }} else "
                        for of in defects)
        return f"{{ {tests}{{ {original} }} }}"
    tests = "".join(f"isDefect({number(of)}U) ? ({of.mutated}) : " for of in defects)
    return f"({tests}({original}))"


def with_defects(text, defects):
    """The text of a file with all its defects, none of which is part of another one."""
    by_place = {}
    for defect in defects:
        by_place.setdefault(place(text, defect), []).append(defect)
    end = len(text)
    for (begin, behind), there in sorted(by_place.items(), reverse=True):
        if behind > end:
            raise ValueError(f"{there[0].name}: it has another defect in it")
        original = text[begin:behind]
        text = (text[:begin] + choice(original, there[0].is_statement, there) +
                text[behind:])
        end = begin
    return PRELUDE + text
