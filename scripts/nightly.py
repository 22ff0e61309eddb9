#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the checks that continuous integration leaves out because they take hours.

    nightly.py [--new] [--here] [LANE...]
    nightly.py --list | --stale COMMITS | --page
    nightly.py --left WHY LANE...

Without a LANE, all of them one after the other; scripts/nightlylanes.py has them. A lane
checks the commit at which it began, in a copy of it below build-nightly, so that work
goes on meanwhile. Stopped (Ctrl-C, or any signal), it continues where it was, at the
commit at which it began, when it is called again. One that has ended begins anew if
there is another commit; at the same commit, only what has not passed runs again.

--new    begins anew at HEAD
--here   works in this tree and its build folders. Nothing may be changed in it; a lane
         begins anew when HEAD has moved.

A lane that ends adds a line to docs/nightly.tsv and writes docs/nightly.md, which --page
prints. What was printed is in build-nightly/LANE.log. --left says on that page why a
lane has not come to its end, with what it has found so far, and holds until it passes.
--stale names the lanes that
have not passed within the last COMMITS commits. The exit status is 1 if a lane has
failed, and 3 if it was stopped.
"""

import argparse
import contextlib
import datetime
import fcntl
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

import nightlylanes

sys.dont_write_bytecode = True
HEADING = ("lane", "commit", "date", "result", "passed", "failed", "skipped", "minutes",
           "what failed")
SHOWN = 5


def git(tree, *words):
    done = subprocess.run(["git", "-C", str(tree), *words], capture_output=True,
                          text=True)
    return done.stdout.strip() if done.returncode == 0 else None


class Journal:
    """What a lane has done so far. A line is written when an item is done, so that
    nothing is lost, however it is stopped."""

    def __init__(self, path):
        self.path, self.commit, self.ended = path, "", False
        self.items, self.complete, self.seconds = {}, set(), 0.0
        self.started = time.monotonic()
        session = 0.0
        for line in path.read_text().splitlines() if path.is_file() else []:
            kind, *rest = line.split("\t")
            if kind == "begin":
                self.commit = rest[0]
            elif kind == "session":
                self.seconds, session = self.seconds + session, 0.0
            elif kind == "spent":
                self.seconds = float(rest[0])
            elif kind == "item" and len(rest) == 4:
                self.items[rest[0], rest[1]] = rest[2]
                session = float(rest[3])
            elif kind == "complete":
                self.complete.add(rest[0])
            self.ended = kind == "end"
        self.seconds += session

    def begin(self, commit):
        """Forgets what was before."""
        self.commit, self.ended, self.seconds = commit, False, 0.0
        self.items, self.complete = {}, set()
        self.path.write_text(f"begin\t{commit}\n")

    def retry(self):
        """Forgets what has failed, so that it runs again."""
        kept = {key: state for key, state in self.items.items() if state != "failed"}
        seconds = self.seconds
        self.begin(self.commit)
        self.add("spent", seconds)
        self.seconds = seconds
        for (step, name), state in kept.items():
            self.items[step, name] = state
            self.add("item", step, name, state, 0)

    def forget(self, step):
        self.items = {key: state for key, state in self.items.items()
                      if key[0] != step}

    def add(self, *words):
        with open(self.path, "a", encoding="utf-8") as file:
            file.write("\t".join(map(str, words)) + "\n")

    def item(self, step, name, state):
        self.items[step, name] = state
        self.add("item", step, name, state, f"{self.elapsed():.1f}")

    def elapsed(self):
        return time.monotonic() - self.started

    def done(self, step):
        """The items that need not run again."""
        return {name for where, name in self.items if where == step}


class Place:
    """A source tree in which commands run, and the log of what they print. The
    commands, too, hold the lock of the tree."""

    def __init__(self, source, log, held):
        self.source, self.log, self.held = source, log, held
        self.llvm = subprocess.run(
            [source / "scripts" / "bootstrap.sh", "--llvm-version"],
            capture_output=True, text=True).stdout.strip()
        self.running, self.lock, self.stop = set(), threading.Lock(), False

    def stopped(self):
        return self.stop

    def end(self, *_):
        """Stops what runs, with all that it has started."""
        self.stop = True
        for process in list(self.running):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)

    def call(self, words, read=lambda line: None):
        """Runs a command, gives each line that it prints to the log and to `read`, and
        returns its exit status."""
        words = [str(word) for word in words]
        self.write(f"$ {' '.join(words)[:2000]}\n")
        with self.lock:
            if self.stop:
                return 1
            process = subprocess.Popen(
                words, cwd=self.source, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                errors="replace", start_new_session=True,
                pass_fds=(self.held.fileno(),))
            self.running.add(process)
        # A signal between the two lines above has not seen the process.
        if self.stop:
            self.end()
        for line in process.stdout:
            self.write(line)
            read(line)
        status = process.wait()
        self.running.discard(process)
        return status

    def write(self, text):
        with self.lock:
            self.log.write(text)
            self.log.flush()


def copy(root, folder, commit):
    """The files of a commit in a folder; those that are the same keep their time."""
    if not (folder / ".git").is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["git", "clone", "-q", "--shared", "--no-checkout", root, folder],
                       check=True)
    subprocess.run(["git", "-C", folder, "checkout", "-q", "--force", "--detach",
                    commit], check=True)


def read_results(root):
    file = root / "docs" / "nightly.tsv"
    lines = file.read_text().splitlines()[1:] if file.is_file() else []
    return [dict(zip(HEADING, line.split("\t"))) for line in lines]


def table(heading, rows):
    rows = [heading, ["---"] * len(heading), *rows]
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def last_success(results, lane):
    return next((row for row in reversed(results)
                 if row["lane"] == lane and row["result"] == "passed"), None)


def what_is_left(results, lane):
    """What a lane has failed in, or why it has not come to its end, since it passed."""
    row = next((row for row in reversed(results) if row["lane"] == lane), None)
    if row is None or row["result"] == "passed":
        return ""
    done = ", ".join(f"{row[state]} {state}" for state in ("passed", "failed")
                     if row[state] not in ("", "0"))
    return (f"{row['what failed']} ({done} at {row['commit']})" if done else
            row["what failed"])


def page(results, lanes):
    overview = []
    for lane in lanes.values():
        row = last_success(results, lane.name)
        overview.append([f"`{lane.name}`", lane.what,
                         f"{row['commit']}, {row['date']}" if row else "never",
                         what_is_left(results, lane.name)])
    listed = [[row[column] or "" for column in HEADING] for row in reversed(results)]
    return f"""# Nightly

<!-- Written by scripts/nightly.py from docs/nightly.tsv. -->

What continuous integration leaves out, because it takes hours. `make nightly` runs all
of it, `make nightly-LANE` one lane; a lane that was stopped continues where it was.
[CONTRIBUTING.md](../CONTRIBUTING.md#what-continuous-integration-leaves-out) says more.

{table(["lane", "what it does", "last passed", "what is left, and why"], overview)}
## Results

The last one is first. Tests are skipped where the machine lacks what they need; the log
says what. A lane is `left` when it has been stopped before its end.

{table(HEADING, listed)}""".rstrip("\n") + "\n"


def record(root, lanes, lane, journal, why=None):
    """Adds a line for the lane, in the place of one for the same commit. It has come to
    its end, unless there is a reason why not."""
    counts = {state: 0 for state in ("passed", "failed", "skipped")}
    for state in journal.items.values():
        counts[state] += 1
    failed = sorted(name for (_, name), state in journal.items.items()
                    if state == "failed")
    what = "; ".join(failed[:SHOWN])
    if len(failed) > SHOWN:
        what += f" and {len(failed) - SHOWN} more"
    row = dict(zip(HEADING, (
        lane.name, journal.commit[:12],
        datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M"),
        "left" if why else "failed" if failed or not counts["passed"] else "passed",
        *map(str, counts.values()), f"{journal.seconds / 60:.0f}",
        "; ".join(filter(None, (why, what))).replace("|", "/").replace("\t", " "))))
    with open(root / "build-nightly" / "results.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        rows = [other for other in read_results(root)
                if (other["lane"], other["commit"]) != (row["lane"], row["commit"])]
        text = "\n".join("\t".join(r[c] for c in HEADING) for r in [*rows, row])
        (root / "docs" / "nightly.tsv").write_text("\t".join(HEADING) + f"\n{text}\n")
        (root / "docs" / "nightly.md").write_text(page(read_results(root), lanes))
    return row


def choose_commit(root, lanes, lane, journal, options):
    """The commit to check: that of a lane that was stopped, or HEAD."""
    head = git(root, "rev-parse", "HEAD")
    if options.here:
        if git(root, "status", "--porcelain", "--untracked-files=no"):
            sys.exit("nightly: files are changed here: commit them, or leave out --here")
        return head
    if journal.commit and not journal.ended and not options.new:
        return journal.commit
    for other in lanes.values():
        state = Journal(root / "build-nightly" / f"{other.name}.state")
        if (other.name != lane.name and other.tree == lane.tree and state.commit
                and not state.ended and state.commit != head):
            sys.exit(f"nightly: {other.name}, which works in the same tree, is not at "
                     f"its end at {state.commit[:12]}: make nightly-{other.name} first")
    return head


def prepare(place, lane, journal):
    """Builds what the lane needs; whether that worked."""
    for words in lane.prepare:
        if place.call(words) and not place.stopped():
            journal.item("preparation", " ".join(map(str, words)), "failed")
            return False
    return not place.stopped()


def run_steps(place, lane, journal):
    for step in lane.steps:
        if step.name in journal.complete:
            continue
        if not step.items:
            journal.forget(step.name)
        step.run(place, journal.done(step.name),
                 lambda name, state: journal.item(step.name, name, state))
        if place.stopped():
            return
        journal.add("complete", step.name)


def run_lane(root, lanes, lane, options):
    """0 if all passed, 1 if not, 3 if it was stopped."""
    folder = root / "build-nightly"
    folder.mkdir(exist_ok=True)
    source = root if options.here else folder / lane.tree
    lock = open(folder / f"{'here' if options.here else lane.tree}.lock", "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        sys.exit(f"nightly: a lane of this tree is running: {source}")
    journal = Journal(folder / f"{lane.name}.state")
    commit = choose_commit(root, lanes, lane, journal, options)
    if options.new or commit != journal.commit:
        journal.begin(commit)
    elif journal.ended and "failed" not in journal.items.values():
        print(f"{lane.name}: passed at {commit[:12]}", flush=True)
        return 0
    elif journal.ended:
        journal.retry()
    if journal.items:
        print(f"{lane.name}: continues at {commit[:12]} after {len(journal.items)} items",
              flush=True)
    else:
        print(f"{lane.name}: begins at {commit[:12]}", flush=True)
    if not options.here:
        copy(root, source, commit)
    journal.add("session", int(time.time()))
    journal.forget("preparation")
    with open(folder / f"{lane.name}.log", "a", encoding="utf-8") as log:
        place = Place(source, log, lock)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, place.end)
        if prepare(place, lane, journal):
            run_steps(place, lane, journal)
    lock.close()
    journal.seconds += journal.elapsed()
    if place.stopped():
        print(f"{lane.name}: stopped after {len(journal.items)} items; make "
              f"nightly-{lane.name} goes on", flush=True)
        return 3
    journal.add("end")
    row = record(root, lanes, lane, journal)
    print(f"{lane.name}: {row['result']} at {row['commit']}: {row['passed']} passed, "
          f"{row['failed']} failed, {row['skipped']} skipped, {row['minutes']} minutes"
          + (f": {row['what failed']}" if row["what failed"] else ""), flush=True)
    return row["result"] != "passed"


def leave(root, lanes, lane, why):
    """Records why a lane has not come to its end."""
    (root / "build-nightly").mkdir(exist_ok=True)
    journal = Journal(root / "build-nightly" / f"{lane.name}.state")
    if journal.ended:
        sys.exit(f"nightly: {lane.name} has come to its end at {journal.commit[:12]}")
    if not journal.commit:
        journal.commit = git(root, "rev-parse", "HEAD")
    record(root, lanes, lane, journal, " ".join(why.split()))


def tell_stale(root, lanes, limit):
    results, stale = read_results(root), 0
    for lane in lanes:
        row = last_success(results, lane)
        age = row and git(root, "rev-list", "--count", f"{row['commit']}..HEAD")
        if row and age is not None and int(age) <= limit:
            continue
        stale += 1
        print(f"nightly: {lane} " + (
            "has never passed" if not row else
            f"last passed {age} commits ago, at {row['commit']}" if age is not None else
            f"last passed at {row['commit']}, which is not here") +
            f": make nightly-{lane}")
    if not stale:
        print(f"nightly: every lane passed within the last {limit} commits")


def main(root, lanes, arguments):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("lanes", nargs="*", metavar="LANE")
    parser.add_argument("--new", action="store_true")
    parser.add_argument("--here", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--stale", type=int, metavar="COMMITS")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--left", metavar="WHY")
    options = parser.parse_args(arguments)
    if unknown := set(options.lanes) - set(lanes):
        parser.error(f"{min(unknown)}: there is {', '.join(lanes)}")
    if options.list:
        for lane in lanes.values():
            print(f"{lane.name:14}{lane.what}")
        return 0
    if options.stale is not None:
        tell_stale(root, lanes, options.stale)
        return 0
    if options.page:
        print(page(read_results(root), lanes), end="")
        return 0
    if options.left is not None:
        if not options.left.strip() or not options.lanes:
            parser.error("--left needs a reason and a lane")
        for name in options.lanes:
            leave(root, lanes, lanes[name], options.left)
        return 0
    worst = 0
    for name in options.lanes or lanes:
        status = run_lane(root, lanes, lanes[name], options)
        if status == 3:
            return 3
        worst = max(worst, status)
    return worst


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(__file__).resolve().parents[1], nightlylanes.LANES,
                  sys.argv[1:]))
