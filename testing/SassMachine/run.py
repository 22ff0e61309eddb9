#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes kernels of a cubin and counts instructions by name.

    run.py NVDISASM CUBIN KERNEL THREADS ARGUMENT... [+ KERNEL THREADS ARGUMENT...]

An ARGUMENT is a 32-bit integer, or bN: a buffer of N zero bytes, of which the first
word is printed afterwards. Each line has a name, how many warps executed it, and how
many threads.
"""

import collections
import itertools
import pathlib
import struct
import sys

sys.dont_write_bytecode = True

import image  # noqa: E402
import machine  # noqa: E402


def run(code, kernel, threads, *arguments):
    device = machine.Machine(code)
    parameters, buffers = b"", []
    for argument in arguments:
        if argument[0] == "b":
            buffers.append(device.allocate(bytes(int(argument[1:]))))
            parameters += bytes(-len(parameters) % 8)
            parameters += struct.pack("<Q", buffers[-1])
        else:
            parameters += struct.pack("<i", int(argument))
    device.launch(kernel, (1, 1, 1), (int(threads), 1, 1), parameters)
    issued, active = collections.Counter(), collections.Counter()
    for n, ins in enumerate(device.image.code):
        issued[ins.name] += int(device.issued[n])
        active[ins.name] += int(device.active[n])
    print(f"{kernel} {' '.join(arguments)}: {int(device.issued.sum())} executed")
    for name in sorted(issued):
        if issued[name]:
            print(f"{name} {issued[name]} {active[name]}")
    for buffer in buffers:
        print("first word", *struct.unpack("<I", device.read(buffer, 4)))


def main():
    nvdisasm, cubin, *launches = sys.argv[1:]
    code = image.Image(pathlib.Path(cubin), nvdisasm)
    for separates, words in itertools.groupby(launches, "+".__eq__):
        if not separates:
            run(code, *words)


if __name__ == "__main__":
    main()
