# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupt.py COMMAND...: runs COMMAND on a terminal, presses Ctrl-C once it has
shown its progress, and prints what it wrote and its exit status."""

import os
import pty
import sys


def main():
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(sys.argv[1], sys.argv[1:])
    written, pressed = b"", False
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # The child is gone.
            break
        if not part:
            break
        written += part
        if not pressed and b"block 0/" in written:
            os.write(terminal, b"\x03")
            pressed = True
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(written.decode().replace("\r", "\n"))
    print("exit status", status)


main()
