#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs nvvmc on damaged copies of valid modules. Whatever the damage, it must exit
by itself with status 0, 1 or 2, and print something if the status is not 0.

    mutate.py COUNT MODULE... -- NVVMC [ARGUMENT...]
"""

import pathlib
import random
import subprocess
import sys
import tempfile

TOKENS = (b"i32", b"i64", b"i1", b"ptr", b"float", b"half", b"null", b"undef",
          b"poison", b"void", b"<4 x i32>", b"addrspace(3)", b"addrspace(5)",
          b"addrspace(7)", b"-1", b"0", b"18446744073709551616", b"i129",
          b"volatile", b"atomic", b"ptx_kernel", b"!{}", b"!0", b"%0", b"@k",
          b"[0 x i8]", b"{ }", b"x86_fp80", b"label", b"metadata", b"\0")


def damage(data, rng):
    """One to three small changes."""
    for _ in range(rng.randint(1, 3)):
        if not data:
            return data
        at = rng.randrange(len(data))
        kind = rng.randrange(6)
        if kind == 0:
            data = data[:at]
        elif kind == 1:
            data = data[:at] + bytes([rng.randrange(256)]) + data[at + 1:]
        elif kind == 2:
            data = data[:at] + rng.choice(TOKENS) + data[at:]
        elif kind == 3:
            words = data.split(b" ")
            words[rng.randrange(len(words))] = rng.choice(TOKENS)
            data = b" ".join(words)
        elif kind == 4:
            lines = data.split(b"\n")
            del lines[rng.randrange(len(lines))]
            data = b"\n".join(lines)
        else:
            lines = data.split(b"\n")
            lines.insert(rng.randrange(len(lines)), rng.choice(lines))
            data = b"\n".join(lines)
    return data


def main():
    split = sys.argv.index("--")
    count, *modules = sys.argv[1:split]
    command = sys.argv[split + 1:]
    texts = [pathlib.Path(m).read_bytes() for m in modules]
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        victim = pathlib.Path(folder) / "damaged.ll"
        for seed in range(int(count)):
            rng = random.Random(seed)
            victim.write_bytes(damage(rng.choice(texts), rng))
            try:
                done = subprocess.run(command + [str(victim)],
                                      capture_output=True, timeout=60)
            except subprocess.TimeoutExpired:
                print(f"seed {seed}: no end after a minute")
                failures += 1
                continue
            silent = done.returncode != 0 and not done.stderr.strip()
            if done.returncode not in (0, 1, 2) or silent:
                failures += 1
                keep = pathlib.Path(f"damaged-{seed}.ll")
                keep.write_bytes(victim.read_bytes())
                print(f"seed {seed}: status {done.returncode}, {keep.resolve()}")
                print(done.stderr.decode("utf-8", "replace")[:2000])
    print(f"{count} damaged modules, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
