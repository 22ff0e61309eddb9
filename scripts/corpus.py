#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What becomes of each module in a folder of dumped IR: whether it is verified, PTX is
emitted and ptxas accepts that, or which rule refuses it; how long it takes, also with
llc where that accepts it. Prints a table and its sums.

The folder may be one that OPENNVVM_DUMP names: the machine of each call is then known.
A folder in it may be named for a machine: sm_90.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--nvvmc", default="nvvmc")
    parser.add_argument("--arch", help="the machine of modules that do not tell theirs")
    parser.add_argument("--profile", default="nvptx", help="what verify checks")
    parser.add_argument("--lint", action="store_true",
                        help="a module that verify --lint warns of is not verified")
    parser.add_argument("--option", action="append", default=[],
                        help="an option of nvvmc compile; can be repeated")
    parser.add_argument("--libdevice")
    parser.add_argument("--ptxas", default="ptxas")
    parser.add_argument("--llc", default="llc")
    parser.add_argument("--jobs", "-j", type=int, default=1)
    parser.add_argument("--tsv", help="write the table there, too")
    parser.add_argument("--sums", help="write the sums of each machine there")
    return parser.parse_args()


def modules(folder):
    """Paths of assembly and bitcode, in order. Libraries that a dump has are no
    modules of their own."""
    for root, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            if name.endswith((".ll", ".llir", ".bc")) and ".lazy." not in name:
                yield os.path.join(root, name)


def machine_of(file, default):
    """The machine of the call whose dump has the file, or of its folder."""
    call = os.path.join(os.path.dirname(file), "call.txt")
    if os.path.exists(call):
        with open(call, errors="replace") as text:
            found = re.search(r"-arch=compute_(\w+)", text.read())
        return "sm_" + found.group(1) if found else "sm_75"
    named = re.findall(r"(?<=/)sm_\d+[af]?(?=/)", os.path.abspath(file))
    return named[-1] if named else default


class Tools:
    """Runs the tools. What is not installed is left out of the table."""

    def __init__(self, args, scratch):
        self.args, self.scratch = args, scratch
        self.ptxas = shutil.which(args.ptxas)
        self.llc = shutil.which(args.llc)
        self.options = list(args.option)
        if args.libdevice:
            self.options.append("--libdevice=" + args.libdevice)
        self.checks = ["--profile=" + args.profile]
        if args.lint:
            _, listing, _ = self.run(args.nvvmc, "rules", "--format=json")
            lints = [rule["id"] for rule in json.loads(listing)
                     if rule.get("lint") == "sure"]
            self.checks += ["--lint", "-Werror=" + ",".join(lints)]

    def run(self, *command):
        start = time.monotonic()
        try:
            done = subprocess.run(command, capture_output=True, text=True,
                                  errors="replace", timeout=600)
        except subprocess.TimeoutExpired:
            return None, "", 600.0
        return done.returncode, done.stdout + done.stderr, time.monotonic() - start

    def nvvmc(self, command, file, machine, *options):
        """The rule of the first error, or "", and the time."""
        arch = ["--arch=" + machine] if machine else []
        status, output, seconds = self.run(self.args.nvvmc, command, "--format=json",
                                           "--quiet", *arch, *options, file)
        if status == 0:
            return "", seconds
        for line in output.splitlines():
            try:
                finding = json.loads(line)
            except ValueError:
                continue
            if finding.get("severity") == "error":
                return finding.get("rule", "?"), seconds
        return f"status {status}", seconds

    def row(self, file):
        machine = machine_of(file, self.args.arch)
        number = "%x" % abs(hash(file))
        ptx = os.path.join(self.scratch, number + ".ptx")
        refused, _ = self.nvvmc("verify", file, machine, *self.checks)
        row = {"file": os.path.relpath(file, self.args.folder), "machine": machine or "",
               "verified": "no" if refused else "yes", "rule": refused}
        refused, seconds = self.nvvmc("compile", file, machine, "-o", ptx, *self.options)
        row.update(emitted="no" if refused else "yes", ms="%.0f" % (seconds * 1000))
        row["rule"] = row["rule"] or refused
        if self.ptxas and not refused:
            row["assembled"] = self.assemble(ptx)
        if self.llc:
            row["llc"] = self.compare(file, machine)
        if os.path.exists(ptx):
            os.remove(ptx)
        return row

    def assemble(self, ptx):
        """ptxas is asked for the machine of the text."""
        with open(ptx, errors="replace") as text:
            target = re.search(r"(?m)^\.target (\w+)", text.read())
        status, output, _ = self.run(self.ptxas, "-arch=" + target.group(1), "-c", ptx,
                                     "-o", os.devnull)
        # A machine that this ptxas does not know says nothing about the text.
        if "is not defined for option" in output:
            return "unknown machine"
        return "yes" if status == 0 else "no"

    def compare(self, file, machine):
        """The milliseconds of llc; "no" if it does not accept the module."""
        cpu = ["-mcpu=" + machine] if machine else []
        status, _, seconds = self.run(self.llc, "-march=nvptx64", *cpu, file, "-o",
                                      os.devnull)
        return "%.0f" % (seconds * 1000) if status == 0 else "no"


COLUMNS = ("file", "machine", "verified", "emitted", "assembled", "rule", "ms", "llc")


def show(rows):
    """The table, as wide as it must be."""
    names = [c for c in COLUMNS if any(row.get(c) for row in rows)]
    lines = [names] + [[row.get(c, "") for c in names] for row in rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(names))]
    for line in lines:
        print("  ".join(cell.ljust(w) for cell, w in zip(line, widths)).rstrip())


def write_sums(rows, file):
    """A table with a line for each machine."""
    lines = [("machine", "modules", "verified", "emitted", "assembled", "accepted by llc",
              "ms, ours / llc, where both accept")]
    for machine in sorted({row["machine"] for row in rows}, key=lambda m: (len(m), m)):
        own = [row for row in rows if row["machine"] == machine]
        both = [r for r in own if r["emitted"] == "yes" and r.get("llc", "no") != "no"]
        lines.append((machine, str(len(own)),
                      *(str(sum(row.get(c) == "yes" for row in own))
                        for c in ("verified", "emitted", "assembled")),
                      str(sum(row.get("llc", "no") != "no" for row in own)),
                      f"{sum(int(r['ms']) for r in both)} / {sum(int(r['llc']) for r in both)}"))
    os.makedirs(os.path.dirname(os.path.abspath(file)), exist_ok=True)
    with open(file, "w") as out:
        out.writelines("\t".join(line) + "\n" for line in lines)


def main():
    args = arguments()
    files = list(modules(args.folder))
    if not files:
        sys.exit(f"corpus.py: {args.folder} has no .ll, .llir or .bc")
    with tempfile.TemporaryDirectory() as scratch:
        tools = Tools(args, scratch)
        with concurrent.futures.ThreadPoolExecutor(max(args.jobs, 1)) as pool:
            rows = list(pool.map(tools.row, files))
    show(rows)
    if args.sums:
        write_sums(rows, args.sums)
    if args.tsv:
        with open(args.tsv, "w") as out:
            for row in [dict(zip(COLUMNS, COLUMNS))] + rows:
                out.write("\t".join(row.get(c, "") for c in COLUMNS) + "\n")
    count = collections.Counter()
    for row in rows:
        count.update(c for c in ("verified", "emitted", "assembled")
                     if row.get(c) == "yes")
    refusals = collections.Counter(row["rule"] for row in rows if row["rule"])
    for rule, times in refusals.most_common():
        print(f"refused by {rule}: {times}")
    both = [row for row in rows if row["emitted"] == "yes" and row.get("llc", "no") != "no"]
    line = (f"{len(rows)} modules: {count['verified']} verified, {count['emitted']} emitted, "
            f"{count['assembled']} assembled")
    if tools.llc:
        line += (f"; {sum(r.get('llc') != 'no' for r in rows)} accepted by llc; both: "
                 f"{sum(int(r['ms']) for r in both)} ms, llc {sum(int(r['llc']) for r in both)} ms")
    print(line)
    # A module that was emitted, but does not assemble, is a defect of ours.
    return any(row.get("assembled") == "no" for row in rows)


sys.exit(main())
