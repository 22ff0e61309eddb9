# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lanes of scripts/nightly.py: what is checked that continuous integration leaves
out, and the steps of each.

A step has a name and items, each of which passes, fails or is skipped by itself; what
was interrupted continues with the items that are left. Lanes that name the same tree
share a copy of the source and its build folders.
"""

import dataclasses
import os
import pathlib
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

JOBS = int(os.environ.get("JOBS") or os.cpu_count() or 1)
# Seconds for one test. The machine may have other work.
PATIENCE = "7200"
LINE = re.compile(r"^([A-Z]+): (\S+ :: .*?) \(\d+ of \d+\)")
STATES = {"PASS": "passed", "FLAKYPASS": "passed", "XFAIL": "passed",
          "FAIL": "failed", "XPASS": "failed", "UNRESOLVED": "failed",
          "TIMEOUT": "failed", "UNSUPPORTED": "skipped"}


@dataclasses.dataclass
class Commands:
    """Commands that are independent of each other, by name. A function of the source
    tree gives them, since some depend on what is in it."""
    name: str
    commands: object
    jobs: int = 1
    items = True

    def run(self, place, done, report):
        left = [(name, words) for name, words in self.commands(place.source).items()
                if name not in done]

        def one(job):
            name, words = job
            if not place.stopped():
                status = place.call(words)
                if not place.stopped():
                    report(name, "failed" if status else "passed")

        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(one, left))


@dataclasses.dataclass
class Suite:
    """Tests that lit runs, below a folder of a build. Without `items`, what has
    stopped begins anew: lit divides unit tests by number and not by name."""
    name: str
    folder: str
    lit: tuple = ()
    items: bool = True

    def command(self, place, paths, *more):
        lit = f"/usr/lib/llvm-{place.llvm}/bin/lit"
        return [lit, f"-j{JOBS}", "--order=lexical", f"--timeout={PATIENCE}", *self.lit,
                *more, *map(str, paths)]

    def names(self, place, folder):
        """Each test of the folder: what lit calls it, and its path."""
        listed = subprocess.run(self.command(place, [folder], "--show-tests"),
                                capture_output=True, text=True, cwd=place.source)
        root = folder
        while not (root / "lit.site.cfg.py").is_file() and root != root.parent:
            root = root.parent
        return {line.strip(): root / line.split(" :: ")[1].strip()
                for line in listed.stdout.splitlines() if " :: " in line}

    def run(self, place, done, report):
        folder = place.source / self.folder
        paths = [folder]
        if self.items:
            names = self.names(place, folder)
            paths = [path for name, path in names.items() if name not in done]
            if names and not paths:
                return
        told = 0

        def read(line):
            nonlocal told
            match = LINE.match(line)
            if match and match[1] in STATES and not place.stopped():
                told += 1
                report(match[2], STATES[match[1]])

        status = place.call(self.command(place, paths, "-v"), read)
        if not place.stopped() and (status not in (0, 1) or not told):
            report(f"lit {self.folder}", "failed")


@dataclasses.dataclass
class Lane:
    """What the page says of it, the tree that it works in, what has to be built each
    time that it starts, and the steps."""
    name: str
    what: str
    tree: str
    prepare: tuple
    steps: tuple


def build(preset, *targets):
    folder = "build" if preset == "release" else f"build-{preset}"
    return (["cmake", "--preset", preset],
            ["cmake", "--build", folder, "-j", str(JOBS), "--target", *targets])


BOOTSTRAP = (["scripts/bootstrap.sh", "--nightly"],)
UNITS = "unittests"
SANITIZERS = ["env", "ASAN_OPTIONS=detect_container_overflow=0:allow_user_poisoning=0",
              "UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1"]


def suite(folder):
    return (Suite("tests", f"{folder}/test"),
            Suite("units", f"{folder}/unittests", items=False))


def compare_compilers(source):
    return {"gcc's nvvmc and clang's": [
        "scripts/compare-builds.py", "build/test/nvvmc-forks",
        "build-gcc/test/nvvmc-forks", "--patience=3600"]}


def threads(source):
    """5,000 sequences of calls, 500 at a time."""
    return {f"sequences {first} to {first + 499}": [
        "env", f"TSAN_OPTIONS=suppressions={source}/testing/CallSequences/"
        "thread-sanitizer.supp", "build-tsan/test/call-sequences", str(first),
        str(first + 499), "8"] for first in range(1, 5001, 500)}


def defects(script, folder):
    """Each defect that a script injects, in a folder that it has prepared."""
    def commands(source):
        listed = subprocess.run([source / "scripts" / script, "--list"],
                                capture_output=True, text=True, check=True)
        return {name: [f"scripts/{script}", folder, "--only", name]
                for name in listed.stdout.splitlines()}

    return commands


def checks(source):
    listed = subprocess.run(
        ["git", "ls-files", "--", "lib", "include", "tools", "utils", "testing",
         "bench"], cwd=source, capture_output=True, text=True, check=True)
    return {name: ["scripts/ci-checks.sh", "build", "--file", name]
            for name in listed.stdout.splitlines()
            if name.endswith((".cpp", ".h")) and "/Inputs/" not in name}


def fuzz(source):
    """Ten minutes of each target, one at a time, on a corpus that stays."""
    corpus = source.parent / "fuzz-corpus"
    for folder in ("modules", "calls", "images"):
        (corpus / folder).mkdir(parents=True, exist_ok=True)
    minute = ["-max_total_time=60", "-rss_limit_mb=6000", "-timeout=120"]
    runs = {}
    for number in range(1, 11):
        runs[f"modules, minute {number}"] = [
            *SANITIZERS, "build-fuzz/bin/opennvvm-fuzz", "-handle_segv=0",
            "-handle_abrt=0", *minute, f"-artifact_prefix={corpus}/modules-",
            corpus / "modules", "examples"]
        runs[f"calls, minute {number}"] = [
            *SANITIZERS, "build-fuzz/bin/opennvvm-fuzz-calls", "-max_len=2048",
            *minute, f"-artifact_prefix={corpus}/calls-", corpus / "calls"]
        runs[f"tile bytecode, minute {number}"] = [
            *SANITIZERS, "build-fuzz/bin/opennvvm-fuzz-tile", "-max_len=4096",
            "-len_control=0", "-keep_seed=1", *minute,
            f"-artifact_prefix={corpus}/tile-", corpus / "tile" / "corpus"]
        runs[f"images, minute {number}"] = [
            *SANITIZERS, "build-fuzz/bin/opennvvm-fuzz-images", "-max_len=65536",
            "-len_control=0", "-keep_seed=1", *minute,
            f"-artifact_prefix={corpus}/images-", corpus / "images"]
        runs[f"tileiras, minute {number}"] = [
            *SANITIZERS, "OPENNVVM_TILE_LIBRARY=build/lib/libopennvvm-tile.so",
            "build-fuzz/bin/opennvvm-fuzz-tileiras", "-max_len=8192", "-len_control=0",
            "-keep_seed=1", "-close_fd_mask=1", *minute,
            f"-artifact_prefix={corpus}/tileiras-", corpus / "tileiras"]
    return runs


def seeds(source):
    """What the fuzzers of calls, of Tile IR's bytecode, and of what is made of it begin
    with."""
    corpus = source.parent / "fuzz-corpus"
    return {"calls": ["build-fuzz/test/call-sequences", "1", "50", "--write",
                      corpus / "calls"],
            "kernels": ["fuzz/tile.sh", corpus / "tile", "0"],
            "images": ["fuzz/images.sh", corpus]}


LANES = {lane.name: lane for lane in (
    Lane("gcc", "the suite of a build by gcc, and its output beside clang's, byte for "
         "byte", "gcc",
         (*BOOTSTRAP, *build("gcc", "opennvvm-tests"),
          *build("release", "nvvmc-forks")),
         (*suite("build-gcc"), Commands("compilers", compare_compilers))),
    Lane("asan", "the suite under AddressSanitizer and UBSan", "asan",
         (*BOOTSTRAP, *build("asan", "opennvvm-tests")), suite("build-asan")),
    Lane("tsan", "5,000 sequences of calls of the C interfaces in eight threads, under "
         "ThreadSanitizer", "tsan",
         (*BOOTSTRAP, *build("tsan", "call-sequences")),
         (Commands("threads", threads),)),
    Lane("mutation", "one defect at a time in the emitter, which a test has to find",
         "mutation", (*BOOTSTRAP, ["scripts/mutation-check.py", "build-mutation",
                                   "--prepare"]),
         (Commands("defects", defects("mutation-check.py", "build-mutation")),)),
    Lane("tile-mutation", "one defect at a time in the compiler of tiles, which a test "
         "has to find", "tile-mutation",
         (*BOOTSTRAP, ["scripts/tile-mutation-check.py", "build-mutation",
                       "--prepare"]),
         (Commands("defects", defects("tile-mutation-check.py", "build-mutation")),)),
    Lane("test-long", "the suite with its long tests", "release",
         (*BOOTSTRAP, *build("release", "opennvvm-tests")),
         (Suite("tests", "build/test",
                ("-Dlong=1", "--filter-out=Package/reproducible")),
          Suite("units", "build/unittests", items=False))),
    Lane("clients", "compilers of others with our libraries and tools, at length",
         "release",
         (*BOOTSTRAP, *build("release", "opennvvm-tests"),
          ["scripts/client-env.py", "build"]),
         (Suite("tests", "build/test/Clients", ("-Dclients=1", "-Dlong=1")),)),
    Lane("tidy", "clang-tidy and missing includes, for every file", "tidy",
         (*BOOTSTRAP, *build("release", "opennvvm-generated"),
          ["scripts/ci-checks.sh", "build", "HEAD"]),
         (Commands("files", checks, JOBS),)),
    Lane("fuzz", "ten minutes of libFuzzer on modules, on calls of the C interfaces, on "
         "Tile IR's bytecode, on images of tile programs and on tileiras, each", "fuzz",
         (*BOOTSTRAP, *build("fuzz", "opennvvm-fuzz", "opennvvm-fuzz-calls",
                             "opennvvm-fuzz-tile", "opennvvm-fuzz-images",
                             "opennvvm-fuzz-tileiras", "call-sequences"),
          *build("release", "opennvvm-tools", "nv-tileas-opt")),
         (Commands("seeds", seeds), Commands("fuzz", fuzz))),
    Lane("reproducible", "two builds in two folders give the same bytes",
         "reproducible", BOOTSTRAP,
         (Commands("builds", lambda source: {
             "one and another": ["packaging/reproducible.sh", "--continue",
                                 "build-twice"]}),)),
)}
