# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs nvvmc, or nvvmc-forks, which is faster per run."""

import os
import subprocess
import tempfile
import threading


class Runs:
    """Runs `program`; each thread has a server of its own where it is one."""

    def __init__(self, program, seconds):
        self.program, self.seconds = os.path.abspath(program), seconds
        self.serves = os.path.basename(program) == "nvvmc-forks"
        self.here = threading.local()

    def run(self, arguments, most=1 << 16):
        """Status (None after a time-out), output up to `most` bytes (1 MiB at
        most), KiB of memory, seconds of the processor."""
        run = self.ask if self.serves else self.spawn
        status, text, memory, seconds = run(arguments)
        text = text[:most].decode("utf-8", "replace")
        return status, text, memory, seconds

    def ask(self, arguments):
        server = getattr(self.here, "server", None)
        if not server:
            server = self.here.server = subprocess.Popen(
                [self.program, str(self.seconds)], stdin=subprocess.PIPE,
                stdout=subprocess.PIPE)
        server.stdin.write("\t".join(arguments).encode() + b"\n")
        server.stdin.flush()
        status, time, memory, length = map(int, server.stdout.readline().split())
        text = server.stdout.read(length)
        return None if status == -99 else status, text, memory, time / 1000

    def spawn(self, arguments):
        with tempfile.TemporaryFile() as said:
            child = subprocess.Popen([self.program, *arguments],
                                     stdin=subprocess.DEVNULL, stdout=said,
                                     stderr=subprocess.STDOUT)
            timer = threading.Timer(self.seconds, child.kill)
            timer.start()
            _, status, used = os.wait4(child.pid, 0)
            late = not timer.is_alive()
            timer.cancel()
            child.returncode = os.waitstatus_to_exitcode(status)
            said.seek(0)
            text = said.read(1 << 20)
        return (None if late else child.returncode, text, used.ru_maxrss,
                used.ru_utime + used.ru_stime)
