# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""launch_info.py JSON PTX: the launch information has the form that docs/tiles.md
describes, and says of the kernels what the PTX says. Prints it, a line each."""

import json
import re
import sys

info = json.load(open(sys.argv[1]))
ptx = open(sys.argv[2]).read()


def expect(condition, what):
    if not condition:
        sys.exit(f"{sys.argv[1]}: {what}")


expect(set(info) == {"arch", "kernels"}, f"keys {sorted(info)}")
expect(re.search(rf"^\.target {info['arch']}\b", ptx, re.M), "arch is not the target")
entries = re.findall(r"^\.visible \.entry (\w+)\((.*?)\)(.*?)^\{", ptx, re.M | re.S)
expect([e[0] for e in entries] == [k["kernel"] for k in info["kernels"]],
       "other kernels than the PTX")
KEYS = {"kernel", "block", "cluster", "dynamic_shared", "static_shared", "parameters"}
SIZES = {"b8": 1, "u8": 1, "b16": 2, "u16": 2, "b32": 4, "u32": 4, "f32": 4,
         "b64": 8, "u64": 8, "f64": 8}
for kernel, (name, parameters, directives) in zip(info["kernels"], entries):
    expect(set(kernel) == KEYS, f"keys {sorted(kernel)}")
    for key in ("block", "cluster"):
        expect(len(kernel[key]) == 3 and all(type(n) is int and n > 0 for n in kernel[key]),
               f"{key} {kernel[key]}")
    reqntid = re.search(r"\.reqntid ([\d, ]+)", directives)[1]
    sizes = [int(n) for n in reqntid.split(",")]
    expect((sizes + [1, 1])[:3] == kernel["block"], f"block is not .reqntid {reqntid}")
    # ".param .u32 k_param_0" and ".param .align 2 .b8 k_param_1[2]"
    found = re.findall(r"\.param (?:\.align \d+ )?\.(\w+) .*?(?:\[(\d+)\])?(?:,|$)",
                       parameters, re.M)
    sizes = [SIZES[type] * int(count or 1) for type, count in found]
    expect(sizes == [p["size"] for p in kernel["parameters"]],
           f"{name} has parameters of {sizes} bytes")
    for p in kernel["parameters"]:
        expect({"kind", "type", "size"} <= set(p) <= {"kind", "type", "size", "pointee"},
               f"keys {sorted(p)}")
        expect(p["kind"] in ("integer", "float", "pointer"), p["kind"])
        expect("pointee" not in p or p["kind"] == "pointer", "a pointee of no pointer")
    print(name, kernel["block"], kernel["cluster"],
          "dynamic", kernel["dynamic_shared"], "static", kernel["static_shared"])
    for p in kernel["parameters"]:
        print(" ", p["kind"], p["type"], p["size"], p.get("pointee", ""))
