#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the requirements of instructions in the catalog with those of ptxas.

usage: grid.py [--few] ASM-NEEDS PTXAS FOLDER STEP [FAMILY...]

Uses every STEPth form of forms.py. A form that ptxas accepts on some machine at
the newest PTX version is tested on every machine, or with --few on those of FEW:
with the PTX version that the catalog requires there, and with the one before.
"""

import os
import re
import subprocess
import sys
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(__file__))
TESTS = os.path.join(os.path.dirname(__file__), "..")
sys.path[:0] = [TESTS, os.path.join(TESTS, "Catalog", "Gates")]
import forms  # noqa: E402
import gates  # noqa: E402
import litsupport  # noqa: E402

# What a ptxas that knows no newer version takes, and later ones refuse with that version:
# the version that they want, or the one of which the ptxas is that was asked.
EARLY = {"cvt.rn.satfinite.e2m1x2.f16x2 ": 91, '.pragma "mma_throughput"': 93,
         "fence.acquire.": 95, "fence.release.": 95}

# Machines of each kind.
FEW = ("sm_75", "sm_80", "sm_89", "sm_90", "sm_90a", "sm_100f", "sm_100a", "sm_107a",
       "sm_120a")

LINES = 4000  # of one module
SHOWN = 40
HEAD = """.version {major}.{minor}
.target {target}
.address_size 64
.const .align 16 .b8 cvar[64];
.visible .entry k(.param .align 16 .b8 k_p[64]) {{
.local .align 16 .b8 lvar[64];
.reg .pred p<10>; .reg .b8 c<10>; .reg .b16 h<20>; .reg .b32 r<40>;
.reg .b64 l<20>; .reg .f32 f<20>; .reg .f64 d<20>; {wide}
"""
WIDE = ".reg .b128 q<20>;"
WIDE_USED = re.compile(r"\bq\d")


def ptxas_arch(target):
    """The machine to generate code for, which ptxas still knows."""
    return target if int(re.match(r"sm_(\d+)", target)[1]) >= 75 else "sm_75"


class Assembler:
    def __init__(self, ptxas, folder):
        self.ptxas, self.folder, self.count = ptxas, folder, 0
        self.unparsed = set()  # Lines with a syntax error, whatever the machine.
        major, minor = litsupport.newest_ptx(ptxas)
        self.newest = 10 * major + minor
        self.pool = ThreadPoolExecutor(os.cpu_count())

    def refused_of(self, number, lines, version, target):
        """The indices of the lines that ptxas rejects."""
        path = os.path.join(self.folder, f"{number}.ptx")
        wide = any(map(WIDE_USED.search, lines))
        head = HEAD.format(major=version // 10, minor=version % 10,
                           target=target, wide=WIDE if wide else "")
        first = head.count("\n") + 1
        refused = set()
        while True:
            kept = ("" if i in refused else line
                    for i, line in enumerate(lines))
            with open(path, "w", encoding="utf-8") as out:
                # The last line is invalid, so that no code is generated.
                out.write(head + "\n".join(kept) + "\nnothing;\n}\n")
            said = subprocess.run(
                [self.ptxas, f"-arch={ptxas_arch(target)}", "-c", path, "-o",
                 os.devnull], capture_output=True, text=True).stderr
            found = {int(n) - first: kind for n, kind in
                     re.findall(r"line (\d+); (error|fatal)", said)}
            new = {i for i in found if 0 <= i < len(lines)} - refused
            refused |= new
            # A syntax error hides later errors.
            self.unparsed.update(lines[i] for i in new if found[i] == "fatal")
            if not any(found[i] == "fatal" for i in new):
                if len(lines) not in found:
                    sys.exit(f"ptxas did not read all of {path}: {said[:500]}")
                os.unlink(path)
                return refused

    def taken(self, lines, version, target):
        """The lines that ptxas accepts."""
        # Fewer machines and versions have the registers that some lines need.
        kinds = [[line for line in lines if bool(WIDE_USED.search(line)) == wide]
                 for wide in (False, True)]
        parts = [some[i:i + LINES] for some in kinds
                 for i in range(0, len(some), LINES)]
        first, self.count = self.count, self.count + len(parts)
        found = self.pool.map(
            lambda p: self.refused_of(first + p[0], p[1], version, target),
            enumerate(parts))
        return [line for part, refused in zip(parts, found)
                for i, line in enumerate(part) if i not in refused]


def existing(assembler, lines, machines):
    """For each form that exists the machines that have it."""
    on = defaultdict(set)
    left = set(lines)
    # Newer machines first: few others have what they lack.
    legal = set()
    names = [m.name for m in machines]
    for target in ["sm_107a", "sm_100a", "sm_120a", "sm_90a", "sm_62"]:
        if target not in names:
            continue
        took = assembler.taken(sorted(left), assembler.newest, target)
        legal.update(took)
        left.difference_update(took, assembler.unparsed)
    for m in machines:
        for line in assembler.taken(sorted(legal), assembler.newest, m.name):
            on[line].add(m.name)
    # A form that ptxas accepts in only one of the texts does not exist: some
    # errors are reported only if there are no others.
    newest = defaultdict(list)
    for line in sorted(on):
        newest[max(on[line], key=names.index)].append(line)
    return {line: on[line] for target, some in newest.items()
            for line in assembler.taken(some, assembler.newest, target)}


def ours(tool, lines):
    """For each line whether its words are known, and the PTX version on each
    machine that has it."""
    out = subprocess.run([tool], input="\n".join(lines), text=True,
                         capture_output=True, check=True).stdout
    for line in out.splitlines():
        known, *needs = line.split("\t")
        yield known == "1", {sm: int(v) for sm, v in
                             (need.split(":") for need in needs)}


def wrong_versions(assembler, m, needs):
    """Pairs of a line and what is wrong: needs are the versions of lines on
    machine m, which ptxas must take, and not one version earlier."""
    accept, refuse = defaultdict(list), defaultdict(list)
    for line, version in needs.items():
        version = max(version, m.ptx)
        accept[version].append(line)
        if version > m.ptx:
            before = gates.VERSIONS[gates.VERSIONS.index(version) - 1]
            refuse[before].append(line)
    for version in sorted({*accept, *refuse}):
        asked = accept[version] + refuse[version]
        took = set(assembler.taken(asked, version, m.name))
        for line in accept[version]:
            if line not in took:
                yield line, f"PTX {version} is too low"
        for line in refuse[version]:
            if line in took:
                yield line, f"PTX {version} suffices"


def describe(on, machines):
    names = [m.name for m in machines if m.name in on]
    return f"{names[0]} and {len(names) - 1} more" if names else "no machine"


def main(*arguments):
    is_few = arguments[0] == "--few"
    tool, ptxas, folder, step, *families = arguments[is_few:]
    os.makedirs(folder, exist_ok=True)
    assembler = Assembler(ptxas, folder)
    # ptxas has another name for sm_101.
    machines = [m for m in gates.load_machines(
        os.path.join(os.path.dirname(gates.__file__), "machines.tsv"))
        if m.ptx <= assembler.newest and not m.name.startswith("sm_101")
        and (m.name in FEW or not is_few)]
    family_of = {line: family for family in families or forms.FAMILIES
                 for line in sorted(set(forms.FAMILIES[family]()))[::int(step)]}
    for early, version in EARLY.items():
        if assembler.newest < version:
            family_of = {line: family for line, family in family_of.items()
                         if not line.startswith(early)}
    measured = existing(assembler, family_of, machines)
    # Operands are registers, which the text does not declare.
    named = [".reg .pred p<10>; " + line for line in measured]
    why, unknown = defaultdict(lambda: defaultdict(set)), 0
    needs = {m.name: {} for m in machines}
    for (line, has), (known, on) in zip(measured.items(), ours(tool, named)):
        unknown += not known
        # An older ptxas has nothing to say of what came later.
        on = {name: version for name, version in on.items()
              if version <= assembler.newest}
        claimed = needs.keys() & on
        if claimed != has:
            why[line][f"{describe(claimed, machines)}, not "
                      f"{describe(has, machines)}"] = ()
        for name in claimed & has:
            needs[name][line] = on[name]
    for m in machines:
        for line, what in wrong_versions(assembler, m, needs[m.name]):
            why[line][what].add(m.name)
    # Beside thousands of others, ptxas may say nothing of one: what would be wrong is asked again.
    for line in [line for line in why if line in measured][:SHOWN]:
        if not any(assembler.taken([line], assembler.newest, name) for name in measured[line]):
            del why[line], measured[line]
    wrong, examples = Counter(), {}
    for line, reasons in why.items():
        text = "; ".join(f"{what} on {describe(on, machines)}" if on else what
                         for what, on in sorted(reasons.items()))
        wrong[family_of[line], text] += 1
        examples.setdefault((family_of[line], text), line)
    print(f"{len(family_of)} forms, {len(measured)} exist, "
          f"{sum(wrong.values())} wrong, {unknown} with unknown words")
    for key, count in wrong.most_common(SHOWN):
        print(f"{count} like {examples[key]} {key[1]}")
    return bool(wrong or not measured)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
