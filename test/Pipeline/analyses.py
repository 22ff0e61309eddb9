# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which analyses a program's passes can ask for, but nobody has registered.

    analyses.py SYMBOLS SOURCE...

SYMBOLS is what nm prints; each SOURCE registers some. A pass names an analysis by the
address of its Key, so that the linker keeps those, and only those, that are used.
"""

import re
import sys

symbols, *sources = (open(name).read() for name in sys.argv[1:])
source = "\n".join(sources)

# Only looked up among the results that there already are.
CACHED = {"InlineAdvisorAnalysis", "ShouldNotRunFunctionPassesAnalysis"}
# LLVM's pass manager for loops has the Key, and no pass that uses it.
CACHED.add("LoopNestAnalysis")

used = set(re.findall(r" llvm::(\w+)::Key$", symbols, re.M))
missing = {name for name in used - CACHED
           if not re.search(rf"\b{name}\b[^;]*[>(]", source)}
print(f"analyses: {len(used)}, not registered: {' '.join(sorted(missing)) or 'none'}")
print("PassBuilder:", len(re.findall(r" llvm::PassBuilder::", symbols)))
