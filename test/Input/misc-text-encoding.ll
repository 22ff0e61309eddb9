Two or four bytes per character are one error, which says how to convert the text.
RUN: %python %S/Inputs/encodings.py %S/Inputs/plain.ll %t
RUN: %python %S/Inputs/wide.py nvvmc %t
RUN: not nvvmc verify %t/utf-16-le.ll 2>&1 | FileCheck %s
CHECK: utf-16-le.ll:1:1: error: the input is UTF-16 text; LLVM assembly is read as UTF-8 [misc-text-encoding]
CHECK-NEXT: help: convert it: iconv -f UTF-16 -t UTF-8 FILE; in PowerShell, write it with Set-Content -Encoding utf8
