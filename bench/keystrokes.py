#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures how soon nvvmc lsp answers a keystroke.

    keystrokes.py NVVMC [--lines N] [--keys N] [--at-most MS]

The time from a change of one character to the new diagnostics, and to answers that
depend on the words only, in a module of 5,000 lines: while it is correct, while one
instruction is being written, and while many lines have findings. With --at-most, the
exit status is 1 if the server computes longer for a keystroke, which does not depend
on what else the machine does.
"""

import argparse
import pathlib
import statistics
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "test" / "LSP"))
from languageclient import Client  # noqa: E402

HEADER = '''; nvvmc: --arch=sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
'''
CHAIN = '''  %p{0} = getelementptr inbounds float, ptr addrspace(1) %in, i32 {1}
  %v{0} = load float, ptr addrspace(1) %p{0}, align 4
  %m{0} = fmul float %v{0}, 2.0
  store float %m{0}, ptr addrspace(1) %out, align 4
  %a{0} = add i32 {1}, 1
'''


def module(lines, fences):
    """Kernels of some 200 lines, one line in 50 a fence if asked for."""
    text, count = [HEADER], HEADER.count("\n")
    kernel = 0
    while count < lines:
        text.append(f"define ptx_kernel void @k{kernel}(ptr addrspace(1) %in, "
                    "ptr addrspace(1) %out, i32 %n) {\nentry:\n")
        last = "%n"
        for step in range(40):
            text.append(CHAIN.format(step, last))
            last = f"%a{step}"
            if fences and step % 10 == 0:
                text.append("  fence seq_cst\n")
                count += 1
        text.append("  ret void\n}\n")
        count += 204
        kernel += 1
    return "".join(text)


class Stopwatch:
    """Time that passes, and time that the server's threads compute."""

    def __init__(self, client):
        self.threads = pathlib.Path(f"/proc/{client.process.pid}/task")
        self.start()

    def _busy(self):
        return sum(int((thread / "schedstat").read_text().split()[0])
                   for thread in self.threads.iterdir()) / 1e6

    def start(self):
        self.busy, self.began = self._busy(), time.perf_counter()

    def stop(self):
        return 1000 * (time.perf_counter() - self.began), self._busy() - self.busy


def measure(client, name, text, keys):
    """The times of keystrokes in the middle, each taken back again."""
    doc = client.open(f"file:///{name}.ll", text)
    doc.diagnostics()
    middle = doc.find("  ret void", len(text) // 2)
    key = "x" if name == "broken" else " "
    watch = Stopwatch(client)
    checks, words = [], []
    for _ in range(keys):
        watch.start()
        doc.change(middle, middle, key)
        doc.diagnostics()
        checks.append(watch.stop())
        watch.start()
        doc.ask("documentSymbol")
        doc.ask("references", doc.position(middle - 3),
                context={"includeDeclaration": True})
        words.append(watch.stop())
        doc.change(middle, middle + len(key), "")
        doc.diagnostics()
    doc.close()
    return [statistics.median(column) for column in (*zip(*checks), *zip(*words))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nvvmc")
    parser.add_argument("--lines", type=int, default=5000)
    parser.add_argument("--keys", type=int, default=40)
    parser.add_argument("--at-most", type=float)
    options = parser.parse_args()
    slow = False
    with Client([options.nvvmc, "lsp"]) as client:
        client.initialize()
        print("median milliseconds: until the answer, and of the server's processor")
        print(f"{'module':10} {'lines':>6} {'diagnostics':>14} "
              f"{'outline, references':>22}")
        for name in ("correct", "broken", "findings"):
            text = module(options.lines, name == "findings")
            times = measure(client, name, text, options.keys)
            print(f"{name:10} {text.count(chr(10)):6} {times[0]:7.1f} {times[1]:6.1f} "
                  f"{times[2]:15.1f} {times[3]:6.1f}")
            slow |= options.at_most is not None and times[1] > options.at_most
    return slow


sys.exit(main())
