# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""suite.py CHECKOUT --reasons=FILE --results=FOLDER [option...]: runs the tests of another
project's checkout without a GPU, file by file, and compares what fails with a list.

Each result is written when its test ends, so that a run that was stopped is continued by
the next one; --fresh starts from nothing. A test that takes too long, or ends the process,
has failed, and those after it still run.

Findings do not let a test fail here: its own checks decide, and findings are listed beside
them, since kernels with right results break rules, too.

The list has lines of these forms; # begins a comment:

    ! TEST REASON         fails, for that reason; * in TEST matches anything
    ? TEST: RULE REASON   its kernels break the rule, for that reason
    = TEST: KERNEL REASON what the kernel computes is rounded further apart by --engines
    - FILE REASON         is not run
    + FILE OPTION...      gets options of pytest's

A failure or a finding that is not listed is an error, and so is a line whose tests have
been run and none has failed or broken the rule. With --share and --engines,
where few sets are run, the latter is none.

With --limit, tests that take longer, or that do not end, are left out, and counted: they are
no failures."""

import argparse
import collections
import fnmatch
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout")
    parser.add_argument("--reasons", required=True)
    parser.add_argument("--results", required=True)
    parser.add_argument("--tests", default="test", help="the folder of the tests")
    parser.add_argument("--only", default="*", help="files whose path matches")
    parser.add_argument("--modules", help="where the kernels' bytecode is kept")
    parser.add_argument("--target", default="cpu", choices=("cpu", "machine", "tileiras"),
                        help="what executes kernels: the evaluator, the machine what "
                        "opennvvm.cutile compiles and launches, or the machine what cuTile "
                        "itself does, by our tileiras")
    parser.add_argument("--arch", help="the device's compute capability")
    parser.add_argument("--engines", metavar="sm_80,.../sm_90,...",
                        help="execute what the evaluator does on these machines, too, and a "
                        "tenth of it on those behind the slash, and compare the results; "
                        "imported: by the evaluator of nv_tileas")
    parser.add_argument("--engine-seconds", type=int, default=10,
                        help="of a processor, that each of these may take; of what takes "
                        "longer, the first blocks are compared")
    parser.add_argument("--engine-memory", type=int, default=256,
                        help="MiB, that it may have; of what has more, the first blocks are "
                        "compared")
    parser.add_argument("--engine-figures", help="write what became of these, as a table")
    parser.add_argument("--path", action="append", default=[],
                        help="a folder of Python modules; can be repeated")
    parser.add_argument("--sets", type=int, default=0,
                        help="the parameter sets of each function; all by default")
    parser.add_argument("--share", type=float, default=1,
                        help="the share of all parameter sets to run, drawn by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=0,
                        help="the seconds of a processor after which a test is left out")
    parser.add_argument("--stall", type=float, default=120,
                        help="the seconds that a test may take")
    parser.add_argument("--seconds", type=float, default=float("inf"),
                        help="start no file after that time")
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument("--figures", help="write the sums there, as a table")
    parser.add_argument("--name", default="", help="of the suite, in the table")
    parser.add_argument("--floor", type=float, default=0,
                        help="the percentage of tests run that must pass")
    return parser.parse_args()


def matches(name, pattern):
    """Brackets are those of parameters, and no set of characters."""
    return fnmatch.fnmatchcase(name, pattern.replace("[", "[[]"))


class Reasons:
    """The list of what is known."""

    def __init__(self, path):
        self.known, self.rounded, self.left_out, self.options = [], [], {}, []
        with open(path) as file:
            for number, line in enumerate(file, 1):
                words = line.split("#")[0].split(None, 2)
                if not words:
                    continue
                if len(words) != 3 or words[0] not in tuple("!?=-+"):
                    sys.exit(f"{path}:{number}: no such form")
                kind, name, rest = words
                if kind == "-":
                    self.left_out[name] = rest.strip()
                elif kind == "+":
                    self.options.append((name, shlex.split(rest)))
                elif kind == "!":
                    self.known.append((name, "", rest.strip()))
                else:
                    what, _, why = rest.strip().partition(" ")
                    if not why:
                        sys.exit(f"{path}:{number}: no reason")
                    name = name.rstrip(":")
                    if kind == "?":
                        self.known.append((name, what, why.strip()))
                    else:
                        self.rounded.append((name, what))

    def why_left_out(self, path):
        return next((why for name, why in self.left_out.items()
                     if matches(path, name)), "")

    def options_of(self, path):
        return [option for name, options in self.options if matches(path, name)
                for option in options]

    def explains(self, row):
        """Whether a line says why two engines round a launch so differently."""
        return row["word"] == "differs" and not row["exact"] and any(
            matches(row["test"], test) and matches(row["kernel"], kernel)
            for test, kernel in self.rounded)

    def of(self, test, rule=""):
        """The place in the list of a failure's or a finding's reason, or None."""
        for place, (pattern, listed, _) in enumerate(self.known):
            if listed == rule and matches(test, pattern):
                return place
        return None


def test_files(args):
    """The files with tests, as paths in the checkout."""
    for folder, folders, names in os.walk(os.path.join(args.checkout, args.tests)):
        folders.sort()
        for name in sorted(names):
            path = os.path.relpath(os.path.join(folder, name), args.checkout)
            if fnmatch.fnmatch(name, "test_*.py") and fnmatch.fnmatch(path, args.only):
                yield path


def processor_time(process):
    """What a process has used so far, in seconds; 0 if it has ended."""
    try:
        with open(f"/proc/{process}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def launched(arch):
    """The environment in which cuTile finds our tileiras, the machine's driver, and what
    completes launches."""
    from opennvvm import machine, tile_launch_path
    library = os.path.realpath(machine.library_path())
    return {"OPENNVVM_MACHINE": arch, "LD_LIBRARY_PATH": os.path.dirname(library),
            "LD_PRELOAD": os.path.realpath(tile_launch_path())}


class File:
    """One file of tests, and what is known of its results."""

    def __init__(self, args, path):
        self.args, self.path = args, path
        self.record = os.path.join(args.results, path.replace("/", ".") + ".jsonl")
        self.done = self.record + ".done"

    def device_options(self):
        """What executes kernels, as options of pytest's."""
        if self.args.target == "tileiras":
            yield from ["-p", "on_machine"]
            return
        yield from ["-p", "opennvvm.cutile", "--tile-findings=report"]
        yield from ([f"--tile-arch={self.args.arch}"] if self.args.arch else [])
        yield "--tile-threads=1" if self.args.target == "cpu" else "--tile-target=machine"
        yield from ["-p", "engines"] if self.args.engines else []

    def results(self):
        """The last result of each test."""
        found = {}
        if os.path.exists(self.record):
            with open(self.record) as file:
                for line in file:
                    entry = json.loads(line)
                    if "outcome" in entry:
                        found[entry["test"]] = entry
        return found

    def unfinished(self):
        """The test that was running when the process ended, if there was one."""
        running = None
        if os.path.exists(self.record):
            with open(self.record) as file:
                for line in file:
                    entry = json.loads(line)
                    if "started" in entry:
                        running = entry["started"]
                    elif entry.get("test") == running:
                        running = None
        return running

    def note(self, test, outcome, why):
        with open(self.record, "a") as file:
            entry = {"test": test, "outcome": outcome, "why": why}
            file.write(json.dumps(entry) + "\n")

    def run(self, options):
        """Runs what has no result yet."""
        while not os.path.exists(self.done):
            before = len(self.results())
            why = self.run_once(options)
            test = self.unfinished()
            if test is not None:
                slow = self.args.limit and why.startswith("longer")
                self.note(test, "left out" if slow else "failed",
                          why or "the process ended")
            elif why and len(self.results()) == before:
                self.note(self.path, "failed", why)
                break
            elif not why:
                break
        open(self.done, "w").close()

    def command(self, options, paths):
        return [sys.executable, "-m", "pytest", "-q", "--tb=short", "-c", os.devnull,
                "--rootdir=.", "-p", "no:cacheprovider",
                *self.device_options(), "-p", "record", *options, *paths]

    def environment(self):
        environment = dict(
            os.environ, OPENNVVM_RECORD=self.record, PYTHONDONTWRITEBYTECODE="1",
            OMP_NUM_THREADS="1",
            PYTHONPATH=os.pathsep.join([
                os.path.join(HERE, "plugins"), os.path.join(HERE, "Inputs", "started"),
                *self.args.path,
                os.environ.get("PYTHONPATH", "")]))
        environment["OPENNVVM_SETS"] = str(self.args.sets)
        environment["OPENNVVM_SHARE"] = f"{self.args.share} {self.args.seed}"
        environment["OPENNVVM_MACHINE_REPORT"] = os.path.abspath(self.record + ".found")
        if self.args.target == "tileiras":
            environment.update(launched(self.args.arch))
        if self.args.engines:
            environment["OPENNVVM_ENGINES"] = engines_file(self.args)
            environment["OPENNVVM_ENGINES_ARCHS"] = self.args.engines
            environment["OPENNVVM_ENGINES_SECONDS"] = str(self.args.engine_seconds)
            environment["OPENNVVM_ENGINES_MEMORY"] = str(self.args.engine_memory)
        if self.args.modules:
            environment["OPENNVVM_MODULES"] = os.path.abspath(self.args.modules)
        return environment

    def run_once(self, options):
        """Returns why pytest did not get to its end, or ""."""
        with open(self.record + ".log", "ab") as log:
            process = subprocess.Popen(
                self.command(options, [self.path]), cwd=self.args.checkout,
                env=self.environment(), stdout=log, stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL, start_new_session=True)
            try:
                why = self.wait(process)
            except KeyboardInterrupt:
                os.killpg(process.pid, signal.SIGKILL)
                raise
        # 5: all tests have been run before; 1: some have failed.
        if why or process.returncode in (0, 1, 5):
            return why
        return f"the process ended with status {process.returncode}"

    def wait(self, process):
        """Waits for the end, or until no test has ended for too long."""
        size, since, spent = -1, time.monotonic(), 0
        while process.poll() is None:
            time.sleep(0.05)
            now = os.path.getsize(self.record) if os.path.exists(self.record) else 0
            if now != size:
                size, since, spent = now, time.monotonic(), processor_time(process.pid)
                running = self.unfinished() is not None
            slow = self.args.limit and running and (
                processor_time(process.pid) - spent > self.args.limit)
            if slow or time.monotonic() - since > self.args.stall:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                limit = self.args.limit if slow else self.args.stall
                return f"longer than {limit:.0f} seconds"
        return ""


def drawn(args, reasons, paths):
    """The files of which the share has tests, or that cannot be read: to look into all of
    them at once takes less time than to start each."""
    known = os.path.join(args.results, "drawn.json")
    if not os.path.exists(known):
        found = set()
        groups = collections.defaultdict(list)
        for path in paths:
            if not reasons.why_left_out(path):
                groups[tuple(reasons.options_of(path))].append(path)
        for options, group in groups.items():
            look = File(args, "collected")
            said = subprocess.run(
                look.command([*options, "--collect-only"], group), cwd=args.checkout,
                env=look.environment(), stdin=subprocess.DEVNULL, capture_output=True,
                text=True).stdout
            for line in said.splitlines():
                name = line.removeprefix("ERROR ").split(" ")[0]
                found |= {path for path in [name.partition("::")[0]] if path in group}
        with open(known, "w") as file:
            json.dump(sorted(found), file)
    with open(known) as file:
        return json.load(file)


class Judge:
    """Counts outcomes, and prints what no line of the list explains."""

    def __init__(self, reasons, few):
        self.reasons, self.few = reasons, few
        self.sums, self.uses = collections.Counter(), collections.Counter()
        self.unknown = collections.defaultdict(list)
        self.names = set()

    def add(self, test, entry):
        self.names.add(test)
        self.sums[entry["outcome"]] += 1
        rules = entry.get("findings", [])
        self.sums["with findings"] += bool(rules)
        if entry["outcome"] == "failed":
            self.explain(test, "", entry["why"])
        for rule in rules:
            self.explain(test, rule, rule)

    def explain(self, test, rule, why):
        place = self.reasons.of(test, rule)
        if place is None:
            self.unknown[test.partition("[")[0], why].append(test)
        else:
            self.uses[place] += 1

    def errors(self):
        """Prints them; returns their number."""
        for (_, why), tests in sorted(self.unknown.items()):
            others = f" and {len(tests) - 1} like it" if len(tests) > 1 else ""
            print(f"not listed: {tests[0]}{others}: {why}")
        stale = 0
        for place, (pattern, rule, reason) in enumerate(self.reasons.known):
            if not self.uses[place] and not self.few and any(
                    matches(name, pattern) for name in self.names):
                print(f"listed, but no longer so: {pattern} {rule} {reason}")
                stale += 1
        return stale + len(self.unknown)

    def by_reason(self, failures):
        counts = collections.Counter()
        for place, count in self.uses.items():
            _, rule, reason = self.reasons.known[place]
            if failures == (not rule):
                counts[f"{rule}: {reason}" if rule else reason] += count
        return counts.most_common()


def engines_file(args):
    return os.path.join(args.results, "engines.jsonl")


def judge_engines(args, reasons):
    """Prints what the machines computed beside the evaluator; returns the number of errors."""
    with open(engines_file(args)) as file:
        lines = [json.loads(line) for line in file]
    # What has been run again has two.
    rows = {row["key"]: row for row in lines}.values()
    counts, errors = collections.Counter(), 0
    for row in rows:
        if reasons.explains(row):
            row["word"] = "near"
        word = "first" if row.get("blocks") and row["word"] == "equal" else row["word"]
        counts[row["arch"], word] += 1
        found = set(row.get("findings", [])) - set(row.get("evaluator's", []))
        if row["word"] in ("differs", "fails", "refused") or found:
            errors += 1
            print(f"{row['arch']} {row['kernel']}: {row['word']}: {row.get('why', '')} "
                  f"{' '.join(sorted(found))} {row.get('module', '')} {row.get('test', '')}")
    words = {"equal": "same bits", "first": "same bits, first blocks",
             "near": "rounded differently", "both fail": "both fail",
             "slow": "left out, as too slow", "differs": "differ",
             "fails": "only one fails", "refused": "not compiled"}
    lines = ["\t".join(["machine", *words.values()])]
    for arch in sorted({arch for arch, _ in counts}, key=lambda arch: (len(arch), arch)):
        lines.append("\t".join([arch, *(str(counts[arch, word]) for word in words)]))
    print(*lines, sep="\n")
    if args.engine_figures:
        os.makedirs(os.path.dirname(args.engine_figures), exist_ok=True)
        with open(args.engine_figures, "w") as table:
            print(*lines, sep="\n", file=table)
    return errors


def main():
    args = arguments()
    args.checkout = os.path.abspath(args.checkout)
    args.results = os.path.abspath(args.results)
    if args.fresh:
        shutil.rmtree(args.results, ignore_errors=True)
    os.makedirs(args.results, exist_ok=True)
    reasons = Reasons(args.reasons)
    start = time.monotonic()
    files, left, paths = [], 0, list(test_files(args))
    if args.share < 1:
        paths = drawn(args, reasons, paths)
    for path in paths:
        if why := reasons.why_left_out(path):
            print(f"{path}: not run: {why}")
            continue
        file = File(args, path)
        files.append(file)
        if os.path.exists(file.done):
            continue
        if time.monotonic() - start > args.seconds:
            left += 1
            continue
        begun = time.monotonic()
        file.run(reasons.options_of(path))
        outcomes = collections.Counter(
            entry["outcome"] for entry in file.results().values())
        said = ", ".join(f"{count} {word}" for word, count in sorted(outcomes.items()))
        print(f"{path}: {said or 'no tests'} ({time.monotonic() - begun:.0f} s)",
              flush=True)
    judge = Judge(reasons, args.share < 1 or args.engines)
    for file in files:
        if os.path.exists(file.done):
            for test, entry in sorted(file.results().items()):
                judge.add(test, entry)
    errors = judge.errors()
    for failures, title in ((True, "failures"), (False, "findings")):
        for reason, count in judge.by_reason(failures):
            print(f"{count:6} {title}: {reason}")
    if args.engines:
        errors += judge_engines(args, reasons)
    sums = judge.sums
    ran = sums["passed"] + sums["failed"] + sums["expected"]
    share = 100 * (sums["passed"] + sums["expected"]) / max(ran, 1)
    print(f"{args.name or args.checkout}: {len(files) - left} files, "
          f"{sums['passed']} passed, {sums['failed']} failed, "
          f"{sums['expected']} expected to fail, {sums['skipped']} skipped, "
          f"{sums['left out']} left out as too slow, "
          f"{sums['with findings']} with findings; "
          f"{share:.2f} % of those that ran; {left} files are left")
    if args.figures and not left:
        os.makedirs(os.path.dirname(args.figures), exist_ok=True)
        with open(args.figures, "w") as table:
            cells = {"suite": args.name, "passed": sums["passed"] + sums["expected"],
                     "failed, with a reason": sums["failed"],
                     "skipped by the suite": sums["skipped"],
                     "of those that ran": f"{share:.2f} %"}
            if args.limit:
                cells["left out, as too slow"] = sums["left out"]
            table.write("\t".join(cells) + "\n")
            table.write("\t".join(map(str, cells.values())) + "\n")
    if share < args.floor:
        print(f"error: less than {args.floor} % pass")
        errors += 1
    sys.exit(bool(errors))


if __name__ == "__main__":
    main()
