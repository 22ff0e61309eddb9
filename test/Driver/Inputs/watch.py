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

process = subprocess.Popen([nvvmc, "verify", "--watch", str(module)], text=True,
                           stderr=subprocess.PIPE)
# A test that waits for what never comes fails.
threading.Timer(60, process.kill).start()


def expect(*words):
    """Reads up to the end of a check, which must contain all words in their order."""
    lines = []
    for line in process.stderr:
        lines.append(line)
        if line.startswith("nvvmc: watching 1 file"):
            break
    else:
        sys.exit("nvvmc ended: " + "".join(lines))
    text, at = "".join(lines), 0
    for word in words:
        at = text.find(word, at)
        if at < 0:
            sys.exit(f"expected {words}, read:\n{text}")


expect()
shutil.copy(bad, module)
expect("k.ll has changed", "3 errors", "sm_90")
config.write_text('arch = "sm_80"\n')
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
process.send_signal(signal.SIGTERM)
assert process.wait() == -signal.SIGTERM
os._exit(0)
