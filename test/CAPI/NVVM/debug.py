#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints what debug information a libNVVM makes PTX of.

usage: debug.py LIBRARY

For each kind of compile unit, set of options and machine: the rest of .target behind
the machine, how many .file and .loc lines there are, and the sections.
"""

import ctypes
import itertools
import re
import sys

KINDS = ("FullDebug", "LineTablesOnly", "DebugDirectivesOnly", "NoDebug")
OPTIONS = ("", "-g", "-generate-line-info", "-opt=0", "-g -opt=0",
           "-generate-line-info -opt=0", "-g -generate-line-info")
MACHINES = ("75", "90", "100", "120")

MODULE = """
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-\
i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define void @k(i32* %p) !dbg !4 {
  store i32 1, i32* %p, !dbg !6
  ret void, !dbg !7
}
!nvvm.annotations = !{!9}
!9 = !{void (i32*)* @k, !"kernel", i32 1}
!nvvmir.version = !{!10}
!10 = !{i32 2, i32 0, i32 3, i32 2}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1,
  producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: KIND, enums: !2)
!1 = !DIFile(filename: "a.cu", directory: "/src")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 3, type: !5,
  isLocal: false, isDefinition: true, scopeLine: 3, unit: !0, retainedNodes: !2)
!5 = !DISubroutineType(types: !2)
!6 = !DILocation(line: 4, column: 5, scope: SCOPE)
!7 = !DILocation(line: 5, column: 1, scope: !4)
"""
PLAIN = MODULE.replace("SCOPE", "!4")
INLINED = MODULE.replace("SCOPE", "!8, inlinedAt: !7") + """
!8 = distinct !DISubprogram(name: "i", scope: !1, file: !1, line: 8, type: !5,
  isLocal: false, isDefinition: true, scopeLine: 8, unit: !0, retainedNodes: !2)
"""


def compile_module(library, text, options):
    program = ctypes.c_void_p()
    library.nvvmCreateProgram(ctypes.byref(program))
    data = text.encode()
    library.nvvmAddModuleToProgram(program, data, ctypes.c_size_t(len(data)), b"m")
    given = (ctypes.c_char_p * len(options))(*[o.encode() for o in options])
    if code := library.nvvmCompileProgram(program, len(options), given):
        return f"code {code}"
    size = ctypes.c_size_t()
    library.nvvmGetCompiledResultSize(program, ctypes.byref(size))
    result = ctypes.create_string_buffer(size.value)
    library.nvvmGetCompiledResult(program, result)
    library.nvvmDestroyProgram(ctypes.byref(program))
    ptx = result.value.decode()
    target = re.search(r"^\.target sm_\w+(.*)$", ptx, re.MULTILINE)[1]
    count = [len(re.findall(rf"^\s*\.{word}\s", ptx, re.MULTILINE))
             for word in ("file", "loc")]
    sections = re.findall(r"\.section\s+(\.\w+)", ptx)
    # Names of what was inlined are in the lines themselves where PTX permits.
    sections = [s for s in sections if s != ".debug_str"]
    return f"{target or ' -'}; {count[0]} {count[1]};{''.join(' ' + s for s in sections)}"


def main(name):
    library = ctypes.CDLL(name)
    for kind, machine in itertools.product(KINDS, MACHINES):
        for title, module in (("", PLAIN), (" inlined", INLINED)):
            text = module.replace("KIND", kind)
            answers = {compile_module(library, text,
                                      [f"-arch=compute_{machine}", *options.split()])
                       for options in OPTIONS}
            for answer in sorted(answers):
                print(f"{kind}{title} compute_{machine}:{answer}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
