#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs nvvmc on every intrinsic for every machine, and compares the verdicts with
what LLVM and ptxas were measured to accept.

usage: gates.py machines|versions MEASURED DOCS FOLDER [STEP]

MEASURED has a line for each overload and each constant that changes a gate:

  intrinsic   its name without "llvm.nvvm."
  constants   values of its immediate arguments, "1=13,2=0"
  machines    those that accept it with some PTX version: "75-", "30-62",
              "90a", "100af" for sm_100a and sm_100f, or "none"
  ptx         the lowest PTX version, not counting what the machine itself
              requires; "7.8;89:8.1" if machines differ
  llvm        machines before sm_75, and sm_101, for which LLVM prints it
              although ptxas would reject it
  signature   of the overload; "-" if the intrinsic has only one

From sm_75 on, ptxas decides; for older machines and sm_101, LLVM does.

DOCS contains the table of known disagreements with their reasons. The test fails
on a disagreement that is not in the table, and on a line that is not needed.

"machines" checks every kernel on every machine; "versions" checks it on each
machine that has it, at the lowest PTX version and the one before. With STEP, each
kernel is checked on every STEPth machine, another one for the next kernel. What the
table of DOCS names is checked on all machines, and "machines" checks each kernel on
both sides of each gate.
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

SHARE = 99.5  # percent of cells that must agree
SHOWN = 40
VERSIONS = [32, *range(40, 44), 50, *range(60, 66), *range(70, 79),
            *range(80, 89), *range(90, 96)]
HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@tex = internal addrspace(1) global i64 0, align 8
"""
TAIL = """
!nvvm.annotations = !{!0}
!nvvmir.version = !{!1}
!0 = !{ptr addrspace(1) @tex, !"texture", i32 1}
!1 = !{i32 2, i32 0}
"""


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def split_types(text):
    """The types of a parameter list."""
    types, depth, start = [], 0, 0
    for at, c in enumerate(text):
        depth += (c in "{<(") - (c in "}>)")
        if c == "," and depth == 0:
            types.append(text[start:at].strip())
            start = at + 1
    return types + [text[start:].strip()] if text.strip() else []


class Machine:
    def __init__(self, name, ptx):
        self.name, self.ptx = name, ptx
        number, self.variant = re.match(r"sm_(\d+)([af]?)$", name).groups()
        self.number = int(number)


def load_machines(path):
    """machines.tsv: each machine and the first PTX version that knows it."""
    with open(path, encoding="utf-8") as file:
        return [Machine(name, version(ptx)) for name, ptx in
                (line.split() for line in list(file)[1:])]


def version(text):
    major, minor = text.split(".")
    return 10 * int(major) + int(minor)


def matches(token, m):
    low, dash, high = token.partition("-")
    if dash:
        return int(low) <= m.number <= int(high or 999)
    number, variants = re.match(r"(\d+)([af]*)$", token).groups()
    return m.number == int(number) and (m.variant and m.variant in variants
                                        if variants
                                        else not m.variant)


def machine_set(text, machines):
    if text in ("-", "none"):
        return frozenset()
    return frozenset(m.name for m in machines
                     if any(matches(t, m) for t in text.split(",")))


class Line:
    """One line of the measured table, and a kernel for it."""

    def __init__(self, fields, machines, signatures):
        self.name, constants, accepted, ptx, llvm, signature = fields
        self.constants = {} if constants == "-" else {
            int(a): int(v) for a, v in
            (pair.split("=") for pair in constants.split(","))}
        self.signature = signature if signature != "-" else \
            signatures["llvm.nvvm." + self.name]
        self.machines = machine_set(accepted, machines)
        self.llvm = machine_set(llvm, machines)
        default, *others = ptx.split(";")
        self.ptx = 0 if default == "-" else version(default)
        self.ptx_of = {"sm_" + sm: version(v) for sm, v in
                       (o.split(":") for o in others)}

    def label(self):
        text = ",".join(f"{a}={v}" for a, v in self.constants.items())
        return f"{self.name}({text})" if text else self.name

    def ptx_on(self, machine):
        return max(machine.ptx, self.ptx_of.get(machine.name, self.ptx))

    def kernel(self, symbol):
        result, params = re.match(r"(.*?) \((.*)\)$", self.signature).groups()
        loads, args, types = "", [], []
        for i, t in enumerate(split_types(params)):
            types.append(t + (" immarg" if i in self.constants else ""))
            if i in self.constants:
                value = str(self.constants[i])
                args.append(t + " " + ("true" if t == "i1" and value != "0"
                                       else "false" if t == "i1" else value))
            elif t == "metadata":
                args.append("metadata ptr addrspace(1) @tex")
            elif "metadata" in types and t == "ptr addrspace(1)":
                args.append(t + " @tex")
            else:
                loads += f"  %a{i} = load {t}, ptr addrspace(1) %p\n"
                args.append(f"{t} %a{i}")
        # Unused functions are not printed.
        use = "" if result == "void" else \
            f"  store volatile {result} %r, ptr addrspace(1) %p\n"
        name = f"@llvm.nvvm.{self.name}"
        return (f"declare {result} {name}({', '.join(types)})\n",
                f"define ptx_kernel void @{symbol}(ptr addrspace(1) %p) {{\n"
                f"{loads}  {'' if result == 'void' else '%r = '}"
                f"call {result} {name}({', '.join(args)})\n{use}"
                "  ret void\n}\n")


class Suite:
    def __init__(self, measured, docs, folder, step=1):
        self.machines = load_machines(
            os.path.join(os.path.dirname(measured), "machines.tsv"))
        listed = run("nvvmc", "intrinsics", "*", "--format=json").stdout
        signatures = {r["name"]: r["signature"]
                      for r in map(json.loads, listed.splitlines())
                      if r["family"] not in ("Internal", "Upgraded")}
        with open(measured, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file][1:]
        self.lines = [Line(r, self.machines, signatures) for r in rows]
        bases = {base_name(l.name, signatures) for l in self.lines}
        self.missing = sorted(set(signatures) - bases)
        self.known = read_known(docs, self.machines)
        self.step = int(step)
        self.named = {l for l in self.lines
                      if any(fnmatch.fnmatchcase(l.name, p)
                             for k in self.known for p in k["patterns"])}
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)

    def is_asked(self, line, number, at):
        """Whether line NUMBER is checked on the machine AT this place."""
        return (number + at) % self.step == 0 or line in self.named

    def is_gate(self, line, at):
        """Whether a machine next to the one AT this place has other verdicts."""
        names = [m.name for m in self.machines[max(at - 1, 0):at + 2]]
        return len({name in line.machines for name in names}) > 1

    def lines_on(self, at):
        """Those that are checked on the machine AT this place."""
        return [line for number, line in enumerate(self.lines)
                if self.is_asked(line, number, at) or self.is_gate(line, at)]

    def write(self, name, lines):
        """A module with a kernel for each line."""
        path = os.path.join(self.folder, name + ".ll")
        kernels = [line.kernel(f"k{i}") for i, line in enumerate(lines)]
        with open(path, "w", encoding="utf-8") as file:
            file.write(HEAD + "".join(sorted({k[0] for k in kernels})) +
                       "".join(k[1] for k in kernels) + TAIL)
        return path

    def refused(self, modules, *options):
        """Which of the lines nvvmc refuses that the modules, pairs of a path and
        lines, were written for."""
        lines_of = dict(modules)
        # Effects of the kernels of a module on each other are not tested.
        ran = run("nvvmc", "verify", *lines_of, "--profile=nvptx",
                  "--format=json",
                  "--error-limit=0", "--quiet",
                  "--disable=emit-texture-mode,emit-compiler-error", *options)
        if ran.returncode not in (0, 1) or ran.stderr:
            sys.exit(f"{options}: {ran.returncode} {ran.stderr[:2000]}")
        found = set()
        for finding in map(json.loads, ran.stdout.splitlines()):
            function = finding.get("function") or ""
            if not re.fullmatch(r"k\d+", function):
                sys.exit(f"{options}: {finding}")
            # Its argument is not a known name on any machine.
            if "NVVMReflect" not in finding["message"]:
                found.add(lines_of[finding["file"]][int(function[1:])])
        return found

    def for_each(self, work, items):
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(work, items))


def base_name(name, signatures):
    name = "llvm.nvvm." + name
    while name not in signatures:
        name = name.rpartition(".")[0]
    return name


#===----------------------------------------------------------------------===#
# Known disagreements
#===----------------------------------------------------------------------===#

def read_known(docs, machines):
    """The lines "| `pattern` | `machines` | measured | ours | reason |", where
    measured is "yes", "no" or a PTX version."""
    known = []
    with open(docs, encoding="utf-8") as file:
        for text in file:
            cells = [c.strip() for c in text.strip().strip("|").split("|")]
            if len(cells) == 5 and re.fullmatch(r"yes|no|\d+\.\d", cells[2]):
                known.append({
                    "patterns": re.findall(r"`([^`]*)`", cells[0]),
                    "machines": machine_set(cells[1].strip("`"), machines),
                    "measured": cells[2], "used": 0})
    return known


def explain(known, line, machine, measured):
    for k in known:
        if machine in k["machines"] and k["measured"] == measured and any(
                fnmatch.fnmatchcase(line.name, p) for p in k["patterns"]):
            k["used"] += 1
            return True
    return False


def stale(known, versions):
    """Prints known disagreements that did not occur."""
    left = [k for k in known
            if not k["used"] and versions == ("." in k["measured"])]
    for k in left:
        print("no longer a disagreement:", *k["patterns"])
    return bool(left)


#===----------------------------------------------------------------------===#
# Comparisons
#===----------------------------------------------------------------------===#

def modules_of(suite, name, lines):
    # Findings in several small modules take less time than in a large one.
    parts = [lines[n:n + 200] for n in range(0, len(lines), 200)]
    return [(suite.write(f"{name}.part{n}", part), part)
            for n, part in enumerate(parts)]


def compare_machines(suite):
    asked = [suite.lines if suite.step == 1 else suite.lines_on(at)
             for at in range(len(suite.machines))]
    all_modules = modules_of(suite, "all", suite.lines) if suite.step == 1 else None

    def ask(at):
        name = suite.machines[at].name
        modules = all_modules or modules_of(suite, name, asked[at])
        return suite.refused(modules, "--arch=" + name)

    answers = suite.for_each(ask, range(len(suite.machines)))
    cells = agree = as_printed = 0
    unknown = defaultdict(list)
    for m, lines, refused in zip(suite.machines, asked, answers):
        for line in lines:
            cells += 1
            measured, ours = m.name in line.machines, line not in refused
            agree += measured == ours
            as_printed += (measured or m.name in line.llvm) == ours
            answer = "yes" if measured else "no"
            if measured != ours and \
                    not explain(suite.known, line, m.name, answer):
                unknown[line.label(), answer].append(m.name)
    # All known disagreements are among the cells that are asked about.
    everything = len(suite.lines) * len(suite.machines)
    share, printed = (100.0 * (1 - (cells - n) / everything) for n in (agree, as_printed))
    print(f"{len(suite.lines)} lines, {cells} cells, {agree} agree: "
          f"{share:.2f} % ({printed:.2f} % where LLVM's "
          "text counts that ptxas could not read)")
    for (label, measured), where in list(unknown.items())[:SHOWN]:
        print(f"{label}: measured {measured} on {len(where)}: "
              f"{' '.join(where[:12])}")
    print(len(unknown), "unexplained;", len(suite.missing), "not measured",
          *suite.missing[:10])
    return stale(suite.known, versions=False) or \
        bool(unknown or suite.missing or share < SHARE)


def version_cells(suite):
    """(machine, version) -> lines to accept, lines to refuse."""
    cells = defaultdict(lambda: ([], []))
    for number, line in enumerate(suite.lines):
        for at, m in enumerate(suite.machines):
            if m.name not in line.machines or not suite.is_asked(line, number, at):
                continue
            since = line.ptx_on(m)
            cells[m, since][0].append(line)
            before = [v for v in VERSIONS if m.ptx <= v < since]
            if before:
                cells[m, before[-1]][1].append(line)
    return cells


def compare_versions(suite):
    cells = version_cells(suite)

    def check(item):
        (m, ptx), (accept, refuse) = item
        path = suite.write(f"{m.name}-{ptx}", accept + refuse)
        refused = suite.refused([(path, accept + refuse)],
                                "--arch=" + m.name, f"--ptx={ptx}")
        return [(m, ptx, l) for l in accept if l in refused], \
               [(m, ptx, l) for l in refuse if l not in refused]

    results = suite.for_each(check, sorted(
        cells.items(), key=lambda i: (i[0][0].name, i[0][1])))
    high, low = ([x for r in results for x in r[i]] for i in (0, 1))
    # The other comparison covers machines that lack it.
    high = [(m, ptx, line) for m, ptx, line in high
            if not explain(suite.known, line, m.name, "yes") and
            not explain(suite.known, line, m.name, f"{ptx // 10}.{ptx % 10}")]
    total = sum(len(a) + len(r) for a, r in cells.values())
    print(f"{total} questions in {len(cells)} modules, {len(high)} refused at "
          f"their version, {len(low)} taken below it")
    for what, some in ("refused", high), ("taken", low):
        for m, ptx, line in some[:SHOWN]:
            print(f"{line.label()}: {what} on {m.name} with PTX {ptx}")
    return stale(suite.known, versions=True) or bool(high or low)


def main(what, *paths):
    suite = Suite(*paths)
    compare = {"machines": compare_machines, "versions": compare_versions}
    return compare[what](suite)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
