"""terminal.py COMMAND...: runs COMMAND on a new terminal and prints what it wrote
there."""

import os
import pty
import sys


def main():
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(sys.argv[1], sys.argv[1:])
    written = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # The child is gone.
            break
        if not part:
            break
        written += part
    sys.stdout.buffer.write(written)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


sys.exit(main())
