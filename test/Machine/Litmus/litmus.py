#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Litmus tests of the PTX memory model: no schedule gives an outcome that the
ISA forbids, racy tests have a finding, and others have none. Outcomes that are
allowed and that no interleaving gives are seen, where strong accesses find old
values or take a place before what others have written.

    litmus.py NVVMC FOLDER [--seeds=4] [TEST...]

A kernel repeats a test with other locations. Before each instruction, a thread lets
others run up to three times, by chance, so that they meet in every way."""

import argparse
import collections
import itertools
import json
import pathlib
import struct
import subprocess
import sys

REPEATS = 48
# Which threads a scope is tested with: (grid, block, cluster) of N threads, one
# of each warp or block.
PLACES = {"cta": lambda n: (1, 32 * n, 1), "cluster": lambda n: (n, 1, n),
          "gpu": lambda n: (n, 1, 1), "sys": lambda n: (n, 1, 1)}
NOT_READ = 9
# A read that gives the same again lets others run.
WAIT = """  mad.lo.u32 %z, %z, 1664525, 1013904223;
  shr.u32 %n, %z, 30;
{name}:
  ld.volatile.global.u32 %lane, [%own];
  sub.u32 %n, %n, 1;
  setp.lt.s32 %p, %n, 0;
  @!%p bra {name};
"""


class Test:
    """THREADS are lists of instructions; S stands for the scope. "-> N" is
    result N; "if N" executes if that result is not 0. BAD is true for forbidden
    outcomes, of results R and final values F. WEAK are allowed ones that no
    interleaving gives; they have to be seen, unless the test races or NEVER says
    that the machine does not give them. RULES are found, all of them."""

    def __init__(self, name, threads, bad, weak=None, rules=(), scopes=PLACES,
                 place=None, never=False):
        self.name, self.threads, self.bad, self.weak = name, threads, bad, weak
        self.rules, self.scopes, self.place = set(rules), scopes, place
        self.has_to_show = weak and not rules and not never
        words = [op.split() for thread in threads for op in thread]
        self.results = sum("->" in w for w in words)


def instruction(text, scope):
    """The PTX of one instruction."""
    words = text.replace("S", scope).split()
    guard = ""
    if "if" in words:
        at = words.index("if")
        guard = f"setp.ne.u32 %p, %r{words[at + 1]}, 0;\n  @%p "
        words = words[:at] + words[at + 2:]
    result = None
    if "->" in words:
        at = words.index("->")
        result = f"%r{words[at + 1]}"
        words = words[:at]
    name, *rest = words
    if name.startswith("fence"):
        return f"{name};"
    place = f"[%{rest[0]}]"
    value = [f"%r{v[1:]}" if v.startswith("r") else v for v in rest[1:]]
    kind, *mods = name.split(".")
    if kind in ("atom", "red"):
        operation, mods = mods[0], mods[1:]
        head = ".".join([kind, *mods, "global", operation,
                         "b32" if operation in ("cas", "exch") else "u32"])
    else:
        head = ".".join([kind, *mods, "global", "u32"])
    operands = ([result] if result else []) + [place] + value
    return f"{guard}{head} {', '.join(operands)};"


def kernel(test, scope):
    count = len(test.threads)
    place = test.place or scope
    me = "%tid.x" if place == "cta" else "%ctaid.x"
    text = (".version 8.8\n.target sm_90a\n.address_size 64\n\n"
            ".visible .entry k(.param .u64 memory, .param .u64 results,\n"
            "                  .param .u64 own, .param .u32 chance) {\n"
            "  .reg .b64 %x, %y, %out, %own;\n  .reg .b32 %me, %i, %lane, %z, %n, "
            f"%r<{test.results + 1}>;\n  .reg .pred %p, %more;\n"
            "  ld.param.u64 %own, [own];\n  ld.param.u32 %z, [chance];\n"
            "  ld.param.u64 %x, [memory];\n  ld.param.u64 %out, [results];\n"
            f"  mov.u32 %me, {me};\n")
    if place == "cta":
        text += ("  and.b32 %lane, %me, 31;\n  shr.u32 %me, %me, 5;\n"
                 "  setp.ne.u32 %p, %lane, 0;\n  @%p ret;\n")
    text += ("  add.s64 %y, %x, 4;\n  mov.u32 %i, 0;\n"
             "  mad.wide.u32 %own, %me, 4, %own;\n"
             "  mad.lo.u32 %z, %me, 362437, %z;\n")
    for number in range(count):
        text += f"  setp.eq.u32 %p, %me, {number};\n  @%p bra T{number};\n"
    text += "  ret;\n"
    for number, thread in enumerate(test.threads):
        own = [int(op.split()[op.split().index("->") + 1])
               for op in thread if "->" in op]
        text += f"T{number}:\n"
        for result in own:
            text += f"  mov.u32 %r{result}, {NOT_READ};\n"
        for at, op in enumerate(thread):
            text += WAIT.format(name=f"W{number}_{at}")
            text += f"  {instruction(op, scope)}\n"
        for result in own:
            text += f"  st.global.u32 [%out+{4 * result}], %r{result};\n"
        text += ("  add.s64 %x, %x, 8;\n  add.s64 %y, %y, 8;\n"
                 f"  add.s64 %out, %out, {4 * test.results};\n"
                 "  add.u32 %i, %i, 1;\n"
                 f"  setp.lt.u32 %more, %i, {REPEATS};\n"
                 f"  @%more bra T{number};\n  ret;\n")
    return text + "}\n"


def pairs(flat, size):
    return [tuple(flat[n:n + size]) for n in range(0, len(flat), size)]


def execute(nvvmc, folder, test, scope, seeds):
    """Returns how often each outcome was seen, what was found, and errors."""
    file = folder / f"{test.name}-{scope}.ptx"
    file.write_text(kernel(test, scope))
    grid, block, cluster = PLACES[test.place or scope](len(test.threads))
    memory, results = folder / "memory.bin", folder / "results.bin"
    seen, found, errors = collections.Counter(), set(), []
    for seed in range(seeds):
        memory.write_bytes(bytes(8 * REPEATS))
        size = max(test.results, 1) * REPEATS
        done = subprocess.run(
            [nvvmc, "run", file, f"--grid={grid}", f"--block={block}",
             f"--cluster={cluster}", f"--seed={seed}", "--format=json",
             f"inout:{memory}", f"out:{results}:u32[{size}]", "zeros:u32[16]",
             f"u32:{seed * 123457}"],
            capture_output=True, text=True, check=False, timeout=120)
        for line in done.stderr.splitlines():
            entry = json.loads(line) if line.startswith("{") else {}
            if "rule" in entry:
                found.add(entry["rule"])
            else:
                errors.append(line)
        if done.returncode > 1:
            break
        final = pairs(struct.unpack(f"<{2 * REPEATS}I", memory.read_bytes()), 2)
        values = (pairs(struct.unpack(f"<{size}I", results.read_bytes()),
                        test.results) if test.results else [()] * REPEATS)
        seen.update(zip(values, final))
    return seen, found, errors


# ===----------------------------------------------------------------------===#
# The tests
# ===----------------------------------------------------------------------===#

def message_passing():
    """A datum and a flag."""
    stale = lambda r, f: r == (1, 0)
    release = ["st.weak x 1", "st.release.S y 1"]
    fences = ["st.weak x 1", "fence.acq_rel.S", "st.relaxed.S y 1"]
    strong = ["st.weak x 1", "fence.sc.S", "st.relaxed.S y 1"]
    atomic = ["st.weak x 1", "red.add.release.S y 1"]
    exchange = ["st.weak x 1", "atom.exch.acq_rel.S y 1 -> 2"]
    takes = {"acquire": ["ld.acquire.S y -> 0", "ld.weak x -> 1 if 0"],
             "fence": ["ld.relaxed.S y -> 0", "fence.acq_rel.S",
                       "ld.weak x -> 1 if 0"],
             "volatile": ["ld.volatile y -> 0", "fence.acq_rel.S",
                          "ld.weak x -> 1 if 0"],
             "atom": ["atom.add.acquire.S y 0 -> 0", "ld.weak x -> 1 if 0"]}
    gives = {"release": release, "fence": fences, "fence.sc": strong,
             "red": atomic}
    for (give, left), (take, right) in itertools.product(gives.items(),
                                                         takes.items()):
        yield Test(f"mp-{give}-{take}", [left, right], stale)
    yield Test("mp-exch-acquire", [exchange, takes["acquire"]],
               lambda r, f: r[:2] == (1, 0))
    never = lambda r, f: False
    unordered = [("relaxed", ["st.weak x 1", "st.relaxed.S y 1"],
                  takes["acquire"]),
                 ("no-acquire", release,
                  ["ld.relaxed.S y -> 0", "ld.weak x -> 1 if 0"]),
                 ("late-fence", fences,
                  ["ld.relaxed.S y -> 0", "ld.weak x -> 1 if 0",
                   "fence.acq_rel.S"]),
                 ("early-fence", ["fence.acq_rel.S", "st.weak x 1",
                                  "st.relaxed.S y 1"], takes["fence"])]
    for name, left, right in unordered:
        yield Test(f"mp-{name}", [left, right], never, stale, ["race-global"])
    yield Test("mp-weak-flag", [["st.weak x 1", "st.weak y 1"],
                                takes["acquire"]], never, stale,
               ["race-global"])
    # Nothing races if the datum is strong, too.
    yield Test("mp-strong", [["st.relaxed.S x 1", "st.relaxed.S y 1"],
                             ["ld.relaxed.S y -> 0", "ld.relaxed.S x -> 1"]],
               never, stale)
    yield Test("mp-strong-release", [["st.relaxed.S x 1", "st.release.S y 1"],
                                     ["ld.acquire.S y -> 0",
                                      "ld.relaxed.S x -> 1"]], stale)
    # The scope leaves the other thread out.
    for place, scopes in (("gpu", ("cta", "cluster")), ("cluster", ("cta",))):
        yield Test(f"mp-narrow-{place}", [release, takes["acquire"]], never,
                   stale, ["race-global", "race-scope"], scopes, place)
        yield Test(f"mp-narrow-fence-{place}", [
            ["st.weak x 1", "fence.acq_rel.S", "st.relaxed.sys y 1"],
            ["ld.relaxed.sys y -> 0", "fence.acq_rel.S", "ld.weak x -> 1 if 0"]],
                   never, stale, ["race-global"], scopes, place)


def store_buffering():
    early = lambda r, f: r == (0, 0)
    never = lambda r, f: False
    for name, between, bad in (("relaxed", [], never),
                               ("acq_rel", ["fence.acq_rel.S"], never),
                               ("sc", ["fence.sc.S"], early)):
        yield Test(f"sb-{name}", [
            ["st.relaxed.S x 1", *between, "ld.relaxed.S y -> 0"],
            ["st.relaxed.S y 1", *between, "ld.relaxed.S x -> 1"]], bad,
                   None if bad is early else early)
    yield Test("sb-release-acquire", [
        ["st.release.S x 1", "ld.acquire.S y -> 0"],
        ["st.release.S y 1", "ld.acquire.S x -> 1"]], never, early)
    yield Test("sb-weak", [["st.weak x 1", "ld.weak y -> 0"],
                           ["st.weak y 1", "ld.weak x -> 1"]], never, early,
               ["race-global"])
    yield Test("sb-half-sc", [
        ["st.relaxed.S x 1", "fence.sc.S", "ld.relaxed.S y -> 0"],
        ["st.relaxed.S y 1", "fence.acq_rel.S", "ld.relaxed.S x -> 1"]], never,
               early)


def load_buffering():
    late = lambda r, f: r == (1, 1)
    never = lambda r, f: False
    yield Test("lb-relaxed", [["ld.relaxed.S x -> 0", "st.relaxed.S y 1"],
                              ["ld.relaxed.S y -> 1", "st.relaxed.S x 1"]],
               never, late, never=True)
    yield Test("lb-release-acquire", [
        ["ld.acquire.S x -> 0", "st.release.S y 1"],
        ["ld.acquire.S y -> 1", "st.release.S x 1"]], late)
    yield Test("lb-fences", [
        ["ld.relaxed.S x -> 0", "fence.acq_rel.S", "st.relaxed.S y 1"],
        ["ld.relaxed.S y -> 1", "fence.acq_rel.S", "st.relaxed.S x 1"]], late)
    # Nothing comes out of thin air.
    yield Test("lb-dependent", [["ld.relaxed.S x -> 0", "st.relaxed.S y r0"],
                                ["ld.relaxed.S y -> 1", "st.relaxed.S x r1"]],
               lambda r, f: r != (0, 0))


def independent_reads():
    """Two writers, and two readers that see them in another order."""
    never = lambda r, f: False
    order = lambda r, f: r == (1, 0, 1, 0)

    def threads(first, between):
        return [["st.relaxed.S x 1"], ["st.relaxed.S y 1"],
                [f"{first} x -> 0", *between, "ld.relaxed.S y -> 1"],
                [f"{first} y -> 2", *between, "ld.relaxed.S x -> 3"]]

    yield Test("iriw-relaxed", threads("ld.relaxed.S", []), never, order)
    yield Test("iriw-acquire", threads("ld.acquire.S", []), never, order)
    yield Test("iriw-acq_rel", threads("ld.relaxed.S", ["fence.acq_rel.S"]),
               never, order)
    yield Test("iriw-sc", threads("ld.relaxed.S", ["fence.sc.S"]), order)


def coherence():
    yield Test("corr", [["st.relaxed.S x 1"],
                        ["ld.relaxed.S x -> 0", "ld.relaxed.S x -> 1"]],
               lambda r, f: r == (1, 0))
    yield Test("corr-two", [["st.relaxed.S x 1"], ["st.relaxed.S x 2"],
                            ["ld.relaxed.S x -> 0", "ld.relaxed.S x -> 1"],
                            ["ld.relaxed.S x -> 2", "ld.relaxed.S x -> 3"]],
               lambda r, f: r in ((1, 2, 2, 1), (2, 1, 1, 2)))
    yield Test("coww", [["st.relaxed.S x 1", "st.relaxed.S x 2"]],
               lambda r, f: f[0] != 2)
    yield Test("corw-one", [["ld.relaxed.S x -> 0", "st.relaxed.S x 1"]],
               lambda r, f: r[0] == 1)
    yield Test("corw", [["ld.relaxed.S x -> 0", "st.relaxed.S x 1"],
                        ["st.relaxed.S x 2"]],
               lambda r, f: r[0] == 1 or (r[0] == 2 and f[0] == 2))
    yield Test("cowr", [["st.relaxed.S x 1", "ld.relaxed.S x -> 0"],
                        ["st.relaxed.S x 2"]],
               lambda r, f: r[0] == 0 or (r[0] == 2 and f[0] == 1))
    yield Test("coherence-weak", [["st.weak x 1"], ["ld.weak x -> 0"]],
               lambda r, f: r[0] not in (0, 1) or f[0] != 1,
               rules=["race-global"])


def causality():
    stale = lambda r, f: r == (1, 1, 0)
    yield Test("wrc", [["st.relaxed.S x 1"],
                       ["ld.relaxed.S x -> 0", "st.release.S y 1"],
                       ["ld.acquire.S y -> 1", "ld.relaxed.S x -> 2"]], stale)
    yield Test("wrc-relaxed", [["st.relaxed.S x 1"],
                               ["ld.relaxed.S x -> 0", "st.relaxed.S y 1"],
                               ["ld.relaxed.S y -> 1", "ld.relaxed.S x -> 2"]],
               lambda r, f: False, stale)
    # A release is told on by atomic updates after it.
    yield Test("release-pattern", [
        ["st.weak x 1", "st.release.S y 1"], ["atom.add.relaxed.S y 0 -> 0"],
        ["ld.acquire.S y -> 1", "ld.weak x -> 2 if 1"]],
               lambda r, f: r[1:] == (1, 0))
    yield Test("2+2w-sc", [
        ["st.relaxed.S x 1", "fence.sc.S", "st.relaxed.S y 2"],
        ["st.relaxed.S y 1", "fence.sc.S", "st.relaxed.S x 2"]],
               lambda r, f: f == (1, 1))
    yield Test("2+2w", [["st.relaxed.S x 1", "st.relaxed.S y 2"],
                        ["st.relaxed.S y 1", "st.relaxed.S x 2"]],
               lambda r, f: False, lambda r, f: f == (1, 1))


def atomicity():
    for order in ("relaxed", "acquire", "release", "acq_rel"):
        yield Test(f"add-{order}", [[f"atom.add.{order}.S x 1 -> 0"],
                                    [f"atom.add.{order}.S x 1 -> 1"],
                                    ["red.add.relaxed.S x 1"]],
                   lambda r, f: r[0] == r[1] or f[0] != 3)
    yield Test("cas", [["atom.cas.acq_rel.S x 0 1 -> 0"],
                       ["atom.cas.acq_rel.S x 0 2 -> 1"]],
               lambda r, f: (r[0] == 0) == (r[1] == 0) or f[0] not in (1, 2))
    yield Test("exch", [["atom.exch.relaxed.S x 1 -> 0"],
                        ["atom.exch.relaxed.S x 2 -> 1"]],
               lambda r, f: sorted(r + f[:1]) != [0, 1, 2])
    yield Test("add-and-store", [["atom.add.relaxed.S x 1 -> 0"],
                                 ["st.relaxed.S x 4"]],
               lambda r, f: (r[0], f[0]) not in ((0, 4), (4, 5)))
    for place, scopes in (("gpu", ("cta", "cluster")), ("cluster", ("cta",))):
        yield Test(f"add-narrow-{place}", [["red.add.relaxed.S x 1"],
                                           ["red.add.relaxed.S x 1"]],
                   lambda r, f: False, rules=["race-scope"], scopes=scopes,
                   place=place)


TESTS = [test for family in (message_passing, store_buffering, load_buffering,
                             independent_reads, coherence, causality, atomicity)
         for test in family()]


def check(test, scope, outcome):
    """Yields what is wrong."""
    seen, found, errors = outcome
    yield from errors
    for (r, f), count in seen.items():
        if test.bad(r, f):
            yield f"{count} times the forbidden outcome {r}, x, y = {f}"
    for rule in found - test.rules:
        yield f"a false {rule}"
    for rule in test.rules - found:
        yield f"no {rule}"
    if test.has_to_show and not any(test.weak(r, f) for r, f in seen):
        yield "no outcome besides those of interleavings"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nvvmc")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("tests", nargs="*")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    runs = failures = samples = outcomes = weak = shown = racy = 0
    for test in TESTS:
        if given.tests and test.name not in given.tests:
            continue
        for scope in test.scopes:
            outcome = execute(given.nvvmc, given.folder, test, scope, given.seeds)
            runs += 1
            samples += outcome[0].total()
            racy += bool(test.rules)
            if test.weak:
                weak += 1
                shown += any(test.weak(r, f) for r, f in outcome[0])
            outcomes += len(outcome[0])
            for problem in check(test, scope, outcome):
                failures += 1
                print(f"{test.name} {scope}: {problem}")
    print(f"{runs} tests, {samples} samples, {failures} failures; {racy} are "
          f"racy; {shown} of {weak} weak outcomes were seen; "
          f"{outcomes / max(runs, 1):.1f} outcomes of each test")
    # Schedules that do not interleave would show nothing.
    if not given.tests and outcomes < 2 * runs:
        sys.exit("the schedules give too few outcomes")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
