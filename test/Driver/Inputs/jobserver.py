# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs a command below jobservers of both kinds, with slots and without, and checks that
# all slots are there in the end: jobserver.py FIFO COMMAND...

import os
import subprocess
import sys

fifo, *command = sys.argv[1:]
SLOTS = b"+-x"


def run(auth, read, write, slots):
    os.write(write, slots)
    environment = dict(os.environ, MAKEFLAGS=f" -j4 --jobserver-auth={auth}")
    subprocess.run(command, env=environment, pass_fds=(read, write), check=True,
                   timeout=60, stdout=subprocess.DEVNULL)
    os.set_blocking(read, False)
    left = b""
    while len(left) < len(slots):
        left += os.read(read, 16)
    assert sorted(left) == sorted(slots), (auth, left)
    try:
        assert not os.read(read, 1), "a slot too many"
    except BlockingIOError:
        pass


for slots in (SLOTS, b"+"):
    read, write = os.pipe()
    run(f"{read},{write}", read, write, slots)
    if os.path.exists(fifo):
        os.unlink(fifo)
    os.mkfifo(fifo)
    both = os.open(fifo, os.O_RDWR)
    run(f"fifo:{fifo}", both, both, slots)
