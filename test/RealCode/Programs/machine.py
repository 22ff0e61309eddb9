#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every kernel of IR/*.ll on the machine: by one warp, and by one thread with a
search for what it does wrong. Pointers are to zeros. Kernels that such a launch does not
suit are in machine.tsv, with what has to come out.

    machine.py NVVMC LIBDEVICE OUT [NAME...]
"""

import json
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ARGUMENTS = {".u64": "zeros:u8[262144]", ".b64": "zeros:u8[262144]", ".u32": "u32:40",
             ".b32": "u32:40", ".f32": "f32:1", ".f64": "f64:1", ".u16": "u16:1",
             ".b16": "u16:1", ".u8": "u8:1", ".b8": "u8:1"}


def table():
    rows = [line.split("\t") for line in (HERE / "machine.tsv").read_text().splitlines()
            if line and line[0] != "#"]
    return {(name, kernel, launch): said for name, kernel, launch, said, _ in rows}


def argument(parameter):
    if size := re.search(r"\.b8 \w+\[(\d+)\]", parameter):
        return "hex:" + "00" * int(size[1])
    return ARGUMENTS[parameter.split()[1]]


def said(stderr):
    """The rules of what was found, or the error."""
    found, errors = set(), []
    for line in stderr.splitlines():
        entry = json.loads(line) if line.startswith("{") else {"failed": line}
        if "rule" in entry:
            found.add(entry["rule"])
        else:
            errors.append(entry.get("failed", line).splitlines()[0])
    return ",".join(sorted(found)) or (errors[0] if errors else "nothing")


def run(command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return "endless"
    return said(done.stderr)


def kernels(ptx):
    entry = r"\.visible \.entry (\w+)\((.*?)\)([^{]*)\{"
    for kernel, parameters, directives in re.findall(entry, ptx.read_text(), re.S):
        cluster = re.search(r"\.reqnctapercluster (\d+)", directives)
        yield (kernel, [argument(p) for p in parameters.split(",") if p.strip()],
               int(cluster[1]) if cluster else 1)


def main():
    nvvmc, libdevice, out = sys.argv[1:4]
    names = sys.argv[4:] or sorted(p.stem for p in (HERE / "IR").glob("*.ll"))
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    expected, runs, wrong = table(), 0, 0
    for name in names:
        ptx = folder / f"{name}.ptx"
        subprocess.run([nvvmc, "compile", HERE / "IR" / f"{name}.ll", "--arch=sm_90",
                        "--profile=nvptx", f"--libdevice={libdevice}", "--quiet",
                        "-o", ptx], check=True)
        for kernel, arguments, cluster in kernels(ptx):
            for launch, options in (("warp", ["--block=32", "--no-findings"]),
                                    ("thread", [])):
                want = expected.pop((name, kernel, launch), "nothing")
                if want == "endless":
                    continue
                got = run([nvvmc, "run", ptx, f"--kernel={kernel}", "--shared=4096",
                           f"--grid={cluster}", "--format=json", *options, *arguments])
                runs += 1
                if got != want:
                    wrong += 1
                    print(f"{name}\t{kernel}\t{launch}\t{got}\tnot {want}")
    if not sys.argv[4:]:
        for key in expected:
            wrong += 1
            print("no such kernel:", *key)
    print(f"{runs} runs, {wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
