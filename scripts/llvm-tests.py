#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs nvvmc on the .ll files of an LLVM source tree, as if each were written
for NVPTX, and counts the results.

    llvm-tests.py FOLDER [--nvvmc FILE] [--under NAME]... [--jobs N]
                  [--limit N] [--sample K] [--results FILE] [--report]
                  [--llc FILE] [--ptxas FILE] [--no-oracle] [--assemble]

Each file gets NVPTX's triple and data layout; files that use split-file are split.
`verify`, `emit -O0`, `emit -O2`, `opt` and `compile --opt=2` run on each, for the
newest machine that its RUN lines name, or else sm_90. If nvvmc rejects what LLVM's
reader and verifier accept, llc and ptxas are run to see whether they accept it;
with --assemble, ptxas also assembles what nvvmc printed.

Every input adds a line of JSON to the results (llvm-tests.jsonl by default); a run
that was interrupted continues where it stopped. --report only counts existing
results. --sample K uses every Kth file. nvvmc-forks can be used instead of nvvmc
and is faster.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile
import threading

sys.path.append(str(pathlib.Path(__file__).parents[1] / "testing/ForkServer"))
import forks  # noqa: E402

TARGET = ('target triple = "nvptx64-nvidia-cuda"\n'
          'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-'
          'v32:32-n16:32:64"\n')
COMMANDS = {
    "verify": ("verify", "--profile=nvvm,libnvvm,nvptx,tileiras"),
    "emit -O0": ("emit", "-O0"),
    "emit -O2": ("emit", "-O2"),
    "opt": ("opt", "--opt=2"),
    "compile": ("compile", "--profile=nvptx", "--opt=2"),
}
# Crashes of llc are only counted; a stack trace would take longer than the run.
os.environ["LLVM_DISABLE_SYMBOLIZATION"] = "1"
SECONDS = 30  # Processor time, since the machine may be busy with other work.
PATIENCE = 300
MEMORY = 4 << 30
CRASHES = ("misc-llvm-crash", "emit-crash")
# What LLVM itself rejects does not count as our verdict.
LLVMS = ("misc-llvm-parser", "misc-llvm-verifier")
# Targets whose intrinsics and types llc rejects for NVPTX, too.
OTHERS = ("aarch64", "amdgcn", "arm", "bpf", "dx", "hexagon", "loongarch",
          "mips", "ppc", "r600", "riscv", "s390", "spv", "systemz", "ve",
          "wasm", "x86", "xcore")
FOREIGN = re.compile(r"llvm\.(" + "|".join(OTHERS) + r")\.[\w.]*")
VERDICTS = ("ok", "refused", "unread", "crash", "signal", "timeout")
PART = re.compile(r"^(?:;|//|#)---[ \t]+(\S+)[ \t]*$", re.M)


def parts(path):
    """The modules in a file, each with a name."""
    text = path.read_bytes().decode("utf-8", "surrogateescape")
    cuts = list(PART.finditer(text)) if "split-file" in text else []
    if not cuts:
        return [("", text)]
    ends = [c.start() for c in cuts[1:]] + [len(text)]
    head = text[:cuts[0].start()]
    # The RUN lines, which name the machine, come first.
    runs = "".join(l for l in head.splitlines(True) if "RUN:" in l)
    return [(c[1], runs + text[c.end():end]) for c, end in zip(cuts, ends)
            if c[1].endswith(".ll")]


def retarget(text):
    """`text` with NVPTX's triple and layout."""
    text = re.sub(r"(?m)^[ \t]*target[ \t]+(triple|datalayout)[ \t]*=.*$", ";",
                  text)
    return TARGET + text


def machine(text):
    """The newest machine that RUN lines name and ptxas still knows."""
    found = [(int(m[1]), m[2]) for m in
             re.finditer(r"-mcpu=sm_(\d+)([af]?)\b", text)]
    number, letter = max(found, default=(90, ""))
    return f"sm_{number}{letter}" if number >= 75 else "sm_90"


def run(command):
    """Status (None after a timeout) and output."""
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return None, ""
    return done.returncode, done.stdout.decode("utf-8", "replace")


def errors(text):
    """The findings of severity error among lines of JSON."""
    found = []
    for line in text.splitlines():
        try:
            finding = json.loads(line)
        except ValueError:
            continue
        if finding.get("severity") == "error":
            found.append(finding)
    return found


def judge(status, findings, command):
    if status is None:
        return "timeout"
    if status not in (0, 1, 2):
        return "signal"
    rules = [f["rule"] for f in findings]
    if any(r in CRASHES for r in rules):
        return "crash"
    # All profiles are run; the verdict is that of nvptx.
    if status == 0 or (command == "verify" and status == 1 and
                       not any(f["profile"] == "nvptx" for f in findings)):
        return "ok"
    return "unread" if rules and all(r in LLVMS for r in rules) else "refused"


def reason(finding):
    """A finding's rule, and its message without names and numbers."""
    words = finding["message"].split("\n")[0]
    words = FOREIGN.sub(r"llvm.\1.…", words)
    words = re.sub(r"""(['"`])[^'"`]*\1""", "'…'", words)
    words = re.sub(r"[@%][\w.$-]+", "@…", words)
    words = re.sub(r"\b\d+\b", "N", words)
    return f"{finding['rule']}: {words}"[:140]


class Tests:
    def __init__(self, options):
        self.options = options
        self.folder = pathlib.Path(options.folder)
        self.scratch = tempfile.TemporaryDirectory()
        self.lock = threading.Lock()
        self.nvvmc = forks.Runs(options.nvvmc, PATIENCE)
        self.out = None

    def files(self):
        roots = [self.folder / u for u in self.options.under] or [self.folder]
        found = [p for r in roots
                 for p in (sorted(r.rglob("*.ll")) if r.is_dir() else [r])]
        # In random order, so that an interrupted run covers a sample of everything.
        random.Random(0).shuffle(found)
        return found[::self.options.sample][:self.options.limit]

    def oracle(self, source, arch, ptx):
        """Whether llc and ptxas accept the module."""
        o = self.options
        if o.no_oracle:
            return "not asked"
        target = [f"-mcpu={arch}"] + ([f"-mattr=+ptx{ptx}"] if ptx else [])
        status, _ = run([o.llc, *target, source, "-o", source + ".llc"])
        if status != 0:
            return "llc refuses"
        status, _ = run([o.ptxas, f"-arch={arch}", source + ".llc", "-o",
                         os.devnull])
        os.unlink(source + ".llc")
        return "taken" if status == 0 else "ptxas refuses"

    def test(self, name, text):
        o = self.options
        source = os.path.join(self.scratch.name,
                              hashlib.md5(name.encode()).hexdigest() + ".ll")
        with open(source, "wb") as file:
            file.write(retarget(text).encode("utf-8", "surrogateescape"))
        arch = machine(text)
        ptx = max(map(int, re.findall(r"-mattr=\+ptx(\d+)", text)), default=0)
        row = {"name": name, "arch": arch}
        for key, command in COMMANDS.items():
            to = source + "." + command[0]
            status, said, _, seconds = self.nvvmc.run(
                [*command, "--format=json", f"--arch={arch}", source] +
                ([] if key == "verify" else ["-o", to]))
            status = None if seconds > SECONDS else status
            found = errors(said)
            verdict = judge(status, found, key)
            row[key] = {"verdict": verdict, "status": status}
            if found:
                row[key]["reasons"] = sorted({reason(f) for f in found})[:6]
            elif verdict != "ok":
                row[key]["reasons"] = [said.strip()[-300:]]
            if verdict == "ok" and o.assemble and command[0] in ("emit",
                                                                 "compile"):
                status, said = run([o.ptxas, f"-arch={arch}", to, "-o",
                                    os.devnull])
                if status != 0:
                    row[key]["ptxas"] = said.strip()[:300]
            if os.path.exists(to):
                os.unlink(to)
            # If LLVM cannot read it, no other command can.
            if key == "verify" and verdict == "unread":
                break
        refused = [row[k] for k in COMMANDS if k != "verify" and k in row and
                   row[k]["verdict"] == "refused"]
        if refused:
            hopeless = any(re.search(r"llvm\.\w+\.…|vectors of unknown length",
                                     why)
                           for r in refused for why in r["reasons"])
            row["oracle"] = ("foreign" if hopeless else
                             self.oracle(source, arch, ptx))
        os.unlink(source)
        return row

    def save(self, rows):
        with self.lock:
            for row in rows:
                self.out.write(json.dumps(row) + "\n")
            self.out.flush()

    def one(self, path):
        relative = str(path.relative_to(self.folder))
        self.save([self.test(relative + (":" + part if part else ""), text)
                   for part, text in parts(path)])

    def run(self):
        known = {r["name"].split(":")[0] for r in load(self.options.results)}
        files = [f for f in self.files()
                 if str(f.relative_to(self.folder)) not in known]
        # Children inherit this limit.
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with open(self.options.results, "a") as self.out, \
                concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            for n, _ in enumerate(pool.map(self.one, files)):
                if sys.stderr.isatty():
                    print(f"\r[{n + 1}/{len(files)}]", end="", file=sys.stderr)
        if sys.stderr.isatty():
            print(file=sys.stderr)


def load(path):
    if not os.path.exists(path):
        return []
    rows = []
    for line in open(path):
        try:
            rows.append(json.loads(line))
        except ValueError:
            pass  # The last line of an interrupted run.
    return rows


def report(rows):
    files = {r["name"].split(":")[0] for r in rows}
    print(f"{len(files)} files, {len(rows)} modules\n")
    print("| command | " + " | ".join(VERDICTS) + " |")
    print("|---|" + "---:|" * len(VERDICTS))
    for key in COMMANDS:
        count = collections.Counter(r[key]["verdict"] for r in rows if key in r)
        print(f"| {key} | " + " | ".join(str(count[v]) for v in VERDICTS) +
              " |")
    bad = collections.defaultdict(list)
    for r in rows:
        for key in COMMANDS:
            verdict = r.get(key, {}).get("verdict")
            if verdict in ("crash", "signal", "timeout"):
                bad[verdict, key, "; ".join(r[key].get("reasons", []))] += [
                    r["name"]]
            if "ptxas" in r.get(key, {}):
                bad["ptxas", key, r[key]["ptxas"].split("\n")[0][-120:]] += [
                    r["name"]]
    for (verdict, key, why), names in sorted(bad.items()):
        print(f"\n{verdict} {key}: {len(names)}, first {names[0]}\n  {why}")
    count = collections.Counter()
    first = {}
    for r in rows:
        if r.get("oracle") != "taken":
            continue
        for why in sorted({w for k in COMMANDS if k != "verify"
                           for w in r.get(k, {}).get("reasons", [])
                           if r[k]["verdict"] == "refused"}):
            count[why] += 1
            first.setdefault(why, r["name"])
    taken = sum(r.get("oracle") == "taken" for r in rows)
    answers = collections.Counter(r["oracle"] for r in rows if "oracle" in r)
    print("\nrefused by emit, opt or compile: " +
          ", ".join(f"{n} {a}" for a, n in answers.most_common()))
    print(f"refused, although llc and ptxas take it: {taken}")
    for why, n in count.most_common():
        print(f"{n:6} {why} ({first[why]})")
    return bad


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--nvvmc", default="build/bin/nvvmc")
    parser.add_argument("--llc", default="/usr/lib/llvm-22/bin/llc")
    parser.add_argument("--ptxas", default="ptxas")
    parser.add_argument("--under", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--sample", type=int, default=1)
    parser.add_argument("--results", default="llvm-tests.jsonl")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--no-oracle", action="store_true")
    parser.add_argument("--assemble", action="store_true")
    options = parser.parse_args()
    if not options.report:
        Tests(options).run()
    bad = report(load(options.results))
    return 1 if any(v in ("crash", "signal", "timeout") for v, *_ in bad) else 0


if __name__ == "__main__":
    sys.exit(main())
