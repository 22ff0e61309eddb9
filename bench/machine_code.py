# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The machine code in a cubin, and what ptxas makes of PTX."""

import re
import struct
import subprocess
from typing import NamedTuple


class Code(NamedTuple):
    """Bytes of code of the kernels, the registers of the largest, and bytes spilled."""
    bytes: int
    registers: int
    spills: int


def machine_code(cubin):
    """What the .text sections of an ELF file contain, by name."""
    data = cubin.read_bytes()
    offset, = struct.unpack_from("<Q", data, 0x28)
    entry, count, names = struct.unpack_from("<HHH", data, 0x3A)
    sections = [struct.unpack_from("<IIQQQQ", data, offset + i * entry)
                for i in range(count)]
    strings = sections[names][4]

    def name(section):
        start = strings + section[0]
        return data[start:data.index(b"\0", start)]
    return {name(s): data[s[4]:s[4] + s[5]] for s in sections
            if name(s).startswith(b".text")}


def text_bytes(cubin):
    """The bytes of all .text sections of an ELF file."""
    return sum(map(len, machine_code(cubin).values()))


def assemble(ptxas, ptx, machine, cubin):
    """The Code of a file. Functions that are left beside the kernels may never be called.
    Raises RuntimeError with what ptxas says."""
    done = subprocess.run([str(word) for word in (ptxas, f"-arch={machine}", "-v", ptx, "-o",
                                                  cubin)], capture_output=True, text=True)
    said = done.stderr + done.stdout
    if done.returncode:
        raise RuntimeError(f"{ptxas}: {said[-600:]}")
    code = machine_code(cubin)
    kernels = re.findall(r"\.entry\s+([\w$]+)", ptx.read_text())
    return Code(sum(len(code[f".text.{name}".encode()]) for name in kernels),
                max(map(int, re.findall(r"Used (\d+) registers", said)), default=0),
                sum(map(int, re.findall(r"(\d+) bytes spill", said))))
