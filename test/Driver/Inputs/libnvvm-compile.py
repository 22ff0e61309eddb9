# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compiles a module with libnvvm and prints the PTX: libnvvm-compile.py LIBRARY FILE

import ctypes
import sys

library = ctypes.CDLL(sys.argv[1])
text = open(sys.argv[2], "rb").read()
program = ctypes.c_void_p()
size = ctypes.c_size_t()
assert library.nvvmCreateProgram(ctypes.byref(program)) == 0
assert library.nvvmAddModuleToProgram(program, text, ctypes.c_size_t(len(text)),
                                      b"k") == 0
options = (ctypes.c_char_p * 1)(b"-arch=compute_90")
assert library.nvvmCompileProgram(program, 1, options) == 0
assert library.nvvmGetCompiledResultSize(program, ctypes.byref(size)) == 0
result = ctypes.create_string_buffer(size.value)
assert library.nvvmGetCompiledResult(program, result) == 0
print(result.value.decode())
