# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs lanes of its own with scripts/nightly.py in a repository of its own, stops and
continues them. For nightly.test, which has what it prints.

    nightly.py SOURCE FOLDER
    nightly.py SOURCE --names
    nightly.py SOURCE --run FOLDER ARGUMENT...
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
SOURCE = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(SOURCE / "scripts"))
os.environ["JOBS"] = "1"
import nightly  # noqa: E402
import nightlylanes  # noqa: E402

SUITE = """
import lit.formats
config.name = "Mini"
config.test_format = lit.formats.ShTest(execute_external=True)
config.suffixes = [".test"]
config.test_source_root = config.test_exec_root = {folder!r}
config.available_features = []
"""


def lanes(out):
    """One that lit runs, one of commands, and those that do not work."""
    Lane, Commands = nightlylanes.Lane, nightlylanes.Commands

    def write(name, more="true"):
        return ["sh", "-c", f"{more} && echo {name} >> {out}/ran"]

    commands = Commands("words", lambda source: {
        "first": write("first"),
        "second": write("second", f"until [ -f {out}/second ]; do sleep 0.1; done"),
        "bad": ["sh", "-c", f"echo bad >> {out}/ran; [ -f {out}/mended ]"]})
    return {lane.name: lane for lane in (
        Lane("suite", "a suite", "one", (["true"],),
             (nightlylanes.Suite("tests", "suite"),)),
        Lane("commands", "commands", "two", (["true"],), (commands,)),
        Lane("unbuilt", "what cannot be built", "three", (["false"],), (commands,)),
        Lane("stopped", "what waits", "four", (), (Commands("words", lambda source: {
            "wait": ["sh", "-c", f"touch {out}/waiting; sleep 600"]}),)),
        Lane("same", "another of that tree", "four", (["true"],), ()))}


class Repository:
    def __init__(self, folder):
        shutil.rmtree(folder, ignore_errors=True)
        self.out, self.root = folder, folder / "tree"
        (self.root / "suite").mkdir(parents=True)
        (self.root / "docs").mkdir()
        (self.root / "scripts").mkdir()
        shutil.copy(SOURCE / "scripts" / "bootstrap.sh", self.root / "scripts")
        (self.root / ".gitignore").write_text("build-nightly\n")
        self.git("init", "-q")
        for number in range(1, 7):
            self.test(number)
        self.test(5, "false")
        (self.root / "suite" / "t6.test").write_text("REQUIRES: nothing\nRUN: true\n")
        self.test(4, f"until [ -f {self.out}/go ]; do touch {self.out}/four; "
                  "sleep 0.1; done")
        (self.root / "suite" / "lit.site.cfg.py").write_text(
            "import os\n" + SUITE.format(folder="").replace(
                "''", "os.path.dirname(__file__)"))
        self.commit()

    def test(self, number, command="true"):
        (self.root / "suite" / f"t{number}.test").write_text(
            f"RUN: echo t{number} >> {self.out}/tests; {command}\n")

    def git(self, *words):
        subprocess.run(["git", "-C", self.root, "-c", "user.name=a", "-c",
                        "user.email=a@b", *words], check=True)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", "a")

    def start(self, *arguments):
        sys.stdout.flush()
        return subprocess.Popen([sys.executable, __file__, SOURCE, "--run", self.out,
                                 *arguments], stderr=subprocess.STDOUT)

    def run(self, *arguments):
        return self.start(*arguments).wait()

    def stop(self, lane, number, condition):
        process = self.start(lane)
        while not condition():
            time.sleep(0.05)
            if process.poll() is not None:
                sys.exit(f"{lane} has ended")
        process.send_signal(number)
        return process.wait()


def stop_and_continue(tree):
    out = tree.out
    status = tree.stop("suite", signal.SIGTERM, (out / "four").exists)
    tree.run("--left", "the fourth test\twaits | and waits", "suite")
    print((tree.root / "docs" / "nightly.md").read_text())
    tree.commit()
    (out / "go").touch()
    status = status, tree.run("suite")
    tests = (out / "tests").read_text().split()
    assert status == (3, 1), status
    if sorted(set(tests)) == [f"t{n}" for n in range(1, 6)] and len(tests) == 6:
        print("each test has run once")  # And the one that was stopped twice.
    tree.test(5)
    tree.commit()
    assert tree.run("suite") == 0 and tree.run("suite") == 0

    def first_is_done():
        state = tree.root / "build-nightly" / "commands.state"
        return state.exists() and "\tfirst\t" in state.read_text()

    tree.stop("commands", signal.SIGKILL, first_is_done)
    assert tree.run("commands") == 1
    (out / "second").touch()
    time.sleep(1)
    (out / "ran").write_text("first\n")  # Not what was not heard of any more.
    assert tree.run("commands") == 1
    (out / "mended").touch()
    assert tree.run("commands") == 0
    print("ran:", ", ".join((out / "ran").read_text().split()))


def main(folder):
    tree = Repository(folder)
    stop_and_continue(tree)
    tree.run("unbuilt")
    tree.stop("stopped", signal.SIGINT, (folder / "waiting").exists)
    tree.run("--left", "it waits", "stopped")
    tree.run("--left", "it has ended", "commands")
    tree.run("--left", " ", "stopped")
    # What lanes write is committed.
    tree.commit()
    tree.run("same")
    (tree.root / ".gitignore").write_text("build-nightly\n\n")
    tree.run("--here", "commands")
    tree.commit()
    shutil.rmtree(tree.root / "build-nightly" / "two")
    tree.run("--here", "commands")
    print("there is a copy:", (tree.root / "build-nightly" / "two").exists())
    tree.commit()
    table = tree.root / "docs" / "nightly.tsv"
    kept, tsv = table.read_text(), table.read_text().splitlines()
    head = subprocess.run(["git", "-C", tree.root, "rev-parse", "HEAD"],
                          capture_output=True, text=True).stdout[:12]
    table.write_text(kept + "".join(
        f"{lane}\t{head}\t\tpassed\t1\t0\t0\t0\t\n"
        for lane in ("unbuilt", "stopped", "same")))
    tree.run("--stale", "10")
    table.write_text(kept)
    tree.run("--stale", "2")
    table.write_text(kept.replace("\t" + tsv[2].split("\t")[1], "\t" + 12 * "0"))
    tree.run("--stale", "2")
    table.write_text(kept)
    print(kept.replace("\t", " "))
    print((tree.root / "docs" / "nightly.md").read_text())


def check_names():
    """Presets, targets and files that the product's lanes name."""
    presets = {p["name"] for p in json.loads(
        (SOURCE / "CMakePresets.json").read_text())["buildPresets"]}
    built = "".join(f.read_text() for f in SOURCE.rglob("*")
                    if f.name in ("CMakeLists.txt",) or f.suffix == ".cmake")
    missing = []
    for lane in nightlylanes.LANES.values():
        commands = list(lane.prepare)
        for step in lane.steps:
            if isinstance(step, nightlylanes.Commands) and step.name != "fuzz":
                commands += step.commands(SOURCE).values()
        for words in commands:
            if words[:2] == ["cmake", "--preset"] and words[2] not in presets:
                missing.append(words[2])
            if "--target" in words:
                missing += [t for t in words[words.index("--target") + 1:]
                            if not re.search(rf"\b{t}\b", built)]
            if "/" in words[0] and not words[0].startswith("build"):
                missing += [words[0]] * (not os.access(SOURCE / words[0], os.X_OK))
    print(f"{len(nightlylanes.LANES)} lanes, "
          f"{', '.join(missing) or 'nothing'} is missing")


if __name__ == "__main__":
    if sys.argv[2] == "--names":
        check_names()
    elif sys.argv[2] == "--run":
        folder = pathlib.Path(sys.argv[3])
        sys.exit(nightly.main(folder / "tree", lanes(folder), sys.argv[4:]))
    else:
        main(pathlib.Path(sys.argv[2]).resolve())
