# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""cache.py EXAMPLE FOLDER: results that come from a cache have all their parts."""

import pathlib
import sys
import threading

import opennvvm

example, folder = map(pathlib.Path, sys.argv[1:])


def parts(ptx):
    return (str(ptx), ptx.kernels, ptx.registers, ptx.target,
            [(line.input_line, line.ir) for line in ptx.source_map],
            [str(d) for d in ptx.diagnostics])


def entries():
    return len(list(folder.glob("llvmcache-*")))


given = dict(arch="sm_90", opt=2, annotate=True)
plain = parts(opennvvm.compile(example, **given))
assert any(line for line, ir in plain[4])
for _ in range(2):
    assert parts(opennvvm.compile(example, cache=folder, **given)) == plain
    assert entries() == 1
assert parts(opennvvm.compile(example, cache=folder, arch="sm_80")) != plain
assert entries() == 2

# What has something to report is not kept.
text = example.read_text() + """
define void @warned() "nvvm.maxntid"="128" {
  ret void
}
"""
for _ in range(2):
    ptx = opennvvm.compile(text, cache=folder, arch="sm_90")
    assert [d.rule for d in ptx.diagnostics] == ["kernel-bounds-unread"]
assert entries() == 2

# In several threads, and in one module or as two.
several = [example.read_text(), "target triple = \"nvptx64-nvidia-cuda\""]
expected = parts(opennvvm.compile(several, **given))
found = []


def work():
    for _ in range(20):
        found.append(parts(opennvvm.compile(several, cache=folder, **given)))


threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(found) == 160 and all(f == expected for f in found)
