# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of one warp, written here line by line, that testing/SassMachine executes.

usage: SCRIPT PTXAS NVDISASM FOLDER SM
"""

import pathlib
import struct
import subprocess
import sys

sys.dont_write_bytecode = True

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "testing/SassMachine"))

import image  # noqa: E402
import machine  # noqa: E402

PTXAS, NVDISASM, FOLDER, SM = sys.argv[1:5]
VERSION = "9.2" if SM.endswith("f") else "8.8"
KERNELS = {}  # The number of each kernel, by its text.
DECLARATIONS = []  # PTX before the first of them.
CODE = []  # What they are assembled to, once all are known.


def main(*checks):
    """Runs checks, which call run(), issued() and expect(). They run twice: first only to tell
    their kernels, because ptxas and nvdisasm take longer to start than to do one kernel."""
    for check in checks:
        check()
    ptx, cubin = (pathlib.Path(FOLDER) / f"{pathlib.Path(sys.argv[0]).stem}.{SM}.{end}"
                  for end in ("ptx", "cubin"))
    ptx.write_text("\n".join([f".version {VERSION}", f".target {SM}", ".address_size 64",
                              *DECLARATIONS,
                              *(text.replace("NAME", f"k{number}", 1)
                                for text, number in KERNELS.items())]))
    subprocess.run([PTXAS, f"-arch={SM}", ptx, "-o", cubin], check=True)
    CODE.append(image.Image(cubin, NVDISASM))
    for check in checks:
        check()


def run(body, arrays, values=(), registers="", shared=0, threads=32, blocks=1):
    """Runs the body of a kernel that has the addresses of arrays in %rd0, %rd1 ..., numbers in
    %v0 ..., and the number of the thread in %t. Returns the names of the machine code's
    instructions; what the kernel has written is in the arrays. Several blocks are a cluster."""
    parameters = [f".param .u64 p{n}" for n in range(len(arrays))]
    parameters += [f".param .u32 n{n}" for n in range(len(values))]
    cluster = f".explicitcluster .reqnctapercluster {blocks}" if blocks > 1 else ""
    lines = [f".visible .entry NAME({', '.join(parameters)}) {cluster} {{",
             ".reg .b64 %rd<20>; .reg .b32 %t, %v<9>, %r<60>; .reg .f64 %d<40>;"
             " .reg .pred %p<4>;", registers]
    if shared:
        lines.append(f".shared .align 1024 .b8 s[{shared}];")
    lines += [f"ld.param.u64 %rd{n}, [p{n}];" for n in range(len(arrays))]
    lines += [f"ld.param.u32 %v{n}, [n{n}];" for n in range(len(values))]
    lines += ["mov.u32 %t, %tid.x;", body, "ret;", "}", ""]
    number = KERNELS.setdefault("\n".join(lines), len(KERNELS))
    if not CODE:
        return []
    code = CODE[0]
    device = machine.Machine(code)
    places = [device.allocate(a.tobytes()) for a in arrays]
    device.launch(f"k{number}", (blocks, 1, 1), (threads, 1, 1), b"".join(
        [struct.pack("<Q", p) for p in places] + [struct.pack("<I", v) for v in values]),
        cluster=blocks)
    for a, place in zip(arrays, places):
        a[...] = np.frombuffer(device.read(place, a.nbytes), a.dtype).reshape(a.shape)
    return [".".join((ins.name, *ins.mods)) for ins, n in zip(code.code, device.issued) if n]


def issued(names, *starts):
    """Says that one of the instructions has to be one whose name starts so."""
    if CODE and not any(name.startswith(starts) for name in names):
        sys.exit(f"none of {names} is {' or '.join(starts)} on {SM}")


def expect(name, right):
    if not CODE:
        return
    if not right:
        sys.exit(f"{name} on {SM} is wrong")
    print(name)
