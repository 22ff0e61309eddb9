# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""abi.py LIBRARY HEADER PROGRAM EXPORTS: the library exports exactly the functions
that EXPORTS lists, the header declares them, and the program uses each."""

import re
import subprocess
import sys

library, header, program, exports = sys.argv[1:]
listed = open(exports).read().split()
shown = subprocess.run(
    ["llvm-nm", "-D", "--defined-only", "--format=just-symbols", library],
    check=True, capture_output=True, text=True).stdout.split()
visible = {name.split("@")[0] for name in shown} - {"OPENNVVM_1", "OPENNVVM_TILE_1"}
names = re.compile(r"\b(opennvvm[A-Z]\w*)\s*\(")
declared = set(names.findall(open(header).read()))
used = set(names.findall(open(program).read()))

problems = [f"{n} was exported and is not" for n in listed if n not in visible]
problems += [f"{n} is not in {exports}" for n in sorted(visible - set(listed))]
problems += [f"{n} is not declared" for n in listed if n not in declared]
problems += [f"{n} is declared, but does not exist"
             for n in sorted(declared - visible)]
problems += [f"{n} is not used in the test" for n in listed if n not in used]
print("\n".join(problems))
sys.exit(bool(problems))
