# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs kernels of one warp a block on a buffer, which has a part for each
block, and compares the buffer afterwards."""

import os
import subprocess

PROLOGUE = """.version 8.8
.target sm_120a
.address_size 64
.visible .entry k(.param .u64 out) {
.reg .b16 %h<8>;
.reg .b32 %r<200>;
.reg .f32 %f<40>;
.reg .f64 %d<40>;
.reg .b64 %a<16>;
.reg .b32 %lane, %block;
.shared .align 128 .b8 memory[8192];
mov.u32 %lane, %tid.x;
mov.u32 %block, %ctaid.x;
ld.param.u64 %a0, [out];
"""


class Cases:
    """The blocks' bytes before and after, of any number of kernels."""

    def __init__(self, folder):
        self.folder, self.names = folder, []

    def add(self, name, body, blocks):
        """blocks: pairs of bytes. The body finds its block's in [%a0]."""
        size = len(blocks[0][0])
        folder = os.path.join(self.folder, name)
        os.makedirs(folder, exist_ok=True)
        text = PROLOGUE + f"mad.wide.u32 %a0, %block, {size}, %a0;\n" + body
        with open(os.path.join(self.folder, name + ".k.ptx"), "w") as file:
            file.write(text + "\nret;\n}\n")
        with open(os.path.join(folder, "case.txt"), "w") as file:
            file.write(f"source none\nkernel k\ngrid {len(blocks)} 1 1\n"
                       "block 32 1 1\nbuffer before after exact\n")
        for index, file_name in enumerate(("before", "after")):
            with open(os.path.join(folder, file_name), "wb") as file:
                file.write(b"".join(block[index] for block in blocks))
        self.names.append(name)

    def run(self, program):
        paths = [os.path.join(self.folder, name + ".k.ptx")
                 for name in self.names]
        out = subprocess.run([program, self.folder] + paths, text=True,
                             capture_output=True)
        print(out.stdout + out.stderr, end="")
        print(f"{len(self.names)} instructions, status {out.returncode}")


def words(values):
    return b"".join(value.to_bytes(4, "little") for value in values)


def load_lane(first, count, start, stride):
    """Loads words of a lane from its part of the block's bytes."""
    lines = [f"mad.wide.u32 %a1, %lane, {stride}, %a0;"]
    lines += [f"ld.global.b32 %r{first + i}, [%a1+{start + 4 * i}];"
              for i in range(count)]
    return "\n".join(lines) + "\n"


def store_lane(first, count, start, stride):
    lines = [f"mad.wide.u32 %a1, %lane, {stride}, %a0;"]
    lines += [f"st.global.b32 [%a1+{start + 4 * i}], %r{first + i};"
              for i in range(count)]
    return "\n".join(lines) + "\n"


def vector(names):
    return "{" + ", ".join(names) + "}"
