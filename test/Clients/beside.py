# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""beside.py PROGRAM BUILD LLVM...: runs Inputs/beside.c with our libraries and each other
LLVM, in every order and with every flag that programs load them with."""

import os
import subprocess
import sys

program, build, *llvms = sys.argv[1:]
NVVM = os.path.join(build, "nvvm", "lib64", "libnvvm.so.4")
OPENNVVM = os.path.join(build, "lib", "libopennvvm.so.1")


def runs(*libraries, **environment):
    command = [program, *libraries]
    done = subprocess.run(command, env={**os.environ, **environment},
                          capture_output=True, text=True, errors="replace")
    # Something on standard error is wrong, too.
    if done.returncode or done.stdout or done.stderr:
        print(" ".join(f"{k}={v}" for k, v in environment.items()), *command,
              f"\n  status {done.returncode}: {done.stdout}{done.stderr}"[:2000])
        return False
    return True


def others():
    """Each LLVM, alone and all together."""
    found = sorted({os.path.realpath(path) for path in llvms})
    assert found, "there is no other LLVM"
    alone = [[f"llvm+global={path}"] for path in found]
    return alone + ([sum(alone, [])] if len(found) > 1 else [])


def main():
    done = []
    for llvm in others():
        for how in ("", "+global", "+deepbind", "+global+deepbind"):
            ours = [f"nvvm{how}={NVVM}"]
            done += [runs(*ours, *llvm), runs(*llvm, *ours)]
        done.append(runs("nvvm=-", *llvm, LD_PRELOAD=NVVM))
        both = [f"nvvm+global={NVVM}", f"opennvvm+global={OPENNVVM}"]
        done += [runs(*both, *llvm), runs(*llvm, *reversed(both)),
                 runs("opennvvm=-", "nvvm=-", *llvm,
                      LD_PRELOAD=f"{OPENNVVM} {NVVM}")]
    print(f"{len(done)} processes, {done.count(False)} wrong")
    return False in done


sys.exit(main())
