#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a module that calls every bulk copy to which LLVM 24 gave more operands, with
each kind of operand.

usage: newer-copies.py FILE
"""

import itertools
import sys

HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""
CLUSTER, SHARED = ("ptr addrspace(7)", "%cluster"), ("ptr addrspace(3)", "%shared")
GLOBAL, MAP = ("ptr addrspace(1)", "%global"), ("ptr", "%map")
NUMBER, HALF, HINT = ("i32", "%number"), ("i16", "%half"), ("i64", "%hint")
PARAMETERS = [CLUSTER, SHARED, ("ptr addrspace(3)", "%barrier"), GLOBAL, MAP, NUMBER, HALF,
              HINT]
BARRIER = PARAMETERS[2]
MASKS = {".i16": HALF, ".i32": NUMBER}
MODES = [("tile", range(1, 6)), ("tile.gather4", [2]), ("im2col", range(3, 6)),
         ("im2col.w", range(3, 6)), ("im2col.w.128", range(3, 6))]
REPORTS, SCOPES = range(6), range(4)


def flag(on):
    return "i1", "true" if on else "false"


def tensors():
    """Copies of parts of tensors: names and operands."""
    for (mode, extents), into_cluster in itertools.product(MODES, (True, False)):
        for extent in extents:
            coordinates = 5 if mode == "tile.gather4" else extent
            offsets = (0 if mode.startswith("tile") else
                       extent - 2 if mode == "im2col" else 2)
            first = [CLUSTER if into_cluster else SHARED, BARRIER, MAP,
                     *[NUMBER] * coordinates, *[HALF] * offsets]
            name = f"tensor.g2s.{'' if into_cluster else 'cta.'}{mode}.{extent}d"
            for report in (0, 5):
                if not into_cluster:
                    yield name, [*first, HINT, flag(True), ("i32", report)]
                    continue
                for ending, mask in MASKS.items():
                    yield name + ending, [*first, mask, HINT, flag(True), flag(False),
                                          ("i32", 2), ("i32", report)]


def plain():
    """Copies of bytes: names and operands."""
    for hint, ignores, report in itertools.product((0, 1), (0, 1), REPORTS):
        if ignores and report:
            continue
        first = [SHARED, BARRIER, GLOBAL, NUMBER, NUMBER, NUMBER, HINT, flag(hint),
                 flag(ignores)]
        yield "global.to.shared.cta", [*first, ("i32", report)]
        for scope in SCOPES:
            yield "global.to.shared.cta.relaxed", [*first, ("i32", scope), ("i32", report)]
    for multicast, (ending, mask), report in itertools.product(
            (0, 1), MASKS.items(), (0, 3)):
        first = [CLUSTER, BARRIER, GLOBAL, NUMBER, mask, HINT, flag(multicast), flag(True)]
        yield f"global.to.shared.cluster{ending}", [*first, ("i32", report)]
        yield (f"global.to.shared.cluster.relaxed{ending}",
               [*first, ("i32", 2), ("i32", report)])


def main(path):
    declared, calls = set(), []
    for name, operands in [*tensors(), *plain()]:
        called = f"void @llvm.nvvm.cp.async.bulk.{name}"
        declared.add(f"declare {called}({', '.join(ty for ty, _ in operands)})\n")
        given = ", ".join(f"{ty} {value}" for ty, value in operands)
        calls.append(f"  call {called}({given})\n")
    parameters = ", ".join(map(" ".join, PARAMETERS))
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEAD + "".join(sorted(declared)) +
                   f"define ptx_kernel void @copies({parameters}) {{\n" + "".join(calls) +
                   "  ret void\n}\n")
    print(len(calls), "copies")


if __name__ == "__main__":
    main(*sys.argv[1:])
