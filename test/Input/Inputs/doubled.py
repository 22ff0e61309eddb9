# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the modules of cycles.test that are tedious by hand into a folder."""

import pathlib
import sys

LEVELS = 60
FOLDER = pathlib.Path(sys.argv[1])
TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'


def write(name, lines):
    (FOLDER / name).write_text(TRIPLE + "\n".join(lines) + "\n")


def substitution(number):
    """The number-th earlier part of a name in C++'s ABI."""
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    if number == 0:
        return "S_"
    number, text = number - 1, ""
    while number or not text:
        number, rest = divmod(number, 36)
        text = digits[rest] + text
    return f"S{text}_"


def doubled_name():
    """Each parameter is a pointer to a function of two of the one before."""
    name, last = "_Z4longPFvvE", 1
    for _ in range(LEVELS):
        name += f"PFv{substitution(last) * 2}E"
        last += 2
    return name


# Nothing has a size, so that no other limit is reached.
write("types.ll", ["%t0 = type {}"]
      + [f"%t{i} = type {{ %t{i - 1}, %t{i - 1} }}" for i in range(1, LEVELS)]
      + [f"define void @f(%t{LEVELS - 1} %x) {{", "  ret void", "}"])
write("aliases.ll", ["@a0 = global i8 0"] + [
    f"@a{i} = alias i8, inttoptr (i64 add (i64 ptrtoint (ptr @a{i - 1} to i64),"
    f" i64 ptrtoint (ptr @a{i - 1} to i64)) to ptr)"
    for i in range(1, LEVELS)])
write("chain.ll", ["@a0 = global i8 0"] + [
    f"@a{i} = alias i8, ptr @a{i - 1}" for i in range(1, 600)])
write("mangled.ll", [
    f"define i8 @{name}() {{\n  ret i8 0\n}}"
    for name in ("_Z5shortPFvvE", doubled_name())])
# As much as template recursion makes of one call.
write("deep.ll", """
define void @f() !dbg !3 {
  ret void, !dbg !1024
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "f", directory: "d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
""".splitlines() + [
    f"!{i} = !DILocation(line: {i}, scope: !3, inlinedAt: !{i - 1})"
    for i in range(7, 1025)])
