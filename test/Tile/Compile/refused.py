# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""refused.py STATUS FILE FILE COMMAND...: the command ends with this status, and
both files keep their contents."""

import subprocess
import sys

status, files, command = int(sys.argv[1]), sys.argv[2:4], sys.argv[4:]
for file in files:
    open(file, "w").write("before")
sys.stdout.flush()
given = subprocess.run(command).returncode
if given != status:
    sys.exit(f"the status is {given} instead of {status}")
for file in files:
    if open(file).read() != "before":
        sys.exit(f"{file} was written")
