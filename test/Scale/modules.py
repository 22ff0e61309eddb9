#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes many modules of the suite's real code: each has other names, code of its own,
and a machine and a tier that it is compiled for. Writes, for COUNT modules in shards
of SIZE,

    FOLDER/in/SHARD/MODULE.ll    the module
    FOLDER/in/SHARD/MODULE.rsp   the arguments that compile it, from that folder
    FOLDER/build.ninja           compiles all, to FOLDER/out/SHARD/MODULE.ptx

    modules.py NVVMC FOLDER COUNT SIZE
"""

import pathlib
import re
import subprocess
import sys
from multiprocessing.pool import ThreadPool

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORPORA = ("examples/*.ll", "test/RealCode/Programs/IR/*.ll")
MACHINES = ("sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120")

RULE = """\
rule nvvmc
  command = {nvvmc} compile --hermetic --quiet @$args -MD -MF $out.d -o $out
  depfile = $out.d
  deps = gcc
  description = PTX $out

"""

EXTRA = """
define {mark} void @variant.{number}(ptr addrspace(1) %p, i32 %i) {{
  %x = mul i32 %i, {number}
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %x, ptr addrspace(1) %q
  ret void
}}
"""


def machines_of(nvvmc, file):
    """The lowest of MACHINES that compiles the file, and all above."""
    for number, machine in enumerate(MACHINES):
        if subprocess.run([nvvmc, "compile", "--hermetic", "--quiet", file,
                           f"--arch={machine}", "-o", "/dev/null"],
                          capture_output=True).returncode == 0:
            return MACHINES[number:]
    return ()


def corpus(nvvmc, count):
    """Text and machines of every module that is varied; of no more than it takes for
    COUNT."""
    files = [file for pattern in CORPORA for file in sorted(ROOT.glob(pattern))]
    files = files[::max(len(files) // count, 1)]
    with ThreadPool() as pool:
        machines = pool.map(lambda file: machines_of(nvvmc, file), files)
    return [(file.read_text(encoding="utf-8"), known)
            for file, known in zip(files, machines) if known]


def vary(text, number):
    """The module with other names for what it defines, and one more kernel."""
    name = r'([A-Za-z_][A-Za-z0-9_$]*|"[^"]+")'
    defined = set(re.findall(rf"^define [^\n]*?@{name}\(", text, re.M))
    defined |= set(re.findall(rf"^@{name} = ", text, re.M))

    def rename(found):
        if found[2] not in defined:
            return found[0]
        quote = '"' if found[2].endswith('"') else ""
        return f"{found[0].removesuffix(quote)}.{number}{quote}"

    # A comdat has the name of its function or variable.
    varied = re.sub(rf"([@$]){name}(?![A-Za-z0-9_$.])", rename, text)
    return varied + EXTRA.format(mark="ptx_kernel", number=number)


def main(nvvmc, folder, count, size):
    folder, count, size = pathlib.Path(folder), int(count), int(size)
    sources = corpus(nvvmc, count)
    rules = [RULE.format(nvvmc=nvvmc)]
    for number in range(count):
        shard, module = f"{number // size:03}", f"{number:05}"
        place = folder / "in" / shard
        place.mkdir(parents=True, exist_ok=True)
        text, machines = sources[number % len(sources)]
        # Each module takes other machines and tiers than the one before, and each turn
        # through the corpus than the last one.
        turn = number + number // len(sources)
        (place / f"{module}.ll").write_text(vary(text, number), encoding="utf-8")
        source = f"in/{shard}/{module}"
        (place / f"{module}.rsp").write_text(
            f"{source}.ll --arch={machines[turn % len(machines)]} --opt={turn % 4}\n")
        rules.append(f"build out/{shard}/{module}.ptx: nvvmc | {source}.rsp\n"
                     f"  args = {source}.rsp\n")
    (folder / "build.ninja").write_text("".join(rules))
    print(f"{count} modules of {len(sources)}, {-(-count // size)} shards")


if __name__ == "__main__":
    main(*sys.argv[1:])
