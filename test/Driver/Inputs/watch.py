# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Edits files while nvvmc watches them: watch.py NVVMC GOOD BAD FOLDER

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading

nvvmc, good, bad, folder = sys.argv[1:]
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
module = pathlib.Path(folder, "k.ll")
config = pathlib.Path(folder, ".nvvmc.toml")
shutil.copy(good, module)
config.write_text('arch = "sm_90"\n')

process = None


def kill():
    process.kill()


def start(*arguments):
    """Begins to watch; what it prints is read by expect()."""
    global process
    process = subprocess.Popen([nvvmc, *arguments, "--watch", str(module)],
                               text=True, stderr=subprocess.STDOUT,
                               stdout=subprocess.PIPE)


def stop():
    process.send_signal(signal.SIGTERM)
    assert process.wait() == -signal.SIGTERM


# A test that waits for what never comes fails.
threading.Timer(60, kill).start()


def expect(*words):
    """Reads up to the end of a run that prints all words in their order. A file that is
    written in place can be seen before it is complete, which is a run of its own."""
    lines = []
    for line in process.stdout:
        lines.append(line)
        if not line.startswith("nvvmc: watching 1 file"):
            continue
        text, at = "".join(lines), 0
        for word in words:
            at = text.find(word, at) if at >= 0 else at
        if at >= 0:
            return
        lines = []
    sys.exit(f"expected {words}; nvvmc ended: " + "".join(lines))


def configure(text):
    """Replaces the configuration as a whole."""
    new = config.with_suffix(".new")
    new.write_text(text)
    new.replace(config)


start("verify")
expect()
shutil.copy(bad, module)
expect("k.ll has changed", "3 errors", "sm_90")
configure('arch = "sm_80"\n')
expect(".nvvmc.toml has changed", "3 errors", "sm_80")
# As editors do.
other = module.with_suffix(".new")
shutil.copy(good, other)
other.replace(module)
expect("k.ll has changed")
module.unlink()
expect("k.ll has changed", "cannot read")
shutil.copy(good, module)
expect("k.ll has changed")
stop()

# What compile writes is not watched, even beside its input.
ptx = module.with_suffix(".ptx")
start("compile", "-o", str(ptx))
expect()
first = ptx.read_text()
assert ".target sm_80" in first, first
configure('arch = "sm_90"\n')
expect(".nvvmc.toml has changed")
assert ".target sm_90" in ptx.read_text()
shutil.copy(bad, module)
expect("k.ll has changed", "1 error")
stop()

start("fix", "--dry-run")
expect("+++ ", "+  call void @llvm.nvvm.membar", "would mend 2 findings")
shutil.copy(good, module)
expect("k.ll has changed", "nothing to mend")
stop()
os._exit(0)
