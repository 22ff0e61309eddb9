#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes IR/NAME.ll, the part of each program in the short suite: its smallest
kernels in the form of clang -O2's output, without metadata and attributes that do
not matter for emission.

    make-ir.py MODULES [NAME...]

MODULES is a folder of NAME.sm_90-O2.bc, as programs.py --bitcode writes them.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# A file of this many bytes gets no more kernels.
ENOUGH = 8000
# The attributes that functions keep: the rest is for optimizers.
KEPT = re.compile(r'\b(convergent|noinline|noreturn|nounwind)\b'
                  r'|"(?:nvvm|denormal|target-features)[^"]*"(?:="[^"]*")?')
NOISE = [
    (r"^;.*\n", ""), (r"^source_filename.*\n", ""), (r" +; preds = .*", ""),
    (r", !(?:tbaa|tbaa.struct|llvm.loop|noalias|alias.scope|range|noundef|srcloc"
     r"|prof|nosanitize|unpredictable) ![0-9]+", ""),
    (r" (?:noundef|nonnull|local_unnamed_addr|unnamed_addr|dso_local"
     r"|captures\([^)]*\)|nocapture|range\([^)]*\)|initializes\(\([^)]*\)\)"
     r"|dereferenceable(?:_or_null)?\([0-9]+\)|noalias|readonly|writeonly"
     r"|readnone|allocptr|allocalign|mustprogress|dead_on_unwind|dead_on_return"
     r"|nofpclass\([^)]*\)|disjoint|samesign)(?=[ ,){*@])", ""),
    (r"\n\n\n+", "\n\n"),
]


def opt(text, passes, *more):
    done = subprocess.run(["opt", f"-passes={passes}", "-S", *more],
                          input=text, capture_output=True, check=True)
    return done.stdout


def plain(text):
    # A kernel's read-only loads depend on `noalias`, so keep it there.
    lines = [line.replace(" noalias", " KEEP") if "ptx_kernel" in line else line
             for line in text.splitlines()]
    text = "\n".join(lines)
    for pattern, by in NOISE:
        text = re.sub(pattern, by, text, flags=re.M)
    text = re.sub(
        r"^(attributes #\d+ = \{)(.*)\}", lambda m: m[1] + " " + (" ".join(
            k[0] for k in KEPT.finditer(m[2])) or "nounwind") + " }", text,
        flags=re.M)
    return without_metadata(text).replace(" KEEP", " noalias").strip() + "\n"


def without_metadata(text):
    """The text with only the nodes that what is left of it needs."""
    nodes = dict(re.findall(r"^(!\d+) = (.*)$", text, re.M))
    lines = [line for line in text.splitlines() if not line.startswith("!")
             or line.startswith("!nvvm.annotations")]
    needed, work = set(), ["\n".join(lines)]
    while work:
        new = set(re.findall(r"!\d+", work.pop())) - needed
        needed |= new
        work += [nodes[node] for node in new]
    return "\n".join(lines + [f"{node} = {nodes[node]}"
                              for node in nodes if node in needed])


def chosen(module):
    """The module with as few kernels as are enough, the smallest first."""
    whole = opt(module.read_bytes(), "strip")
    kernels = re.findall(rb'ptx_kernel [^@]*@("[^"]*"|[\w$.]+)', whole)
    names = sorted({k.decode().strip('"') for k in kernels})
    if len(plain(whole.decode())) <= ENOUGH or len(names) < 2:
        return plain(whole.decode())

    def only(some):
        return plain(opt(whole, "internalize,globaldce,strip-dead-prototypes",
                         "-internalize-public-api-list="
                         + ",".join(some)).decode())
    sizes = sorted((len(only([name])), name) for name in names)
    text = only([sizes[0][1]])
    some = [sizes[0][1]]
    for _, name in sizes[1:]:
        more = only(some + [name])
        if len(more) > ENOUGH:
            break
        some.append(name)
        text = more
    return text


def main():
    folder, *names = sys.argv[1:]
    place = HERE / "IR"
    place.mkdir(exist_ok=True)
    for module in sorted(pathlib.Path(folder).glob("*.sm_90-O2.bc")):
        name = module.name.split(".")[0]
        if not names or name in names:
            text = chosen(module)
            (place / f"{name}.ll").write_text(text, encoding="utf-8")
            print(f"{len(text):7} {name}", flush=True)


if __name__ == "__main__":
    main()
