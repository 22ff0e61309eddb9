# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Types words and a tab into zsh, and prints what it makes of them:
# zsh-complete.py COMPLETIONS WORDS...

import os
import pty
import re
import select
import sys
import time

completions, *lines = sys.argv[1:]
child, terminal = pty.fork()
if child == 0:
    os.environ.update(TERM="dumb", PS1="READY>")
    os.execvp("zsh", ["zsh", "-f", "-i"])


def read(until, seconds=30):
    text, end = "", time.monotonic() + seconds
    while until not in text and time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            text += os.read(terminal, 4096).decode()
    return text


def say(text):
    os.write(terminal, text.encode())


read("READY>")
say("autoload -U compinit; compinit -u -D; "
    f"source {completions}; nvvmc() {{ print -r -- '[' $* ']' }}; echo LOAD''ED\n")
read("LOADED")
read("READY>")
for line in lines:
    say(f"nvvmc {line}\t\n")
    found = ""
    end = time.monotonic() + 30
    while not (done := re.search(r"^\[ (.*) \]\r?$", found, re.M)):
        assert time.monotonic() < end, found
        found += read("]", 1)
    print(done[1])
say("exit\n")
